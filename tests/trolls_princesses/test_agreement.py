"""Two implementations written apart agree at every question of a game about networks, prices, tasks and points."""

from collections import Counter
from random import Random

import pytest

from tests.trolls_princesses.slow import VILLAGES, Network, Player, Table, Tile, meets, score
from trollbord.games.trolls_princesses import (
    TROLLS_PRINCESSES,
    box,
    clans,
    deck,
    places,
    spaces,
    tiles,
)
from trollbord.games.trolls_princesses.goods import BARNS, RESOURCES
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.kernel.playout import answer

GAMES = 8
"""How many games of each number of seats are compared."""
MANY = 1_000
"""How many in the long run."""


class Twin:
    """A game and what the second opinion knows of it: the networks grow by the picks alone."""

    def __init__(self, seats: int, seed: int) -> None:
        state = TROLLS_PRINCESSES.new(seats)
        assert isinstance(state, TrollsState)
        self.state = state
        self.rng = Random(seed)
        self.sensible = seed % 2 == 0
        self.networks: list[Network] = []
        self.taken = ""
        self.spot = (0, 1)

    def step(self) -> None:
        """One pick, which both sides take note of."""
        state = self.state
        ask = state.ask
        assert ask is not None
        quick = ask.weights is None and self.sensible
        option = TROLLS_PRINCESSES.advice.rollout(state, self.rng) if quick else None
        option = option or answer(state, self.rng)
        seat = ask.seat
        if option.verb == "take" and not option.arg.startswith("TRC"):
            self.taken = option.arg
        elif option.verb == "lay":
            self.spot = (option.first, option.second + 1)
        elif option.verb == "turn":
            network = self.networks[seat]
            network.tiles.append(network.spot(*self.spot, self.taken, option.first))
        state.take(option)
        if not self.networks and min(state.clans) >= 0:
            self.networks = [Network(clans.CLAN_NAMES[clan]) for clan in state.clans]

    def player(self, seat: int) -> Player:
        state = self.state
        goods = state.goods[seat]
        slots = [
            name for at, name in enumerate(clans.CAMP_SLOTS) if state.camp_slots[seat] >> at & 1
        ]
        squares = state.changeling_slots[seat]
        slots += [name for at, name in enumerate(clans.CHANGELING_SLOTS) if squares >> at & 1]
        return Player(
            self.networks[seat],
            Counter(dict(zip(("obsidian", "gold", "diamond", "power", "cow"), goods))),
            dict(zip(RESOURCES, state.filled[seat])),
            [deck.CARDS[card] for card in state.cards[seat]],
            [(spaces.SORTS[piece % 4], spaces.ITEMS[piece // 4]) for piece in state.stored[seat]],
            [places.PLACES[place] for place in state.trolls[seat] if place],
            Counter(dict(zip(places.CAVES, state.humans[seat]))),
            slots,
            goods[BARNS],
        )

    def table(self) -> Table:
        state = self.state
        village = {
            VILLAGES[at]: Counter(
                princess=state.princesses[at],
                changeling=state.changelings[at],
                human=state.farmers[at],
                bell=state.bells[at],
                camp=state.camps[at],
            )
            for at in range(state.seats)
        }
        return Table(
            [self.player(seat) for seat in range(state.seats)],
            state.active,
            places.PLACES[state.place],
            state.points,
            state.borrowed,
            state.activated,
            village,
            Counter(dict(zip(box.SUPPLY_NAMES, state.supply))),
            [tiles.TILES[tile] for tile in state.displays[0]],
            [deck.CARDS[card] for card in state.displays[1]],
            [deck.TASKS[task] for task in state.tasks],
            [
                {deck.TASKS[task] for task in state.tasks if mask >> task & 1}
                for mask in state.claims
            ],
        )

    def compare(self) -> None:
        """What is asked and what follows from the boards."""
        ask = self.state.ask
        if not self.networks or ask is None or ask.seat < 0:
            return
        offered = [option.text for option in ask.options]
        if ask.prompt == "lay-tile":
            assert offered == self.networks[ask.seat].fits(self.taken)
        elif ask.prompt == "turn-tile":
            assert offered == self.networks[ask.seat].turns(*self.spot, self.taken)
        elif ask.prompt == "act":
            table = self.table()
            assert sorted(offered) == sorted([*table.acts(), *table.claims()])
        elif ask.prompt in ("take-den", "take-second-den"):
            fitting = [each for each in self.table().dens if self.networks[ask.seat].fits(each)]
            assert {each for each in offered if each.startswith("take")} == {
                f"take {den}" for den in fitting
            }
        elif ask.prompt == "play-card":
            self.compare_boards()

    def compare_boards(self) -> None:
        """Shafts, free spaces, tasks and points of every player."""
        for seat in range(self.state.seats):
            player, state = self.player(seat), self.state
            assert list(player.network.shafts().values()) == state.shafts[seat]
            assert [player.free(sort) for sort in spaces.SORTS] == state.rooms[seat]
            met = {deck.TASKS[task] for task in state.tasks if state.met[seat] >> task & 1}
            assert met == {
                deck.TASKS[task] for task in state.tasks if meets(player, deck.TASKS[task])
            }
            assert score(player) == state.score(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_agree_with_the_second_opinion(seats: int) -> None:
    check_games(seats, range(GAMES))


@pytest.mark.long_run
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_games_agree_with_the_second_opinion(seats: int) -> None:
    check_games(seats, range(1_000, 1_000 + MANY))


def check_games(seats: int, seeds: range) -> None:
    """Play a game from each seed, comparing at every question and at the end."""
    for seed in seeds:
        twin = Twin(seats, seed)
        while twin.state.ask is not None:
            twin.compare()
            twin.step()
        result = twin.state.result()
        assert result is not None
        totals = [sum(score(twin.player(seat))) for seat in range(seats)]
        assert list(result.scores) == totals
        twin.compare_boards()


def test_the_second_opinion_has_the_places_of_the_plane() -> None:
    """The first tile has three free sides; a tile beside two others has a shaft with each equal half."""
    network = Network("red", [Tile("PRI-01", 0, 0j, False)])

    assert network.fits("RES-02") == ["lay 1 1", "lay 1 2", "lay 1 5"]
    network.tiles.append(network.spot(1, 1, "PRI-02", 1))
    assert network.shafts() == {"obsidian": 4, "gold": 0, "diamond": 1}
