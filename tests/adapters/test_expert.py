"""The example that learns from its own search: what a match teaches, and a short run to the last match."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytestmark = pytest.mark.long_run
torch: Any = pytest.importorskip("torch", reason="requirements-torch.lock is not installed")

from examples import expert  # noqa: E402
from tests.bots.test_guided import Even  # noqa: E402
from trollbord.bots import Together  # noqa: E402
from trollbord.envs.rows import OneRow  # noqa: E402
from trollbord.games import load  # noqa: E402


def test_a_match_teaches_what_was_walked_and_how_it_ended_for_who_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(expert, "LONGEST", 6)
    table = expert.Table(load("trolls_princesses"), 2, Random(1))
    together, row = Together(Even(), table.state, 1), OneRow(table.game, 2, table.state.settings)
    learned: list[Any] = []
    while not learned:
        for _ in range(5):
            together.grow([(table.tree, table.worlds.deal())])
        learned = table.decide(row)

    assert len(learned) == 6 and table.waiting == []
    for written, ids, visits, ends in learned:
        assert len(written) == row.length and len(ids) == len(visits) and visits.sum() == 4
        assert ends.tolist() == [0.0, 0.0]  # broken off


def test_learning_makes_the_network_say_what_it_was_taught() -> None:
    net = expert.Net(3, 2, 5)
    teacher = torch.optim.Adam(net.parameters(), 0.01)
    one = (np.ones(3, np.float32), [1, 4], np.array([9, 1], np.float32), np.array([1.0, -1.0]))
    other = (-np.ones(3, np.float32), [2, 3, 4], np.array([0, 0, 5], np.float32), np.zeros(2))
    losses = [expert.step(net, teacher, [one, other]) for _ in range(150)]

    values, priors = expert.Judge(net).evaluate_many(
        np.ones((1, 3), np.float32), np.array([[1, 4, -1]])
    )
    assert losses[-1] < losses[0] / 2
    assert values[0].tolist() == pytest.approx([1.0, -1.0], abs=0.2)
    assert priors[0].tolist() == pytest.approx([0.9, 0.1, 0.0], abs=0.1)


def test_the_network_is_kept_and_its_player_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(expert, "TABLES", 2)
    monkeypatch.setattr(expert, "WALKS", 2)
    expert.learn(load("ragnarocks"), 2, 0.02, 1)
    view = load("ragnarocks").new(2).view(0)
    player = expert.Taught(8)
    player.prepare(view)

    from trollbord import Decision

    assert player.choose(Decision(view, Random(1))) in Decision(view, Random(1)).options
    assert player.iterations == 8
