"""A bot's own process: reads pickled positions, writes the option that its bot picks, or why it would.

It is given views and nothing else, so it can't know what its seat may not know.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from random import Random
from struct import Struct
from typing import BinaryIO, Final

from trollbord import bots
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision, Player, TurnClock
from trollbord.kernel.view import View
from trollbord.server.rooms.told import told

LENGTH: Final = Struct(">I")
REMEMBERED: Final = 32
"""Bots that a worker remembers with what they have thought; the one that was asked longest ago is forgotten."""

MEMORY: Final = 4 << 30
"""Bytes that the process of a bot of another package may take."""


class Chair:
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


class Desk:
    """The bots that think in this process: a turn that was begun here goes on with what was thought of it."""

    def __init__(self) -> None:
        self.chairs: Final[dict[tuple[str, int, str], Chair]] = {}

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
        """The option that a bot picks in this turn of this table; if no turn is named, its reasons, `about` an option."""
        if turn is None:
            decision = Decision(view, Random(seed))
            return told(decision, made(bot).reasons(decision), about)
        return self.chair(table, view.seat, bot).choose(view, seed, turn, most).text

    def chair(self, table: str, seat: int, bot: str) -> Chair:
        """The bot at this seat."""
        key = (table, seat, bot)
        # Taken out and put in again, so that the first of the dict is the one that was asked longest ago.
        chair = self.chairs.pop(key, None) or Chair(made(bot))
        self.chairs[key] = chair
        if len(self.chairs) > REMEMBERED:
            del self.chairs[next(iter(self.chairs))]
        return chair


def pack(message: object) -> bytes:
    """A message with its length before it."""
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Answer questions until the input ends."""
    desk = Desk()
    while head := source.read(LENGTH.size):
        asked = pickle.loads(source.read(LENGTH.unpack(head)[0]))
        target.write(pack(desk.answer(*asked)))
        target.flush()


if __name__ == "__main__":
    # Ctrl-C reaches everybody at the terminal; a bot goes when the table does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Bots of others may print, and this process speaks to the server on its standard output.
    target, sys.stdout = sys.stdout.buffer, sys.stderr
    try:
        main(sys.stdin.buffer, target)
    except BrokenPipeError:
        # The server is gone; leave nothing to be flushed.
        os._exit(0)
