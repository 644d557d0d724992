"""The meter: how much CPU each part of a pick takes, from the rules to the wire."""

from __future__ import annotations

from time import thread_time
from typing import Final

PARTS: Final = ("rules", "view", "screen", "diff", "compress", "store")
"""Rules; what each seat may know; its page; what has changed of it, as JSON; deflating and sending; the store's thread."""

SPENT: Final[dict[str, float]] = dict.fromkeys(PARTS, 0.0)
"""CPU seconds of this process by part, since it began."""


class timed:  # noqa: N801  # reads like a word: with timed("rules")
    """Adds the CPU time of a block to a part; it costs about a microsecond, so it is always on."""

    __slots__ = ("part", "started")

    def __init__(self, part: str) -> None:
        self.part: Final = part
        self.started = 0.0

    def __enter__(self) -> None:
        self.started = thread_time()

    def __exit__(self, *_: object) -> None:
        SPENT[self.part] += thread_time() - self.started
