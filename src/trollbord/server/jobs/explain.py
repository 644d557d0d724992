"""Why did it do that? What a bot weighed, for whoever may know what it knew."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from trollbord.bots import REASONERS
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.state import State
from trollbord.page.sitting import Thought
from trollbord.server.jobs.bot_worker import Told
from trollbord.server.rooms.occupants import BOT

if TYPE_CHECKING:
    from trollbord.server.live.viewer import Viewer

SHOWN: Final = 3
"""How many options a bot is heard about."""
FOLLOWING: Final = 4
"""How many picks are told of what it expected."""


def asked_about(viewer: Viewer) -> int:
    """The number of the bot's decision that led to what is shown, if this browser may ask for it; -1 otherwise."""
    match = viewer.room.match
    index = (viewer.looking if viewer.looking >= 0 else len(match.picks)) - 1
    while index >= 0 and (match.picks[index].seat == NATURE or match.picks[index].is_lone):
        index -= 1
    if index < 0 or not may_know(viewer, index):
        return -1
    chair = viewer.room.chairs[match.picks[index].seat]
    return index if chair.kind == BOT and chair.bot in REASONERS else -1


def may_know(viewer: Viewer, index: int) -> bool:
    """Reasons rest on what the bot held: they are for the end of the game, or for onlookers where nothing is hidden."""
    match = viewer.room.match
    if viewer.room.is_over:
        return True
    seat = match.picks[index].seat
    return not viewer.mine() and is_open(match.at(index), seat)


def is_open(state: State, seat: Seat) -> bool:
    """Whether a seat knows nothing that an onlooker does not know."""
    own, open_to_all = state.view(seat), state.view(SPECTATOR)
    return all(getattr(own, name) == getattr(open_to_all, name) for name in own.FIELDS)


async def ask(viewer: Viewer, index: int) -> None:
    """Let the bot think again about a decision, outside the table's lock, and show what it says."""
    match = viewer.room.match
    pick = match.picks[index]
    view = match.at(index).view(pick.seat)
    bot = viewer.room.chairs[pick.seat].bot
    told = await viewer.room.thinkers.reasons(bot, view)
    async with viewer.room.lock:
        if index < len(match.picks) and match.picks[index] is pick and asked_about(viewer) == index:
            viewer.reasons = index, thought(viewer, told, pick.option)
            await viewer.refresh()


def begin(viewer: Viewer, index: int) -> None:
    """Ask without waiting; a second question takes the place of the first."""
    if viewer.asking is not None:
        viewer.asking.cancel()
    viewer.asking = asyncio.create_task(ask(viewer, index))


def thought(viewer: Viewer, told: Told | None, picked: Option) -> Thought:
    """What a bot told, in the browser's language."""
    words, names = viewer.speaker, [chair.name for chair in viewer.chairs()]
    find = viewer.room.game.vocabulary.find
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
