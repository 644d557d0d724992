"""Discworld: Ankh-Morpork: secret rulers, guilds and trouble in the Disc's least governable city."""

from trollbord.games.ankh_morpork.game import ANKH_MORPORK

__all__ = ["ANKH_MORPORK"]
