"""Asides: what one browser has asked a bot beside the game, a hint or its reasons, and what it was told."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class Aside(Generic[T]):
    """The last question of its kind: about what, the answer, and the bot that still thinks."""

    def __init__(self) -> None:
        self._told: tuple[int, T] | None = None
        self._tasks: Final[list[asyncio.Task[None]]] = []

    def ask(self, thinking: Coroutine[None, None, None]) -> None:
        """Let a bot think without waiting; a second question replaces the first."""
        self.stop()
        self._tasks.append(asyncio.create_task(thinking))

    def tell(self, about: int, answer: T) -> None:
        """This is what is told of it."""
        self._told = about, answer

    def told(self, about: int | None) -> T | None:
        """What was told, if it was about this."""
        return self._told[1] if self._told is not None and self._told[0] == about else None

    def stop(self) -> None:
        """End a thought that goes on."""
        while self._tasks:
            self._tasks.pop().cancel()

    def forget(self) -> None:
        """End a thought, and forget what was told."""
        self.stop()
        self._told = None
