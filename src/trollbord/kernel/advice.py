"""Advice: what bots ask about a game's states, and its rules do not need."""

from collections.abc import Mapping, Sequence
from math import tanh
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trollbord.kernel.errors import unwritten
from trollbord.kernel.floats import added, steady
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.playout import playout
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State
from trollbord.kernel.view import View
from trollbord.kernel.weights import Model, Noted, parts_of

if TYPE_CHECKING:
    from trollbord.kernel.player import Player

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Part = tuple[str, float]
"""A named term of an evaluation."""
Count = tuple[str, int]
"""A named quantity of a seat."""
Change = tuple[str, Seat, float]
"""A named term, whose it is, and how much more of it there is after one option than after others."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S, V]):
    """What a state is worth and of which parts, how to answer quickly, how to search.

    A game overrides what it knows better. The least that makes bots play with sense is `parts`.
    """

    rollout_depth: ClassVar[int] = 4
    """How many decisions a rollout takes before the state, at the next settled moment, is evaluated; -1: to the end."""
    horizon: ClassVar[int] = 0
    """After how many turns that began a search evaluates, wherever its tree ends; 0: at the next settled moment.

    A tree that is evaluated where it ends compares states before and after somebody's turn: the more a variation was
    looked into, the more turns of others it has seen.
    """
    explore: ClassVar[float] = 0.6
    """How much curiosity weighs in a search: little suits a game whose `prior` can be trusted."""
    widen: ClassVar[float] = 2.0
    """How fast long lists of options open up: slowly, where there are far more options than a search has time for."""
    spread: ClassVar[float] = 10.0
    """The lead, in the unit of `parts`, that wins most games."""
    features: ClassVar[tuple[str, ...]] = ()
    """The names of the numbers that learned weights judge by; none, where a game has not said any."""
    secret: ClassVar[tuple[str, ...]] = ()
    """The parts that only their own seat can know, such as a hidden goal: nobody is told them of another."""
    midst: ClassVar[float] = 0.15
    """How many of the moments that are not settled are learned from: bots that look one question ahead judge there."""
    models: Mapping[int, Model] | None = None
    """Learned weights by the number of seats; where there are none, the state is judged by hand-made rules."""

    rates: ClassVar[tuple[int, int]] = (0, 0)
    """Iterations a CPU second of the strongest level for two, interpreted and compiled, as `lab/run bench` measured them."""

    # -- what a state is worth

    def evaluate(self, state: S) -> list[float]:
        """What the state is worth to each seat, between -1 and 1: the ranking if the game is over, else a guess."""
        result = state.result()
        if result is None:
            # Every game's guess goes through here before anything is compared, sorted or drawn by it.
            return [steady(worth) for worth in self.guess(state)]
        if state.seats < 3:
            return [standing(result.ranks, seat) for seat in range(state.seats)]
        return standings(result.ranks, state.game.sides(state.seats, state.settings))

    def guess(self, state: S) -> list[float]:
        """What a state with an open question is worth to each seat: its parts added up and squashed.

        A game may override this to be faster; a law holds it to be the same.
        """
        worths = [
            added([value for _, value in self.parts(state, seat)]) for seat in range(state.seats)
        ]
        return self.squash(state, worths)

    def parts(self, state: S, seat: Seat) -> list[Part]:
        """The named terms whose sum is what an open position is worth to a seat, in the game's own unit."""
        return []

    def squash(self, state: S, worths: list[float]) -> list[float]:
        """The sums of the parts of all seats beside each other, between -1 and 1: the lead over the best other seat."""
        if len(worths) < 2:
            return [0.0] * len(worths)
        best, second = sorted(worths, reverse=True)[:2]
        leads = [worth - (second if worth == best else best) for worth in worths]
        return [tanh(lead / self.spread) for lead in leads]

    def progress(self, state: S) -> float:
        """How far the game has come, from 0 at its beginning to 1; a share of the first place is the surer, the farther."""
        return 0.0

    def foreseen(self, state: S, iterations: int) -> list[float]:
        """By how much each seat is ahead, as a short search of the game's own player sees it; nothing without such a player."""
        return []

    def counts(self, state: S, seat: Seat) -> list[Count]:
        """Up to three quantities that people of this game count in, of what everyone can see: named `count-<name>`."""
        return []

    # -- what was learned

    def tell(self, state: S, seat: Seat, model: Model) -> None:
        """Tell a model the features of a seat that are not 0."""
        raise unwritten(self, "tell")

    def learned_parts(self, state: S, seat: Seat, model: Model) -> dict[str, float]:
        """What each named part adds to the sum that a model gives a seat."""
        noted = Noted(self.features)
        self.tell(state, seat, noted)
        return parts_of(model, noted)

    def weighed_by(self, models: Mapping[int, Model] | None) -> "Advice[S, V]":
        """The same advice with other weights, or with none."""
        made: Any = type(self)
        other: Advice[S, V] = made()
        other.models = models
        return other

    # -- where it may be asked

    def is_settled(self, state: S) -> bool:
        """Whether the evaluation can be trusted here: nothing is half done, such as a turn whose dice still roll."""
        return True

    # -- how to answer

    def rollout(self, state: S, rng: Random) -> Option:
        """A quick sensible answer to the current question of a seat; any, if the game knows no better."""
        assert state.ask is not None
        options = state.ask.options
        return options[int(rng.random() * len(options))]

    def prior(self, state: S) -> list[float] | None:
        """How promising each option of the current question looks before any search, 0 for what is never worth a try.

        Searching bots try long lists in this order. None, where the game has no opinion.
        """
        return None

    def playout(self, state: S, rng: Random) -> int:
        """Play at random to the end, as fast as the game can; the number of picks that took."""
        return playout(state, rng)

    def expert(self, view: V) -> "Player | None":
        """A new bot made for states like this one, if the game has a better one than the common search."""
        return None

    # -- what is told

    def suspicions(self, view: V, worlds: Sequence[S]) -> list[Message]:
        """What a seat may believe about hidden things, told from states that its view allows."""
        return []


def standings(ranks: Sequence[int], sides: Sequence[int]) -> list[float]:
    """What a final ranking is worth to each seat, by the sides that `Game.sides` tells."""
    return [standing(ranks, seat, sides.count(side)) for seat, side in enumerate(sides)]


def standing(ranks: Sequence[int], seat: Seat, comrades: int = 1) -> float:
    """What a final ranking is worth to a seat: 1 for a lone first, -1 for a lone last, ties in between.

    `comrades` win and lose together, the seat among them: a team that is first is as good as a lone first.
    """
    if len(ranks) <= comrades:
        return 0.0
    behind = len([rank for rank in ranks if rank > ranks[seat]])
    ahead = len([rank for rank in ranks if rank < ranks[seat]])
    return (behind - ahead) / (len(ranks) - comrades)
