"""Which tokens are no longer good: those of devices that were signed out, and links for another device that were used."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import Connection, select

from trollbord.server.errors import Unavailable
from trollbord.server.store.schema import SIGN_OUTS, USED_LINKS
from trollbord.server.store.store import Store
from trollbord.server.web.tokens import MOVE_SECONDS, Move, SignOut, Token, Tokens, now

PATIENCE: Final = 5
"""How often the store is asked, a second apart, before the server gives up to begin."""


async def load(store: Store, tokens: Tokens) -> None:
    """Read who has signed out other devices; without that no token can be trusted."""
    for attempt in range(PATIENCE):
        try:
            rows = await store.do(_sign_outs)
        except Unavailable:
            if attempt == PATIENCE - 1:
                raise
            await asyncio.sleep(1)
        else:
            break
    for person, before, kept in rows:
        tokens.sign_outs[person] = SignOut(before, kept)


def _sign_outs(connection: Connection) -> list[tuple[str, float, float]]:
    return [(row.person, row.before, row.kept) for row in connection.execute(select(SIGN_OUTS))]


async def sign_out_others(store: Store, tokens: Tokens, token: Token) -> None:
    """Make every token of this person void but this one, for good."""
    out = SignOut(now(), token.issued)

    def work(connection: Connection) -> None:
        connection.execute(SIGN_OUTS.delete().where(SIGN_OUTS.c.person == token.person))
        row = {"person": token.person, "before": out.before, "kept": out.kept}
        connection.execute(SIGN_OUTS.insert(), row)

    await store.do(work)
    tokens.sign_outs[token.person] = out


async def use(store: Store, move: Move) -> bool:
    """Cross off a link for another device; whether it was unused."""

    def work(connection: Connection) -> bool:
        at = now()
        connection.execute(USED_LINKS.delete().where(USED_LINKS.c.at < at - 2 * MOVE_SECONDS))
        used = select(USED_LINKS.c.number).where(USED_LINKS.c.number == move.number)
        if connection.execute(used).first() is not None:
            return False
        connection.execute(USED_LINKS.insert(), {"number": move.number, "at": at})
        return True

    return await store.do(work)
