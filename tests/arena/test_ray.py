"""Work on a Ray cluster of two nodes, one of which is killed in the middle."""

import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trollbord import Decision, Option, Player
from trollbord.arena.plan import Contest, Pairing
from trollbord.arena.played import Played, play
from trollbord.arena.results import Results
from trollbord.arena.run import run
from trollbord.arena.spread import NoCluster, spread
from trollbord.cli.app import app
from trollbord.kernel import extras

TIMED = ("seconds", "longest", "turns")
"""What differs from run to run."""


@pytest.fixture(scope="module")
def head() -> Iterator[Any]:
    """The head of a cluster, with one worker."""
    ray: Any = pytest.importorskip("ray", reason="requirements-research.lock is not installed")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    ray.shutdown()
    made.shutdown()


@pytest.fixture
def cluster(head: Any) -> Any:
    """The head and a second node, with a worker each."""
    head.second = head.add_node(num_cpus=1)
    head.wait_for_nodes()
    return head


class Slow(Player):
    """Picks the first option, and takes its time, so that a kill meets it while it plays."""

    def choose(self, decision: Decision) -> Option:
        time.sleep(0.01)
        return decision.options[0]


def rows(matches: list[Played]) -> list[dict[str, object]]:
    found = [match.values() for match in sorted(matches, key=lambda match: match.index)]
    return [{name: row[name] for name in row if name not in TIMED} for row in found]


def noted(log: Path, contest: Contest, pairing: Pairing) -> Played:
    """Play a match, and note that it was begun."""
    with log.open("a", encoding="utf-8") as file:
        file.write(f"{pairing.index}\n")
    return play(contest, pairing)


@pytest.mark.long_run
def test_a_killed_node_loses_nothing_and_what_was_counted_is_not_played_again(
    cluster: Any, tmp_path: Path
) -> None:
    plan = Contest("ragnarocks", ("slow", "random"), None, 16, 4, makers={"slow": Slow})
    log = tmp_path / "begun.txt"
    counted: list[Played] = []
    begun_before: list[int] = []
    for match in spread(partial(noted, log, plan), plan.pairings(), ray=cluster.address):
        counted.append(match)
        if len(counted) == 5:
            begun_before = [each.index for each in counted]
            cluster.remove_node(cluster.second, allow_graceful=False)

    assert sorted(match.index for match in counted) == list(range(16))  # each once
    begun = Counter(int(line) for line in log.read_text().split())
    assert all(begun[index] == 1 for index in begun_before)
    assert max(begun.values()) <= 2 and sum(begun.values()) < 16 + 5  # only what the node was at
    assert rows(counted) == rows([play(plan, each) for each in plan.pairings()])


@pytest.mark.long_run
def test_a_contest_is_kept_resumed_and_recorded_as_with_processes(
    cluster: Any, tmp_path: Path
) -> None:
    def plan(matches: int) -> Contest:
        kept = tmp_path / "games"
        return Contest("ankh_morpork", ("greedy", "random"), None, matches, 1, records=kept)

    run(plan(4), Results(tmp_path / "a.csv", plan(4)), ray=cluster.address)
    results = Results(tmp_path / "a.csv", plan(6))
    assert len(results.played) == 4
    run(plan(6), results, ray=cluster.address)

    alone = Results(tmp_path / "b.csv", plan(6))
    run(plan(6), alone, workers=2)
    assert rows(results.matches()) == rows(alone.matches())
    assert len(list((tmp_path / "games").glob("*.troll"))) == 6


@pytest.mark.long_run
def test_the_commands_play_on_a_cluster_of_this_machines_own(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="requirements-research.lock is not installed")
    shared = ("ragnarocks", "--bots", "greedy,random", "--games", "4", "--workers", "2", "--seed")
    made = []
    for where in ([], ["--ray", "local"]):
        out = ["--out", str(tmp_path / f"{len(where)}")]
        words = ["--language", "en", "dataset", "play", *shared, "2", *out, *where]
        done = CliRunner().invoke(app, words)
        assert done.exit_code == 0, done.output
        made.append([file.read_bytes() for file in sorted(Path(out[1]).glob("*.npz"))])
    assert made[0] == made[1] and made[0]


@pytest.mark.long_run
def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    ray: Any = pytest.importorskip("ray", reason="requirements-research.lock is not installed")

    def init(address: str, **_: Any) -> None:
        raise ConnectionError(f"nobody at {address}\nand more")

    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoCluster, match=r"no Ray cluster at 'auto': nobody at auto$"):
        list(spread(len, ["abc"], ray="auto"))


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    done = CliRunner().invoke(app, ["--language", "en", "arena", "ragnarocks", "--ray", "auto"])

    assert done.exit_code == 1
    assert "pip install 'trollbord[ray]'" in done.output
