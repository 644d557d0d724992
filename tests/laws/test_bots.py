"""Laws of bots, on every game: honest whatever the hidden facts are, and the same for the same generator: shipped with Trollbord, and held against our games here."""

from trollbord.laws.bots import *  # noqa: F403
