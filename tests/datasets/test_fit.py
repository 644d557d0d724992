"""Fitting weights: matches are played again exactly, the fit finds what is there, and the file says from what."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

import trollbord
from trollbord.arena.contest import contest
from trollbord.cli.app import app
from trollbord.datasets import Dataset
from trollbord.datasets.aims import POINTS
from trollbord.datasets.files import BadDataset
from trollbord.datasets.fit import fit, guessed_loss, line_weights, loss, plain_weights
from trollbord.datasets.made import digest
from trollbord.datasets.positions import Moments, Positions, positions_of, replays_of
from trollbord.kernel.weights import LINE, NET, Line, read

GAME = "ankh_morpork"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), prog_name="trollbord")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fit") / "races"
    asked = ["--bots", "random", "--games", "12", "--workers", "1", "--out", str(folder)]
    done = run("dataset", "play", GAME, *asked)
    assert done.exit_code == 0, done.output
    return folder


def made_up(count: int = 3000) -> tuple[Positions, np.ndarray]:
    """Races of two whose winner follows from known weights."""
    rng = np.random.default_rng(5)
    weights = np.array([2.0, -1.0, 0.0])
    features = rng.normal(size=(count, 2, 3))
    sums = features @ weights
    chances = 1 / (1 + np.exp(sums[:, 1] - sums[:, 0]))
    first = (rng.random(count) < chances).astype(float)
    shares = np.stack([first, 1 - first], axis=1)
    return Positions(features, shares, np.zeros((count, 2)), np.arange(count)), weights


def test_a_match_of_a_dataset_is_played_again_to_its_end(data: Path) -> None:
    positions = positions_of(Dataset(data), each=4)

    assert positions.features.shape == (48, 2, len(trollbord.load(GAME).advice.features))
    assert np.all(positions.shares.sum(axis=1) == 1)
    assert list(positions.matches) == [match for match in range(12) for _ in range(4)]
    assert np.abs(positions.guesses).max() <= 1


@pytest.mark.parametrize(("midst", "least", "most"), [(0.0, 20, 20), (0.5, 25, 35), (1.0, 40, 40)])
def test_a_game_says_how_many_moments_in_the_midst_of_something_count(
    midst: float, least: int, most: int
) -> None:
    """Half of the moments are settled."""
    turn = iter([True, False] * 20)
    judge = SimpleNamespace(
        midst=midst,
        features=(),
        is_settled=lambda state: next(turn),
        tell=lambda state, seat, model: None,
        guess=lambda state: [0.0, 0.0],
    )
    game: Any = SimpleNamespace(advice=SimpleNamespace(weighed_by=lambda models: judge))
    moments = Moments(game, seed=1)
    for _ in range(40):
        moments.meet(trollbord.load(GAME).new(2))

    assert least <= len(moments.rows(100)) <= most


def test_actions_that_are_not_offered_any_more_are_refused(data: Path) -> None:
    replay = next(replays_of(Dataset(data), 4))
    replay.actions[5] = replay.actions[5] + 1

    with pytest.raises(BadDataset, match="match 0"):
        replay.rows()


def test_a_line_finds_the_weights_behind_made_up_races() -> None:
    positions, weights = made_up()

    assert line_weights(positions, 0.1) == pytest.approx(weights, abs=0.2)


def test_a_penalty_pulls_towards_what_a_line_starts_from() -> None:
    positions, _ = made_up(20)
    start = np.array([2.0, -1.0, 0.5])

    assert line_weights(positions, 1e6, start) == pytest.approx(start, abs=0.01)
    assert line_weights(positions, 1e6) == pytest.approx(np.zeros(3), abs=0.01)


def test_a_line_can_judge_as_the_hand_made_evaluation_does_but_no_surer_than_the_matches_are() -> (
    None
):
    """An evaluation that is right but three times too sure becomes right."""
    positions, weights = made_up()
    sums = 3 * positions.features @ weights
    boastful = np.tanh((sums - sums[:, ::-1]) / 2)
    told = Positions(positions.features, positions.shares, boastful, positions.matches)

    assert plain_weights(told) == pytest.approx(weights, abs=0.2)


def test_a_line_starts_from_the_terms_of_the_hand_made_evaluation_where_they_are_features() -> None:
    """The last feature is what the others add up to, so that the weight could be spread; it is put on the term alone."""
    positions, weights = made_up()
    sums = positions.features @ weights
    features = np.concatenate([positions.features, sums[:, :, None]], axis=2)
    guesses = np.tanh((sums - sums[:, ::-1]) / 2)
    told = Positions(features, positions.shares, guesses, positions.matches)
    tries: list[str] = []

    found = fit(
        told, ("a", "b", "c", "a.plain"), (2,), watch=lambda what, _: tries.append(what)
    ).model

    assert plain_weights(told, ("a", "b", "c", "a.plain"))[:3] == pytest.approx([0, 0, 0])
    assert all(each.startswith("from plain") for each in tries)
    assert isinstance(found, Line) and found.weights[3] == pytest.approx(1, abs=0.2)


def test_a_line_can_be_fitted_by_the_points_at_the_end() -> None:
    """Leads follow from the weights with hardly any luck, so that few matches are enough."""
    positions, weights = made_up(400)
    rng = np.random.default_rng(7)
    sums = positions.features @ weights
    leads = 20 * (sums - sums.mean(axis=1, keepdims=True)) + rng.normal(size=sums.shape)
    told = Positions(positions.features, positions.shares, sums * 0.01, positions.matches, leads)

    found = fit(told, ("a", "b", "c"), (2,), by=POINTS).model

    assert isinstance(found, Line)
    share = [weight / found.weights[0] for weight in found.weights]
    assert share == pytest.approx([1, -0.5, 0], abs=0.02)


def test_few_matches_are_enough_where_the_hand_made_evaluation_is_right() -> None:
    rng, known = np.random.default_rng(3), np.linspace(-1, 1, 30)
    features = rng.normal(size=(150, 2, 30))
    sums = features @ known
    chances = 1 / (1 + np.exp(sums[:, ::-1] - sums))
    first = (rng.random(150) < chances[:, 0]).astype(float)
    shares = np.stack([first, 1 - first], axis=1)
    positions = Positions(features, shares, 2 * chances - 1, np.arange(150))

    found = fit(positions, tuple([str(each) for each in range(30)]), (2,))

    assert found.losses["learned"] < found.losses["plain"] + 0.02


@pytest.mark.parametrize("kind", [LINE, NET])
def test_a_fit_foretells_matches_that_it_has_not_seen(kind: str) -> None:
    positions, weights = made_up()
    ideal = loss(positions.features @ weights, positions.shares)
    tries: list[str] = []

    found = fit(positions, ("a", "b", "c"), (2,), kind, 6, watch=lambda what, _: tries.append(what))

    assert found.losses["even"] == pytest.approx(np.log(2), abs=1e-4)
    assert found.losses["plain"] == pytest.approx(guessed_loss(positions), abs=1e-4)
    assert ideal - 0.06 < found.losses["learned"] < ideal + 0.08
    assert tries


@pytest.mark.parametrize("kind", [LINE, NET])
def test_the_command_writes_weights_that_say_from_what_they_were_made(
    data: Path, tmp_path: Path, kind: str
) -> None:
    out = tmp_path / "weights.json"
    asked = ["--kind", kind, "--hidden", "3", "--positions", "4", "--workers", "1"]
    done = run("fit", GAME, str(data), *asked, "--out", str(out))

    assert done.exit_code == 0, done.output
    model = read(out.read_text("utf-8"), out.name, GAME, trollbord.load(GAME).advice.features)
    assert model.seats == (2,)
    assert model.made["positions"] == 48
    assert model.made["command"].startswith("trollbord fit ankh_morpork races")
    (source,) = model.made["datasets"]
    assert (source["matches"], source["digest"]) == (12, digest(Dataset(data)))
    assert source["sources"][0]["bots"] == ["random"]
    met = contest(GAME, [f"jotun@2+{out}", "jotun@2+plain"], matches=2, most=40)
    assert len(met.matches) == 2


def test_a_second_round_goes_on_from_the_weights_of_the_first(data: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    asked = ["fit", GAME, str(data), "--positions", "4", "--workers", "1"]
    assert run(*asked, "--out", str(first)).exit_code == 0

    done = run(*asked, "--start", str(first), "--out", str(second))
    net = run(*asked, "--start", str(first), "--kind", "net", "--out", str(second))
    points = run(*asked, "--by", "points", "--out", str(tmp_path / "points.json"))
    other = run(*asked, "--by", "points", "--kind", "net", "--out", str(second))

    assert done.exit_code == 0, done.output
    made = json.loads(second.read_text("utf-8"))["made"]
    assert "--start first.json" in made["command"]
    assert net.exit_code == 1 and "only lines go on" in net.output
    assert points.exit_code == 0, points.output
    by_points = json.loads((tmp_path / "points.json").read_text("utf-8"))["made"]
    assert "--by points" in by_points["command"]
    assert other.exit_code == 1 and "fitted by points" in other.output


def test_a_penalty_that_is_asked_for_is_the_only_one_tried(data: Path, tmp_path: Path) -> None:
    out, tries = tmp_path / "weights.json", list[str]()
    asked = ["--positions", "4", "--penalty", "30", "--workers", "1", "--out", str(out)]
    done = run("fit", GAME, str(data), *asked)
    positions, _ = made_up(200)
    fit(positions, ("a", "b", "c"), (2,), watch=lambda what, _: tries.append(what), penalties=(30,))

    assert done.exit_code == 0, done.output
    assert "--penalty 30" in json.loads(out.read_text("utf-8"))["made"]["command"]
    assert sorted(tries) == ["from nothing, penalty 30", "from plain, penalty 30"]


def test_weights_learned_before_count_where_there_are_few_matches() -> None:
    rng, known = np.random.default_rng(4), np.linspace(-0.4, 0.4, 80)
    features = rng.normal(size=(300, 2, 80))
    first = (rng.random(300) < 1 / (1 + np.exp((features @ known) @ [-1, 1]))).astype(float)
    shares = np.stack([first, 1 - first], axis=1)
    positions = Positions(features, shares, np.zeros((300, 2)), np.arange(300))
    names = tuple([str(each) for each in range(80)])
    tries: dict[str, float] = {}

    alone = fit(positions, names, (2,)).losses["learned"]
    before = Line((2,), names, known.tolist())
    further = fit(positions, names, (2,), watch=tries.__setitem__, start=before)

    assert min(tries, key=tries.__getitem__).startswith("from learned")
    assert further.losses["learned"] < alone


def test_the_same_dataset_has_one_digest_however_it_is_cut(data: Path, tmp_path: Path) -> None:
    done = run("dataset", "merge", str(tmp_path / "other"), str(data))

    assert done.exit_code == 0, done.output
    assert digest(Dataset(tmp_path / "other")) == digest(Dataset(data))


def test_what_can_not_be_learned_from_is_refused(data: Path, tmp_path: Path) -> None:
    without = run("fit", "ragnarocks", str(data))
    other = json.loads((data / "dataset.json").read_text("utf-8"))
    (source,) = other["sources"]
    other["sources"][source] = {"records": GAME}
    (tmp_path / "dataset.json").write_text(json.dumps(other), "utf-8")
    for piece in Dataset(data).pieces:
        (tmp_path / piece.name).write_bytes(piece.read_bytes())
    records = run("fit", GAME, str(tmp_path), "--workers", "1")

    assert without.exit_code == 1 and "names no features" in without.output
    assert records.exit_code == 1 and "made from records" in records.output


@pytest.mark.parametrize("bot", ["tomte+plain", "jotun@2+missing.json"])
def test_weights_that_a_bot_can_not_have_are_refused(bot: str, tmp_path: Path) -> None:
    asked = ["--bots", f"{bot},random", "--games", "1", "--workers", "1"]
    done = run("arena", GAME, *asked, "--out", str(tmp_path / "met.csv"))

    assert done.exit_code == 1
    assert "tomte" in done.output or "missing.json" in done.output


def test_what_is_written_is_made_of_all_matches() -> None:
    """Matches are dear: those kept apart choose the penalty and tell the loss, and then they teach too."""
    positions, _ = made_up(400)
    turn = positions.matches % 5

    fitted = fit(positions, ("a", "b", "c"), (2,), penalties=(1.0,))

    assert isinstance(fitted.model, Line)
    found = np.array(list(fitted.model.weights))
    plain = plain_weights(positions, ("a", "b", "c"))
    from_all = line_weights(positions, 1.0, plain), line_weights(positions, 1.0)
    from_some = line_weights(positions.part(turn != 0), 1.0)
    assert min(np.abs(found - each).max() for each in from_all) < 1e-4
    assert np.abs(found - from_some).max() > 1e-3
