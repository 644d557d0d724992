"""The face that Python shows: mistakes get a sentence and change nothing, and things say what they are."""

import pickle
import sys
from typing import Any, cast

import pytest

import trollbord
from trollbord.kernel.errors import BadSeats, BadSettings, IllegalPick, UnknownOption, UnknownSeat
from trollbord.words import LANGUAGES, speaker

GAME = trollbord.load("ragnarocks")
IS_COMPILED = not cast(str, sys.modules["trollbord.kernel.state"].__file__).endswith(".py")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("", "nothing was said"),
        ("dance", "an option begins with 'skip', 'stone', 'move'"),
        ("move", "after 'move' there must come 'A1', 'A2'"),
        ("move A2 Z9", "after 'move A2' comes 'A1', 'A3'"),
        ("move A3 D5", "A3 and D5 do not lie in a straight line (RR-TURN.5)"),
        ("move A3 A3", "after 'move A3' comes 'A1', 'A2'"),
        ("move A3 B3 C3", "nothing comes after 'move A3 B3'"),
    ],
)
def test_a_pick_that_no_table_knows_is_told_why_and_what_is_offered(given: str, why: str) -> None:
    state = GAME.new()
    before = state.copy()

    with pytest.raises(UnknownOption) as error:
        state.pick(given)

    assert str(error.value).startswith(f"ragnarocks has no option '{given}': {why}")
    assert "; the options are 'move A2 A1', 'move A2 B2', " in str(error.value)
    assert pickle.loads(pickle.dumps(error.value)).reason == error.value.reason is not None
    for language in LANGUAGES:
        assert given in speaker("ragnarocks", language).error(error.value)
    assert str(error.value).endswith("… (52)")
    assert state == before


def test_an_option_of_another_game_is_refused_like_a_wrong_word() -> None:
    other = trollbord.load("trollfjord").vocabulary[0]

    with pytest.raises(UnknownOption, match=f"ragnarocks has no option '{other}'"):
        GAME.new().pick(other)


@pytest.mark.parametrize("given", [7, None, ("move", "A2", "C2"), GAME])
def test_a_pick_that_is_no_option_at_all_is_refused_too(given: Any) -> None:
    """Compiled and interpreted alike."""
    with pytest.raises(UnknownOption, match="ragnarocks has no option"):
        GAME.new().pick(given)


def test_what_is_taken_from_the_list_is_picked() -> None:
    state = trollbord.load("ragnarocks").new()
    other = state.copy()

    while state.ask is not None and other.ask is not None:
        state.take(state.ask.options[-1])
        other.pick(other.ask.options[-1])

    assert state == other
    for answer in (state.take, state.pick):
        with pytest.raises(trollbord.GameOver, match="the game is over"):
            answer(state.game.vocabulary[0])


def test_an_error_comes_out_of_a_pickle_with_its_reason() -> None:
    """A worker process tells what went wrong."""
    with pytest.raises(IllegalPick) as refusal:
        GAME.new().pick("stone F5")
    assert refusal.value.reason is not None

    back = pickle.loads(pickle.dumps(refusal.value))
    assert (back.message, back.reason) == (refusal.value.message, refusal.value.reason)


def test_an_error_repeats_only_the_beginning_of_what_was_endless() -> None:
    with pytest.raises(UnknownOption) as error:
        GAME.new().pick("x" * 100_000)

    said = str(error.value)
    assert said.startswith("ragnarocks has no option 'xxx") and "x…'" in said
    assert len(said) < 2_000


@pytest.mark.parametrize("seats", [2.0, True, "2"])
def test_a_number_of_seats_is_a_whole_number(seats: Any) -> None:
    """Compiled, a wrong type is Python's own mistake."""
    is_pythons = IS_COMPILED and not isinstance(seats, int)
    with pytest.raises(TypeError if is_pythons else BadSeats):
        GAME.new(seats=seats)


@pytest.mark.parametrize("given", ["--5", "5-", "-", "", "9" * 5000])
def test_a_number_that_is_none_is_no_value_of_an_option(given: str) -> None:
    option = next(each for each in GAME.settings if each.kind == "number")
    with pytest.raises(BadSettings, match="cannot be"):
        option.parse(given)


def test_spaces_may_be_generous() -> None:
    state = GAME.new()

    state.pick("  move  A2 C2 ")

    assert state.ask is not None and state.ask.prompt == "stone"


def test_nobody_looks_from_a_seat_that_is_not_there() -> None:
    """A spectator has eyes of their own, and chance has none."""
    state = GAME.new(seats=2)

    for seat in (2, -3):
        with pytest.raises(UnknownSeat, match=f"there is no seat {seat} at this table: the last"):
            state.view(seat)
    assert state.view(trollbord.SPECTATOR).seat == trollbord.SPECTATOR
    with pytest.raises(UnknownSeat, match="chance has no view of the table"):
        state.view(trollbord.NATURE)


def test_a_wrong_value_is_shown_as_it_was_given() -> None:
    """A number is not the word that spells it, and the error shows the difference."""
    with pytest.raises(BadSettings, match="'limit' cannot be 40: expected '40', 'none'"):
        GAME.new(limit=40)
    with pytest.raises(BadSeats, match="ragnarocks seats 2, 3, 4, 5, 6 players, got 9"):
        GAME.new(seats=9)


def test_views_and_matches_say_what_they_are() -> None:
    match = trollbord.Match(GAME, seed=1)

    assert repr(match) == "<match of ragnarocks for 2, 0 picks, open>"
    assert repr(match.view(1)) == "<ragnarocks for 2, seen by seat 1>"
    assert repr(match.view(trollbord.SPECTATOR)) == "<ragnarocks for 2, seen by a spectator>"
    assert repr(trollbord.play(GAME, ["random", "random"], seed=1)).endswith(" picks, over>")


def test_a_match_of_a_mere_id_says_what_it_needs() -> None:
    with pytest.raises(TypeError, match="Game"):
        trollbord.Match(cast(Any, "ragnarocks"))
