"""Rooms without a web server, a database, a thread or a process: a game, its replay, and a lesson."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from trollbord.kernel.seat import SPECTATOR
from trollbord.records.reader import parse
from trollbord.server.jobs.loop_bots import LoopBots
from trollbord.server.jobs.opening import open_room
from trollbord.server.live.plates import plates_of
from trollbord.server.live.replay_source import FileSource
from trollbord.server.rooms.export import record_for
from trollbord.server.rooms.lesson_room import LessonRooms
from trollbord.server.rooms.new_table import open_table
from trollbord.server.rooms.open_rooms import OpenRooms
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.watcher import Watcher
from trollbord.server.store.memory import MemoryStore
from trollbord.server.store.rows import StoredTable
from trollbord.teach import Kind, Mood, Tutor, lesson

GAME = "ragnarocks"
FORM = {"seat-0": "me", "seat-1": "bot tomte"}


class Here(Watcher):
    """Somebody looks on; each change wakes them."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.news = asyncio.Event()
        self.frames = 0

    async def refresh(self) -> None:
        self.frames += 1
        self.news.set()

    async def depart(self) -> None:
        raise AssertionError("the table is gone")

    async def reconnect(self) -> None:
        raise AssertionError("the room is lost")


async def a_game() -> str:
    """A whole game against a bot, each change kept before it counts; then the same table, read again. Its record."""
    kept: dict[str, StoredTable] = {}

    async def keep(tables: Sequence[StoredTable]) -> None:
        kept.update({each.row.id: each for each in tables})

    bots, store = LoopBots(pause=0.0), MemoryStore(keep=keep)
    rooms = OpenRooms(store, partial(open_room, store, bots, plates_of))
    room = await rooms.room(await open_table(store, GAME, "anna", FORM))
    assert room is not None
    await _played(room)
    again = MemoryStore(list(kept.values()))
    read = await Room.find(again, room.row.id)
    assert read is not None and read.fault is None
    assert record_for(read, "anna").text() == record_for(room, "anna").text()
    print("game", len(room.match.picks), kept[room.row.id].row.version, len(store.results))
    return record_for(room, "anna").text()


async def _played(room: Room) -> None:
    anna = Here("anna")
    room.viewers.come(anna)
    await room.wake()
    while not room.is_over:
        anna.news.clear()
        ask = room.match.ask
        if room.asked() == 0 and ask is not None:
            async with room.change(by="anna"):
                room.pick(0, [ask.options[0].text])
        else:
            await asyncio.wait_for(anna.news.wait(), 20)


async def a_lesson() -> None:
    """A whole lesson, its free play against a bot and a hint among it."""
    room = LessonRooms(LoopBots(pause=0.0)).open("anna", lesson(GAME, "first"), "")
    here, tutor = Here("anna"), room.tutor
    room.viewers.add(here)
    told = 0
    while tutor.mood is not Mood.OVER:
        here.news.clear()
        if tutor.note.kind is Kind.FREE and tutor.acts and not told:
            async with room.change():
                room.advise()
            while room.advised is None:
                await here.news.wait()
                here.news.clear()
            told += 1
        elif (deed := _learnt(tutor)) is not None:
            async with room.change():
                deed()
        else:
            await asyncio.wait_for(here.news.wait(), 20)
    room.stop()
    print("lesson", tutor.steps_done, told)


def _learnt(tutor: Tutor) -> Callable[[], None] | None:
    """What a learner does now; None while the lesson goes on by itself."""
    note = tutor.note
    if tutor.mood is Mood.DONE or (tutor.mood is Mood.ASKS and note.kind is Kind.TELL):
        return tutor.go_on
    if tutor.mood is not Mood.ASKS:
        return None
    if note.kind is Kind.TRY:
        return tutor.example
    if note.kind is Kind.GUESS:
        return partial(tutor.guess, note.right)
    ask, model = tutor.scene.state.ask, tutor.model()
    if not tutor.acts or ask is None:
        return None
    return partial(tutor.pick, [(model or ask.options[0]).text])


def a_replay(text: str) -> None:
    """The record of the game, shown from its first position to its last."""
    source = FileSource("record", parse(text))
    assert source.problem is None and source.check().is_good
    shown = [str(source.match.at(index).view(SPECTATOR)) for index in source.turns()]
    print("replay", len(source.match.picks), len(shown))


def main() -> None:
    """Play, and say what came of it."""
    a_replay(asyncio.run(a_game()))
    asyncio.run(a_lesson())
