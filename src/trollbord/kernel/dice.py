"""A small generator of our own, for what is drawn a million times: the same numbers on every Python, compiled or not.

Multiply-with-carry: the low half of a number, times a constant, plus its high half. `FACTOR` is chosen so that all stays
below 2^62, where compiled arithmetic is native and needs no mask, and so that the period is as long as it can be.
"""

from random import Random
from typing import Final

from mypy_extensions import i64

FACTOR: Final = 536_870_598
"""Both `FACTOR` 2^32 - 1 and `FACTOR` 2^31 - 1 are prime, so the period is `FACTOR` 2^31 - 1: about 2^60."""
HALF: Final = 32
LOW: Final = (1 << HALF) - 1
SEED_BITS: Final = 60
_SMALL: Final = 1 << 29
_FORGOTTEN: Final = 8
"""First numbers that are thrown away: those of neighbouring seeds are alike."""


class Dice:
    """Draws numbers; nobody should bet money on what comes next."""

    __slots__ = ("_number",)

    def __init__(self, seed: i64) -> None:
        # Every number but 0 and the largest one leads to the others.
        self._number: i64 = 1 + seed % (FACTOR * LOW)
        for _ in range(_FORGOTTEN):
            self.bits()

    def bits(self) -> i64:
        """The next 32 bits."""
        low = self._number & LOW
        high = self._number >> HALF
        self._number = low * FACTOR + high
        return low ^ high

    def below(self, count: i64) -> i64:
        """A number from 0 to `count` - 1, for counts up to 2^29."""
        return (self.bits() * count) >> HALF

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into any order."""
        self.draw(cards, len(cards))

    def draw(self, cards: list[int], count: i64) -> None:
        """Put any `count` cards of a list at its end, in any order: those that `pop` will give."""
        last: i64 = len(cards)
        for _ in range(count):
            last -= 1
            at = self.below(last + 1)
            card = cards[at]
            cards[at] = cards[last]
            cards[last] = card

    def sample(self, cards: list[int], count: i64) -> list[int]:
        """Any `count` of some cards, in any order; they stay where they are."""
        rest = cards[:]
        self.draw(rest, count)
        return rest[len(rest) - count :]

    def weighed(self, weights: list[int]) -> i64:
        """A place in a list of weights, each as often as its weight says."""
        total = sum(weights)
        left = self.below(total) if total <= _SMALL else self.up_to(total)
        at: i64 = 0
        for weight in weights:
            left -= weight
            if left < 0:
                break
            at += 1
        return at

    def up_to(self, count: int) -> int:
        """A number from 0 to `count` - 1, however large that is."""
        drawn, most = 0, 1
        while most < count << HALF:
            bits: int = self.bits()
            drawn, most = (drawn << HALF) + bits, most << HALF
        return drawn * count // most


def dice_of(rng: Random) -> Dice:
    """Dice that a generator of Python's seeds."""
    return Dice(rng.getrandbits(SEED_BITS))
