"""OpenSpiel's amazons: random games driven from Python or by its own rollouts in C++, and its tree search in C++."""

import random
import sys

import pyspiel
from serve import Counts, serve

ROLLOUTS, SIMULATIONS, ITERATIONS = 20, 4, 200
CHANGES = 2 / 3  # of three actions (which amazon, where to, which arrow) two change the board

game = pyspiel.load_game("amazons")
rng = random.Random(1)


def from_python(verb: str = "apply_action") -> Counts:
    """One game, action by action."""
    state = game.new_initial_state()
    apply_action = getattr(state, verb)
    choice = rng.choice
    actions = decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        apply_action(choice(legal))
        actions += 1
        decisions += len(legal) > 1
    state.returns()
    return {
        "games": 1,
        "decisions": decisions,
        "turns": actions / 3,
        "changes": actions * CHANGES,
    }


def checked() -> Counts:
    """The same, where each action is first looked for among the legal ones, as our picks are."""
    return from_python("apply_action_with_legality_check")


def in_cpp() -> Counts:
    """Rollouts from the opening: so many for each simulation that the search tree costs next to nothing."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, rng.randrange(1 << 30))
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, 5, False)
    bot.step(game.new_initial_state())
    played = ROLLOUTS * SIMULATIONS
    return {name: played * count for name, count in USUAL.items()}


def search() -> Counts:
    """Iterations of plain tree search for one decision in mid-game, each with one rollout to the end."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, rng.randrange(1 << 30))
    pyspiel.MCTSBot(game, evaluator, 1.4, ITERATIONS, 1000, False, 5, False).step(MIDDLE)
    return {"iterations": ITERATIONS}


def usual() -> Counts:
    """What a random game has on average, since rollouts don't tell."""
    games = [from_python() for _ in range(300)]
    return {name: sum(each[name] for each in games) / len(games) for name in games[0]}


def copies() -> Counts:
    """Copies of a state in mid-game."""
    for _ in range(1000):
        MIDDLE.clone()
    return {"copies": 1000}


def middle() -> pyspiel.State:
    """A state in mid-game."""
    state = game.new_initial_state()
    for _ in range(99):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


USUAL = usual()
MIDDLE = middle()
modes = {
    "python": from_python,
    "checked": checked,
    "cpp": in_cpp,
    "copy": copies,
    "search": search,
}
serve(modes[sys.argv[1]])
