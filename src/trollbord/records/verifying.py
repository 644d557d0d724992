"""Verifies records: replays them, recomputes what was drawn or fell, and names the first bad line."""

from collections.abc import Mapping
from typing import Final

from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.fairness import draw, keeps, mixed
from trollbord.kernel.game import Game
from trollbord.kernel.message import Message
from trollbord.kernel.nature import DRAWN, TOWER, TYPED, Nature, kind_of
from trollbord.kernel.seat import NATURE
from trollbord.records.grammar import mistake
from trollbord.records.record import Line, PickLine, Record, UndoLine, marks
from trollbord.records.replaying import ReplayWalk

FORKED: Final = "forked"
"""Why a drawn answer is not recomputed: it belongs to the secret of another table."""
SECRET: Final = "secret"
"""Why a drawn answer is not recomputed: the secret has not been revealed."""
UNCHECKED: Final = (TOWER, TYPED, FORKED, SECRET)


class Verdict:
    """What a look at a record has shown."""

    def __init__(self) -> None:
        self.error: TrollbordError | None = None
        self.lines = 0
        self.recomputed = 0
        self.repeated = 0
        self.unchecked: Final[dict[str, list[int]]] = {reason: [] for reason in UNCHECKED}
        self.is_over = False
        self.is_whole = True
        self.is_promised = False
        self.is_sealed = False

    @property
    def is_good(self) -> bool:
        """Whether nothing is wrong."""
        return self.error is None

    @property
    def is_complete(self) -> bool:
        """Whether all is known: the game is over, its secret open, and no answer hidden from the reader."""
        return self.is_over and self.is_whole and not self.unchecked[SECRET]

    def messages(self) -> list[Message]:
        """What was found, one sentence each."""
        if self.error is not None:
            return [self.error.message]
        found = [Message("verify-replayed", {"lines": self.lines})]
        found.append(Message("verify-recomputed", {"draws": self.recomputed}))
        if self.repeated:
            found.append(Message("verify-repeated", {"draws": self.repeated}))
        for reason, lines in self.unchecked.items():
            if lines:
                words: dict[str, str | int] = {"draws": len(lines), "which": _numbers(lines)}
                found.append(Message(f"verify-unchecked-{reason}", words))
        for is_so, id in (
            (self.is_whole, "verify-not-whole"),
            (self.is_over, "verify-not-over"),
            (self.is_promised, "verify-not-promised"),
            (self.is_sealed, "verify-not-sealed"),
        ):
            found += [] if is_so else [Message(id)]
        return found


def verify(game: Game, record: Record, beside: Mapping[int, bytes] | None = None) -> Verdict:
    """Look through a record; the verdict has the first mistake, if there is one.

    With the attachments `beside` its lines a simulated tower is struck again, blow by blow.
    """
    verdict = Verdict()
    try:
        _Examiner(game, record, verdict, beside or {}).examine()
    except TrollbordError as error:
        verdict.error = error
    return verdict


