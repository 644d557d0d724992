"""Watchers: the connections to a table that are told when it has changed: a browser's, a program's, a stream's."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Watcher(ABC):
    """A connection of a person to a table."""

    person: str
    pace: float | None = None
    """Seconds for which this person wants to see each step of a bot; None: as the server does."""

    @abstractmethod
    async def refresh(self) -> None:
        """Show the table as it is now."""

    @abstractmethod
    async def depart(self) -> None:
        """The table was deleted: say so, and close."""

    @abstractmethod
    async def reconnect(self) -> None:
        """Close the connection so that the client opens it anew."""
