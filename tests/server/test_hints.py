"""Show me a good move: freely against bots, among people only if the table agreed, and then for all to see."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.running import run
from tests.server.test_left_chairs import Evening, table
from trollbord import load
from trollbord.bots.weighing import beside
from trollbord.kernel.state import State
from trollbord.page.weighed import weighed
from trollbord.records.record import hint_remark
from trollbord.server.errors import Refused
from trollbord.server.jobs.thinking import ThinkingBots
from trollbord.server.live.hints import chalk_of, hint_of, is_equal, lone, spread_of
from trollbord.server.rooms.export import record_for
from trollbord.server.rooms.hints import counted, may_ask, note_hint
from trollbord.server.rooms.told import ToldLine, ToldReasons
from trollbord.words import speaker

DUEL = "ragnarocks"


def test_alone_with_bots_hints_are_free_and_the_record_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with table(tmp_path, DUEL, "me", "bot tomte") as evening:
            await evening.do(note_hint, "anna", 0)
            await evening.do(note_hint, "anna", 0)
            assert counted(evening.room) == [(0, 1)]
            assert hint_remark(0) in record_for(evening.room, "anna").text()

    run(scene())


def test_among_people_nobody_is_advised_unless_the_table_agreed(tmp_path: Path) -> None:
    async def refused(evening: Evening) -> None:
        with pytest.raises(Refused, match="page-hint-not"):
            await evening.do(note_hint, "anna", 0)

    async def scene() -> None:
        async with table(tmp_path, DUEL, "me", "open") as evening:
            await evening.sit("bela", 1)
            assert not may_ask(evening.room, "anna")
            await refused(evening)
        async with table(tmp_path, DUEL, "me", "open", hints="true") as evening:
            await evening.sit("bela", 1)
            await evening.do(note_hint, "bela", 1)
            assert counted(evening.room) == [(1, 1)]

    run(scene())


def test_several_people_at_one_device_are_people(tmp_path: Path) -> None:
    async def scene() -> None:
        async with table(tmp_path, DUEL, "me", "me") as evening:
            assert not may_ask(evening.room, "anna")
            assert not may_ask(evening.room, "somebody else")

    run(scene())


# -- what is said


def duel() -> State:
    return load(DUEL).new()


def test_a_hint_names_the_move_with_chalk_and_reasons() -> None:
    view, words = duel().view(0), speaker(DUEL)
    told = ToldReasons(
        [ToldLine(["move A2 C2", "stone C4"], 0.2, 100), ToldLine(["move A3 C3"], 0.1, 40)],
        [],
        [("territory", 0, 5.2), ("territory", 1, -5.2)],
    )

    hint = hint_of(view, told, words, ("Anna", "Bo"))

    assert hint.option == "A2 to C2" and hint.follows == "stone on C4"
    assert hint.chalk == "ring c-A2 c-C2 c-C4;arrow c-A2 c-C2", "the stone too"
    assert hint.weighed.gains == ["Better for you: land reached before the others (+5)"]
    assert hint.others == ["A3 to C3"] and not hint.is_clear


def test_where_all_are_as_good_nothing_is_advised() -> None:
    lines = [ToldLine(["move A2 C2"], 0.0), ToldLine(["move A3 C3"], 0.02)]

    assert is_equal(lines)
    equal = hint_of(duel().view(0), ToldReasons(lines, [], []), speaker(DUEL), ())
    assert equal.is_equal
    assert equal.chalk.startswith("ring ")  # a good move was asked for: one is shown
    assert hint_of(duel().view(0), None, speaker(DUEL), ()).is_equal


def test_the_only_option_is_named_at_once() -> None:
    state = load("ankh_morpork").new(2)
    rng = Random(3)
    while state.ask is None or state.ask.seat < 0 or len(state.ask.options) > 1:
        state.take(state.game.advice.rollout(state, rng))
    view = state.view(state.ask.seat)

    assert lone(view, speaker("ankh_morpork"), ()).is_lone


def test_what_is_far_ahead_of_the_rest_is_called_clear() -> None:
    lines = [ToldLine(["move A2 C2"], 0.2, 400), ToldLine(["move A3 C3"], 0.05, 40)]
    words = speaker(DUEL)

    assert hint_of(duel().view(0), ToldReasons(lines, [], []), words, ()).is_clear
    assert not hint_of(duel().view(0), ToldReasons(lines[:1], [], []), words, ()).is_clear


def test_a_worth_is_the_surer_the_more_was_tried() -> None:
    assert spread_of(ToldLine(["a"], 0.0, 400)) == pytest.approx(0.1)
    assert spread_of(ToldLine(["a"], 0.0)) == 0.0


def test_how_good_an_option_is_beside_the_best_is_said_in_words() -> None:
    said = [beside(0.3, worth) for worth in (0.4, 0.28, 0.1, -0.6)]

    assert said == ["worth-near", "worth-near", "worth-less", "worth-poor"]


def test_a_button_needs_no_chalk() -> None:
    view = duel().view(0)

    assert chalk_of(view, load(DUEL).vocabulary.find("skip")) == ""


def test_costs_and_gains_of_others_are_told_with_their_names() -> None:
    changes = [("goal", 1, -0.4), ("cards", 0, -0.3), ("minions", 1, 0.2), ("wealth", 0, 0.01)]

    said = weighed(changes, 0, speaker("ankh_morpork"), ("Anna", "Bo"), is_own=True)

    assert said.gains == ["Worse for Bo: the way to the secret goal"]
    assert said.costs == ["Worse for you: cards in hand"]


def test_advice_comes_from_the_view_alone() -> None:
    """The same view and the same dice give the same reasons, whatever lies hidden."""
    state = load("ankh_morpork").new(2)
    rng = Random(5)
    while state.ask is None or state.ask.seat != 0 or len(state.ask.options) < 3:
        state.take(state.game.advice.rollout(state, rng))
    view = state.view(0)
    other = view.world(Random(9)).view(0)

    assert ThinkingBots().answer("huldra", view, 1, "", None) == ThinkingBots().answer(
        "huldra", other, 1, "", None
    )
