"""OpenSpiel's vector environment at random: `python vector.py connect_four`."""

import random
import sys

from open_spiel.python import rl_environment
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv
from serve import Counts, serve

TABLES, STEPS = 64, 10

rng = random.Random(1)
envs = SyncVectorEnv([rl_environment.Environment(sys.argv[1]) for _ in range(TABLES)])
now = envs.reset()


def play() -> Counts:
    """A few steps of all tables; one that is over begins anew."""
    global now
    decisions = 0
    for _ in range(STEPS):
        outputs = []
        for each in now:
            offered = each.observations["legal_actions"][each.observations["current_player"]]
            outputs.append(StepOutput(action=offered[int(rng.random() * len(offered))], probs=[]))
        now, _, _, _ = envs.step(outputs, reset_if_done=True)
        decisions += TABLES
    return {"decisions": decisions}


serve(play)
