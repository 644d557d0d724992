"""Prometheus metrics on a port of their own, which only this machine can reach. No label holds an id or a name."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Histogram,
    start_http_server,
)
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trollbord.server.processes.logs import REQUESTS
from trollbord.server.service.table_server import TableServer
from trollbord.server.store import outbox
from trollbord.server.web.health import PATIENCE

LOCAL: Final = "127.0.0.1"
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
OTHER: Final = "other"


class Metrics:
    """What this process counts; made where the event loop of its server runs."""

    def __init__(self, server: TableServer) -> None:
        self.registry: Final = CollectorRegistry()
        for usual in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
            self.registry.register(usual)
        self.registry.register(Gauges(server))
        self.requests: Final = Counter(
            "trollbord_requests",
            "Requests that were answered.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds: Final = Histogram(
            "trollbord_request_seconds",
            "Seconds until the answer to a request began.",
            ["route"],
            buckets=BUCKETS,
            registry=self.registry,
        )

    def count(self, scope: Scope, status: int, seconds: float) -> None:
        """Count one request, and log it."""
        route, method = route_of(scope), _known(scope["method"])
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)
        fields = {
            "method": method,
            "route": route,
            "status": status,
            "ms": round(1000 * seconds, 1),
        }
        REQUESTS.info("%s %s %d", method, route, status, extra={"fields": fields})

    @contextmanager
    def serving(self, port: int) -> Iterator[None]:
        """Answer on this port of the loopback, in a thread of its own, while the block runs."""
        server, thread = start_http_server(port, LOCAL, self.registry)
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


class Gauges(Collector):
    """What stands now, read when the metrics are asked for."""

    def __init__(self, server: TableServer) -> None:
        self.server: Final = server
        self.loop: Final = asyncio.get_running_loop()

    def collect(self) -> Iterator[Metric]:
        """The gauges; called in a thread of the metrics' port."""
        rooms = list(self.server.rooms.held.values())
        figures: dict[str, tuple[str, float]] = {
            "trollbord_rooms": ("Tables held in memory.", len(rooms)),
            "trollbord_viewers": (
                "Browsers and programs at tables.",
                sum([len(room.viewers) for room in rooms]),
            ),
            "trollbord_connections": (
                "Open WebSockets and event streams.",
                len(self.server.limits.connections),
            ),
        }
        waiting = self._waiting()
        if waiting is not None:
            meaning = "Messages in the outbox of the store: reminders, and questions to confirm an address."
            figures["trollbord_reminders_waiting"] = (meaning, waiting[0])
            meaning = "Seconds since the oldest of these messages was written."
            figures["trollbord_reminders_oldest_seconds"] = (meaning, waiting[1])
        for name, (meaning, value) in figures.items():
            yield GaugeMetricFamily(name, meaning, value)

    def _waiting(self) -> tuple[int, float] | None:
        """How many messages wait in the outbox, and for how long; None if the store does not answer in time."""
        store = self.server.store
        reading = store.read(lambda connection: outbox.waiting(connection, store.now()))
        answer = asyncio.run_coroutine_threadsafe(reading, self.loop)
        try:
            return answer.result(PATIENCE)
        except Exception:
            # Whatever keeps the store from answering, the other metrics are wanted all the more.
            answer.cancel()
            return None


class Measured:
    """Middleware that counts requests and their time."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app: Final = app
        self.metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and note when its answer begins."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.count(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, noted)


def route_of(scope: Scope) -> str:
    """The name of what answers a request: an operation of the API or the function of a page, never an address."""
    endpoint = scope.get("endpoint")
    return str(scope.get("operation") or getattr(endpoint, "__name__", OTHER))


def _known(method: str) -> str:
    """A method that HTTP has; anything else would be a label that strangers choose."""
    return method if method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS") else OTHER
