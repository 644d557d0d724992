"""Many tables at once, and one learner among bots."""

from functools import partial
from random import Random

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


def test_gymnasiums_own_checker_is_content() -> None:
    class Masked(SeatEnv):
        """The checker draws from all actions: one that is not offered stands for the first that is."""

        def step(self, action: int):  # type: ignore[no-untyped-def]
            offered = np.flatnonzero(self.action_masks())
            return super().step(int(action if action in offered else offered[0]))

    check_env(Masked("ragnarocks", most=50), skip_render_check=True)


def test_the_learner_may_sit_anywhere_and_bots_are_counted() -> None:
    env = SeatEnv(
        "ankh_morpork", bots=["random", "greedy"], seat=1, seats=3, rewards="score", most=5
    )
    env.reset(seed=2)
    assert env.table.ask is not None and env.table.ask.seat == 1
    with pytest.raises(ValueError, match="2 other seats want one bot or 2, got 3"):
        SeatEnv("ankh_morpork", bots=["random"] * 3, seats=3)
    with pytest.raises(ValueError, match="the learner's seat is 0 to 1, got 2"):
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
