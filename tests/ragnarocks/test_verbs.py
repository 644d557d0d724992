"""What powers and bots lean on beside the rules of the duel: lifting, setting elsewhere, copies."""

import pytest

from tests.ragnarocks.saga import saga
from tests.ragnarocks.scene import labels, scene
from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import CELL
from trollbord.games.ragnarocks.native.board import OFF, laid
from trollbord.kernel.errors import BadPosition


def test_a_lifted_stone_opens_the_land_again() -> None:
    """A wall along row F with one stone taken out is no wall."""
    table = scene("A2 D4 E7", "H5 I5 J5", "F1-F10")
    assert table.sizes("contested") == []

    table.state.board.lift(CELL["F5"])

    assert table.stones == set(labels("F1-F4 F6-F10"))
    assert table.sizes("contested") == [77]
    assert table.state.board.contested == 0b111111


def test_a_lifted_stone_closes_the_wall_when_it_is_placed_again() -> None:
    table = scene("A2 D4 E7", "H5 I5 J5", "F1-F10")

    table.state.board.lift(CELL["F5"])
    table.state.board.place(CELL["F5"])

    assert table.sizes("contested") == []
    assert (table.sizes("ivory"), table.sizes("red")) == ([35], [41])


def test_a_viking_set_elsewhere_takes_its_colour_along() -> None:
    """Off the board it is nowhere; on the other side of a wall it makes land contested."""
    table = scene("A2 D4 E7", "H5 I5 J5", "F1-F10")
    board = table.state.board

    board.relocate(0, CELL["J1"])
    assert table.vikings(0) == {"J1", "D4", "E7"}
    assert table.sizes("contested") == [41]
    board.relocate(0, OFF)
    assert table.sizes("contested") == []
    assert table.sizes("red") == [41]
    board.relocate(0, CELL["A1"])
    assert table.vikings(0) == {"A1", "D4", "E7"}


@pytest.mark.parametrize("stones", [-1, 1 << 86])
def test_stones_beside_the_board_are_refused(stones: int) -> None:
    with pytest.raises(BadPosition, match="expected 'stones'"):
        laid([OFF] * 6, stones)


@pytest.mark.parametrize("name", AdvancedState.FIELDS)
def test_a_copy_of_the_advanced_table_keeps_every_field(name: str) -> None:
    """What a turn has to remember goes along, and a list is a list of its own."""
    state = saga("surtr", "ratatoskr").state
    before = getattr(state, name)
    changed = other_than(name, before)
    setattr(state, name, changed)

    copy = state.copy()

    assert getattr(copy, name) == changed != before
    assert copy == state
    if isinstance(before, list):
        assert getattr(copy, name) is not getattr(state, name)


def other_than(name: str, value: object) -> object:
    """Another value that a field could have."""
    if name == "vikings":
        return [CELL[label] for label in ("A1", "B1", "C1", "J1", "I1", "H1")]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + (1 << 40 if name == "stones" else 5)
    return [7, 8] if isinstance(value, list) else f"{value}!"
