"""A lesson in a browser: what it is sent, what it may say, and what stays when it comes again."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.running import run
from tests.server.server import Server
from trollbord.server.jobs.bot_pool import BotPool
from trollbord.server.live.frame import Frame
from trollbord.server.live.lesson_viewer import LessonViewer
from trollbord.server.people.limits import Limits
from trollbord.server.rooms import lesson_room
from trollbord.server.rooms.lesson_room import LessonRoom, LessonRooms
from trollbord.server.service.table_server import TableServer
from trollbord.server.web.lesson_pages import room_for
from trollbord.teach import Mood, lesson

FIRST = lesson("ragnarocks", "first")


class Wire:
    """The socket of a browser that is not there: it keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    async def send(self, frame: Frame) -> None:
        self.frames.append(json.loads(msgspec.json.encode(frame)))

    async def receive(self) -> str | None:
        return None

    async def close(self, code: int) -> None:
        self.frames.append({"closed": code})


def taken(step: str) -> tuple[LessonRoom, LessonViewer, Wire]:
    room = LessonRooms(BotPool(pause=0.0)).open("somebody", FIRST, step)
    viewer, wire = looking(room)
    return room, viewer, wire


def looking(room: LessonRoom) -> tuple[LessonViewer, Wire]:
    wire = Wire()
    viewer = LessonViewer(room, wire, "Anna", "desk", "en")
    room.viewers.add(viewer)
    return viewer, wire


async def say(viewer: LessonViewer, act: str, **more: object) -> None:
    await viewer.hear(json.dumps({"act": act, "seq": viewer.room.seq, **more}))


async def until(told: Callable[[], bool]) -> None:
    for _ in range(400):
        if told():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")


def test_a_click_that_is_forbidden_is_the_lesson_where_a_note_invites_to_it() -> None:
    room, viewer, wire = taken("lines")

    async def scene() -> None:
        await say(viewer, "why", keys=["c-A4", "c-A1"])
        assert "in the way" in wire.frames[-1]["refusal"]
        assert room.tutor.mood is Mood.ASKS
        await say(viewer, "why", keys=["c-A2", "c-A5"])

    run(scene())
    assert room.tutor.mood is Mood.DONE
    assert "The Viking on A3 is in the way" in str(wire.frames[-1]["page"])


def test_an_unwanted_pick_lies_there_until_it_is_taken_back() -> None:
    room, viewer, wire = taken("fence")

    async def scene() -> None:
        await say(viewer, "pick", options=["stone C5"])
        assert room.tutor.mood is Mood.MISSED
        assert wire.frames[-1]["paths"] == []
        await say(viewer, "retry")

    run(scene())
    assert room.tutor.misses == 1
    assert ["stone C3", "c-C3"] in wire.frames[-1]["paths"]


def test_a_pick_of_an_older_page_is_refused() -> None:
    room, viewer, wire = taken("fence")

    run(viewer.hear(json.dumps({"act": "pick", "seq": 1, "options": ["stone C3"]})))

    assert room.tutor.mood is Mood.ASKS
    assert wire.frames[-1]["whole"]
    assert wire.frames[-1]["note"]


def test_an_act_that_is_none_is_refused() -> None:
    room, viewer, wire = taken("fence")

    run(say(viewer, "undo"))

    assert room.tutor.mood is Mood.ASKS
    assert wire.frames[-1]["note"]


def test_the_next_step_comes_by_itself_when_nothing_is_to_be_read() -> None:
    room, viewer, _ = taken("stone")

    async def scene() -> None:
        await say(viewer, "pick", options=["stone G9"])
        await until(lambda: room.tutor.note.name == "red" and room.tutor.mood is Mood.DONE)

    run(scene())


def test_show_me_shows_and_takes_back() -> None:
    room, viewer, _ = taken("fence")
    before = room.tutor.scene.state.position()

    async def scene() -> None:
        await say(viewer, "show-me")
        await until(lambda: room.tutor.mood is Mood.ASKS)

    run(scene())
    assert room.tutor.scene.state.position() == before


