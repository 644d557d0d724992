"""A ladder of bots: the levels and rungs between them meet, and all meetings together say where each level stands.

Where two levels meet, the stronger wins nearly everything, which tells little. So others stand between them whom no person meets at
a table: players that err more or less, and searches that are shorter. The next matches are those that make the ratings of
the levels surest for their time, until a budget is spent.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from math import floor, log, log10
from pathlib import Path
from typing import Any, Final, NamedTuple

from lab.ladder.bradley_terry import Pair, Ratings, rated
from trollbord.adapters.seated import boxed
from trollbord.arena.plan import Contest
from trollbord.arena.played import Played
from trollbord.arena.ratings import SURE
from trollbord.arena.results import Results
from trollbord.arena.run import run
from trollbord.bots.ladder import COMPILED, INTERPRETED, Rung
from trollbord.bots.levels import LONG_SECONDS, SHORT, SHORT_SECONDS, Measure, measures_of
from trollbord.words import ENGLISH, speaker

RANDOM: Final = "random"
BUDGETS: Final = {"draug": SHORT, "jotun": 1000}
"""The iterations a question with which a level is rated, at most: they make it repeatable, where a level has seconds of its own."""
SECONDS: Final = {"draug": SHORT_SECONDS, "jotun": LONG_SECONDS}
"""The seconds that a level has for a turn."""
BETWEEN: Final = (
    "random~12",
    "random~4",
    "random~1.5",
    "tomte~8",
    "tomte~2",
    "tomte~0.9",
    "tomte~0.4",
    "tomte~0.15",
    "draug@20~1",
    "draug@20~0.3",
    "jotun@20",
    "jotun@60",
    "jotun@150",
    "jotun@400",
)
"""Rungs between the levels."""
OPENINGS: Final = {"ragnarocks": 4}
"""Random decisions at the start of a game that has no luck of its own."""
FIRST: Final = 2
"""Matches that neighbours play before anything is known."""
ONE_SIDED: Final = 0.15
"""No more is played between two of whom one is expected to take a smaller share than this."""
BATCH: Final = 8.0
"""CPU seconds of matches between two looks at what is known."""
MOST: Final = 40
"""Matches of a batch at most."""
FIGURES: Final = (1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 7.0)
"""Numbers of iterations begin so, that they stay the same when speeds are measured again."""
BEGIN: Final = "<!-- ladder -->\n"
END: Final = "<!-- /ladder -->"
"""The marks of the guide between which the table stands."""
Facts = dict[str, Any]


class Meeting(NamedTuple):
    """How a bot did against another: its share of the points, the variance of a deal, and the CPU seconds a turn of both."""

    bot: str
    against: str
    matches: int
    points: float
    spread: float
    seconds: float
    other: float

    def pair(self) -> Pair:
        """The meeting as the ratings see it."""
        return Pair(self.bot, self.against, self.matches / 2, self.points, self.spread)


def measure_of(bot: str) -> Measure:
    """What the name of a rung says of it: iterations and heat."""
    named, _, heat = bot.partition("~")
    return Measure(int(named.partition("@")[2] or 0), float(heat or 0))


def guessed(bot: str) -> tuple[int, float]:
    """A guess of a bot's place, by which neighbours meet before anything is known."""
    if bot == RANDOM:
        return 0, 0.0
    measure = measure_of(bot)
    if measure.iterations == 0:
        return (1 if bot.startswith(RANDOM) else 2), -measure.heat
    return 3, log(measure.iterations) - 4 * min(measure.heat, 1.0)


def rated_as(game: str, budgets: dict[str, int], seats: int = 2) -> dict[str, str]:
    """The name by which each level stands on the ladder: it says how the level plays this game, so that no other is meant."""
    tomte, huldra, draug = measures_of(boxed(game).new(seats).view(0))
    return {
        RANDOM: RANDOM,
        "tomte": gentle(tomte),
        "huldra": gentle(huldra),
        "draug": f"draug@{budgets['draug']}~{draug.heat:g}",
        "jotun": f"jotun@{budgets['jotun']}",
    }


def gentle(measure: Measure) -> str:
    """The name of a bot that plays by a measure."""
    way = f"draug@{measure.iterations}" if measure.iterations else "tomte"
    return f"{way}~{measure.heat:g}"


