"""A bot's own process: reads pickled positions, writes the option that its bot picks, or why it would.

It is given views, so it can't know what its seat may not know; and the records of finished games, to review them.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import sys
from struct import Struct
from typing import BinaryIO, Final

from trollbord.server.jobs.reviewing import Reviewer
from trollbord.server.jobs.thinking import ThinkingBots
from trollbord.server.rooms.reviewed import ReviewAsked

LENGTH: Final = Struct(">I")
END_WITH_PARENT: Final = 1
"""Linux: PR_SET_PDEATHSIG."""


def pack(message: object) -> bytes:
    """A message with its length before it."""
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Answer questions until the input ends."""
    thinking, reviewer = ThinkingBots(), Reviewer()
    while head := source.read(LENGTH.size):
        asked = pickle.loads(source.read(LENGTH.unpack(head)[0]))
        is_review = isinstance(asked, ReviewAsked)
        target.write(pack(reviewer.answer(asked) if is_review else thinking.answer(*asked)))
        target.flush()


def end_with_the_server() -> None:
    """Ask the system to end this process, whatever it thinks, when the server that started it has gone."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)


if __name__ == "__main__":
    end_with_the_server()
    # Ctrl-C reaches everybody at the terminal; a bot goes when the table does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Bots of others may print, and this process speaks to the server on its standard output.
    target, sys.stdout = sys.stdout.buffer, sys.stderr
    try:
        main(sys.stdin.buffer, target)
    except BrokenPipeError:
        # The server is gone; leave nothing to be flushed.
        os._exit(0)
