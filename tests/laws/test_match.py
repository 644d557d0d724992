"""Laws of the match, on every game: undo, redo, the log, and one seed for one game: shipped with Trollbord, and held against our games here."""

from trollbord.laws.match import *  # noqa: F403