# -- matches


class Ladder:
    """The bots of a ladder with all that they have played, kept in a folder so that it goes on."""

    def __init__(
        self, game: str, bots: Sequence[str], kept: Path, seed: int = 0, workers: int = 1
    ) -> None:
        self.game: Final = game
        self.kept: Final = kept
        self.seed: Final = seed
        self.workers: Final = workers
        self.bots: list[str] = []
        self.results: Final[dict[tuple[str, str], Results]] = {}
        self.spent = 0.0
        """CPU seconds of the matches that were played now."""
        self.seat(*bots)

    def seat(self, *bots: str) -> None:
        """Take bots in, with what they have played before."""
        everyone = {*self.bots, *bots}
        self.bots = sorted(everyone, key=guessed)
        for first, second in combinations(sorted(everyone), 2):
            contest = self.contest(first, second, 0)
            if (first, second) not in self.results and self.path(contest).exists():
                self.results[first, second] = Results(self.path(contest), contest)

    def contest(self, first: str, second: str, matches: int) -> Contest:
        """The contest in which two meet."""
        opening = OPENINGS.get(self.game, 0)
        return Contest(self.game, (first, second), 2, matches, self.seed, opening=opening)

    def path(self, contest: Contest) -> Path:
        """Where the matches of two are kept."""
        return self.kept / f"{self.game}-{filed('-'.join(contest.bots))}-{self.seed}.csv"

    def play(self, one: str, other: str, more: int) -> None:
        """Let two play `more` matches."""
        first, second = sorted((one, other))
        if (first, second) not in self.results:
            contest = self.contest(first, second, 0)
            self.results[first, second] = Results(self.path(contest), contest)
        results = self.results[first, second]
        contest = self.contest(first, second, len(results.played) + more)
        run(contest, results, self.workers, told=self._count)

    def _count(self, match: Played) -> None:
        self.spent += sum(match.seconds)

    def meetings(self) -> list[Meeting]:
        """What all have made of each other."""
        pairs = [pair for pair in self.results if {*pair} <= {*self.bots}]
        found = [meeting_of(*pair, self.results[pair].matches()) for pair in sorted(pairs)]
        return [each for each in found if each.matches]

    def ratings(self) -> Ratings:
        """Where all stand; the random player has 0."""
        return rated(self.bots, [each.pair() for each in self.meetings()])

    def cost(self, one: str, other: str) -> float:
        """The CPU seconds that a match of two is likely to take."""
        return self.seconds(one) + self.seconds(other)

    def seconds(self, bot: str) -> float:
        """The CPU seconds of a bot in a match."""
        total, matches = 1e-3, 1
        for pair, results in self.results.items():
            if bot in pair:
                total += sum(match.seconds[match.bots.index(bot)] for match in results.matches())
                matches += len(results.played)
        return total / matches


def filed(bots: str) -> str:
    """Names of bots as a part of a file's name."""
    return bots.replace("@", "-at-").replace("~", "-errs-")


def meeting_of(bot: str, against: str, matches: Sequence[Played]) -> Meeting:
    """What the matches of two say."""
    by_deal: dict[int, list[float]] = {}
    times, turns = [0.0, 0.0], [0, 0]
    for match in matches:
        seats = match.bots.index(bot), match.bots.index(against)
        by_deal.setdefault(match.deal, []).append(match.points(seats[0]))
        for at, seat in enumerate(seats):
            times[at] += match.seconds[seat]
            turns[at] += len(match.turns[seat])
    means = [sum(points) / len(points) for points in by_deal.values() if len(points) == 2]
    share = sum(means) / max(1, len(means))
    each = [time / max(1, count) for time, count in zip(times, turns, strict=True)]
    return Meeting(
        bot,
        against,
        2 * len(means),
        round(share, 5),
        round(spread_of(means), 5),
        round(each[0], 5),
        round(each[1], 5),
    )


def spread_of(means: Sequence[float]) -> float:
    """The variance of a deal; two imaginary ones, one won and one lost, keep it honest when every deal went the same way."""
    padded = [*means, 0.0, 1.0]
    centre = sum(padded) / len(padded)
    return sum((value - centre) ** 2 for value in padded) / (len(padded) - 1)


