"""The ground of a stress test: a store full of tables in the middle of their games, with people at every seat."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from trollbord.games import load
from trollbord.kernel.match import Match
from trollbord.server.people.tokens import SignedTokens
from trollbord.server.processes.serve import FILE
from trollbord.server.rooms.occupants import PERSON
from trollbord.server.store.rows import ChairRow, PickRow, TableRow
from trollbord.server.store.schema import CHAIRS, PICKS, TABLES
from trollbord.server.store.store import Store

PLAYED: Final = 0.7
"""Tables are set up to this share of a game's length."""


class Place(msgspec.Struct):
    """A viewer's place: whose cookie opens which table."""

    table: str
    game: str
    cookie: str


def url_of(data: Path) -> str:
    """The address of the store in this folder."""
    return f"sqlite:///{data / FILE}"


def laid(url: str, games: Sequence[str], tables: int, seed: int) -> Iterator[list[Place]]:
    """Lay `tables` tables into a store, the games in turn; the places at each, one after the other."""
    rng = Random(seed)
    lengths = {game: _length(game, rng) for game in dict.fromkeys(games)}
    store = Store(url)
    tokens = SignedTokens(store.secret("tokens", rng.randbytes(32)))
    try:
        for number in range(tables):
            game = games[number % len(games)]
            id = f"stress-{number}"
            match = _middle(game, rng.randrange(max(1, int(lengths[game] * PLAYED))), rng)
            people = [f"person-{number}-{seat}" for seat in range(match.state.seats)]
            _write(store, id, match, people)
            yield [Place(id, game, f"{tokens.cookie}={tokens.sign(person)}") for person in people]
    finally:
        store.close()


def _length(game: str, rng: Random) -> int:
    """How many picks a quickly played game has."""
    return len(_middle(game, 1_000_000, rng).picks)


def _middle(game: str, picks: int, rng: Random) -> Match:
    """A game after `picks` picks, played quickly and with some sense; one that ended too soon is begun again."""
    while True:
        match = Match(load(game), secret=rng.randbytes(32), holds_veils=True)
        while match.ask is not None and len(match.picks) < picks:
            match.pick(match.game.advice.rollout(match.state, rng))
        if match.ask is not None or picks == 1_000_000:
            return match
        picks = picks * 3 // 4


def _write(store: Store, id: str, match: Match, people: Sequence[str]) -> None:
    state, now = match.state, time.time()
    options = msgspec.json.encode(state.settings).decode()
    secret, host = match.secret, people[0]
    row = TableRow(
        id, state.game.id, state.game.edition, state.seats, options, secret, host, "link", "link",
        opened=now, touched=now,
    )  # fmt: skip
    chairs = [ChairRow(id, seat, PERSON, person) for seat, person in enumerate(people)]
    lines = [
        PickRow(id, pick.seq, pick.seat, pick.option.text, pick.origin) for pick in match.picks
    ]
    with store.engine.begin() as connection:
        connection.execute(TABLES.insert(), msgspec.structs.asdict(row))
        connection.execute(CHAIRS.insert(), [msgspec.structs.asdict(each) for each in chairs])
        if lines:
            rows = [msgspec.structs.asdict(each) for each in lines]
            for each in rows:
                del each["beside"]
            connection.execute(PICKS.insert(), rows)
