"""The course of a match: its header, its log, and the state that they lead to."""

from collections.abc import Mapping, Sequence
from typing import Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import GameOver, IllegalPick
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.fairness import mixed
from trollbord.kernel.line import clean
from trollbord.kernel.log import Line, Pick, Resignation
from trollbord.kernel.nature import Answer, Nature, typist
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result, after_resignations
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.state import State

_SPACED: Final = 32
"""A copy of the state is saved every 32 picks, so that going back replays at most 31."""


def typed_events(origin: str) -> list[Event]:
    """What is told of an answer that a seat typed for NATURE: who did."""
    seat = typist(origin)
    return [] if seat is None else [Event("typed", {"seat": seat})]


def result_of(state: State, resigned: Sequence[Seat]) -> Result | None:
    """How a match ended that has come to this state, in which these seats gave up; None while it goes on."""
    result = state.result()
    if not resigned:
        return result
    return after_resignations(result, resigned, state.game.sides(state.seats, state.settings))


class Course:
    """A header and a log of picks, and the state that they lead to.

    What the players typed as `entropy` is mixed into the secret.
    """

    def __init__(
        self,
        state: State,
        secret: bytes,
        entropy: Mapping[Seat, str],
        nature: Nature | None,
    ) -> None:
        self.secret: Final = secret
        self.entropy: Final = dict(entropy)
        self.state: State = state
        for seat, words in self.entropy.items():
            self.state.check_seat(seat)
            clean(words)  # or the record could not be written in the end
        self.given_nature: Final = nature
        """The source of NATURE's answers that a caller brought; it may answer anything."""
        if nature is None:
            nature = state.game.nature(state.settings, mixed(self.secret, self.entropy))
        self.nature: Final[Nature] = nature
        self.log: Final[list[Line]] = []
        self.resigned: Final[list[Seat]] = []
        """The seats that gave up, in this order."""
        self.picks: list[Pick] = []
        self.counts: Final[dict[str, int]] = {}
        self._snapshots: dict[int, State] = {0: state.copy()}
        self._listener: Final = Listener()
        self.state.listener = self._listener

    @property
    def ask(self) -> Ask | None:
        """The current question; None when the game is over, by its rules or because only one side is left."""
        return self.state.ask if not self.resigned or self.result is None else None

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return result_of(self.state, self.resigned)

    @property
    def seq(self) -> int:
        """The number of the last line of the log; 0 before the first."""
        return len(self.log)

    def record(self, option: Option, origin: str, beside: bytes = b"") -> Pick:
        """Take one offered option and write its line, and nothing more: what a replay needs."""
        ask = self.state.ask
        assert ask is not None
        count = 0
        if ask.seat == NATURE:
            # Counted by source and never set back: an undone draw is not drawn again with the same luck.
            count = self.counts.get(ask.source, 0) + 1
            self.counts[ask.source] = count
        self.state.take(option)
        events, learners = self._listener.drain()
        last = self.picks[-1] if self.picks else None
        if last is None or (last.source, last.origin) != (ask.source, origin):
            # Once for each run of typed answers, not for every die of a roll.
            events = [*typed_events(origin), *events]
        pick = Pick(self.seq + 1, ask.seat, option, ask, count, origin, events, learners, beside)
        self.log.append(pick)
        self.picks.append(pick)
        if len(self.picks) % _SPACED == 0:
            self._snapshots[len(self.picks)] = self.state.copy()
        self.nature.noted(pick.seq, pick.source, option, beside)
        return pick

    def write_resignation(self, seat: Seat) -> Resignation:
        """Write the line of a seat that gives up, and nothing more: what a replay needs."""
        if self.ask is None:
            raise GameOver("error-game-over", {"given": "resign"})
        if seat in self.resigned:
            raise IllegalPick("error-resigned-already", {"seat": seat}, self.state.game.id)
        line = Resignation(self.seq + 1, seat)
        self.log.append(line)
        self.resigned.append(seat)
        return line

    def nature_answer(self) -> Answer | None:
        """What NATURE answers to its question now; None, if somebody has to type it."""
        ask = self.state.ask
        assert ask is not None
        answer = self.nature.answer(self.state, ask, self.counts.get(ask.source, 0) + 1)
        if answer is not None and self.given_nature is not None:
            # Our own NATURE draws from the options; one that a caller brings is checked.
            self.state.offered(answer.option)
        return answer

    # -- earlier states

    def at(self, index: int) -> State:
        """The state after the first `index` picks."""
        # The table before the first pick is always kept, so there is one.
        nearest = max([count for count in self._snapshots if count <= index])
        state = self._snapshots[nearest].copy()
        # Asked anew: a caller may have shuffled the old question's lists.
        state.resume(state.agenda, state.step)
        for pick in self.picks[nearest:index]:
            state.take(pick.option)
        return state

    def go_back(self, index: int) -> None:
        """Let only the first `index` picks stand; the log keeps all lines."""
        self._stand(self.at(index), self.picks[:index])
        # So that going back here again replays nothing.
        self._snapshots[index] = self.state.copy()

    def _stand(self, state: State, picks: list[Pick]) -> None:
        self.state = state
        self.state.listener = self._listener
        self.picks = picks
        self._snapshots = {
            count: state for count, state in self._snapshots.items() if count <= len(picks)
        }


class Checkpoint:
    """What a course was before several picks, so that it can be that again."""

    def __init__(self, course: Course) -> None:
        self.course: Final = course
        self.state: Final = course.state.copy()
        self.lines: Final = len(course.log)
        self.picks: Final = course.picks[:]
        self.counts: Final = dict(course.counts)

    def restore(self) -> None:
        """Forget every line since."""
        course = self.course
        course._listener.drain()
        course._stand(self.state, self.picks)
        del course.log[self.lines :]
        course.counts.clear()
        course.counts.update(self.counts)
        course.nature.undone(course.state, self.picks[-1].seq if self.picks else 0)
