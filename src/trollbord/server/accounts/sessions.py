"""Which tokens are no longer good: those of devices that were signed out, and links for another device that were used."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import Connection, select

from trollbord.server.errors import Unavailable
from trollbord.server.people.tokens import (
    MOVE_SECONDS,
    DeviceMove,
    SignedTokens,
    SignOut,
    Token,
    now,
)
from trollbord.server.store.changes import insert_once
from trollbord.server.store.hints import PEOPLE, StoreHint
from trollbord.server.store.schema import SIGN_OUTS, USED_LINKS
from trollbord.server.store.store import Store

OVERLAP: Final = 60.0
"""Seconds by which the clocks of two machines may differ."""
PATIENCE: Final = 60
"""How often the store is asked, a second apart, before the server gives up to begin."""


async def load(store: Store, tokens: SignedTokens) -> None:
    """Read who has signed out other devices; without that no token can be trusted."""
    for attempt in range(PATIENCE):
        try:
            rows = await store.read(_sign_outs)
        except Unavailable:
            if attempt == PATIENCE - 1:
                raise
            await asyncio.sleep(1)
        else:
            break
    _take(tokens, rows)


async def follow(store: Store, tokens: SignedTokens) -> list[str]:
    """Read who has signed out other devices since, in any process; their persons."""
    latest = max([out.before for out in tokens.sign_outs.values()], default=0.0) - OVERLAP
    newer = await store.read(lambda connection: _sign_outs(connection, latest))
    return _take(tokens, newer)


def _take(tokens: SignedTokens, rows: list[tuple[str, SignOut]]) -> list[str]:
    """Note sign-outs; the persons of those that were not known."""
    fresh = [(person, out) for person, out in rows if tokens.sign_outs.get(person) != out]
    tokens.sign_outs.update(fresh)
    return [person for person, _ in fresh]


def _sign_outs(connection: Connection, after: float = 0.0) -> list[tuple[str, SignOut]]:
    wanted = select(SIGN_OUTS).where(SIGN_OUTS.c.before >= after)
    return [(row.person, SignOut(row.before, row.kept)) for row in connection.execute(wanted)]


async def sign_out_others(store: Store, tokens: SignedTokens, token: Token) -> None:
    """Make every token of this person void but this one, for good."""
    out = SignOut(now(), token.issued)

    def work(connection: Connection) -> None:
        connection.execute(SIGN_OUTS.delete().where(SIGN_OUTS.c.person == token.person))
        row = {"person": token.person, "before": out.before, "kept": out.kept}
        connection.execute(SIGN_OUTS.insert(), row)

    await store.do(work, hints=lambda _: [StoreHint(PEOPLE, token.person)])
    tokens.sign_outs[token.person] = out


async def use(store: Store, move: DeviceMove) -> bool:
    """Cross off a link for another device; whether it was unused."""

    def work(connection: Connection) -> bool:
        at = now()
        connection.execute(USED_LINKS.delete().where(USED_LINKS.c.at < at - 2 * MOVE_SECONDS))
        return insert_once(connection, USED_LINKS, {"number": move.number, "at": at})

    return await store.do(work)
