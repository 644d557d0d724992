"""Shares of the first place: what is in matches is found, judged on others, and read back."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

import trollbord
from trollbord.cli.app import app
from trollbord.datasets.shares import Moments, clustered, fit, report, together
from trollbord.kernel.playout import answer
from trollbord.kernel.shares import (
    PARTS,
    POWER,
    SEARCH,
    Judge,
    judge_of,
    kind_of,
    names_for,
    names_of,
)
from trollbord.kernel.weights import SHARES, BadWeights, Line, read

GAME = "trollfjord"


def made_up(count: int = 4000, strength: float = 1.5) -> Moments:
    """Moments of two whose winner follows from one number, as sure as `strength` says."""
    rng = np.random.default_rng(3)
    number = rng.normal(size=count)
    chances = 1 / (1 + np.exp(-2 * strength * number))
    first = (rng.random(count) < chances).astype(float)
    rows = np.stack([number, -number], axis=1)[:, :, None]
    shares = np.stack([first, 1 - first], axis=1)
    return Moments(rows, shares, np.arange(count), rng.random(count))


def test_how_sure_matches_allow_to_be_is_found() -> None:
    fitted = fit(made_up(), ("guess",), 2)

    assert next(iter(fitted.model.weights)) == pytest.approx(1.5, rel=0.1)


def test_what_is_said_of_matches_that_were_not_used_is_near_what_was_seen() -> None:
    told = report(fit(made_up(), ("guess",), 2))

    assert told["gap"] < 0.02
    assert told["log"][0] < told["even"]
    assert all(abs(group["said"] - group["seen"]) < 4 * group["error"] for group in told["groups"])


def test_moments_of_one_match_count_as_one() -> None:
    """Ten times the same says no more than once."""
    values, matches = np.tile([0.0, 1.0, 1.0, 0.0], 10), np.tile([0, 1, 2, 3], 10)

    assert clustered(values, matches) == clustered(values[:4], matches[:4])


def test_matches_of_several_datasets_are_counted_on() -> None:
    some = made_up(10)

    assert together([some, some]).matches.tolist() == list(range(20))


def test_a_kind_is_known_by_its_names() -> None:
    for kind in (POWER, PARTS, SEARCH):
        assert kind_of(names_of(kind, ["sack", "belt"])) == kind


def test_shares_add_up_and_a_search_counts_in_them() -> None:
    game = trollbord.load(GAME)
    names = names_for(game, PARTS, 3)
    judge = Judge(game.advice, Line((3,), names, [0.01] * len(names)))
    state, rng = game.new(3), Random(5)
    while state.ask is not None:
        if state.ask.weights is None:
            assert sum(judge.evaluate(state)) == pytest.approx(1)
            assert min(judge.evaluate(state)) > 0
        state.take(answer(state, rng))

    result = state.result()
    assert result is not None
    assert judge.evaluate(state) == [result.share(seat) for seat in range(3)]


def test_shares_are_fitted_and_told_by_a_command(tmp_path: Path) -> None:
    data, out = tmp_path / "two", tmp_path / "shares-2.json"
    runner = CliRunner()
    played = ["dataset", "play", GAME, "--bots", "random", "--games", "12", "--workers", "1"]
    assert runner.invoke(app, [*played, "--out", str(data)]).exit_code == 0
    asked = ["fit", GAME, str(data), "--kind", POWER, "--report", "--workers", "1"]
    done = runner.invoke(app, [*asked, "--out", str(out)])

    assert done.exit_code == 0, done.output
    assert "in 12 matches that were not used" in done.output
    made = json.loads(out.read_text())["made"]
    assert made["command"] == "trollbord fit trollfjord two --kind power --positions 16"
    names = names_for(trollbord.load(GAME), POWER, 2)
    assert read(out.read_text(), "it", GAME, names, SHARES).names == names
    with pytest.raises(BadWeights, match="purpose is 'shares', expected 'evaluation'"):
        read(out.read_text(), "it", GAME, names)


@pytest.mark.parametrize("id", trollbord.game_ids())
def test_shares_that_a_game_brings_are_judged_on_matches_that_were_not_used(id: str) -> None:
    game = trollbord.load(id)
    for seats in game.seats:
        judge = judge_of(game, seats)
        if judge is not None:
            told = judge.model.made["report"]
            assert told["matches"] >= 300
            assert told["log"][0] < told["even"], "worse than knowing nothing"
            assert judge.is_told == (judge.gap <= 0.02)
