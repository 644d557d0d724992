"""The searching player: information-set tree search for any game, within a budget."""

import gc
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from trollbord.bots.erring import LEADING, by_worth
from trollbord.bots.guided import BATCH, Evaluator, GuidedTree, Together
from trollbord.bots.tree import Node, SearchSettings, Tree
from trollbord.bots.weighted import advice_with
from trollbord.kernel.advice import Advice
from trollbord.kernel.clock import now
from trollbord.kernel.deal import Dealer
from trollbord.kernel.dice import dice_of
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Candidate, Decision, Player, Reasons
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State

SHARE: Final = 0.5
"""The part of what is left of a turn's time that goes into a question when more are to come."""
WHOLE: Final = 0.9
"""The part of it that goes into the last question: reading the clock and remembering the tree take time too."""
LOOKAHEADS: Final = 3
"""Worlds played ahead to see whether this seat is asked again in this turn."""
BELIEFS: Final = 60
"""Worlds sampled to say what the bot believes about hidden things."""
REASONED: Final = 400
"""Iterations of the search that explains a choice."""
FEWEST: Final = 3
"""Iterations that even an exhausted clock allows."""


class Worlds:
    """Tables that a position allows, one after the other: copies of the first, on which what is hidden is dealt anew."""

    def __init__(self, decision: Decision) -> None:
        self.view: Final = decision.view
        self.rng: Final = decision.rng
        self.is_certain: Final = decision.view.is_certain()
        self.first: State | None = None
        self._dealer: Final[Dealer[Any] | None] = decision.view.dealer()
        self._dice: Final = dice_of(decision.rng)

    def deal(self) -> State:
        """The next table."""
        if self.first is None:
            # Building a world from a view costs more than copying one and dealing its hidden things anew.
            self.first = self.view.world(self.rng)
        elif not self.is_certain:
            return self._redealt(self.first)
        return self.first.copy()

    def _redealt(self, first: State) -> State:
        if self._dealer is None:
            return self.view.redealt(first, self.rng)
        # The searcher's own question is the same in every table that its view allows: the copy asks it already.
        world = first.copy()
        self._dealer.deal(world, self._dice)
        return world


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchPlayer(Player):
    """Grows a tree of what could happen, in worlds that its view allows, and picks what was tried most.

    The tree is kept for the next question of the same turn, where what happened in between could be foreseen.
    """

    def __init__(
        self,
        name: str = "search",
        settings: SearchSettings | None = None,
        budget: Budget | None = None,
        heat: float = 0.0,
        evaluator: Evaluator | None = None,
        batch: int = BATCH,
    ) -> None:
        self.name = name
        self.evaluator = evaluator
        """A network that judges in place of the game's advice; it is asked about `batch` positions at a time."""
        self.batch = batch
        self.heat = heat
        """How much it errs; 0: it picks what was tried most."""
        self.settings = SearchSettings() if settings is None else settings
        self.budget: Budget | None = Budget(iterations=400) if budget is None else budget
        self.weights = ""
        """Weights to judge by instead of those that the game brings: a file, or `plain` for none."""
        self.cancelled = False
        self.iterations = 0
        self._judge: Advice[Any, Any] | None = None
        self._game: Game | None = None
        self._expert: Player | None = None
        self._tree: Tree | None = None
        self._expected: State | None = None
        self._weighed: list[Candidate] = []
        self._together: Together | None = None

    def choose(self, decision: Decision) -> Option:
        """The option that the search tried most."""
        self._weighed = []
        # A veiled question may have one option: thinking about it would waste the turn's time.
        if len(decision.options) == 1:
            return decision.options[0]
        decision = self._budgeted(decision)
        expert = self._expert_for(decision)
        if expert is not None:
            return self._taught(expert, decision)
        tree = self._grown(decision)
        chosen = self._chosen(tree, decision)
        self._weighed = tried(tree.root)
        self._foresee(decision, tree, chosen)
        return chosen

    def errs(self, decision: Decision) -> float:
        """How much it errs in this game."""
        return self.heat

    def _taught(self, expert: Player, decision: Decision) -> Option:
        """What the game's own player does; a player that errs takes something else of what that one weighed now and then."""
        best = expert.choose(decision)
        heat = self.errs(decision)
        weighed = expert.weighed() if heat > 0.0 else []
        # Only what it has followed: turns that it has not may look too good.
        known = [each for each in weighed if each.visits > 0 and each.option in decision.options]
        if len(known) < 2:
            return best
        worths = [each.worth for each in known]
        return by_worth([each.option for each in known], worths, heat, decision.rng, LEADING)

    def _chosen(self, tree: Tree, decision: Decision) -> Option:
        """What was tried most; a player that errs takes something else of what was tried now and then."""
        heat = self.errs(decision)
        if heat == 0.0:
            return tree.best(decision.options)
        # Only what the search has looked at: it knows nothing about the worth of the rest.
        tried = [each for each in decision.options if tree.root.child(each.id) is not None]
        if len(tried) < 2:
            return tree.best(decision.options)
        worths = [tree.worth(option) for option in tried]
        return by_worth(tried, worths, heat, decision.rng)

    def _budgeted(self, decision: Decision) -> Decision:
        """The position with this bot's own budget, if the driver gave none."""
        given = decision.budget
        if given.iterations > 0 or given.seconds > 0.0 or self.budget is None:
            return decision
        return Decision(decision.view, decision.rng, self.budget)

    def _expert_for(self, decision: Decision) -> Player | None:
        """The game's own player, if it has one for this table and this bot asks experts."""
        if not self.settings.uses_experts:
            return None
        if self._expert is None or decision.view.game is not self._game:
            self._game = decision.view.game
            self._expert = decision.view.game.advice.expert(decision.view)
        return self._expert

    def _advice(self, decision: Decision) -> Advice[Any, Any]:
        """Who judges states: the game's own advice, or that with this bot's weights."""
        game = decision.view.game
        if not self.weights:
            return game.advice
        if self._judge is None:
            self._judge = advice_with(game, self.weights)
        return self._judge

    def cancel(self) -> None:
        """Stop thinking at the next iteration and answer with what is known."""
        self.cancelled = True

    # -- thinking

    def _grown(self, decision: Decision) -> Tree:
        tree = self._reused(decision)
        self._tree = tree
        self.cancelled = False
        self.iterations = 0
        allowed = decision.budget
        end = now() + self._seconds(decision, allowed) if allowed.seconds > 0.0 else 0.0
        self._think(tree, decision, allowed.iterations, end)
        return tree

    def _think(self, tree: Tree, decision: Decision, times: int, end: float) -> None:
        """Iterate until `times` iterations or the clock reaches `end`; 0 means no limit."""
        # Neither worlds nor trees have cycles: the collector would look through an ever larger tree and find nothing.
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            self._iterate(tree, decision, times, end)
        finally:
            if is_collecting:
                gc.enable()

    def _iterate(self, tree: Tree, decision: Decision, times: int, end: float) -> None:
        worlds = Worlds(decision)
        if isinstance(tree, GuidedTree):
            self._iterate_guided(tree, worlds, times, end)
            return
        while not self.cancelled and (times == 0 or self.iterations < times):
            # A few iterations even without time, so that the answer is better than the first option.
            if end > 0.0 and self.iterations >= FEWEST and now() >= end:
                break
            tree.grow(worlds.deal())
            self.iterations += 1

    def _iterate_guided(self, tree: GuidedTree, worlds: Worlds, times: int, end: float) -> None:
        """The same with a network: the leaves of a batch are evaluated together."""
        first = worlds.deal()
        together = self._growing(first)
        # Alone: nothing can be chosen below a root that the network has not seen.
        together.grow([(tree, first)])
        self.iterations += 1
        while not self.cancelled and (times == 0 or self.iterations < times):
            if end > 0.0 and self.iterations >= FEWEST and now() >= end:
                break
            count = self.batch if times == 0 else min(self.batch, times - self.iterations)
            together.grow([(tree, worlds.deal()) for _ in range(count)])
            self.iterations += count

    def _growing(self, table: State) -> Together:
        """What lets trees of this kind of table grow."""
        assert self.evaluator is not None, "a guided tree has a guide"
        if self._together is None or not self._together.suits(table):
            self._together = Together(self.evaluator, table, self.batch)
        return self._together

    def planted(self, decision: Decision) -> Tree:
        """A new tree for a decision."""
        advice = self._advice(decision)
        if self.evaluator is not None:
            return GuidedTree(advice, decision.seat, self.settings, decision.rng)
        return Tree(advice, decision.seat, self.settings, decision.rng)

    def _seconds(self, decision: Decision, allowed: Budget) -> float:
        """All that is left of the turn, or a share of it if the same seat is going to be asked again."""
        more = 0
        for _ in range(LOOKAHEADS):
            # The seat's own likely answer in a likely world tells whether this turn has more questions to share the time with.
            world = decision.view.world(decision.rng)
            world.take(self._advice(decision).rollout(world, decision.rng))
            more += _next_decision(world) == decision.seat
        return allowed.seconds * (SHARE if more else WHOLE)

    # -- the tree between questions

    def _reused(self, decision: Decision) -> Tree:
        tree, expected = self._tree, self._expected
        # What was expected holds for one question: a tree that was kept for it is of no use at a later one.
        self._expected = None
        if (
            tree is not None
            and expected is not None
            and tree.seat == decision.seat
            and expected.view(decision.seat) == decision.view
        ):
            return tree
        return self.planted(decision)

    def _foresee(self, decision: Decision, tree: Tree, chosen: Option) -> None:
        """Move the tree's root on, if it is certain what this seat is asked next."""
        self._tree = None
        node = tree.root.child(chosen.id)
        if node is None:
            return
        # Any world will do: the tree is used again only if the next view is the one that this world expects.
        world = decision.view.world(decision.rng if decision.view.is_certain() else Random(0))
        world.take(chosen)
        if _next_decision(world) != decision.seat:
            return
        self._tree = tree
        tree.root = node
        self._expected = world

    # -- telling

    def weighed(self) -> list[Candidate]:
        """The options that the last search tried, or what the game's own player thought of them."""
        if self._expert is not None:
            return self._expert.weighed()
        return self._weighed

    def reasons(self, decision: Decision) -> Reasons:
        """What the search thinks of a question; it thinks about it afresh, so that the answer stands alone."""
        decision = self._budgeted(decision)
        expert = self._expert_for(decision)
        told = None if expert is None else expert.reasons(decision)
        if told is not None:
            return told
        tree = self.planted(decision)
        self._expected = None
        self.cancelled = False
        self.iterations = 0
        self._think(tree, decision, REASONED, 0.0)
        candidates = [
            Candidate(option, child.visits, child.worth(), tree.line(option))
            for option in decision.options
            if (child := tree.root.child(option.id)) is not None
        ]
        candidates.sort(key=_visits, reverse=True)
        worlds = [decision.view.world(decision.rng) for _ in range(BELIEFS)]
        suspicions = decision.view.game.advice.suspicions(decision.view, worlds)
        return Reasons(candidates, tree.root.visits, suspicions)


def tried(root: Node) -> list[Candidate]:
    """The tried options with visits and worth, copied so that the tree itself can be freed."""
    if root.fork is None:
        return []
    return [
        Candidate(child.option, int(child.visits), child.worth(), [child.option])
        for child in root.fork.children.values()
        if child.option is not None and child.visits > 0
    ]


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
