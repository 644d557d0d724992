"""Looking ahead in the duel: a tree of whole turns that grows where both sides play what looks best.

Each board knows its most promising turns and what they are worth. An iteration follows the best line to its end, surveys
all turns of the board there, and tells the boards on the way. Boards that come up twice are one, and so are boards that differ
only in land that can't change any more. Where all kept turns are known to their end and none wins, more are kept: what is
known is certain.
"""

from typing import Final

from mypy_extensions import i64

from trollbord.games.ragnarocks.duel.prospect import Prospect
from trollbord.games.ragnarocks.duel.survey import Survey, SurveyClock


class Foresight:
    """The tree, with what it takes to make it grow."""

    def __init__(self, clock: SurveyClock) -> None:
        self.survey: Final = Survey(clock)
        self.known: dict[tuple[i64, ...], Prospect] = {}

    def grow(self, root: Prospect) -> bool:
        """Follow the best line and look one turn further; False if there was no time for it."""
        if not root.after and not root.is_known:
            self.survey.look(root, True)
        path = [root]
        node = root
        while not node.is_known:
            edge = self._choice(node)
            if edge < 0:
                if not node.is_whole and not self.survey.widen(node):
                    return False
                break
            node = self._behind(node, edge)
            path.append(node)
            if not node.after and not node.is_known:
                if not self.survey.look(node, False):
                    return False
                break
        at = len(path) - 1
        while at >= 0:
            path[at].visits += 1
            path[at].sum_up()
            at -= 1
        return True

    def _behind(self, node: Prospect, edge: i64) -> Prospect:
        """The board behind a turn; one that was reached another way before is the same."""
        child = node.after[edge]
        if child is not None:
            return child
        child = node.follow(node.turns[edge])
        child = self.known.setdefault(child.key(), child)
        node.after[edge] = child
        return child

    def _choice(self, node: Prospect) -> i64:
        """The best of the kept turns that is not known to its end; -1 if all are."""
        best: i64 = -1
        edge: i64 = 0
        while edge < len(node.after):
            child = node.after[edge]
            is_open = child is None or not child.is_known
            if is_open and (best < 0 or node.worths[edge] > node.worths[best]):
                best = edge
            edge += 1
        return best
