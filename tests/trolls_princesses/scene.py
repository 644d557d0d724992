"""Setting the table for scenes: seat 0 is the active player, everything not named is plain.

Tiles are written "PRI-01@N00/0" (place and turn) or "PRI-01" (laid wherever it fits first); stored pieces
"camp>RES-03"; figures by the names of places.
"""

from typing import Any

import pytest

from tests.trolls_princesses.places import PLACES as NAMED
from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.actions import Act
from trollbord.games.trolls_princesses.box import HERD, HUMANS, SUPPLY_NAMES
from trollbord.games.trolls_princesses.choices import TakeDen, TakeRoyalTile
from trollbord.games.trolls_princesses.clans import CAMP_SLOTS, CHANGELING_SLOTS, CLAN_NAMES, CLANS
from trollbord.games.trolls_princesses.deck import CARDS, CASTLES, ROUNDS, TASKS
from trollbord.games.trolls_princesses.goods import (
    BARNS,
    COWS,
    DIAMOND,
    GOLD,
    OBSIDIAN,
    TROLL_POWER,
)
from trollbord.games.trolls_princesses.network import place_at
from trollbord.games.trolls_princesses.places import PLACES, VILLAGES
from trollbord.games.trolls_princesses.rules import EndPhase, Move, Phase, PlayRoundCard, Turn
from trollbord.games.trolls_princesses.spaces import CARD_ITEM, ITEMS, SORTS
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.tiles import TILES
from trollbord.kernel.errors import IllegalPick
from trollbord.kernel.settings import agreed
from trollbord.kernel.step import Step

N = {name: place_at(coordinates) for name, (coordinates, _, _) in NAMED.items()}
"""The reference's names of places."""

DENS, TROLL_CARDS, ROYALS = range(3)


def table(
    *,
    seats: int = 4,
    clans: str = "red yellow purple turquoise",
    trolls: str = "",
    rivals: dict[int, str] | None = None,
    humans: tuple[int, int, int] = (0, 0, 0),
    obsidian: int = 0,
    gold: int = 0,
    diamonds: int = 0,
    power: int = 0,
    cows: int = 0,
    barns: int | None = None,
    tiles: str = "",
    cards: str = "",
    stored: str = "",
    gone: str = "",
    shafts: tuple[int, int, int] | None = None,
    filled: tuple[int, int, int] | None = None,
    king: str = "aside",
    dens_shown: str = "",
    cards_shown: str = "",
    royals_shown: str = "",
    tasks: str = "",
    hand: str = "RND-01 RND-02 RND-03",
    castles: str = "CAS-04 CAS-05 CAS-06 CAS-07",
    princesses: str = "",
    camps: dict[int, str] | None = None,
    supply: dict[str, int] | None = None,
    **switches: Any,
) -> "Scene":
    """A table with nothing on its agenda."""
    state = TROLLS_PRINCESSES.blank(seats, agreed(TROLLS_PRINCESSES.settings, switches))
    state.clans = [CLAN_NAMES.index(clan) for clan in clans.split()[:seats]]
    state.castles = [CASTLES.index(castle) for castle in castles.split()[:seats]] + [-1] * (
        4 - seats
    )
    state.first, state.active, state.round, state.phase = 0, 0, 3, 1
    state.king, state.king_seat = PLACES.index(king), 0 if king in PLACES[:4] else -1
    for seat in range(seats):
        lay_board(state, seat)
    stand(state, {0: trolls, **(rivals or {})}, humans, camps or {}, princesses)
    own_goods(state, (obsidian, gold, diamonds, power, cows), barns)
    for piece, left in (supply or {}).items():
        state.supply[SUPPLY_NAMES.index(piece)] = left
    take_away(state, gone)
    for tile in tiles.split():
        lay_tile(state, tile)
    for card in cards.split():
        own_card(state, card)
    for piece in stored.split():
        keep(state, piece)
    state.shafts[0] = list(shafts or state.shafts[0])
    state.filled[0] = list(filled or state.filled[0])
    show(state, DENS, [TILES.index(tile) for tile in dens_shown.split()])
    show(state, TROLL_CARDS, [CARDS.index(card) for card in cards_shown.split()])
    show(state, ROYALS, [TILES.index(tile) for tile in royals_shown.split()])
    state.tasks = tuple(sorted(TASKS.index(task) for task in tasks.split()))
    state.note_tasks(0)
    deal(state, hand)
    return Scene(state)


