"""A strong player for the base duel: iterative deepening over whole turns, judged by territory.

Settled land is counted exactly by the races, since nobody else reaches it and a settled region scores every cell: there is
nothing left to solve in it.
"""

from math import tanh
from random import Random
from time import monotonic
from typing import Final

from trollbord.games.ragnarocks.board import Board, laid
from trollbord.games.ragnarocks.box import MOVE, STONE, VIKINGS_EACH
from trollbord.games.ragnarocks.reach import MOVES, PLACES
from trollbord.games.ragnarocks.spots import SPOTS
from trollbord.games.ragnarocks.territory import territory
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.kernel.option import Option
from trollbord.kernel.player import Candidate, Player, Position, Reasons

WIDTHS: Final = (40, 14, 8, 6, 5, 4)
"""How many turns are followed at each depth, the best by territory."""
WON: Final = 1000.0
DEEPEST: Final = 6
SCALE: Final = 20.0
"""The lead in cells that is nearly as good as won."""
REASONED: Final = 8
"""How many turns are told when somebody asks why."""
SHARE: Final = 0.85
"""The part of a turn's time that the search takes; the stone was found with the move."""


class Turn:
    """A move and a stone, and the territory for the one who makes it."""

    __slots__ = ("stone", "target", "viking", "worth")

    def __init__(self, viking: int, target: int, stone: int, worth: float) -> None:
        self.viking: Final = viking
        self.target: Final = target
        self.stone: Final = stone
        self.worth: Final = worth


class OutOfTime(Exception):
    """The search has used up its budget; what the last whole depth found stands."""


class DuelSearch:
    """Looks for the best turn of a colour on a board."""

    def __init__(self, supply: int, end: float, nodes: int) -> None:
        self.supply: Final = supply
        self.end: Final = end
        self.nodes_left = nodes
        self.nodes = 0
        self.line: list[Turn] = []
        self._known: dict[tuple[int, ...], float] = {}

    def best(self, board: Board, colour: int) -> list[Turn]:
        """The turns by worth, the best first, as deep as the budget allows."""
        turns = turns_of(board, colour)
        if self.supply == 0:
            return []
        ranked = turns[: WIDTHS[0]]
        for depth in range(2, DEEPEST + 1):
            if self.supply < depth:
                break
            try:
                ranked = self._deepened(board, colour, ranked, depth)
            except OutOfTime:
                break
        return ranked

    def _deepened(self, board: Board, colour: int, turns: list[Turn], depth: int) -> list[Turn]:
        low = -WON
        judged: list[tuple[float, int, Turn]] = []
        for index, turn in enumerate(turns):
            worth = -self._worth(after(board, turn), 1 - colour, depth - 1, -WON, -low + 1.0)
            judged.append((-worth, index, turn))
            low = max(low, worth)
        judged.sort()
        return [Turn(turn.viking, turn.target, turn.stone, -key) for key, _, turn in judged]

    def _worth(self, board: Board, colour: int, depth: int, low: float, high: float) -> float:
        """What a board is worth to the colour on turn."""
        self._tick()
        key = (
            colour,
            depth,
            int(board.low),
            int(board.high),
            *sorted(board.vikings[:VIKINGS_EACH]),
            *sorted(board.vikings[VIKINGS_EACH:]),
        )
        known = self._known.get(key)
        if known is not None:
            return known
        turns = turns_of(board, colour)
        if not turns:
            return self._skipped(board, colour, depth, low, high)
        if depth <= 1:
            best = turns[0].worth
        else:
            best = -WON
            for turn in turns[: WIDTHS[min(depth, len(WIDTHS) - 1)]]:
                worth = -self._worth(after(board, turn), 1 - colour, depth - 1, -high, -low)
                best = max(best, worth)
                low = max(low, worth)
                if low >= high:
                    return best
        self._known[key] = best
        return best

    def _skipped(self, board: Board, colour: int, depth: int, low: float, high: float) -> float:
        if depth <= 1 or not turns_of(board, 1 - colour):
            ahead = territory(board.vikings, board.low, board.high, colour)
            return ahead if colour == 0 else -ahead
        return -self._worth(board, 1 - colour, depth - 1, -high, -low)

    def _tick(self) -> None:
        self.nodes += 1
        if self.nodes_left > 0 and self.nodes >= self.nodes_left:
            raise OutOfTime
        if self.end > 0.0 and monotonic() >= self.end:
            raise OutOfTime


