"""What a person's results say, and what they do not: shares with their range, streaks, whom one has met."""

from __future__ import annotations

import datetime
import math
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from trollbord.games import game_ids
from trollbord.page.new_page import BotAdvice
from trollbord.page.you_page import GamePlayed, Met, ResultShare, You
from trollbord.server.people.names import first_name
from trollbord.server.rooms.results import NOT_COUNTED, Opponent
from trollbord.server.store.rows import ResultRow

FEW: Final = 5
"""With fewer games than these nothing is said of how well a person plays."""
Z: Final = 1.96
"""Standard deviations to either side that hold 19 of 20."""
OFTEN: Final = 0.7
"""Who wins this share against a bot is told of the next one."""


def against(results: Sequence[ResultRow], bot: str) -> list[ResultRow]:
    """The counted games for two against a bot."""
    return [
        row
        for row in results
        if row.rank != NOT_COUNTED and [each.bot for each in opponents(row)] == [bot]
    ]


def opponents(row: ResultRow) -> list[Opponent]:
    """Whom a person played against."""
    return msgspec.json.decode(row.others, type=list[Opponent])


def has_won(row: ResultRow) -> bool:
    """Whether a game was won; a draw of all is no victory."""
    return row.rank == 1 and row.sharing < row.seats


def advised_bot(results: Sequence[ResultRow], game: str, levels: Sequence[str]) -> BotAdvice | None:
    """The bot after the strongest one that a person beats most of the time at a game."""
    for number in range(len(levels) - 2, -1, -1):
        met = [row for row in against(results, levels[number]) if row.game == game]
        won = len([row for row in met if has_won(row)])
        if len(met) >= FEW and won >= OFTEN * len(met):
            return BotAdvice(levels[number], won, len(met), levels[number + 1])
    return None


# -- the page about oneself


def wilson(won: int, games: int) -> tuple[float, float]:
    """The range in which the true share lies 19 times of 20, after Wilson: it holds for few games and for 0 or all."""
    share, squared = won / games, Z * Z
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    spread = share * (1 - share) / games + squared / (4 * games * games)
    reach = Z * math.sqrt(spread) / (1 + squared / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share_of(results: Sequence[ResultRow]) -> ResultShare:
    """How many of these games were won; what is true behind it, if there are enough."""
    won, games = len([row for row in results if has_won(row)]), len(results)
    return ResultShare(won, games, wilson(won, games) if games >= FEW else None)


def streaks(results: Sequence[ResultRow]) -> tuple[int, int]:
    """How many games in a row were won up to now, and at most."""
    now = longest = 0
    for row in results:
        now = now + 1 if has_won(row) else 0
        longest = max(longest, now)
    return now, longest


def met_in(results: Sequence[ResultRow]) -> tuple[list[Met], list[Met]]:
    """The bots and the people one has played against, those one meets most first."""
    games: dict[tuple[str, str], list[tuple[ResultRow, Opponent]]] = {}
    for row in results:
        for other in opponents(row):
            games.setdefault((other.bot, "" if other.bot else other.person), []).append(
                (row, other)
            )
    found = [_met(pairs) for pairs in games.values()]
    found.sort(key=lambda met: -met.games)
    return [met for met in found if met.bot], [met for met in found if not met.bot]


def _met(pairs: Sequence[tuple[ResultRow, Opponent]]) -> Met:
    last = pairs[-1][1]
    name = last.name or (first_name(last.person) if last.person else "")
    ahead = len([1 for row, other in pairs if row.rank < other.rank])
    behind = len([1 for row, other in pairs if row.rank > other.rank])
    return Met(last.bot, name, len(pairs), ahead, behind, pairs[-1][0].ended)


def about_you(
    results: Sequence[ResultRow],
    name: str,
    language: str,
    now: float,
    practised: Collection[str] = (),
) -> You:
    """What all results of a person say; practice, at the tables `practised`, is counted apart; it and games of several seats count for time alone."""
    counted = [row for row in results if row.rank != NOT_COUNTED]
    by_game: dict[str, list[ResultRow]] = {}
    for row in results:
        by_game.setdefault(row.game, []).append(row)
    played = [
        GamePlayed(
            game,
            share_of([row for row in rows if row.rank != NOT_COUNTED]),
            sum([row.seconds for row in rows]),
            len([row for row in rows if row.rank == NOT_COUNTED and row.table in practised]),
        )
        for game, rows in by_game.items()
        if game in game_ids()
    ]
    bots, people = met_in(counted)
    return You(
        language,
        name,
        now,
        results[0].ended if results else now,
        len(results),
        sum([row.seconds for row in results]),
        *streaks(counted),
        sorted(played, key=lambda each: -each.share.games),
        bots,
        people,
    )


def taken_along(results: Sequence[ResultRow]) -> list[dict[str, object]]:
    """Results as a file has them: no id of a person leaves."""
    return [
        {
            "game": row.game,
            "ended": datetime.datetime.fromtimestamp(row.ended, datetime.UTC).isoformat(),
            "minutes": round(row.seconds / 60, 1),
            "seats": row.seats,
            "rank": row.rank or None,
            "against": [
                {"bot": other.bot} if other.bot else {"name": other.name}
                for other in opponents(row)
            ],
        }
        for row in results
    ]
