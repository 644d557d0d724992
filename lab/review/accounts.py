"""Accounts of many games: each adds up, and what was drawn is worth nothing on average, for every seat."""

from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from lab.review.playing import searcher
from trollbord.analysis.account import Books
from trollbord.analysis.budget import COARSE
from trollbord.analysis.course import Course
from trollbord.analysis.result import SCALE, Entry
from trollbord.analysis.reviewing import taught
from trollbord.games import load
from trollbord.kernel.match import Match
from trollbord.kernel.shares import SEARCH
from trollbord.records.writer import recorded

PLAYERS = 16
"""Iterations of those who play, erring a little."""
HEAT = 0.4


class Drawn(NamedTuple):
    """What was drawn for a seat over many games, in hundredths: the mean, and its standard error."""

    seat: int
    mean: float
    error: float


def entries(game: str, seats: int, matches: int, seed: int) -> Iterator[list[Entry]]:
    """The accounts of one game after the other, by seat."""
    box = load(game)
    judge = taught(box, seats)
    for number in range(matches):
        secret = (seed * 1_000_000 + number).to_bytes(32, "big")
        match = Match(box, seats, secret=secret)
        match.play([searcher(PLAYERS, HEAT) for _ in range(seats)])
        course = Course(box, recorded(match), judge.kind == SEARCH)
        books = Books(course, judge, COARSE.draws, seed)
        yield [books.entry(seat) for seat in range(seats)]


def adds_up(entry: Entry) -> bool:
    """Whether start, draws, own choices and those of others are the result, to the last digit."""
    return entry.start + entry.draws + entry.own + entry.others == entry.result


def drawn(found: list[list[Entry]]) -> list[Drawn]:
    """What chance gave each seat on average: nothing, within two standard errors, or the value is wrong."""
    told = []
    for seat in range(len(found[0])):
        sums = [100 * each[seat].draws / SCALE for each in found]
        told.append(Drawn(seat, mean(sums), stdev(sums) / sqrt(len(sums))))
    return told
