"""Why did the bot do that? What it weighed, for those who may know what it knew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.bots import REASONERS
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.state import State
from trollbord.page.sitting import Thought
from trollbord.server.jobs.bot_pool import Thinkers
from trollbord.server.jobs.bot_worker import Told
from trollbord.server.rooms.occupants import BOT
from trollbord.server.rooms.room import Room
from trollbord.words import Speaker

SHOWN: Final = 3
"""Options that are explained."""
FOLLOWING: Final = 4
"""Picks that are told of what the bot expected to follow."""


def asked_about(room: Room, person: str, shown: int) -> int | None:
    """The index of the bot's decision that led to the position after `shown` picks, if the person may ask for it."""
    picks = room.match.picks
    index = min(shown, len(picks)) - 1
    while index >= 0 and (picks[index].seat == NATURE or picks[index].is_lone):
        index -= 1
    if index < 0 or not may_know(room, person, index):
        return None
    chair = room.chairs[picks[index].seat]
    return index if chair.kind == BOT and chair.bot in REASONERS else None


def may_know(room: Room, person: str, index: int) -> bool:
    """Reasons rest on what the bot held: they are for the end of the game, or for spectators where nothing is hidden."""
    if room.is_over:
        return True
    seat = room.match.picks[index].seat
    return not room.seats_of(person) and is_open(room.match.at(index), seat)


def is_open(state: State, seat: Seat) -> bool:
    """Whether a seat knows nothing that a spectator does not know."""
    own, open_to_all = state.view(seat), state.view(SPECTATOR)
    return all(getattr(own, name) == getattr(open_to_all, name) for name in own.FIELDS)


async def reasons(thinkers: Thinkers, room: Room, index: int) -> Told | None:
    """Let the bot think again about a decision."""
    pick = room.match.picks[index]
    view = room.match.at(index).view(pick.seat)
    return await thinkers.reasons(room.chairs[pick.seat].bot, view)


def thought(
    room: Room, told: Told | None, picked: Option, words: Speaker, names: Sequence[str]
) -> Thought:
    """What a bot told, in the viewer's language."""
    find = room.game.vocabulary.find
    picked_words = words.option(picked, names)
    if told is None:
        return Thought(picked_words, [], [])
    rows = [
        (
            words.option(find(line[0]), names),
            f"{100 * chance:.0f} %",
            " · ".join([words.option(find(text), names) for text in line[1 : FOLLOWING + 1]]),
        )
        for line, chance in told[0][:SHOWN]
    ]
    return Thought(picked_words, rows, [words.message(suspicion, names) for suspicion in told[1]])
