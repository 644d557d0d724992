"""Tables in the middle of a game: a match is played here and put into a server's store before anyone looks at it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

import msgspec

import trollbord
from tests.server.running import run
from tests.server.server import Server
from trollbord.kernel.log import Pick
from trollbord.kernel.match import Match
from trollbord.kernel.settings import Settings
from trollbord.server.processes.serve import FILE
from trollbord.server.rooms.new_table import fresh_table
from trollbord.server.store.rows import ChairRow, PickRow, TableRow, TableRows
from trollbord.server.store.store import Store


def play_to(
    game: str, seats: int, settings: Settings, is_there: Callable[[Match], bool], seed: int = 1
) -> Match:
    """A match of some sense, up to the first moment of this kind."""
    for attempt in range(seed, seed + 60):
        rng = Random(attempt)
        match = Match(trollbord.load(game), seats, seed=attempt, settings=settings)
        while match.ask is not None and len(match.picks) < 1500:
            if is_there(match):
                return match
            match.pick(match.game.advice.rollout(match.state, rng))
    raise AssertionError("no such moment")


def put(server: Server, match: Match, bots: Sequence[int] = ()) -> str:
    """Put a match into the server's store; the address of its table, with a free chair for everyone but bots."""
    id = fresh_table()
    options = msgspec.json.encode(match.state.settings).decode()
    now = time.time()
    row = TableRow(
        id, match.game.id, match.game.edition, match.state.seats, options, match.secret, "", "everyone",
        "everyone", now, now,
    )  # fmt: skip
    chairs = [
        ChairRow(id, seat, "bot" if seat in bots else "open", bot="tomte" if seat in bots else "")
        for seat in range(match.state.seats)
    ]
    lines = [
        PickRow(id, line.seq, line.seat, line.option.text, line.origin, line.beside)
        for line in match.log
        if isinstance(line, Pick)
    ]
    assert len(lines) == len(match.log), "nothing was taken back"
    run(_written(server, row, chairs, lines))
    return f"/t/{id}"


async def _written(
    server: Server, row: TableRow, chairs: list[ChairRow], lines: list[PickRow]
) -> None:
    store = Store(f"sqlite:///{server.data / FILE}")
    await store.open_table(TableRows(row, chairs, lines=lines))
    store.close()
