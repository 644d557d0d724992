"""The clock that bots think by: the one on the wall, or the CPU time of this process.

At a table people wait, so the wall's clock counts. In a contest on a busy machine it would give each bot as much
thought as the other processes leave over: there CPU time is the same time for all.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, process_time
from typing import Final

WALL: Final = "wall"
CPU: Final = "cpu"
CLOCKS: Final = (WALL, CPU)


class _Chosen:
    """Which clock counts in this process."""

    def __init__(self) -> None:
        self.is_cpu = False


_chosen: Final = _Chosen()


def now() -> float:
    """Seconds on the clock that counts; only differences mean something."""
    return process_time() if _chosen.is_cpu else monotonic()


@contextmanager
def thinking_by(clock: str) -> Iterator[None]:
    """Let bots of this process think by one of the `CLOCKS` inside the block."""
    before = _chosen.is_cpu
    _chosen.is_cpu = clock == CPU
    try:
        yield
    finally:
        _chosen.is_cpu = before
