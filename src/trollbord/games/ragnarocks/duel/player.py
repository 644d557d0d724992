"""The strong player of the base duel: it looks ahead over whole turns and chooses a stone together with its move."""

from math import tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trollbord.games.ragnarocks.box import MOVE, STONE, VIKINGS_EACH
from trollbord.games.ragnarocks.duel.foresight import Foresight
from trollbord.games.ragnarocks.duel.prospect import SKIP_TURN, WON, Prospect, parts, turned
from trollbord.games.ragnarocks.duel.survey import SurveyClock
from trollbord.games.ragnarocks.native.board import laid
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.kernel.clock import now
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Candidate, Decision, Player, Reasons

SCALE: Final = 20.0
"""The lead in cells that is nearly as good as won."""
SURE: Final = 10.0
"""The worth of a prospect that is nearly as good as won."""
REASONED: Final = 8
"""How many turns are told when a person asks why."""
TOLD: Final = 4
"""How many turns ahead are told."""
SHARE: Final = 0.95
"""The part of a turn's time that the search takes; the stone was found with the move."""
PROVEN: Final = 40.0
"""The lead that stands for a proof: more than any that is only foreseen."""
FARTHEST: Final = 15.0
"""The lead that nearly always wins: a greater one says no more."""
WITHOUT_BUDGET: Final = 200
"""Boards that are looked at if nobody says how long to think."""


class DuelPlayer(Player):
    """Plays the base duel; what it has foreseen is kept for the next turn."""

    def __init__(self) -> None:
        self.name = "duel"
        self.iterations = 0
        self._planned: Option | None = None
        self._expected: tuple[list[int], int] = ([], -1)
        self._foreseen: Prospect | None = None
        self._looked: Prospect | None = None
        self._moved: Option | None = None
        self._planned_move: Option | None = None

    def choose(self, decision: Decision) -> Option:
        """The move of the best turn, or its stone."""
        view = decision.view
        assert isinstance(view, RagnarocksView)
        if decision.ask.prompt == "stone":
            return self._stone(view, decision)
        root = self.looked_ahead(self._reused(seen(view)), decision.budget)
        self._looked, self._moved = root, None
        best = root.best()
        source, target, stone = parts(root.turns[best])
        self._foreseen = root.after[best]
        self._planned = STONE[stone]
        vikings = view.vikings[:]
        vikings[vikings.index(source)] = target
        self._expected = vikings, view.stones
        self._planned_move = MOVE[source][target]
        return MOVE[source][target]

    def looked_ahead(self, root: Prospect, budget: Budget) -> Prospect:
        """The board with its turns, as far ahead as the budget allows."""
        clock = SurveyClock(now() + SHARE * budget.seconds if budget.seconds > 0 else 0.0)
        foresight = Foresight(clock)
        times = budget.iterations or (WITHOUT_BUDGET if budget.seconds == 0 else 0)
        self.iterations = 0
        while (times == 0 or self.iterations < times) and foresight.grow(root):
            self.iterations += 1
            if root.is_known:
                break
        return root

    def _reused(self, root: Prospect) -> Prospect:
        """What was foreseen of this board, if it was."""
        if self._foreseen is not None:
            for known in self._foreseen.after:
                if known is not None and known.after and known.key() == root.key():
                    return known
        return root

    def _stone(self, view: RagnarocksView, decision: Decision) -> Option:
        """The stone that was planned with the move; if another player moved, one that is looked for now."""
        planned = self._planned
        if planned in decision.options and self._expected == (view.vikings, view.stones):
            assert planned is not None
            self._moved = self._planned_move
            return planned
        root = self.looked_ahead(before_stone(view, decision.options), decision.budget)
        self._looked, self._moved = root, None
        return STONE[parts(root.turns[root.best()])[2]]

    def weighed(self) -> list[Candidate]:
        """Each move, or each stone behind the chosen move: the visits of all its turns, and the worth of the best."""
        root = self._looked
        if root is None:
            return []
        visits: dict[Option, int] = {}
        worths: dict[Option, float] = {}
        for edge in range(len(root.after)):
            option = self._first(root.turns[edge])
            if option is not None:
                after = root.after[edge]
                visits[option] = visits.get(option, 0) + (0 if after is None else int(after.visits))
                worths[option] = max(worths.get(option, -1.0), tanh(root.worths[edge] / SURE))
        return [Candidate(each, visits[each], worths[each], [each]) for each in visits]

    def _first(self, turn: i64) -> Option | None:
        """The option that a turn begins with: a move, or a stone, if its move is made already."""
        if turn == SKIP_TURN:
            return None
        source, target, stone = parts(turn)
        if source == target:
            return STONE[stone]
        move = MOVE[source][target]
        if self._moved is None:
            return move
        return STONE[stone] if move is self._moved else None

    def reasons(self, decision: Decision) -> Reasons | None:
        """The best turns, or stones, the chance of each, and what is expected to follow."""
        view = decision.view
        assert isinstance(view, RagnarocksView)
        is_stone = decision.ask.prompt == "stone"
        root = before_stone(view, decision.options) if is_stone else seen(view)
        self.looked_ahead(root, decision.budget)
        edges = sorted(range(len(root.after)), key=root.preference, reverse=True)[:REASONED]
        return Reasons([candidate(root, edge) for edge in edges], self.iterations, [])


def candidate(root: Prospect, edge: int) -> Candidate:
    """What is thought of one turn."""
    line: list[Option] = []
    for turn in root.line(edge, TOLD):
        source, target, stone = parts(turn)
        if source != target:
            line.append(MOVE[source][target])
        line.append(STONE[stone])
    child = root.after[edge]
    visits = 0 if child is None else int(child.visits)
    return Candidate(line[0], visits, tanh(root.worths[edge] / SURE), line)


def seen(view: RagnarocksView) -> Prospect:
    """The board of a view, with its seat to move."""
    return prospect(view.vikings, view.stones, view.supply, view.seat)


def prospect(vikings: list[int], stones: int, supply: int, seat: int) -> Prospect:
    """A board, with this seat to move."""
    board = laid(vikings, stones)
    both = vikings[:VIKINGS_EACH], vikings[VIKINGS_EACH:]
    return Prospect(both[seat], both[1 - seat], board.low, board.high, supply)


def foreseen(state: RagnarocksState, seat: int, boards: int) -> float:
    """By how many cells the seat to move is ahead, after looking at so many boards; `PROVEN` where it is certain who wins."""
    root = prospect(state.vikings, state.stones, state.supply, seat)
    worth = DuelPlayer().looked_ahead(root, Budget(iterations=boards)).worth
    if abs(worth) >= WON:
        return PROVEN if worth > 0 else -PROVEN
    return max(-FARTHEST, min(FARTHEST, worth))


def before_stone(view: RagnarocksView, options: list[Option]) -> Prospect:
    """The board of a view after the move: its turns are the stones that can follow, with nobody moving."""
    board = seen(view)
    here = board.mine[0]
    board.turns = vec[i64]([turned(here, here, option.first) for option in options])
    board.worths = vec[float]([board.worth_of_stone(option.first) for option in options])
    board.after = [None] * len(options)
    return board
