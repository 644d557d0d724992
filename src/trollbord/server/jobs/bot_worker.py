"""A bot's own process: reads pickled positions, writes the option that its bot picks, or why it would.

It is given views, so it can't know what its seat may not know; and the records of finished games, to review them.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import time
from struct import Struct
from typing import BinaryIO, Final

from trollbord.server.jobs.reviewing import Reviewer
from trollbord.server.jobs.thinking import ThinkingBots
from trollbord.server.rooms.reviewed import ReviewAsked

LENGTH: Final = Struct(">I")
LOOK: Final = 1.0
"""Seconds after which it is looked whether the server is there."""


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
    """End this process, whatever it thinks, when the server that started it has gone: one that thinks reads no end."""
    server = os.getppid()

    def watch() -> None:
        # Linux could do it by itself, but by the thread that started this process, which may end before its server.
        while os.getppid() == server:
            time.sleep(LOOK)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


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
