"""Whole games beside a second opinion: the same choices, the same control, the same changes, the same end.

`tests/ankh_morpork/slow.py` is written from the rule pages and shares nothing with the game. A few dozen games are
compared in `./check`, 1,000 of each number of seats in the long run.
"""

import os
from collections import Counter
from random import Random

import pytest

from tests.ankh_morpork import slow
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.answers import Removal
from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    COLOURS,
    NO_CARD,
    NOBODY,
    OWNERS,
    PERSONALITIES,
)
from trollbord.games.ankh_morpork.rules import Acting, PlayFirst
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE
from trollbord.laws.cases import answer
from trollbord.words.rulebook import rulebook

GAMES = max(6, round(12 * float(os.environ.get("TROLLBORD_LAWS", "1"))))
MANY = 1_000
"""How many games of each number of seats are compared in the long run."""
RULES = rulebook("ankh_morpork", "en").statements
ACTIONS = {card: slow.actions(RULES[f"AM-CARD.{card}"].text) for card in CARDS}
LED_ON = ("random event", "play another card", "scroll: play two other cards of the hand")
"""Actions that ask nothing of their own."""


def table_of(state: AnkhState) -> slow.Table:
    """What lies there, in the words of the second opinion."""
    colours = COLOURS[: state.seats]
    people = zip(colours, state.personality, strict=True)
    return slow.Table(
        players=colours,
        turn=COLOURS[state.turn],
        pieces={
            (owner, area + 1): count
            for index, owner in enumerate(OWNERS)
            for area in range(12)
            if (count := state.pieces[index * 12 + area])
        },
        houses={a + 1: COLOURS[owner] for a, owner in enumerate(state.building) if owner != NOBODY},
        trouble={area + 1 for area in range(12) if state.trouble[area]},
        out_of_game={area + 1 for area in range(12) if state.aside[area]},
        money=dict(zip(colours, state.money, strict=True)),
        hands={c: [CARDS[card] for card in h] for c, h in zip(colours, state.hands, strict=True)},
        fronts={c: [CARDS[card] for card in f] for c, f in zip(colours, state.front, strict=True)},
        people={colour: PERSONALITIES[each] for colour, each in people if each != NOBODY},
        used={area + 1 for area in range(12) if state.used >> area & 1},
        gained={area + 1 for area in range(12) if state.gained >> area & 1},
    )


def spelt(option: Option) -> str:
    """An option with the number of its area."""
    *words, last = option.text.split()
    return " ".join([*words, str(AREAS.index(last) + 1)]) if last in AREAS else option.text


