"""Running a contest: in processes or on a cluster, a row for every match, an early end where a test allows it."""

from collections.abc import Callable, Iterator
from functools import partial

from trollbord.arena.plan import Contest, Pairing
from trollbord.arena.played import Played, play_recorded, save_record
from trollbord.arena.ratings import Sprt, deal_points
from trollbord.arena.results import Matches
from trollbord.arena.spread import spread


def run(
    contest: Contest,
    results: Matches,
    workers: int = 1,
    sprt: Sprt | None = None,
    told: Callable[[Played], None] | None = None,
    ray: str | None = None,
) -> str | None:
    """Play what is missing of a contest; the verdict of the sequential test, if one was asked for and reached."""
    missing = [each for each in contest.pairings() if each.index not in results.played]
    for match in _played(contest, missing, workers, ray):
        results.add(match)
        if told is not None:
            told(match)
        verdict = _verdict(contest, results.matches(), sprt)
        if verdict is not None:
            return verdict
    return None


def _verdict(contest: Contest, matches: list[Played], sprt: Sprt | None) -> str | None:
    return None if sprt is None else sprt.verdict(deal_points(matches, contest.bots[0]))


def _played(
    contest: Contest, missing: list[Pairing], workers: int, ray: str | None
) -> Iterator[Played]:
    """Matches as they end; a record is kept before its match counts."""
    for match, record in spread(partial(play_recorded, contest), missing, workers, ray):
        if contest.records is not None:
            save_record(record, match.index, contest.records)
        yield match
