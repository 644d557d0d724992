"""Learning from a dataset: the same small policy with NumPy alone and with PyTorch."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from examples.pebbles import GAME as PEBBLES
from trollbord.arena.plan import Contest
from trollbord.datasets import Dataset
from trollbord.datasets.folder import Folder, table_facts
from trollbord.datasets.play import SelfPlay, make

GAME = "examples.pebbles:GAME"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches of the smallest game, which a search plays well."""
    path = tmp_path_factory.mktemp("data")
    plan: Contest = SelfPlay(GAME, ("uct@60",), matches=12, seed=1)
    make(Folder(path, table_facts(PEBBLES, 2, {}), {"play": plan.text()}), plan, size=4)
    return path


def test_numpy_learns_what_the_search_likes(data: Path) -> None:
    """A layer and a masked softmax: the loss on all decisions falls."""
    read = Dataset(data)
    weights: NDArray[np.float64] = np.zeros((read.row, read.options))

    def step(rate: float) -> float:
        loss, count = 0.0, 0
        for batch in read.batches(32, seed=1):
            logits = np.where(batch.masks == 1, batch.rows @ weights, -np.inf)
            chances = np.exp(logits - logits.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            picked = np.where(batch.masks == 1, np.log(np.maximum(chances, 1e-12)), 0.0)
            loss -= float((batch.policy * picked).sum())
            count += len(batch)
            weights[:] += rate * batch.rows.T @ (batch.policy - chances) / len(batch)
        return loss / count

    before = step(0.0)
    for _ in range(20):
        step(0.5)
    assert step(0.0) < before - 0.01


@pytest.mark.long_run
def test_pytorch_learns_the_same_with_any_number_of_workers(data: Path) -> None:
    torch: Any = pytest.importorskip("torch", reason="requirements-torch.lock is not installed")
    from trollbord.datasets.torch import Batches

    net = torch.nn.Linear(2, len(PEBBLES.vocabulary))
    torch.nn.init.zeros_(net.weight)  # it knows nothing; by chance it might know something already
    torch.nn.init.zeros_(net.bias)
    teacher = torch.optim.Adam(net.parameters(), 0.05)

    def loss_of(batch: Any) -> Any:
        logits = net(batch["rows"]).masked_fill(~batch["masks"], -1e9)
        return torch.nn.functional.cross_entropy(logits, batch["policy"])

    def epoch(seed: int) -> float:
        losses = []
        for batch in torch.utils.data.DataLoader(Batches(data, 32, seed), batch_size=None):
            loss = loss_of(batch)
            teacher.zero_grad()
            loss.backward()
            teacher.step()
            losses.append(float(loss.detach()))
        return sum(losses) / len(losses)

    before = epoch(0)
    after = [epoch(seed) for seed in range(1, 15)][-1]
    assert after < before - 0.01

    def decisions(workers: int) -> int:
        loader = torch.utils.data.DataLoader(
            Batches(data, 32), batch_size=None, num_workers=workers
        )
        return sum(len(batch["actions"]) for batch in loader)

    assert decisions(2) == decisions(0) == Dataset(data).counts()[1]
