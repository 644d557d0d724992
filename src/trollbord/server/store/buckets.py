"""Rate limits that all processes share: token buckets in PostgreSQL, for what happens seldom enough to be written."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection
from sqlalchemy import text as sql

OLD: Final = 3600.0
"""Seconds after which every bucket is full again."""
_TAKE: Final = sql(
    """
    INSERT INTO buckets AS b (key, "left", at) VALUES (:key, CAST(:burst AS float) - 1, :now)
    ON CONFLICT (key) DO UPDATE
    SET "left" = LEAST(:burst, b."left" + GREATEST(0, :now - b.at) * :rate) - 1, at = GREATEST(b.at, :now)
    WHERE LEAST(:burst, b."left" + GREATEST(0, :now - b.at) * :rate) >= 1
    RETURNING 1
    """
)
_LEFT: Final = sql('SELECT "left" + GREATEST(0, :now - at) * :rate FROM buckets WHERE key = :key')
_FORGET: Final = sql("DELETE FROM buckets WHERE at < :before")


def take(connection: Connection, key: str, burst: float, rate: float, now: float) -> float:
    """Take one of what a key may have, `burst` at once and `rate` more a second; 0, or the seconds until there is one."""
    # One statement takes and checks, so that two processes can't both take the last one.
    given = {"key": key[:80], "burst": burst, "rate": rate, "now": now}
    if connection.execute(_TAKE, given).first() is not None:
        return 0.0
    left = float(connection.execute(_LEFT, given).scalar() or 0.0)
    # Never 0, which would say that one was taken: another process may have filled or emptied it meanwhile.
    return max(0.01, (1 - left) / rate)


def forget(connection: Connection, now: float) -> None:
    """Drop buckets that have had time to fill."""
    connection.execute(_FORGET, {"before": now - OLD})
