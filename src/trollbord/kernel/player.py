"""Players: what a bot is given, and what it gives back."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from trollbord.kernel.ask import Ask
from trollbord.kernel.clock import now
from trollbord.kernel.errors import TrollbordError, unwritten
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option, shortened
from trollbord.kernel.seat import Seat
from trollbord.kernel.view import View

SHORTEST: Final = 0.001
"""The seconds that are left when all are spent."""


class BadBudget(TrollbordError):
    """The budget is not a positive number."""


class BadAnswer(TrollbordError):
    """A player answered with something that is none of its options."""


class Budget:
    """How long a bot may think: a number of iterations, or seconds for the whole turn."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        if not (iterations >= 0 and 0 <= seconds < inf):
            given = f"Budget({iterations!r}, {seconds!r})"
            raise BadBudget("error-bad-budget", {"given": given})
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def __repr__(self) -> str:
        return f"Budget(iterations={self.iterations}, seconds={self.seconds})"

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.iterations, self.seconds)


class Decision:
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
        return Decision, (self.view, self.rng, self.budget)


class Candidate:
    """What the search thinks of one option: its worth is the standing it hopes for, from -1 (a lone last) to 1 (a lone first)."""

    def __init__(self, option: Option, visits: int, worth: float, line: list[Option]) -> None:
        self.option: Final = option
        self.visits: Final = visits
        self.worth: Final = worth
        self.line: Final = line


class Reasons:
    """Why a player did that: what it weighed, what it expected to follow, what it believes about hidden things."""

    def __init__(
        self, candidates: list[Candidate], iterations: int, suspicions: list[Message]
    ) -> None:
        self.candidates: Final = candidates
        self.iterations: Final = iterations
        self.suspicions: Final = suspicions


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Answers for a seat: a decision in, one of its options out."""

    name: str = "player"
    budget: Budget | None = None
    """How long it thinks if the driver does not say."""

    def choose(self, decision: Decision) -> Option:
        """The option to pick; its spelling does too."""
        raise unwritten(self, "choose")

    def reasons(self, decision: Decision) -> "Reasons | None":
        """The reasons for its choice, if the player can explain it."""
        return None

    def weighed(self) -> list[Candidate]:
        """The searched options of its last decision, for datasets; empty if it did not search."""
        return []

    def prepare(self, view: View) -> None:
        """Called before the first decision, so that starting up is no part of a turn."""

    def cpu_seconds(self) -> float:
        """The CPU seconds that this player has used in processes of its own; what it uses in this one is not its affair."""
        return 0.0

    def leave(self) -> None:
        """The match is over for this player; one that holds a process lets go of it."""


def answer_of(player: Player, decision: Decision) -> Option:
    """What a player picks: one of the options, or the spelling of one. Anything else is an error that names the player."""
    # As Any, by assignment: compiled code would refuse a spelling before it can be looked up, and looks through a cast.
    asked: Any = player
    answer: Any = asked.choose(decision)
    spelt = decision.view.game.vocabulary.known(answer) if isinstance(answer, str) else answer
    if isinstance(spelt, Option) and spelt in decision.options:
        return spelt
    words: dict[str, Word] = {"bot": str(asked.name), "given": str(answer)}
    words["offered"] = shortened([option.text for option in decision.options])
    raise BadAnswer("error-bad-answer", words, decision.view.game.id)


class TurnClock:
    """The seconds of one turn, which all its questions share."""

    def __init__(self) -> None:
        self._turn: int | None = None
        self._spent = 0.0

    def answer(
        self,
        player: Player,
        view: View,
        rng: Random,
        turn: int,
        budget: Budget | None,
        most: float = 0.0,
    ) -> Option:
        """What a player picks with what is left of this turn, within `most` seconds if that is not 0."""
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        began = now()
        chosen = answer_of(player, Decision(view, rng, self.left(budget, most)))
        self._spent += now() - began
        return chosen

    def left(self, budget: Budget | None, most: float = 0.0) -> Budget | None:
        """What is left of a budget for this turn, and for a question that has `most` seconds."""
        if budget is None:
            return None
        limits = [most] if most else []
        limits += [max(budget.seconds - self._spent, SHORTEST)] if budget.seconds else []
        return Budget(budget.iterations, min(limits, default=0.0))


class Company:
    """The players of a match, each with an own generator and a clock.

    Seconds are for a whole turn: the questions that a seat gets before another seat is asked share them.
    """

    def __init__(
        self, players: Sequence[Player], rng: Random, budget: Budget | None = None
    ) -> None:
        self.players: Final = list(players)
        self.generators: Final = [Random(rng.getrandbits(64)) for _ in self.players]
        self.budget: Final = budget
        self._clock: Final = TurnClock()

    def answer(self, view: View) -> Option:
        """What the player at the asked seat picks."""
        seat = view.seat
        # As Any: compiled code reads a native field, and would miss a budget that an own class has as its attribute.
        asked: Any = self.players[seat]
        budget: Budget | None = asked.budget if self.budget is None else self.budget
        return self._clock.answer(self.players[seat], view, self.generators[seat], seat, budget)
