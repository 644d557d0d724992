"""Many tables at once, and one learner among bots."""

import pickle
import subprocess
import sys
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import trollbord
from examples.pebbles import GAME as PEBBLES
from trollbord.envs import VectorEnv
from trollbord.envs.gymnasium import SeatEnv
from trollbord.envs.tables import BadAction
from trollbord.games.ragnarocks.state import CONTESTED, WILD, RagnarocksState
from trollbord.kernel.observation import row_length
from trollbord.kernel.playout import settle

GAMES = trollbord.game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_tables_step_together_and_begin_anew(game: str) -> None:
    env = VectorEnv(game, tables=6, seed=3, most=60)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(130):
        env.step(env.random_actions(rng))
        ended += int(env.over.sum() + env.cut.sum())
        assert np.abs(env.rows).max() <= 1.0
        assert (env.masks.sum(axis=1) >= 2).all()

    assert ended >= 6
    assert env.rows.shape == (6, row_length(env.layout))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_among_many_is_what_the_rules_make_of_it(game: str) -> None:
    """The row, mask and seat of a table are those of its state; NATURE's answers come from its own generator."""
    env = VectorEnv(game, tables=3, seed=5)
    rng = np.random.default_rng(2)
    for _ in range(40):
        env.step(env.random_actions(rng))
    for table, state in enumerate(env.tables.states):
        assert state.ask is not None and env.seats[table] == state.ask.seat
        offered = [option.id for option in state.ask.options]
        assert np.flatnonzero(env.masks[table]).tolist() == sorted(offered)
        row = env.game.observation.of(state.view(state.ask.seat))
        assert env.rows[table].tolist() == pytest.approx(row)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_said_twice_alike(game: str) -> None:
    """As ones in a mask and as ids, in the game's order; behind the counted ids nothing is promised."""
    env, rng = VectorEnv(game, tables=5, seed=5, most=30), np.random.default_rng(2)
    for _ in range(60):
        env.step(env.random_actions(rng))
        for table, state in enumerate(env.tables.states):
            assert state.ask is not None
            ids = env.offered[table, : env.offered_count[table]]
            assert ids.tolist() == [option.id for option in state.ask.options]
            assert sorted(ids) == np.flatnonzero(env.masks[table]).tolist()


def test_longer_lists_of_ids_make_room_for_themselves() -> None:
    """A big table of Ragnarocks offers more than the 64 options that there is room for at first."""
    env, rng = VectorEnv("ragnarocks", tables=3, seats=6, seed=1), np.random.default_rng(1)
    while env.offered.shape[1] == 64:
        env.step(env.random_actions(rng))

    assert env.offered.shape == (3, 128)
    for table, state in enumerate(env.tables.states):
        assert state.ask is not None
        ids = env.offered[table, : env.offered_count[table]]
        assert ids.tolist() == [option.id for option in state.ask.options]


def test_random_actions_draw_all_that_is_offered_alike() -> None:
    env, rng = VectorEnv("ankh_morpork", tables=1, seed=5), np.random.default_rng(2)
    offered = env.offered[0, : env.offered_count[0]]
    drawn = [int(env.random_actions(rng)[0]) for _ in range(400 * len(offered))]

    counts = [drawn.count(id) for id in offered]
    assert sum(counts) == len(drawn) and 320 < min(counts) <= max(counts) < 480


def course(env: VectorEnv, steps: int) -> list[bytes]:
    """What all tables show in a number of steps, with the choices of one generator."""
    rng, seen = np.random.default_rng(4), []
    for _ in range(steps):
        env.step(env.random_actions(rng))
        seen.append(b"".join([each.tobytes() for each in (env.rows, env.rewards, env.cut)]))
    return seen


@pytest.mark.parametrize("again", [lambda env: pickle.loads(pickle.dumps(env)), deepcopy])
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_that_was_pickled_or_copied_goes_on_alike(game: str, again: Any) -> None:
    env = VectorEnv(game, tables=3, seed=5, most=40)
    course(env, 25)
    other = again(env)

    assert (other.rows == env.rows).all() and (other.masks == env.masks).all()
    assert course(other, 30) == course(env, 30)


def test_tables_that_were_saved_are_taken_up_again() -> None:
    env = VectorEnv("trollfjord", tables=3, seed=5, most=30)
    course(env, 20)
    saved = pickle.loads(pickle.dumps(env.saved()))
    first = course(env, 25)
    env.restore(saved)

    assert env.infos == {} and course(env, 25) == first
    with pytest.raises(ValueError, match="the environment has 2 tables, got 3"):
        VectorEnv("trollfjord", tables=2).restore(saved)


