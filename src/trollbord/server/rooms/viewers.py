"""Who looks on at a table: the connections in this process, the people in others, and when each was last here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from trollbord.server.rooms.watcher import Watcher

LOG: Final = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds that one viewer may take to be shown the table: the others wait meanwhile, and so does the next pick."""
LATELY: Final = 60.0
"""Seconds for which a program that has asked something counts as a viewer."""


class Viewers(set[Watcher]):
    """The connections to a table in this process."""

    def __init__(self, table: str, now: Callable[[], float]) -> None:
        super().__init__()
        self.table: Final = table
        self.now: Final = now
        self.elsewhere: Callable[[], Collection[str]] = tuple
        """The people who are at this table in other processes."""
        self.tells: Callable[[], None] = lambda: None
        """Tells other processes who is here."""
        self._seen: Final[dict[str, float]] = {}
        self._opened: Final = now()

    # -- who is here

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection to the table, in this process or another."""
        return any(viewer.person == person for viewer in self) or person in self.elsewhere()

    def are_awaited(self) -> bool:
        """Whether anybody looks on, or a program has asked lately."""
        if self or self.elsewhere():
            return True
        return self.now() - max(self._seen.values(), default=-LATELY) < LATELY

    def absence(self, person: str) -> float:
        """Seconds since a person was last here, as far as this process knows; 0 while they are."""
        if self.is_here(person):
            return 0.0
        return self.now() - self._seen.get(person, self._opened)

    def pace(self, usual: float) -> float:
        """Seconds that a bot takes at least for a step: as the slowest of those who look on wants it."""
        wanted = [viewer.pace for viewer in self if viewer.pace is not None]
        return max(wanted) if wanted and len(wanted) == len(self) else max([usual, *wanted])

    # -- coming and going

    def come(self, viewer: Watcher) -> None:
        """A connection to the table begins."""
        self.add(viewer)
        self.tells()

    def go(self, viewer: Watcher) -> None:
        """A connection to the table has ended."""
        self.discard(viewer)
        self.notice(viewer.person)
        self.tells()

    def notice(self, person: str) -> None:
        """A person has asked something of this table, or their connection has just ended."""
        self._seen[person] = self.now()

    # -- showing

    async def refresh(self) -> None:
        """Show everyone the table; one that fails or reads nothing is closed and disturbs no other."""
        for viewer in list(self):
            try:
                async with asyncio.timeout(PATIENCE):
                    await viewer.refresh()
            except TimeoutError:
                LOG.info("a viewer of table %s reads nothing, and is cut off", self.table)
                self.discard(viewer)
                await self._isolated(viewer.reconnect())
            except Exception:
                LOG.exception("a viewer of table %s could not be shown it", self.table)
                self.discard(viewer)
                await self._isolated(viewer.reconnect())

    async def depart(self) -> None:
        """The table was deleted: tell everyone."""
        for viewer in list(self):
            await self._isolated(viewer.depart())

    async def reconnect(self) -> None:
        """Let everyone come again."""
        for viewer in list(self):
            await self._isolated(viewer.reconnect())

    async def _isolated(self, farewell: Awaitable[None]) -> None:
        """Say goodbye to one viewer; if that fails, the others are told all the same."""
        try:
            async with asyncio.timeout(PATIENCE):
                await farewell
        except TimeoutError:
            LOG.info("a viewer of table %s does not even hear goodbye", self.table)
        except Exception:
            LOG.exception("a viewer of table %s could not be told", self.table)
