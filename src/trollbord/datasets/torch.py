"""A dataset for PyTorch: batches of tensors, for a `DataLoader` with any number of workers.

loader = DataLoader(Batches("duels", size=256, seed=1), batch_size=None, num_workers=2)
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import torch
from torch.utils.data import IterableDataset, get_worker_info

from trollbord.datasets.reader import Batch, Dataset

Tensors = dict[str, torch.Tensor]


class Batches(IterableDataset):  # type: ignore[misc]  # PyTorch is installed by few
    """Batches of a dataset as dictionaries of tensors; the workers of a loader share the files."""

    def __init__(self, path: Path | str, size: int, seed: int | None = None) -> None:
        self.data: Final = Dataset(path)
        self.size: Final = size
        self.seed: Final = seed

    def __iter__(self) -> Iterator[Tensors]:
        worker = get_worker_info()
        part, parts = (0, 1) if worker is None else (worker.id, worker.num_workers)
        for batch in self.data.batches(self.size, self.seed, part, parts):
            yield tensors(batch)


def tensors(batch: Batch) -> Tensors:
    """What a policy and a value are trained with; `values` is not a number where nobody said what an option is worth."""
    return {
        "rows": torch.from_numpy(batch.rows),
        "masks": torch.from_numpy(batch.masks).bool(),
        "policy": torch.from_numpy(batch.policy),
        "offered": torch.from_numpy(batch.offered),
        "values": torch.from_numpy(batch.values),
        "seat": torch.from_numpy(batch.seats).long(),
        "actions": torch.from_numpy(batch.actions).long(),
        "outcome": torch.from_numpy(batch.outcome),
    }
