"""The events that no game tells, but the table: who left, came back, sat down, was replaced, gave up."""

from __future__ import annotations

from typing import Final

LEFT, BACK, JOINED = "left", "back", "joined"
STOOD_IN, TOOK_BACK = "stood-in", "took-back"
ENDED, RESIGNED, LATE = "ended", "resigned", "late"
HAPPENINGS: Final = (LEFT, BACK, JOINED, STOOD_IN, TOOK_BACK, ENDED, RESIGNED, LATE)
