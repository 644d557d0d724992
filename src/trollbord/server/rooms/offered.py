"""What this server offers: our games and bots, and those of other packages that its operator named.

Ids come over the network, and an installed package is imported when its game is loaded: only named ones are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord import bots, games
from trollbord.kernel.errors import UnknownGame
from trollbord.kernel.game import Game

_NAMED: Final[dict[str, tuple[str, ...]]] = {"games": (), "bots": ()}


def offer(named_games: Sequence[str], named_bots: Sequence[str]) -> None:
    """Offer these besides our own; one that can't be loaded is a mistake of the operator, told before anything is served."""
    for id in named_games:
        games.load(id)
    for id in named_bots:
        bots.make(id)
    _NAMED["games"], _NAMED["bots"] = tuple(named_games), tuple(named_bots)


def is_offered(id: str) -> bool:
    """Whether this is one of our games, or one that the operator named."""
    return id in games.own_ids() or id in _NAMED["games"]


def load(id: str) -> Game:
    """The game with this id, if it is offered here."""
    if not is_offered(id):
        raise UnknownGame("error-unknown-game", {"given": id, "expected": ", ".join(playable())})
    return games.load(id)


def playable() -> list[str]:
    """The ids of the games that can be played here."""
    return games.playable(is_offered)


def bot_levels() -> tuple[str, ...]:
    """The bots that people meet: ours, the gentlest first, then those of others."""
    return (*bots.LEVELS, *[id for id in _NAMED["bots"] if id not in bots.LEVELS])
