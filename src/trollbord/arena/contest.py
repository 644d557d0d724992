"""Contests from Python: classes, functions or names in, rows and ratings out."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from trollbord.adapters.seated import seated
from trollbord.arena.plan import BadPlan, Contest
from trollbord.arena.played import Played
from trollbord.arena.ratings import RatedStanding, Sprt, standings
from trollbord.arena.report import percent
from trollbord.arena.results import Matches
from trollbord.arena.run import run
from trollbord.kernel.clock import WALL
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision, Player
from trollbord.kernel.settings import Settings
from trollbord.kernel.showing import shown_rows

Answer = Callable[[Decision], Option | str]
Bot = str | type[Player] | Answer
"""A name as on the command line, a class of players, or a function that answers a decision."""


class FunctionPlayer(Player):
    """A player that is one function."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    def choose(self, decision: Decision) -> Option:
        answer = self.answer(decision)
        if isinstance(answer, Option):
            return answer
        return decision.view.game.vocabulary.find(answer)


class Outcome:
    """The matches of a contest in order, and what they say of each bot, the best first."""

    def __init__(self, matches: list[Played], verdict: str | None = None) -> None:
        self.matches: Final = matches
        self.standings: Final[list[RatedStanding]] = standings(matches)
        self.verdict: Final = verdict
        """What the sequential test says: `better`, `not-better`, or None."""

    def of(self, bot: str) -> RatedStanding:
        """How one bot did."""
        for each in self.standings:
            if each.bot == bot:
                return each
        raise KeyError(f"no bot {bot!r}: the bots are {[each.bot for each in self.standings]}")

    def rows(self) -> list[dict[str, object]]:
        """The matches as rows, for a data frame."""
        return [match.values() for match in self.matches]

    def _repr_html_(self) -> str:
        rows = [
            [
                each.bot,
                each.matches,
                *map(percent, (each.points, each.firsts)),
                f"{each.rating:.1f}",
            ]
            for each in self.standings
        ]
        return shown_rows(["bot", "matches", "points", "first places", "rating"], rows)

    def __repr__(self) -> str:
        lines = [
            f"{each.bot}: {each.points.mean:.1%} ({each.points.low:.1%} to {each.points.high:.1%})"
            f" of the points in {each.matches} matches"
            for each in self.standings
        ]
        return "\n".join(lines)


def contest(
    game: str,
    bots: Sequence[Bot] | Mapping[str, Bot],
    *,
    seats: int | None = None,
    matches: int = 100,
    seed: int = 0,
    settings: Settings | None = None,
    opening: int = 0,
    most: int = 0,
    clock: str = WALL,
    workers: int = 1,
    sprt: float | None = None,
    records: str | Path | None = None,
    told: Callable[[Played], None] | None = None,
    ray: str | None = None,
) -> Outcome:
    """Let bots meet. More bots than seats play all pairings; each deal is played from every seat with the same luck.

    With several workers classes and functions must be importable, as for any other process. `sprt` ends a contest of two
    as soon as it is clear whether the first is better by this number of points of Elo. A match of more than `most` decisions is
    `broken-off`, which nobody wins (0: never). `clock="cpu"` counts seconds of thought in CPU time, which a busy
    machine does not change. `told` is called after every match. `ray` plays on a
    cluster: `local`, `auto` or an address.
    """
    named = named_bots(bots)
    makers = {name: maker(bot) for name, bot in named.items() if name != bot}
    planned = Contest(
        game,
        tuple(named),
        seats,
        matches,
        seed,
        settings,
        opening,
        makers,
        None if records is None else Path(records),
        most,
        clock,
    )
    results = Matches()
    verdict = run(planned, results, workers, None if sprt is None else Sprt(sprt), told, ray)
    return Outcome(results.matches(), verdict)


def named_bots(bots: Sequence[Bot] | Mapping[str, Bot]) -> dict[str, Bot]:
    """Each bot by the name it has in the results."""
    if isinstance(bots, Mapping):
        return {name: _callable(bot) for name, bot in bots.items()}
    names = [bot if isinstance(bot, str) else name_of(bot) for bot in bots]
    for name in names:
        if names.count(name) > 1:
            raise BadPlan("error-arena-needs-two", {"given": ", ".join(names)})
    return {name: _callable(bot) for name, bot in zip(names, bots)}


def _callable(bot: Bot) -> Bot:
    if isinstance(bot, str) or callable(bot):
        return bot
    raise TypeError(f"a bot is a name, a class of Player or a function, and {bot!r} is none")


def name_of(bot: object) -> str:
    """The name of a class or function."""
    return str(getattr(bot, "__name__", type(bot).__name__))


def maker(bot: Bot) -> Callable[[], Player]:
    """What makes a new player for each match."""
    if isinstance(bot, str):
        return partial(seated, bot)
    if isinstance(bot, type):
        return bot
    return partial(FunctionPlayer, bot)
