"""Opening tables: a new one from what a form says, or another game for the same people."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence

import msgspec

from trollbord.games import load
from trollbord.kernel.fairness import fresh_secret
from trollbord.kernel.tableoption import Table, TableOption, agreed
from trollbord.page.newpage import JOIN, WATCH
from trollbord.table.room import BOT, OPEN, PERSON, Refused, Room, bot_levels
from trollbord.table.store import ChairRow, Store, TableRow


def fresh_table() -> str:
    """An id that nobody can guess: who knows it was given it."""
    return secrets.token_urlsafe(9)


async def open_table(store: Store, game: str, person: str, form: Mapping[str, str]) -> str:
    """Open the table that a form describes; its id."""
    box = load(game)
    wishes = [form.get(f"seat-{seat}", "none") for seat in range(max(box.seats))]
    seats = [wish for wish in wishes if wish != "none"]
    options = _options(box.table_options, form)
    join, watch = form.get("join", JOIN[0]), form.get("watch", WATCH[0])
    return await seat_table(store, game, person, seats, options, join, watch)


async def seat_table(
    store: Store,
    game: str,
    person: str,
    seats: Sequence[str],
    options: Table,
    join: str = JOIN[0],
    watch: str = WATCH[0],
) -> str:
    """Open a table with these seats (`me`, `open`, `bot tomte`) and options; its id."""
    box, id = load(game), fresh_table()
    chairs = [_chair(id, seat, person, wish) for seat, wish in enumerate(seats)]
    count = box.seated(len(chairs))
    agreement = agreed(box.table_options, options)
    if join not in JOIN or watch not in WATCH:
        raise Refused("page-bad-form")
    row = _row(id, game, box.edition, count, agreement, person, join, watch)
    await store.add_table(row, chairs)
    return id


def _row(
    id: str, game: str, edition: int, seats: int, options: Table, host: str, join: str, watch: str
) -> TableRow:
    written = msgspec.json.encode(options).decode()
    now = time.time()
    return TableRow(id, game, edition, seats, written, fresh_secret(), host, join, watch, now, now)


def _chair(table: str, seat: int, person: str, wish: str) -> ChairRow:
    kind, _, bot = wish.partition(" ")
    if kind == "me":
        return ChairRow(table, seat, PERSON, person)
    if kind == OPEN:
        return ChairRow(table, seat, OPEN)
    if kind == BOT and bot in bot_levels():
        return ChairRow(table, seat, BOT, bot=bot)
    raise Refused("page-bad-form")


def _options(options: tuple[TableOption, ...], form: Mapping[str, str]) -> Table:
    """What the form says; a switch that is off is not in it."""
    said: Table = {}
    for option in options:
        text = form.get(f"table-{option.id}")
        if option.kind == "switch":
            said[option.id] = text == "true"
        elif text is not None:
            said[option.id] = option.parse(text)
    return said


async def rematch(room: Room) -> str:
    """The same people and options again, everyone one seat on."""
    row, id = room.row, fresh_table()
    options: Table = msgspec.json.decode(row.options)
    fresh = _row(id, row.game, row.edition, row.seats, options, row.host, row.join, row.watch)
    moved = [*room.chairs[1:], room.chairs[0]]
    chairs = [msgspec.structs.replace(old, table=id, seat=seat) for seat, old in enumerate(moved)]
    await room.store.add_table(fresh, chairs)
    await room.store.change_table(row.id, next=id)
    return id
