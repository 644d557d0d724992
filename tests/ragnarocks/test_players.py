"""Quick judgement for search: looks are exact, and what can't be seen at once is not judged."""

from math import tanh
from random import Random

import pytest

from tests.ragnarocks.saga import saga
from tests.ragnarocks.scene import scene
from trollbord.arena.plan import neighbours
from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.duel.player import SCALE
from trollbord.games.ragnarocks.duel.territory import territory
from trollbord.games.ragnarocks.game import RAGNAROCKS
from trollbord.games.ragnarocks.policy import LEAST, after_stone, looks, prior, rollout
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.playout import answer


def lead(state: RagnarocksState, colour: int) -> float:
    """How many cells a colour is ahead when the other is to move."""
    board = state.board
    ahead = territory(board.vikings, board.low, board.high, 1 - colour)
    return ahead if colour == 0 else -ahead


def test_an_option_looks_like_the_table_after_it() -> None:
    seen = 0
    for seed in range(6):
        rng = Random(seed)
        state = RAGNAROCKS.new(2)
        while state.ask is not None:
            assert isinstance(state, RagnarocksState)
            worths, options = looks(state), state.ask.options
            if worths is not None:
                chosen = rng.randrange(len(worths))
                after = state.copy()
                after.take(options[chosen])
                assert isinstance(after, RagnarocksState)
                assert worths[chosen] == pytest.approx(lead(after, state.ask.seat))
                seen += 1
            state.take(answer(state, rng))

    assert seen > 100


def test_in_a_team_an_option_looks_as_good_as_it_is_for_the_colour() -> None:
    state, rng, seats = RAGNAROCKS.new(4), Random(1), set()
    while state.ask is not None:
        assert isinstance(state, AdvancedState)
        worths = looks(state) if state.ask.prompt == "stone" else None
        if worths is not None:
            cell, colour = state.ask.options[0].first, int(state.ask.seat > 1)
            assert worths[0] == pytest.approx(after_stone(state.board, cell, colour))
            seats.add(state.ask.seat)
        state.take(answer(state, rng))

    assert seats == {0, 1, 2, 3}


def test_the_stone_that_looks_best_is_placed() -> None:
    table = scene(stones="B2 B3").pick("move A2 A1")
    worths = looks(table.state)
    assert worths is not None and table.state.ask is not None
    best = table.state.ask.options[worths.index(max(worths))]

    assert rollout(table.state, Random(1)) is best


def test_every_move_is_worth_a_try_and_the_best_looking_one_first() -> None:
    state = scene().state
    worths, promises = looks(state), prior(state)

    assert worths is not None and promises is not None
    assert min(promises) == pytest.approx(LEAST)
    assert promises.index(max(promises)) == worths.index(max(worths))


def test_what_is_no_move_and_no_stone_is_not_judged() -> None:
    state = RAGNAROCKS.new(2, characters="draft")
    assert isinstance(state, AdvancedState)
    while state.ask is not None and state.ask.seat < 0:
        state.take(answer(state, Random(1)))
    assert state.ask is not None

    assert prior(state) is None
    assert rollout(state, Random(1)) in state.ask.options


def test_a_table_is_judged_between_turns() -> None:
    table = scene()
    assert RAGNAROCKS.advice.is_settled(table.state)
    assert not RAGNAROCKS.advice.is_settled(table.pick("move A2 A1").state)


@pytest.mark.rule("RR-TEAM.1")
@pytest.mark.parametrize(
    ("seats", "ivory", "side"), [(2, 0, 1), (3, 0, 1), (4, 0, 2), (4, 1, 1), (6, 0, 3)]
)
def test_teams_of_one_size_are_known(seats: int, ivory: int, side: int) -> None:
    table = RAGNAROCKS.new(seats, ivory_players=ivory).settings

    assert neighbours(RAGNAROCKS.sides(seats, table)) == side


def test_with_characters_settled_land_is_worth_more_than_land_that_is_only_out_of_reach() -> None:
    """Who goes on moving in it fills it with stones."""
    table = saga("mani", "nerthus", stones="B1 B2 B3 B4 B5 B6").state
    land = table.land()
    assert land[1] > land[0] > 0  # Ivory has shut itself in
    reach = tanh(lead(table, 1) / SCALE)

    ivory, red = RAGNAROCKS.advice.evaluate(table)
    assert red > reach and ivory == -red


@pytest.mark.parametrize(("seats", "ivory"), [(3, 1), (3, 2), (4, 2), (5, 2)])
def test_a_won_match_is_worth_as_much_to_a_team_as_to_one(seats: int, ivory: int) -> None:
    """RR-END.2: a team that can win at once must not like a great lead better."""
    rng, decided = Random(3), 0
    for _ in range(4):
        state = RAGNAROCKS.new(seats, ivory_players=ivory)
        while state.ask is not None:
            state.take(answer(state, rng))
        result = state.result()
        assert result is not None
        if not result.is_draw:
            wanted = [1.0 if rank == 1 else -1.0 for rank in result.ranks]
            assert RAGNAROCKS.advice.evaluate(state) == wanted
            decided += 1

    assert decided > 0
