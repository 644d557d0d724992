"""A process that was told to stop ends in time, whatever still hangs in it."""

from __future__ import annotations

import logging
import os
import threading
from typing import Final

LOG: Final = logging.getLogger(__name__)
GRACE: Final = 8.0
"""Seconds that a process has to put everything away, less than what systemd and the docs allow."""


def end_within(seconds: float = GRACE) -> None:
    """End this process after so many seconds.

    A silent database holds the store's thread, and Python waits for threads: none of that can be cancelled. Nothing is
    lost by it, for all that was acknowledged is in the database.
    """
    timer = threading.Timer(seconds, _end, (seconds,))
    timer.daemon = True
    timer.start()


def _end(seconds: float) -> None:
    LOG.warning(
        "something had not ended %g seconds after the stop: the process ends without it", seconds
    )
    os._exit(0)
