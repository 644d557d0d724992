"""Sends hints to other processes and listens to theirs, over connections to PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from trollbord.server.store.claim import NUMBER
from trollbord.server.store.hints import HERE, PEOPLE, TABLES, StoreHint, payloads

LOG: Final = logging.getLogger(__name__)
LISTENED: Final = (TABLES, HERE, PEOPLE)
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds until a lost connection is tried again; the pause doubles."""


def send(connection: Connection, hints: Sequence[StoreHint]) -> None:
    """Notify in one round trip, outside of every transaction: inside, it would serialise all commits of the server.

    A hint that can't be sent is no error: the change that it tells of is saved.
    """
    import psycopg

    raw = _raw(connection)
    if raw is None:
        return
    wanted = payloads(hints)
    calls = ", ".join(["pg_notify(%s, %s)"] * len(wanted))
    given = [part for each in wanted for part in each]
    try:
        raw.autocommit = True
        raw.execute(f"SELECT {calls}".encode(), given)
    except psycopg.Error as error:
        LOG.info("a hint was not sent: %s", error)
    finally:
        with contextlib.suppress(psycopg.Error):
            raw.autocommit = False


def _raw(connection: Connection) -> Any:
    """The driver's own connection, if it is open; its package is an extra."""
    if connection.closed or connection.invalidated:
        return None
    found: Any = connection.connection.driver_connection
    return None if found is None or found.closed else found


class Listening:
    """A connection of its own that listens; it is opened anew whenever it is lost."""

    def __init__(
        self,
        address: str,
        connected: Callable[[], Awaitable[None]],
        heard: Callable[[str, str], Awaitable[None]],
    ) -> None:
        """`connected` is called when the connection listens, `heard` with the channel and the text of each hint.

        The connection holds the claim of a server while it lives.
        """
        self.address: Final = address
        self.connected: Final = connected
        self.heard: Final = heard

    async def run(self) -> None:
        """Listen until cancelled."""
        import psycopg

        pause = FIRST_PAUSE
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.address, autocommit=True
                ) as connection:
                    await self._listen(connection)
                    pause = FIRST_PAUSE
                    async for note in connection.notifies():
                        await self._hear(note.channel, note.payload)
            except (psycopg.Error, OSError) as error:
                LOG.warning("no hints from other processes: %s", str(error).partition("\n")[0])
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, connection: Any) -> None:
        """First listen, then look: nothing can fall between."""
        # Shared among servers, and held as long as the connection: a command that wants the database alone is refused meanwhile.
        await connection.execute("SELECT pg_advisory_lock_shared(%s)", [NUMBER])
        for channel in LISTENED:
            await connection.execute(f"LISTEN {channel}".encode())
        await self.connected()

    async def _hear(self, channel: str, payload: str) -> None:
        try:
            await self.heard(channel, payload)
        except Exception:
            # Going on matters more: the next sweep finds what this hint told of.
            LOG.exception("a hint on %s could not be followed", channel)
