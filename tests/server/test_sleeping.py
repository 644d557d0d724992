"""Rooms that nobody looks at: bots among themselves rest, clocks go on, and a person always gets an answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.ready import Ready
from tests.server.running import run
from tests.server.test_left_chairs import Here
from trollbord.server.rooms import open_rooms, seating
from trollbord.server.rooms.new_table import agreed_by, seat_table
from trollbord.server.rooms.occupants import STANDIN
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.viewers import LATELY
from trollbord.server.service.table_server import TableServer


async def opened(server: TableServer, *seats: str, **form: str) -> Room:
    """A room of Ragnarocks that has begun."""
    saved = agreed_by(form)
    id = await seat_table(server.store, "ragnarocks", "anna", seats, {}, saved=saved)
    room = await server.rooms.room(id)
    assert room is not None
    return room


def server_at(path: Path) -> TableServer:
    server = TableServer(f"sqlite:///{path / 'x.sqlite'}", 0.0)
    server.bots = Ready(pause=0)  # type: ignore[misc]
    return server


def thinks(room: Room) -> bool:
    return room.bot_question() is not None


def test_bots_among_themselves_rest_until_somebody_looks(tmp_path: Path) -> None:
    async def scene() -> list[bool]:
        server = server_at(tmp_path)
        room = await opened(server, "bot tomte", "bot tomte")
        seen = [thinks(room)]
        room.viewers.add(Here("stranger"))
        seen.append(thinks(room))
        room.viewers.clear()
        seen.append(thinks(room))
        room.viewers.notice("program")
        seen.append(thinks(room))
        room.viewers._seen["program"] -= LATELY
        seen.append(thinks(room))
        await server.close()
        return seen

    assert run(scene()) == [False, True, False, True, False]


def test_a_person_gets_an_answer_whoever_looks(tmp_path: Path) -> None:
    async def scene() -> tuple[bool, list[str], list[str]]:
        server = server_at(tmp_path)
        room = await opened(server, "bot tomte", "me")
        spare = [each.row.id for each in server.rooms.held.values() if open_rooms._is_spare(each)]
        async with room.change(publishes=False):
            room.row.touched = 0.0
            room.saved["note"] = "so that there is something to save"
        room.stop()
        answer = thinks(room), spare, await server.store.bots_asked()
        await server.close()
        return answer[0], answer[1], [id for id in answer[2] if id == room.row.id]

    is_thinking, spare, asked = run(scene())
    assert is_thinking and spare == [] and len(asked) == 1


def test_a_room_with_a_clock_is_put_away_and_rings_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> tuple[bool, str]:
        server = server_at(tmp_path)
        monkeypatch.setattr(open_rooms, "MOST_ROOMS", 1)
        first = await opened(server, "me", "open", clock="move", **{"clock-time": "1"})
        async with first.change(by="bert"):
            seating.sit(first, "bert", 1)
        id = first.row.id
        await opened(server, "me", "me")
        await opened(server, "me", "me")
        is_away = id not in server.rooms.held
        server.store._epoch += 61
        await server.store.beat(1e9)  # a server was alive all the time
        await server.caretaker().sweep()
        await asyncio.sleep(0.2)
        again = server.rooms.held[id]
        kind = again.chairs[0].kind
        await server.close()
        return is_away, kind

    assert run(scene()) == (True, STANDIN)


def test_a_server_that_begins_gives_back_the_time_in_which_none_ran(tmp_path: Path) -> None:
    async def scene() -> tuple[float, float]:
        server = server_at(tmp_path)
        room = await opened(server, "me", "me", clock="days", **{"clock-time": "2"})
        await room.wake()
        assert room.clock is not None
        before, id = room.clock.left(0), room.row.id
        await server.close()
        server = server_at(tmp_path)
        server.store._epoch += 100
        await server.caretaker().sweep()
        found = await server.rooms.room(id)
        assert found is not None and found.clock is not None
        left = found.clock.left(0)
        await server.close()
        return before, left

    before, left = run(scene())
    assert before - 5 < left <= before
