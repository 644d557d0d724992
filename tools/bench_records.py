"""How fast records are replayed, read and jumped in: python tools/bench_records.py [GAME ...]

Random games and the replays of the same games run in turn and are timed in CPU seconds, so that a busy machine
does not matter much.
"""

import os
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [ROOT, os.path.join(ROOT, "src")]

from trollbord import game_ids, load  # noqa: E402
from trollbord.kernel.game import Game  # noqa: E402
from trollbord.kernel.match import Match  # noqa: E402
from trollbord.kernel.playout import answer, playout  # noqa: E402
from trollbord.records.reader import parse  # noqa: E402
from trollbord.records.record import Header, PickLine, Record  # noqa: E402
from trollbord.records.replay import replay  # noqa: E402
from trollbord.records.snapshot import Snapshots  # noqa: E402
from trollbord.records.verify import verify  # noqa: E402
from trollbord.records.writer import recorded  # noqa: E402

GAMES = 10
ROUNDS = 5
LONGEST = 3_000  # aimless play may go on for hours


def random_record(game: Game, seats: int, seed: int) -> Record:
    """The record of the very game that `playout` plays with this seed."""
    state, rng = game.new(seats), Random(seed)
    lines: list[PickLine] = []
    counts: dict[str, int] = {}
    while state.ask is not None and len(lines) < LONGEST:
        option, source = answer(state, rng), state.ask.source
        counts[source] = counts.get(source, 0) + 1
        count, origin = (counts[source], "drawn") if source else (0, "")
        lines.append(PickLine(len(lines) + 1, state.ask.seat, option.text, source, count, origin))
        state.take(option)
    return Record(Header(game.id, seats), lines)


def speeds(game: Game, seats: int) -> str:
    """Picks a second of random play and of a replay, with and without reading the file."""
    records = [random_record(game, seats, seed) for seed in range(GAMES)]
    texts = [record.text() for record in records]
    played = replayed = read = picks = 0.0
    for _ in range(ROUNDS):
        for seed, record in enumerate(records):
            start = process_time()
            picks += playout(game.new(seats), Random(seed), LONGEST)
            first = process_time()
            replay(game, record)
            second = process_time()
            parse(texts[seed])
            read += process_time() - second
            replayed += second - first
            played += first - start
    return (
        f"random {picks / played:9,.0f}/s   replay {picks / replayed:9,.0f}/s   ratio {played / replayed:4.2f}"
        f"   with reading {played / (replayed + read):4.2f}"
    )


def jumps(game: Game, seats: int) -> str:
    """The time to load a file and jump to a line, the snapshots being there: in the median and at most."""
    match, rng = Match(game, seats, seed=1), Random(1)
    while match.ask is not None and match.seq < LONGEST:
        match.pick(rng.choice(match.ask.options))
    text = recorded(match).text()
    start = process_time()
    verify(game, parse(text))
    verified = process_time() - start
    with tempfile.TemporaryDirectory() as folder:
        Snapshots(Path(folder)).at(game, parse(text), match.seq)
        times: list[float] = []
        for seq in range(0, match.seq + 1, max(1, match.seq // 50)):
            start = process_time()
            Snapshots(Path(folder)).at(game, parse(text), seq)
            times.append(1000 * (process_time() - start))
    return (
        f"{match.seq} lines: verify {verified * 1000:.0f} ms, "
        f"load and jump {median(times):.1f} ms, {max(times):.1f} ms at most"
    )


def main() -> None:
    """Print two lines for each game and number of seats."""
    for id in sys.argv[1:] or game_ids():
        game = load(id)
        for seats in (game.seats[0], game.seats[-1]):
            print(
                f"{id:18} {seats}   {speeds(game, seats)}\n{'':22}{jumps(game, seats)}", flush=True
            )


if __name__ == "__main__":
    main()