def stand(
    state: TrollsState,
    figures: dict[int, str],
    humans: tuple[int, int, int],
    camps: dict[int, str],
    princesses: str,
) -> None:
    """Trolls by seat, the humans of seat 0, camps by seat, and princesses in towers."""
    for seat, where in figures.items():
        for troll, place in enumerate(where.split()):
            state.trolls[seat][troll] = PLACES.index(place)
    state.humans[0] = list(humans)
    state.supply[HUMANS] -= sum(humans)
    for village in princesses.split():
        state.princesses[VILLAGES.index(village)] = 1
    for seat, places in camps.items():
        for place in places.split():
            state.camps_out[seat][VILLAGES.index(place)] += 1
            state.camps[VILLAGES.index(place)] -= 1


def own_goods(state: TrollsState, amounts: tuple[int, ...], barns: int | None) -> None:
    """Obsidian, gold, diamonds, power and cows of seat 0; barns enough for the cows unless said otherwise."""
    goods = state.goods[0]
    goods[: len(amounts)] = amounts
    state.supply[HERD] -= goods[COWS]
    goods[BARNS] = barns if barns is not None else max(goods[COWS], goods[BARNS])


def take_away(state: TrollsState, slots: str) -> None:
    """Own camps and changelings of seat 0 that have left their slots."""
    for slot in slots.split():
        if slot in CAMP_SLOTS:
            state.camp_slots[0] ^= 1 << CAMP_SLOTS.index(slot)
        else:
            state.changeling_slots[0] ^= 1 << CHANGELING_SLOTS.index(slot)


def keep(state: TrollsState, piece: str) -> None:
    """A stored piece of seat 0: "camp>RES-03"."""
    sort, item = piece.split(">")
    state.stored[0] = (*state.stored[0], ITEMS.index(item) * 4 + SORTS.index(sort))
    state.pieces[0][SORTS.index(sort)] += 1
    state.rooms[0][SORTS.index(sort)] -= 1


def deal(state: TrollsState, hand: str) -> None:
    """The hand of seat 0, one dusk card for each other seat, and empty decks."""
    state.hands[0] = tuple(ROUNDS.index(card) for card in hand.split())
    state.drawn = [12] * state.seats
    for seat in range(1, state.seats):
        state.hands[seat] = (ROUNDS.index("RND-21") + seat,)


def lay_board(state: TrollsState, seat: int) -> None:
    """Covers and full shafts of the seat's clan."""
    clan = CLANS[state.clans[seat]]
    state.goods[seat][BARNS] = 4 - clan.covers
    state.shafts[seat], state.filled[seat] = list(clan.shafts), list(clan.shafts)
    state.add_spaces(seat, ITEMS.index("board"))


def lay_tile(state: TrollsState, text: str) -> None:
    """Lay a tile in the network of seat 0."""
    name, _, where = text.partition("@")
    tile = TILES.index(name)
    pile = ROYALS if name.startswith("ROY") else DENS
    state.piles[pile] = tuple(each for each in state.piles[pile] if each != tile)
    state.displays[pile] = (*state.displays[pile], tile)
    if where:
        place, _, turn = where.partition("/")
        state.lay(0, tile, N[place], int(turn))
    else:
        spot = state.lay_places(0, tile)[0]
        state.lay(0, tile, spot, state.lay_turns(0, tile, spot)[0])


def own_card(state: TrollsState, name: str) -> None:
    card = CARDS.index(name)
    state.piles[TROLL_CARDS] = tuple(each for each in state.piles[TROLL_CARDS] if each != card)
    state.cards[0] = (*state.cards[0], card)
    state.add_spaces(0, CARD_ITEM + card)


