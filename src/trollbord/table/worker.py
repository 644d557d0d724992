"""A bot's own process: reads pickled positions, writes the option that its bot picks.

It is given views and nothing else, so it can't know what its seat may not know.
"""

from __future__ import annotations

import os
import pickle
import sys
from random import Random
from struct import Struct
from typing import BinaryIO, Final

from trollbord import bots
from trollbord.kernel.player import Position

LENGTH: Final = Struct(">I")


def pack(message: object) -> bytes:
    """A message with its length before it."""
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    while head := source.read(LENGTH.size):
        bot, view, seed = pickle.loads(source.read(LENGTH.unpack(head)[0]))
        option = bots.make(bot).choose(Position(view, Random(seed)))
        target.write(pack(option.text))
        target.flush()


if __name__ == "__main__":
    try:
        main(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The table is gone, and with it whoever wanted to know; leave nothing to be flushed.
        os._exit(0)
