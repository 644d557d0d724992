"""What the board shows besides its pieces: names on the rim, and where the last turn went."""

from tests.ragnarocks.scene import scene
from trollbord.games.ragnarocks.box import CELL
from trollbord.games.ragnarocks.look.draw import board, scene_of
from trollbord.games.ragnarocks.look.scenery import art
from trollbord.games.ragnarocks.view import RagnarocksView


def test_rows_have_letters_and_cells_numbers_on_the_rim() -> None:
    drawn = str(art())

    for label in ("A", "J", "1", "9", "A5", "H11"):
        assert drawn.count(f">{label}</text>") >= 2, label  # lying and standing


def test_the_cell_that_was_left_is_marked_apart_from_where_one_came() -> None:
    view = scene().state.view(0)
    assert isinstance(view, RagnarocksView)

    drawn = str(board(scene_of(view, [CELL["E7"], CELL["E5"]], [CELL["E3"]])))

    assert drawn.count("rr-last-wide") == 2
    assert drawn.count("rr-from-wide") == 1
