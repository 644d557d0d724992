"""What the board shows besides its pieces: names on the rim, and where the last turn went."""

from tests.ragnarocks.scene import scene
from trollbord.games.ragnarocks.box import CELL
from trollbord.games.ragnarocks.look.draw import board, scene_of
from trollbord.games.ragnarocks.look.scenery import art
from trollbord.games.ragnarocks.view import RagnarocksView


def test_rows_have_letters_and_cells_numbers_on_the_rim() -> None:
    """Row A ends with 5, G and H with 11; the first and the last row have all their numbers."""
    drawn = str(art())

    def lying(label: str) -> int:
        both = drawn.count(f">{label}</text>")
        assert both % 2 == 0, label  # the board is drawn lying and standing
        return both // 2

    assert [lying(letter) for letter in "ABCDEFGHIJ"] == [1] * 10
    assert [lying(number) for number in ("1", "5", "9", "10", "11")] == [2, 3, 3, 2, 2]


def test_the_cell_that_was_left_is_marked_apart_from_where_one_came() -> None:
    view = scene().state.view(0)
    assert isinstance(view, RagnarocksView)

    drawn = str(board(scene_of(view, [CELL["E7"], CELL["E5"]], [CELL["E3"]])))

    assert drawn.count("rr-last-wide") == 2
    assert drawn.count("rr-from-wide") == 1
