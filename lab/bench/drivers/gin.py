"""OpenSpiel's information-set search on its gin rummy for two, a game of hidden hands: `python gin.py python` or `cpp`.

Both play random games to the end, as `uct` does with ours beside them.
"""

import random
import sys

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from serve import Counts, serve

SIMULATIONS, PICKS = 10, 40

game = pyspiel.load_game("gin_rummy")
rng = random.Random(1)


def middle() -> pyspiel.State:
    """A state in mid-game in which a player decides."""
    state = game.new_initial_state()
    picks = 0
    while picks < PICKS or state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
        picks += 1
    return state


def search() -> Counts:
    """A few iterations for one decision."""
    generator = numpy.random.RandomState(rng.randrange(1 << 30))
    evaluator = RandomRolloutEvaluator(1, generator)
    ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=generator).step(MIDDLE)
    return {"iterations": SIMULATIONS}


def search_in_cpp() -> Counts:
    """The same, written in C++: more of them, since a call takes no time worth counting."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, rng.randrange(1 << 30))
    pyspiel.ISMCTSBot(rng.randrange(1 << 30), evaluator, 1.4, 10 * SIMULATIONS).step(MIDDLE)
    return {"iterations": 10 * SIMULATIONS}


MIDDLE = middle()
serve({"python": search, "cpp": search_in_cpp}[sys.argv[1]])
