"""Bots for any game: each sees what its seat may know and nothing else."""

from collections.abc import Callable
from typing import Final

from trollbord.bots.greedy import GreedyPlayer
from trollbord.bots.guided import Evaluator, GuidedTree, Together
from trollbord.bots.levels import LEVELS, REASONERS, draug, huldra, jotun, tomte, uct
from trollbord.bots.search import SearchPlayer, Worlds
from trollbord.bots.simple import RandomPlayer
from trollbord.bots.tree import SearchSettings, Tree
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.game import why
from trollbord.kernel.outside import BOTS as OUTSIDE
from trollbord.kernel.outside import Offer, imported, offers, packages
from trollbord.kernel.player import Player

BOTS: Final[dict[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "uct": uct,
    "tomte": tomte,
    "huldra": huldra,
    "draug": draug,
    "jotun": jotun,
}
__all__ = [
    "BOTS",
    "LEVELS",
    "REASONERS",
    "Evaluator",
    "GuidedTree",
    "SearchPlayer",
    "SearchSettings",
    "Together",
    "Tree",
    "UnknownBot",
    "Worlds",
    "bot_ids",
    "make",
]


class UnknownBot(TrollbordError):
    """No bot has this name, or the package that brings it fails."""


def bot_ids() -> list[str]:
    """The ids of all bots that are installed: ours, then those that packages bring. None of those is imported."""
    return [*BOTS, *[id for id in offers(OUTSIDE) if id not in BOTS]]


def make(id: str) -> Player:
    """A new bot of this id."""
    if id in BOTS:
        return BOTS[id]()
    claims = offers(OUTSIDE).get(id, ())
    if not claims:
        raise UnknownBot("error-unknown-bot", {"given": id, "expected": ", ".join(bot_ids())})
    if len(claims) > 1:
        raise UnknownBot("error-bot-twice", {"given": id, "packages": packages(claims)})
    return _brought(claims[0])


def _brought(offer: Offer) -> Player:
    """The bot of a package, under its id: results and records name it so."""
    try:
        player = player_from(imported(offer.value), offer.value)
    except (Exception, SystemExit) as error:
        words = {"given": offer.id, "package": offer.package, "why": why(error)}
        raise UnknownBot("error-broken-bot", dict(words)) from error
    player.name = offer.id
    return player


def player_from(found: object, value: str) -> Player:
    """Make a player from a class or another callable; `value` is the name it was asked for by."""
    player = found() if callable(found) else found
    if not isinstance(player, Player):
        raise UnknownBot("error-no-player", {"given": value, "kind": type(player).__name__})
    return player