def test_the_last_row_of_a_match_that_was_broken_off_is_kept() -> None:
    """An environment without a limit shows what the other would have shown, had it gone on."""
    cut, whole = VectorEnv("ankh_morpork", tables=4, most=7), VectorEnv("ankh_morpork", tables=4)
    course(cut, 7)
    course(whole, 7)
    infos = cut.infos

    assert infos["_final_obs"].all()
    assert (infos["final_obs"] == whole.rows).all()
    assert (infos["final_seats"] == whole.seats).all()
    assert (cut.rows != whole.rows).any()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_team_that_wins_has_the_whole_first_place(seats: int) -> None:
    """RR-TEAMS: two against one, two or three; all of them are first or last together, in points too."""
    sides = trollbord.load("ragnarocks").sides(
        seats, trollbord.load("ragnarocks").new(seats).settings
    )
    for rewards in ("rank", "score"):
        env = VectorEnv("ragnarocks", tables=4, seats=seats, seed=1, rewards=rewards)
        rng = np.random.default_rng(1)
        ended: list[list[float]] = []
        while len(ended) < 6:
            env.step(env.random_actions(rng))
            ended += [env.rewards[table].tolist() for table in np.flatnonzero(env.over)]
        for gained in ended:
            ours, theirs = gained[0], gained[-1]
            assert gained == [ours if side == sides[0] else theirs for side in sides]
            assert ours == -theirs and (rewards == "score" or abs(ours) in (0.0, 1.0))
        assert any(max(gained) > 0 for gained in ended)


def test_one_seed_makes_one_run_and_another_seed_another() -> None:
    def run(seed: int) -> bytes:
        env, rng = VectorEnv("ankh_morpork", tables=4, seed=seed), np.random.default_rng(1)
        for _ in range(50):
            env.step(env.random_actions(rng))
        return env.rows.tobytes()

    assert run(7) == run(7) != run(8)


def test_rewards_are_told_with_the_step_that_ends_a_match() -> None:
    env, rng = VectorEnv("ragnarocks", tables=8, seed=1), np.random.default_rng(1)
    for _ in range(400):
        env.step(env.random_actions(rng))
        over = env.over.astype(bool)
        assert (env.rewards[~over] == 0).all()
        assert np.abs(env.rewards[over].sum(axis=1)).max(initial=0) < 1e-9
        if over.any():
            assert set(np.unique(env.rewards[over])) <= {-1.0, 0.0, 1.0}
            return
    pytest.fail("no match ended")


@pytest.mark.parametrize("rewards", ["rank", "score"])
def test_infos_tell_length_and_return_of_the_matches_that_ended(rewards: str) -> None:
    """Beside a count of our own: decisions since the table began anew, rewards summed up."""
    env, rng = VectorEnv(PEBBLES, tables=8, most=6, rewards=rewards), np.random.default_rng(1)
    lengths, returns = np.zeros(8, np.int64), np.zeros((8, 2))
    over = cut = 0
    assert env.infos == {}
    for _ in range(40):
        env.step(env.random_actions(rng))
        lengths += 1
        returns += env.rewards
        over, cut = over + int(env.over.sum()), cut + int(env.cut.sum())
        ended = (env.over + env.cut) > 0
        infos = env.infos
        assert bool(infos) == bool(ended.any())
        if infos:
            assert infos["_episode"].tolist() == ended.tolist()
            assert infos["episode"]["l"].tolist() == np.where(ended, lengths, 0).tolist()
            assert infos["episode"]["r"].tolist() == np.where(ended[:, None], returns, 0).tolist()
        lengths[ended] = 0
        returns[ended] = 0.0

    assert over > 8 and cut > 8


def test_infos_stay_what_they_were_after_the_next_step() -> None:
    env, rng = VectorEnv("ankh_morpork", tables=2, seats=3, most=5), np.random.default_rng(1)
    for _ in range(5):
        env.step(env.random_actions(rng))
    infos = env.infos
    env.step(env.random_actions(rng))

    assert infos["episode"]["l"].tolist() == [5, 5]
    assert infos["episode"]["r"].shape == (2, 3)
    assert infos["_episode"].tolist() == [True, True]
    assert env.infos == {}


def test_infos_have_gymnasiums_keys() -> None:
    """A program that reads RecordEpisodeStatistics reads this; only the wall clock, `t`, is left out."""
    theirs = RecordEpisodeStatistics(SyncVectorEnv([partial(SeatEnv, "ragnarocks", most=1)] * 2))
    _, asked = theirs.reset(seed=1)
    *_, told = theirs.step(asked["action_mask"].argmax(axis=1))
    env, rng = VectorEnv("ragnarocks", tables=2, most=1), np.random.default_rng(1)
    env.step(env.random_actions(rng))

    assert set(env.infos["episode"]) == set(told["episode"]) - {"t"}
    assert env.infos["_episode"].tolist() == told["_episode"].tolist()
    assert env.infos["episode"]["l"].tolist() == told["episode"]["l"].tolist()