class Game:
    """A game that is compared at every question; `counts` says how often what was."""

    def __init__(self, seats: int, seed: int) -> None:
        self.rng = Random(f"second opinion {seats} {seed}")
        state = ANKH_MORPORK.new(seats)
        assert isinstance(state, AnkhState)
        self.state = state
        self.counts: Counter[str] = Counter()
        self.done: tuple[int, int] = (NOBODY, NOBODY)

    def play(self) -> None:
        while self.state.ask is not None:
            before = table_of(self.state)
            self.compare(before)
            step, turn = self.state.step, self.state.turn
            option = answer(self.state, self.rng)
            seat = self.state.ask.seat
            if isinstance(step, Acting):
                self.done = (step.card, step.index)
            playing = self.state.in_play
            self.state.take(option)
            if self.state.in_play not in (playing, NO_CARD):
                self.done = (self.state.in_play, -1)
            if seat != NATURE:
                self.compare_change(before, COLOURS[seat], option, step)
            self.compare_turn(turn)
        self.compare_end()

    # -- questions

    def compare(self, table: slow.Table) -> None:
        for area in range(12):
            found = self.state.controller(area)
            expected = slow.controller(table, area + 1)
            assert ("" if found == NOBODY else COLOURS[found]) == expected, AREAS[area]
        ask, step = self.state.ask, self.state.step
        assert ask is not None
        offered = {spelt(option) for option in ask.options}
        if isinstance(step, Acting):
            self.compare_action(table, step, offered)
        elif isinstance(step, PlayFirst):
            hand = table.hands[table.turn]
            cards = {f"play {card}" for card in hand if card not in slow.INTERRUPTS}
            assert offered == (cards or {"pass"}) | slow.abilities(table, table.turn)
            self.counts["play"] += 1

    def compare_action(self, table: slow.Table, step: Acting, offered: set[str]) -> None:
        """The choices of an action; those that were passed over in silence had none (AM-ACTION.6)."""
        player, listed = table.turn, ACTIONS[CARDS[step.card]]
        uses = slow.abilities(table, player)
        assert self.done[0] == step.card
        for action in listed[self.done[1] + 1 : step.index]:
            if action not in LED_ON:
                assert not slow.choices(table, player, action) and not uses, action
                self.counts["silent"] += 1
        expected = slow.choices(table, player, listed[step.index]) | uses | {"skip"}
        assert offered - {"play doctor_mossy_lawn"} == expected, (CARDS[step.card], step.index)
        self.counts[listed[step.index].split(" ")[0]] += 1

    # -- changes

    def compare_change(self, table: slow.Table, player: str, option: Option, step: object) -> None:
        """Move the pieces on the second opinion's table, where a pick does so at once."""
        verb, after = option.verb, table_of(self.state)
        area = AREAS.index(option.args[-1]) + 1 if option.args and option.args[-1] in AREAS else 0
        text = ""
        if isinstance(step, Acting):
            listed = ACTIONS[CARDS[step.card]]
            text = listed[step.index] if step.index < len(listed) else ""
        if verb == "place":
            quiet = "without adding trouble" in text
            if isinstance(step, Acting) or not quiet:
                self.placed(table, after, player, area, quiet or self.is_quiet(step))
        elif verb == "build" and list(table.houses.values()).count(player) < 6:
            price = slow.COST[area] // (2 if "half" in text else 1)
            assert after.houses == {**table.houses, area: player}
            assert after.money[player] == table.money[player] - price
        elif verb == "calm":
            assert after.trouble == table.trouble - {area} and after.pieces == table.pieces
        elif verb == "stir":
            assert after.trouble == table.trouble | {area}
        elif verb == "take":
            assert after.money[player] == table.money[player] + int(text[1:])
        elif verb == "scroll" and (sum_ := slow.earned(table, text)) is not None:
            assert after.money[player] == table.money[player] + sum_, text
        elif verb == "accept" and isinstance(step, Removal):
            slow.leave(table, OWNERS[step.owner], step.area + 1)
            self.same_board(table, after)
        elif verb == "use" and area in slow.INCOME:
            assert after.money[player] == table.money[player] + slow.INCOME[area]
        else:
            return
        self.counts[f"then {verb}"] += 1

    def is_quiet(self, step: object) -> bool:
        """AM-CARD.mr_shine: the twelfth minion that is lifted for it causes no trouble either."""
        return bool(getattr(step, "is_quiet", False))

    def placed(
        self, table: slow.Table, after: slow.Table, player: str, area: int, quiet: bool
    ) -> None:
        slow.arrive(table, player, area, quiet)
        self.same_board(table, after)

    def same_board(self, table: slow.Table, after: slow.Table) -> None:
        assert {key: n for key, n in table.pieces.items() if n} == after.pieces
        assert table.trouble == after.trouble

    # -- turns and the end

    def compare_turn(self, before: int) -> None:
        """AM-WIN.1: at the start of a turn its player wins who has reached the own goal, and nobody else."""
        if self.state.turn == before:
            return
        table = table_of(self.state)
        has_won = table.people[table.turn] in slow.goals(table, table.turn)
        assert has_won == (self.state.reason == "goal")
        self.counts["turn"] += 1

    def compare_end(self) -> None:
        table, result = table_of(self.state), self.state.result()
        assert result is not None
        assert list(result.scores) == [slow.points(table, player) for player in table.players]
        keys = [(slow.points(table, p), slow.dearest_card(table, p)) for p in table.players]
        winners = [COLOURS[seat] for seat in result.winners]
        if self.state.reason == "vimes":
            assert [table.people[player] for player in winners] == ["commander_vimes"]
        elif self.state.reason in ("pile", "riots"):
            best = [p for p, key in zip(table.players, keys, strict=True) if key == max(keys)]
            assert winners == best
            assert self.state.reason == "riots" or "commander_vimes" not in table.people.values()
        self.counts[f"end {self.state.reason}"] += 1


@pytest.mark.parametrize("seats", ANKH_MORPORK.seats)
def test_whole_games_agree_with_the_second_opinion(seats: int) -> None:
    check_games(seats, range(GAMES))


@pytest.mark.long_run
@pytest.mark.parametrize("seats", ANKH_MORPORK.seats)
def test_a_thousand_games_agree_with_the_second_opinion(seats: int) -> None:
    check_games(seats, range(1_000, 1_000 + MANY))


def check_games(seats: int, seeds: range) -> None:
    """Play a game from each seed, comparing at every question; nothing that is compared may be missing in all of them."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        game = Game(seats, seed)
        game.play()
        counts += game.counts

    for what in ("place", "build", "assassinate", "remove", "scroll:", "silent", "play", "turn"):
        assert counts[what] > 0, what
    for what in ("place", "build", "calm", "take", "scroll", "accept", "use"):
        assert counts[f"then {what}"] > 0, what


def test_the_sentences_of_the_rules_are_understood() -> None:
    """Every card's sentence is made of known actions."""
    plain = {"place a minion", "build", "assassinate", "remove a trouble marker", *LED_ON}
    for card, listed in ACTIONS.items():
        for action in listed:
            assert action in plain or action.startswith(("$", "scroll: ")), (card, action)
        assert bool(listed) != (card in slow.INTERRUPTS or card == "the_peeled_nuts")
