"""The match: who may answer, and how far each may go back."""

import copy
import pickle
from random import Random
from typing import Any, cast

import pytest

import trollbord
from tests.kernel.blind import BLIND, CARD, KEEP
from trollbord import records
from trollbord.bots import make
from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import (
    BadSeats,
    CannotUndo,
    GameOver,
    IllegalPick,
    NobodyTypes,
    UnknownOption,
    UnknownSeat,
)
from trollbord.kernel.log import Undo
from trollbord.kernel.match import Match
from trollbord.kernel.nature import DRAWN, TYPED, Answer, FairNature, Nature, TypedNature
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision
from trollbord.kernel.reason import OTHER_QUESTION
from trollbord.kernel.seat import NATURE
from trollbord.kernel.state import State


def test_nature_is_answered_and_recorded_before_the_first_real_question() -> None:
    match = Match(BLIND, seed=1)

    assert [pick.seat for pick in match.picks] == [NATURE, NATURE]
    assert match.ask is not None and match.ask.prompt == "peek"
    assert [pick.count for pick in match.picks] == [1, 2]


def test_a_lone_veiled_question_waits_where_the_driver_wants_to_delay_it() -> None:
    hasty, patient = Match(BLIND, seed=1), Match(BLIND, seed=1, holds_veils=True)
    for match in (hasty, patient):
        match.pick("keep")
        match.pick("keep")
        while match.ask is not None and len(match.ask.options) > 1:
            match.pick("keep")

    assert hasty.ask is None
    high = [card > 3 for card in _hands(patient)]
    assert (patient.ask is not None) == any(high)


def _hands(match: Match) -> list[int]:
    return [pick.option.first for pick in match.picks if pick.seat == NATURE]


def test_a_seat_answers_only_its_own_questions() -> None:
    match = Match(BLIND, seed=1)

    with pytest.raises(IllegalPick) as refusal:
        match.pick("keep", seat=1)
    assert refusal.value.reason is None  # no rule of the game says it
    assert match.seq == 2


def test_a_decision_is_taken_back_and_picked_again() -> None:
    match = Match(trollbord.load("ragnarocks"))
    match.pick("move A2 C2")
    moved = match.state.copy()
    match.pick("stone F5")
    placed = match.state.copy()

    match.undo(0)
    assert match.state == moved
    match.undo(0)
    assert match.picks == [] and match.can_undo(0) is False
    match.redo(0)
    assert match.state == moved and match.can_redo(0)
    match.redo(0)
    assert match.state == placed and not match.can_redo(0)
    assert [type(line).__name__ for line in match.log] == [
        "Pick",
        "Pick",
        "Undo",
        "Undo",
        "Pick",
        "Pick",
    ]


def test_another_pick_ends_the_chance_to_redo() -> None:
    match = Match(trollbord.load("ragnarocks"))
    match.pick("move A2 C2")
    match.undo(0)
    match.pick("move A3 C3")

    with pytest.raises(CannotUndo):
        match.redo(0)


def test_what_another_seat_has_answered_stands() -> None:
    match = Match(trollbord.load("ragnarocks"))
    for option in ("move A2 C2", "stone F5", "move J5 G5"):
        match.pick(option)

    assert match.history.floor(0) == 3 and match.history.floor(1) == 2
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_what_another_seat_has_answered_and_taken_back_was_seen_all_the_same() -> None:
    match = Match(trollbord.load("ragnarocks"))
    for option in ("move A2 C2", "stone F5", "move J5 G5"):
        match.pick(option)

    match.undo(1)

    assert match.history.floor(0) == match.history.floor(1) == 2
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_consent_goes_as_far_as_it_was_given() -> None:
    match = Match(trollbord.load("ragnarocks"))
    for option in ("move A2 C2", "stone F5", "move J5 G5", "stone G6"):
        match.pick(option)

    match.history.ask_undo(0, to=1)
    match.agree(1)

    assert [pick.seq for pick in match.picks] == [1]
    assert not match.can_undo(0)
    match.pick("stone E2")
    assert match.can_undo(0)


