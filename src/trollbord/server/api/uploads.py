"""Uploaded records: read, stored, and shown as replays."""

from __future__ import annotations

import asyncio

from trollbord.records.reader import decode, parse
from trollbord.records.record import Record
from trollbord.server.live.replay_source import FileSource
from trollbord.server.rooms.new_table import fresh_table
from trollbord.server.rooms.offered import load
from trollbord.server.store import files
from trollbord.server.store.store import Store


async def take_in(store: Store, person: str, data: bytes) -> FileSource:
    """Store an uploaded record; one that can't be read raises an error that names the line."""
    id = fresh_table()
    read, source = await asyncio.to_thread(_read, id, data)
    await files.bring(store, id, person, read.text())
    return source


def _read(id: str, data: bytes) -> tuple[Record, FileSource]:
    read = decode(data)
    load(read.header.game)  # one that nobody here plays is a sentence of its own
    return read, FileSource(id, read)


async def taken_in(store: Store, id: str) -> FileSource | None:
    """An uploaded record, if it is still stored."""
    text = await files.brought(store, id)
    return None if text is None else await asyncio.to_thread(_shown, id, text)


def _shown(id: str, text: str) -> FileSource:
    return FileSource(id, parse(text))
