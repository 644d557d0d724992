"""The example that learns: on the smallest game, where a second is enough."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples import train
from examples.pebbles import GAME as PEBBLES
from examples.pebbles import TAKE
from trollbord.arena.ratings import Estimate
from trollbord.envs.pettingzoo import TrollbordEnv

ROOT = Path(__file__).parents[2]


def fresh(env: TrollbordEnv) -> train.Policy:
    env.reset(seed=1)
    features = len(env.observe(env.agent_selection)["observation"])
    return train.Policy(train.Words(env.game.vocabulary), features)


def liked(env: TrollbordEnv, policy: train.Policy) -> list[float]:
    """The chances of the options that are offered now."""
    seen = env.observe(env.agent_selection)
    offered = np.flatnonzero(seen["action_mask"])
    chances = policy.chances(train.scaled(seen["observation"]), offered)
    return [float(chance) for chance in chances]


def test_an_untrained_policy_likes_all_offered_options_alike() -> None:
    env = TrollbordEnv(PEBBLES, 2)

    assert liked(env, fresh(env)) == pytest.approx([1 / 3] * 3)


def test_a_pick_that_won_becomes_likelier_and_one_that_lost_rarer() -> None:
    env = TrollbordEnv(PEBBLES, 2)
    for gain in (1.0, -1.0):
        policy = fresh(env)
        action, moment = policy.pick(0, env.observe(env.agent_selection), np.random.default_rng(2))
        policy.learn([(moment, gain)])
        chances = liked(env, policy)

        assert (chances[action] - 1 / 3) * gain > 0
        assert sum(chances) == pytest.approx(1.0)


def test_options_share_their_words() -> None:
    words = train.Words(PEBBLES.vocabulary)
    one, two = words.of[TAKE[0].id], words.of[TAKE[1].id]

    assert one[0] == two[0] and one[1] != two[1]
    assert words.verb[TAKE[0].id] == words.verb[TAKE[1].id]


def test_self_play_beats_random_and_one_seed_gives_one_policy() -> None:
    env = TrollbordEnv(PEBBLES, 2)
    policy, course = train.train(env, games=240, checks=2, matches=100, seed=7)
    again, _ = train.train(env, games=240, checks=2, matches=100, seed=7)

    before, after = course[0][1], course[-1][1]
    assert [games for games, _ in course] == [0, 128, 240]
    assert before.low < 0.5 < before.high
    assert after.low > 0.5 and after.mean > before.mean + 0.1
    assert np.array_equal(policy.likings, again.likings)
    assert np.array_equal(policy.weights, again.weights)


def test_the_program_tells_how_it_went_and_draws_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "course.svg"
    given = ["train.py", "--game", "ragnarocks", "--games", "16", "--matches", "2", "--check", "2"]
    monkeypatch.setattr(sys, "argv", [*given, "--picture", str(drawn)])

    code = train.main()

    assert code == 1, "two matches prove nothing"
    assert "16 games: " in capsys.readouterr().out
    assert drawn.read_text().count("<polyline") == 2


def test_the_picture_puts_more_points_higher() -> None:
    course = [(0, Estimate(0.5, 0.4, 0.6)), (16, Estimate(0.9, 0.8, 1.0))]
    line = train.picture(course, "points").split('stroke="#0A6F60"')[0].rsplit("points=", 1)[1]
    first, last = line.split('"')[1].split()

    assert float(first.split(",")[1]) > float(last.split(",")[1])


@pytest.mark.parametrize("program", ["train.py", "selfplay.py"])
def test_an_example_starts_as_documented_wherever_it_is_started(
    program: str, tmp_path: Path
) -> None:
    """As a program of its own, in a clone whose folder is on no path, and without PyTorch."""
    away = "import sys; sys.modules['torch'] = None; import runpy; sys.argv[1:] = {words!r}; runpy.run_path({path!r}, run_name='__main__')"
    path = str(ROOT / "examples" / program)
    helped = started(tmp_path, away.format(words=["--help"], path=path))

    assert helped.returncode == 0 and helped.stdout.startswith("usage: ")
    if program == "selfplay.py":
        refused = started(tmp_path, away.format(words=["ragnarocks"], path=path))
        assert "this needs torch, which is not installed: pip install 'trollbord[torch]'" in (
            refused.stderr
        )


def started(folder: Path, code: str) -> "subprocess.CompletedProcess[str]":
    """Run some code in another folder, with the package on the path and nothing else of the clone."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=environment,
        text=True,
        capture_output=True,
        check=False,
    )
