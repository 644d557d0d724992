"""Writes the record of a match: the full one, or what one seat may know of it."""

from collections.abc import Mapping, Sequence

from trollbord.kernel.fairness import commitment
from trollbord.kernel.log import Line, Pick, Undo
from trollbord.kernel.match import Match
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Value
from trollbord.records.reader import parse
from trollbord.records.record import (
    Header,
    PickLine,
    Record,
    RecordEnd,
    RecordEntry,
    ResignLine,
    UndoLine,
)


def recorded(
    match: Match,
    view: Seat | None = None,
    *,
    players: Sequence[str] = (),
    languages: Sequence[str] = (),
    date: str = "",
    said: Mapping[int, Sequence[RecordEntry]] | None = None,
    reveal: bool | None = None,
) -> Record:
    """The record of a match so far, sealed once the game is over.

    With `view` it is that seat's own record, with `??` for what it can't know: the only one that may leave the table
    before the end. `said` has what was said or remarked after each line. The secret is revealed at the end, or if `reveal` says so: a
    game that is put away on one's own machine needs it to go on.
    """
    result = match.result
    header = _header(match, view, players, languages, date)
    parse(
        header.text()
    )  # a name, a language or a date that nobody could read again is refused here
    end = None if result is None else RecordEnd(result.scores, result.reason)
    reveals = result is not None if reveal is None else reveal
    secret = match.secret.hex() if reveals and view is None else ""
    record = Record(header, _body(match, view, said or {}), end, secret)
    return record if result is None else record.sealed()


def _header(
    match: Match,
    view: Seat | None,
    players: Sequence[str],
    languages: Sequence[str],
    date: str,
) -> Header:
    state = match.state
    return Header(
        match.game.id,
        state.seats,
        match.game.edition,
        {name: spelt_value(value) for name, value in state.settings.items()},
        {seat: name for seat, name in enumerate(players) if name},
        {seat: language for seat, language in enumerate(languages) if language},
        date,
        commitment(match.secret),
        match.entropy,
        match.forked,
        view,
    )


def _body(
    match: Match, view: Seat | None, said: Mapping[int, Sequence[RecordEntry]]
) -> list[RecordEntry]:
    body: list[RecordEntry] = list(said.get(0, ()))
    for line in match.log:
        body.append(_entry(line, view))
        body += said.get(line.seq, ())
    return body


def _entry(line: Line, view: Seat | None) -> RecordEntry:
    if isinstance(line, Pick):
        return _pick(line, view)
    if isinstance(line, Undo):
        return UndoLine(line.seq, line.seat, line.to)
    return ResignLine(line.seq, line.seat)


def _pick(pick: Pick, view: Seat | None) -> PickLine:
    option = pick.option.text if view is None or pick.is_seen_by(view) else None
    return PickLine(pick.seq, pick.seat, option, pick.source, pick.count, pick.origin)


def spelt_value(value: Value) -> str:
    """A table option's value as records and positions spell it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
