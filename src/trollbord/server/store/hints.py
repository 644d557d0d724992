"""Hints between processes: a NOTIFY of PostgreSQL after the commit. A process that misses one finds the news in the next sweep."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

TABLES: Final = "trollbord_tables"
"""The channel of changed tables: `id version,id version`."""
HERE: Final = "trollbord_here"
"""The channel of presence: which people a process has at a table."""
PEOPLE: Final = "trollbord_people"
"""The channel of people who have signed out other devices."""
BOTS: Final = "procrastinate_queue_v1#bots"
"""The channel on which procrastinate's workers wait for jobs of the queue `bots`."""
LONGEST: Final = 7000
"""Bytes of one NOTIFY; PostgreSQL allows 8,000."""


class StoreHint(NamedTuple):
    """What other processes are told, and on which channel; hints of one channel are joined by commas."""

    channel: str
    text: str


def table_hint(table: str, version: int) -> StoreHint:
    """A table has this version now."""
    return StoreHint(TABLES, f"{table} {version}")


def read_tables(payload: str) -> Iterable[tuple[str, int]]:
    """The tables and versions of a payload."""
    for each in payload.split(","):
        table, _, version = each.partition(" ")
        yield table, int(version)


def payloads(hints: Sequence[StoreHint]) -> list[tuple[str, str]]:
    """Channel and text of each NOTIFY: as few as these hints fit into."""
    found: list[tuple[str, str]] = []
    # A hint that stands there twice is sent once, and the order stays.
    for channel, text in dict.fromkeys(hints):
        last = next((n for n in reversed(range(len(found))) if found[n][0] == channel), None)
        if last is not None and len(found[last][1]) + len(text) < LONGEST:
            found[last] = channel, f"{found[last][1]},{text}"
        else:
            found.append((channel, text))
    return found
