"""The outbox: reminders that wait, by which way and until when; who is reminded, and how.

A reminder is written in the transaction of the change that it tells of, so that it is there if the change is, and only
then. One row stands for a table and a channel: what came later takes the place of what waited.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy import text as sql

from trollbord.server.store.rows import ChannelRow, OutboxRow, RemindedRow
from trollbord.server.store.schema import CHAIRS, CHANNELS, MUTED, OUTBOX, REMINDED, TABLES

TURN, OVER, CONFIRM = "turn", "over", "confirm"
MAIL, PUSH, WEBHOOK = "mail", "push", "webhook"
GATHER: Final = 120.0
"""Seconds for which a reminder waits: a person who looks meanwhile needs none, and others may join it."""
SPACING: Final = 15 * 60.0
"""Seconds between two messages to one address, at least."""
HOLD: Final = 180.0
"""Seconds after which what a killed process was sending is taken up by another."""
UNCONFIRMED: Final = 2 * 24 * 3600.0
"""Seconds after which an address that nobody has confirmed is forgotten."""
MOST: Final = 100
"""Channels that are looked at in one round."""

_NOTE: Final = sql(
    """
    INSERT INTO outbox ("table", channel, what, at, due)
    SELECT CAST(:here AS VARCHAR), channels.id, CAST(:what AS VARCHAR), CAST(:now AS FLOAT), CAST(:due AS FLOAT)
    FROM channels WHERE channels.person = :person AND channels.confirmed > 0
    AND NOT EXISTS (
        SELECT 1 FROM muted WHERE muted."table" = CAST(:here AS VARCHAR) AND muted.person = channels.person
    )
    ON CONFLICT ("table", channel) DO UPDATE SET what = excluded.what, at = excluded.at, due = excluded.due
    """
)


def note(connection: Connection, table: str, people: Sequence[str], what: str, now: float) -> None:
    """Write a reminder for each confirmed channel of these people, unless they have muted the table."""
    for person in people:
        given = {"here": table, "what": what, "now": now, "due": now + GATHER, "person": person}
        connection.execute(_NOTE, given)


def waiting(connection: Connection, now: float) -> tuple[int, float]:
    """How many messages wait to be sent, reminders and questions to confirm an address; seconds since the oldest was written."""
    wanted = select(func.count(), func.min(OUTBOX.c.at)).select_from(OUTBOX)
    count, first = connection.execute(wanted).one()
    return count, 0.0 if first is None else max(0.0, now - first)


# -- sending


class Parcel(msgspec.Struct):
    """All that is to be told by one channel."""

    channel: ChannelRow
    rows: list[OutboxRow]
    games: dict[str, str]


def ripe(connection: Connection, now: float) -> list[tuple[str, RemindedRow]]:
    """The channels by which something should be sent, with what their people want; the longest waiting first."""
    ready = (OUTBOX.c.due <= now) & (CHANNELS.c.after <= now) & (CHANNELS.c.held <= now)
    wanted = (
        select(CHANNELS.c.id, CHANNELS.c.person, func.min(OUTBOX.c.due).label("first"))
        .join(CHANNELS, CHANNELS.c.id == OUTBOX.c.channel)
        .where(ready)
        .group_by(CHANNELS.c.id, CHANNELS.c.person)
        .order_by("first")
        .limit(MOST)
    )
    return [(row.id, reminded(connection, row.person)) for row in connection.execute(wanted).all()]


def postpone(connection: Connection, channel: str, until: float) -> None:
    """Send nothing by this channel before a moment."""
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(after=until))


def take(connection: Connection, channel: str, now: float) -> Parcel | None:
    """Hold a channel, and take all that waits there and still makes sense; None if nothing does, or another process holds it."""
    # The update takes the lock: of two processes that want the channel, one finds no row that is free.
    free = (CHANNELS.c.id == channel) & (CHANNELS.c.held <= now)
    if connection.execute(update(CHANNELS).where(free).values(held=now + HOLD)).rowcount == 0:
        return None
    row = ChannelRow(
        **connection.execute(select(CHANNELS).where(CHANNELS.c.id == channel)).mappings().one()
    )
    waiting = select(OUTBOX).where(OUTBOX.c.channel == channel).order_by(OUTBOX.c.at)
    rows = [OutboxRow(**each) for each in connection.execute(waiting).mappings()]
    games = _still_so(connection, row.person, rows)
    drop(connection, [each for each in rows if each.table not in games])
    rows = [each for each in rows if each.table in games]
    if not rows:
        release(connection, channel)
        return None
    return Parcel(row, rows, games)


def _still_so(connection: Connection, person: str, rows: Sequence[OutboxRow]) -> dict[str, str]:
    """The tables of those reminders that are still true and unknown to the person, with their games."""
    seen = reminded(connection, person).seen
    known = {"": ""} if any(row.what == CONFIRM for row in rows) else {}
    for row in rows:
        if row.what == CONFIRM or row.at <= seen or is_muted(connection, row.table, person):
            continue
        # Minutes have passed: the person may have picked, left the chair, or given it to a bot.
        asked = (CHAIRS.c.table == TABLES.c.id) & (CHAIRS.c.seat == TABLES.c.asked)
        waits = (TABLES.c.over == 0) & (CHAIRS.c.person == person) & (CHAIRS.c.kind == "person")
        wanted = select(TABLES.c.game).where(TABLES.c.id == row.table)
        wanted = (
            wanted.where(TABLES.c.over == 1)
            if row.what == OVER
            else wanted.join(CHAIRS, asked).where(waits)
        )
        game = connection.execute(wanted).scalar()
        if game is not None:
            known[row.table] = game
    return known


def drop(connection: Connection, rows: Sequence[OutboxRow]) -> None:
    """Delete reminders; one that was written anew meanwhile stays."""
    for row in rows:
        # A reminder written anew has another time: it tells of something that this message did not.
        same = (OUTBOX.c.table == row.table) & (OUTBOX.c.channel == row.channel)
        connection.execute(delete(OUTBOX).where(same, OUTBOX.c.at == row.at))


def release(connection: Connection, channel: str) -> None:
    """Let go of a channel by which nothing was sent."""
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(held=0.0))


def sent(connection: Connection, parcel: Parcel, now: float) -> None:
    """A parcel was sent: forget it, and let some time pass before the next."""
    drop(connection, parcel.rows)
    pause = 0.0 if parcel.rows[0].what == CONFIRM else SPACING
    connection.execute(
        update(CHANNELS)
        .where(CHANNELS.c.id == parcel.channel.id)
        .values(sent=now, after=now + pause, held=0.0, tries=0)
    )


def failed(connection: Connection, parcel: Parcel, until: float) -> None:
    """A parcel was not sent: try again after a moment."""
    connection.execute(
        update(CHANNELS)
        .where(CHANNELS.c.id == parcel.channel.id)
        .values(after=until, held=0.0, tries=CHANNELS.c.tries + 1)
    )


def abandon(connection: Connection, parcel: Parcel) -> None:
    """A parcel could not be sent for too long: forget it, and keep the channel."""
    drop(connection, parcel.rows)
    connection.execute(
        update(CHANNELS).where(CHANNELS.c.id == parcel.channel.id).values(held=0.0, tries=0)
    )


def remove_all(connection: Connection, parcel: Parcel) -> None:
    """A channel has not answered for too long: forget it with all that waits there."""
    remove(connection, parcel.channel.id)


# -- people


def reminded(connection: Connection, person: str) -> RemindedRow:
    """What a person wants."""
    wanted = select(REMINDED).where(REMINDED.c.person == person)
    found = connection.execute(wanted).mappings().first()
    return RemindedRow(person) if found is None else RemindedRow(**found)


def want(connection: Connection, row: RemindedRow) -> None:
    """Write what a person wants."""
    connection.execute(delete(REMINDED).where(REMINDED.c.person == row.person))
    connection.execute(REMINDED.insert(), msgspec.structs.asdict(row))


def see(connection: Connection, person: str, now: float) -> None:
    """A person who is reminded sees a page."""
    connection.execute(update(REMINDED).where(REMINDED.c.person == person).values(seen=now))


def channels_of(connection: Connection, person: str) -> list[ChannelRow]:
    """The ways to reach a person, the oldest first."""
    wanted = select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.made)
    return [ChannelRow(**row) for row in connection.execute(wanted).mappings()]


def add(connection: Connection, row: ChannelRow) -> None:
    """Add a way to reach a person; one that is not confirmed is asked to be."""
    connection.execute(CHANNELS.insert(), msgspec.structs.asdict(row))
    if not row.confirmed:
        ask = OutboxRow("", row.id, CONFIRM, row.made, row.made)
        connection.execute(OUTBOX.insert(), msgspec.structs.asdict(ask))


def channel(connection: Connection, id: str) -> ChannelRow | None:
    """A way to reach a person, if it is still there."""
    wanted = select(CHANNELS).where(CHANNELS.c.id == id)
    found = connection.execute(wanted).mappings().first()
    return None if found is None else ChannelRow(**found)


def confirm(connection: Connection, id: str, now: float) -> None:
    """Note that an address was confirmed."""
    fresh = (CHANNELS.c.id == id) & (CHANNELS.c.confirmed == 0)
    connection.execute(update(CHANNELS).where(fresh).values(confirmed=now))


def remove(connection: Connection, channel: str, person: str | None = None) -> bool:
    """Delete a channel, if it is this person's, with all that waits there; whether there was one."""
    mine = CHANNELS.c.id == channel
    if person is not None:
        mine &= CHANNELS.c.person == person
    if connection.execute(delete(CHANNELS).where(mine)).rowcount == 0:
        return False
    connection.execute(delete(OUTBOX).where(OUTBOX.c.channel == channel))
    return True


