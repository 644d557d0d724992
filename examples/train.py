"""Train a masked policy with PettingZoo and plain NumPy: a few minutes of self-play on Ragnarocks, then a match against random.

    python examples/train.py --minutes 3

The policy is linear: a row of weights for each option, over the features of the view; it learns by REINFORCE,
plainly. It is meant to be read, and to be replaced by something better.
"""

import argparse
import sys
import time

import numpy as np
from numpy.typing import NDArray

from trollbord.adapters.pettingzoo import TrollbordEnv

RATE = 0.02
Floats = NDArray[np.float32]


class Policy:
    """Chances for each offered option, by a weight for each feature."""

    def __init__(self, options: int, features: int) -> None:
        self.weights: Floats = np.zeros((options, features), np.float32)

    def chances(self, seen: Floats, offered: NDArray[np.int64]) -> Floats:
        """The chances of the offered options."""
        logits = self.weights[offered] @ seen
        powers: Floats = np.exp(logits - logits.max())
        shares: Floats = powers / powers.sum()
        return shares

    def learn(self, seen: Floats, offered: NDArray[np.int64], picked: int, gain: float) -> None:
        """Make a pick more or less likely by what it gained."""
        step = -self.chances(seen, offered)
        step[picked] += 1.0
        self.weights[offered] += RATE * gain * step[:, None] * (seen / np.sqrt(seen @ seen + 1.0))


def play(
    env: TrollbordEnv, policies: list[Policy | None], rng: np.random.Generator, learns: bool
) -> float:
    """One match; None plays at random. What seat 0 gained; both seats learn from it."""
    env.reset(seed=int(rng.integers(2**31)))
    trail: list[tuple[int, Floats, NDArray[np.int64], int]] = []
    while not env.terminations["seat_0"]:
        seat = int(env.agent_selection[-1])
        observation = env.observe(env.agent_selection)
        offered = np.flatnonzero(observation["action_mask"])
        seen: Floats = observation["observation"]
        policy = policies[seat]
        chances = None if policy is None else policy.chances(seen, offered).astype(float)
        picked = int(
            rng.choice(len(offered), p=None if chances is None else chances / chances.sum())
        )
        trail.append((seat, seen, offered, picked))
        env.step(int(offered[picked]))
    gain = float(env.rewards["seat_0"])
    for seat, seen, offered, picked in trail if learns else []:
        policy = policies[seat]
        if policy is not None:
            policy.learn(seen, offered, picked, gain if seat == 0 else -gain)
    return gain


def main() -> None:
    """Train for some minutes, then count."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="ragnarocks")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--matches", type=int, default=200)
    arguments = parser.parse_args()
    env = TrollbordEnv(arguments.game, 2)
    rng = np.random.default_rng(7)
    env.reset()
    policy = Policy(len(env.game.vocabulary), len(env.observe("seat_0")["observation"]))
    end, games = time.monotonic() + 60 * arguments.minutes, 0
    while time.monotonic() < end:
        opponent = policy if games % 2 else None
        play(env, [policy, opponent] if games % 4 < 2 else [opponent, policy], rng, learns=True)
        games += 1
    share = 0.0
    for match in range(arguments.matches):
        gain = play(env, [policy, None] if match % 2 else [None, policy], rng, learns=False)
        share += ((gain if match % 2 else -gain) + 1) / 2
    points = 100 * share / arguments.matches
    sys.stdout.write(f"{games} games of training; {points:.1f} % of the points against random\n")


if __name__ == "__main__":
    main()
