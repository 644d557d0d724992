"""The other end of a line: told a number of seconds, play so long and tell what was done. Standard library only."""

import json
import sys
import time
from collections.abc import Callable

Counts = dict[str, float]


def serve(play: Callable[[], Counts]) -> None:
    """Answer each line of seconds with counts and the CPU seconds they took; `play` is called again and again."""
    play()
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(counted(play, float(line))), flush=True)


def counted(play: Callable[[], Counts], seconds: float) -> Counts:
    """Play for this many CPU seconds."""
    total: Counts = {}
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        for name, count in play().items():
            total[name] = total.get(name, 0.0) + count
        spent = time.process_time() - start
    return {**total, "cpu": spent}
