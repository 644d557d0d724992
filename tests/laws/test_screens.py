"""Laws of screens, on every game: equal views give equal bytes, and every option can be reached: shipped with Trollbord, and held against our games here."""

from trollbord.laws.screens import *  # noqa: F403
