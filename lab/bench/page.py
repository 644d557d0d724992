"""What the page of a table costs: the server's time, bytes on the wire, the browser's own time, the first load."""

import json
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from lab.bench import chromium
from trollbord import Match, load
from trollbord.ink.cache import PartCache
from trollbord.ink.keyed import Seen, diff
from trollbord.ink.screen import Draft, Entry
from trollbord.kernel.settings import Settings
from trollbord.page.question import paths_of
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, MomentPart, Sitting
from trollbord.page.table_page import table_page
from trollbord.server.processes.serve import calm
from trollbord.server.rooms.history import TableHistory
from trollbord.words import speaker


class Drawn(NamedTuple):
    """CPU milliseconds for screen and diff for each viewer and pick, and bytes of a frame, deflated as on the wire."""

    picks: int
    median: float
    p95: float
    most: float
    first: float
    bytes: float
    first_bytes: int


class Browsed(NamedTuple):
    """Seconds until the server is ready and a table usable; kilobytes of the first page and of the table; the patches."""

    ready: float
    first_kilobytes: float
    usable: float
    further_kilobytes: float
    patch: float
    patches: int


def sitting(match: Match, told: list[Entry], cache: PartCache) -> Sitting:
    """Seat 0's page at this moment; like any viewer's connection it remembers what it was drawn before."""
    names = [f"Player {seat}" for seat in range(match.state.seats)]
    chairs = [Chair(seat, "person", name, is_mine=seat == 0) for seat, name in enumerate(names)]
    return Sitting(
        table="bench",
        view=match.view(0),
        draft=Draft("desk", names, [0], told),
        speaker=speaker(match.game.id),
        chairs=chairs,
        moment=MomentPart(match.seq, len(match.picks)),
        cache=cache,
    )


def on_the_server(
    game: str, seats: int | None, settings: Settings, picks: int, sense: bool
) -> Drawn:
    """Draw the page of a game pick by pick.

    With `sense` the game's own quick picks lead the way, so that late tables are as full as they get. A server
    has sent its scenery, and another game is played before, for its words; then it is calm.
    """
    game_screen(game).art()
    first, _ = played(game, seats, settings, picks, sense, seed=2)
    calm()
    spent, sizes = played(game, seats, settings, picks, sense, seed=1)
    rest = sorted(spent[1:])
    p95 = rest[int(len(rest) * 0.95)]
    times = median(rest), p95, rest[-1], first[0]
    return Drawn(len(rest), *times, median(sizes[1:]), sizes[0])


def played(
    game: str, seats: int | None, settings: Settings, picks: int, sense: bool, seed: int
) -> tuple[list[float], list[int]]:
    """The milliseconds and the bytes of each pick of a game."""
    match, rng = Match(load(game), seats, seed=seed, settings=settings), Random(seed)
    seen: Seen = {}
    cache = PartCache()
    history = TableHistory()
    spent: list[float] = []
    sizes: list[int] = []
    wire = zlib.compressobj(wbits=-12)
    while match.ask is not None and len(spent) < picks:
        options = match.ask.options
        match.pick(match.game.advice.rollout(match.state, rng) if sense else rng.choice(options))
        told = history.seen(match, 0)
        start = time.process_time()
        shown = sitting(match, told, cache)
        seen, frame = diff(seen, table_page(shown))
        paths = paths_of(shown)
        spent.append((time.process_time() - start) * 1000)
        data = json.dumps({"seq": match.seq, "page": frame, "paths": paths}).encode()
        sizes.append(len(wire.compress(data) + wire.flush(zlib.Z_SYNC_FLUSH)))
    return spent, sizes


def in_the_browser(game: str) -> Browsed:
    """Load the first page and a table, and play some picks against a bot, in a real browser."""
    from playwright.sync_api import sync_playwright

    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(Path(folder)) as (url, ready),
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.SWITCHES)
        )
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        loaded: list[int] = []
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", lambda e: loaded.append(int(e["encodedDataLength"])))
        page.goto(url, wait_until="networkidle")
        first = sum(loaded) / 1024
        loaded.clear()
        usable = seconds_to_a_table(page, url, game)
        further = sum(loaded) / 1024
        play(page, Random(1))
        marks: list[float] = page.evaluate(
            "() => performance.getEntriesByName('patch').map(entry => entry.duration)"
        )
        browser.close()
    return Browsed(ready, first, usable, further, median(marks[1:]), len(marks))


def seconds_to_a_table(page: Any, url: str, game: str) -> float:
    """Seconds from the button of a new table until it can be played at."""
    page.goto(f"{url}/new/{game}")
    page.click("form.new button.go")
    start = time.perf_counter()
    page.wait_for_selector("body[data-ready]")
    return time.perf_counter() - start


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, float]]:
    """A server of its own: its address, and after how many seconds it was ready."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "trollbord", "serve", "--no-browser", "--port", str(port)]
    start = time.perf_counter()
    server = subprocess.Popen(
        [*command, "--data", str(folder), "--pause", "0.05"], stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        yield f"http://127.0.0.1:{port}", time.perf_counter() - start
    finally:
        server.terminate()
        server.wait(timeout=30)


def wait_for(port: int) -> None:
    """Wait until a server listens on a port."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return


def play(page: Any, rng: Random) -> None:
    """Click at random on what can be picked, 25 times or until the game is over."""
    from playwright.sync_api import TimeoutError as NothingGlows

    wanted = "[data-can], #ask [data-option]:not([hidden])"
    for _ in range(25):
        glowing = page.locator(wanted)
        try:
            glowing.first.wait_for(state="attached", timeout=8000)
        except NothingGlows:  # the game may be over: the figures so far count
            return
        glowing.nth(rng.randrange(glowing.count())).dispatch_event("click")
        page.wait_for_timeout(150)
