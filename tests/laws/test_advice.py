"""What bots are told about a game holds together: shipped with Trollbord, and held against our games here."""

from trollbord.laws.advice import *  # noqa: F403
