"""Datasets: what each decision holds, whole shards, runs that are stopped, parts of several machines."""

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

import trollbord
from trollbord import records
from trollbord.cli.app import app
from trollbord.datasets import Batch, Dataset
from trollbord.datasets.columns import Columns
from trollbord.datasets.files import BadDataset
from trollbord.datasets.folder import PENDING, Folder, merge, shards, table_facts
from trollbord.datasets.play import Part, SelfPlay, make, samples_of
from trollbord.datasets.replays import look_through
from trollbord.datasets.replays import samples_of as replayed
from trollbord.kernel.match import Match
from trollbord.kernel.player import Budget, Decision

KINDS = ("npz", "parquet")


def contest(
    matches: int = 5, bots: str = "random", seed: int = 3, game: str = "ragnarocks"
) -> SelfPlay:
    return SelfPlay(game, tuple(bots.split(",")), matches=matches, seed=seed)


def folder(path: Path, of: SelfPlay, kind: str = "npz") -> Folder:
    facts = table_facts(trollbord.load(of.game), of.seats, of.settings)
    return Folder(path, facts, {"play": json.loads(of.text())}, kind)


def made(path: Path, of: SelfPlay, kind: str = "npz", part: Part | None = None) -> Dataset:
    make(folder(path, of, kind), of, size=2, part=part)
    return Dataset(path)


def whole(data: Dataset) -> dict[int, Columns]:
    """The decisions of each match."""
    found: dict[int, Columns] = {}
    for batch in data.batches(1):
        found.setdefault(int(batch.columns["match"][0]), {})
        for name in ("rows", "masks", "policy", "actions", "outcome"):
            before = found[int(batch.columns["match"][0])].get(name)
            now = getattr(batch, name)
            both = now if before is None else np.concatenate([before, now])
            found[int(batch.columns["match"][0])][name] = both
    return found


def same(one: Dataset, other: Dataset) -> bool:
    mine, theirs = whole(one), whole(other)
    return mine.keys() == theirs.keys() and all(
        np.array_equal(mine[match][name], theirs[match][name])
        for match in mine
        for name in mine[match]
    )


def typed(*words: str) -> Result:
    return CliRunner().invoke(app, ["--language", "en", "dataset", *words])


# -- what a decision holds


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_a_decision_holds_what_the_seat_knew_what_was_offered_and_how_it_ended(game: str) -> None:
    """The same match is played once more beside its samples."""
    plan = SelfPlay(game, ("greedy@1" if game == "trollfjord" else "random",), matches=1, seed=5)
    _, columns = samples_of(plan, plan.pairings()[0])
    box = trollbord.load(game)
    layout = box.observation.layout(2, box.new(2).settings)
    batch = Batch(columns, sum(block.length for block in layout), len(box.vocabulary), "")
    rows, masks = batch.rows, batch.masks
    match = Match(box, seed=plan.secret_seed(0))
    for at in range(len(batch)):
        while match.seq < columns["line"][at]:
            match.pick(match.ask.options[0])  # type: ignore[union-attr]  # a lone veiled option
        ask = match.ask
        assert ask is not None and ask.seat == columns["seat"][at]
        assert rows[at].tolist() == pytest.approx(box.observation.of(match.view(ask.seat)))
        assert np.flatnonzero(masks[at]).tolist() == sorted(each.id for each in ask.options)
        match.pick(box.vocabulary[int(batch.actions[at])])
    assert match.result is not None
    last = int(columns["seat"][-1])
    assert columns["scores"][-1].tolist() == [
        match.result.scores[last],
        match.result.scores[1 - last],
    ]
    assert batch.outcome[-1].sum() == 0


def test_a_team_that_wins_has_the_whole_first_place() -> None:
    """RR-TEAMS: of three seats two play together."""
    plan = SelfPlay("ragnarocks", ("random",), seats=3, matches=1, seed=3)
    _, columns = samples_of(plan, plan.pairings()[0])
    for seat, outcome in zip(columns["seat"].tolist(), columns["outcome"]):
        first = np.roll(outcome, seat).tolist()
        assert abs(first[0]) == 1.0 and first == [first[0], first[0], -first[0]]


