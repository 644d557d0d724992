"""Trolls & Princesses: troll clans dig dens, steal bells and capture princesses."""

from trollbord.games.trolls_princesses.game import TROLLS_PRINCESSES

__all__ = ["TROLLS_PRINCESSES"]
