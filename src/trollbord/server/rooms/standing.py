"""Where a table stands, as everyone may see it: what the first page shows of it without opening its room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from trollbord.ink.screen import Draft
from trollbord.kernel.match import Match
from trollbord.kernel.result import RESIGNED, Result
from trollbord.kernel.seat import SPECTATOR
from trollbord.page.screens import game_screen
from trollbord.server.rooms.table_state import ENDED
from trollbord.words import speaker

LONGEST_SILENCE: Final = 300.0
"""Seconds that a silence counts at most: a game over days is not played for days."""


class Standing(msgspec.Struct, frozen=True):
    """The look and the number on each seat's plate; the ranks, and why it ended, if the game is over."""

    looks: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    ranks: tuple[int, ...] = ()
    reason: str = ""


def standing_of(
    match: Match, result: Result | None, ranks: Sequence[int], is_ended: bool = False
) -> Standing:
    """Where a table stands; after an end that the rules count, the numbers are the scores."""
    game, draft = match.game.id, Draft(players=[""] * match.state.seats)
    plates = game_screen(game).screen(match.view(SPECTATOR), draft, speaker(game)).plates
    looks = tuple([plate.look for plate in plates])
    reason = ENDED if is_ended else "" if result is None else result.reason
    if result is None or reason == RESIGNED:
        return Standing(looks, tuple([plate.number for plate in plates]), tuple(ranks), reason)
    return Standing(looks, tuple([str(score) for score in result.scores]), tuple(ranks), reason)


def written(standing: Standing) -> str:
    """A standing as the store has it."""
    return msgspec.json.encode(standing).decode()


def read_standing(text: str) -> Standing:
    """What `written` wrote; a table that nobody has entered yet has none."""
    return msgspec.json.decode(text, type=Standing) if text else Standing()
