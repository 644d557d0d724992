"""Laws of knowledge, on every game: no seat sees through its view: shipped with Trollbord, and held against our games here."""

from trollbord.laws.knowledge import *  # noqa: F403
