"""The strong player of the duel: its races are exact, and it finds what is plainly best."""

from random import Random

import pytest

import trollbord
from tests.ragnarocks.scene import Scene, new_game
from trollbord.games.ragnarocks.box import CELL_COUNT, RAYS
from trollbord.games.ragnarocks.duel import DuelPlayer, turns_of
from trollbord.games.ragnarocks.territory import TEMPO, race
from trollbord.kernel.player import Budget, Position
from trollbord.kernel.playout import answer

FAR = 99


def distances(table: Scene, seat: int, by_lines: bool) -> list[int]:
    """How many moves, or steps, each cell is away from a colour: the obvious way."""
    blocked = table.state.blocked()
    found = [FAR] * CELL_COUNT
    reached = list(table.state.own_vikings(seat))
    for cell in reached:
        found[cell] = 0
    for cell in reached:
        for ray in RAYS[cell]:
            for target in ray if by_lines else ray[:1]:
                if blocked >> target & 1:
                    break
                if found[target] == FAR:
                    found[target] = found[cell] + 1
                    reached.append(target)
    return found


def lead(table: Scene, by_lines: bool) -> float:
    ivory, red = (distances(table, seat, by_lines) for seat in (0, 1))
    pairs = list(zip(ivory, red))
    ahead = sum((mine < theirs) - (mine > theirs) for mine, theirs in pairs)
    return ahead + TEMPO * sum(mine == theirs != FAR for mine, theirs in pairs)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("by_lines", [True, False])
def test_the_races_are_those_of_the_obvious_way(seed: int, by_lines: bool) -> None:
    table, rng = new_game(), Random(seed)
    for _ in range(seed * 6):
        if table.state.ask is not None:
            table.state.take(answer(table.state, rng))
    board = table.state.board

    assert race(board.vikings, board.low, board.high, 0, by_lines) == pytest.approx(
        lead(table, by_lines)
    )


def test_all_turns_are_looked_at() -> None:
    table = new_game()

    assert len(turns_of(table.state.board, 0)) == 1119
    assert len(turns_of(table.state.board, 1)) == 968
    assert table.state == new_game().state


def test_a_stone_is_chosen_with_its_move_and_afresh_after_another_move() -> None:
    table, player = new_game(), DuelPlayer()
    move = player.choose(Position(table.state.view(0), Random(1), Budget(iterations=1)))
    planned = table.after(move.text)
    other = table.after(next(text for text in table.options if text != move.text))

    for moved in (planned, other):
        view = moved.state.view(0)
        stone = player.choose(Position(view, Random(1), Budget(iterations=1)))
        assert stone.text in moved.options


def test_it_beats_the_random_player() -> None:
    match = trollbord.play("ragnarocks", ["jotun", "random"], seed=1, budget=Budget(iterations=1))

    assert match.result is not None and match.result.winners == (0,)
