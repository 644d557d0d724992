"""What bots ask about Trollfjord: the points that each player has and may hope for."""

from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from trollbord.games.trollfjord.evaluate import TERMS, outlooks, terms, worth
from trollbord.games.trollfjord.policy import prior, rollout
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.kernel.advice import Advice, Part
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

SETTLED: Final = frozenset({"call", "lord", "place", "tailwind-place", "tailwind-wander", "wander"})
"""Questions that are asked while nobody hammers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrollfjordAdvice(Advice[TrollfjordState, TrollfjordView]):
    """Points in hand, and what the trolls that stand and the lords' places promise."""

    rollout_depth: ClassVar[int] = 0  # luck would drown what an option is worth
    rates: ClassVar[tuple[int, int]] = (9_605, 20_985)

    def guess(self, state: TrollfjordState) -> list[float]:
        return outlooks(state, [worth(state, seat) for seat in range(state.seats)])

    def parts(self, state: TrollfjordState, seat: Seat) -> list[Part]:
        return list(zip(TERMS, terms(state, seat), strict=True))

    def squash(self, state: TrollfjordState, worths: list[float]) -> list[float]:
        return outlooks(state, worths)

    def is_settled(self, state: TrollfjordState) -> bool:
        """While nobody hammers: what a hammer is going to bring is only guessed."""
        return state.ask is None or state.ask.prompt in SETTLED

    def rollout(self, state: TrollfjordState, rng: Random) -> Option:
        return rollout(state, rng)

    def prior(self, state: TrollfjordState) -> list[float] | None:
        return prior(state)