def test_what_a_search_thought_stands_beside_the_options() -> None:
    _, columns = samples_of(*first(contest(1, "jotun@4", game="trolls_princesses")))
    batch = Batch(columns, 2000, 2000, "")
    visits, policy, values = batch.visits, batch.policy, batch.values

    assert (visits[batch.masks == 0] == 0).all()
    assert (visits.sum(axis=1) >= 4).all()  # more, where a tree was kept
    assert policy.sum(axis=1) == pytest.approx(1.0)
    assert (np.take_along_axis(visits, batch.actions[:, None], 1)[:, 0] == visits.max(axis=1)).all()
    assert np.nanmin(values) >= -1 and np.nanmax(values) <= 1
    assert np.isnan(values[batch.masks == 0]).all()


def first(plan: SelfPlay) -> tuple[SelfPlay, trollbord.arena.plan.Pairing]:  # type: ignore[name-defined]
    return plan, plan.pairings()[0]


def test_the_duels_own_player_tells_what_it_thought_of_moves_and_stones() -> None:
    state = trollbord.load("ragnarocks").new(2)
    player = trollbord.bots.make("draug")
    rng = Match(state.game, seed=1).generator()
    for prompt in ("move", "stone"):
        assert state.ask is not None and state.ask.prompt == prompt
        chosen = player.choose(Decision(state.view(0), rng, Budget(iterations=5)))
        weighed = player.weighed()
        assert {each.option for each in weighed} <= set(state.ask.options)
        assert chosen in [each.option for each in weighed if each.visits]
        state.pick(chosen)


def test_where_nobody_searched_the_action_is_imitated(tmp_path: Path) -> None:
    data = made(tmp_path, contest(2, "random"))
    batch = next(data.batches(64))

    assert (batch.policy.argmax(axis=1) == batch.actions).all()
    assert (batch.visits == 0).all()
    assert set(batch.players) == {"random"}


# -- matches of a plan


def test_no_deal_is_played_twice_and_all_sit_everywhere() -> None:
    pairings = contest(8, "random,tomte").pairings()

    assert len({each.deal for each in pairings}) == 8
    assert {each.seating for each in pairings} == {("random", "tomte"), ("tomte", "random")}


# -- shards


@pytest.mark.parametrize("kind", KINDS)
def test_shards_hold_so_many_matches_and_read_alike_in_both_formats(
    tmp_path: Path, kind: str
) -> None:
    data = made(tmp_path / "a", contest(), kind)

    assert len(shards(data.path)) == 3
    assert data.counts()[0] == 5
    assert not list((data.path / PENDING).iterdir())
    assert same(data, made(tmp_path / "b", contest()))


class Killed(BaseException):
    """The program ends here."""


def test_a_run_that_is_killed_goes_on_and_nothing_is_played_twice(tmp_path: Path) -> None:
    def kill(done: int, wanted: int) -> None:
        if done == 3:
            raise Killed

    plan = contest()
    with pytest.raises(Killed):
        make(folder(tmp_path / "a", plan), plan, size=2, told=kill)
    assert Dataset(tmp_path / "a").counts()[0] == 3  # what waits for its shard is read too

    told: list[tuple[int, int]] = []
    make(folder(tmp_path / "a", plan), plan, size=2, told=lambda *each: told.append(each))
    assert told == [(3, 5), (4, 5), (5, 5)]
    assert same(Dataset(tmp_path / "a"), made(tmp_path / "b", plan))


def test_a_kill_between_a_shard_and_its_clearing_up_counts_nothing_twice(tmp_path: Path) -> None:
    plan = contest(2)
    data = made(tmp_path, plan)
    index, columns = samples_of(plan, plan.pairings()[0])
    left = folder(tmp_path, plan)
    np.savez(data.path / PENDING / f"{left.source}-{index}.npz", **columns)  # type: ignore[arg-type]

    assert Dataset(tmp_path).counts()[0] == 2
    assert left.missing(range(2), 2) == []
    assert not list((data.path / PENDING).iterdir())


def test_a_file_that_a_power_cut_left_half_written_is_played_again(tmp_path: Path) -> None:
    plan = contest(3)
    target = folder(tmp_path, plan)
    (tmp_path / PENDING / f"{target.source}-1.npz").write_bytes(b"PK half of it")

    assert target.missing(range(3), 2) == [0, 1, 2]


def test_more_matches_are_added_to_what_is_there(tmp_path: Path) -> None:
    made(tmp_path / "a", contest(3))
    grown = made(tmp_path / "a", contest(6))

    assert grown.counts()[0] == 6
    assert same(grown, made(tmp_path / "b", contest(6)))


