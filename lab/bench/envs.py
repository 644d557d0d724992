"""Environments at random, in a process of their own: `python -m lab.bench.envs GAME MODE SEATS`.

Actions come through the public interface of each environment, as its users draw them: ids of the vector environment, the mask
of PettingZoo, as the peers' drivers do. What a policy costs is not the environment's.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from lab.bench import peers
from lab.bench.contest import Entry
from lab.bench.drivers.serve import Counts, serve
from trollbord.games import load

VECTOR: Final = "vector environment"
PETTINGZOO: Final = "PettingZoo adapter"
BARE: Final = "bare loop"
MODES: Final = (VECTOR, PETTINGZOO, BARE)
TABLES: Final = 64
STEPS: Final = 20
LONGEST: Final = 2000
"""Decisions after which a match is broken off: those of Trollfjord at random take tens of thousands."""

CLASSICS: Final = ("connect_four_v3", "tictactoe_v3", "chess_v6")
"""Games of PettingZoo that need nothing but PettingZoo and a board."""
SPIELS: Final = ("connect_four", "tic_tac_toe", "gin_rummy", "backgammon")
"""Games of OpenSpiel, in its vector environment."""


def entries(games: tuple[str, ...], paths: dict[str, str]) -> list[Entry]:
    """Our environments in all builds."""
    found: list[Entry] = []
    for game in games:
        seats = load(game).seats[0]
        for mode in MODES:
            command = (sys.executable, "-m", "lab.bench.envs", game, mode, str(seats))
            found += [
                Entry(game, mode, build, command, path, seats=seats)
                for build, path in paths.items()
            ]
    return found


def peer_entries(home: Path) -> list[Entry]:
    """The environments of others, if they are installed."""
    if not peers.are_installed(home):
        return []
    spiels = [peers.entry(home, f"OpenSpiel {each}", VECTOR, "vector.py", each) for each in SPIELS]
    classics = [
        peers.entry(home, f"PettingZoo {each}", "", "classic.py", each) for each in CLASSICS
    ]
    return [*spiels, *classics]


def vector(game: str, seats: int) -> Callable[[], Counts]:
    """Some steps of 64 tables."""
    from trollbord.envs import VectorEnv

    env, rng = VectorEnv(game, TABLES, seats, seed=1, most=LONGEST), np.random.default_rng(1)

    def play() -> Counts:
        for _ in range(STEPS):
            env.step(env.random_actions(rng))
        return {"decisions": STEPS * TABLES}

    return play


def pettingzoo(game: str, seats: int) -> Callable[[], Counts]:
    """One match, seat by seat: a row, a mask and a step for each decision."""
    from trollbord.envs.pettingzoo import TrollbordEnv

    env, rng = TrollbordEnv(game, seats, max_cycles=LONGEST), random.Random(1)

    def play() -> Counts:
        env.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            seen = env.observe(env.agent_selection)
            offered = seen["action_mask"].nonzero()[0]
            env.step(int(offered[int(rng.random() * len(offered))]))
            decisions += 1
        return {"decisions": decisions}

    return play


def bare(game: str, seats: int) -> Callable[[], Counts]:
    """One match without rows and masks."""
    from trollbord.kernel.playout import settle

    first, rng = load(game).new(seats), random.Random(1)

    def play() -> Counts:
        state, decisions = first.copy(), 0
        while settle(state, rng) is not None and decisions < LONGEST:
            ask = state.ask
            assert ask is not None, "a seat is asked"
            state.take(ask.options[int(rng.random() * len(ask.options))])
            decisions += 1
        return {"decisions": decisions}

    return play


def main(game: str, mode: str, seats: str) -> None:
    """Serve one environment."""
    made = {VECTOR: vector, PETTINGZOO: pettingzoo, BARE: bare}
    serve(made[mode](game, int(seats)))


if __name__ == "__main__":
    main(*sys.argv[1:])
