"""The plates of a table's seats, as its screen draws them for everyone."""

from __future__ import annotations

from trollbord.ink.screen import Draft
from trollbord.kernel.match import Match
from trollbord.kernel.seat import SPECTATOR
from trollbord.page.screens import game_screen
from trollbord.server.rooms.standing import Plates
from trollbord.words import speaker


def plates_of(match: Match) -> Plates:
    """The look and the number on each seat's plate."""
    game, draft = match.game.id, Draft(players=[""] * match.state.seats)
    plates = game_screen(game).screen(match.view(SPECTATOR), draft, speaker(game)).plates
    return Plates(
        tuple([plate.look for plate in plates]), tuple([plate.number for plate in plates])
    )
