"""Players: what a bot is given, and what it gives back."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.view import View


class Budget:
    """How long a bot may think: a number of iterations, or seconds for the whole turn."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def __repr__(self) -> str:
        return f"Budget(iterations={self.iterations}, seconds={self.seconds})"

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.iterations, self.seconds)


class Position:
    """A question bound to the seat that is asked: all that a bot may know, and its own generator."""

    def __init__(self, view: View, rng: Random, budget: Budget | None = None) -> None:
        ask = view.ask
        assert ask is not None and ask.seat == view.seat, "a bot is asked only its own questions"
        self.view: Final = view
        self.ask: Final[Ask] = ask
        self.seat: Final[Seat] = view.seat
        self.options: Final[list[Option]] = ask.options
        self.rng: Final = rng
        self.budget: Final = budget if budget is not None else Budget()

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.view, self.rng, self.budget)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Whoever answers for a seat: a position in, one of its options out."""

    name: str = "player"

    def choose(self, position: Position) -> Option:
        """The option to pick."""
        raise NotImplementedError
