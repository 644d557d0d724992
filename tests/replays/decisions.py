"""Golden decisions: what each bot picks first, the same on every Python, with every C library, interpreted and compiled.

`python -m tests.replays.decisions` prints them, a line for each game, number of seats and bot; `tools/golden.py --decisions`
writes them anew, in the commit that changes how a bot plays.
"""

import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import trollbord
from trollbord.bots import LEVELS
from trollbord.kernel.seat import NATURE

FILE = Path(__file__).with_name("decisions.txt")
SEED = 12
DECISIONS = 60
BUDGET = trollbord.Budget(iterations=4)
"""For those who search; no clock."""
BETWEEN = "; "
QUICK = ("random", "greedy")
BOTS = (*QUICK, *LEVELS)


def golden_decisions(game: str, seats: int, bot: str) -> str:
    """The first decisions of a match of a bot against itself."""
    match = trollbord.play(game, [bot] * seats, seed=SEED, budget=BUDGET, most=DECISIONS)
    chosen = [pick.option.text for pick in match.picks if pick.seat != NATURE and not pick.is_lone]
    return f"{game} {seats} {bot}: {BETWEEN.join(chosen)}"


def tables() -> list[tuple[str, int, str]]:
    """Every game, number of seats and bot."""
    return [
        (game, seats, bot)
        for game in trollbord.game_ids()
        for seats in trollbord.load(game).seats
        for bot in BOTS
    ]


def all_decisions() -> Iterator[str]:
    """Those of every game, number of seats and bot."""
    for table in tables():
        yield golden_decisions(*table)


def first_difference(found: list[str], golden: list[str]) -> str:
    """The first line that differs and the first decision in it, in words; nothing, if all are equal."""
    for number, (here, there) in enumerate(zip_longest(found, golden, fillvalue=""), start=1):
        if here != there:
            return f"line {number}: {_differing(here, there)}"
    return ""


def _differing(here: str, there: str) -> str:
    """Which decision differs, and how."""
    mine, picks = here.partition(": ")[::2]
    theirs, expected = there.partition(": ")[::2]
    if mine != theirs:
        return f"{mine or 'nothing'}, expected {theirs or 'nothing'}"
    both = zip_longest(picks.split(BETWEEN), expected.split(BETWEEN), fillvalue="nothing")
    at, (pick, wanted) = next((at, pair) for at, pair in enumerate(both, 1) if pair[0] != pair[1])
    return f"{mine}, decision {at}: {pick}, expected {wanted}"


if __name__ == "__main__":
    for line in all_decisions():
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
