"""How long a review looks at a decision, and how sure what it says may be."""

from typing import Final, NamedTuple

from trollbord.kernel.errors import TrollbordError

FLAG: Final = 0.03
"""A drop that the first look sees is measured in fresh worlds from here on."""
LIMITS: Final = (0.03, 0.06, 0.12)
"""What an inaccuracy, a mistake and a blunder cost at least, beyond the interval, as a share of the first place."""
OWN_LIMITS: Final = (0.10, 0.20, 0.30)
"""The same where the game's own player judges, at two budgets that both have to say so."""
SIDED: Final = 1.64
"""Standard errors below an estimate that is beyond chance (5 % on one side)."""
WIDE: Final = 1.96
"""Standard errors on each side of an interval (95 %)."""
LEAST: Final = 0.02
"""No interval that is told is narrower: the value itself is not known better."""


class NoReview(TrollbordError):
    """A record, or a budget, of which no review can be made."""


class Depth(NamedTuple):
    """Iterations of the first look; batches of fresh searches behind both options, and their iterations; boards of the game's own player.

    A drop of `flag` that the first look sees is measured; `draws` are drawn afresh for each draw that came.
    """

    iterations: int
    batches: int
    depth: int
    boards: tuple[int, int]
    flag: float = FLAG
    draws: int = 16

    def checked(self) -> "Depth":
        """The same, if it is a budget to think with."""
        numbers = (self.iterations, self.batches - 1, self.depth, *self.boards)
        if min(numbers) <= 0:
            raise NoReview("error-review-budget", {"given": repr(self)})
        return self


COARSE: Final = Depth(300, 12, 60, (30, 100))
"""Seconds for a game."""
DEEP: Final = Depth(3000, 24, 300, (300, 1000))
"""Minutes for a game."""
DEPTHS: Final = {"coarse": COARSE, "deep": DEEP}


class Factor(NamedTuple):
    """What a loss really costs beside what is said, played out to the end: its mean, its standard error, the decisions it is known from."""

    mean: float
    error: float
    decisions: int


FACTORS: Final[dict[str, Factor]] = {
    "ankh_morpork": Factor(0.74, 0.12, 92),
    "trollfjord": Factor(0.89, 0.14, 63),
    "trolls_princesses": Factor(0.57, 0.19, 31),
    "ragnarocks": Factor(1.15, 0.18, 56),
}
"""Of planted errors that were played out to the end, as `lab/run review planted` does: both stages lean on one value, and only
play to the end does not. Two samples each, weighed by their errors."""
UNMEASURED: Final = Factor(1.0, 0.5, 0)
"""Of a game that nobody has measured."""
