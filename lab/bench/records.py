"""How fast records are replayed, read, verified and jumped in.

Random games and the replays of the same games run in turn and are timed in CPU seconds, so that a busy machine
does not matter much.
"""

import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from trollbord.kernel.game import Game
from trollbord.kernel.match import Match
from trollbord.kernel.playout import answer, playout
from trollbord.records.reader import parse
from trollbord.records.record import Header, PickLine, Record
from trollbord.records.replaying import replay
from trollbord.records.snapshot import Snapshots
from trollbord.records.verifying import verify
from trollbord.records.writer import recorded

LONGEST: Final = 3_000
"""Picks after which a random game is broken off: aimless play may go on for hours."""
STOPS: Final = 50
"""Lines of a record that are jumped to."""


class Speeds(NamedTuple):
    """Picks a CPU second of random play and of a replay; how many times as fast a replay is, alone and with reading."""

    random: float
    replay: float
    ratio: float
    with_reading: float


class Jumps(NamedTuple):
    """Lines of a record; milliseconds to verify it, and to load it and jump to a line: in the median, and at most."""

    lines: int
    verify: float
    jump: float
    most: float


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


def speeds(game: Game, seats: int, games: int, rounds: int) -> Speeds:
    """Play random games and replay them in turn."""
    records = [random_record(game, seats, seed) for seed in range(games)]
    texts = [record.text() for record in records]
    played = replayed = read = picks = 0.0
    for _ in range(rounds):
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
    ratios = played / replayed, played / (replayed + read)
    return Speeds(picks / played, picks / replayed, *ratios)


def jumps(game: Game, seats: int) -> Jumps:
    """Verify the record of one random game, then load it and jump to lines, the snapshots being there."""
    match, rng = Match(game, seats, seed=1), Random(1)
    while match.ask is not None and match.seq < LONGEST:
        match.pick(rng.choice(match.ask.options))
    text = recorded(match).text()
    start = process_time()
    verify(game, parse(text))
    verified = 1000 * (process_time() - start)
    with tempfile.TemporaryDirectory() as folder:
        Snapshots(Path(folder)).at(game, parse(text), match.seq)
        times: list[float] = []
        for seq in range(0, match.seq + 1, max(1, match.seq // STOPS)):
            start = process_time()
            Snapshots(Path(folder)).at(game, parse(text), seq)
            times.append(1000 * (process_time() - start))
    return Jumps(match.seq, verified, median(times), max(times))
