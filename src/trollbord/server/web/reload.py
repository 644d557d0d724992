"""For whoever changes Trollbord: `serve --reload` shows a changed style at once, and starts again for anything else.

One process watches the files and starts the other, the server. What browsers fetch as it lies there (`.css`, and all of
`page/static`) needs no new server: the pages hear of it from `/reload` and fetch it. For all else, such as a drawing, the
server starts again; tables are in the store, and pages load anew.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from trollbord.kernel.outside import GAMES, offers
from trollbord.page import assets

Stamps: TypeAlias = dict[Path, int]

SOURCES: Final = {".py", ".ftl", ".md", ".toml", ".json", ".troll", ".css", ".js", ".svg"}
OFTEN: Final = 0.3
"""Seconds between two looks at the files."""


def is_fetched(path: Path) -> bool:
    """Whether browsers fetch this file as it is: no process has read it to stay."""
    return path.suffix == ".css" or path.parent.name == "static"


def stamps(wanted: Callable[[Path], bool]) -> Stamps:
    """When each of the wanted files of the package, and of games of other packages, was written last."""
    found: Stamps = {}
    for path in [path for root in _roots() for path in root.rglob("*")]:
        if path.suffix in SOURCES and wanted(path):
            with suppress(FileNotFoundError):  # an editor is just replacing it
                found[path] = path.stat().st_mtime_ns
    return found


def _roots() -> list[Path]:
    names = [offer.module.split(".")[0] for claims in offers(GAMES).values() for offer in claims]
    specs = [find_spec(name) for name in sorted({"trollbord", *names})]
    found = [spec.submodule_search_locations or () for spec in specs if spec is not None]
    return [Path(place) for places in found for place in places]


# -- the process that watches


def keep_serving(on_change: Callable[[str], None]) -> None:
    """Start this command's server, and again whenever a file has changed; `on_change` is called with that file's name."""
    environment = {**os.environ, assets.RELOADS: "1", "TROLLBORD_PURE": "1"}
    # A compiled build in front would hide what is edited.
    before = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    environment["PYTHONPATH"] = os.pathsep.join(
        [each for each in before if Path(each).parent.name != "compiled"]
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    command, known = sys.orig_argv, stamps(_restarts)
    server = subprocess.Popen(command, env=environment)
    try:
        while server.poll() != 0:
            time.sleep(OFTEN)
            seen = stamps(_restarts)
            changed = [path for path, stamp in seen.items() if known.get(path) != stamp]
            if changed or seen.keys() != known.keys():
                on_change(changed[0].name if changed else "")
                known = seen
                _end(server)
                server = subprocess.Popen([*command, "--no-browser"], env=environment)
    except KeyboardInterrupt:
        pass  # the server was told too
    finally:
        _end(server)


def _restarts(path: Path) -> bool:
    return not is_fetched(path)


def _end(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    server.wait()


# -- the server


class Fetched:
    """The files that pages fetch, as they were when somebody asked last."""

    def __init__(self) -> None:
        self.known = stamps(is_fetched)
        self.begun = f"{os.getpid()}-{time.time_ns()}"

    def look(self) -> None:
        """Forget what is cached of files that have changed; for anything but a style, pages load anew."""
        seen = stamps(is_fetched)
        changed = {path for path, stamp in seen.items() if self.known.get(path) != stamp}
        if changed:
            assets.forget()
        if any(path.suffix != ".css" for path in changed):
            self.begun = f"{os.getpid()}-{time.time_ns()}"
        self.known = seen


def routes() -> list[Route]:
    """Where pages ask, on a server that was started with `--reload`."""
    if not assets.reloads():
        return []
    fetched = Fetched()

    def reload(request: Request) -> Response:
        fetched.look()
        sheets = [name for name in request.query_params.getlist("sheet") if assets.asset(name)]
        addresses = {name: assets.address(name) for name in sheets}
        return JSONResponse({"server": fetched.begun, "sheets": addresses})

    return [Route("/reload", reload)]
