"""Scores of the four clans of Trolls & Princesses in quick play: python tools/trolls_clans.py [--games N] [--seats N]

Every seat plays the game's own rollout policy; clans are drawn by lot, so that no clan sits first more often.
"""

import argparse
import math
import os
import sys
from random import Random

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "src"))


def played(seats: int, seed: int) -> list[tuple[int, int, float]]:
    """One game: clan, score and share of the win of each seat."""
    from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
    from trollbord.games.trolls_princesses.state import TrollsState
    from trollbord.kernel.playout import answer

    rng = Random(seed)
    state = TROLLS_PRINCESSES.new(seats)
    assert isinstance(state, TrollsState)
    while state.ask is not None:
        lot = state.ask.seat < 0 or state.ask.prompt == "choose-clan"
        state.take(answer(state, rng) if lot else TROLLS_PRINCESSES.rollout(state, rng))
    result = state.outcome()
    return [(state.clans[seat], result.scores[seat], result.share(seat)) for seat in range(seats)]


def main(games: int, seats: int) -> None:
    """Play, then print a line and a bar for each clan."""
    from rich.progress import track

    from trollbord.games.trolls_princesses.box import CLAN_NAMES

    rows: list[list[tuple[int, float]]] = [[] for _ in CLAN_NAMES]
    for seed in track(range(games), f"{seats} seats"):
        for clan, score, share in played(seats, seed):
            rows[clan].append((score, share))
    print(f"{games} games of {seats}, rollout play, clans by lot")
    for name, row in zip(CLAN_NAMES, rows):
        scores = [score for score, _ in row]
        mean = sum(scores) / len(scores)
        spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / len(scores) / len(scores))
        wins = 100 * sum(share for _, share in row) / len(row)
        print(
            f"{name:>10} {mean:5.1f} ± {1.96 * spread:3.1f}  wins {wins:4.1f} %  {'█' * round(mean)}"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    given = parser.parse_args()
    main(given.games, given.seats)
