"""The board in native integers stays what a board laid anew would be, and what the slow rules see."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.ragnarocks.slow import CELL as PLACE
from tests.ragnarocks.slow import LABEL, Slow
from tests.ragnarocks.slow import labels as names
from trollbord.games.ragnarocks.box import CELL_COUNT, CELLS, START, STONE
from trollbord.games.ragnarocks.native.board import OFF, OPENING, Board, bits, laid
from trollbord.games.ragnarocks.native.reach import contested_moves, places
from trollbord.games.ragnarocks.native.spots import SPOTS, count
from trollbord.kernel.errors import BadPosition

ALL = (1 << CELL_COUNT) - 1


def stones_of(board: Board) -> int:
    return ALL & ~bits(board.low, board.high)


def slow_of(board: Board) -> Slow:
    """The same table for the slow rules."""
    on_board = [[PLACE[CELLS[cell]] for cell in side if cell != OFF] for side in sides(board)]
    stones = frozenset(PLACE[CELLS[cell]] for cell in range(CELL_COUNT) if board.is_stone(cell))
    return Slow((frozenset(on_board[0]), frozenset(on_board[1])), stones)


def sides(board: Board) -> tuple[list[int], list[int]]:
    return board.vikings[:3], board.vikings[3:]


def free_cells(board: Board) -> list[int]:
    return [
        cell for cell in range(CELL_COUNT) if not board.is_stone(cell) and cell not in board.vikings
    ]


def meddle(board: Board, verb: int, choice: int) -> None:
    """Change something: place a stone, lift one, set a Viking elsewhere or off the board."""
    stones = [cell for cell in range(CELL_COUNT) if board.is_stone(cell)]
    free = free_cells(board)
    if verb == 0 and stones:
        board.lift(stones[choice % len(stones)])
    elif verb == 1 and free:
        board.relocate(choice % 6, [*free, OFF][choice // 6 % (len(free) + 1)])
    elif free:
        board.place(free[choice % len(free)])


def assert_true_to_itself(board: Board) -> None:
    """Assert that every native thing says what the pieces on the board say."""
    anew = laid(board.vikings, stones_of(board))
    assert board.vikings == anew.vikings
    assert list(board.lines) == list(anew.lines)
    assert (board.low, board.high, board.contested) == (anew.low, anew.high, anew.contested)
    slow = slow_of(board)
    for viking, cell in enumerate(board.vikings):
        contested = cell != OFF and slow.status(slow.region(PLACE[CELLS[cell]])) == "contested"
        assert bool(board.contested >> viking & 1) == contested


@settings(max_examples=20, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 10**6)), min_size=30, max_size=70))
def test_the_board_is_true_to_itself_whatever_is_done(changes: list[tuple[int, int]]) -> None:
    board = OPENING.copy()
    for verb, choice in changes:
        assert_cuts(board, [cell for cell in free_cells(board) if board.would_cut(cell)][:1])
        meddle(board, verb, choice)
        assert_true_to_itself(board)


def assert_cuts(board: Board, cells: list[int]) -> None:
    """Assert that a stone on each of these cells makes more regions."""
    slow = slow_of(board)
    for cell in cells:
        without = slow._replace(stones=slow.stones | {PLACE[CELLS[cell]]})
        assert len(without.regions()) > len(slow.regions())


@settings(max_examples=20, deadline=None)
@given(st.sets(st.integers(0, CELL_COUNT - 1), min_size=20, max_size=55))
def test_a_stone_cuts_exactly_where_the_regions_become_more(stones: set[int]) -> None:
    board = laid([OFF] * 6, sum(1 << cell for cell in stones))
    slow = slow_of(board)
    before = len(slow.regions())

    for cell in free_cells(board):
        after = len(slow._replace(stones=slow.stones | {PLACE[CELLS[cell]]}).regions())
        assert board.would_cut(cell) == (after > before)


def test_a_flood_of_two_words_covers_the_regions_of_the_slow_rules() -> None:
    rng = Random(7)
    for _ in range(12):
        board = OPENING.copy()
        for cell in rng.sample(free_cells(board), 45):
            board.place(cell)
        assert_true_to_itself(board)
        lands = [[CELLS.index(label) for label in names(each)] for each in slow_of(board).regions()]
        for land in lands:
            for cell in land:
                spot = SPOTS[cell]
                whole = sum(1 << each for each in land)
                assert bits(*board.region(spot.low, spot.high)) == whole
                assert reached(board, cell, ALL) == whole
            for other in lands:
                goal = 1 << other[-1]
                assert bool(reached(board, land[0], goal) & goal) == (other is land)


def reached(board: Board, cell: int, goal: int) -> int:
    """The land that a flood from a cell covers until it holds the goal."""
    low = sum([spot.low for at, spot in enumerate(SPOTS) if goal >> at & 1])
    high = sum([spot.high for at, spot in enumerate(SPOTS) if goal >> at & 1])
    return bits(*board.flood(SPOTS[cell].low, SPOTS[cell].high, low, high))


@pytest.mark.parametrize("stones", [0, 12, 30, 45])
def test_every_free_cell_of_a_line_is_offered_in_order(stones: int) -> None:
    """RR-TURN.3 to 10: what the slow rules offer, and nothing else."""
    rng = Random(stones)
    for _ in range(15):
        board = laid(rng.sample(range(CELL_COUNT), 6), 0)
        for cell in rng.sample(free_cells(board), stones):
            board.place(cell)
        slow = slow_of(board)
        for seat in (0, 1):
            offered = [option.text for option in contested_moves(board, seat)]
            assert offered == in_order(slow._replace(seat=seat))
            cell = board.vikings[seat]
            lines = sorted(CELLS.index(name) for name in names(slow.reach(PLACE[CELLS[cell]])))
            assert places(board, cell) == [STONE[target] for target in lines]


def in_order(slow: Slow) -> list[str]:
    """The moves that the slow rules allow, as a question lists them."""
    moves = [(CELLS.index(LABEL[start]), CELLS.index(LABEL[end])) for start, end in slow.moves()]
    return [f"move {CELLS[start]} {CELLS[end]}" for start, end in sorted(moves)]


@given(st.sets(st.integers(0, CELL_COUNT - 1)))
@example(set(range(CELL_COUNT)))
@example(set())
def test_the_cells_of_two_words_are_counted(cells: set[int]) -> None:
    low = sum(SPOTS[cell].low for cell in cells)
    high = sum(SPOTS[cell].high for cell in cells)

    assert count(low, high) == len(cells)


def test_a_stone_is_a_stone_on_every_cell() -> None:
    for cell in range(CELL_COUNT):
        board = laid([OFF] * 6, 1 << cell)
        assert [each for each in range(CELL_COUNT) if board.is_stone(each)] == [cell]
        board.lift(cell)
        assert not board.is_stone(cell)


def test_a_copy_shares_nothing_that_changes() -> None:
    board = OPENING.copy()
    other = board.copy()

    other.place(40)
    other.move(0, 10)

    assert_true_to_itself(board)
    assert board.vikings == START
    assert not board.is_stone(40)


def test_every_cell_lies_on_three_lines_and_in_one_word() -> None:
    for spot in SPOTS:
        assert len({spot.row, spot.left, spot.right}) == 3
        assert (spot.low == 0) != (spot.high == 0)
        assert len(spot.circle) == 6


@pytest.mark.parametrize(
    ("vikings", "stones"),
    [
        ([1, 1, 3, 80, 81, 82], 0),
        ([1, 2, 3, 80, 81, 86], 0),
        ([1, 2, 3, 80, 81, -2], 0),
        (START, 1 << START[0]),
        (START, 1 << CELL_COUNT),
        (START, -1),
    ],
)
def test_what_cannot_lie_on_a_board_is_refused(vikings: list[int], stones: int) -> None:
    with pytest.raises(BadPosition):
        laid(vikings, stones)
