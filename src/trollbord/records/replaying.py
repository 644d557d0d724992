"""Replays: a record played back, line by line or straight to the end.

Why so: docs/decisions/editions.md.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.course import result_of
from trollbord.kernel.errors import IllegalPick, RecordError, TrollbordError, UnknownOption
from trollbord.kernel.fairness import fresh_secret
from trollbord.kernel.game import Game
from trollbord.kernel.match import Match
from trollbord.kernel.nature import Nature
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.settings import Settings, Value, remembered
from trollbord.kernel.state import State
from trollbord.records.grammar import mistake
from trollbord.records.record import Header, Line, PickLine, Record, ResignLine, UndoLine


def agreed_settings(game: Game, header: Header) -> Settings:
    """The table options of a header as values; the game and its edition have to be those of the record."""
    if header.game != game.id:
        raise RecordError("error-record-game", {"given": header.game, "expected": game.id})
    if header.edition != game.edition:
        given, expected = str(header.edition), str(game.edition)
        raise RecordError("error-record-edition", {"given": given, "expected": expected})
    options = {option.id: option for option in game.settings}
    values: dict[str, Value] = {
        name: options[name].parse(text) if name in options else text
        for name, text in header.settings.items()
    }
    return remembered(game.settings, values)


def opening(game: Game, header: Header) -> State:
    """The table before the first line."""
    return game.new(header.seats, **agreed_settings(game, header))


def standing(log: Sequence[Line]) -> list[PickLine]:
    """The picks that still stand after these lines: those that no undo has taken back."""
    left: list[PickLine] = []
    for line in log:
        if isinstance(line, UndoLine):
            while left and left[-1].seq > line.to:
                left.pop()
        elif isinstance(line, PickLine):
            left.append(line)
    return left


def replay(game: Game, record: Record, seq: int | None = None) -> State:
    """The table after line `seq`, or after the last one; lines that were taken back are passed over."""
    state = opening(game, record.header)
    log = record.log
    for line in standing(log if seq is None else log[: within(record, seq)]):
        state.take(answer(state, line))
    return state


def within(record: Record, seq: int) -> int:
    """The number itself, if the record has such a line; 0 is the table before the first."""
    last = len(record.log)
    if not 0 <= seq <= last:
        raise RecordError("error-record-no-line", {"given": str(seq), "last": str(last)})
    return seq


def answer(state: State, line: PickLine) -> Option:
    """The option that a line picks, if it is asked and offered now."""
    ask = state.ask
    if ask is None or ask.seat != line.seat or ask.source != line.source:
        raise _not_asked(ask, line)
    if line.option is None:
        raise mistake("unknown", _place(line))
    try:
        option = state.game.find(line.option)
        # `offered` says why not, which costs more than the usual case needs.
        return option if option in ask.options else state.offered(option)
    except (UnknownOption, IllegalPick) as error:
        raise refused(line, error) from None


def refused(line: PickLine, error: TrollbordError) -> RecordError:
    """The game's own reason against a pick, with its place in the record."""
    column = len(line.text()) - len(line.option or "??") + 1
    words = {"line": str(_place(line)), "column": str(column), "why": str(error)}
    return RecordError("error-record-pick", words)


def _not_asked(ask: Ask | None, line: PickLine) -> RecordError:
    place = _place(line)
    if ask is None:
        return mistake("over", place, given=line.text())
    column = len(str(line.seq)) + 2
    return mistake(
        "asked",
        place,
        column,
        given=_who(line.seat, line.source),
        expected=_who(ask.seat, ask.source),
    )


def _who(seat: int, source: str) -> str:
    return f"nature {source}" if seat == NATURE else f"seat {seat}"


def _place(line: Line) -> int:
    """The line of the file; a record that was never a file has its own numbers only."""
    return line.line or line.seq


class ReplayWalk:
    """A walk through all lines of a record, those that were taken back included."""

    def __init__(self, game: Game, record: Record) -> None:
        self.log: Final = record.log
        self.state = opening(game, record.header)
        self.seq = 0
        self.depth = 0
        self._stack: Final[list[int]] = []
        self._resigned: Final[list[Seat]] = []
        self._wanted: Final[dict[int, int]] = {}
        self._saved: Final[dict[int, State]] = {}
        # How often each line is gone back to is counted first: only those tables are kept, and no longer than needed.
        for line in self.log:
            if isinstance(line, UndoLine):
                self._wanted[line.to] = self._wanted.get(line.to, 0) + 1
        self._save()

    @property
    def line(self) -> Line | None:
        """The next line, or None after the last."""
        return self.log[self.seq] if self.seq < len(self.log) else None

    def step(self) -> Line:
        """Play the next line."""
        line = self.log[self.seq]
        if line.seq != self.seq + 1:  # a record that was never a file may be written so
            raise mistake("sequence", _place(line), given=line.seq, expected=self.seq + 1)
        if isinstance(line, UndoLine):
            self._go_back(line)
        elif isinstance(line, ResignLine):
            self._resign(line)
        elif self.result is not None:
            raise mistake("over", _place(line), given=line.text())
        else:
            self.state.take(answer(self.state, line))
            self._stack.append(line.seq)
        self.seq = line.seq
        self.depth = len(self._stack)
        if isinstance(line, PickLine):
            self._save()
        return line

    @property
    def result(self) -> Result | None:
        """How the match ended, by its rules or by resignations; None while it goes on."""
        return result_of(self.state, self._resigned)

    def _resign(self, line: ResignLine) -> None:
        if self.result is not None or line.seat in self._resigned:
            raise mistake("over", _place(line), given=line.text())
        self._resigned.append(line.seat)

    def _save(self) -> None:
        """Keep the table if a later undo comes back to it."""
        if self.seq in self._wanted:
            self._saved[self.seq] = self.state.copy()

    def _go_back(self, undo: UndoLine) -> None:
        while self._stack and self._stack[-1] > undo.to:
            # Tables after the goal can't be gone back to any more: their lines no longer stand.
            self._saved.pop(self._stack.pop(), None)
        if undo.to not in self._saved:
            raise mistake("undo", _place(undo), given=undo.to)
        self._wanted[undo.to] -= 1
        self.state = self._saved[undo.to].copy()
        if not self._wanted[undo.to]:
            del self._wanted[undo.to], self._saved[undo.to]


def resume(
    game: Game,
    record: Record,
    holds_veils: bool = False,
    nature: Nature | None = None,
    beside: Mapping[int, bytes] | None = None,
) -> Match:
    """The match that a record has come to, to be played on.

    With its secret NATURE goes on as it would have, unless another is given. Without it the match is a fork with a
    secret of its own. `beside` has the attachments of some of the lines.
    """
    header = record.header
    secret = bytes.fromhex(record.secret) if record.secret else fresh_secret()
    match = Match(
        game,
        header.seats,
        secret=secret,
        nature=nature,
        settings=agreed_settings(game, header),
        holds_veils=holds_veils,
        entropy=header.entropy if record.secret else None,
        begun=False,
    )
    for line in record.log:
        write(match, line, (beside or {}).get(line.seq, b""))
    # Without its secret, the lines so far were drawn with another one than this match has.
    match.forked = header.forked if record.secret else match.seq
    match.settle()
    return match


def write(match: Match, line: Line, beside: bytes = b"") -> None:
    """Write one line of a record into a match, and nothing more."""
    if isinstance(line, UndoLine):
        match.replay_undo(line.seat, line.to)
    elif isinstance(line, ResignLine):
        match.write_resignation(line.seat)
    else:
        match.record(answer(match.state, line), line.origin, beside)
