"""Opening tables, each in one transaction: from a form, for the same people again, or from a position."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from trollbord.kernel.fairness import fresh_secret
from trollbord.kernel.match import Match
from trollbord.kernel.settings import Setting, Settings, agreed
from trollbord.server.errors import Refused
from trollbord.server.people.names import plain
from trollbord.server.rooms.chat import TALK, TalkRules
from trollbord.server.rooms.clock import CLOCK, BadClock, agreed_clock
from trollbord.server.rooms.hints import HINTS
from trollbord.server.rooms.left_chairs import ABSENCE
from trollbord.server.rooms.occupants import BOT, OPEN, PERSON, USUAL_BOT, bot_levels
from trollbord.server.rooms.offered import load
from trollbord.server.rooms.room import FORKED, Room
from trollbord.server.rooms.services import TableStore
from trollbord.server.store.rows import ChairRow, PickRow, TableRow, TableRows
from trollbord.tables.terms import ABSENCES, JOIN, LONGEST_TABLE_NAME, SPEAK, WATCH

MOST_SEATS: Final = 16
"""More seats than any game has."""
AGREED: Final = (TALK, CLOCK, ABSENCE, HINTS)
"""The names of what holds for the next game too."""


def fresh_table() -> str:
    """An id that can't be guessed. It does not begin with a hyphen: commands would take it for an option."""
    id = secrets.token_urlsafe(9)
    return fresh_table() if id.startswith("-") else id


class Wish(NamedTuple):
    """Who shall sit on a seat (`me`, `open`, `bot tomte`), and under which name."""

    who: str
    name: str = ""


async def open_table(store: TableStore, game: str, person: str, form: Mapping[str, str]) -> str:
    """Open the table that a form describes; its id."""
    box = load(game)
    wishes = [_wish(form, seat) for seat in range(max(box.seats))]
    seats = [wish for wish in wishes if wish.who != "none"]
    options = _options(box.settings, form)
    join, watch = form.get("join", JOIN[0]), form.get("watch", WATCH[0])
    id, name = fresh_table(), plain(form.get("name", ""), LONGEST_TABLE_NAME)
    given = _table(id, game, person, seats, options, join, watch, agreed_by(form))
    given.row.name = name
    await store.open_table(given)
    return id


def _wish(form: Mapping[str, str], seat: int) -> Wish:
    """What a form says of a seat; the level of a bot stands in a field of its own, or beside it."""
    who = form.get(f"seat-{seat}", "none")
    if who == BOT:
        return Wish(f"{BOT} {form.get(f'bot-{seat}', '')}")
    return Wish(who, plain(form.get(f"name-{seat}", "")) if who == "me" else "")


def own_name(form: Mapping[str, str]) -> str:
    """What a person calls themselves in the form: the name of the first seat that is theirs."""
    seats = [seat for seat in range(MOST_SEATS) if form.get(f"seat-{seat}") == "me"]
    return plain(form.get(f"name-{seats[0]}", "")) if seats else ""


async def seat_table(
    store: TableStore,
    game: str,
    person: str,
    seats: Sequence[str],
    options: Settings,
    join: str = JOIN[0],
    watch: str = WATCH[0],
    saved: Mapping[str, str] | None = None,
) -> str:
    """Open a table with these seats (`me`, `open`, `bot tomte`) and options; its id."""
    id, wishes = fresh_table(), [Wish(seat) for seat in seats]
    await store.open_table(
        _table(id, game, person, wishes, options, join, watch, dict(saved or {}))
    )
    return id


def _table(
    id: str,
    game: str,
    person: str,
    wishes: Sequence[Wish],
    options: Settings,
    join: str,
    watch: str,
    saved: dict[str, str],
) -> TableRows:
    """The rows of a table; where a person sits on several seats, all but the first have names of their own."""
    box = load(game)
    first = next((seat for seat, wish in enumerate(wishes) if wish.who == "me"), None)
    chairs = [
        _chair(id, seat, person, wish.who, "" if seat == first else wish.name)
        for seat, wish in enumerate(wishes)
    ]
    count = box.seated(len(chairs))
    agreement = agreed(box.settings, options)
    if join not in JOIN or watch not in WATCH:
        raise Refused("page-bad-form")
    row = _row(id, game, box.edition, count, agreement, person, join, watch)
    return TableRows(row, chairs, saved)


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
    hints = "true" if form.get("hints") == "true" else ""
    return {TALK: msgspec.json.encode(talk).decode(), CLOCK: written, ABSENCE: away, HINTS: hints}


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


def _chair(table: str, seat: int, person: str, wish: str, name: str = "") -> ChairRow:
    kind, _, bot = wish.partition(" ")
    if kind == "me":
        return ChairRow(table, seat, PERSON, person, name=name)
    if kind == OPEN:
        return ChairRow(table, seat, OPEN)
    if kind == BOT and bot in bot_levels():
        return ChairRow(table, seat, BOT, bot=bot)
    raise Refused("page-bad-form")


def _options(options: tuple[Setting, ...], form: Mapping[str, str]) -> Settings:
    """What the form says; a switch that is off is not in it."""
    said: Settings = {}
    for option in options:
        text = _order(option, form) if option.words else form.get(f"table-{option.id}")
        # Browsers leave an unticked box out of a form: what is missing is off, not what is usual.
        if option.kind == "switch":
            said[option.id] = text == "true"
        elif text is not None:
            said[option.id] = option.parse(text)
    return said


def _order(option: Setting, form: Mapping[str, str]) -> str | None:
    """An order of words from its lists; a word that is wanted twice gives way to one that nobody wants."""
    wanted = [form.get(f"table-{option.id}-{place}", "") for place in range(len(option.words))]
    if not any(wanted):
        return form.get(f"table-{option.id}")
    order: list[str] = []
    for word in wanted:
        left = [each for each in option.words if each not in order and each not in wanted]
        is_good = word in option.words and word not in order
        order.append(word if is_good else left[0] if left else "")
    return "-".join(order)


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
    # One seat on, so that nobody keeps the same place.
    moved = [*room.chairs[1:], room.chairs[0]]
    chairs = [_again(old, id, seat) for seat, old in enumerate(moved)]
    saved = {name: room.saved.get(name, "") for name in AGREED}
    fresh.name = row.name
    room.opening.append(TableRows(fresh, chairs, saved))
    room.row.next = id
    return id


def _again(chair: ChairRow, table: str, seat: int) -> ChairRow:
    """The same chair at the next table; a person whom a bot replaced sits there again."""
    fresh = msgspec.structs.replace(chair, table=table, seat=seat)
    return msgspec.structs.replace(fresh, kind=PERSON, bot="") if chair.person else fresh


async def fork(
    store: TableStore, match: Match, is_open: bool, person: str, at: int, seat: int
) -> str:
    """Open a table that goes on after `at` picks of a match: one person against bots, with a new secret; its id."""
    id, seats = fresh_table(), match.state.seats
    if not is_open or not 0 <= at <= len(match.picks) or not 0 <= seat < seats:
        raise Refused("page-not-offered")
    # Nothing would be left to play.
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
    await store.open_table(TableRows(row, chairs, {FORKED: str(at)} if at else {}, lines))
    return id