def after(board: Board, turn: Turn) -> Board:
    """The board after a turn."""
    other = board.copy()
    other.move(turn.viking, turn.target)
    other.place(turn.stone)
    return other


def turns_of(board: Board, colour: int) -> list[Turn]:
    """All turns of a colour, the most land for it first."""
    found: list[tuple[float, int, Turn]] = []
    sign = 1.0 if colour == 0 else -1.0
    for viking in range(colour * VIKINGS_EACH, (colour + 1) * VIKINGS_EACH):
        if not board.contested >> viking & 1:
            continue
        here = board.vikings[viking]
        moves: list[Option] = []
        MOVES[here].add_to(moves, board.lines)
        for move in moves:
            board.move(viking, move.second)
            stones: list[Option] = []
            PLACES[move.second].add_to(stones, board.lines)
            for stone in stones:
                spot = SPOTS[stone.first]
                ahead = territory(
                    board.vikings, board.low ^ spot.low, board.high ^ spot.high, 1 - colour
                )
                found.append(
                    (
                        -sign * ahead,
                        len(found),
                        Turn(viking, move.second, stone.first, sign * ahead),
                    )
                )
            board.move(viking, here)
    found.sort()
    return [entry[2] for entry in found]


class DuelPlayer(Player):
    """Plays the base duel by search; the stone of a turn is chosen together with its move."""

    def __init__(self) -> None:
        self.name = "duel"
        self.nodes = 0
        self._planned: Option | None = None
        self._expected: tuple[list[int], int] = ([], -1)

    def choose(self, position: Position) -> Option:
        """The move of the best turn, or its stone."""
        view = position.view
        assert isinstance(view, RagnarocksView)
        if position.ask.prompt == "stone":
            return self._stone(view, position)
        found = self.searched(view, position)
        best = found[0]
        self._planned = STONE[best.stone]
        vikings = view.vikings[:]
        source = vikings[best.viking]
        vikings[best.viking] = best.target
        self._expected = vikings, view.stones
        return MOVE[source][best.target]

    def searched(self, view: RagnarocksView, position: Position) -> list[Turn]:
        """The turns that were followed, the best first."""
        budget = position.budget
        end = monotonic() + SHARE * budget.seconds if budget.seconds > 0 else 0.0
        nodes = budget.iterations if budget.seconds == 0 else 0
        search = DuelSearch(view.supply, end, nodes or (0 if end else 200))
        found = search.best(laid(view.vikings, view.stones), view.seat)
        self.nodes = search.nodes
        return found

    def reasons(self, position: Position) -> Reasons | None:
        """The best turns, and what each is worth in cells."""
        view = position.view
        assert isinstance(view, RagnarocksView)
        if position.ask.prompt != "move":
            return None
        turns = self.searched(view, position)
        found = [
            Candidate(
                MOVE[view.vikings[turn.viking]][turn.target],
                self.nodes,
                tanh(turn.worth / SCALE),
                [MOVE[view.vikings[turn.viking]][turn.target], STONE[turn.stone]],
            )
            for turn in turns[:REASONED]
        ]
        return Reasons(found, self.nodes, [])

    def _stone(self, view: RagnarocksView, position: Position) -> Option:
        planned = self._planned
        if planned in position.options and self._expected == (view.vikings, view.stones):
            assert planned is not None
            return planned
        return best_stone(view, position.options, position.rng)


def best_stone(view: RagnarocksView, options: list[Option], rng: Random) -> Option:
    """The stone that leaves the most land, for somebody else's move."""
    board = laid(view.vikings, view.stones)
    sign = 1.0 if view.seat == 0 else -1.0
    best, most = options[0], -WON
    for option in options:
        spot = SPOTS[option.first]
        ahead = territory(
            board.vikings, board.low ^ spot.low, board.high ^ spot.high, 1 - view.seat
        )
        worth = sign * ahead + rng.random() * 1e-6
        if worth > most:
            best, most = option, worth
    return best