def show(state: TrollsState, pile: int, items: list[int]) -> None:
    """Five in the display: those named first, then the first of the pile."""
    for item in items:
        if item not in state.piles[pile]:
            state.piles[pile] = (*state.piles[pile], item)
    rest = [item for item in state.piles[pile] if item not in items]
    shown = [*items, *rest][:5]
    state.displays[pile] = tuple(shown)
    state.piles[pile] = tuple(sorted(item for item in state.piles[pile] if item not in shown))


class Scene:
    """A table in the middle of a game, played in the game's own notation; seat 0 is active."""

    def __init__(self, state: TrollsState) -> None:
        self.state = state

    # -- playing

    def start(self, *steps: Step[Any]) -> "Scene":
        """Put steps on the agenda and open the first question."""
        self.state.then(*steps)
        self.state.advance()
        return self

    def pick(self, *options: str) -> "Scene":
        """Pick these, one after another; no piece is lost or won on the way."""
        pieces = TROLLS_PRINCESSES.census(self.state)
        for option in options:
            self.state.pick(option)
            assert TROLLS_PRINCESSES.census(self.state) == pieces, option
        return self

    def settled(self) -> "Scene":
        """Let NATURE reveal what it likes until somebody is asked."""
        state = self.state
        while state.ask is not None and state.ask.seat < 0:
            state.take(state.ask.options[0])
        return self

    def refuses(self, option: str, rule: str) -> "Scene":
        """Pick something that is not offered: an error names the rule, and the table stays as it was."""
        before = self.state.copy()
        with pytest.raises(IllegalPick, match=rule):
            self.state.pick(option)
        assert self.state == before
        return self

    # -- looking

    @property
    def offered(self) -> list[str]:
        """What can be picked now."""
        ask = self.state.ask
        return [] if ask is None else [option.text for option in ask.options]

    @property
    def prompt(self) -> str:
        assert self.state.ask is not None
        return self.state.ask.prompt

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        assert self.state.ask is not None
        return self.state.ask.seat

    def store(self, seat: int = 0) -> tuple[int, int, int]:
        """Obsidian, gold and diamonds of a seat."""
        goods = self.state.goods[seat]
        return goods[OBSIDIAN], goods[GOLD], goods[DIAMOND]

    def power(self, seat: int = 0) -> int:
        return self.state.goods[seat][TROLL_POWER]

    def cows(self, seat: int = 0) -> int:
        return self.state.goods[seat][COWS]

    def at(self, place: str, seat: int = 0) -> int:
        """How many trolls of a seat stand at a place."""
        return self.state.trolls[seat].count(PLACES.index(place))


def acting(at: str, points: int, *, borrowed: int = 0, phase: int = 2, **rest: Any) -> Scene:
    """Seat 0 has `points` action points at a place; its first troll has gone there."""
    scene = table(**rest)
    state = scene.state
    state.phase, state.place = phase, PLACES.index(at)
    state.points, state.borrowed, state.walker = points, borrowed, 0
    if state.trolls[0][0] == 0:
        state.trolls[0][0] = state.place
    after = [Phase(0, 3)] if phase == 2 else []
    return scene.start(*_turn(Act(0), EndPhase(0), *after))


def moving(*, phase: int = 2, walker: int = -1, **rest: Any) -> Scene:
    """Seat 0 is about to move a troll."""
    scene = table(**rest)
    scene.state.walker = walker
    after = [Phase(0, 3)] if phase == 2 else []
    return scene.start(*_turn(Phase(0, phase), *after))


def playing(**rest: Any) -> Scene:
    """Seat 0 is about to play a round card."""
    return table(**rest).start(*_turn(PlayRoundCard(0), Phase(0, 2), Phase(0, 3)))


def _turn(*steps: Step[Any]) -> list[Step[Any]]:
    """These steps, and the rest of the turn."""
    return [*steps, Phase(0, 4), Turn(1)]


def laying(tile: str, **rest: Any) -> Scene:
    """Seat 0 builds one den by an effect, with this one in the display."""
    if tile.startswith("ROY"):
        return table(royals_shown=tile, **rest).start(TakeRoyalTile(0), Move(0))
    return table(dens_shown=tile, **rest).start(TakeDen(0, False), Move(0))
