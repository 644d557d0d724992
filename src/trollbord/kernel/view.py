"""Views: what one seat may know, built up from nothing.

Why so: docs/decisions/views.md.
"""

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from trollbord.kernel.ask import Ask
from trollbord.kernel.deal import Dealer
from trollbord.kernel.dice import dice_of
from trollbord.kernel.errors import unwritten
from trollbord.kernel.result import Result
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.showing import fitted
from trollbord.kernel.state import AnyState, State
from trollbord.kernel.step import Step

if TYPE_CHECKING:
    from trollbord.kernel.game import Game

AnyView: TypeAlias = Any
"""A view of the game's own class, as AnyState is a state."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know and remembers; it holds no state and can't reach one.

    A game's view names its own attributes in FIELDS and fills them in `see`, one by one, from the state. Steps carry
    no hidden fact, so all of the agenda is open.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: "Game", seats: int, settings: Settings, seat: Seat) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seat = seat
        self.ask: Ask | None = None
        self.step: Step[Any] | None = None
        self.agenda: tuple[Step[Any], ...] = ()
        self.result: Result | None = None

    def see(self, state: AnyState) -> None:
        """Take in what the seat may know; the game adds its own fields."""
        self._see_question(state)

    def _see_question(self, state: State) -> None:
        self.ask = None if state.ask is None else state.ask.seen(self.seat)
        self.step = state.step
        # A tuple: a view is handed to bots and pages, which must not be able to change the table's own agenda.
        self.agenda = tuple(state.agenda)
        self.result = state.result()

    def world(self, rng: Random) -> State:
        """A complete table that this view allows, dealt from the view alone."""
        state = self.game.blank(self.seats, dict(self.settings))
        self.lay(state)
        # Before the question is opened: its options may follow from what is dealt.
        self.deal(state, rng)
        state.resume(list(self.agenda), self.step)
        return state

    def redealt(self, world: State, rng: Random) -> State:
        """Another such table, made of one that this view has dealt before."""
        state = world.copy()
        self.deal(state, rng)
        state.resume(list(self.agenda), self.step)
        return state

    def is_certain(self) -> bool:
        """Whether one table alone fits this view, since nothing is hidden from it: a search deals it once."""
        return False

    def lay(self, state: AnyState) -> None:
        """Lay out what is the same in all such tables; a game with little of it leaves that to `deal`."""

    def deal(self, state: AnyState, rng: Random) -> None:
        """Fill in everything hidden at random, replacing an earlier deal. Each game writes this, or a `dealer`."""
        dealer = self.dealer()
        if dealer is None:
            raise unwritten(self, "deal")
        dealer.deal(state, dice_of(rng))

    def dealer(self) -> Dealer[Any] | None:
        """What deals for a search, which needs thousands of worlds; None where `deal` does it all."""
        return None

    def _repr_svg_(self) -> str:
        return fitted(self.game.picture(self))

    def __str__(self) -> str:
        return self.game.text(self)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<{self.game.id} for {self.seats}, seen by {who}>"

    def _key(self) -> list[Any]:
        return [
            self.game.id,
            self.seats,
            self.settings,
            self.seat,
            self.ask,
            self.step,
            self.agenda,
            self.result,
            *[getattr(self, name) for name in self.FIELDS],
        ]

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, View)
        return self._key() == other._key()

    def __hash__(self) -> int:
        # A part is enough, since equal views have equal parts; fields may be lists, which have no hash.
        return hash((self.game.id, self.seat, self.ask))

    def __reduce__(self) -> tuple[object, ...]:
        values = [getattr(self, name) for name in self.FIELDS]
        basis = (self.game, self.seats, self.settings, self.seat)
        return revive, (*basis, self.ask, self.step, self.agenda, self.result, values)


def revive(
    game: "Game",
    seats: int,
    settings: Settings,
    seat: Seat,
    ask: Ask | None,
    step: Step[Any] | None,
    agenda: tuple[Step[Any], ...],
    result: Result | None,
    values: list[Any],
) -> View:
    """A view from what its pickle holds."""
    view = game.blank_view(seats, settings, seat)
    view.ask, view.step, view.agenda, view.result = ask, step, agenda, result
    for name, value in zip(view.FIELDS, values, strict=True):
        setattr(view, name, value)
    return view
