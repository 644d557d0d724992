"""Giving up: a line of the log that match, record and verification know."""

import copy
import pickle
from random import Random

import pytest

import trollbord
from trollbord import records
from trollbord.kernel.errors import CannotUndo, GameOver, IllegalPick, RecordError, UnknownSeat
from trollbord.kernel.match import Match
from trollbord.kernel.result import RESIGNED, Result, after_resignations


def begun(game: str, seats: int, picks: int = 12, **settings: int) -> Match:
    match = Match(trollbord.load(game), seats, seed=3, settings=dict(settings))
    rng = Random(3)
    for _ in range(picks):
        assert match.ask is not None
        match.pick(rng.choice(match.ask.options))
    return match


def finish(match: Match) -> Result:
    rng = Random(5)
    while match.ask is not None:
        match.pick(rng.choice(match.ask.options))
    assert match.result is not None
    return match.result


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_of_two_the_other_has_won_at_once(game: str) -> None:
    match = begun(game, 2)

    match.resign(1)

    assert match.ask is None
    assert match.result == Result((0, 0), (1, 2), RESIGNED)
    for seat in (0, 1):
        assert match.view(seat).ask is None
        assert match.view(seat).result == match.result


def test_after_that_nothing_can_be_picked_or_taken_back() -> None:
    match = begun("ragnarocks", 2)
    match.resign(0)

    with pytest.raises(GameOver):
        match.pick("move A2 C2")
    with pytest.raises(GameOver):
        match.resign(1)
    with pytest.raises(CannotUndo):
        match.undo(1)
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, False]


@pytest.mark.parametrize("game", ["trollfjord", "ankh_morpork", "trolls_princesses"])
def test_of_three_others_play_on_and_the_seat_comes_last(game: str) -> None:
    match = begun(game, 3)
    match.resign(0)

    assert match.ask is not None and match.result is None
    if game == "trollfjord":  # played without aim it takes thousands of picks
        match.resign(2)
        assert match.result == Result((0, 0, 0), (3, 1, 2), RESIGNED)
        return
    result = finish(match)
    assert result.ranks[0] == 3
    assert result.reason != RESIGNED


def test_a_team_goes_on_until_all_of_it_have_resigned() -> None:
    match = begun("ragnarocks", 4)
    assert match.game.sides(4, match.state.settings) == [0, 0, 1, 1]

    match.resign(0)
    assert match.result is None
    match.resign(1)
    assert match.result is not None and match.result.ranks == (3, 3, 1, 1)


def test_one_against_two_is_over_when_the_one_resigns() -> None:
    match = begun("ragnarocks", 3, ivory_players=1)

    match.resign(0)

    assert match.result is not None and match.result.ranks == (3, 1, 1)


def test_whoever_resigned_first_comes_last_of_all() -> None:
    played = Result((9, 30, 20, 10), (4, 1, 2, 3), "end")

    assert after_resignations(played, [], [0, 1, 2, 3]) == played
    assert after_resignations(None, [1, 2], [0, 1, 2, 3]) is None
    result = after_resignations(played, [1, 2], [0, 1, 2, 3])
    assert result is not None and result.ranks == (2, 4, 3, 1)


def test_a_seat_resigns_once_and_only_a_seat_does() -> None:
    match = begun("ankh_morpork", 3)
    match.resign(2)

    with pytest.raises(IllegalPick, match="has resigned already"):
        match.resign(2)
    with pytest.raises(UnknownSeat):
        match.resign(7)


def test_a_resignation_stands_whatever_is_taken_back() -> None:
    match = begun("trolls_princesses", 3)
    match.resign(2)
    match.go_back(0, 0)

    assert match.resigned == [2]
    assert finish(copy.copy(match)).ranks[2] == 3


@pytest.mark.parametrize("seats", [2, 3])
def test_the_record_says_it_and_reads_verifies_and_resumes(seats: int) -> None:
    match = begun("ankh_morpork", seats)
    match.resign(1)
    if seats == 3:
        finish(match)
    text = records.recorded(match).text()

    assert ": resign\n" in text
    record = records.parse(text)
    assert record.text() == text
    verdict = records.verify(record)
    assert verdict.is_good and verdict.is_over
    for again in (records.resume(record), copy.copy(match), pickle.loads(pickle.dumps(match))):
        assert again.resigned == [1]
        assert again.result == match.result


def test_a_line_after_the_end_is_refused_in_a_record() -> None:
    match = begun("ragnarocks", 2)
    match.resign(1)
    text = records.recorded(match).text().split("\nend ")[0].rstrip()
    body, last = text.rsplit("\n", 1)
    number = int(last.split(" ")[0])

    twice = records.parse(f"{body}\n{last}\n{number + 1} seat 0: resign\n")
    verdict = records.verify(twice)
    assert isinstance(verdict.error, RecordError)
    assert verdict.error.message.id == "error-record-over"
