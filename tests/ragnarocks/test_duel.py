"""The strong player of the duel: its races are exact, and it finds what is plainly best."""

from random import Random

import pytest

import trollbord
from tests.ragnarocks.scene import Scene, new_game, scene
from trollbord.games.ragnarocks.box import CELL_COUNT, CELLS, RAYS
from trollbord.games.ragnarocks.duel import territory
from trollbord.games.ragnarocks.duel.foresight import Foresight
from trollbord.games.ragnarocks.duel.outlook import land_ahead
from trollbord.games.ragnarocks.duel.player import DuelPlayer, seen
from trollbord.games.ragnarocks.duel.prospect import WON, Prospect, parts, words
from trollbord.games.ragnarocks.duel.survey import WIDTH, SurveyClock
from trollbord.games.ragnarocks.duel.territory import TEMPO
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.kernel.player import Budget, Decision
from trollbord.kernel.playout import answer

FAR = 99


def distances(table: Scene, seat: int, by_lines: bool) -> list[int]:
    """How many moves, or steps, each cell is away from a colour: the obvious way."""
    occupied = table.stones | table.vikings(0) | table.vikings(1)
    found = [FAR] * CELL_COUNT
    reached = list(table.state.own_vikings(seat))
    for cell in reached:
        found[cell] = 0
    for cell in reached:
        for ray in RAYS[cell]:
            for target in ray if by_lines else ray[:1]:
                if CELLS[target] in occupied:
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

    assert territory.lead(board.vikings, board.low, board.high, 0, by_lines) == pytest.approx(
        lead(table, by_lines)
    )


def looked(table: Scene, seat: int) -> Prospect:
    """The board of a scene with a seat to move."""
    view = table.state.view(seat)
    assert isinstance(view, RagnarocksView)
    return seen(view)


def spelt(turn: int) -> str:
    source, target, stone = (CELLS[cell] for cell in parts(turn))
    return f"{source} {target} {stone}"


def late(supply: int = 8) -> Scene:
    """A small table, which can be foreseen to its end."""
    stones = "A1-A5 B1-B6 C1-C7 D1-D8 F1-F10 G1-G11 H1-H11 I1-I10 J1-J9"
    return scene("E1 E2 E3", "E7 E8 E9", stones, supply=supply)


@pytest.mark.parametrize("seed", range(8))
def test_the_turns_that_are_kept_are_turns_and_the_most_promising_come_first(seed: int) -> None:
    table, rng = new_game(), Random(seed)
    for _ in range(seed * 8):
        if table.state.ask is not None:
            table.state.take(answer(table.state, rng))
    if table.state.ask is None or table.state.ask.prompt != "move":
        return
    board = looked(table, table.state.ask.seat)
    Foresight(SurveyClock()).survey.look(board, True)

    assert 0 < len(board.after) <= WIDTH
    assert list(board.worths) == sorted(board.worths, reverse=True)
    for turn in board.turns:
        source, target, stone = (CELLS[cell] for cell in parts(turn))
        after = table.after(f"move {source} {target}", f"stone {stone}")
        assert after.state.supply == table.state.supply - 1


@pytest.mark.parametrize("seed", range(8))
def test_land_is_counted_as_the_rules_count_it(seed: int) -> None:
    """RR-SCORE.1: settled cells count, contested ones do not."""
    table, rng = new_game(), Random(seed)
    while table.state.ask is not None:
        land = table.state.land()
        board = looked(table, 0)
        ahead = land_ahead(*words(board.mine), *words(board.theirs), board.low, board.high)
        assert ahead == land[0] - land[1]
        table.state.take(answer(table.state, rng))


def test_the_last_stone_is_chosen_for_the_land_that_counts() -> None:
    """RR-R.1: no stone, no turn. With one stone left, what is not settled by it is nobody's."""
    table = late(supply=1)
    board = looked(table, 0)
    Foresight(SurveyClock()).survey.look(board, True)

    best = max(
        _land_after(table, f"move {first} {second}", stone)
        for first, second in (text.split()[1:] for text in table.options)
        for stone in table.after(f"move {first} {second}").options
    )

    ahead = board.worths[0]
    assert best == (ahead if abs(ahead) < WON else ahead - WON * (1 if ahead > 0 else -1))


def _land_after(table: Scene, move: str, stone: str) -> int:
    land = table.after(move, stone).state.land()
    return land[0] - land[1]


def test_a_small_table_is_foreseen_to_its_end() -> None:
    board = looked(late(), 0)
    foresight = Foresight(SurveyClock())
    while not board.is_known:
        assert foresight.grow(board)

    assert abs(board.worth) > WON or board.worth == 0.0
    assert board.after[board.best()] is not None


def test_a_turn_is_found_even_without_time() -> None:
    board = looked(new_game(), 0)

    assert Foresight(SurveyClock(end=1e-9)).grow(board) is False
    assert board.after and spelt(board.turns[board.best()])


def test_a_stone_is_chosen_with_its_move_and_afresh_after_another_move() -> None:
    table, player = new_game(), DuelPlayer()
    move = player.choose(Decision(table.state.view(0), Random(1), Budget(iterations=1)))
    planned = table.after(move.text)
    other = table.after(next(text for text in table.options if text != move.text))

    for moved in (planned, other):
        view = moved.state.view(0)
        stone = player.choose(Decision(view, Random(1), Budget(iterations=1)))
        assert stone.text in moved.options


def test_reasons_are_given_for_a_move_and_for_its_stone() -> None:
    table = new_game()
    for first in ("move", "stone"):
        view = table.state.view(0)
        told = DuelPlayer().reasons(Decision(view, Random(1), Budget(iterations=4)))
        assert told is not None and told.candidates[0].option.verb == first
        assert told.candidates[0].option.text in table.options
        assert told.candidates[0].line[0] is told.candidates[0].option
        table.pick(told.candidates[0].option.text)


def test_it_beats_the_random_player() -> None:
    match = trollbord.play("ragnarocks", ["jotun", "random"], seed=1, budget=Budget(iterations=1))

    assert match.result is not None and match.result.winners == (0,)
