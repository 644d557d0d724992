"""Laws of language models, on every game: shipped with Trollbord, and held against our games here."""

from trollbord.laws.models import *  # noqa: F403