# -- what is played next


def begin(ladder: Ladder, told: Callable[[str], None]) -> None:
    """Let neighbours that have not met play a few matches."""
    for one, other in pairwise(ladder.bots):
        if not (met := ladder.results.get((min(one, other), max(one, other)))) or not met.played:
            told(f"{one} {other}")
            ladder.play(one, other, FIRST)


def climb(
    ladder: Ladder,
    wanted: Sequence[str],
    seconds: float,
    within: float,
    told: Callable[[str], None],
) -> Ratings:
    """Play what tells most about the wanted bots, until these CPU seconds are spent or the ratings of all are known to `within` points."""
    begin(ladder, told)
    end = ladder.spent + seconds
    while True:
        ratings = ladder.ratings()
        if ladder.spent >= end or max(SURE * ratings.error(bot) for bot in wanted) <= within:
            return ratings
        one, other = next_pair(ladder, ratings, wanted)
        told(f"{one} {other}")
        ladder.play(one, other, batch(ladder.cost(one, other), ladder.workers))


def batch(cost: float, workers: int) -> int:
    """How many matches are played before looking again: whole deals."""
    fitting = int(BATCH * workers / max(cost, 1e-3))
    return 2 * max(1, min(MOST, fitting) // 2)


def next_pair(ladder: Ladder, ratings: Ratings, wanted: Sequence[str]) -> tuple[str, str]:
    """The two whose matches would make the wanted ratings surest for their CPU time."""
    pairs = list(combinations(ladder.bots, 2))
    close = [
        pair for pair in pairs if ONE_SIDED <= ratings.expected(*pair) <= 1 - ONE_SIDED
    ] or pairs
    seconds = {bot: ladder.seconds(bot) for bot in ladder.bots}
    return max(
        close, key=lambda pair: gain(ratings, wanted, pair) / (seconds[pair[0]] + seconds[pair[1]])
    )


def gain(ratings: Ratings, wanted: Sequence[str], pair: tuple[str, str]) -> float:
    """By how much a deal between two makes the variances of the wanted ratings smaller."""
    first, second = ratings.place[pair[0]], ratings.place[pair[1]]
    between = ratings.covariance[:, first] - ratings.covariance[:, second]
    share = ratings.expected(*pair)
    weight = share * (1 - share)
    unsure = max(0.0, float(between[first] - between[second]))
    seen = sum(float(between[ratings.place[bot]]) ** 2 for bot in wanted)
    return weight * seen / (1 + weight * unsure)


# -- what the seconds of a level allow


def allowed(game: str, meetings: Sequence[Meeting], is_compiled: bool) -> dict[str, dict[str, int]]:
    """The iterations a question that the seconds of each searching level allow on each build.

    Measured is the time that iterations took on the build that ran; the game says how many times as fast a compiled search is.
    """
    slow, fast = boxed(game).advice.rates
    times = fast / slow if slow else 1.0
    found: dict[str, dict[str, int]] = {COMPILED: {}, INTERPRETED: {}}
    for level, seconds in SECONDS.items():
        bot = rated_as(game, BUDGETS)[level]
        taken = turn_seconds(meetings, bot)
        here = BUDGETS[level] * seconds / max(taken, 1e-6)
        fastest = here if is_compiled else here * times
        found[COMPILED][level] = rounded(fastest)
        found[INTERPRETED][level] = rounded(fastest / times)
    return found


def turn_seconds(meetings: Sequence[Meeting], bot: str) -> float:
    """The CPU seconds a turn of a bot in all its meetings."""
    times = [(each.seconds, each.matches) for each in meetings if each.bot == bot]
    times += [(each.other, each.matches) for each in meetings if each.against == bot]
    return sum(seconds * count for seconds, count in times) / max(1, sum(n for _, n in times))


def rounded(iterations: float) -> int:
    """A number of iterations that begins with one of a few figures, not above the given one."""
    power = 10 ** floor(log10(max(1.0, iterations)))
    fitting = [figure for figure in FIGURES if figure * power <= max(1.0, iterations)]
    return max(1, int(max(fitting, default=1.0) * power))


def budgets_on(allows: dict[str, int]) -> dict[str, int]:
    """The iterations with which each level is rated on a build."""
    return {level: min(most, allows.get(level, most)) for level, most in BUDGETS.items()}


# -- the file


def rungs_of(
    game: str, meetings: Sequence[Meeting], allows: dict[str, dict[str, int]]
) -> dict[str, list[Rung]]:
    """Where the levels stand on each build, the weakest first."""
    bots = sorted({bot for each in meetings for bot in (each.bot, each.against)})
    bots.sort(key=guessed)
    ratings = rated(bots, [each.pair() for each in meetings])
    slow, fast = boxed(game).advice.rates
    times = {COMPILED: 1.0, INTERPRETED: fast / slow if slow else 1.0}
    return {
        build: [
            _rung(ratings, level, bot, times[build] * turn_seconds(meetings, bot))
            for level, bot in rated_as(game, budgets_on(allows.get(build, {}))).items()
            if bot in ratings.place
        ]
        for build in (COMPILED, INTERPRETED)
    }


def _rung(ratings: Ratings, level: str, bot: str, seconds: float) -> Rung:
    rating, margin = ratings.rating(bot), SURE * ratings.error(bot)
    bounds = round(rating - margin), round(rating + margin)
    return Rung(level, round(rating), *bounds, round(seconds, 4), bot)


def meetings_in(facts: Facts, game: str) -> list[Meeting]:
    """The meetings of a game in a file."""
    told = facts["games"].get(game, {"meetings": []})
    return [Meeting(**meeting) for meeting in told["meetings"]]


def with_meetings(
    facts: Facts,
    game: str,
    meetings: Sequence[Meeting],
    allows: dict[str, dict[str, int]],
    command: str,
) -> Facts:
    """The facts of a file with the meetings of a game, and its rungs reckoned from them."""
    found = rungs_of(game, meetings, allows)
    told = {
        "command": command,
        "allows": allows,
        COMPILED: [rung._asdict() for rung in found[COMPILED]],
        INTERPRETED: [rung._asdict() for rung in found[INTERPRETED]],
        "meetings": [meeting._asdict() for meeting in meetings],
    }
    games = {**facts["games"], game: told}
    return {**facts, "games": {name: games[name] for name in sorted(games)}}


def text_of(facts: Facts) -> str:
    """The facts as a file: a line for each rung and each meeting."""
    games = []
    for game, told in facts["games"].items():
        parts = [f'   "{name}": {json.dumps(told[name])}' for name in ("command", "allows")]
        parts += [
            f'   "{name}": [\n    ' + ",\n    ".join(map(json.dumps, told[name])) + "\n   ]"
            for name in (COMPILED, INTERPRETED, "meetings")
        ]
        games.append(f'  "{game}": {{\n' + ",\n".join(parts) + "\n  }")
    about = json.dumps(facts["about"])
    return f'{{\n "about": {about},\n "games": {{\n' + ",\n".join(games) + "\n }\n}\n"


# -- the guide


def table_of(games: Mapping[str, Mapping[str, Sequence[Rung]]]) -> str:
    """The ladders as a table of the guide: a line for each game and build that differs."""
    names = [rung.bot for rung in next(iter(games.values()))[COMPILED]]
    lines = ["| game | build | " + " | ".join(f"`{name}`" for name in names) + " |"]
    lines.append("|---|---|" + "--:|" * len(names))
    for game, builds in games.items():
        title = speaker(game, ENGLISH).text("game-name")
        compiled, interpreted = builds[COMPILED], builds[INTERPRETED]
        alike = [rung.rated for rung in compiled] == [rung.rated for rung in interpreted]
        lines.append(_line(title, "both" if alike else COMPILED, compiled))
        if not alike:
            lines.append(_line(title, INTERPRETED, interpreted))
    return "\n".join(lines) + "\n"


def with_table(page: str, games: Mapping[str, Mapping[str, Sequence[Rung]]]) -> str:
    """A page with the table between its marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    return before + begin + table_of(games) + end + after


def _line(title: str, build: str, rungs: Sequence[Rung]) -> str:
    cells = [
        f"{rung.rating} ({rung.low}–{rung.high}), {rung.seconds:.3f} s" if rung.rating else "0"
        for rung in rungs
    ]
    return f"| {title} | {build} | " + " | ".join(cells) + " |"
