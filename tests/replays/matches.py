"""Golden matches: what the levels play from one seed, the same on every Python, interpreted and compiled.

`python -m tests.replays.matches` prints them, one line each; `tools/golden.py --matches` writes them anew, in the commit
that changes how a level plays.
"""

import hashlib
import sys
from pathlib import Path

import trollbord
from trollbord.bots.levels import LEVELS
from trollbord.records import recorded

FILE = Path(__file__).with_name("matches.txt")
SEED = 11
BUDGET = trollbord.Budget(iterations=4)
"""For those who search: enough to lean on every sum, and quick."""


def golden_match(game: str, level: str) -> str:
    """One match of a level against itself, at the most seats that end soon: its lines, its scores, a hash of all picks."""
    seats = trollbord.load(game).seats[-1] if game == "ankh_morpork" else 2
    match = trollbord.play(game, [level] * seats, seed=SEED, budget=BUDGET)
    assert match.result is not None
    text = "\n".join([str(line) for line in recorded(match).log])
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    scores = "-".join([str(score) for score in match.result.scores])
    return f"{game} {level} {seats} seats, {match.seq} lines, {scores}, {digest}"


def golden_matches() -> list[str]:
    """All of them."""
    return [golden_match(game, level) for game in trollbord.game_ids() for level in LEVELS]


if __name__ == "__main__":
    sys.stdout.write("\n".join(golden_matches()) + "\n")
