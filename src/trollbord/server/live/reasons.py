"""Why did the bot do that? What it weighed, for those who may know what it knew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.bots import REASONERS
from trollbord.bots.weighing import BEST, beside
from trollbord.kernel.game import Game
from trollbord.kernel.log import Pick
from trollbord.kernel.match import Match
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.state import State
from trollbord.page.sitting import Thought
from trollbord.page.weighed import weighed
from trollbord.server.rooms.hints import may_ask
from trollbord.server.rooms.occupants import BOT
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.services import BotService
from trollbord.server.rooms.told import ToldReasons
from trollbord.words import Speaker

SHOWN: Final = 3
"""Options that are explained, besides the one that was picked."""
FOLLOWING: Final = 4
"""Picks that are told of what the bot expected to follow."""


def asked_about(room: Room, person: str, shown: int) -> int | None:
    """The index of the bot's decision that led to the position after `shown` picks, if the person may ask for it."""
    picks = room.match.picks
    index = min(shown, len(picks)) - 1
    index = decision_before(picks, index)
    if index < 0 or not may_know(room, person, index):
        return None
    chair = room.chairs[picks[index].seat]
    return index if chair.kind == BOT and chair.bot in REASONERS else None


def decision_before(picks: Sequence[Pick], index: int) -> int:
    """The last decision up to here that a player made; -1 if there is none."""
    while index >= 0 and (picks[index].seat == NATURE or picks[index].is_lone):
        index -= 1
    return index


def may_know(room: Room, person: str, index: int) -> bool:
    """Reasons rest on what the bot held: they are for the end of the game, or where nothing is hidden.

    A player hears them there if the table allows hints, since they tell how a position is judged.
    """
    if room.is_over:
        return True
    if room.seats_of(person) and not may_ask(room, person):
        return False
    return is_open(room.match.at(index), room.match.picks[index].seat)


def is_open(state: State, seat: Seat) -> bool:
    """Whether a seat knows nothing that a spectator does not know."""
    own, open_to_all = state.view(seat), state.view(SPECTATOR)
    return all(getattr(own, name) == getattr(open_to_all, name) for name in own.FIELDS)


async def reasons(
    bots: BotService, match: Match, bot: str, index: int, owner: str = ""
) -> ToldReasons | None:
    """Let the bot think again about a decision, in the share of the person who asks."""
    pick = match.picks[index]
    view = match.at(index).view(pick.seat)
    return await bots.reasons(bot, view, owner, pick.option.text)


def thought(
    game: Game, told: ToldReasons | None, pick: Pick, words: Speaker, names: Sequence[str]
) -> Thought:
    """What a bot told, in the viewer's language."""
    find, picked = game.vocabulary.find, pick.option
    picked_words = words.option(picked, names)
    if told is None:
        return Thought(picked_words, [], [])
    lines = list(told.lines[:SHOWN])
    lines += [line for line in told.lines[SHOWN:] if line.picks[0] == picked.text]
    rows = [
        (
            words.option(find(line[0]), names),
            words.text(beside(told.lines[0].worth, worth) if place else BEST),
            " · ".join([words.option(find(text), names) for text in line[1 : FOLLOWING + 1]]),
        )
        for place, (line, worth, _) in enumerate(lines)
    ]
    said = weighed(told.changes, pick.seat, words, names, is_own=False)
    suspicions = [words.message(suspicion, names) for suspicion in told.suspicions]
    return Thought(picked_words, rows, suspicions, said)
