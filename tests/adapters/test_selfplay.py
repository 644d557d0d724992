"""The example that learns with PyTorch: its sums by hand, and a short run from the first table to the last match."""

import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytestmark = pytest.mark.long_run
torch: Any = pytest.importorskip("torch", reason="requirements-torch.lock is not installed")

from examples import ppo, selfplay  # noqa: E402
from trollbord.envs import VectorEnv  # noqa: E402


def walk(seats: list[int], guesses: list[float], ended: list[bool]) -> ppo.Walk:
    """A number of decisions at one table; each match that ends is won by seat 0."""
    made = ppo.Walk.__new__(ppo.Walk)
    made.seats = np.array(seats)[:, None]
    made.guesses = np.array(guesses, np.float32)[:, None]
    made.ended = np.array(ended)[:, None]
    made.rewards = np.array([[[1.0, -1.0]] if over else [[0.0, 0.0]] for over in ended], np.float32)
    made.last = np.array([0.5], np.float32)
    made.last_seats = np.array([0])
    return made


def test_every_decision_of_a_match_hears_how_it_ended_for_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With lambda 1 a decision's aim is the end of its match, whoever made the last pick."""
    monkeypatch.setattr(ppo, "LAMBDA", 1.0)
    better, aims = ppo.gains(walk([0, 1, 0], [0.25, 0.0, 0.5], [False, False, True]))

    assert aims[:, 0].tolist() == [1.0, -1.0, 1.0]
    assert better[:, 0].tolist() == [0.75, -1.0, 0.5]


def test_what_goes_on_is_guessed_and_a_new_match_knows_nothing_of_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ppo, "LAMBDA", 1.0)
    _, aims = ppo.gains(walk([0, 1, 1, 0], [0.0] * 4, [False, True, False, False]))

    assert aims[:, 0].tolist() == [1.0, -1.0, -0.5, 0.5]  # the last guess: 0.5 for seat 0


def test_an_untrained_net_likes_all_offered_options_alike_and_no_others() -> None:
    env = VectorEnv("trolls_princesses", tables=3, seed=1)
    net = ppo.Net(env.rows.shape[1], env.masks.shape[1])
    logs, guesses = net(torch.tensor(env.rows), torch.tensor(env.masks).bool())

    chances = logs.exp().detach().numpy()
    assert (chances[env.masks == 0] == 0).all()
    assert chances.max(axis=1) == pytest.approx(1 / env.masks.sum(axis=1))
    assert guesses.abs().max() < 0.2


def test_the_program_trains_judges_and_draws_and_its_player_reads_what_it_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["selfplay.py", "trolls_princesses", "--decisions", "2000", "--tables", "8"]
    matches = ["--check", "2", "--matches", "2", "--against", "random"]
    monkeypatch.setattr(sys, "argv", [*words, *matches, "--picture", "course.svg"])

    selfplay.main()

    assert re.match(
        r"2,000 decisions, [\d.]+ CPU minutes: [\d.]+ % of the points against random",
        capsys.readouterr().out,
    )
    assert Path("course.svg").read_text(encoding="utf-8").count("<polyline") == 2
    assert Path("policy-trolls_princesses.npz").exists()
