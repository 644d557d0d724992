"""Regions, the end of the duel and its scoring."""

from random import Random

import pytest

from tests.ragnarocks.scene import IVORY, RED, Scene, labels, scene
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.state import CONTESTED, WILD
from trollbord.kernel.playout import answer

WALL = "F1-F4 F6-F10"


def before_the_wall_closes() -> Scene:
    """B10: one gap is left in a wall along row F."""
    return scene("A2 D4 E7", "H5 I5 J5", WALL)


def walled() -> Scene:
    """B10: the gap is closed."""
    return before_the_wall_closes().pick("move D4 E5", "stone F5")


def printed_example(seat: int = IVORY) -> Scene:
    """B13: the example of the rulebook, with its 28 stones."""
    stones = "C1-C7 B3 D6 E6 F7 G1-G11 H10 I10 H3 H7 I4 I7"
    return scene("A3 E3 E8", "D7 H5 J5", stones, seat)


def tied() -> Scene:
    """B14: a wall along row F and loose stones leave 31 cells on each side."""
    return scene("A2 B2 C2", "H5 I5 J5", "F1-F10 E1-E4 G1-G10")


# -- regions


@pytest.mark.rule("RR-REGION.1", "RR-REGION.9", "RR-SCORE.1")
def test_one_stone_closes_a_wall_and_settles_both_sides() -> None:
    """B10: a region of 77 cells becomes two, of 35 and 41; neither player has a turn left."""
    table = before_the_wall_closes()

    assert table.sizes("contested") == [77]
    table.pick("move D4 E5", "stone F5")
    assert table.sizes("ivory") == [35]
    assert table.sizes("red") == [41]
    assert table.sizes("contested") == []
    table.pick("skip", "skip")
    assert table.result is not None
    assert table.result.scores == (35, 41)


@pytest.mark.rule("RR-REGION.2")
def test_vikings_close_nothing_off() -> None:
    """B07: a Viking in the only gap is part of the region on both sides of it."""
    table = scene("A1 D4 E5", "A2 H5 I5", "B1 B2")

    assert table.sizes("contested") == [84]
    assert table.status("A1") == table.status("A2") == table.status("A3") == "contested"


@pytest.mark.rule("RR-REGION.3", "RR-SCORE.3")
def test_loose_stones_neither_divide_a_region_nor_count() -> None:
    """B13: Red's region of 23 has four loose stones inside."""
    table = printed_example()
    (region,) = (cells for status, cells in table.regions if status == "red")

    assert len(region) == 23
    assert not region & set(labels("H3 H7 I4 I7"))
    assert {"H2", "H4", "H6", "H8", "J3", "J7"} < region


@pytest.mark.rule("RR-REGION.4", "RR-REGION.5", "RR-REGION.6")
def test_vikings_say_whose_a_region_is() -> None:
    """B13: of one colour it is settled, of both contested, of none wild."""
    table = printed_example()

    assert table.sizes("ivory") == [10, 16]
    assert table.sizes("red") == [23]
    assert table.sizes("contested") == [8]
    assert table.sizes("wild") == [1]


@pytest.mark.rule("RR-REGION.6", "RR-SCORE.5")
def test_a_pocket_without_vikings_is_wild_and_scores_for_nobody() -> None:
    """B12: a stone on A2 cuts off A1."""
    table = scene("A4 D4 E5", "H5 I5 J5", "B1 B2").pick("move A4 A3", "stone A2")

    assert [cells for status, cells in table.regions if status == "wild"] == [{"A1"}]
    assert table.state.land() == [0, 0]


@pytest.mark.rule("RR-REGION.7")
def test_vikings_have_the_status_of_their_region() -> None:
    """B11: after the wall is closed Red's Vikings are settled, and none can be selected."""
    table = walled()

    assert {table.status(cell) for cell in ("H5", "I5", "J5")} == {"red"}
    assert table.seat == RED
    assert table.refuses("move H5 H6") == "no-turn"


# -- the end


@pytest.mark.rule("RR-END.1", "RR-END.3", "RR-SCORE.4", "RR-R.25")
def test_the_game_ends_when_neither_can_move_even_with_land_contested() -> None:
    """B09: both skip in turn; A1 and A2 are contested and bring nothing."""
    table = scene("A1 D4 E5", "A2 H5 I5", "B1-B3 A3 F1-F10")

    assert table.status("A1") == table.status("A2") == "contested"
    assert table.options == ["skip"]
    table.pick("skip")
    assert (table.seat, table.options, table.result) == (RED, ["skip"], None)
    table.pick("skip")
    assert table.seat is None
    assert table.result is not None
    assert table.result.scores == (29, 41)
    assert table.result.reason == "no-turn-left"


@pytest.mark.rule("RR-R.25")
def test_a_skip_between_two_turns_does_not_count_towards_the_end() -> None:
    """Two skips end the game only if they follow each other."""
    table = scene("A1 D4 J1", "A2 E5 F6", "B1 B2 I1 I2 J2 D3 D5 C3 C4 E4 E3")
    assert table.options == ["skip"]

    table.pick("skip", "move A2 A3", "stone A2", "skip")

    assert table.result is None
    assert table.seat == RED
    assert table.options != ["skip"]


# -- scoring


@pytest.mark.rule("RR-SCORE.2")
def test_cells_with_vikings_count_as_land() -> None:
    """B09: two Vikings more or less in the same land change nothing, down to land they fill."""
    assert scene("A2 D4 E5", "H5 I5 J5", "F1-F10").state.land() == [35, 41]
    assert scene("A1 A2 A3", "H5 I5 J5", "A4 B1-B4 F1-F10").state.land() == [3, 41]


@pytest.mark.rule("RR-SCORE.6", "RR-SCORE.7")
def test_the_scoring_example_of_the_rulebook() -> None:
    """B13: Ivory wins with 10 + 16 = 26 against 23; the contested region and the wild cell bring nothing."""
    table = printed_example()
    table.state.supply = 0
    table.state.resume(table.state.agenda, table.state.step)

    table.pick("skip", "skip")

    assert table.result is not None
    assert table.result.scores == (26, 23)
    assert table.result.ranks == (1, 2)
    assert table.result.winners == (IVORY,)


@pytest.mark.rule("RR-R.2")
def test_equal_scores_are_a_draw() -> None:
    """B14: 31 points each."""
    table = tied().pick("skip", "skip")

    assert table.result is not None
    assert table.result.scores == (31, 31)
    assert table.result.is_draw
    assert table.result.winners == (IVORY, RED)


# -- the short ways


@pytest.mark.parametrize("seed", range(6))
def test_land_by_status_is_that_of_the_regions_one_by_one(seed: int) -> None:
    """Floods from all Vikings at once find what the regions tell, with every power that moves Vikings and stones."""
    state, rng = RAGNAROCKS.new(2, characters="random"), Random(seed)
    assert isinstance(state, AdvancedState)
    while state.ask is not None:
        for status in (IVORY, RED, CONTESTED, WILD):
            expected = sum(region for region, whose in state.regions() if whose == status)
            assert state.land_of(status) == expected
        assert state.land_of(IVORY, RED) == state.land_of(IVORY) | state.land_of(RED)
        assert state.stone_count() == state.stones.bit_count()
        state.take(answer(state, rng))
