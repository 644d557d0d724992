"""A database that is there and says nothing: everybody is answered, and all goes on when it speaks again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url
from sqlalchemy import text as sql

from lab.faults.postgres import Postgres
from lab.faults.wire import Wire
from tests.server.running import run
from tests.server.server import PATIENCE
from trollbord.server.app import application
from trollbord.server.errors import NOT_KNOWN, NOT_READ, Unavailable
from trollbord.server.rooms.new_table import seat_table
from trollbord.server.rooms.room import Room
from trollbord.server.service.table_server import TableServer
from trollbord.server.store import writer

BASE = "http://127.0.0.1"


@pytest.fixture
def wire(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    monkeypatch.setattr(writer, "SHARED_PATIENCE", 1.5)
    wire = Wire(postgres.port)
    yield wire
    wire.close()


def scene(
    postgres: Postgres,
    wire: Wire,
    play: Callable[[TableServer, httpx.AsyncClient], Awaitable[None]],
) -> None:
    url = make_url(postgres.database()).set(host="127.0.0.1", port=wire.port)

    async def whole() -> None:
        server = TableServer(url.render_as_string(hide_password=False), 0.0)
        transport = httpx.ASGITransport(app=application(server, ["*"]))
        async with httpx.AsyncClient(
            transport=transport, base_url=BASE, headers={"origin": BASE}, timeout=PATIENCE
        ) as browser:
            try:
                await play(server, browser)
            finally:
                await server.close()

    run(whole())


async def answered(ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    """What is answered when the database has come back; until then it is 503."""
    end = monotonic() + PATIENCE
    while True:
        answer = await ask()
        if answer.status_code != 503 or monotonic() > end:
            return answer
        await asyncio.sleep(0.05)


def test_a_silent_database_is_an_answer(postgres: Postgres, wire: Wire) -> None:
    async def play(server: TableServer, browser: httpx.AsyncClient) -> None:
        token = (await browser.post("/api/accounts", json={"name": "Ada"})).json()["token"]
        keys = {"authorization": f"Bearer {token}"}
        wanted = {"game": "ragnarocks", "seats": ["me", "me"]}
        made = await browser.post("/api/tables", json=wanted, headers=keys)
        table = f"/api/tables/{made.json()['id']}"
        offered = (await browser.get(f"{table}/options", headers=keys)).json()
        pick: dict[str, Any] = {
            "seq": offered["seq"],
            "options": [offered["options"][0]["option"]],
            "seat": offered["asked"],
        }

        async def picks() -> httpx.Response:
            return await browser.post(f"{table}/picks", json=pick, headers=keys)

        wire.is_silent = True
        answers = await asyncio.gather(
            browser.get("/healthz"),
            browser.get("/readyz"),
            browser.get("/"),
            browser.post("/api/accounts", json={"name": "Bela"}),
            picks(),
        )
        assert [answer.status_code for answer in answers] == [200, 503, 503, 503, 503]
        assert "can’t read its tables" in answers[-1].text  # and so nothing was changed

        wire.is_silent = False
        assert (await answered(lambda: browser.get("/"))).status_code == 200
        again = await answered(picks)
        seq = (await browser.get(table, headers=keys)).json()["seq"]
        assert (again.status_code, seq) == (200, offered["seq"] + 1)
        assert (await browser.get("/readyz")).status_code == 200

    scene(postgres, wire, play)


def test_whoever_picks_into_silence_is_told_that_nobody_knows(
    postgres: Postgres, wire: Wire
) -> None:
    """Afterwards the table is what the database has, with the pick or without it."""

    async def play(server: TableServer, browser: httpx.AsyncClient) -> None:
        id = await seat_table(server.store, "ragnarocks", "anna", ("me", "me"), {})
        room = await opened(server, id)
        assert room.match.ask is not None
        seat, first = room.match.ask.seat, room.match.ask.options[0].text

        async def pick() -> None:
            async with room.change():
                room.pick(seat, [first])
                wire.is_silent = True

        with pytest.raises(Unavailable, match=NOT_KNOWN):
            await pick()
        wire.is_silent = False
        again = await opened(server, id)
        end = monotonic() + PATIENCE
        while True:  # the pick may be written after the room was read
            await again.catch_up()
            stored = await server.store.table(id)
            assert stored is not None and monotonic() < end
            if again.match.seq == len(stored.lines):
                break

    scene(postgres, wire, play)


async def opened(server: TableServer, id: str) -> Room:
    end = monotonic() + PATIENCE
    while True:
        try:
            room = await server.rooms.room(id)
            assert room is not None
            return room
        except Unavailable:
            assert monotonic() < end
            await asyncio.sleep(0.05)


def test_a_statement_that_takes_too_long_is_ended_at_the_database(
    postgres: Postgres, wire: Wire
) -> None:
    """And work that nobody waits for any more is not begun."""
    done = []

    async def play(server: TableServer, browser: httpx.AsyncClient) -> None:
        store = server.store
        with pytest.raises(Unavailable, match=NOT_READ):
            await store.read(lambda connection: connection.execute(sql("SELECT pg_sleep(60)")))
        assert await store.read(lambda connection: connection.scalar(sql("SELECT 1"))) == 1

        wire.is_silent = True
        waits = store.do(lambda connection: connection.execute(sql("SELECT 1")).all())
        late = [store.do(lambda connection: done.append(1)) for _ in range(3)]
        found = await asyncio.gather(waits, *late, return_exceptions=True)
        assert [str(each) for each in found] == [NOT_KNOWN] * 4
        wire.is_silent = False
        end = monotonic() + PATIENCE
        while monotonic() < end:
            try:
                await store.do(lambda connection: connection.execute(sql("SELECT 1")).all())
                break
            except Unavailable:
                await asyncio.sleep(0.05)
        assert done == []

    scene(postgres, wire, play)
