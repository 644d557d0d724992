"""Looking at decisions: a first search proposes, then both options are measured in fresh worlds, through the decider's eyes."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from trollbord.analysis.budget import Depth
from trollbord.analysis.course import Met, Stretch
from trollbord.bots.search import Worlds
from trollbord.bots.tree import Node, SearchSettings, Tree
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision, Player
from trollbord.kernel.seat import Seat
from trollbord.kernel.shares import Judge
from trollbord.kernel.state import State
from trollbord.kernel.view import View


class Found(NamedTuple):
    """What was seen at one decision: the pick that looked better, what should follow, what the played one cost, and how surely.

    `firm` is the loss that every budget agrees on, where a label needs two.
    """

    pick: Met
    better: Option | None
    line: list[Option]
    loss: float = 0.0
    error: float = 0.0
    firm: float = 0.0


class Looker(ABC):
    """Looks at the decisions of one seat in a row."""

    @abstractmethod
    def look(self, stretch: Stretch, rng: Random) -> list[Found]:
        """What was seen at each of its decisions, or at all of them as one."""


class SearchLooker(Looker):
    """By the common search, which counts in shares."""

    def __init__(self, judge: Judge, depth: Depth) -> None:
        self.judge: Final = judge
        self.depth: Final = depth
        base = judge.base
        self.settings: Final = SearchSettings(
            explore=base.explore,
            rollout_depth=base.rollout_depth,
            widen=base.widen,
            horizon=base.horizon,
        )

    def look(self, stretch: Stretch, rng: Random) -> list[Found]:
        found = []
        for at, pick in enumerate(stretch.picks):
            if pick.is_real:
                found.append(self._looked(pick, stretch.picks[at:], rng))
        return found

    def _looked(self, pick: Met, rest: Sequence[Met], rng: Random) -> Found:
        view = pick.state.view(decider(pick))
        tree = self._grown(view, rng)
        assert view.ask is not None
        best = tree.best(view.ask.options)
        if best is pick.option:
            return Found(pick, None, [])
        line = tree.line(best)
        if self._drop(tree, best, pick.option) < self.depth.flag:
            return Found(pick, best, line)
        # Another order of the same picks is no loss: then the rest of the turn is played as it was.
        later = [each.option for each in rest]
        played = later if best in later else [pick.option]
        loss, error = self.measured(view, [best], played, rng)
        return Found(pick, best, line, loss, error, loss)

    def _grown(self, view: View, rng: Random) -> Tree:
        tree = Tree(self.judge, view.seat, self.settings, rng)
        worlds = Worlds(Decision(view, rng))
        for _ in range(self.depth.iterations):
            tree.grow(worlds.deal())
        return tree

    def _drop(self, tree: Tree, best: Option, played: Option) -> float:
        """How much worse the played option looks; what was not even tried is worth a closer look."""
        child = tree.root.child(played.id)
        if child is None or child.visits == 0:
            return 1.0
        return tree.worth(best) - tree.worth(played)

    def measured(
        self, view: View, better: Sequence[Option], played: Sequence[Option], rng: Random
    ) -> tuple[float, float]:
        """The mean difference of two ways in common fresh worlds, by short searches behind each, and its standard error."""
        worlds = Worlds(Decision(view, rng))
        gaps = [
            self._gap(worlds, view.seat, (better, played), rng) for _ in range(self.depth.batches)
        ]
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))

    def _gap(
        self, worlds: Worlds, seat: Seat, ways: tuple[Sequence[Option], ...], rng: Random
    ) -> float:
        trees = []
        for way in ways:
            tree = Tree(self.judge, seat, self.settings, rng)
            tree.root = Node(seat, way[0])
            trees.append(tree)
        for _ in range(self.depth.depth):
            world = worlds.deal()
            for tree, way in zip(trees, ways, strict=True):
                after = world.copy()
                follow(after, seat, way)
                tree.grow(after)
        return trees[0].root.worth() - trees[1].root.worth()


class OwnLooker(Looker):
    """By the game's own player, which searches by whole turns; two budgets have to agree."""

    def __init__(self, judge: Judge, depth: Depth) -> None:
        self.judge: Final = judge
        self.depth: Final = depth

    def look(self, stretch: Stretch, rng: Random) -> list[Found]:
        picks = [pick for pick in stretch.picks if pick.is_real]
        played = [pick.option for pick in stretch.picks]
        line: list[Option] = []
        losses = []
        for boards in self.depth.boards:
            line = self._best(picks[0], boards, rng)
            best = self._share(picks[0], line, boards)
            losses.append(best - self._share(picks[0], played, boards))
        lost, better = parted(picks, line)
        loss = losses[-1] if better is not None else 0.0
        error = abs(losses[0] - losses[-1]) / 2 if better is not None else 0.0
        firm = min(losses) if better is not None else 0.0
        rest = line[line.index(better) :] if better is not None else []
        return [Found(lost, better, rest, loss, error, firm)]

    def _best(self, pick: Met, boards: int, rng: Random) -> list[Option]:
        """The picks of the best turn."""
        seat = decider(pick)
        view = pick.state.view(seat)
        reasons = own_player(self.judge, view).reasons(
            Decision(view, rng, Budget(iterations=boards))
        )
        assert reasons is not None, "the game's own player tells its reasons"
        return follow(pick.state.copy(), seat, reasons.candidates[0].line)

    def _share(self, pick: Met, line: Sequence[Option], boards: int) -> float:
        seat = decider(pick)
        after = pick.state.copy()
        follow(after, seat, line)
        return self.judge.searched(after, boards)[seat]


def parted(picks: Sequence[Met], line: Sequence[Option]) -> tuple[Met, Option | None]:
    """The decision at which a turn left the better one, and what was better there; None, if it did not."""
    for pick, option in zip(picks, line, strict=False):
        if pick.option is not option:
            return pick, option
    return picks[0], None


def own_player(judge: Judge, view: View) -> Player:
    """The game's own player for this table."""
    expert = judge.base.expert(view)
    assert expert is not None, "shares by its search are told only where a game has an own player"
    return expert


def follow(state: State, seat: Seat, line: Sequence[Option]) -> list[Option]:
    """Take the picks of a seat as far as they are offered, and the lone options on the way; the picks that were taken."""
    taken: list[Option] = []
    for option in line:
        pass_lone(state, option)
        ask = state.ask
        if ask is None or ask.seat != seat or option not in ask.options:
            break
        state.take(option)
        taken.append(option)
    pass_lone(state)
    return taken


def pass_lone(state: State, wanted: Option | None = None) -> None:
    """Take lone options of seats, up to one that is wanted."""
    while (ask := state.ask) is not None and ask.weights is None and len(ask.options) == 1:
        if ask.options[0] is wanted:
            return
        state.take(ask.options[0])


def decider(pick: Met) -> Seat:
    """Who made a pick."""
    ask: Any = pick.state.ask
    seat: Seat = ask.seat
    return seat
