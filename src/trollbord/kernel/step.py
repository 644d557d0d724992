"""Steps: the things still to happen, immutable values on the agenda."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import unwritten
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

if TYPE_CHECKING:
    from trollbord.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing still to happen.

    A step leaves the agenda when it opens. `open` either does its work, or asks one question and leaves the table as
    it is, so that an open question can be asked again from what lies on the table.

    FIELDS are the names of its attributes, in the order of the constructor's arguments: `==`, hash, text, pickle and
    notation are made of them. VERBS are the kinds of options that its question is about, whichever of them it offers
    now, and RULE is the number of the rule by which it asks.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    VERBS: ClassVar[tuple[str, ...]] = ()
    RULE: ClassVar[str] = ""

    __slots__ = ()

    def open(self, state: S) -> Ask | None:
        """Do the work, or ask one seat one question."""
        raise unwritten(self, "open")

    def pick(self, state: S, option: Option) -> None:
        """Take the answer."""
        raise unwritten(self, "pick")

    def obstacle(self, state: S, option: Option) -> Obstacle | None:
        """What forbids an option with one of the VERBS: None exactly where it is offered.

        It looks at the table, not at `state.ask` and not through `open`, and changes nothing.
        """
        raise unwritten(self, "obstacle")

    def can_wait(self, state: S) -> bool:
        """Whether this step may ask, or lie on the agenda, in this state, which a position line says.

        Nothing has been opened yet: `state.agenda` and `state.step` are there, and no `state.ask`.
        """
        return True

    def values(self) -> tuple[Any, ...]:
        """The values of the FIELDS: the constructor's arguments."""
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, Step)
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(value) for value in self.values()])})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.values()


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step that concerns one seat and nothing else."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
