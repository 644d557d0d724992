"""Which blow suits the moment: what each may bring out, by the quick weights, and how likely it is to wake the spirit.

Hearty blows bring many boulders and break limits; soft ones bring few and are safe. No single one is best: it depends on
how many are missing, how many hits are left, and how many of each colour the spirit still bears.
"""

from typing import Final

from trollbord.games.trollfjord.box import BLOWS, BOULDERS_PER_COLOUR, LIMITED
from trollbord.games.trollfjord.evaluate import FILLED, PER_HIT, chance, reach
from trollbord.games.trollfjord.quick import CHOOSE, factor, fell_weights
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.floats import added
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

MOST: Final = 24  # boulders that are reckoned with
SPARE: Final = 1  # boulders that later blows bring out beyond what is missing


def _kinds() -> list[Option]:
    """One blow of each heartiness, on the left where it can be: what brings out as much is alike in everything."""
    found: dict[int, Option] = {}
    for blow in BLOWS:
        found.setdefault(factor(blow), blow)
    return [found[percent] for percent in sorted(found)]


KINDS: Final = _kinds()


class Moment:
    """What there is to win and to lose at the next blow."""

    def __init__(
        self, out: tuple[int, ...], limit: int, hits: int, treasures: tuple[int, int]
    ) -> None:
        self.left: Final = len(out) * BOULDERS_PER_COLOUR - sum(out)
        self.hits: Final = hits  # left after this one
        self.now: Final = treasures[0]  # the best treasure in reach, and the next better one
        self.better: Final = treasures[1]
        self.missing: Final = max(0, treasures[1] - sum(out))
        self.calm: Final = [_calm(fell, self.left, out, limit) for fell in range(MOST + 1)]

    def worth(self, blow: Option) -> float:
        """The points that a blow leads to, as far as one can see."""
        weights = fell_weights(blow, self.left)
        total = 0.0
        for fell in range(min(MOST, self.left) + 1):
            total += weights[fell] * self.after(fell)
        return total / added(weights)

    def after(self, fell: int) -> float:
        """What a blow is worth that fells `fell` boulders: the spirit sleeps on or wakes, and the player may strike on.

        The colours of all boulders together decide whether it wakes, however they are spread over the hits.
        """
        calm = self.calm[fell]
        sure = calm * (self.now + FILLED if self.now else 1.0)
        if not self.better:
            return sure
        missing = self.missing - fell
        if missing <= 0:
            return calm * (self.better + FILLED)
        if not self.hits:
            return sure
        reached = chance(PER_HIT * self.hits - 0.5, missing)
        later = self.calm[min(MOST, self.missing + SPARE)]
        on = later * (reached * (self.better + FILLED) + (1.0 - reached) * (self.now or 1.0))
        return max(sure, on)

    def best(self) -> Option:
        """The blow that promises most, the softer of equal ones."""
        best, most = KINDS[0], -1.0
        for blow in KINDS:
            worth = self.worth(blow)
            if worth > most + 1e-9:
                best, most = blow, worth
        return best


def _calm(fell: int, left: int, out: tuple[int, ...], limit: int) -> float:
    """How likely `fell` boulders bring no colour over its limit, each colour taken by itself."""
    if fell > left:
        return 0.0
    calm = 1.0
    for colour in range(LIMITED):
        own = BOULDERS_PER_COLOUR - out[colour]
        ways = 0
        for count in range(min(limit - out[colour], own, fell) + 1):
            if fell - count <= left - own:
                ways += CHOOSE[own][count] * CHOOSE[left - own][fell - count]
        calm *= ways / CHOOSE[left][fell]
    return calm


_BEST: Final[dict[tuple[int, ...], Option]] = {}
_ROOM: Final = 4096  # moments that are remembered


def best_blow(state: TrollfjordState, seat: Seat) -> Option:
    """The blow for the seat that holds the hammer."""
    now, better = reach(state, seat)
    hits = max(0, state.limit - state.hits - 1)
    key = (*state.out, state.limit, hits, now, better)
    found = _BEST.get(key)
    if found is None:
        if len(_BEST) >= _ROOM:
            _BEST.clear()
        found = Moment(tuple(state.out), state.limit, hits, (now, better)).best()
        _BEST[key] = found
    return found
