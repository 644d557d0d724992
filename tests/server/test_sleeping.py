"""Rooms that nobody looks at: bots among themselves rest, clocks go on, and a person always gets an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import run
from tests.server.test_left_chairs import Here
from trollbord.server.jobs.bot_driver import BotDriver
from trollbord.server.rooms import rooms
from trollbord.server.rooms.new_table import agreed_by, seat_table
from trollbord.server.rooms.room import LATELY, Room
from trollbord.server.rooms.rooms import Asleep, House


async def opened(house: House, *seats: str, **form: str) -> Room:
    """A room of Ragnarocks that has begun."""
    saved = agreed_by(form)
    id = await seat_table(house.store, "ragnarocks", "anna", seats, {}, saved=saved)
    room = await house.room(id)
    assert room is not None
    return room


def house_at(path: Path) -> House:
    return House(f"sqlite:///{path / 'x.sqlite'}", 0.0)


def thinks(room: Room) -> bool:
    driver = next(each for each in room.attendants if isinstance(each, BotDriver))
    return driver._question() is not None


def test_bots_among_themselves_rest_until_somebody_looks(tmp_path: Path) -> None:
    async def scene() -> list[bool]:
        house = house_at(tmp_path)
        room = await opened(house, "bot tomte", "bot tomte")
        seen = [thinks(room)]
        room.viewers.add(Here("stranger"))
        seen.append(thinks(room))
        room.viewers.clear()
        seen.append(thinks(room))
        room.notice("program")
        seen.append(thinks(room))
        room._seen["program"] -= LATELY
        seen.append(thinks(room))
        await house.close()
        return seen

    assert run(scene()) == [False, True, False, True, False]


def test_a_person_gets_an_answer_whoever_looks(tmp_path: Path) -> None:
    async def scene() -> tuple[bool, list[str], list[str]]:
        house = house_at(tmp_path)
        room = await opened(house, "bot tomte", "me")
        spare = [each.row.id for each in house.rooms.values() if rooms._is_spare(each)]
        async with room.change(publishes=False):
            room.row.touched = 0.0
            room.saved["note"] = "so that there is something to save"
        room.stop()
        answer = thinks(room), spare, await house.store.bots_asked()
        await house.close()
        return answer[0], answer[1], [id for id in answer[2] if id == room.row.id]

    is_thinking, spare, asked = run(scene())
    assert is_thinking and spare == [] and len(asked) == 1


def test_a_room_with_a_clock_is_put_away_and_wakes_when_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> tuple[float, float, bool]:
        house = house_at(tmp_path)
        monkeypatch.setattr(rooms, "MOST_ROOMS", 1)
        first = await opened(house, "me", "me", clock="days", **{"clock-time": "2"})
        await first.wake()
        assert first.clock is not None
        before, id = first.clock.left(0), first.row.id
        await opened(house, "me", "me")
        await opened(house, "me", "me")
        assert id not in house.rooms and id in house._asleep
        since, _ = house._asleep[id]
        house._asleep[id] = Asleep(since - 3600, house.now())
        await house.wake_due()
        again = house.rooms[id]
        assert again.clock is not None and again.clock.running == 0
        left = again.clock.left(0)
        await house.close()
        return before, left, again is first

    before, left, is_same = run(scene())
    assert before - 3610 < left < before - 3599 and not is_same


def test_a_server_that_stops_saves_what_sleepers_have_left(tmp_path: Path) -> None:
    async def scene() -> tuple[float, float]:
        house = house_at(tmp_path)
        room = await opened(house, "me", "me", clock="days", **{"clock-time": "2"})
        await room.wake()
        assert room.clock is not None
        before, id = room.clock.left(0), room.row.id
        await house._put_away(room)
        since, until = house._asleep[id]
        house._asleep[id] = Asleep(since - 100, until)
        await house.close()
        house = house_at(tmp_path)
        await house.wake()
        found = await house.room(id)
        assert found is not None and found.clock is not None
        left = found.clock.left(0)
        await house.close()
        return before, left

    before, left = run(scene())
    assert before - 110 < left < before - 99
