"""The history of a course: what a seat may take back alone, and what everyone has to agree to."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from trollbord.kernel.course import Course
from trollbord.kernel.errors import CannotUndo
from trollbord.kernel.log import Pick, Undo
from trollbord.kernel.message import Word
from trollbord.kernel.seat import NATURE, Seat


class Request:
    """A seat's request to undo to line `to`; `seq` was the last line then."""

    def __init__(self, seat: Seat, to: int, seq: int) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.seq: Final = seq
        self.agreed: Final[set[Seat]] = {seat}

    @property
    def way(self) -> tuple[int, int]:
        """From which line back to which: what others see of it, and agree to."""
        return self.seq, self.to

    def __reduce__(self) -> tuple[object, ...]:
        return revive_request, (self.seat, self.to, self.seq, self.agreed)


def revive_request(seat: Seat, to: int, seq: int, agreed: set[Seat]) -> Request:
    """A request from what its pickle holds."""
    request = Request(seat, to, seq)
    request.agreed.update(agreed)
    return request


class History:
    """What of a course may be taken back, as deep as information allows, and what was.

    Sequence numbers never go back: an undo is a line of its own.
    """

    def __init__(self, course: Course) -> None:
        self.course: Final = course
        self.request: Request | None = None
        self._undone: list[list[Pick]] = []
        self._seen: dict[Seat, int] = {}
        """How many picks stand at least for a seat that has seen what came after them, though it was taken back."""

    def copied(self) -> "History":
        """The same history of the same course, for one that may have to become so again."""
        history = History(self.course)
        history.request = self.request
        history._undone = self._undone[:]
        history._seen = dict(self._seen)
        return history

    def took(self, pick: Pick) -> None:
        """A pick was recorded. Redo survives one that repeats what was undone; any other clears it."""
        again = self._undone.pop() if self._undone else []
        if not again or (again[0].seat, again[0].option) != (pick.seat, pick.option):
            self._undone.clear()
        elif len(again) > 1:
            self._undone.append(again[1:])
        self.request = None

    def resigned(self) -> None:
        """A seat gave up: nothing is picked again, and nobody answers to a request."""
        self._undone.clear()
        self.request = None

    # -- what a seat may take back

    def floor(self, seat: Seat) -> int:
        """How many picks remain if this seat undoes all that it may.

        After the end there is no undo: the secret is revealed, and the next draws would be known.
        """
        floor, seen = len(self.course.picks), self._seen.get(seat, 0)
        # From the last pick backwards: what came before a pick that told this seat something can't be untold either.
        while floor > seen and seat != NATURE and self.course.ask is not None:
            if not self._may_take_back(seat, self.course.picks[floor - 1]):
                break
            floor -= 1
        return floor

    def _may_take_back(self, seat: Seat, last: Pick) -> bool:
        """Whether this pick told the seat nothing: its own, or one that everybody knew would follow."""
        is_foreseen = last.is_lone and not last.is_veiled and last.seat != NATURE
        return (last.seat == seat or is_foreseen) and seat not in last.learners

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat has a decision to take back."""
        index = self.last_decision(seat)
        return index is not None and index >= self.floor(seat)

    def tells_since(self, index: int) -> bool:
        """Whether chance or something hidden was asked, or a seat learnt something, after this many picks."""
        told = [
            pick.seat == NATURE or pick.is_veiled or len(pick.learners) > 0
            for pick in self.course.picks[index:]
        ]
        return any(told)

    def last_decision(self, seat: Seat) -> int | None:
        """The index of the last pick that a seat chose among several options."""
        for index in range(len(self.course.picks) - 1, -1, -1):
            if self.course.picks[index].seat == seat and not self.course.picks[index].is_lone:
                return index
        return None

    def correctable(self, seat: Seat) -> int:
        """How many picks stand without the last typed result of NATURE; refused, if a decision or draw follows it."""
        self.course.state.check_seat(seat)
        # A slip in typing a die is no seat's decision: the floors of undo do not count here.
        index = self._last_typed()
        if index < 0:
            raise CannotUndo("error-cannot-undo", {"seat": seat})
        return index

    def can_correct(self) -> bool:
        """Whether the last pick is a typed result of NATURE."""
        return self._last_typed() >= 0

    def typed_source(self) -> str:
        """The source that the last typed answer stands for, if it can still be corrected."""
        index = self._last_typed()
        return self.course.picks[index].source if index >= 0 else ""

    def _last_typed(self) -> int:
        index = len(self.course.picks) - 1
        # Lone options follow a typed result by themselves: they go back with it.
        while (
            index >= 0
            and self.course.picks[index].is_lone
            and not self.course.picks[index].is_typed
        ):
            index -= 1
        if index < 0 or not self.course.picks[index].is_typed or self.course.ask is None:
            return -1
        return index

    def undoable(self, seat: Seat) -> int:
        """How many picks stand if this seat takes back its last decision, which is refused if something was learnt since."""
        course = self.course
        if seat != NATURE:
            course.state.check_seat(seat)
        if course.ask is None:
            raise CannotUndo("error-undo-over", {})
        index = self.last_decision(seat)
        if index is None:
            raise CannotUndo("error-nothing-to-undo", {"seat": seat})
        if index < self.floor(seat):
            raise CannotUndo("error-cannot-undo", {"seat": seat})
        return index

    def redoable(self, seat: Seat) -> list[Pick]:
        """What this seat took back last; recording each again takes it off the list, as any repeated pick does."""
        if not self.can_redo(seat):
            raise CannotUndo("error-cannot-redo", {"seat": seat})
        return self._undone[-1]

    def can_redo(self, seat: Seat) -> bool:
        """Whether this seat has just taken something back."""
        return bool(self._undone) and self._undone[-1][0].seat == seat

    # -- what everyone has to agree to

    def ask_undo(self, seat: Seat, to: int) -> Request:
        """Ask everyone to go back to line `to`, further than this seat could alone, in place of any other request."""
        self.course.state.check_seat(seat)
        self.check_standing(to)
        self.request = Request(seat, to, self.course.seq)
        return self.request

    def agree(
        self, seat: Seat, everyone: Sequence[Seat] | None, way: tuple[int, int] | None
    ) -> Request | None:
        """The request, if all seats (or those in `everyone`) have agreed to it now."""
        request = self._requested(seat, way)
        request.agreed.add(seat)
        needed = range(self.course.state.seats) if everyone is None else everyone
        return request if request.agreed.issuperset(needed) else None

    def refuse(self, seat: Seat, way: tuple[int, int] | None = None) -> None:
        """Say no to the request, or to the one that went this `way`."""
        self._requested(seat, way)
        self.request = None

    def _requested(self, seat: Seat, way: tuple[int, int] | None) -> Request:
        """The request that a seat speaks of, if it is still the same."""
        self.course.state.check_seat(seat)
        request = self.request
        if request is None:
            raise CannotUndo("error-no-request", {"seat": seat})
        if way is not None and way != request.way:
            words: dict[str, Word] = {"given": _spelt(way), "expected": _spelt(request.way)}
            raise CannotUndo("error-other-request", words)
        return request

    # -- going back

    def back_to(self, seat: Seat, index: int) -> Undo:
        """Undo to `index` picks. Redo is offered only if the seat undid its own decision."""
        course = self.course
        undone = course.picks[index:]
        # Asked before anything is restored: the floor is that of the picks which still stand.
        is_own_undo = self.floor(seat) <= index == self.last_decision(seat)
        # What a seat has seen stays seen when it is taken back: below that its own undo must not reach any more.
        for each in range(course.state.seats):
            is_own = all([self._may_take_back(each, pick) for pick in undone])
            self._seen[each] = min(self._seen.get(each, 0), index) if is_own else index
        course.go_back(index)
        undo = Undo(course.seq + 1, seat, course.picks[-1].seq if course.picks else 0)
        course.log.append(undo)
        if is_own_undo:
            self._undone.append(undone)
        else:
            self._undone.clear()
        self.request = None
        course.nature.undone(course.state, undo.to)
        return undo

    def check_standing(self, to: int) -> None:
        """One can go back to the start or to a pick that stands, if others came after it."""
        if type(to) is not int:
            raise CannotUndo("error-no-such-line", {"given": repr(to), "last": self.course.seq})
        if self.course.ask is None:
            raise CannotUndo("error-undo-over", {})
        index = self.standing(to)
        stands = to == 0 or (index > 0 and self.course.picks[index - 1].seq == to)
        if not stands or index == len(self.course.picks):
            raise CannotUndo("error-no-such-line", {"given": to, "last": self.course.seq})

    def standing(self, to: int) -> int:
        """How many of the standing picks have numbers up to `to`."""
        # Numbers of standing picks grow but have gaps, where undo lines and undone picks were counted.
        return bisect_right(self.course.picks, to, key=_seq)


def _spelt(way: tuple[int, int]) -> str:
    return f"{way[0]} → {way[1]}"


def _seq(pick: Pick) -> int:
    return pick.seq
