"""Ragnarocks: two clans of Vikings claim the land with runestones."""

from trollbord.games.ragnarocks.game import RAGNAROCKS

__all__ = ["RAGNAROCKS"]
