"""Channels: how one browser is spoken with, whoever carries it: a WebSocket, a worker of the browser itself, a list in a test."""

from __future__ import annotations

from typing import Protocol

from trollbord.server.live.frame import Frame


class ChannelClosed(Exception):  # no error of anybody: a browser that has gone
    """Nobody is at the other end any more."""


class Channel(Protocol):
    """Frames go to a browser, messages come from it."""

    async def send(self, frame: Frame) -> None:
        """Send a frame; raise `ChannelClosed` if the browser has gone."""

    async def receive(self) -> str | None:
        """The next message; None when the browser has gone."""

    async def close(self, code: int) -> None:
        """End it; the code tells the browser where to go, or to open it anew."""
