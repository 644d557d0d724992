"""Position lines that an earlier Trollbord wrote, of every kind of question: who kept one opens it still.

`python -m tests.replays.earlier FILE` writes such a file with the Trollbord that runs it; `earlier.txt.xz` was written
by commit 1051057 and stays as it is.
"""

import lzma
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, islice, zip_longest
from pathlib import Path
from random import Random

import trollbord
from trollbord.kernel.game import Game
from trollbord.kernel.state import State
from trollbord.laws.cases import answer, opened

FILE = Path(__file__).with_name("earlier.txt.xz")
LINES = 1000
MATCHES = 20
"""Of each game and number of seats, each with table options of its own."""
KEPT = 60
"""Lines of one step, of which the file takes some."""


def lines_of(game: Game, seats: int) -> Iterator[str]:
    """Lines of random matches, one of each step that asks, then a second of each, and so on."""
    rng = Random(f"{game.id} {seats}")
    found: dict[str, list[str]] = defaultdict(list)
    for _ in range(MATCHES):
        state = opened(game, seats, rng)
        while state.ask is not None:
            keep(state, found, rng)
            state.take(answer(state, rng))
        keep(state, found, rng)
    for lines in found.values():
        rng.shuffle(lines)
    return (line for line in chain(*zip_longest(*found.values())) if line is not None)


def keep(state: State, found: dict[str, list[str]], rng: Random) -> None:
    """Keep the line of some tables, and of any whose step is rare."""
    lines = found[type(state.step).__name__]
    if len(lines) < KEPT and rng.random() < 1 / (1 + len(lines)):
        lines.append(state.position())


def main(file: Path) -> None:
    """Write as many lines of each game, and of each number of seats, as of any other."""
    games = [trollbord.load(id) for id in trollbord.game_ids()]
    lines: list[str] = []
    for game in games:
        quota = LINES // len(games) // len(game.seats) + 1
        for seats in game.seats:
            lines += islice(lines_of(game, seats), quota)
    file.write_bytes(lzma.compress("\n".join(lines).encode(), preset=9))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
