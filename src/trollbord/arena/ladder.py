"""A ladder of bots: each meets the next weaker one, and what comes of that is told as ratings on one scale.

A share of points is told as a lead in Elo; leads add up from the random player, which has 0, and so do their errors.
"""

import json
from math import log, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from trollbord.arena.plan import Contest
from trollbord.arena.ratings import SURE, Standing, standings
from trollbord.arena.results import Results
from trollbord.bots.ladder import Rung
from trollbord.kernel.errors import TrollbordError

LEVELS: Final = ("random", "tomte", "huldra", "draug@150", "jotun@1000")
"""Who stands on the ladder: a budget in iterations makes it repeatable, where a level has seconds of its own."""
SCALE: Final = 400 / log(10)
"""Points of Elo in one unit of log odds."""
OPENINGS: Final = {"ragnarocks": 4}
"""Random decisions at the start of a game that has no luck of its own."""
Facts = dict[str, Any]


class BadLadder(TrollbordError):
    """Meetings that make no ladder."""


class Meeting(NamedTuple):
    """How a bot did against the next weaker one: its share of the points with the 95 % interval, and its seconds a turn."""

    bot: str
    against: str
    matches: int
    points: float
    low: float
    high: float
    seconds: float
    command: str


def name_of(bot: str) -> str:
    """A level without its budget."""
    return bot.partition("@")[0]


def lead(meeting: Meeting) -> tuple[float, float]:
    """How many points of Elo the first is ahead, and the standard error of that.

    An imaginary deal that both share keeps the lead finite where one has won everything.
    """
    deals = meeting.matches / 2
    share = (meeting.points * deals + 0.5) / (deals + 1)
    error = (meeting.high - meeting.low) / (2 * SURE)
    return SCALE * log(share / (1 - share)), SCALE * error / (share * (1 - share))


def climbed(meetings: list[Meeting]) -> list[Rung]:
    """The rungs from the random player upwards."""
    rungs = [Rung(name_of(meetings[0].against), 0, 0, 0, 0.0)]
    rating = variance = 0.0
    for meeting in meetings:
        if name_of(meeting.against) != rungs[-1].bot:
            words = {"given": meeting.against, "expected": rungs[-1].bot}
            raise BadLadder("error-bad-ladder", dict(words))
        above, error = lead(meeting)
        rating += above
        variance += error**2
        margin = SURE * sqrt(variance)
        bounds = round(rating - margin), round(rating + margin)
        rungs.append(Rung(name_of(meeting.bot), round(rating), *bounds, meeting.seconds))
    return rungs


def contest_of(game: str, bot: str, against: str, matches: int, seed: int) -> Contest:
    """The contest in which two neighbours meet."""
    opening = OPENINGS.get(game, 0)
    return Contest(game, (bot, against), 2, matches, seed, opening=opening)


def meeting_of(contest: Contest, results: Results) -> Meeting:
    """What a contest of two says."""
    first, second = contest.bots
    found: dict[str, Standing] = {each.bot: each for each in standings(results.matches())}
    points = found[first].points
    turns = max(1, len(found[first].turns))
    return Meeting(
        first,
        second,
        len(results.played),
        round(points.mean, 4),
        round(points.low, 4),
        round(points.high, 4),
        round(found[first].seconds / turns, 4),
        f"trollbord ladder {contest.game} --games {contest.matches} --seed {contest.seed}",
    )


def results_path(folder: Path, contest: Contest) -> Path:
    """Where the matches of two neighbours are kept, so that a run that was stopped goes on."""
    bots = "-".join(contest.bots).replace("@", "-at-")
    return folder / f"{contest.game}-{bots}-{contest.seed}.csv"


def meetings_in(facts: Facts, game: str) -> list[Meeting]:
    """The meetings of a game in a file."""
    told = facts["games"].get(game, {"meetings": []})
    return [Meeting(**meeting) for meeting in told["meetings"]]


def with_meetings(facts: Facts, game: str, meetings: list[Meeting]) -> Facts:
    """The facts of a file with the meetings of a game, and its rungs reckoned from them."""
    told = {
        "rungs": [rung._asdict() for rung in climbed(meetings)],
        "meetings": [meeting._asdict() for meeting in meetings],
    }
    games = {**facts["games"], game: told}
    return {**facts, "games": {name: games[name] for name in sorted(games)}}


def text_of(facts: Facts) -> str:
    """The facts as a file: a line for each rung and each meeting."""
    games = []
    for game, told in facts["games"].items():
        parts = [
            f'   "{name}": [\n    ' + ",\n    ".join(map(json.dumps, told[name])) + "\n   ]"
            for name in ("rungs", "meetings")
        ]
        games.append(f'  "{game}": {{\n' + ",\n".join(parts) + "\n  }")
    about = json.dumps(facts["about"])
    return f'{{\n "about": {about},\n "games": {{\n' + ",\n".join(games) + "\n }\n}\n"
