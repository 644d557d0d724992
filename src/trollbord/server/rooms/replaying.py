"""Replaying the stored lines of a table, each checked as if it were picked now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.game import Game
from trollbord.kernel.log import Line, Resignation, Undo
from trollbord.kernel.match import Match
from trollbord.kernel.message import Message
from trollbord.kernel.settings import Settings, remembered
from trollbord.server.store.rows import PickRow, TableRow

UNDO: Final = "undo"
"""The origin of a stored line that is an undo."""
RESIGN: Final = "resign"
"""The origin of a stored line by which a seat gives up; so is its text."""


def blank(game: Game, row: TableRow) -> Match:
    """The match of a table before its first line."""
    options: Settings = msgspec.json.decode(row.options)
    return Match(
        game,
        row.seats,
        secret=row.secret,
        settings=remembered(game.settings, options),
        holds_veils=True,
        begun=False,
    )


def of_edition(fault: Message, game: Game, row: TableRow) -> Message:
    """Why a log does not replay: it is of another edition, or else this fault."""
    given, expected = row.edition, game.edition
    if given == expected:
        return fault
    return Message("error-record-edition", {"given": str(given), "expected": str(expected)})


def replayed(blank: Callable[[], Match], lines: Sequence[PickRow]) -> tuple[Match, Message | None]:
    """The match after these lines; where one does not replay, the match before it, and what is wrong."""
    match = blank()
    fault = replay(match, lines)
    if fault is None:
        return match, None
    good = match.seq
    match = blank()  # the rules may have failed halfway through the bad line
    replay(match, lines[:good])
    return match, fault


def replay(match: Match, lines: Sequence[PickRow]) -> Message | None:
    """Replay lines until one could not have been played; what is wrong with that one."""
    for number, line in enumerate(lines, match.seq + 1):
        if line.seq != number:
            return Message("db-gap", {"given": line.seq, "expected": number})
        try:
            wrong = _replayed(match, line)
        except Exception as error:  # rules of another version may fail in any way
            wrong = _reason(error)
        if wrong:
            return Message("db-bad-line", {"line": number, "given": line.option, "why": wrong})
    return None


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, TrollbordError) else f"{type(error).__name__}: {error}"


def _replayed(match: Match, line: PickRow) -> str:
    """Write this line into the match; what is wrong with it."""
    if line.origin == UNDO:
        return _undone(match, line)
    if line.origin == RESIGN:
        match.resign(line.seat)
        return ""
    return _picked(match, line)


def _picked(match: Match, line: PickRow) -> str:
    option = match.state.offered(line.option)
    asked = None if match.ask is None else match.ask.seat
    if asked != line.seat:
        return f"seat {asked} is asked, not {line.seat}"
    match.record(option, line.origin, line.beside)
    return ""


def _undone(match: Match, line: PickRow) -> str:
    standing = {0, *[pick.seq for pick in match.picks[:-1]]}
    if not line.option.isdecimal() or int(line.option) not in standing or not match.picks:
        return f"line {line.option} does not stand, or nothing comes after it"
    match.replay_undo(line.seat, int(line.option))
    return ""


def stored_line(table: str, line: Line) -> PickRow:
    """A line of a match as the store has it."""
    if isinstance(line, Undo):
        return PickRow(table, line.seq, line.seat, str(line.to), UNDO)
    if isinstance(line, Resignation):
        return PickRow(table, line.seq, line.seat, RESIGN, RESIGN)
    return PickRow(table, line.seq, line.seat, line.option.text, line.origin, line.beside)
