"""Datasets: decisions of many matches as arrays, for programs that learn.

    trollbord dataset play ragnarocks --bots draug --games 1000 --out duels
    data = trollbord.datasets.Dataset("duels")
    for batch in data.batches(256, seed=1): ...

NumPy comes with the extra `learn`, Parquet with `parquet`.
"""

from typing import TYPE_CHECKING, Any

from trollbord.kernel.extras import extras_needed

if TYPE_CHECKING:
    from trollbord.datasets.reader import Batch, Dataset

__all__ = ["Batch", "Dataset"]


def __getattr__(name: str) -> Any:
    """Import NumPy only when a dataset is asked for."""
    if name in __all__:
        with extras_needed():
            from trollbord.datasets import reader

        return getattr(reader, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
