"""Running a contest: worker processes, a row for every match, an early end where a test allows it."""

import multiprocessing
from collections.abc import Callable, Iterator
from functools import partial

from trollbord.arena.plan import Contest, Pairing
from trollbord.arena.played import Played, play
from trollbord.arena.ratings import Sprt, deal_points
from trollbord.arena.results import Results


def run(
    contest: Contest,
    results: Results,
    workers: int = 1,
    sprt: Sprt | None = None,
    told: Callable[[Played], None] | None = None,
) -> str | None:
    """Play what is missing of a contest; the verdict of the sequential test, if one was asked for and reached."""
    missing = [each for each in contest.pairings() if each.index not in results.played]
    for match in _played(contest, missing, workers):
        results.add(match)
        if told is not None:
            told(match)
        verdict = _verdict(contest, results.matches(), sprt)
        if verdict is not None:
            return verdict
    return None


def matches_of(
    contest: Contest,
    found: list[Played],
    workers: int,
    sprt: Sprt | None,
    told: Callable[[Played], None] | None,
) -> str | None:
    """Play a whole contest into a list; the verdict of the sequential test, if one was asked for and reached."""
    for match in _played(contest, contest.pairings(), workers):
        found.append(match)
        if told is not None:
            told(match)
        verdict = _verdict(contest, found, sprt)
        if verdict is not None:
            return verdict
    return None


def _verdict(contest: Contest, matches: list[Played], sprt: Sprt | None) -> str | None:
    return None if sprt is None else sprt.verdict(deal_points(matches, contest.bots[0]))


def _played(contest: Contest, missing: list[Pairing], workers: int) -> Iterator[Played]:
    if workers <= 1:
        for pairing in missing:
            yield play(contest, pairing)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers) as pool:
        yield from pool.imap_unordered(partial(play, contest), missing)