def test_what_everybody_knew_would_be_picked_stops_nobody() -> None:
    """Red can only skip: Ivory may still take back the stone that came before."""
    game = trollbord.load("ragnarocks")
    match, rng = Match(game, seed=3), Random(3)
    while match.ask is not None and not (match.picks and match.picks[-1].option.text == "skip"):
        match.pick(rng.choice(match.ask.options))
    assert match.ask is not None
    seat, decided = match.ask.seat, match.picks[-2]
    assert decided.seat == seat and not decided.is_lone

    match.undo(seat)
    assert match.ask.prompt == decided.prompt
    match.redo(seat)
    assert [pick.option for pick in match.picks[-2:]] == [
        decided.option,
        game.vocabulary.find("skip"),
    ]


def test_a_seat_that_was_shown_something_cannot_take_back_what_led_there() -> None:
    peeked, kept = Match(BLIND, seed=1), Match(BLIND, seed=1)
    peeked.pick("peek")
    kept.pick("keep")

    assert not peeked.can_undo(0)
    assert kept.can_undo(0)


def test_with_everyones_consent_the_game_goes_back_further_and_new_dice_fall() -> None:
    match = Match(BLIND, seed=1)
    match.pick("peek")
    match.history.ask_undo(0, to=0)

    undo = match.agree(1)

    assert isinstance(undo, Undo) and undo.to == 0
    assert [pick.count for pick in match.picks] == [3, 4]
    assert match.ask is not None and match.ask.prompt == "peek"


@pytest.mark.parametrize("agreed", [False, True])
def test_after_a_record_only_what_was_ones_own_to_take_back_is_picked_again(agreed: bool) -> None:
    match = Match(trollbord.load("ragnarocks"), seed=1)
    for option in ("move A2 C2", "stone F5", "move J4 C7"):
        match.pick(option)
    if agreed:
        match.go_back(0, 0)
    else:
        match.undo(1)

    again = records.resume(records.recorded(match, reveal=True))

    assert [match.can_redo(seat) for seat in (0, 1)] == [False, not agreed]
    assert [again.can_redo(seat) for seat in (0, 1)] == [False, not agreed]


def test_whoever_has_decided_nothing_has_nothing_to_take_back() -> None:
    match = Match(trollbord.load("ragnarocks"))
    with pytest.raises(CannotUndo, match="seat 0 has nothing to take back"):
        match.undo(0)
    for seat in (2, 99):
        with pytest.raises(UnknownSeat, match=f"there is no seat {seat}"):
            match.undo(seat)


def test_a_match_is_played_by_one_player_for_each_seat() -> None:
    match = Match(trollbord.load("ragnarocks"), seed=1)
    with pytest.raises(BadSeats, match="ragnarocks seats 2 players, got 1"):
        match.play([make("random")])
    with pytest.raises(TypeError, match="Player"):
        match.play([make("random"), cast(Any, None)])
    assert match.picks == []


class Shuffler(trollbord.Player):
    """Tries what it may pick in any order."""

    def choose(self, decision: Decision) -> Option:
        decision.rng.shuffle(decision.options)
        return decision.options[0]


def test_a_bot_may_shuffle_its_options_and_disturbs_nobody() -> None:
    def played() -> str:
        return trollbord.play("ankh_morpork", ["random", "random"], seed=7).state.position()

    before = played()
    trollbord.play("ankh_morpork", [Shuffler(), Shuffler()], seed=1)
    assert played() == before


def test_a_question_that_was_shuffled_is_in_order_when_it_comes_back() -> None:
    match = Match(trollbord.load("ragnarocks"))
    assert match.ask is not None
    in_order = match.ask.options[:]
    Random(1).shuffle(match.ask.options)
    match.pick("move A2 C2")
    match.undo(0)

    assert match.ask.options == in_order == match.at(0).ask.options  # type: ignore[union-attr]  # it is asked


def test_a_refused_request_changes_nothing() -> None:
    match = Match(BLIND, seed=1)
    match.pick("peek")
    before = match.state.copy()
    match.history.ask_undo(0, to=0)
    match.history.refuse(1)

    assert match.state == before and match.history.request is None
    with pytest.raises(CannotUndo):
        match.agree(1)
    with pytest.raises(CannotUndo):
        match.history.ask_undo(0, to=99)


def test_a_real_table_types_what_nature_did() -> None:
    match = Match(BLIND, nature=TypedNature())
    assert match.ask is not None and match.ask.seat == NATURE

    pick = match.pick("card 3")

    assert pick.origin == TYPED and match.ask.seat == NATURE


