"""A real server whose store fails now and then, in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

from lab.faults.store import FaultyStore, When
from lab.stress.ground import url_of
from trollbord.server.app import application
from trollbord.server.people.limits import Limits
from trollbord.server.processes.serve import LOCAL, listening, loop_factory, running
from trollbord.server.service.table_server import TableServer
from trollbord.server.store.engines import BadStore

COUNT = "failures"
"""The file that grows by one byte with each failure, so that a kill does not forget their number."""


def main(port: int, data: Path, share: float, seed: int, url: str = "") -> None:
    """Serve on the loopback only, until killed; `share` of all operations fail. `url` names another store."""
    rng = Random(seed)
    with (data / COUNT).open("ab", buffering=0) as counted:

        def plan(_: int) -> When | None:
            if rng.random() >= share:
                return None
            counted.write(b".")
            return rng.choice(list(When))

        try:
            store = FaultyStore(url or url_of(data), plan, claims=True)
            server = TableServer(store, pause=0.05, limits=Limits(1e6), answers=False)
        except BadStore as error:
            # The database is not there yet: its supervisor starts the process again.
            sys.exit(str(error))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_serve(port, server))


async def _serve(port: int, server: TableServer) -> None:
    app = application(server, [LOCAL])
    line = listening(LOCAL, port)
    assert line.getsockname()[1] == port, f"port {port} is taken"
    await running(app, line, lambda: None)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]), *sys.argv[5:])
