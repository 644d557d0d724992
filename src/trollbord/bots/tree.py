"""The tree of information-set search: what one seat can tell apart is one node.

Each iteration deals a world from the searcher's view and walks down the tree in it. An edge is an option that the searcher
would see; what it would not see (another's hidden pick, a card drawn face down) shares one edge. Every seat looks
after itself: an edge is rated by what it was worth to the seat that chose it.
"""

from math import floor, log, sqrt
from random import Random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trollbord.bots.impressions import Impressions
from trollbord.kernel.advice import Advice
from trollbord.kernel.ask import EVEN, Ask
from trollbord.kernel.dice import Dice, dice_of
from trollbord.kernel.floats import steady
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.state import State

NARROW: Final = 0.001
"""The least spread of worths that exploration is scaled by; it avoids a division by zero."""
UNSEEN: Final = -1
"""The one edge that stands for all answers the searcher does not see."""
_KNOWN: Final[i64] = 4096
_LOGS: Final = vec[float]([steady(log(float(max(count, 1)))) for count in range(_KNOWN)])
"""The logarithms of small counts, by the count: one is wanted for every edge that might be walked."""


class SearchSettings:
    """Parameters of the search; None takes the value from the game's advice."""

    def __init__(
        self,
        explore: float | None = None,
        rollout_depth: int | None = None,
        widen: float | None = None,
        random_rollouts: bool = False,
        uses_prior: bool = True,
        uses_experts: bool = False,
        scaled: bool = True,
        lean: float = 8.0,
        horizon: int | None = None,
    ) -> None:
        self.explore: Final = explore
        """The exploration constant of UCB."""
        self.rollout_depth: Final = rollout_depth
        """After how many decisions a rollout is judged by the game's evaluation; -1: never."""
        self.widen: Final = widen
        """How fast long option lists open up: this times the root of the visits; 0: all at once."""
        self.random_rollouts: Final = random_rollouts
        self.uses_prior: Final = uses_prior
        self.uses_experts: Final = uses_experts
        """Whether a game's own player is asked where it has one."""
        self.scaled: Final = scaled
        """Whether exploration is scaled by the spread of worths seen so far, which is small in some games."""
        self.lean: Final = lean
        """How many visits the first impression of an option at the root counts for; 0: it is not looked at."""
        self.horizon: Final = horizon
        """How many turns ahead the state is evaluated, in place of `rollout_depth`; 0: at the next settled moment."""


