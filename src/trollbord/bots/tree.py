"""The tree of information-set search: what one seat can tell apart is one node.

Each iteration deals a world from the searcher's view and walks down the tree in it. An edge is an option that the searcher
would see; what it would not see (another's hidden pick, a card drawn face down) shares one edge. Every seat looks
after itself: an edge is rated by what it was worth to whoever chose it.
"""

from math import log, sqrt
from random import Random
from typing import Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.playout import drawn
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.state import State

NARROW: Final = 0.001
"""The least difference that curiosity is measured by."""
UNSEEN: Final = -1
"""The edge of whatever the searcher would not see."""


class Settings:
    """How a tree is grown."""

    def __init__(
        self,
        explore: float = 0.6,
        cut: int = 4,
        widen: float = 2.0,
        random_rollouts: bool = False,
        uses_prior: bool = True,
        uses_experts: bool = False,
        scaled: bool = True,
    ) -> None:
        self.explore: Final = explore
        """How much curiosity weighs against what is known to be good."""
        self.cut: Final = cut
        """After how many decisions a rollout is judged by the game's evaluation; -1: never."""
        self.widen: Final = widen
        """How fast long option lists open up: this times the root of the visits; 0: all at once."""
        self.random_rollouts: Final = random_rollouts
        self.uses_prior: Final = uses_prior
        self.uses_experts: Final = uses_experts
        """Whether a game's own player is asked where it has one."""
        self.scaled: Final = scaled
        """Whether curiosity is measured by the differences that came up, which are small in some games."""


class Node:
    """What the searcher knows of one moment: how often it came up and what it was worth."""

    __slots__ = ("available", "children", "mover", "option", "order", "ranked", "total", "visits")

    def __init__(self, mover: Seat, option: Option | None) -> None:
        self.mover = mover
        self.option = option
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}
        self.order: list[int] = []
        self.ranked: set[int] = set()

    def worth(self) -> float:
        """The average worth to whoever chose this edge."""
        return self.total / self.visits if self.visits else 0.0

    def edge(self, key: int, mover: Seat, option: Option) -> "Node":
        """The node behind an edge, made when it is first walked."""
        child = self.children.get(key)
        if child is None:
            child = Node(mover, option if key != UNSEEN else None)
            self.children[key] = child
        return child


