"""The crowd: viewers on real lines, who pick at a steady rate and note when everybody at the table has seen it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from lab.stress.ground import Place

AT_ONCE: Final = 16
"""Viewers that come in side by side."""
PATIENCE: Final = 5.0
"""Seconds after which a pick counts as never seen."""


class Heard(msgspec.Struct):
    """What a viewer takes from a frame; the page itself is passed over."""

    seq: int
    paths: list[tuple[str, str]] | None = None
    note: str = ""


_DECODER: Final = msgspec.json.Decoder(Heard)


class Spectacle:
    """One table with its viewers, and the pick that is under way there."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.viewers: Final[list[Viewer]] = []
        self.waiting: Final[set[Viewer]] = set()
        self.began = 0.0
        self.picked = -1

    def asked(self) -> Viewer | None:
        """The viewer who can pick now, if none is under way."""
        if self.waiting:
            return None
        for viewer in self.viewers:
            if viewer.options:
                return viewer
        return None


class Viewer:
    """A browser, as far as the server can tell."""

    def __init__(self, spectacle: Spectacle, place: Place) -> None:
        self.spectacle: Final = spectacle
        self.place: Final = place
        self.address = ""
        """The host and port of the process that serves this viewer."""
        self.options: list[str] = []
        self.seq = -1
        self.line: ClientConnection | None = None

    def hear(self, text: str | bytes) -> Heard:
        """Take in a frame."""
        heard = _DECODER.decode(text)
        self.seq = max(self.seq, heard.seq)
        if heard.paths is not None:
            self.options = [option for option, _ in heard.paths]
        return heard


class Crowd:
    """All viewers, and how long their picks took to reach every screen of their table."""

    def __init__(
        self,
        addresses: Sequence[str],
        places: Sequence[Sequence[Place]],
        seed: int,
        apart: bool = False,
    ) -> None:
        """The viewers of a table come to one of these addresses, or each to another one (`apart`)."""
        self.addresses: Final = addresses
        self.rng: Final = Random(seed)
        self.tables: Final = [self._table(each) for each in places]
        for number, table in enumerate(self.tables):
            for seat, viewer in enumerate(table.viewers):
                viewer.address = addresses[(seat if apart else number) % len(addresses)]
        self.delays: list[float] = []
        self.refused = 0
        self.idle = 0
        self._listening: Final[set[asyncio.Task[None]]] = set()

    @property
    def viewers(self) -> int:
        """How many there are."""
        return sum([len(table.viewers) for table in self.tables])

    def _table(self, places: Sequence[Place]) -> Spectacle:
        spectacle = Spectacle(places[0].game)
        spectacle.viewers.extend([Viewer(spectacle, place) for place in places])
        return spectacle

    # -- coming and going

    async def come(self, tables: Sequence[Spectacle], told: Callable[[], None]) -> None:
        """Open the lines of these tables and wait for the first page on each."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def enter(viewer: Viewer) -> None:
            async with gate:
                await self._enter(viewer)
            told()

        viewers = [viewer for table in tables for viewer in table.viewers]
        await asyncio.gather(*[enter(viewer) for viewer in viewers])

    async def _enter(self, viewer: Viewer) -> None:
        viewer.line = await connect(
            f"ws://{viewer.address}/t/{viewer.place.table}/live",
            additional_headers={"cookie": viewer.place.cookie},
            origin=Origin(f"http://{viewer.address}"),
            open_timeout=60,
            ping_interval=None,
            max_size=None,
        )
        viewer.hear(await viewer.line.recv())
        task = asyncio.create_task(self._listen(viewer))
        self._listening.add(task)
        task.add_done_callback(self._listening.discard)

    async def go(self) -> None:
        """Close every line."""
        for task in list(self._listening):
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        lines = [viewer.line for table in self.tables for viewer in table.viewers if viewer.line]
        await asyncio.gather(*[line.close() for line in lines], return_exceptions=True)

    # -- playing

    async def play(self, rate: float, seconds: float) -> float:
        """Let `rate` picks a second be made somewhere; how many seconds it took to send them all.

        A pick that has to wait counts from when it was due.
        """
        self.delays, self.refused, self.idle = [], 0, 0
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            if (pause := due - time.perf_counter()) > 0:
                await asyncio.sleep(pause)
            await self._pick(due)
        sent = time.perf_counter() - began
        await self._settle()
        return max(seconds, sent)

    async def _pick(self, due: float) -> None:
        for _ in range(40):
            table = self.rng.choice(self.tables)
            viewer = table.asked()
            if viewer is None:
                continue
            table.began, table.picked = due, viewer.seq
            table.waiting.update(table.viewers)
            option = self.rng.choice(viewer.options)
            viewer.options = []
            message = {"act": "pick", "seq": viewer.seq, "options": option.split(";")}
            assert viewer.line is not None
            await viewer.line.send(msgspec.json.encode(message).decode())
            return
        self.idle += 1

    async def _settle(self) -> None:
        """Wait for the last picks to be seen; what never is counts as patience."""
        end = time.perf_counter() + PATIENCE
        while any(table.waiting for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.02)
        for table in self.tables:
            if table.waiting:
                self.delays.append(PATIENCE)
                table.waiting.clear()

    async def _listen(self, viewer: Viewer) -> None:
        assert viewer.line is not None
        try:
            async for text in viewer.line:
                self._seen(viewer, viewer.hear(text))
        except ConnectionClosed:
            self.refused += 1

    def _seen(self, viewer: Viewer, heard: Heard) -> None:
        table = viewer.spectacle
        if heard.note and table.waiting:
            self.refused += 1
            table.waiting.clear()
        elif viewer in table.waiting and heard.seq > table.picked:
            table.waiting.discard(viewer)
            if not table.waiting:
                self.delays.append(time.perf_counter() - table.began)
