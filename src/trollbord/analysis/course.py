"""The course of a finished game, cut into what one seat decided in a row and what chance answered."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from trollbord.analysis.budget import NoReview
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.state import State
from trollbord.records.record import Record, ResignLine
from trollbord.records.replaying import ReplayWalk, answer, opening, standing
from trollbord.records.verifying import verify


class Met(NamedTuple):
    """A pick, and the table at which it was made."""

    seq: int
    state: State
    option: Option

    @property
    def is_real(self) -> bool:
        """Whether a seat had something to decide."""
        ask = self.state.ask
        return ask is not None and ask.weights is None and len(ask.options) > 1

    @property
    def is_drawn(self) -> bool:
        """Whether chance answered."""
        ask = self.state.ask
        return ask is not None and ask.weights is not None


class Stretch(NamedTuple):
    """Picks in a row: of one seat from its first real decision on, or of NATURE (with the lone options that follow)."""

    seat: Seat
    picks: list[Met]

    @property
    def is_draw(self) -> bool:
        """Whether chance answered."""
        return self.seat == NATURE

    @property
    def start(self) -> State:
        """The table before its first pick."""
        return self.picks[0].state


class Course:
    """All stretches of a finished game, and how it ended."""

    def __init__(self, game: Game, record: Record, by_turns: bool = False) -> None:
        """With `by_turns` a stretch ends with a turn, also where the same seat has the next one."""
        _check(game, record)
        self.game: Final = game
        self.seats: Final = record.header.seats
        walk = ReplayWalk(game, record)
        while walk.line is not None:
            walk.step()
        result = walk.result
        if result is None:
            raise NoReview("error-review-unfinished", {})
        self.result: Final = result
        self.final: Final = walk.state
        """The table after the last pick."""
        gave_up = [line.seat for line in record.log if isinstance(line, ResignLine)]
        self.left: Final = gave_up[-1] if walk.state.result() is None and gave_up else None
        """Who ended the game by giving up; None, where its rules ended it."""
        self.stretches: Final = list(_stretches(met(game, record), by_turns))
        if sum([pick.is_real for each in self.stretches for pick in each.picks]) < 2:
            raise NoReview("error-review-short", {})


def _check(game: Game, record: Record) -> None:
    """Refuse what can't be reviewed: a seat's own record, another edition, what does not verify."""
    if record.header.view is not None:
        raise NoReview("error-review-hidden", {})
    opening(game, record.header)
    verdict = verify(game, record)
    if verdict.error is not None:
        raise NoReview("error-review-unverified", {"why": str(verdict.error)})


def met(game: Game, record: Record) -> Iterator[Met]:
    """Each pick that stands, with the table before it."""
    state = opening(game, record.header)
    for line in standing(record.log):
        option = answer(state, line)
        yield Met(line.seq, state.copy(), option)
        state.take(option)


def _stretches(picks: Iterator[Met], by_turns: bool) -> Iterator[Stretch]:
    """Cut where another decides, or chance; lone options belong to what came before them."""
    current: Stretch | None = None
    for pick in picks:
        ask = pick.state.ask
        assert ask is not None
        is_other = current is None or current.seat != ask.seat
        if by_turns and not is_other and pick.is_real:
            is_other = pick.state.game.advice.is_settled(pick.state)
        if len(ask.options) > 1 and is_other:
            if current is not None:
                yield current
            current = Stretch(ask.seat, [])
        if current is not None:
            current.picks.append(pick)
    if current is not None:
        yield current