def mute(connection: Connection, table: str, person: str, is_muted: bool, now: float) -> None:
    """Remind a person of a table, or no longer."""
    here = (MUTED.c.table == table) & (MUTED.c.person == person)
    connection.execute(delete(MUTED).where(here))
    if is_muted:
        connection.execute(MUTED.insert(), {"table": table, "person": person, "at": now})


def is_muted(connection: Connection, table: str, person: str) -> bool:
    """Whether a person wants no reminder of a table."""
    wanted = select(MUTED.c.at).where(MUTED.c.table == table, MUTED.c.person == person)
    return connection.execute(wanted).first() is not None


def muted_by(connection: Connection, person: str) -> set[str]:
    """The tables of which a person wants no reminder."""
    wanted = select(MUTED.c.table).where(MUTED.c.person == person)
    return {str(row[0]) for row in connection.execute(wanted)}


def forget(connection: Connection, person: str) -> None:
    """Delete all that is stored of a person here."""
    mine = select(CHANNELS.c.id).where(CHANNELS.c.person == person)
    connection.execute(delete(OUTBOX).where(OUTBOX.c.channel.in_(mine)))
    for table in (CHANNELS, REMINDED, MUTED):
        connection.execute(delete(table).where(table.c.person == person))


def expire(connection: Connection, now: float) -> None:
    """Forget addresses that nobody has confirmed in time."""
    old = select(CHANNELS.c.id).where(
        CHANNELS.c.confirmed == 0, CHANNELS.c.made < now - UNCONFIRMED
    )
    connection.execute(delete(OUTBOX).where(OUTBOX.c.channel.in_(old)))
    connection.execute(
        delete(CHANNELS).where(CHANNELS.c.confirmed == 0, CHANNELS.c.made < now - UNCONFIRMED)
    )
