"""Information-set search with a network: it says which options look promising and how a position may end.

The leaves of many walks are evaluated in one call, since a network is many times as fast on a batch: walks of one tree, which
avoid each other by counting as lost until their values are known, or walks of many trees, one for each table of a training.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from trollbord.bots.tree import Fork, Node, SearchSettings, Tree
from trollbord.kernel.advice import Advice
from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import unwritten
from trollbord.kernel.extras import extras_needed
from trollbord.kernel.observation import Rows, row_length
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BATCH: Final = 16
"""Walks of one tree that are evaluated together: more are faster, and each knows less of the others."""
CURIOUS: Final = 1.5
"""How much a promising option that was hardly walked counts, if the settings don't say."""
NOWHERE: Final = -1
"""What stands behind the last id of a row of offered options."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A network, or whatever else can tell what positions are worth from their rows."""

    def evaluate_many(
        self, rows: "NDArray[np.float32]", offered: "NDArray[np.int64]"
    ) -> "tuple[NDArray[np.float32], NDArray[np.float32]]":
        """Judge positions: `rows` has the row of the asked seat for each, `offered` the ids of its options, then -1.

        Returned are the values, between -1 and 1 for each position and seat (the asked seat first, then the others from
        its left), and the priors: a weight from 0 for each id, in its place. What stands in the place of a -1 means nothing.
        """
        raise unwritten(self, "evaluate_many")


class GuidedTree(Tree):
    """A tree whose edges are chosen by a network's priors and by the worths found so far."""

    stops_at_new: bool = False

    def __init__(
        self, advice: Advice[Any, Any], seat: Seat, settings: SearchSettings, rng: Random
    ) -> None:
        super().__init__(advice, seat, settings, rng)
        self._curious: Final[float] = CURIOUS if settings.explore is None else settings.explore

    def choose(self, node: Node, world: State, ask: Ask) -> Node | None:
        """The option with the best worth and promise; None where the network has not been asked yet."""
        fork = node.fork
        if fork is None or fork.priors is None:
            return None
        priors = fork.priors
        # Another world may offer what was not there when the network was asked: it counts like an average option.
        usual = 1.0 / len(ask.options)
        curious = self._curious * sqrt(float(node.visits))
        best, most = ask.options[0], -1e18
        for option in ask.options:
            child = fork.children.get(option.id)
            prior = priors.get(option.id, usual)
            if child is None or child.visits == 0:
                score = fork.hope + curious * prior
            else:
                visits = float(child.visits)
                score = child.total / visits + curious * prior / (1.0 + visits)
            if score > most:
                best, most = option, score
        return fork.edge(best.id, ask.seat, best)

    def _reaches_horizon(self, world: State) -> bool:
        """Never: a walk ends where the network has not been asked."""
        return False

    def disturb(self, alpha: float, part: float) -> None:
        """Mix chance into the priors of the root, as a training wants: `part` of a draw from Dirichlet's distribution."""
        priors = None if self.root.fork is None else self.root.fork.priors
        assert priors is not None, "the network has been asked about the root"
        draws = {id: self.rng.gammavariate(alpha, 1.0) for id in priors}
        total = sum(draws.values())
        for id, draw in draws.items():
            priors[id] = (1.0 - part) * priors[id] + part * draw / total

    def visits(self) -> dict[int, int]:
        """How often each option of the root was walked, by its id."""
        fork = self.root.fork
        return {} if fork is None else {id: int(each.visits) for id, each in fork.children.items()}


class Walk:
    """A way down a tree, and the table that it led to."""

    def __init__(self, path: list[Node], world: State) -> None:
        self.path: Final = path
        self.world: Final = world

    def lose(self) -> None:
        """Count it as lost until its value is known, so that the next walk of a batch looks elsewhere."""
        for node in self.path:
            node.visits += 1
            if node.mover >= 0:
                node.total -= 1.0

    def tell(self, values: list[float]) -> None:
        """Tell all nodes on the way what came of it, for each seat."""
        for node in self.path:
            mover = node.mover
            if mover >= 0:
                node.total += 1.0 + values[mover]


class Together:
    """Lets guided trees of one kind of table grow together: their leaves are evaluated in one call, `most` of them."""

    def __init__(self, evaluator: Evaluator, table: State, most: int = BATCH) -> None:
        self.evaluator: Final = evaluator
        self.most: Final = most
        self.kind: Final = (table.game.id, table.seats, table.settings)
        self._observation: Final = table.game.observation
        layout = self._observation.layout(table.seats, table.settings)
        self._rows: Final[Rows] = Rows(most, row_length(layout))
        with extras_needed():
            import numpy
        self._numpy: Final[Any] = numpy
        memory: Any = self._rows.memory
        self._array: Final[Any] = numpy.frombuffer(memoryview(memory), numpy.float32).reshape(
            most, -1
        )

    def suits(self, table: State) -> bool:
        """Whether a table is of the kind that this was made for."""
        return self.kind == (table.game.id, table.seats, table.settings)

    def grow(self, walks: Sequence[tuple[GuidedTree, State]]) -> None:
        """One iteration for each tree in its world; a tree may come several times."""
        for first in range(0, len(walks), self.most):
            self._grow(walks[first : first + self.most])

    def _grow(self, walks: Sequence[tuple[GuidedTree, State]]) -> None:
        leaves: list[Walk] = []
        for tree, world in walks:
            walk = Walk(tree.descend(world), world)
            walk.lose()
            if world.ask is None:
                walk.tell(tree.advice.evaluate(world))
            else:
                self._observation.write(self._rows, len(leaves), world, world.ask.seat)
                leaves.append(walk)
        if len(leaves) > 0:
            self._evaluate(leaves)

    def _evaluate(self, leaves: list[Walk]) -> None:
        ids = [_ids(walk.world) for walk in leaves]
        widest = max([len(each) for each in ids])
        padded = [each + [NOWHERE] * (widest - len(each)) for each in ids]
        offered: Any = self._numpy.array(padded, self._numpy.int64)
        # A copy may be kept, and written to, as PyTorch wants.
        rows: Any = self._array[: len(leaves)].copy()
        found: Any = self.evaluator.evaluate_many(rows, offered)
        values: list[list[float]] = _plain(found[0])
        priors: list[list[float]] = _plain(found[1])
        for at, walk in enumerate(leaves):
            _expand(walk, ids[at], values[at], priors[at])


def _ids(world: State) -> list[int]:
    ask = world.ask
    assert ask is not None, "a leaf asks somebody"
    return [option.id for option in ask.options]


def _plain(array: Any) -> list[list[float]]:
    """Numbers of an array or a tensor as lists."""
    found: list[list[float]] = array.tolist()
    return found


def _expand(walk: Walk, ids: list[int], values: list[float], priors: list[float]) -> None:
    """Write what the network said of a leaf into its node, and tell the nodes above."""
    world = walk.world
    ask = world.ask
    assert ask is not None, "a leaf asks somebody"
    seats, asked = world.seats, ask.seat
    fork: Fork = walk.path[-1].forked()
    if fork.priors is None:
        total = 0.0
        for at in range(len(ids)):
            total += priors[at]
        even: float = 1.0 / len(ids)
        # All weights at 0: the network has no opinion.
        fork.priors = {id: priors[at] / total if total > 0.0 else even for at, id in enumerate(ids)}
        fork.hope = values[0]
    walk.tell([values[(seat - asked) % seats] for seat in range(seats)])
