"""Dealing what is hidden: the treasures in others' patched sacks; what is left of them is the supply."""

from typing import Final

from mypy_extensions import i64

from trollbord.games.trollfjord.box import LEAST_VALUE
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.deal import Dealer
from trollbord.kernel.dice import Dice

FACE_DOWN: Final = 0


class SackDealer(Dealer[TrollfjordState]):
    """Knows the sacks as a seat sees them, and how many treasures of each value it has not seen."""

    def __init__(self, sacks: list[tuple[int, ...]], unseen: list[int]) -> None:
        self.sacks: Final = sacks
        self.unseen: Final = unseen
        """How many of each value, from the least on, lie face down somewhere."""
        self.pool: Final = [
            LEAST_VALUE + index for index, count in enumerate(unseen) for _ in range(count)
        ]
        self.hidden: Final = sum([sack.count(FACE_DOWN) for sack in sacks])

    def deal(self, state: TrollfjordState, dice: Dice) -> None:
        """Others' patched sacks are dealt from what this seat has not seen; the rest is the supply."""
        supply = self.unseen[:]
        state.supply = supply
        if self.hidden == 0:
            state.sacks = self.sacks[:]
            return
        pool = self.pool
        dice.draw(pool, self.hidden)
        last: i64 = len(pool)
        sacks: list[tuple[int, ...]] = []
        for sack in self.sacks:
            dealt: list[int] = []
            for value in sack:
                if value == FACE_DOWN:
                    last -= 1
                    value = pool[last]
                    supply[value - LEAST_VALUE] -= 1
                dealt.append(value)
            sacks.append(tuple(dealt))
        state.sacks = sacks