class Node:
    """What the searcher knows of one moment: how often it came up and what it was worth."""

    __slots__ = ("available", "fork", "mover", "option", "total", "visits")

    def __init__(self, mover: Seat, option: Option | None) -> None:
        self.mover: Final = mover
        self.option: Final = option
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.fork: Fork | None = None

    def worth(self) -> float:
        """The mean worth to the seat that chose this edge."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def child(self, key: int) -> "Node | None":
        """The node behind an edge, if it was walked."""
        return None if self.fork is None else self.fork.children.get(key)

    def forked(self) -> "Fork":
        """What may follow, made when the moment comes up again: most moments never do."""
        fork = self.fork
        if fork is None:
            fork = Fork()
            self.fork = fork
        return fork


class Fork:
    """What may follow a moment: the edges that were walked, and the options that came up last."""

    __slots__ = ("children", "hope", "offered", "order", "priors", "promising", "tried", "untried")

    def __init__(self) -> None:
        self.children: Final[dict[int, Node]] = {}
        self.offered: list[Option] = []
        self.tried: list[Node] = []
        self.untried: list[Option] = []
        self.order: Final[dict[int, int]] = {}
        """Where options stand by promise, for those who ask the game; -1 for what is not worth a try."""
        self.promising: list[Option] = []
        """At the root: those of `offered` that are worth a try."""
        self.priors: dict[int, float] | None = None
        """How promising a network found the options by their ids, once it was asked."""
        self.hope: float = 0.0
        """What it hoped for the seat that is asked."""

    def edge(self, key: int, mover: Seat, option: Option) -> Node:
        """The node behind an edge, made when it is first walked."""
        child = self.children.get(key)
        if child is None:
            child = Node(mover, option if key != UNSEEN else None)
            self.children[key] = child
        return child

    def meet(self, options: list[Option]) -> None:
        """Split the options of this world into tried and untried; they differ from world to world."""
        # The same moment may offer other options in another world (another hand), so the split is made anew.
        children = self.children
        self.offered = options
        self.promising = []
        if len(children) == 0:
            self.untried = options[:]
            return
        tried: list[Node] = []
        untried: list[Option] = []
        for option in options:
            child = children.get(option.id)
            if child is None:
                untried.append(option)
            else:
                tried.append(child)
        self.tried = tried
        self.untried = untried

    def try_out(self, option: Option, mover: Seat) -> Node:
        """The node behind an untried option; those that were tried before could have been walked instead."""
        for passed in self.tried:
            passed.available += 1
        child = self.edge(option.id, mover, option)
        self.tried.append(child)
        return child

    def pop(self, at: i64) -> Option:
        """Take one of the untried options from its place; their order means nothing."""
        untried = self.untried
        option = untried[at]
        # Filling the gap with the last one avoids shifting all that lie behind it.
        last = untried.pop()
        if last is not option:
            untried[at] = last
        return option


@mypyc_attr(allow_interpreted_subclasses=True)
class Tree:
    """A search tree for one seat, grown world by world.

    A subclass may change `choose`, which takes the next edge, and `values`, which judges where a walk ended.
    """

    stops_at_new: bool = True
    """Whether a walk ends behind the first edge that was never walked; otherwise it ends where `choose` has none to take."""

    def __init__(
        self, advice: Advice[Any, Any], seat: Seat, settings: SearchSettings, rng: Random
    ) -> None:
        self.advice: Final = advice
        self.seat: Final = seat
        self.settings: Final = settings
        self.rng: Final = rng
        self._dice: Final = dice_of(rng)
        self.root = Node(NATURE, None)
        # The worst and the best average of any edge, by seat.
        self._lows: Final[dict[Seat, float]] = {}
        self._highs: Final[dict[Seat, float]] = {}
        depth, horizon = settings.rollout_depth, settings.horizon
        explore, widen = settings.explore, settings.widen
        self._depth: Final = advice.rollout_depth if depth is None else depth
        self._horizon: Final = advice.horizon if horizon is None else horizon
        self._explore: Final = advice.explore if explore is None else explore
        self._widen: Final = advice.widen if widen is None else widen
        self._impressions = Impressions(advice)
        self._impressed = self.root
        self._on_turn: Seat = seat
        self._turns = 0

    def grow(self, world: State) -> None:
        """One iteration: walk down in this world, add a node, play ahead, and tell all nodes on the way."""
        path = self.descend(world)
        self._tell(path, self.values(world))

    def descend(self, world: State) -> list[Node]:
        """Walk down in this world and add a node; all nodes on the way, and `world` as the walk left it."""
        node = self.root
        path = [node]
        self._on_turn, self._turns = self.seat, 0
        while True:
            ask = world.ask
            if ask is None or self._reaches_horizon(world):
                break
            is_new = False
            if ask.weights is not None:
                option = drawn(ask.options, ask.weights, self._dice)
                node = self._unchosen(node, ask, option)
            # A lone option makes no node, unless it is veiled: then its seat could have had more in another world.
            elif len(ask.options) == 1 and not ask.veiled:
                world.take(ask.options[0])
                continue
            elif not ask.is_answer_seen_by(self.seat):
                # The searcher can't react to what it does not see: its model of the others picks, on one shared edge.
                option = self._policy(world)
                node = self._unchosen(node, ask, option)
            else:
                chosen = self.choose(node, world, ask)
                if chosen is None:
                    break
                node = chosen
                assert node.option is not None
                option = node.option
                is_new = self.stops_at_new and node.visits == 0
            world.take(option)
            path.append(node)
            if is_new:
                break
        return path

    def _reaches_horizon(self, world: State) -> bool:
        """Count a turn that begins; whether there were enough of them. Never, where there is no horizon."""
        if self._horizon == 0:
            return False
        ask = world.ask
        if (
            ask is not None
            and ask.seat >= 0
            and ask.seat != self._on_turn
            and self.advice.is_settled(world)
        ):
            self._on_turn = ask.seat
            self._turns += 1
        return self._turns >= self._horizon

    def _unchosen(self, node: Node, ask: Ask, option: Option) -> Node:
        """The child for an answer of chance or of another seat that the searcher may not see."""
        key = option.id if ask.is_answer_seen_by(self.seat) else UNSEEN
        return node.forked().edge(key, ask.seat, option)

    def _policy(self, world: State) -> Option:
        if self.settings.random_rollouts:
            ask = world.ask
            assert ask is not None
            return ask.options[int(self.rng.random() * len(ask.options))]
        return self.advice.rollout(world, self.rng)

    # -- choosing an edge

    def choose(self, node: Node, world: State, ask: Ask) -> Node | None:
        """The next edge to walk, for a seat whose answer the searcher sees; None ends the walk."""
        if node is self.root and self.settings.lean > 0.0:
            return self._weighed(node, world, ask)
        return self._chosen(node.forked(), node.visits, world, ask)

    def _chosen(self, fork: Fork, visits: i64, world: State, ask: Ask) -> Node:
        """The next edge to walk: a new one as long as there is room for more, else the best by worth and curiosity."""
        options = ask.options
        if fork.offered is not options and fork.offered != options:
            fork.meet(options)
        if len(fork.untried) > 0 and self._has_room(len(fork.tried), visits):
            option = self._untried(fork, world, ask)
            if option is not None:
                return fork.try_out(option, ask.seat)
        return self._best(fork.tried, self._explore * self._spread(ask.seat))

    def _has_room(self, tried: i64, visits: i64) -> bool:
        """Whether another edge may be tried: a few at first, more with every visit."""
        # Progressive widening: with hundreds of options each would get one visit, and the search would learn nothing.
        widen = self._widen
        return widen == 0.0 or float(tried) < 2.0 + floor(widen * sqrt(float(visits)))

    def _best(self, tried: list[Node], explore: float) -> Node:
        """The edge with the highest hope."""
        best = tried[0]
        most = -1e18
        for child in tried:
            # Options differ from world to world: curiosity counts how often an edge could have been walked, not how often its node came up.
            child.available += 1
            # Every tried edge was walked once at least, so this is no division by zero.
            visits = float(child.visits)
            score = child.total / visits + explore * sqrt(_logarithm(child.available + 1) / visits)
            if score > most:
                best = child
                most = score
        return best

    def _weighed(self, root: Node, world: State, ask: Ask) -> Node:
        """The next edge of the root: by what came of it so far, together with how it looked at first."""
        if self._impressed is not root:
            self._impressed = root
            self._impressions = Impressions(self.advice)
        seen = self._impressions
        seen.look(world, ask, self.rng)
        fork, lean = root.forked(), self.settings.lean
        explore = self._explore * self._spread(ask.seat)
        # Plus 2, so that the first iteration is curious too: the logarithm of 1 is nothing.
        curiosity = _logarithm(root.visits + 2)
        best, most = ask.options[0], -1e18
        for option in self._promising(fork, world, ask):
            child = fork.children.get(option.id)
            visits = 0.0 if child is None else float(child.visits)
            total = 0.0 if child is None else child.total
            # The first impression is mixed in like `lean` visits that all gave its worth: it fades as real ones come.
            score = (total + lean * seen.worth(option.id)) / (visits + lean)
            score += explore * sqrt(curiosity / (visits + 1.0))
            if score > most:
                best, most = option, score
        return fork.edge(best.id, ask.seat, best)

    def _promising(self, fork: Fork, world: State, ask: Ask) -> list[Option]:
        """All options but those that the game would never try; a list that comes again is looked through once."""
        if fork.offered is ask.options and len(fork.promising) > 0:
            return fork.promising
        fork.meet(ask.options)
        fork.promising = ask.options
        if self.settings.uses_prior:
            self._rank(fork, world, ask)
            order = fork.order
            found = [option for option in ask.options if order.get(option.id, 0) >= 0]
            if len(found) > 0:
                fork.promising = found
        return fork.promising

    def _spread(self, seat: Seat) -> float:
        """How far apart edges of a seat came out; 1 before anything is known."""
        if not self.settings.scaled or seat not in self._lows:
            return 1.0
        return max(NARROW, self._highs[seat] - self._lows[seat])

    def _untried(self, fork: Fork, world: State, ask: Ask) -> Option | None:
        """The most promising option that was not tried; none, if the others will do."""
        at: i64 = -1
        if self.settings.uses_prior:
            self._rank(fork, world, ask)
            at = _first(fork.untried, fork.order)
            if at < 0 and len(fork.tried) > 0:
                # The game would try none of those left: not asked again before the options change.
                fork.untried = []
                return None
        if at < 0:
            at = int(self.rng.random() * len(fork.untried))
        return fork.pop(at)

    def _rank(self, fork: Fork, world: State, ask: Ask) -> None:
        """Put options that come up for the first time in order of promise, behind those before them."""
        order = fork.order
        if all([option.id in order for option in fork.untried]):
            return
        weights = self.advice.prior(world)
        behind = len(order)
        keyed: list[tuple[float, float, int]] = []
        for at, option in enumerate(ask.options):
            weight = 1.0 if weights is None else weights[at]
            if option.id in order:
                continue
            order[option.id] = -1
            if weight > 0.0:
                keyed.append((-weight, self.rng.random(), option.id))
        keyed.sort()
        for place, entry in enumerate(keyed):
            order[entry[2]] = behind + place

    # -- playing ahead

    def values(self, world: State) -> list[float]:
        """What the rest of the game is worth to each seat: played ahead, then judged."""
        left = self._depth if self._horizon == 0 else 0
        is_endless = left < 0
        if is_endless and self.settings.random_rollouts:
            self.advice.playout(world, self.rng)
        while is_endless or left > 0 or not self._is_time(world):
            ask = world.ask
            if ask is None:
                break
            if ask.weights is not None:
                world.take(drawn(ask.options, ask.weights, self._dice))
            elif len(ask.options) == 1:
                world.take(ask.options[0])
            else:
                world.take(self._policy(world))
                left -= 1
        return self.advice.evaluate(world)

    def _is_time(self, world: State) -> bool:
        """Whether the table may be judged."""
        return self._reaches_horizon(world) if self._horizon else self.advice.is_settled(world)

    def _tell(self, path: list[Node], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            mover = node.mover
            if mover < 0:
                continue
            node.total += values[mover]
            if self.settings.scaled:
                worth = node.total / float(node.visits)
                self._lows[mover] = min(worth, self._lows.get(mover, worth))
                self._highs[mover] = max(worth, self._highs.get(mover, worth))

    # -- what was found

    def best(self, options: list[Option]) -> Option:
        """The option that was tried most."""
        chosen, most = options[0], (-1, -1e18)
        for option in options:
            child = self.root.child(option.id)
            if child is not None and (child.visits, child.worth()) > most:
                chosen, most = option, (child.visits, child.worth())
        return chosen

    def worth(self, option: Option) -> float:
        """What an option at the root came to, together with how it looked at first."""
        child, lean = self.root.child(option.id), self.settings.lean
        assert child is not None, "only what was tried has a worth"
        if lean == 0.0 or not self._impressions.has_seen(option.id):
            return child.worth()
        first = self._impressions.worth(option.id)
        return (child.total + lean * first) / (float(child.visits) + lean)

    def line(self, option: Option, most: int = 8) -> list[Option]:
        """What is expected to follow an option, as far as the tree is sure of it."""
        found: list[Option] = []
        node = self.root.child(option.id)
        while node is not None and len(found) < most:
            if node.option is not None:
                found.append(node.option)
            node = _most_visited(node)
        return found


def _logarithm(count: i64) -> float:
    """The natural logarithm of a count."""
    return _LOGS[count] if count < _KNOWN else steady(log(float(count)))


def drawn(options: list[Option], weights: list[int], dice: Dice) -> Option:
    """One of NATURE's options, by their weights: as `kernel.playout.drawn`, and many times as fast."""
    count = len(weights)
    if count < len(EVEN) and weights is EVEN[count]:
        return options[dice.below(count)]
    return options[dice.weighed(weights)]


def _first(options: list[Option], order: dict[int, int]) -> i64:
    """The place of the option that stands first in an order; -1 if none stands in it."""
    found: i64 = -1
    lowest: i64 = 1 << 60
    for at, option in enumerate(options):
        position: i64 = order[option.id]
        if 0 <= position < lowest:
            found = at
            lowest = position
    return found


def _most_visited(node: Node) -> Node | None:
    best: Node | None = None
    if node.fork is None:
        return None
    for child in node.fork.children.values():
        if child.visits > 1 and (best is None or child.visits > best.visits):
            best = child
    return best
