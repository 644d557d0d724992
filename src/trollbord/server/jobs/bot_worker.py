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
from time import monotonic
from typing import BinaryIO, Final, TypeAlias

from trollbord import bots
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.player import SHORTEST, Budget, Decision, Player, Reasons, answer_of
from trollbord.kernel.view import View

LENGTH: Final = Struct(">I")
REMEMBERED: Final = 32
"""How many bots a worker keeps with what they have thought; the one that was not asked for longest is forgotten."""

MEMORY: Final = 4 << 30
"""Bytes that the process of a bot of another package may take."""

WHY: Final = -1
"""The turn of somebody who wants to hear reasons."""

Told: TypeAlias = tuple[list[tuple[list[str], float]], list[Message]]
"""Reasons as they travel: each line of picks with its chance, the best first, and what is believed."""


def told(reasons: Reasons | None) -> Told | None:
    """Reasons, ready to travel."""
    if reasons is None:
        return None
    lines = [
        ([option.text for option in each.line or [each.option]], each.chance())
        for each in reasons.candidates
    ]
    return lines, reasons.suspicions


class Chair:
    """A bot at a seat of a table, and the seconds it has spent of its turn."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player
        self.turn = -1
        self.spent = 0.0

    def choose(self, view: View, seed: int, turn: int, most: float = 0.0) -> Option:
        """The bot's pick, within `most` seconds if that is not 0; the questions of one turn share its time."""
        if turn != self.turn:
            self.turn, self.spent = turn, 0.0
        began = monotonic()
        option = answer_of(self.player, Decision(view, Random(seed), self.left(most)))
        self.spent += monotonic() - began
        return option

    def left(self, most: float = 0.0) -> Budget | None:
        """What is left for this turn, and for a question that has `most` seconds."""
        budget = self.player.budget
        if budget is None:
            return None
        limits = [most] if most else []
        limits += [max(budget.seconds - self.spent, SHORTEST)] if budget.seconds else []
        return Budget(budget.iterations, min(limits, default=0.0))


def made(bot: str) -> Player:
    """A new bot; one of another package gets a limit of memory first, for this whole process."""
    if bot not in bots.BOTS and sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, most))
    return bots.make(bot)


class Desk:
    """The bots that think in this process: a turn that was begun here goes on with what was thought of it."""

    def __init__(self) -> None:
        self.chairs: Final[dict[tuple[str, int, str], Chair]] = {}

    def answer(
        self, bot: str, view: View, seed: int, table: str, turn: int, most: float = 0.0
    ) -> object:
        """The option that a bot picks in this turn of this table; its reasons, where the turn is WHY."""
        if turn == WHY:
            return told(made(bot).reasons(Decision(view, Random(seed))))
        return self.chair(table, view.seat, bot).choose(view, seed, turn, most).text

    def chair(self, table: str, seat: int, bot: str) -> Chair:
        """The bot at this seat."""
        key = (table, seat, bot)
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
    """Answer until nobody asks any more."""
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
        # The table is gone, and with it whoever wanted to know; leave nothing to be flushed.
        os._exit(0)
