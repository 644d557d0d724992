"""Serving: one process, one port, one file; open the browser and play."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from trollbord.page.assets import house_files
from trollbord.server.app import application
from trollbord.server.jobs.builder import Build
from trollbord.server.live.messages import LONGEST
from trollbord.server.processes import logs
from trollbord.server.processes.ending import end_within
from trollbord.server.processes.logs import LogFormat
from trollbord.server.processes.metrics import Measured, Metrics
from trollbord.server.reminders.operator import Operator
from trollbord.server.rooms.pace import PAUSE
from trollbord.server.service.table_server import TableServer
from trollbord.server.store.backup import damage_of
from trollbord.server.store.engines import file_of
from trollbord.server.web.protocol import DeadlineProtocol

LOG: Final = logging.getLogger(__name__)
LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
FILE: Final = "trollbord.sqlite"
PORTS: Final = 20
"""Ports that are tried, from the usual one on, where nobody has named one."""
BACKLOG: Final = 2048
"""Connections that may wait to be taken."""


class ServePlan:
    """Where to serve, and from what."""

    def __init__(
        self,
        data: Path,
        port: int,
        lan: bool = False,
        url: str = "",
        hosts: tuple[str, ...] = (),
        pause: float = PAUSE,
        proxies: tuple[str, ...] = (),
        metrics: int = 0,
        logs: LogFormat = "text",
        answers: bool = True,
        operator: Operator | None = None,
        ports: int = PORTS,
    ) -> None:
        self.data: Final = data
        self.host: Final = EVERYWHERE if lan else LOCAL
        self.port: Final = port
        self.ports: Final = ports
        """How many ports may be tried, from that one on."""
        self.pause: Final = pause
        self.proxies: Final = proxies
        """Addresses whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed; nobody else's are."""
        self.metrics: Final = metrics
        """The port of the metrics; 0 for none."""
        self.logs: Final[LogFormat] = logs
        self.answers: Final = answers
        """Whether this process answers for bots where the store is shared."""
        self.operator: Final = operator
        self.url: Final = url or f"sqlite:///{data / FILE}"
        self.own: Final = lan_address() if lan else LOCAL
        self.hosts: Final = [LOCAL, "localhost", "[::1]", self.own, *hosts]

    def address(self, port: int) -> str:
        """What a browser opens."""
        return f"http://{self.own}:{port}/"


def lan_address() -> str:
    """This machine's address in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOCAL
        return str(probe.getsockname()[0])


class PortTaken(Exception):
    """Somebody else listens there."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is taken")
        self.port: Final = port


def listening(host: str, port: int, ports: int = PORTS) -> socket.socket:
    """A socket that listens on this port, or on the first free one of so many; PortTaken if there is none."""
    for number in range(port, port + ports):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            # At once: two processes may bind one port, and only one of them may listen there.
            listener.listen(BACKLOG)
        except OSError:
            listener.close()
            continue
        return listener
    raise PortTaken(port)


def serve(
    plan: ServePlan,
    ready: Callable[[str], None],
    compiled: Callable[[Build, str], None],
    opens: bool,
) -> None:
    """Serve until stopped; `ready` is called with the address, `compiled` with what came of compiling beside it.

    PortTaken if the port is taken.
    """
    plan.data.mkdir(parents=True, exist_ok=True)
    logs.configure(plan.logs)
    with listening(plan.host, plan.port, plan.ports) as listener:
        address = plan.address(listener.getsockname()[1])
        house_files()

        def tell() -> None:
            ready(address)
            if opens:
                webbrowser.open(address)

        # Ctrl-C is how one stops it: when all is put away, uvicorn raises it once more.
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_run(plan, listener, tell, compiled))


async def _run(
    plan: ServePlan,
    listener: socket.socket,
    tell: Callable[[], None],
    compiled: Callable[[Build, str], None],
) -> None:
    server = TableServer(plan.url, plan.pause, answers=plan.answers, operator=plan.operator)
    server.builder.tell = compiled
    file = file_of(server.store.engine)
    if file is not None:
        threading.Thread(target=_look, args=(file,), daemon=True).start()
    app, metrics = application(server, plan.hosts), Metrics(server)
    app.add_middleware(Measured, metrics=metrics)
    with metrics.serving(plan.metrics) if plan.metrics else nullcontext():
        await running(app, listener, tell, plan.proxies)


def _look(file: Path) -> None:
    """Log whether the file of the database is damaged; a large one takes its time, and nobody waits for it."""
    damage = damage_of(file)
    if damage:
        LOG.error("the file of the database is damaged: %s; see `trollbord db check`", damage)


class Stopping(uvicorn.Server):
    """A server that, when told to stop, ends open streams first instead of waiting for them in vain."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note that a signal has come: whatever hangs, the process ends."""
        end_within()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that nothing new is taken, end the streams, finish what was begun."""
        app = self.config.app
        if isinstance(app, Starlette):
            app.state.is_stopping = True
            await app.state.server.limits.connections.close_everyone()
        await super().shutdown(sockets)


async def running(
    app: Starlette, listener: socket.socket, tell: Callable[[], None], proxies: Sequence[str] = ()
) -> None:
    """Serve an application on a socket; `tell` is called when it answers."""
    settings = uvicorn.Config(
        app,
        http=DeadlineProtocol,
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=5,
    )
    calm()
    server = Stopping(settings)
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        tell()
    await serving


def calm() -> None:
    """Let the collector of garbage leave alone what is here for good, and come less often.

    A table's pages are drawn and thrown away by the thousand, and hardly any of it is in cycles: a full collection over
    a thousand viewers would hold everybody up for longer than a pick may take.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The fastest event loop that this system has."""
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop
