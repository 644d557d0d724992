"""HTTP connections with a deadline: a client that sends a request slowly, or half of one, is cut off."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

DEADLINE: Final = 30.0
"""Seconds within which a request must be there, its head and its body."""
UNFINISHED: Final = frozenset({h11.IDLE, h11.SEND_BODY})


class DeadlineProtocol(H11Protocol):
    """uvicorn's protocol, which has a time limit between requests but none within one."""

    deadline: float = DEADLINE
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected: its first request is awaited."""
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """Some bytes have come: the time runs on until the request is whole."""
        super().data_received(data)
        if self._is_unfinished():
            self._await_request()
        else:
            self._stop_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._stop_timer()
        super().connection_lost(exc)

    def _is_unfinished(self) -> bool:
        is_ours = self.transport.get_protocol() is self  # a WebSocket has a protocol of its own
        return is_ours and self.conn.their_state in UNFINISHED

    def _await_request(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.deadline, self._cut_off)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut_off(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
