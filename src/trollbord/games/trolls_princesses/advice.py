"""What bots ask about Trolls & Princesses: points so far, and what a seat's goods and engine will bring."""

from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from trollbord.games.trolls_princesses.box import ROUNDS_OF
from trollbord.games.trolls_princesses.counters import FIRST_GOOD, FIRST_KIND, HUMANS_OWNED
from trollbord.games.trolls_princesses.evaluate import TERMS, leads, terms, worth
from trollbord.games.trolls_princesses.features import FEATURES, UNIT, learned, tell
from trollbord.games.trolls_princesses.policy import prior, rollout
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.kernel.advice import Advice, Count, Part
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.weights import Model

SETTLED: Final = frozenset({"choose-clan", "play-card", "settle"})
"""Questions that are asked while nobody is in the middle of a turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrollsAdvice(Advice[TrollsState, TrollsView]):
    """The points that each seat can hope for, compared with those of the others."""

    rollout_depth: ClassVar[int] = 0  # careless picks would drown what an option is worth
    rates: ClassVar[tuple[int, int]] = (2_026, 4_759)
    horizon: ClassVar[int] = 1  # the own turn: all variations are evaluated when it is over

    features: ClassVar[tuple[str, ...]] = FEATURES

    def guess(self, state: TrollsState) -> list[float]:
        model = self.model(state)
        if model is not None:
            return leads(learned(state, model))
        return leads([worth(state, seat) for seat in range(state.seats)])

    def model(self, state: TrollsState) -> Model | None:
        """The learned weights for this table, once the first turn has begun."""
        return None if self.models is None or state.round == 0 else self.models.get(state.seats)

    def tell(self, state: TrollsState, seat: Seat, model: Model) -> None:
        tell(state, seat, model)

    def parts(self, state: TrollsState, seat: Seat) -> list[Part]:
        model = self.model(state)
        if model is not None:
            learned_of = self.learned_parts(state, seat, model)
            return [(name, UNIT * learned_of.get(name, 0.0)) for name in TERMS]
        return list(zip(TERMS, terms(state, seat), strict=True))

    def squash(self, state: TrollsState, worths: list[float]) -> list[float]:
        return leads(worths)

    def progress(self, state: TrollsState) -> float:
        return state.round / ROUNDS_OF[state.seats]

    def counts(self, state: TrollsState, seat: Seat) -> list[Count]:
        counted = state.counts(seat)
        goods = sum(counted[FIRST_GOOD:FIRST_KIND])
        points, humans = sum(state.score(seat)), counted[HUMANS_OWNED]
        return [("points", points), ("goods", goods), ("humans", humans)]

    def is_settled(self, state: TrollsState) -> bool:
        """Between turns: what the action points of a turn are still going to bring is only guessed."""
        return state.ask is None or state.ask.prompt in SETTLED

    def rollout(self, state: TrollsState, rng: Random) -> Option:
        return rollout(state, rng)

    def prior(self, state: TrollsState) -> list[float] | None:
        return prior(state)
