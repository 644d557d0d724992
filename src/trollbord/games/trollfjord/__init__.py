"""Trollfjord: trolls gather at the fortresses and hammer boulders out of the Rock Tower."""

from trollbord.games.trollfjord.game import TROLLFJORD

__all__ = ["TROLLFJORD"]
