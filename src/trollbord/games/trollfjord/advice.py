"""What bots ask about Trollfjord: the points that each player has and may hope for."""

from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from trollbord.games.trollfjord.box import BELT, REGION_COUNT
from trollbord.games.trollfjord.evaluate import TERMS, is_long, outlooks, safe_lead, terms, worth
from trollbord.games.trollfjord.features import FEATURES, Table, learned, tell
from trollbord.games.trollfjord.policy import prior, rollout
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.kernel.advice import Advice, Count, Part
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.weights import Model

SETTLED: Final = frozenset({"call", "lord", "place", "tailwind-place", "tailwind-wander", "wander"})
"""Questions that are asked while nobody hammers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrollfjordAdvice(Advice[TrollfjordState, TrollfjordView]):
    """Points in hand, and what the trolls that stand and the lords' places promise."""

    rollout_depth: ClassVar[int] = 0  # luck would drown what an option is worth
    rates: ClassVar[tuple[int, int]] = (9_605, 20_985)
    features: ClassVar[tuple[str, ...]] = FEATURES
    midst: ClassVar[float] = 0.5  # gentle levels judge each blow, and blows decide matches

    def guess(self, state: TrollfjordState) -> list[float]:
        model = self.model(state)
        if model is not None:
            unit = safe_lead(state) / 2
            return outlooks(state, [unit * total for total in learned(state, model)])
        return outlooks(state, [worth(state, seat) for seat in range(state.seats)])

    def model(self, state: TrollfjordState) -> Model | None:
        """The learned weights for this table; none in long matches: hardly any that they were learned from is one."""
        if self.models is None or is_long(state):
            return None
        return self.models.get(state.seats)

    def tell(self, state: TrollfjordState, seat: Seat, model: Model) -> None:
        tell(state, seat, Table(state), model)

    def parts(self, state: TrollfjordState, seat: Seat) -> list[Part]:
        model = self.model(state)
        if model is not None:
            learned_of, unit = self.learned_parts(state, seat, model), safe_lead(state) / 2
            return [(name, unit * learned_of.get(name, 0.0)) for name in TERMS]
        return list(zip(TERMS, terms(state, seat), strict=True))

    def squash(self, state: TrollfjordState, worths: list[float]) -> list[float]:
        return outlooks(state, worths)

    def progress(self, state: TrollfjordState) -> float:
        """By the belt of who has filled most of it, as the last round begins when one is full."""
        if state.reason:
            return 1.0
        return max([state.belt_space(seat) for seat in range(state.seats)]) / (len(BELT) + 1)

    def counts(self, state: TrollfjordState, seat: Seat) -> list[Count]:
        trolls = sum(state.trolls[seat * REGION_COUNT : (seat + 1) * REGION_COUNT])
        return [("points", state.score(seat)), ("belt", state.belt_space(seat)), ("trolls", trolls)]

    def is_settled(self, state: TrollfjordState) -> bool:
        """While nobody hammers: what a hammer is going to bring is only guessed."""
        return state.ask is None or state.ask.prompt in SETTLED

    def rollout(self, state: TrollfjordState, rng: Random) -> Option:
        return rollout(state, rng)

    def prior(self, state: TrollfjordState) -> list[float] | None:
        return prior(state)