@pytest.mark.parametrize(("id", "wrong"), [("ankh_morpork", "pass"), ("trolls_princesses", "done")])
def test_no_rule_for_players_keeps_chance_from_anything(id: str, wrong: str) -> None:
    match = Match(trollbord.load(id), nature=TypedNature())
    while match.ask is not None and match.ask.seat != NATURE:
        match.pick(match.ask.options[0])
    with pytest.raises(IllegalPick, match=f"chance cannot pick '{wrong}': ") as error:
        match.pick(wrong)
    reason = error.value.reason
    assert reason is None or reason.message.id == OTHER_QUESTION


class Stubborn(Nature):
    """Always answers the same."""

    def __init__(self, option: Option, origin: str = TYPED) -> None:
        self.option, self.origin = option, origin

    def answer(self, state: State, ask: Ask, count: int) -> Answer | None:
        return Answer(self.option, self.origin)


def test_a_nature_of_ones_own_answers_what_is_offered_and_says_where_it_comes_from() -> None:
    """Nobody looks at the table again after it: what is not offered would spoil it, and the record could not be read."""
    with pytest.raises(IllegalPick, match="chance cannot pick 'keep': something else is asked"):
        Match(BLIND, nature=Stubborn(KEEP))
    with pytest.raises(UnknownOption, match="blind has no option 'skip'"):
        Match(BLIND, nature=Stubborn(trollbord.load("ragnarocks").vocabulary.find("skip")))
    with pytest.raises(ValueError, match="'drawn', 'tower', 'typed', got 'magic'"):
        Match(BLIND, nature=Stubborn(CARD[0], "magic"))


def test_a_match_is_broken_off_after_the_most_decisions_that_are_allowed() -> None:
    """It has no result of its own, stands where it stood, and can be played on."""
    match = trollbord.play("trollfjord", ["random", "random"], seed=1, most=9)
    decided = [pick for pick in match.picks if pick.seat != NATURE and not pick.is_lone]
    assert len(decided) == 9 and match.result is None and match.ask is not None

    result = match.play([make("random")] * 2, most=5)
    assert (result.reason, result.ranks, result.scores) == ("broken-off", (1, 1), (0, 0))
    assert match.play([make("greedy")] * 2).reason in ("belt", "spent")


def test_bots_play_to_the_end_and_nothing_is_asked_then() -> None:
    match = trollbord.play("ragnarocks", ["greedy", "random"], seed=7)

    assert match.result is not None and match.result.winners
    with pytest.raises(GameOver):
        match.pick("skip")


def test_the_log_of_another_leaves_out_what_it_may_not_know() -> None:
    match = Match(BLIND, seed=1)

    own, others = match.events(0), match.events(1)

    assert own[0].args["card"] != "unknown" and others[0].args["card"] == "unknown"
    assert own[1].args["card"] == "unknown" and others[1].args["card"] != "unknown"
    assert not match.picks[0].is_seen_by(1) and match.picks[0].is_seen_by(0)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"seed": "x"}, "a seed is a whole number, and 'x' is none"),
        ({"secret": "x" * 32}, "bytes"),
        ({"entropy": {9: "x"}}, "there is no seat 9"),
        ({"entropy": {0: " x"}}, "' x' is not allowed in a record"),
        ({"entropy": {0: "x" * 501}}, "is not allowed in a record"),
        ({"settings": {"seats": 3}}, "there is no table option 'seats'"),
    ],
)
def test_a_match_refuses_what_it_cannot_use(given: dict[str, Any], expected: str) -> None:
    with pytest.raises((TypeError, ValueError), match=expected):
        Match(trollbord.load("ragnarocks"), **given)


def test_only_seats_of_the_table_ask_agree_and_go_back() -> None:
    match = Match(trollbord.load("ragnarocks"))
    match.pick("move A2 C2")
    for wrong in (
        lambda: match.history.ask_undo(99, 0),
        lambda: match.go_back(-1, 0),
        lambda: match.correct(2),
    ):
        with pytest.raises(UnknownSeat):
            wrong()
    match.history.ask_undo(0, 0)
    with pytest.raises(UnknownSeat):
        match.agree(55)
    with pytest.raises(UnknownSeat):
        match.history.refuse(55)
    with pytest.raises((CannotUndo, TypeError)):  # compiled, the argument's type is checked before
        match.history.ask_undo(0, cast(int, "0"))
    assert match.seq == 1 and match.history.request is not None


