"""Rooms without a web server, a database, a thread or a process: a game, its replay, and a lesson, in browsers that are lists."""

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from trollbord.records.reader import parse
from trollbord.server.jobs.loop_bots import LoopBots
from trollbord.server.jobs.opening import open_room
from trollbord.server.live.frame import Frame
from trollbord.server.live.lesson_viewer import LessonViewer
from trollbord.server.live.plates import plates_of
from trollbord.server.live.replay_source import FileSource
from trollbord.server.live.replay_viewer import ReplayViewer
from trollbord.server.live.table_commands import COMMANDS
from trollbord.server.live.table_viewer import TableViewer
from trollbord.server.rooms.export import record_for
from trollbord.server.rooms.lesson_room import LessonRooms
from trollbord.server.rooms.new_table import open_table
from trollbord.server.rooms.open_rooms import OpenRooms
from trollbord.server.rooms.room import Room
from trollbord.server.store.memory import MemoryStore
from trollbord.server.store.rows import StoredTable
from trollbord.teach import Kind, Mood, Tutor, lesson

GAME = "ragnarocks"
FORM = {"seat-0": "me", "seat-1": "bot tomte"}
Said: TypeAlias = Mapping[str, object]
GO: Said = {"act": "gone"}
WAIT: Said = {"act": "wait"}


class Browser:
    """A channel that keeps its frames, and answers the last of them."""

    def __init__(self, answer: Callable[["Browser"], Said]) -> None:
        self.frames: list[Frame] = []
        self.options: list[list[str]] = []
        self.answer = answer
        self.fresh = asyncio.Event()

    @property
    def seq(self) -> int:
        return self.frames[-1].seq

    async def send(self, frame: Frame) -> None:
        self.frames.append(frame)
        if frame.paths is not None:
            self.options = [texts.split(";") for texts, _ in frame.paths]
        self.fresh.set()

    async def receive(self) -> str | None:
        while True:
            self.fresh.clear()
            said = self.answer(self)
            if said is GO:
                return None
            if said is not WAIT:
                return json.dumps({"seq": self.seq, **said})
            await asyncio.wait_for(self.fresh.wait(), 20)

    async def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


# -- a game


async def a_game() -> str:
    """A whole game against a bot, each change kept before it counts; then the same table, read again. Its record."""
    kept: dict[str, StoredTable] = {}

    async def keep(tables: Sequence[StoredTable]) -> None:
        kept.update({each.row.id: each for each in tables})

    bots, store = LoopBots(pause=0.0), MemoryStore(keep=keep)
    rooms = OpenRooms(store, partial(open_room, store, bots, plates_of))
    room = await rooms.room(await open_table(store, GAME, "anna", FORM))
    assert room is not None
    browser = Browser(partial(_played, room))
    await TableViewer(COMMANDS, room, bots, browser, "anna", "desk", "en").run()
    again = await Room.find(MemoryStore(list(kept.values())), room.row.id)
    assert again is not None and again.fault is None
    record = record_for(room, "anna").text()
    assert record_for(again, "anna").text() == record
    assert browser.frames[0].whole and not any(frame.note for frame in browser.frames)
    print("game", len(room.match.picks), len(browser.frames), len(store.results))
    return record


def _played(room: Room, browser: Browser) -> Said:
    """The first option of every question."""
    if room.is_over:
        return GO
    if not browser.options or browser.seq != room.match.seq or room.asked() != 0:
        return WAIT
    return {"act": "pick", "options": browser.options[0]}


# -- a lesson


async def a_lesson() -> None:
    """A whole lesson, its free play against a bot and a hint among it."""
    room = LessonRooms(LoopBots(pause=0.0)).open("anna", lesson(GAME, "first"), "")
    told: list[str] = []
    browser = Browser(partial(_learnt, room.tutor, told))
    await LessonViewer(room, browser, "Anna", "phone", "en").run()
    room.stop()
    hints = [frame for frame in browser.frames if "data-chalk=" in str(frame.page)]
    assert hints
    print("lesson", room.tutor.steps_done, len(browser.frames))


def _learnt(tutor: Tutor, told: list[str], browser: Browser) -> Said:
    """What a learner says now; in free play a hint is asked for first."""
    note, ask, model = tutor.note, tutor.scene.state.ask, tutor.model()
    if tutor.mood is Mood.OVER:
        return GO
    if tutor.mood is Mood.DONE or (tutor.mood is Mood.ASKS and note.kind is Kind.TELL):
        return {"act": "next"}
    if tutor.mood is not Mood.ASKS:
        return WAIT
    if note.kind is Kind.GUESS:
        return {"act": "guess", "arg": note.right}
    if note.kind is Kind.TRY or (note.kind is Kind.FREE and tutor.acts and note.name not in told):
        told.append(note.name)
        return {"act": "show-me"}
    if not tutor.acts or ask is None:
        return WAIT
    return {"act": "pick", "options": [(model or ask.options[0]).text]}


# -- a replay


async def a_replay(text: str) -> None:
    """The record of the game, looked at after every pick, and verified."""
    source = FileSource("record", parse(text))
    wanted = [{"act": "look", "arg": str(at)} for at in range(len(source.match.picks) + 1)]
    said = iter([*wanted, {"act": "verify"}])
    browser = Browser(lambda browser: next(said, GO))
    viewer = ReplayViewer(source, browser, "desk", "en")
    await viewer.run()
    assert viewer.verdict[1]
    print("replay", viewer.at, len(browser.frames))


def main() -> None:
    """Play, and say what came of it."""
    asyncio.run(a_replay(asyncio.run(a_game())))
    asyncio.run(a_lesson())
