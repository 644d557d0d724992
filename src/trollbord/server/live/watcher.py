"""Watchers: whoever looks at a table and is told when it has changed: a browser, a program, a stream."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Watcher(ABC):
    """Somebody at a table who is shown each change of it."""

    person: str

    @abstractmethod
    async def refresh(self) -> None:
        """Take in how the table lies now."""

    @abstractmethod
    async def depart(self) -> None:
        """The table is no more: say so, and go."""
