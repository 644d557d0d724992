"""The box and the board of Ragnarocks."""

import pytest

from tests.ragnarocks.scene import IVORY, RED, scene
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.box import AXIAL, CELL, CELLS, EDGE, NEIGHBOURS, RAYS


def neighbours(label: str) -> set[str]:
    return {CELLS[cell] for cell in NEIGHBOURS[CELL[label]]}


def row(letter: str) -> list[str]:
    return [label for label in CELLS if label[0] == letter]


@pytest.mark.rule("RR-COMP.1", "RR-COMP.2")
def test_the_box_holds_forty_stones_and_six_vikings() -> None:
    """B18: 40 runestones for both, three Vikings of each colour."""
    table = scene()

    assert RAGNAROCKS.census(table.state) == {"stones": 40, "vikings": 6}
    assert len(table.vikings(IVORY)) == len(table.vikings(RED)) == 3


@pytest.mark.rule("RR-BOARD.1", "RR-BOARD.4")
def test_ten_rows_make_86_cells_and_30_of_them_lie_on_the_edge() -> None:
    """B01: rows of 5, 6, 7, 8, 9, 10, 11, 11, 10, 9."""
    assert [len(row(letter)) for letter in "ABCDEFGHIJ"] == [5, 6, 7, 8, 9, 10, 11, 11, 10, 9]
    assert len(CELLS) == len(set(CELLS)) == 86
    assert {CELLS[cell] for cell in EDGE} == {
        *row("A"), *row("J"), "B1", "B6", "C1", "C7", "D1", "D8", "E1", "E9",
        "F1", "F10", "G1", "G11", "H1", "H11", "I1", "I10",
    }  # fmt: skip
    assert all((len(neighbours(label)) < 6) == (CELL[label] in EDGE) for label in CELLS)


def side(start: str, direction: int) -> list[str]:
    """The cells of an outline's side, from a corner in one direction."""
    return [start, *[CELLS[cell] for cell in RAYS[CELL[start]][direction]]]


@pytest.mark.rule("RR-BOARD.2")
def test_six_sides_ivory_on_the_one_of_five_red_on_the_one_of_nine() -> None:
    """B01: clockwise from Ivory's side 5, 8, 3, 9, 4, 7."""
    east, west, north_east, north_west, south_east, south_west = range(6)
    sides = [
        side("A1", east),
        side("A5", south_east)[:8],
        side("H11", south_west),
        side("J9", west),
        side("J1", north_west),
        side("G1", north_east),
    ]

    assert [len(cells) for cells in sides] == [5, 8, 3, 9, 4, 7]
    assert {label for cells in sides for label in cells} == {CELLS[cell] for cell in EDGE}
    assert all(cells[-1] == after[0] for cells, after in zip(sides, sides[1:] + sides[:1]))
    assert scene().vikings(IVORY) < set(sides[0])
    assert scene().vikings(RED) < set(sides[3])


@pytest.mark.rule("RR-BOARD.3")
@pytest.mark.parametrize(
    ("label", "beside"),
    [
        ("A1", "A2 B1 B2"),
        ("G11", "G10 F10 H10 H11"),
        ("H11", "H10 G11 I10"),
        ("J9", "J8 I9 I10"),
        ("G1", "F1 G2 H1"),
        ("J1", "I1 I2 J2"),
        ("F5", "F4 F6 E4 E5 G5 G6"),
        ("H6", "H5 H7 G6 G7 I5 I6"),
    ],
)
def test_cells_that_share_an_edge_are_neighbours(label: str, beside: str) -> None:
    """B01: six at most, and always both ways."""
    assert neighbours(label) == set(beside.split())
    assert all(label in neighbours(other) for other in neighbours(label))


@pytest.mark.rule("RR-BOARD.5")
def test_six_straight_lines_lead_away_from_a_cell() -> None:
    """Along the three axes of the grid, both ways, to the end of the board."""
    lines = [" ".join(CELLS[cell] for cell in ray) for ray in RAYS[CELL["F5"]]]

    assert sorted(lines) == sorted(
        [
            "F6 F7 F8 F9 F10",
            "F4 F3 F2 F1",
            "E5 D5 C5 B5 A5",
            "E4 D3 C2 B1",
            "G6 H6 I6 J6",
            "G5 H4 I3 J2",
        ]
    )


@pytest.mark.rule("RR-SETUP.4", "RR-R.31")
def test_the_other_face_of_the_board_is_a_mirror_image_and_plays_the_same() -> None:
    """B19: measured on the drawing turned over, every line is the line of this face."""
    turned = {cell: (-(q + r / 2), r) for cell, (q, r) in enumerate(AXIAL)}
    at = {place: cell for cell, place in turned.items()}
    for cell, (x, y) in turned.items():
        lines = []
        for dx, dy in ((1.0, 0), (-1.0, 0), (0.5, -1), (-0.5, -1), (0.5, 1), (-0.5, 1)):
            steps = (at.get((x + dx * n, y + dy * n)) for n in range(1, 12))
            lines.append([step for step in steps if step is not None])
        assert sorted(lines) == sorted(RAYS[cell])
