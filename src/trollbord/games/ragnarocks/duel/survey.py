"""A survey of all turns of a board, of which the most promising are kept."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.box import CELL_COUNT, RAYS
from trollbord.games.ragnarocks.duel.outlook import decided, land_ahead, live, outlook, weights_at
from trollbord.games.ragnarocks.duel.prospect import (
    BITS,
    SKIP_TURN,
    WON,
    Prospect,
    ended,
    words,
)
from trollbord.games.ragnarocks.native.races import stepped
from trollbord.games.ragnarocks.native.spots import HIGH, LOW, count
from trollbord.kernel.clock import now

WIDTH: Final = 48
"""How many turns of a board are kept at first."""
WIDER: Final = 4
"""How many times as many are kept when none of those wins."""
LOOK: Final = 16
"""How many moves are judged, with all their stones, between two looks at the clock."""

_OFF: Final = -1
_DIRECTIONS: Final = 6
_SCALE: Final = 1 << 20
_TURN: Final = (1 << 3 * BITS) - 1
_NEXT: Final = vec[i64]([[*ray, _OFF][0] for cell in range(CELL_COUNT) for ray in RAYS[cell]])
"""The neighbour of a cell in each of the six directions."""


class SurveyClock:
    """When to stop thinking: at a moment, or when it is told to."""

    def __init__(self, end: float = 0.0) -> None:
        self.end: Final = end
        self.is_stopped = False

    def is_over(self) -> bool:
        """Whether the time has come."""
        return self.is_stopped or (self.end > 0.0 and now() >= self.end)


class Survey:
    """Looks at one board after the other; what it holds of the current one is there for speed."""

    __slots__ = (
        "clock",
        "count",
        "found",
        "free_high",
        "free_low",
        "high",
        "is_last",
        "judged",
        "kept",
        "low",
        "mine_high",
        "mine_low",
        "source",
        "their_high",
        "their_low",
        "weights",
        "width",
    )

    def __init__(self, clock: SurveyClock) -> None:
        self.clock: Final = clock
        self.judged: i64 = 0
        self.kept: vec[i64] = vec[i64]([0] * WIDTH)
        self.count: i64 = 0
        self.found: i64 = 0
        self.width: i64 = WIDTH
        self.low: i64 = 0
        self.high: i64 = 0
        self.mine_low: i64 = 0
        self.mine_high: i64 = 0
        self.their_low: i64 = 0
        self.their_high: i64 = 0
        self.free_low: i64 = 0
        self.free_high: i64 = 0
        self.source: i64 = 0
        self.weights: i64 = 0
        self.is_last = False

    def look(self, node: Prospect, must: bool) -> bool:
        """Find the best turns of a board; False if there was no time for all and it need not be."""
        self._lay(node, WIDTH)
        low, high = self._live()
        if node.supply == 0 or low | high == 0 or (not must and self._is_decided(low, high)):
            self._close(node)
        elif not self._can_move(self.mine_low & low, self.mine_high & high):
            self._skip(node)
        else:
            is_done = self._all_turns(node, low, high)
            if not is_done and not must:
                return False
            if self.is_last and not must:
                self._end(node)
            else:
                self._keep(node, is_done)
        return True

    def widen(self, node: Prospect) -> bool:
        """Keep more of the turns of a board, behind those that are kept; False if there was no time for it."""
        self._lay(node, WIDER * len(node.after))
        low, high = self._live()
        if not self._all_turns(node, low, high):
            return False
        self._keep(node, True)
        return True

    def _lay(self, node: Prospect, width: i64) -> None:
        self.low = node.low
        self.high = node.high
        self.mine_low, self.mine_high = words(node.mine)
        self.their_low, self.their_high = words(node.theirs)
        self.free_low = self.low & ~(self.mine_low | self.their_low)
        self.free_high = self.high & ~(self.mine_high | self.their_high)
        self.weights = weights_at(self.low, self.high)
        self.is_last = node.supply == 1
        self.count = 0
        self.found = 0
        self.width = width
        if len(self.kept) < width:
            self.kept = vec[i64]([0] * width)

    def _live(self) -> tuple[i64, i64]:
        return live(
            self.mine_low, self.mine_high, self.their_low, self.their_high, self.low, self.high
        )

    def _ahead(self) -> i64:
        return land_ahead(
            self.mine_low, self.mine_high, self.their_low, self.their_high, self.low, self.high
        )

    def _is_decided(self, low: i64, high: i64) -> bool:
        """Whether live land can't change any more who wins."""
        if low == self.low and high == self.high:
            return False
        mine = count(self.mine_low & low, self.mine_high & high)
        theirs = count(self.their_low & low, self.their_high & high)
        return decided(self._ahead(), count(low, high), mine, theirs)

    def _can_move(self, low: i64, high: i64) -> bool:
        """Whether one of these Vikings has a free cell beside it."""
        near_low, near_high = stepped(low, high, self.free_low, self.free_high)
        return near_low | near_high != 0

    def _close(self, node: Prospect) -> None:
        """RR-END.1: the game is over, or as good as that, and its land is counted."""
        node.worth = ended(self._ahead())
        node.is_known = True

    def _skip(self, node: Prospect) -> None:
        """RR-TURN.12: there is nothing to do but to skip."""
        worth = self._promise(self.mine_low, self.mine_high, self.low, self.high)
        node.turns = vec[i64]([SKIP_TURN])
        node.worths = vec[float]([worth])
        node.after = [None]
        node.worth = worth

    def _end(self, node: Prospect) -> None:
        """RR-R.1: the last stone has been judged by the land that counts, so the best turn is known."""
        node.worth = _worth_in(self.kept[0])
        node.is_known = True

    # -- all turns

    def _all_turns(self, node: Prospect, low: i64, high: i64) -> bool:
        """Judge the turns of all contested Vikings; False if the time was over before."""
        cell: i64 = 0
        for cell in node.mine:
            if LOW[cell] & low | HIGH[cell] & high == 0:
                continue
            self._lift(cell)
            is_done = self._moves(cell)
            self._lift(cell)
            if not is_done:
                return False
        return True

    def _lift(self, cell: i64) -> None:
        """Take a Viking off its cell, or set it back."""
        self.source = cell
        self.mine_low ^= LOW[cell]
        self.mine_high ^= HIGH[cell]
        self.free_low ^= LOW[cell]
        self.free_high ^= HIGH[cell]

    def _moves(self, source: i64) -> bool:
        """Judge all moves of a Viking; False if the time was over before."""
        way: i64 = 0
        while way < _DIRECTIONS:
            target: i64 = _NEXT[source * _DIRECTIONS + way]
            while target != _OFF and LOW[target] & self.free_low | HIGH[target] & self.free_high:
                self._stones(target)
                self.judged += 1
                if self.judged % LOOK == 0 and self.clock.is_over():
                    return False
                target = _NEXT[target * _DIRECTIONS + way]
            way += 1
        return True

    def _stones(self, target: i64) -> None:
        """Judge all stones that can follow a move."""
        mine_low: i64 = self.mine_low | LOW[target]
        mine_high: i64 = self.mine_high | HIGH[target]
        free_low: i64 = self.free_low ^ LOW[target]
        free_high: i64 = self.free_high ^ HIGH[target]
        move: i64 = (self.source << BITS | target) << BITS
        way: i64 = 0
        while way < _DIRECTIONS:
            cell: i64 = _NEXT[target * _DIRECTIONS + way]
            while cell != _OFF and LOW[cell] & free_low | HIGH[cell] & free_high:
                worth = self._worth(
                    mine_low, mine_high, self.low ^ LOW[cell], self.high ^ HIGH[cell]
                )
                self._offer(worth, move | cell)
                cell = _NEXT[cell * _DIRECTIONS + way]
            way += 1

    def _worth(self, mine_low: i64, mine_high: i64, low: i64, high: i64) -> float:
        """What a board is worth to the one who leaves it to the other."""
        if self.is_last:
            return ended(
                land_ahead(mine_low, mine_high, self.their_low, self.their_high, low, high)
            )
        return self._promise(mine_low, mine_high, low, high)

    def _promise(self, mine_low: i64, mine_high: i64, low: i64, high: i64) -> float:
        """The same, where the game goes on."""
        return -outlook(
            self.their_low, self.their_high, mine_low, mine_high, low, high, self.weights
        )

    def _offer(self, worth: float, turn: i64) -> None:
        """Keep a turn if it is among the best; worth and turn make one number, by which they are sorted."""
        entry: i64 = int((worth + 2 * WON) * float(_SCALE)) << 3 * BITS | turn
        kept = self.kept
        at: i64 = self.count
        self.found += 1
        if at < self.width:
            self.count += 1
        elif entry <= kept[at - 1]:
            return
        else:
            at -= 1
        while at > 0 and kept[at - 1] < entry:
            kept[at] = kept[at - 1]
            at -= 1
        kept[at] = entry

    def _keep(self, node: Prospect, is_done: bool) -> None:
        """Add what was found to a board; turns have an order of their own, so the first are those that it has already."""
        turns = node.turns
        worths = node.worths
        at: i64 = len(node.after)
        while at < self.count:
            turns = append(turns, self.kept[at] & _TURN)
            worths = append(worths, _worth_in(self.kept[at]))
            node.after.append(None)
            at += 1
        node.turns = turns
        node.worths = worths
        node.is_whole = is_done and self.found == self.count
        node.worth = worths[0]


def _worth_in(entry: i64) -> float:
    """The worth of a kept turn."""
    return float(entry >> 3 * BITS) / _SCALE - 2 * WON
