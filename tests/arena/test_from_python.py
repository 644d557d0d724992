"""Contests from Python: own classes and functions meet bots by name."""

from pathlib import Path

import pytest

from trollbord import Decision, Option, Player
from trollbord.arena import contest
from trollbord.arena.plan import BadPlan
from trollbord.bots import UnknownBot
from trollbord.kernel.result import broken_off
from trollbord.records import parse, verify
from trollbord.words import LANGUAGES, speaker


class First(Player):
    """Picks the first option."""

    def choose(self, decision: Decision) -> Option:
        return decision.options[0]


def last(decision: Decision) -> str:
    """Picks the last option, by its spelling."""
    return decision.options[-1].text


def test_a_class_a_function_and_a_name_meet() -> None:
    outcome = contest("ragnarocks", [First, last, "random"], matches=6, seed=2)

    assert {match.bots for match in outcome.matches} >= {("First", "last"), ("last", "First")}
    assert all(len(match.bots) == 2 for match in outcome.matches)  # duels, not a team game of three
    assert {each.bot for each in outcome.standings} == {"First", "last", "random"}
    assert outcome.rows()[0]["match"] == 0
    assert "of the points in 4 matches" in repr(outcome)


def test_bots_can_have_names_of_their_own_and_work_in_processes() -> None:
    alone = contest("ragnarocks", {"a": First, "b": last}, matches=4, seed=2)
    shared = contest("ragnarocks", {"a": First, "b": last}, matches=4, seed=2, workers=2)

    assert [m.scores for m in alone.matches] == [m.scores for m in shared.matches]
    assert alone.of("a").matches == 4
    with pytest.raises(KeyError, match="no bot 'c'"):
        alone.of("c")


def test_a_name_of_ones_own_never_decides_which_bot_plays() -> None:
    """A mapping that crosses two names plays its values: what greedy does is told of the name that stands for it."""
    crossed = contest("ragnarocks", {"greedy": "random", "random": "greedy"}, matches=6, seed=3)
    plain = contest("ragnarocks", ["random", "greedy"], matches=6, seed=3)
    own = contest("ragnarocks", {"baseline": "greedy@20", "r": "random"}, matches=2, seed=3)

    assert [m.scores for m in crossed.matches] == [m.scores for m in plain.matches]
    assert crossed.of("random").points.mean == plain.of("greedy").points.mean
    assert {each.bot for each in own.standings} == {"baseline", "r"}
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        contest("ragnarocks", {"greedy": "nobody", "random": "random"}, matches=2)


def test_every_match_is_kept_as_a_record_when_asked(tmp_path: Path) -> None:
    contest("ankh_morpork", ["random", First], matches=2, records=tmp_path / "games")

    files = sorted((tmp_path / "games").glob("*.troll"))
    assert [file.name for file in files] == ["000000.troll", "000001.troll"]
    record = parse(files[1].read_text(encoding="utf-8"))
    assert record.header.players == {0: "First", 1: "random"}
    assert verify(record).is_good


def test_a_test_of_two_ends_when_it_is_clear() -> None:
    told: list[int] = []
    outcome = contest(
        "ragnarocks",
        ["greedy", "random"],
        matches=200,
        sprt=30,
        told=lambda m: told.append(m.index),
    )

    assert outcome.verdict == "better" and len(outcome.matches) == len(told) < 200


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        contest("ragnarocks", ["nobody", "random"])
    with pytest.raises(BadPlan):
        contest("ragnarocks", [First, First])
    with pytest.raises(TypeError, match="a bot is a name, a class of Player or a function"):
        contest("ragnarocks", [First, 7])  # type: ignore[list-item]


def test_a_match_that_takes_too_long_is_broken_off_by_name(tmp_path: Path) -> None:
    """Trollfjord at random takes thousands of picks: bounded, it is drawn, and its record has no end."""
    outcome = contest(
        "trollfjord", ["random", last], matches=2, most=30, records=tmp_path / "games"
    )

    for match in outcome.matches:
        assert (match.reason, match.ranks, match.scores) == ("broken-off", (1, 1), (0, 0))
        assert sum(match.decisions) == 30
    assert outcome.of("random").points.mean == 0.5
    record = parse((tmp_path / "games" / "000000.troll").read_text(encoding="utf-8"))
    assert record.end is None and verify(record).is_good
    for language in LANGUAGES:
        assert speaker("trollfjord", language).ending(broken_off(2))