class Tree:
    """A search tree for one seat, grown world by world."""

    def __init__(self, game: Game, seat: Seat, settings: Settings, rng: Random) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.settings: Final = settings
        self.rng: Final = rng
        self.root = Node(NATURE, None)
        # The worst and the best average of any edge, by seat.
        self._lows: Final[dict[Seat, float]] = {}
        self._highs: Final[dict[Seat, float]] = {}

    def grow(self, world: State) -> None:
        """One iteration: walk down in this world, add a node, play ahead, and tell all nodes on the way."""
        path = [self.root]
        node = self.root
        while True:
            ask = world.ask
            if ask is None:
                break
            if ask.weights is not None:
                node = self._step(world, node, ask, drawn(ask.options, ask.weights, self.rng), path)
                continue
            if len(ask.options) == 1 and not ask.veiled:
                world.take(ask.options[0])
                continue
            if not ask.is_answer_seen_by(self.seat):
                node = self._step(world, node, ask, self._policy(world), path)
                continue
            option = self._select(node, world, ask)
            is_new = option.id not in node.children
            node = self._step(world, node, ask, option, path)
            if is_new:
                break
        self._tell(path, self._values(world))

    def _step(self, world: State, node: Node, ask: Ask, option: Option, path: list[Node]) -> Node:
        key = option.id if ask.is_answer_seen_by(self.seat) else UNSEEN
        child = node.edge(key, ask.seat, option)
        world.take(option)
        path.append(child)
        return child

    def _policy(self, world: State) -> Option:
        if self.settings.random_rollouts:
            ask = world.ask
            assert ask is not None
            return ask.options[int(self.rng.random() * len(ask.options))]
        return self.game.rollout(world, self.rng)

    # -- choosing an edge

    def _select(self, node: Node, world: State, ask: Ask) -> Option:
        candidates = self._candidates(node, world, ask)
        best, most = candidates[0], -1e18
        explore = self.settings.explore * self._spread(ask.seat)
        for option in candidates:
            child = node.children.get(option.id)
            if child is None:
                return option
            child.available += 1
            score = child.total / child.visits + explore * sqrt(
                log(child.available + 1.0) / child.visits
            )
            if score > most:
                best, most = option, score
        return best

    def _spread(self, seat: Seat) -> float:
        """How far apart edges of a seat came out; 1 before anything is known."""
        if not self.settings.scaled or seat not in self._lows:
            return 1.0
        return max(NARROW, self._highs[seat] - self._lows[seat])

    def _candidates(self, node: Node, world: State, ask: Ask) -> list[Option]:
        """The options to consider now, the untried ones by promise: a few at first, more with every visit."""
        self._rank(node, world, ask)
        offered = {option.id: option for option in ask.options}
        room = len(ask.options)
        if self.settings.widen > 0.0:
            room = min(room, 2 + int(self.settings.widen * sqrt(node.visits)))
        found: list[Option] = []
        for id in node.order:
            if id in offered:
                found.append(offered[id])
                if len(found) >= room:
                    break
        return found or ask.options

    def _rank(self, node: Node, world: State, ask: Ask) -> None:
        fresh = [option for option in ask.options if option.id not in node.ranked]
        if not fresh:
            return
        ranked = self._by_promise(world, ask)
        for option in ranked:
            if option.id not in node.ranked:
                node.order.append(option.id)
        for option in ask.options:
            node.ranked.add(option.id)

    def _by_promise(self, world: State, ask: Ask) -> list[Option]:
        """The options worth a try, the most promising first; equal ones in any order."""
        weights = self.game.prior(world) if self.settings.uses_prior else None
        if weights is None:
            shuffled = list(ask.options)
            self.rng.shuffle(shuffled)
            return shuffled
        keyed = [
            (-weight, self.rng.random(), option.id, option)
            for weight, option in zip(weights, ask.options)
            if weight > 0.0
        ]
        keyed.sort()
        return [entry[3] for entry in keyed] or list(ask.options)

    # -- playing ahead

    def _values(self, world: State) -> list[float]:
        """What the rest of the game is worth to each seat: played ahead, then judged."""
        left = self.settings.cut
        if left < 0 and self.settings.random_rollouts:
            self.game.playout(world, self.rng)
        while left != 0:
            ask = world.ask
            if ask is None:
                break
            if ask.weights is not None:
                world.take(drawn(ask.options, ask.weights, self.rng))
            elif len(ask.options) == 1:
                world.take(ask.options[0])
            else:
                world.take(self._policy(world))
                left -= 1
        return [self.game.evaluate(world, seat) for seat in range(world.seats)]

    def _tell(self, path: list[Node], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            mover = node.mover
            if mover < 0:
                continue
            node.total += values[mover]
            worth = node.total / node.visits
            self._lows[mover] = min(worth, self._lows.get(mover, worth))
            self._highs[mover] = max(worth, self._highs.get(mover, worth))

    # -- what was found

    def best(self, options: list[Option]) -> Option:
        """The option that was tried most."""
        chosen, most = options[0], (-1, -1e18)
        for option in options:
            child = self.root.children.get(option.id)
            if child is not None and (child.visits, child.worth()) > most:
                chosen, most = option, (child.visits, child.worth())
        return chosen

    def line(self, option: Option, most: int = 8) -> list[Option]:
        """What is expected to follow an option, as far as the tree is sure of it."""
        found: list[Option] = []
        node: Node | None = self.root.children.get(option.id)
        while node is not None and len(found) < most:
            if node.option is not None:
                found.append(node.option)
            node = _most_visited(node)
        return found


def _most_visited(node: Node) -> Node | None:
    best: Node | None = None
    for child in node.children.values():
        if child.visits > 1 and (best is None or child.visits > best.visits):
            best = child
    return best