def test_points_can_be_the_reward() -> None:
    env, rng = VectorEnv("ragnarocks", tables=8, seed=1, rewards="score"), np.random.default_rng(1)
    while not env.over.any():
        env.step(env.random_actions(rng))

    assert np.abs(env.rewards).max() > 1.0


def test_no_table_moves_when_one_action_is_not_offered() -> None:
    env = VectorEnv("ragnarocks", tables=2)
    before, legal = env.rows.copy(), int(np.flatnonzero(env.masks[0])[0])

    with pytest.raises(
        BadAction, match=r"table 1 does not offer the action 0 \(skip\): the options"
    ):
        env.step([legal, 0])
    with pytest.raises(BadAction, match="table 0 does not offer the action 99999"):
        env.step([99999, legal])
    with pytest.raises(BadAction, match="one action for each table: got 1, expected 2"):
        env.step([legal])

    assert (env.rows == before).all()


def test_a_block_is_found_by_its_name() -> None:
    env = VectorEnv("trollfjord", tables=1)

    assert env.rows[0][env.block("seat+0.reserve")].shape == (1,)
    with pytest.raises(KeyError, match="no block 'sacks'"):
        env.block("sacks")


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="rewards are 'rank' or 'score', got 'fame'"):
        VectorEnv("ragnarocks", rewards="fame")
    with pytest.raises(ValueError, match="an environment has a table or more"):
        VectorEnv("ragnarocks", tables=0)


@pytest.mark.parametrize("game", GAMES)
def test_an_untrained_layer_does_not_saturate(game: str) -> None:
    env, rng = VectorEnv(game, tables=16, seed=2), np.random.default_rng(0)
    for _ in range(30):
        env.step(env.random_actions(rng))
    layer = np.linalg.qr(rng.normal(size=(env.rows.shape[1], 64)))[0]
    out = np.tanh(env.rows @ layer)

    assert (np.abs(out) > 0.99).mean() == 0.0
    assert len({each.tobytes() for each in out}) == 16


@pytest.mark.parametrize("game", GAMES)
def test_one_learner_among_bots_keeps_gymnasiums_rules(game: str) -> None:
    env = SeatEnv(game, bots=["random"], seats=3 if 3 in trollbord.load(game).seats else 2, most=20)
    row, info = env.reset(seed=1)
    assert env.observation_space.contains(row) and info["action_mask"].sum() >= 2
    over = cut = False
    while not (over or cut):
        action = int(np.flatnonzero(info["action_mask"])[0])
        row, _, over, cut, info = env.step(action)
        assert env.observation_space.contains(row)
        assert ("reason" in info) == (over or cut)
    assert info["reason"] == "broken-off" if cut else info["ranks"]


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_own_checker_is_content(game: str) -> None:
    """The checker draws from all actions, nearly none of which is offered."""
    check_env(gymnasium.make(f"trollbord/{game}-v0", illegal="lose", seat="random").unwrapped)


def test_what_is_not_offered_raises_or_loses() -> None:
    strict, lenient = SeatEnv("ragnarocks"), SeatEnv("ragnarocks", illegal="lose")
    strict.reset(seed=1)
    lenient.reset(seed=1)
    with pytest.raises(BadAction, match="table 0 does not offer the action 0"):
        strict.step(0)
    row, reward, over, cut, info = lenient.step(0)

    assert (reward, over, cut, info["reason"]) == (-1.0, True, False, "illegal")
    assert lenient.observation_space.contains(row)
    with pytest.raises(ValueError, match="illegal is 'raise' or 'lose', got 'pass'"):
        SeatEnv("ragnarocks", illegal="pass")


def test_the_opponents_go_by_every_name_of_a_bot_and_are_told() -> None:
    env = SeatEnv(
        "ankh_morpork", bots=["tomte~0.5", trollbord.bots.make("greedy")], seats=3, seat=1
    )
    _, info = env.reset(seed=2)

    assert info["seat"] == 1 and info["opponents"] == {0: "tomte~0.5", 2: "greedy"}
    assert env.offered().tolist() == np.flatnonzero(info["action_mask"]).tolist()
    with pytest.raises(TypeError, match="bots are a list with one for all or one for each"):
        SeatEnv("ragnarocks", bots="greedy")