def test_free_play_goes_on_with_a_bot_and_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_room, "ADVISER", "huldra")  # who answers at once
    room, viewer, wire = taken("play")

    async def scene() -> None:
        await say(viewer, "show-me")
        thinks = str(wire.frames[-1]["page"])
        await until(lambda: room.advised is not None)
        told = room.advised[1] if room.advised is not None else None
        assert told is not None
        shown = str(wire.frames[-1]["page"])
        assert "I would play" in shown
        assert "data-chalk=" in shown
        await say(viewer, "pick", options=[told.lines[0].picks[0]])
        ask = room.tutor.scene.state.ask
        assert ask is not None
        await say(viewer, "pick", options=[ask.options[0].text])
        await until(lambda: room.tutor.acts)
        assert isinstance(room.bots, BotPool)
        await room.bots.close()

        assert "Jotun is thinking" in thinks

    run(scene())
    assert [taken.seat for taken in room.tutor.scene.history] == [0, 0, 1, 1]


def test_two_tabs_show_one_lesson() -> None:
    room, viewer, _ = taken("fence")
    _, other = looking(room)

    run(say(viewer, "skip"))

    assert room.tutor.step.id == "settled"
    assert "Settled or contested" in str(other.frames[-1]["page"])


def test_steps_can_be_opened_in_any_order() -> None:
    room, viewer, _ = taken("clan")

    async def scene() -> None:
        for act, arg in (("step", "won"), ("back", ""), ("next", ""), ("guess", "nobody")):
            await say(viewer, act, arg=arg)

    run(scene())
    assert room.tutor.step.id == "wild"
    assert room.tutor.mood is Mood.DONE


def test_lessons_that_nobody_looks_at_are_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_room, "MOST_LESSONS", 3)
    rooms = LessonRooms(BotPool(pause=0.0))

    for person in "abcdef":
        rooms.open(person, FIRST, "")

    assert len(rooms) == 3
    assert rooms.known("a", "ragnarocks", "first") is None
    assert rooms.known("f", "ragnarocks", "first") is not None


def test_a_lesson_that_was_finished_and_left_begins_anew() -> None:
    rooms = LessonRooms(BotPool(pause=0.0))
    room = rooms.open("a", FIRST, "play")

    room.tutor.skip()

    assert room.tutor.mood is Mood.OVER
    assert rooms.known("a", "ragnarocks", "first") is None


# -- through a server


class Guest:
    """A browser with a cookie of its own."""

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=server.url)
        self.client.get("/")
        self.url = server.url

    def text(self, address: str) -> str:
        return self.client.get(address).text

    def live(self, asked: str) -> ClientConnection:
        cookies = "; ".join([f"{name}={value}" for name, value in self.client.cookies.items()])
        address = f"ws{self.url.removeprefix('http')}/learn/ragnarocks/first/live?{asked}"
        return connect(address, additional_headers={"cookie": cookies}, origin=Origin(self.url))


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    found = Guest(server)
    yield found
    found.client.close()


def whole(socket: ClientConnection) -> str:
    """The page of the first frame."""
    return str(json.loads(socket.recv(timeout=20))["page"]["page"])


def test_a_lesson_goes_on_where_it_was_left_and_is_in_no_list(guest: Guest) -> None:
    assert 'data-lesson="ragnarocks/first"' in guest.text("/learn/ragnarocks/first")

    with guest.live("step=fence") as socket:
        assert "step 4 of 8" in whole(socket)
        socket.send('{"act": "skip"}')
        socket.recv(timeout=20)
    with guest.live("step=fence") as socket:
        assert "step 5 of 8" in whole(socket)
    with guest.live("open=clan") as socket:
        assert "step 1 of 8" in whole(socket)

    assert 'href="/t/' not in guest.text("/")
    assert guest.client.get("/waiting").json() == {"tables": []}


def test_a_step_that_the_lesson_has_no_longer_is_its_beginning(guest: Guest) -> None:
    with guest.live("step=of-another-edition") as socket:
        assert "step 1 of 8" in whole(socket)


def test_there_is_no_lesson_that_was_not_written(guest: Guest) -> None:
    assert guest.client.get("/learn/ragnarocks/none").status_code == 404
    assert guest.client.get("/learn/nothing/first").status_code == 404
    assert "First game" in guest.text("/learn")


def test_a_lesson_counts_among_the_tables_that_one_may_open(tmp_path: Path) -> None:
    server = TableServer(f"sqlite:///{tmp_path / 'test.sqlite'}", limits=Limits(factor=1 / 30))

    rooms = [room_for(server, f"{id}", "here", FIRST, {}) for id in range(10)]

    assert rooms[0] is not None
    assert rooms[9] is None
    assert room_for(server, "0", "here", FIRST, {}) is rooms[0]  # it is open already
    server.store.close()
