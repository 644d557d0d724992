"""Laws of play, on every game: questions, copies, texts, pieces, ends: shipped with Trollbord, and held against our games here."""

from trollbord.laws.play import *  # noqa: F403