def test_the_learner_may_sit_anywhere_or_one_further_each_time() -> None:
    rotating, anywhere = SeatEnv(PEBBLES, seat="rotating"), SeatEnv(PEBBLES, seat="random")
    turned = [rotating.reset(seed=1 if at == 0 else None)[1]["seat"] for at in range(4)]
    drawn = [anywhere.reset(seed=7 if at == 0 else None)[1]["seat"] for at in range(40)]
    again = [anywhere.reset(seed=7 if at == 0 else None)[1]["seat"] for at in range(40)]

    assert turned == [0, 1, 0, 1]
    assert set(drawn) == {0, 1} and again == drawn


@pytest.mark.parametrize("again", [lambda env: pickle.loads(pickle.dumps(env)), deepcopy])
def test_a_learners_environment_that_was_pickled_or_copied_goes_on_alike(again: Any) -> None:
    env = SeatEnv("ankh_morpork", bots=["greedy"], seats=3, seat="random", most=20)
    env.reset(seed=3)
    env.step(int(env.offered()[0]))
    other = again(env)
    for _ in range(6):
        action = int(env.offered()[-1])
        ours, theirs = env.step(action), other.step(action)
        assert (ours[0] == theirs[0]).all() and ours[1:4] == theirs[1:4]
    assert (env.reset()[0] == other.reset()[0]).all()


def test_what_needs_an_extra_says_which() -> None:
    """Without NumPy no environment can be imported; a sentence says what to install."""
    code = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name.partition(".")[0])
sys.meta_path.insert(0, Missing())
from importlib import import_module
def import_dataset():
    from trollbord.datasets import Dataset
for name in ("envs.vector", "envs.gymnasium", "envs.pettingzoo", "datasets", "adapters.openspiel"):
    try:
        import_module(f"trollbord.{name}")
        import_dataset()
    except Exception as error:
        print(type(error).__name__, error)
"""
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=True)

    lines = done.stdout.splitlines()
    assert len(lines) == 5
    for line in lines:
        assert line.startswith("MissingExtra this needs ") and "pip install 'trollbord[" in line


def test_the_learner_may_sit_anywhere_and_bots_are_counted() -> None:
    env = SeatEnv(
        "ankh_morpork", bots=["random", "greedy"], seat=1, seats=3, rewards="score", most=5
    )
    env.reset(seed=2)
    assert env.table.ask is not None and env.table.ask.seat == 1
    with pytest.raises(ValueError, match="2 other seats want one bot or 2, got 3"):
        SeatEnv("ankh_morpork", bots=["random"] * 3, seats=3)
    with pytest.raises(
        ValueError, match="the learner's seat is 0 to 1, 'random' or 'rotating', got 2"
    ):
        SeatEnv("ragnarocks", seat=2)
    with pytest.raises(ValueError, match="render modes are 'ansi' and 'svg', got 'human'"):
        SeatEnv("ragnarocks", render_mode="human")


def test_a_table_is_shown_as_text_or_picture() -> None:
    text, picture = (
        SeatEnv("ragnarocks", render_mode="ansi"),
        SeatEnv("ragnarocks", render_mode="svg"),
    )
    text.reset(seed=1)
    picture.reset(seed=1)

    assert str(text.render()).startswith("A ")
    assert "<svg" in str(picture.render())
    assert SeatEnv("ragnarocks").render() is None


def test_a_game_without_numbers_of_its_own_tells_who_is_asked() -> None:
    env = VectorEnv(PEBBLES, tables=2)

    assert [block.name for block in env.layout] == ["asked"]
    assert env.rows.tolist() == [[1.0, 0.0], [1.0, 0.0]]


@pytest.mark.parametrize("settings", [{}, {"characters": "random"}])
def test_planes_of_land_say_what_the_regions_say(settings: dict[str, str]) -> None:
    """The row floods all regions of a kind at once; the state walks them one by one."""
    rng = Random(3)
    for _ in range(3):
        state = trollbord.load("ragnarocks").new(2, **settings)
        while settle(state, rng) is not None:
            assert isinstance(state, RagnarocksState) and state.ask is not None
            seat = state.ask.seat
            row = trollbord.load("ragnarocks").observation.of(state.view(seat))
            land = {0: 0, 1: 0, WILD: 0, CONTESTED: 0}
            for region, status in state.regions():
                land[status] |= region
            planes = [state.stones, *[land[kind] for kind in (seat, 1 - seat, WILD, CONTESTED)]]
            for at, plane in enumerate(planes):
                told = row[86 * (at + 2) : 86 * (at + 3)]
                assert told == [plane >> cell & 1 for cell in range(86)]
            state.take(rng.choice(state.ask.options))
