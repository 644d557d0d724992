"""A law of positions, on every game: a line with a mistake is refused in words, or is a table that can be played: shipped with Trollbord, and held against our games here."""

from trollbord.laws.positions import *  # noqa: F403
