"""Opening tables, each in one transaction: from a form, for the same people again, or from a position."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from trollbord.kernel.fairness import fresh_secret
from trollbord.kernel.match import Match
from trollbord.kernel.settings import Setting, Settings, agreed
from trollbord.page.new_page import ABSENCES, JOIN, SPEAK, WATCH
from trollbord.server.errors import Refused
from trollbord.server.offered import load
from trollbord.server.rooms.chat import TALK, TalkRules
from trollbord.server.rooms.clock import CLOCK, BadClock, agreed_clock
from trollbord.server.rooms.left_chairs import ABSENCE
from trollbord.server.rooms.occupants import BOT, OPEN, PERSON, USUAL_BOT, bot_levels
from trollbord.server.rooms.room import FORKED, Room
from trollbord.server.store.schema import ChairRow, NewTable, PickRow, TableRow
from trollbord.server.store.store import Store

AGREED: Final = (TALK, CLOCK, ABSENCE)
"""The names of what holds for the next game too."""


def fresh_table() -> str:
    """An id that can't be guessed. It does not begin with a hyphen: commands would take it for an option."""
    id = secrets.token_urlsafe(9)
    return fresh_table() if id.startswith("-") else id


async def open_table(store: Store, game: str, person: str, form: Mapping[str, str]) -> str:
    """Open the table that a form describes; its id."""
    box = load(game)
    wishes = [form.get(f"seat-{seat}", "none") for seat in range(max(box.seats))]
    seats = [wish for wish in wishes if wish != "none"]
    options = _options(box.settings, form)
    join, watch = form.get("join", JOIN[0]), form.get("watch", WATCH[0])
    return await seat_table(store, game, person, seats, options, join, watch, agreed_by(form))


async def seat_table(
    store: Store,
    game: str,
    person: str,
    seats: Sequence[str],
    options: Settings,
    join: str = JOIN[0],
    watch: str = WATCH[0],
    saved: Mapping[str, str] | None = None,
) -> str:
    """Open a table with these seats (`me`, `open`, `bot tomte`) and options; its id."""
    box, id = load(game), fresh_table()
    chairs = [_chair(id, seat, person, wish) for seat, wish in enumerate(seats)]
    count = box.seated(len(chairs))
    agreement = agreed(box.settings, options)
    if join not in JOIN or watch not in WATCH:
        raise Refused("page-bad-form")
    row = _row(id, game, box.edition, count, agreement, person, join, watch)
    await store.open_table(NewTable(row, chairs, dict(saved or {})))
    return id


def agreed_by(form: Mapping[str, str]) -> dict[str, str]:
    """What is agreed beside the game: who may talk, how long one may think, and how long one may be away."""
    absence = form.get("absence", ABSENCES[0])
    if absence not in ABSENCES:
        raise Refused("page-bad-form")
    who = form.get("speak", SPEAK[0])
    if who not in SPEAK:
        raise Refused("page-bad-form")
    talk = TalkRules(who, form.get("keep-talk") == "true")
    try:
        clock = agreed_clock(form)
    except BadClock:
        raise Refused("page-bad-form") from None
    written = "" if clock is None else msgspec.json.encode(clock).decode()
    away = "" if absence == ABSENCES[0] else str(60 * int(absence))
    return {TALK: msgspec.json.encode(talk).decode(), CLOCK: written, ABSENCE: away}


def _row(
    id: str,
    game: str,
    edition: int,
    seats: int,
    options: Settings,
    host: str,
    join: str,
    watch: str,
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


def _options(options: tuple[Setting, ...], form: Mapping[str, str]) -> Settings:
    """What the form says; a switch that is off is not in it."""
    said: Settings = {}
    for option in options:
        text = form.get(f"table-{option.id}")
        if option.kind == "switch":
            said[option.id] = text == "true"
        elif text is not None:
            said[option.id] = option.parse(text)
    return said


def next_table(room: Room, person: str) -> str:
    """The table where the same people play again; the first request opens it, within `room.change()`."""
    if not room.is_over or not room.seats_of(person):
        raise Refused("page-not-offered")
    return room.row.next or rematch(room)


def rematch(room: Room) -> str:
    """Open a table for the same people with the same settings, everyone one seat on, within `room.change()`."""
    row, id = room.row, fresh_table()
    options: Settings = msgspec.json.decode(row.options)
    edition = room.game.edition
    fresh = _row(id, row.game, edition, row.seats, options, row.host, row.join, row.watch)
    moved = [*room.chairs[1:], room.chairs[0]]
    chairs = [_again(old, id, seat) for seat, old in enumerate(moved)]
    saved = {name: room.saved.get(name, "") for name in AGREED}
    room.opening.append(NewTable(fresh, chairs, saved))
    room.row.next = id
    return id


def _again(chair: ChairRow, table: str, seat: int) -> ChairRow:
    """The same chair at the next table; a person whom a bot replaced sits there again."""
    fresh = msgspec.structs.replace(chair, table=table, seat=seat)
    return msgspec.structs.replace(fresh, kind=PERSON, bot="") if chair.person else fresh


async def fork(store: Store, match: Match, is_open: bool, person: str, at: int, seat: int) -> str:
    """Open a table that goes on after `at` picks of a match: one person against bots, with a new secret; its id."""
    id, seats = fresh_table(), match.state.seats
    if not is_open or not 0 <= at <= len(match.picks) or not 0 <= seat < seats:
        raise Refused("page-not-offered")
    if at == len(match.picks) and match.result is not None:
        raise Refused("page-not-offered")
    settings = dict(match.state.settings)
    row = _row(id, match.game.id, match.game.edition, seats, settings, person, JOIN[0], WATCH[0])
    bot = bot_levels()[USUAL_BOT]
    chairs = [
        ChairRow(id, each, PERSON, person) if each == seat else ChairRow(id, each, BOT, bot=bot)
        for each in range(seats)
    ]
    lines = [
        PickRow(id, index + 1, pick.seat, pick.option.text, pick.origin, pick.beside)
        for index, pick in enumerate(match.picks[:at])
    ]
    await store.open_table(NewTable(row, chairs, {FORKED: str(at)} if at else {}, lines))
    return id
