"""Tables that begin late in a game: the picks so far are written into the store before anyone comes."""

from __future__ import annotations

import time

from playwright.sync_api import Page

from tests.server.running import run
from tests.server.server import Server
from trollbord.kernel.fairness import secret_from_seed
from trollbord.kernel.match import Match
from trollbord.records.writer import spelt_value
from trollbord.server.people.tokens import SignedTokens
from trollbord.server.processes.serve import FILE
from trollbord.server.rooms.new_table import fresh_table
from trollbord.server.store.rows import ChairRow, PickRow, TableRow, TableRows
from trollbord.server.store.store import Store


def late_table(server: Server, page: Page, match: Match, seed: int, bot: str = "tomte") -> str:
    """The address of a table with this match on it: seat 0 is the page's person, the others are bots."""
    page.request.get("/")
    store = Store(f"sqlite:///{server.data / FILE}")
    try:
        return f"/t/{run(_written(store, _person(store, page), match, seed, bot))}"
    finally:
        store.close()


def _person(store: Store, page: Page) -> str:
    tokens = SignedTokens(store.secret("tokens", b""))
    token = next(c["value"] for c in page.context.cookies() if c["name"] == tokens.cookie)
    person = tokens.person(token)
    assert person is not None
    return person


async def _written(store: Store, person: str, match: Match, seed: int, bot: str) -> str:
    id, now, state = fresh_table(), time.time(), match.state
    pairs = ",".join([f'"{name}":{_json(value)}' for name, value in state.settings.items()])
    row = TableRow(
        id, match.game.id, match.game.edition, state.seats, f"{{{pairs}}}", secret_from_seed(seed),
        person, "link", "link", now, now,
    )  # fmt: skip
    chairs = [ChairRow(id, 0, "person", person)]
    chairs += [ChairRow(id, seat, "bot", bot=bot) for seat in range(1, state.seats)]
    lines = [PickRow(id, p.seq, p.seat, p.option.text, p.origin) for p in match.picks]
    await store.open_table(TableRows(row, chairs, lines=lines))
    return id


def _json(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else spelt_value(value)  # type: ignore[arg-type]
