"""Bots that think in this process, wherever it runs: a worker of the pool, or a browser."""

from __future__ import annotations

import secrets
import sys
from random import Random
from typing import Final

from trollbord import bots
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision, Player, TurnClock
from trollbord.kernel.view import View
from trollbord.server.rooms.told import ToldReasons, told

REMEMBERED: Final = 32
"""Bots that a process remembers with what they have thought; the one that was asked longest ago is forgotten."""
MEMORY: Final = 4 << 30
"""Bytes that the process of a bot of another package may take."""


def fresh_seed(_: View) -> int:
    """What a bot rolls its dice with for one answer; nobody can guess it."""
    return secrets.randbits(64)


class ThinkingBot:
    """A bot at a seat of a table, and the clock of its turn."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player
        self._clock: Final = TurnClock()

    def choose(self, view: View, seed: int, turn: int, most: float = 0.0) -> Option:
        """The bot's pick, within `most` seconds if that is not 0; the questions of one turn share its time."""
        player = self.player
        return self._clock.answer(player, view, Random(seed), turn, player.budget, most)


def made(bot: str) -> Player:
    """A new bot; one of another package gets a limit of memory first, for this whole process."""
    if bot not in bots.BOTS and sys.platform != "win32":
        import resource

        # Ours are trusted; one of another package must not push the whole machine into swapping.
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, most))
    return bots.make(bot)


class ThinkingBots:
    """The bots that think in this process: a turn that was begun here goes on with what was thought of it."""

    def __init__(self) -> None:
        self.seated: Final[dict[tuple[str, int, str], ThinkingBot]] = {}

    def answer(
        self,
        bot: str,
        view: View,
        seed: int,
        table: str,
        turn: int | None,
        most: float = 0.0,
        about: str = "",
    ) -> object:
        """What a bot picks in this turn of this table; if no turn is named, its reasons, `about` an option."""
        if turn is None:
            return self.reasons(bot, view, seed, about)
        return self.choose(bot, view, seed, table, turn, most)

    def choose(
        self, bot: str, view: View, seed: int, table: str, turn: int, most: float = 0.0
    ) -> str:
        """The option that a bot picks in this turn of this table."""
        return self.at(table, view.seat, bot).choose(view, seed, turn, most).text

    def reasons(self, bot: str, view: View, seed: int, about: str = "") -> ToldReasons | None:
        """Why a bot would pick what it would pick, `about` an option."""
        decision = Decision(view, Random(seed))
        return told(decision, made(bot).reasons(decision), about)

    def at(self, table: str, seat: int, bot: str) -> ThinkingBot:
        """The bot at this seat."""
        key = (table, seat, bot)
        # Taken out and put in again, so that the first of the dict is the one that was asked longest ago.
        found = self.seated.pop(key, None) or ThinkingBot(made(bot))
        self.seated[key] = found
        if len(self.seated) > REMEMBERED:
            del self.seated[next(iter(self.seated))]
        return found
