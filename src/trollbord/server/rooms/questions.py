"""The question that the server answers for a seat: for a bot, or for who accepts unseen."""

from __future__ import annotations

from trollbord.server.rooms.occupants import ACCEPTS, BOT, STANDIN
from trollbord.server.rooms.pace import priority_of
from trollbord.server.rooms.table_state import TableState
from trollbord.server.store.change import BotQuestion


def question_at(table: TableState) -> BotQuestion | None:
    """The question that stands at a table, if it is the server's to answer."""
    seat, ask = table.asked(), table.match.ask
    if seat is None or ask is None:
        return None
    chair = table.chairs[seat]
    if chair.kind in (BOT, STANDIN):
        return BotQuestion(table.match.seq, seat, chair.bot, priority_of(chair.bot, ask.veiled))
    accepts = ask.veiled and len(ask.options) == 1 and bool(chair.accepts)
    return (
        BotQuestion(table.match.seq, seat, ACCEPTS, priority_of(ACCEPTS, True)) if accepts else None
    )