def test_processes_make_the_same_shards(tmp_path: Path) -> None:
    plan = contest(4)
    make(folder(tmp_path / "a", plan), plan, size=2, workers=2)

    alone = made(tmp_path / "b", plan)
    for one, other in zip(shards(tmp_path / "a"), shards(alone.path), strict=True):
        assert one.read_bytes() == other.read_bytes()


# -- several machines


@pytest.mark.parametrize("kind", KINDS)
def test_parts_of_two_machines_are_the_whole(tmp_path: Path, kind: str) -> None:
    plan = contest(5)
    made(tmp_path / "a", plan, kind, Part(1, 2))
    made(tmp_path / "b", plan, part=Part(2, 2))
    merge(tmp_path / "both", [tmp_path / "a", tmp_path / "b"])
    merge(tmp_path / "both", [tmp_path / "a"])  # once more: nothing comes twice

    both = Dataset(tmp_path / "both")
    assert both.counts()[0] == 5
    assert same(both, made(tmp_path / "whole", plan))


def test_datasets_of_several_seeds_go_together_and_of_several_games_do_not(tmp_path: Path) -> None:
    made(tmp_path / "a", contest(1, seed=1))
    made(tmp_path / "b", contest(1, seed=2))
    merge(tmp_path / "both", [tmp_path / "a", tmp_path / "b"])
    assert Dataset(tmp_path / "both").counts()[0] == 2
    assert len(Dataset(tmp_path / "both").header["sources"]) == 2

    made(tmp_path / "c", contest(1, "random", game="ankh_morpork"))
    with pytest.raises(BadDataset, match="another kind of dataset"):
        merge(tmp_path / "both", [tmp_path / "c"])
    with pytest.raises(BadDataset, match="there is no dataset in"):
        Dataset(tmp_path)


# -- records


def test_records_give_the_decisions_that_stand(tmp_path: Path) -> None:
    """A decision that was taken back is no part of the match."""
    match = Match(trollbord.load("ragnarocks"), seed=4)
    match.pick("move A2 A1", 0)
    match.undo(0)
    match.play([trollbord.bots.make("random")] * 2)
    text = records.recorded(match, players=["Ada", "Ben"], reveal=True).text()
    number, columns = replayed((7, text))

    assert number == 7 and isinstance(columns, dict)
    decisions = [each for each in match.picks if each.seat >= 0]
    assert len(columns["action"]) <= len(decisions)
    assert set(columns["names"]) == {"Ada", "Ben"}
    assert match.result is not None
    assert columns["scores"][0].tolist() == list(match.result.scores)


def test_a_match_that_was_given_up_is_over() -> None:
    match = Match(trollbord.load("ragnarocks"), seed=4)
    for _ in range(4):
        assert match.ask is not None
        match.pick(match.ask.options[0])
    match.resign(1)
    _, columns = replayed((1, records.recorded(match, reveal=True).text()))

    assert isinstance(columns, dict)
    ends = zip(columns["seat"].tolist(), columns["outcome"][:, 0].tolist())
    assert set(ends) == {(0, 1.0), (1, -1.0)}


def test_the_command_reads_records_and_names_what_it_leaves_out(tmp_path: Path) -> None:
    home = tmp_path / "games"
    home.mkdir()
    for seed in range(2):
        match = trollbord.play("ragnarocks", ["random", "random"], seed=seed)
        records.save(records.recorded(match), home / f"a{seed}.troll")
    records.save(records.recorded(Match(match.game, seed=9)), home / "open.troll")
    other = trollbord.play("ankh_morpork", ["random", "random"], seed=1)
    records.save(records.recorded(other), home / "other.troll")
    (home / "z.troll").write_text("hello")
    records.save(records.recorded(match), home / "twin.troll")

    done = typed("records", str(home), "--out", str(tmp_path / "data"), "--workers", "1")
    assert done.exit_code == 0, done.output
    assert "2 matches, " in done.output
    for name, why in (("open", "not over"), ("other", "another game"), ("z", "begins with")):
        assert any(f"{name}.troll" in line and why in line for line in done.output.splitlines())
    again = typed("records", str(home), "--out", str(tmp_path / "data"), "--workers", "1")
    assert "2 matches, " in again.output