class _Examiner:
    def __init__(
        self, game: Game, record: Record, verdict: Verdict, beside: Mapping[int, bytes]
    ) -> None:
        self.record: Final = record
        self.verdict: Final = verdict
        self.marks: Final = marks(record)
        self.key: Final = self.promised_key()
        self.check_mark(0, 1)
        self.walk: Final = ReplayWalk(game, record)
        self.beside: Final = beside
        self.nature: Final[Nature | None] = (
            game.nature(self.walk.state.settings, self.key) if beside and self.key else None
        )

    def examine(self) -> None:
        walk = self.walk
        while (line := walk.line) is not None and not self.is_gap(line):
            # Before the step: a draw depends on the weights of the question that is open now.
            if isinstance(line, PickLine) and line.seat == NATURE:
                self.check_draw(line)
            walk.step()
            self.note(line)
            self.check_mark(line.seq, line.line or line.seq)
            self.verdict.lines = line.seq
        self.verdict.is_whole = line is None
        if line is None:
            self.check_end()
        self.check_seal()

    def is_gap(self, line: Line) -> bool:
        """Whether the replay ends here: a seat's own record does not say what was picked."""
        return (
            isinstance(line, PickLine)
            and line.option is None
            and self.record.header.view is not None
        )

    def promised_key(self) -> bytes | None:
        """What the answers were drawn with, if the secret is there and is the one that was promised."""
        record = self.record
        if not record.secret:
            return None
        secret = bytes.fromhex(record.secret)
        promised = record.header.commitment
        if promised and not keeps(secret, promised):
            raise mistake("promise", record.places.get("secret", 0))
        self.verdict.is_promised = bool(promised)
        return mixed(secret, record.header.entropy)

    def check_draw(self, line: PickLine) -> None:
        if line.origin == TOWER and self.is_repeated(line):
            self.verdict.repeated += 1
            return
        reason = self.unchecked(line)
        if reason:
            self.verdict.unchecked[reason].append(line.seq)
            return
        ask = self.walk.state.ask
        if ask is None or ask.weights is None or ask.source != line.source:
            return  # the walk will say what is wrong
        assert self.key is not None
        drawn = ask.options[draw(self.key, line.source, line.count, ask.weights)].text
        # An answer that was never offered is the walk's to report: it knows the reason.
        if drawn != line.option and any(option.text == line.option for option in ask.options):
            column = len(line.text()) - len(line.option or "??") + 1
            raise mistake(
                "draw", line.line or line.seq, column, given=line.option or "??", expected=drawn
            )
        self.verdict.recomputed += 1

    def note(self, line: Line) -> None:
        """Tell the recomputed NATURE about a line, so that its next answers follow it."""
        if self.nature is None:
            return
        if isinstance(line, UndoLine):
            self.nature.undone(self.walk.state, line.to)
            return
        if not isinstance(line, PickLine):
            return
        option = self.walk.state.game.vocabulary.find(line.option or "")
        self.nature.noted(line.seq, line.source, option, self.beside.get(line.seq, b""))

    def is_repeated(self, line: PickLine) -> bool:
        """Whether NATURE gives this answer again, where it can; a wrong one is a mistake."""
        ask, attached = self.walk.state.ask, self.beside.get(line.seq, b"")
        if self.nature is None or ask is None or ask.source != line.source:
            return False
        if line.seq <= self.record.header.forked or not self.nature.repeats(ask, attached):
            return False
        again = self.nature.answer(self.walk.state, ask, line.count)
        if again is None or again.option.text != line.option:
            expected = "??" if again is None else again.option.text
            place = line.line or line.seq
            raise mistake("fall", place, given=line.option or "??", expected=expected)
        if again.beside != attached:
            raise mistake("fall-beside", line.line or line.seq)
        return True

    def unchecked(self, line: PickLine) -> str:
        """Why this answer can't be recomputed, or nothing if it can."""
        if line.origin != DRAWN:
            return kind_of(line.origin)
        if line.seq <= self.record.header.forked:
            return FORKED
        return SECRET if self.key is None else ""

    def check_mark(self, seq: int, line: int) -> None:
        """Whether the seal has this mark for line `seq`; 0 is the header."""
        seal = self.record.seal
        if seal and seal[2 * seq : 2 * seq + 2] != self.marks[seq]:
            raise mistake("mark" if seq else "header-mark", line)

    def check_end(self) -> None:
        result, end = self.walk.result, self.record.end
        self.verdict.is_over = result is not None
        if end is None:
            return
        if result is None:
            raise mistake("not-over", end.line)
        if (result.scores, result.reason) != (end.scores, end.reason):
            reached = " ".join([str(score) for score in result.scores])
            raise mistake(
                "end", end.line, 5, given=end.text(), expected=f"end {reached}: {result.reason}"
            )

    def check_seal(self) -> None:
        seal = self.record.seal
        self.verdict.is_sealed = bool(seal)
        if seal and seal != "".join(self.marks):
            # Two hex digits for the header, two for each line, and 32 for the whole.
            lines, given = (len(seal) - 34) // 2, len(self.walk.log)
            place = self.record.places.get("seal", 0)
            if lines != given:
                raise mistake("seal-length", place, given=given, expected=lines)
            for line in self.walk.log:
                self.check_mark(line.seq, line.line or line.seq)
            raise mistake("seal", place)


def _numbers(lines: list[int]) -> str:
    """The first numbers of a list, and how many more there are."""
    shown = ", ".join([str(line) for line in lines[:12]])
    return shown if len(lines) <= 12 else f"{shown}, …"
