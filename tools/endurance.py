"""Random games at every number of seats, looked at before each pick: python tools/endurance.py GAME [--games N] [--seats 2,3,4]

Every game must end; no piece may get lost or appear (the game's own census), and none of its counts may fall below
zero. Faults are printed with the seed that leads to them; the exit code tells whether there were any.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from random import Random
from typing import Any

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "src"))

LONGEST = 100_000
COUNTS = {
    "trolls_princesses": (
        *("supply", "goods", "humans", "shafts", "filled", "rooms", "pieces", "points", "borrowed"),
        *("bells", "camps", "changelings", "farmers", "princesses", "camps_out", "changelings_out"),
    )
}
"""The fields of a game's state that count things, and so are never negative."""


def least(value: Any) -> int:
    """The smallest number in nested lists."""
    return (
        min([least(each) for each in value], default=0)
        if isinstance(value, (list, tuple))
        else int(value)
    )


def endure(game: Any, seats: int, seed: int) -> str:
    """Play one game at random; what went wrong, or nothing."""
    from trollbord.kernel.playout import answer

    rng, state = Random(f"{seats} {seed}"), game.new(seats)
    pieces = dict(game.census(state))
    fields = COUNTS.get(game.id, ())
    for number in range(LONGEST):
        ask = state.ask
        if ask is None:
            return "" if state.result() is not None else "no question and no result"
        if not ask.options or len(set(ask.options)) != len(ask.options):
            return f"pick {number}: options {ask.options}"
        if dict(game.census(state)) != pieces:
            return f"pick {number}: pieces {dict(game.census(state))}, not {pieces}"
        below = [name for name in fields if least(getattr(state, name)) < 0]
        if below:
            return f"pick {number}: below zero: {below}"
        state.take(answer(state, rng))
    return f"no end after {LONGEST} picks"


def main(name: str, games: int, counts: list[int]) -> int:
    """Play them all; the number of faults."""
    from rich.progress import track

    from trollbord import load

    game, faults = load(name), 0
    for seats in counts or list(game.seats):
        began = time.time()
        for seed in track(range(games), f"{name}, {seats} seats", disable=not sys.stdout.isatty()):
            try:
                wrong = endure(game, seats, seed)
            except Exception as error:
                wrong = f"{type(error).__name__}: {error}"
            if wrong:
                faults += 1
                print(f"seats {seats}, seed {seed}: {wrong}", flush=True)
        spent = time.time() - began
        print(
            f"{name}, {seats} seats: {games} games in {spent:.0f} s, {faults} faults so far",
            flush=True,
        )
    return faults


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seats", default="")
    given = parser.parse_args()
    wanted = [int(each) for each in given.seats.split(",") if each]
    sys.exit(1 if main(given.game, given.games, wanted) else 0)
