"""The searching player: information-set tree search for any game, within a budget."""

from random import Random
from time import monotonic
from typing import Final

from trollbord.bots.erring import by_worth
from trollbord.bots.tree import Settings, Tree
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Candidate, Player, Position, Reasons
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State

SHARE: Final = 0.5
"""The part of what is left of a turn's time that goes into a question when more are to come."""
WHOLE: Final = 0.9
"""The part of it that goes into the last question: reading the clock and remembering the tree take time too."""
LOOKAHEADS: Final = 3
"""How many samples tell whether more questions are to come."""
BELIEFS: Final = 60
"""How many worlds hunches are told from."""
REASONED: Final = 400
"""Iterations that reasons are told from."""
FEWEST: Final = 3
"""Iterations that even an exhausted clock allows."""


class Worlds:
    """Tables that a position allows, one after the other: copies of the first, on which what is hidden is dealt anew."""

    def __init__(self, position: Position) -> None:
        self.view: Final = position.view
        self.rng: Final = position.rng
        self.is_certain: Final = position.view.is_certain()
        self.first: State | None = None

    def deal(self) -> State:
        """The next table."""
        if self.first is None:
            self.first = self.view.world(self.rng)
        elif not self.is_certain:
            return self.view.redealt(self.first, self.rng)
        return self.first.copy()


class SearchPlayer(Player):
    """Grows a tree of what could happen, in worlds that its view allows, and picks what was tried most.

    The tree is kept for the next question of the same turn, where what happened in between could be foreseen.
    """

    def __init__(
        self,
        name: str = "search",
        settings: Settings | None = None,
        budget: Budget | None = None,
        heat: float = 0.0,
    ) -> None:
        self.name = name
        self.heat: Final = heat
        """How much it errs; 0: it picks what was tried most."""
        self.settings = Settings() if settings is None else settings
        self.budget: Budget | None = Budget(iterations=400) if budget is None else budget
        self.cancelled = False
        self.iterations = 0
        self._game: Game | None = None
        self._expert: Player | None = None
        self._tree: Tree | None = None
        self._expected: State | None = None

    def choose(self, position: Position) -> Option:
        """The option that the search tried most."""
        if len(position.options) == 1:
            return position.options[0]
        position = self._budgeted(position)
        expert = self._expert_for(position)
        if expert is not None:
            return expert.choose(position)
        tree = self._grown(position)
        chosen = self._chosen(tree, position)
        self._foresee(position, tree, chosen)
        return chosen

    def _chosen(self, tree: Tree, position: Position) -> Option:
        """What was tried most; a player that errs takes something else of what was tried now and then."""
        if self.heat == 0.0:
            return tree.best(position.options)
        tried = [each for each in position.options if tree.root.child(each.id) is not None]
        if len(tried) < 2:
            return tree.best(position.options)
        worths = [tree.worth(option) for option in tried]
        return by_worth(tried, worths, self.heat, position.rng)

    def _budgeted(self, position: Position) -> Position:
        """The position with this bot's own budget, if the driver gave none."""
        given = position.budget
        if given.iterations > 0 or given.seconds > 0.0 or self.budget is None:
            return position
        return Position(position.view, position.rng, self.budget)

    def _expert_for(self, position: Position) -> Player | None:
        """The game's own player, if it has one for this table and this bot asks experts."""
        if not self.settings.uses_experts:
            return None
        if self._expert is None or position.view.game is not self._game:
            self._game = position.view.game
            self._expert = position.view.game.expert(position.view)
        return self._expert

    def cancel(self) -> None:
        """Stop thinking at the next iteration and answer with what is known."""
        self.cancelled = True

    # -- thinking

    def _grown(self, position: Position) -> Tree:
        tree = self._reused(position)
        self._tree = tree
        self.cancelled = False
        self.iterations = 0
        allowed = position.budget
        end = monotonic() + self._seconds(position, allowed) if allowed.seconds > 0.0 else 0.0
        self._think(tree, position, allowed.iterations, end)
        return tree

    def _think(self, tree: Tree, position: Position, times: int, end: float) -> None:
        """Grow so many times (0: any number), and until then (0: for ever), whichever comes first."""
        worlds = Worlds(position)
        while not self.cancelled and (times == 0 or self.iterations < times):
            if end > 0.0 and self.iterations >= FEWEST and monotonic() >= end:
                break
            tree.grow(worlds.deal())
            self.iterations += 1

    def _seconds(self, position: Position, allowed: Budget) -> float:
        """All that is left of the turn, or a share of it if the same seat is going to be asked again."""
        more = 0
        for _ in range(LOOKAHEADS):
            world = position.view.world(position.rng)
            world.take(position.view.game.rollout(world, position.rng))
            more += _next_decision(world) == position.seat
        return allowed.seconds * (SHARE if more else WHOLE)

    # -- the tree between questions

    def _reused(self, position: Position) -> Tree:
        tree, expected = self._tree, self._expected
        self._expected = None
        if (
            tree is not None
            and expected is not None
            and tree.seat == position.seat
            and expected.view(position.seat) == position.view
        ):
            return tree
        return Tree(position.view.game, position.seat, self.settings, position.rng)

    def _foresee(self, position: Position, tree: Tree, chosen: Option) -> None:
        """Move the tree's root on, if it is certain what this seat is asked next."""
        self._tree = None
        node = tree.root.child(chosen.id)
        if node is None:
            return
        world = position.view.world(position.rng if position.view.is_certain() else Random(0))
        world.take(chosen)
        if _next_decision(world) != position.seat:
            return
        self._tree = tree
        tree.root = node
        self._expected = world

    # -- telling

    def reasons(self, position: Position) -> Reasons:
        """What the search thinks of a question; it thinks about it afresh, so that the answer stands alone."""
        position = self._budgeted(position)
        expert = self._expert_for(position)
        told = None if expert is None else expert.reasons(position)
        if told is not None:
            return told
        tree = Tree(position.view.game, position.seat, self.settings, position.rng)
        self._expected = None
        self.cancelled = False
        self.iterations = 0
        self._think(tree, position, REASONED, 0.0)
        candidates = [
            Candidate(option, child.visits, child.worth(), tree.line(option))
            for option in position.options
            if (child := tree.root.child(option.id)) is not None
        ]
        candidates.sort(key=_visits, reverse=True)
        worlds = [position.view.world(position.rng) for _ in range(BELIEFS)]
        hunches = position.view.game.hunches(position.view, worlds)
        return Reasons(candidates, tree.root.visits, hunches)


def _visits(candidate: Candidate) -> int:
    return candidate.visits


def _next_decision(world: State) -> Seat | None:
    """Who is asked next, if chance has no say in it; lone open options are taken on the way."""
    while True:
        ask = world.ask
        if ask is None or ask.weights is not None:
            return None
        if len(ask.options) > 1 or ask.veiled:
            return ask.seat
        world.take(ask.options[0])
