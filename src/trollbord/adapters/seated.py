"""Players and games as people type them: ids, budgets, programs, and classes of their own.

jotun            the bot with this id
jotun@200        the bot with 200 iterations a question
jotun@0.5s       the bot with half a second a turn
jotun@200~0.5    the bot with 200 iterations a question that errs with heat 0.5; tomte~0.9: without a search,
                 among the options that look best; random~0.9: among all
jotun+mine.json  the bot with learned weights from a file; jotun@200+plain: with none
./bot.mjs        a program that speaks the line protocol
mine:Ulf         the class Ulf of the module mine, which makes a Player
mine:GAME        the game GAME of the module mine

For command lines and Python alone: what comes over the network is an id (`trollbord.load`, `bots.make`).
"""

import os
import re
import sys
from typing import Final

from trollbord import bots
from trollbord.adapters.program import ProgramPlayer
from trollbord.bots import UnknownBot
from trollbord.bots.erring import LEADING
from trollbord.bots.levels import Erring
from trollbord.bots.search import SearchPlayer
from trollbord.games import load
from trollbord.kernel.errors import TrollbordError, UnknownGame
from trollbord.kernel.game import Game, why
from trollbord.kernel.outside import imported
from trollbord.kernel.player import Budget, Player

LOOKING: Final = {"tomte": LEADING, "random": 0}
"""Who looks one question ahead if a heat is given, and among how many of the best options they then draw; 0: all."""
_BUDGET: Final = re.compile(r"(?P<bot>[^@]+)@(?:(?P<iterations>[0-9]+)|(?P<seconds>[0-9.]+)s)")
_HEAT: Final = re.compile(r"(?P<bot>[a-z]+(?:@[0-9.]+s?)?)~(?P<heat>[0-9]+(?:\.[0-9]+)?)")
_WEIGHTS: Final = re.compile(r"(?P<bot>[a-z]+(?:@[0-9.]+s?)?(?:~[0-9.]+)?)\+(?P<weights>.+)")


def seated(name: str) -> Player:
    """A new player of this name."""
    weighted = _WEIGHTS.fullmatch(name)
    if weighted is not None:
        return _weighted(name, weighted["bot"], weighted["weights"])
    if "/" in name:
        return ProgramPlayer(name)
    heated = _HEAT.fullmatch(name)
    if heated is not None:
        return _erring(name, heated["bot"], float(heated["heat"]))
    match = _BUDGET.fullmatch(name)
    if match is None:
        return _player(name)
    player = _player(match["bot"])
    player.name = name
    player.budget = Budget(int(match["iterations"] or 0), float(match["seconds"] or 0))
    return player


def _erring(name: str, bot: str, heat: float) -> Player:
    """A bot that errs as much as it is told to, in every game."""
    if bot in LOOKING and heat > 0.0:
        return Erring(name, heat, LOOKING[bot])
    player = seated(bot)
    if not isinstance(player, SearchPlayer) or heat == 0.0:
        raise UnknownBot("error-bot-without-heat", {"given": name})
    player.name = name
    player.heat = heat
    return player


def _weighted(name: str, bot: str, weights: str) -> Player:
    """A searching bot that judges by other weights than the game's."""
    player = seated(bot)
    if not isinstance(player, SearchPlayer):
        raise UnknownBot("error-bot-without-weights", {"given": bot})
    player.name = name
    player.weights = weights
    return player


def _player(name: str) -> Player:
    if ":" not in name:
        return bots.make(name)
    player = bots.player_from(named(name), name)
    player.name = name
    return player


def boxed(name: str) -> Game:
    """The game of this name."""
    if ":" not in name:
        return load(name)
    game = named(name)
    if not isinstance(game, Game):
        raise UnknownGame("error-no-game", {"given": name, "kind": type(game).__name__})
    return game


def named(text: str) -> object:
    """What `module:name` stands for, in a module that is installed or lies in the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        return imported(text)
    except (Exception, SystemExit) as error:
        raise NotFound("error-not-imported", {"given": text, "why": why(error)}) from error


class NotFound(TrollbordError):
    """A module or a name in it that can't be imported."""
