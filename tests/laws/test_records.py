"""Laws of records, on every game: shipped with Trollbord, and held against our games here."""

from trollbord.laws.records import *  # noqa: F403