def test_records_without_a_match_are_refused(tmp_path: Path) -> None:
    (tmp_path / "z.troll").write_text("hello")
    with pytest.raises(BadDataset, match="no records to learn from"):
        look_through([tmp_path])


# -- the command


def test_the_command_plays_goes_on_merges_and_tells(tmp_path: Path) -> None:
    common = ("--bots", "random", "--shard", "2", "--workers", "1", "--format", "parquet")
    for part in ("1/2", "2/2"):
        out = str(tmp_path / part[0])
        done = typed("play", "ragnarocks", "--games", "4", "--part", part, "--out", out, *common)
        assert done.exit_code == 0 and "2 matches, " in done.output
    done = typed("merge", str(tmp_path / "all"), str(tmp_path / "1"), str(tmp_path / "2"))
    assert "4 matches, " in done.output
    told = typed("show", str(tmp_path / "all"))
    assert "ragnarocks for 2: 711 numbers in a row, 10,323 options" in told.output
    assert '"bots": ["random"]' in told.output


@pytest.mark.parametrize("part", ["2/1", "0/2", "half"])
def test_a_part_that_is_none_is_refused(tmp_path: Path, part: str) -> None:
    done = typed("play", "ragnarocks", "--part", part, "--out", str(tmp_path / "a"))
    assert done.exit_code == 1 and f"'{part}' is no part" in done.output


def test_another_table_is_not_mixed_in(tmp_path: Path) -> None:
    made(tmp_path, contest(1))
    done = typed("play", "ankh_morpork", "--games", "1", "--out", str(tmp_path))
    assert done.exit_code == 1 and "holds another kind of dataset" in done.output


# -- reading


def test_batches_are_shuffled_by_a_seed_and_shared_by_readers(tmp_path: Path) -> None:
    data = made(tmp_path, contest(6))

    def ids(*given: int) -> list[tuple[int, int]]:
        return [
            (int(match), int(line))
            for batch in data.batches(16, *given)
            for match, line in zip(batch.columns["match"], batch.columns["line"])
        ]

    plain, mixed = ids(), ids(1)
    assert plain == sorted(plain) and mixed != plain and sorted(mixed) == plain
    assert mixed == ids(1) != ids(2)
    assert sorted(ids(1, 0, 2) + ids(1, 1, 2)) == plain
    assert data.block("stones") == slice(172, 258)
    with pytest.raises(KeyError, match="no block 'stoned'"):
        data.block("stoned")


# -- to take away


def test_a_dataset_of_each_game_has_a_card_that_says_how_to_make_it_again(tmp_path: Path) -> None:
    done = typed("house", str(tmp_path), "--games", "1", "--bots", "greedy@1", "--workers", "1")

    assert done.exit_code == 0, done.output
    for game in trollbord.game_ids():
        data = Dataset(tmp_path / game)
        source = next(iter(data.header["sources"].values()))
        card = (tmp_path / game / "README.md").read_text(encoding="utf-8")
        assert source["made"]["version"] == trollbord.__version__
        assert source["made"]["licence"] == "MIT" and source["made"]["command"]
        assert (
            card.startswith(f"# {game}: 1 matches, ")
            and f"| version | {trollbord.__version__} |" in card
        )
        for fact in ("commit", "python", "date", "command", "play"):
            assert f"\n| {fact} | " in card


def test_another_days_run_goes_on_in_the_same_source(tmp_path: Path) -> None:
    plan = contest(1)
    facts = table_facts(trollbord.load(plan.game), plan.seats, plan.settings)
    source = {"play": json.loads(plan.text())}
    first = Folder(tmp_path, facts, source, made={"date": "2026-01-01"})
    second = Folder(tmp_path, facts, source, made={"date": "2026-01-02"})

    header = json.loads((tmp_path / "dataset.json").read_text(encoding="utf-8"))
    assert first.source == second.source and len(header["sources"]) == 1
    assert header["sources"][first.source]["made"] == {"date": "2026-01-01"}


def test_what_was_offered_comes_as_ids_too() -> None:
    _, columns = samples_of(*first(contest(1, "random", game="ankh_morpork")))
    batch = Batch(columns, 5000, 2000, "")

    for ids, count, mask in zip(batch.offered, batch.offered_count, batch.masks):
        assert sorted(ids[:count]) == np.flatnonzero(mask).tolist() and (ids[count:] == -1).all()
    assert batch.seats.tolist() == columns["seat"].tolist()
