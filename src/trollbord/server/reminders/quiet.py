"""Quiet hours, in the time zone of the person who set them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from trollbord.server.store.rows import RemindedRow

MINUTES = 24 * 60


def zone_of(name: str) -> tzinfo | None:
    """The time zone of this name, if there is one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(row: RemindedRow, now: float) -> float | None:
    """When the quiet hours end in which a moment falls; None if it falls in none."""
    here = datetime.fromtimestamp(now, zone_of(row.zone) or UTC)
    minute = here.hour * 60 + here.minute
    length = (row.quiet_to - row.quiet_from) % MINUTES
    if not length or (minute - row.quiet_from) % MINUTES >= length:
        return None
    end = here.replace(hour=row.quiet_to // 60, minute=row.quiet_to % 60, second=0, microsecond=0)
    if row.quiet_to <= minute:
        end += timedelta(days=1)
    return end.timestamp()
