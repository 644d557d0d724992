"""What people say at a table: heard by all, kept, never trusted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import run
from trollbord.records.record import ChatLine
from trollbord.server.errors import Refused
from trollbord.server.rooms import chat
from trollbord.server.rooms.chat import PHRASE, WORDS
from trollbord.server.rooms.export import record_for
from trollbord.server.rooms.new_table import open_table as opened_table
from trollbord.server.rooms.room import Room
from trollbord.server.store.store import Store

# -- without a browser


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
    yield kept
    kept.close()


async def table(store: Store, **form: str) -> Room:
    seats = {"seat-0": "me", "seat-1": "open", **form}
    id = await opened_table(store, "ragnarocks", "host", seats)
    room = await Room.find(store, id)
    assert room is not None
    return room


def test_only_those_who_play_may_talk_where_that_is_agreed(store: Store) -> None:
    async def scene() -> None:
        room = await table(store, speak="players")
        async with room.change(by="host"):
            chat.say(room, "host", 0, WORDS, "hello")
        with pytest.raises(Refused):
            async with room.change(by="stranger"):
                chat.say(room, "stranger", -2, WORDS, "hello")
        silent = await table(store, speak="nobody")
        with pytest.raises(Refused):
            async with silent.change(by="host"):
                chat.say(silent, "host", 0, PHRASE, "hello")

    run(scene())


def test_what_is_said_is_one_short_clean_line(store: Store) -> None:
    async def scene() -> Room:
        room = await table(store)
        async with room.change(by="host"):
            chat.say(room, "host", 0, WORDS, f"  a\n\tb\x00\u202e {'x' * 400}")
        for bad in ("", " \n ", "\x07"):
            with pytest.raises(Refused):
                async with room.change(by="host"):
                    chat.say(room, "host", 0, WORDS, bad)
        with pytest.raises(Refused):
            async with room.change(by="host"):
                chat.say(room, "host", 0, PHRASE, "no-such-phrase")
        return room

    [row] = run(scene()).said
    assert row.text.startswith("a b xxx")
    assert len(row.text) == chat.LONGEST_WORDS


@pytest.mark.parametrize("keeps", ["true", ""])
def test_the_record_keeps_what_was_said_if_the_table_wants_it(store: Store, keeps: str) -> None:
    async def scene() -> Room:
        room = await table(store, **{"seat-1": "me", "keep-talk": keeps})
        async with room.change():
            room.pick(0, ["move A2 C2"])
        async with room.change(by="host"):
            chat.say(room, "host", 0, WORDS, "a bold one")
        async with room.change(by="stranger"):
            chat.say(room, "stranger", -2, PHRASE, "good-move")
        again = await Room.find(store, room.row.id)
        assert again is not None
        return again

    record = record_for(run(scene()), "host")
    said = [entry.text() for entry in record.body if isinstance(entry, ChatLine)]
    expected = ["chat 0: a bold one", "chat spectator: Good move!"]
    assert said == (expected if keeps else [])


def test_the_record_says_what_language_players_read(store: Store) -> None:
    async def scene() -> Room:
        room = await table(store, **{"seat-1": "open"})
        async with room.change(by="host"):
            chat.hear_language(room, "host", "en")
        async with room.change(by="host"):
            chat.hear_language(room, "host", "cs")
        async with room.change(by="stranger"):
            chat.hear_language(room, "stranger", "de")
        again = await Room.find(store, room.row.id)
        assert again is not None
        return again

    room = run(scene())
    assert record_for(room, "host").header.languages == {0: "cs"}
    assert chat.language_of(room, "stranger") == ""


def test_a_note_is_its_writers_alone(store: Store) -> None:
    async def scene() -> Room:
        room = await table(store)
        async with room.change(by="host"):
            chat.write_note(room, "host", "one\ntwo")
        again = await Room.find(store, room.row.id)
        assert again is not None
        return again

    room = run(scene())
    assert chat.note_of(room, "host") == "one\ntwo"
    assert chat.note_of(room, "stranger") == ""
