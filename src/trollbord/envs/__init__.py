"""Environments for programs that learn: many tables at once, one learner among bots, or all seats by turns.

    trollbord.envs.VectorEnv("trollfjord", tables=64)        rows, masks and rewards as NumPy arrays
    trollbord.envs.gymnasium.SeatEnv("ragnarocks")           one learner among bots, for Gymnasium
    trollbord.envs.pettingzoo.env("ankh_morpork", seats=3)   all seats by turns, for PettingZoo

NumPy and the two packages come with the extra `learn`.
"""

from typing import TYPE_CHECKING, Any

from trollbord.kernel.extras import extras_needed

if TYPE_CHECKING:
    from trollbord.envs.vector import VectorEnv

__all__ = ["VectorEnv"]


def __getattr__(name: str) -> Any:
    """Import NumPy only when an environment is asked for."""
    if name == "VectorEnv":
        with extras_needed():
            from trollbord.envs.vector import VectorEnv
        return VectorEnv
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