def test_nobody_agrees_to_another_request_than_they_saw() -> None:
    match = Match(trollbord.load("ragnarocks"))
    for option in ("move A2 C2", "stone F5", "move J5 G5"):
        match.pick(option)
    seen = match.history.ask_undo(0, to=1).way
    asked = match.history.ask_undo(0, to=0)
    with pytest.raises(CannotUndo, match="another one by now: lines 3 → 0 instead of 3 → 1"):
        match.agree(1, way=seen)
    with pytest.raises(CannotUndo, match="another one by now"):
        match.history.refuse(1, seen)
    assert match.history.request is asked and asked.agreed == {0} and match.seq == 3

    match.pick("stone G6")
    match.history.ask_undo(0, to=0)
    with pytest.raises(CannotUndo, match="lines 4 → 0 instead of 3 → 0"):
        match.agree(1, way=asked.way)

    undo = match.agree(1, way=(4, 0))
    assert undo is not None and undo.to == 0


def test_a_pickled_match_still_waits_for_consent() -> None:
    match = Match(trollbord.load("ragnarocks"))
    for option in ("move A2 C2", "stone F5", "move J5 G5"):
        match.pick(option)
    match.history.ask_undo(0, to=1)

    other = pickle.loads(pickle.dumps(match))

    assert other.agree(1, way=(3, 1)).to == 1
    assert match.history.request is not None and match.seq == 3


def test_bots_alone_do_not_type_for_chance() -> None:
    with pytest.raises(NobodyTypes, match="tower"):
        trollbord.play("trollfjord", ["random", "random"], seed=1, tower="yours")


@pytest.mark.parametrize(
    ("players", "more", "expected"),
    [
        ("random", {}, "players are a list"),
        (["random", "random"], {"budget": 5}, "a Budget, and 5 is none"),
        (["random", "random"], {"seats": 3}, "there is no table option 'seats'"),
    ],
)
def test_play_says_what_it_needs(players: Any, more: dict[str, Any], expected: str) -> None:
    with pytest.raises((TypeError, ValueError), match=expected):
        trollbord.play("ragnarocks", players, **more)


class Salted(Nature):
    """A nature of somebody's own, which answers by a number of its own."""

    def __init__(self, salt: int) -> None:
        self.salt = salt

    def answer(self, state: State, ask: Ask, count: int) -> Answer | None:
        return Answer(ask.options[self.salt % len(ask.options)], DRAWN)


@pytest.mark.parametrize(
    "nature",
    [Salted(7), FairNature(b"x" * 32), TypedNature(), None],
    ids=["own", "fair", "typed", "the game's"],
)
def test_a_match_is_copied_with_its_nature(nature: Nature | None) -> None:
    match = Match(trollbord.load("trolls_princesses"), seed=1, nature=nature)

    others = [copy.copy(match), pickle.loads(pickle.dumps(match))]
    assert match.ask is not None
    match.pick(match.ask.options[0])

    for other in others:
        other.pick(other.ask.options[0])
        assert other.state == match.state
        assert type(other.nature) is type(match.nature)


@pytest.mark.parametrize("tower", ["physics", "yours"])
def test_towers_are_copied_as_they_were_made(tower: str) -> None:
    game = trollbord.load("trollfjord")
    given = game.nature({**game.new().settings, "tower": tower}, b"x" * 32)

    match = Match(game, seed=1, settings={"tower": tower}, nature=given)

    assert type(copy.copy(match).nature) is type(given)


def test_who_picks_again_what_was_taken_back_goes_on_so() -> None:
    """By redo or by hand, here and in a match that is read back."""
    game = trollbord.load("ragnarocks")
    match = Match(game)
    match.pick("move A2 C2")
    match.pick("stone F5")
    match.undo(0)
    match.undo(0)

    match.pick("move A2 C2")

    assert match.can_redo(0)
    assert copy.copy(match).can_redo(0)
    assert records.resume(records.recorded(match, reveal=True)).can_redo(0)
    match.redo(0)
    assert [pick.option.text for pick in match.picks] == ["move A2 C2", "stone F5"]
    assert not match.can_redo(0)
