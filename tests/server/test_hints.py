"""Show me a good move: freely against bots, among people only if the table agreed, and then for all to see."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.running import run
from tests.server.test_left_chairs import Evening, table
from trollbord import load
from trollbord.bots.weighing import beside, bringing_most, changes, known_line
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import NATURE
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
        known=2,
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


def test_where_all_win_alike_what_brings_most_is_named_with_its_points() -> None:
    """A leader of Trolls & Princesses wins whatever comes; one option still brings more than others."""
    state, rng = load("trolls_princesses").new(2), Random(2)
    found: list[list[Option]] = []
    while not found:
        assert state.ask is not None
        if state.ask.seat >= 0 and len(state.ask.options) > 2:
            decision = Decision(state.view(state.ask.seat), Random(1))
            best = bringing_most(decision, state.ask.options)
            assert len(best) < len(state.ask.options)
            found += [best] if best else []
        if not found:
            state.take(answer(state, rng))
    lines = [ToldLine([option.text], 0.99) for option in found[0]]
    told = ToldReasons(lines, [], [("points", 0, 3.0)], [option.text for option in found[0]])
    hint = hint_of(decision.view, told, speaker("trolls_princesses"), ("Anna", "Bo"))

    assert hint.is_even and not hint.is_equal and hint.option
    assert bringing_most(decision, found[0][:1]) == []


def test_what_follows_is_told_as_far_as_ones_own_choices_lead() -> None:
    """The other's answer and what chance brings are only drawn by a search."""
    view, find = duel().view(0), load(DUEL).vocabulary.find
    line = [find(text) for text in ("move A2 C2", "stone C4", "move A3 C3")]
    assert known_line(Decision(view, Random(1)), line) == (line[:2], 0)

    state, rng = load("ankh_morpork").new(2), Random(5)
    for _ in range(2000):
        ask = state.ask
        if ask is None:
            break
        option = answer(state, rng)
        after = state.copy()
        after.take(option)
        then = after.ask
        if ask.seat >= 0 and then is not None and then.seat == NATURE and len(then.options) > 1:
            known, ways = known_line(
                Decision(state.view(ask.seat), Random(1)), [option, then.options[0]]
            )
            assert known == [option] and ways > 1
            return
        state.take(option)
    raise AssertionError("chance was never asked after a choice")


def test_nobody_is_told_of_anothers_secret_goal() -> None:
    state, rng = load("ankh_morpork").new(2), Random(5)
    while state.ask is None or state.ask.seat != 0 or len(state.ask.options) < 3:
        state.take(state.game.advice.rollout(state, rng))
    found = changes(Decision(state.view(0), Random(1)), state.ask.options[0])

    assert {seat for name, seat, _ in found if name == "goal"} == {0}
    assert {seat for name, seat, _ in found if name == "cards"} == {0, 1}


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
