"""Print what the table in the browser costs: server time, bytes on the wire, the browser's own time, first load.

python tools/page_figures.py [--game ragnarocks] [--seats 4] [--picks 400] [--sense] [--table characters=random]
"""

from __future__ import annotations

import argparse
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import chromium
from trollbord import Match, load
from trollbord.ink.cache import Easel
from trollbord.ink.keyed import Seen, diff
from trollbord.ink.screen import Draft, Entry
from trollbord.kernel.settings import Settings
from trollbord.page.question import paths_of
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, Sitting
from trollbord.page.table_page import table_page
from trollbord.server.live.history import History
from trollbord.server.serve import calm
from trollbord.words import speaker


def sitting(match: Match, told: list[Entry], easel: Easel) -> Sitting:
    """Seat 0's page at this moment; like any viewer's line it remembers what it was drawn before."""
    names = [f"Player {seat}" for seat in range(match.state.seats)]
    chairs = [Chair(seat, "person", name, is_mine=seat == 0) for seat, name in enumerate(names)]
    return Sitting(
        table="bench",
        game=match.game.id,
        view=match.view(0),
        draft=Draft("desk", names, [0], told),
        speaker=speaker(match.game.id),
        chairs=chairs,
        seq=match.seq,
        standing=len(match.picks),
        easel=easel,
    )


def on_the_server(
    game: str, seats: int | None, settings: Settings, picks: int, sense: bool
) -> None:
    """CPU milliseconds for screen and diff per viewer and pick, and the bytes of a frame, deflated as on the line.

    With `sense` the game's own quick picks lead the way, so that late tables are as full as they get. A server
    has sent its scenery, and another game is played before, for its words; then it is calm.
    """
    game_screen(game).art()
    first, _ = played(game, seats, settings, picks, sense, seed=2)
    calm()
    spent, sizes = played(game, seats, settings, picks, sense, seed=1)
    rest = sorted(spent[1:])
    p95, most = rest[int(len(rest) * 0.95)], rest[-1]
    print(
        f"screen and diff   median {statistics.median(rest):6.2f} ms   p95 {p95:6.2f} ms   most {most:6.2f} ms"
        f"   of {len(rest)}, {seats or load(game).seats[0]} seats   first of all {first[0]:6.2f} ms"
    )
    print(
        f"bytes on the wire median {statistics.median(sizes[1:]):6.0f}      first {sizes[0]:6.0f}"
    )


def played(
    game: str, seats: int | None, settings: Settings, picks: int, sense: bool, seed: int
) -> tuple[list[float], list[int]]:
    """The milliseconds and the bytes of each pick of a game."""
    match, rng = Match(load(game), seats, seed=seed, settings=settings), Random(seed)
    seen: Seen = {}
    easel = Easel()
    history = History()
    spent: list[float] = []
    sizes: list[int] = []
    line = zlib.compressobj(wbits=-12)
    while match.ask is not None and len(spent) < picks:
        options = match.ask.options
        match.pick(match.game.advice.rollout(match.state, rng) if sense else rng.choice(options))
        told = history.seen(match, 0)
        start = time.process_time()
        shown = sitting(match, told, easel)
        seen, frame = diff(seen, table_page(shown))
        paths = paths_of(shown)
        spent.append((time.process_time() - start) * 1000)
        data = json.dumps({"seq": match.seq, "page": frame, "paths": paths}).encode()
        sizes.append(len(line.compress(data) + line.flush(zlib.Z_SYNC_FLUSH)))
    return spent, sizes


def in_the_browser(game: str) -> None:
    """The first load and the patches of a game against a bot, in a real browser."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, url = serving(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.SWITCHES)
        )
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        loaded: list[int] = []
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", lambda e: loaded.append(int(e["encodedDataLength"])))
        start = time.perf_counter()
        page.goto(url, wait_until="load")
        page.wait_for_timeout(500)
        print(f"first page        {sum(loaded) / 1024:6.0f} KB")
        loaded.clear()
        page.goto(f"{url}/new/{game}")
        page.click("form.new button.go")
        start = time.perf_counter()
        page.wait_for_selector("body[data-ready]")
        print(
            f"table usable in   {time.perf_counter() - start:6.2f} s   further {sum(loaded) / 1024:6.0f} KB"
        )
        play(page, Random(1))
        marks: list[Any] = page.evaluate(
            "() => performance.getEntriesByName('patch').map(entry => entry.duration)"
        )
        print(f"browser patch     median {statistics.median(marks[1:]):6.2f} ms   of {len(marks)}")
        browser.close()
        server.kill()
        server.wait()


def serving(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A server of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "trollbord", "serve", "--no-browser", "--port", str(port)]
    start = time.perf_counter()
    server = subprocess.Popen(
        [*command, "--data", str(folder), "--pause", "0.05"], stdout=subprocess.DEVNULL
    )
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
            continue
        print(f"server ready in   {time.perf_counter() - start:6.2f} s")
        return server, f"http://127.0.0.1:{port}"


def play(page: Any, rng: Random) -> None:
    """Some clicks on what glows, whatever it is."""
    wanted = "[data-can], #ask [data-option]:not([hidden])"
    for _ in range(25):
        glowing = page.locator(wanted)
        try:
            glowing.first.wait_for(state="attached", timeout=8000)
        except Exception:  # the game may be over: the figures so far count
            return
        glowing.nth(rng.randrange(glowing.count())).dispatch_event("click")
        page.wait_for_timeout(150)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ragnarocks")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--picks", type=int, default=60)
    parser.add_argument("--table", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--sense", action="store_true", help="quick picks of the game's own")
    parser.add_argument("--no-browser", action="store_true")
    given = parser.parse_args()
    settings: Settings = dict(each.split("=", 1) for each in given.table)
    on_the_server(given.game, given.seats, settings, given.picks, given.sense)
    if given.no_browser:
        return
    if chromium.found() is None:
        print(chromium.MISSING, file=sys.stderr)
        return
    in_the_browser(given.game)


if __name__ == "__main__":
    main()
