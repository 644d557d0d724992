"""A classic game of PettingZoo at random: `python classic.py connect_four_v3`."""

import random
import sys
import warnings
from importlib import import_module

from serve import Counts, serve

warnings.filterwarnings("ignore")
rng = random.Random(1)
env = import_module(f"pettingzoo.classic.{sys.argv[1]}").raw_env()


def play() -> Counts:
    """One game, each action one of those that the mask allows."""
    env.reset(seed=rng.randrange(1 << 30))
    decisions = 0
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        seen = env.observe(env.agent_selection)
        offered = seen["action_mask"].nonzero()[0]
        env.step(int(offered[int(rng.random() * len(offered))]))
        decisions += 1
    return {"decisions": decisions}


serve(play)
