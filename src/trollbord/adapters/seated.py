"""Who sits down under a name: a bot of ours, one with another budget, or a program.

jotun            the bot
jotun@200        the bot with 200 iterations a question
jotun@0.5s       the bot with half a second a turn
./bot.mjs        a program that speaks the line protocol
"""

import re
from typing import Final

from trollbord import bots
from trollbord.adapters.program import ProgramPlayer
from trollbord.kernel.player import Budget, Player

_BUDGET: Final = re.compile(r"(?P<bot>[a-z_-]+)@(?:(?P<iterations>[0-9]+)|(?P<seconds>[0-9.]+)s)")


def seated(name: str) -> Player:
    """A new player of this name."""
    if "/" in name:
        return ProgramPlayer(name)
    match = _BUDGET.fullmatch(name)
    if match is None:
        return bots.make(name)
    player = bots.make(match["bot"])
    player.name = name
    player.budget = Budget(int(match["iterations"] or 0), float(match["seconds"] or 0))
    return player
