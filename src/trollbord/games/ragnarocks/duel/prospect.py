"""A board of the duel with one colour to move: its best turns and what it is worth, as far as that is foreseen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.duel.outlook import land_ahead, live, outlook, weights_at
from trollbord.games.ragnarocks.native.spots import HIGH, LOW

WON: Final = 100.0
"""More than all cells: what a game that is over is worth beyond its land to the one who won it."""
SKIP_TURN: Final = -1
BITS: Final = 7
"""A turn is one number: source, target and stone, of so many bits each."""

_CELL: Final = (1 << BITS) - 1


def words(cells: list[int]) -> tuple[i64, i64]:
    """Some cells as two words."""
    low: i64 = 0
    high: i64 = 0
    cell: i64 = 0
    for cell in cells:
        low |= LOW[cell]
        high |= HIGH[cell]
    return low, high


class Prospect:
    """A board with one colour to move, its best turns, and what it is worth to the mover."""

    __slots__ = (
        "after",
        "high",
        "is_known",
        "is_whole",
        "low",
        "mine",
        "supply",
        "theirs",
        "turns",
        "visits",
        "worth",
        "worths",
    )

    def __init__(
        self, mine: list[int], theirs: list[int], low: i64, high: i64, supply: i64
    ) -> None:
        self.mine: Final = mine
        self.theirs: Final = theirs
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.supply: Final[i64] = supply
        self.turns: vec[i64] = vec[i64]()
        self.worths: vec[float] = vec[float]()
        self.after: list[Prospect | None] = []
        self.worth = 0.0
        self.visits: i64 = 0
        self.is_known = False
        """Whether it is certain who wins from here."""
        self.is_whole = True
        """Whether all turns are kept, and not only the most promising ones."""

    def key(self) -> tuple[i64, ...]:
        """By what the same board is known again: all that still matters, of land that can't change nothing but the lead."""
        mine_low, mine_high = words(self.mine)
        their_low, their_high = words(self.theirs)
        low, high = live(mine_low, mine_high, their_low, their_high, self.low, self.high)
        ahead: i64 = 0
        if low != self.low or high != self.high:
            ahead = land_ahead(mine_low, mine_high, their_low, their_high, self.low, self.high)
        mine_low &= low
        mine_high &= high
        their_low &= low
        their_high &= high
        return (low, high, mine_low, mine_high, their_low, their_high, ahead, self.supply)

    def preference(self, edge: i64) -> float:
        """How gladly a turn would be made: those that were followed first, by worth."""
        return self.worths[edge] - (0.0 if self.after[edge] is not None else 4 * WON)

    def best(self) -> int:
        """The number of the turn to make."""
        best: i64 = 0
        at: i64 = 1
        while at < len(self.after):
            if self.preference(at) > self.preference(best):
                best = at
            at += 1
        return int(best)

    def line(self, edge: i64, most: int) -> list[int]:
        """A turn and what is expected to follow; skipped turns are left out."""
        found = [int(self.turns[edge])]
        node = self.after[edge]
        while node is not None and node.after and len(found) < most:
            best = node.best()
            if node.turns[best] != SKIP_TURN:
                found.append(int(node.turns[best]))
            node = node.after[best]
        return found

    def worth_of_stone(self, cell: i64) -> float:
        """What a stone on this cell leaves to the one who places it now."""
        mine_low, mine_high = words(self.mine)
        their_low, their_high = words(self.theirs)
        low: i64 = self.low ^ LOW[cell]
        high: i64 = self.high ^ HIGH[cell]
        if self.supply == 1:
            return ended(land_ahead(mine_low, mine_high, their_low, their_high, low, high))
        at = weights_at(low, high)
        return -outlook(their_low, their_high, mine_low, mine_high, low, high, at)

    def sum_up(self) -> None:
        """Learn from the boards behind the turns: the worth of the best, and whether that is sure."""
        if not self.after:
            return
        most = -1e9
        is_open = False
        at: i64 = 0
        size: i64 = len(self.after)
        while at < size:
            child = self.after[at]
            if child is not None:
                self.worths[at] = -child.worth
            if child is None or not child.is_known:
                is_open = True
            elif -child.worth >= WON:
                self.worth = -child.worth
                self.is_known = True
                return
            if self.worths[at] > most:
                most = self.worths[at]
            at += 1
        self.worth = most
        self.is_known = self.is_whole and not is_open

    def follow(self, turn: i64) -> "Prospect":
        """The board after a turn, with the other colour to move."""
        if turn == SKIP_TURN:
            return Prospect(self.theirs, self.mine, self.low, self.high, self.supply)
        mine = self.mine[:]
        mine[mine.index(turn >> 2 * BITS)] = int(turn >> BITS & _CELL)
        stone: i64 = turn & _CELL
        return Prospect(
            self.theirs, mine, self.low ^ LOW[stone], self.high ^ HIGH[stone], self.supply - 1
        )


def turned(source: i64, target: i64, stone: i64) -> i64:
    """A turn as one number."""
    return (source << BITS | target) << BITS | stone


def parts(turn: i64) -> tuple[int, int, int]:
    """Source, target and stone of a turn."""
    return int(turn >> 2 * BITS), int(turn >> BITS & _CELL), int(turn & _CELL)


def ended(ahead: i64) -> float:
    """What the end of the game is worth to the one who is that much ahead."""
    if ahead == 0:
        return 0.0
    return float(ahead) + (WON if ahead > 0 else -WON)
