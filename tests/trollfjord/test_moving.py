"""Whose turn it is, the lord's move, placing, wandering, tailwind."""

import pytest

from tests.trollfjord.scene import scene


@pytest.mark.rule("TF-ORDER.1", "TF-ORDER.2", "TF-A1.10", "TF-A1.6")
def test_the_last_lord_goes_on_until_another_is_last() -> None:
    """Printed example: orange passes brown with the third move; the taken space 14 is not counted."""
    table = scene(lords={"orange": 10, "brown": 14, "black": 19, "white": 21})

    table.pick("lord wander 1", "done")
    assert (table.lord("orange"), table.turn) == (11, "orange")
    table.pick("lord wander 1", "done")
    assert (table.lord("orange"), table.turn) == (13, "orange")
    table.pick("lord placement 1")
    assert table.lord("orange") == 16
    assert table.pick("done").turn == "brown"


@pytest.mark.rule("TF-A1.4", "TF-A1.7", "TF-A1.9", "TF-A2.4")
def test_only_free_placement_spaces_are_counted() -> None:
    """Printed example."""
    table = scene(lords={"brown": 5, "black": 7, "orange": 8, "white": 13})

    assert list(table.spaces().values()) == [6, 10, 12, 9, 11, 15]
    table.pick("lord placement 2")

    assert table.lord("brown") == 10 and table.landscape(10) == "tundra"
    assert table.options == ["put tundra_c", "put tundra_sw", "done"]
    table.pick("put tundra_sw", "put tundra_sw")
    assert table.trolls("brown") == {"tundra_sw": 2} and table.asked != "brown"


@pytest.mark.rule("TF-A1.6", "TF-A1.4")
def test_the_first_space_of_the_walkway_is_taken_by_whoever_stands_there() -> None:
    """From the start plank nobody stands in the way but the lord that has left it already, on space 0."""
    table = scene(lords={"white": 0, "orange": -1, "brown": -2, "black": -3})
    table.state.hits = -1

    assert list(table.spaces().values()) == [2, 4, 6, 1, 3, 5]


@pytest.mark.rule("TF-A1.5", "TF-A2.9", "TF-A3.2")
def test_only_free_wander_spaces_are_counted() -> None:
    """Printed example: the third free wander space is 19; only brown on 20 is in front."""
    table = scene(
        lords={"black": 12, "white": 15, "orange": 18, "brown": 20},
        trolls={"black": {"swamp_n": 1}, "orange": {"swamp_n": 1}, "white": {"swamp_n": 1}},
    )

    table.pick("lord wander 3")
    assert table.lord("black") == 19
    table.pick("walk swamp_n tundra_c", "walk tundra_c swamp_n", "walk swamp_n tundra_c")

    assert (table.asked, table.prompt) == ("brown", "tailwind-place")
    assert table.options == ["put fjord_w", "put fjord_s", "done"]
    assert table.pick("done").prompt == "lord"


@pytest.mark.rule("TF-A2.1", "TF-A2.2", "TF-R.6")
def test_two_trolls_go_into_one_forest() -> None:
    """Printed example."""
    table = scene(lords={"orange": 23, "white": 28, "brown": 31, "black": 33})

    table.pick("lord placement 2", "put forest_n").refuses("put forest_se", "one region")
    table.pick("put forest_n")

    assert table.lord("orange") == 26
    assert table.trolls("orange") == {"forest_n": 2} and table.reserve("orange") == 8


@pytest.mark.rule("TF-A2.10", "TF-A2.11", "TF-A2.12", "TF-A2.13")
def test_three_steps_are_split_between_two_trolls() -> None:
    """Printed example."""
    table = scene(
        lords={"black": 2, "white": 30, "orange": 32, "brown": 34},
        trolls={"black": {"tundra_sw": 1, "forest_n": 1}},
    )

    table.pick("lord wander 3").refuses("walk tundra_sw tundra_c", "do not adjoin")
    table.pick("walk tundra_sw glacier_w", "walk glacier_w mountain_nw", "walk forest_n tundra_c")

    assert table.trolls("black") == {"mountain_nw": 1, "tundra_c": 1}
    table.refuses("walk tundra_c forest_n")


@pytest.mark.rule("TF-A3.1", "TF-A3.4", "TF-A3.5", "TF-A3.7")
def test_tailwind_goes_to_those_in_front_the_nearest_first() -> None:
    """Printed example, DE/EN/FR."""
    table = scene(
        lords={"black": 23, "orange": 26, "brown": 30, "white": 33},
        trolls={"black": {"swamp_n": 1}, "white": {"forest_n": 1}, "orange": {"forest_n": 1}},
    )

    table.pick("lord wander 2", "walk swamp_n tundra_c", "walk tundra_c swamp_n")
    assert table.lord("black") == 27
    assert table.asked == "brown" and table.options == ["put glacier_w", "put glacier_se", "done"]
    table.pick("put glacier_se")
    assert table.asked == "white" and table.prompt == "tailwind-wander"
    table.pick("walk forest_n swamp_ne")

    assert (table.turn, table.prompt) == ("orange", "lord")
    assert table.trolls("white") == {"swamp_ne": 1} and table.reserve("brown") == 9


@pytest.mark.rule("TF-A3.6", "TF-A3.8", "TF-A3.2")
def test_a_placement_tailwind_follows_the_own_lord() -> None:
    """Printed example, RU: orange stands on forest; black was overtaken."""
    table = scene(
        lords={"brown": 9, "black": 11, "white": 15, "orange": 18},
        trolls={"white": {"fjord_w": 1}},
    )

    table.pick("lord placement 2", "done")
    assert table.lord("brown") == 12
    assert table.asked == "white" and "walk fjord_w fjord_s" in table.options
    table.pick("done")
    assert table.asked == "orange" and table.options == ["put forest_n", "put forest_se", "done"]
    table.refuses("put fjord_w", "shows forest").pick("put forest_se")

    assert table.reserve("orange") == 9
    assert (table.turn, table.prompt) == ("black", "lord")


@pytest.mark.rule("TF-A2.7", "TF-A2.8", "TF-R.29", "TF-A2.6")
def test_nobody_places_more_than_the_reserve_holds() -> None:
    table = scene(
        lords={"orange": 2, "white": 30, "brown": 32, "black": 34},
        trolls={"orange": {"tundra_c": 9}},
    )

    table.pick("lord placement 3")
    assert table.landscape(table.lord("orange")) == "swamp"
    table.pick("put swamp_n")

    assert table.reserve("orange") == 0 and table.asked != "orange"
    table.refuses("put swamp_n")


@pytest.mark.rule("TF-R.2", "TF-R.3", "TF-A1.2")
def test_the_ring_closes_and_progress_goes_on() -> None:
    table = scene(3, lords={"orange": 57, "white": 61, "brown": 63})

    assert list(table.spaces().values()) == [58, 60, 62, 59, 65, 67]
    assert [table.landscape(space) for space in (58, 60, 62)] == ["tundra", "fjord", "swamp"]
    table.pick("lord placement 2", "done")
    assert table.turn == "orange" and table.lord("orange") == 60


@pytest.mark.rule("TF-A1.1", "TF-A1.8", "TF-R.5", "TF-A1.2")
def test_the_lord_must_move_and_only_to_the_six_spaces() -> None:
    table = scene(lords={"black": 12, "white": 15, "orange": 18, "brown": 20})

    led = set(table.spaces().values())
    assert led == {14, 16, 22, 13, 17, 19}
    assert not led & {11, 12, 15, 18, 21, 24}
    table.refuses("end", "must move").refuses("done", "must move")


@pytest.mark.rule("TF-A2.3", "TF-A2.5", "TF-A2.6", "TF-A2.16")
def test_one_free_space_means_one_troll_or_none() -> None:
    table = scene(
        lords={"white": 3, "orange": 9, "brown": 11, "black": 13}, trolls={"white": {"swamp_n": 1}}
    )

    table.pick("lord placement 1")
    assert table.options == ["put mountain_nw", "put mountain_e", "done"]
    table.refuses("put swamp_n", "shows mountain").refuses("walk swamp_n tundra_c", "no steps")
    table.pick("put mountain_e")

    assert table.trolls("white") == {"mountain_e": 1, "swamp_n": 1}
    assert table.prompt != "place"


@pytest.mark.rule("TF-A2.14", "TF-A2.15", "TF-A2.16", "TF-A2.10")
def test_one_wander_space_means_one_step_of_an_own_troll_or_none() -> None:
    table = scene(
        lords={"white": 2, "orange": 9, "brown": 11, "black": 13},
        trolls={"white": {"swamp_n": 1}, "black": {"forest_n": 1}},
    )

    table.pick("lord wander 1")
    assert "done" in table.options
    table.refuses("walk forest_n swamp_n", "no troll in the northern forest")
    table.refuses("put swamp_n", "no trolls to place")
    table.pick("walk swamp_n mountain_nw").refuses("walk mountain_nw swamp_n")

    assert table.trolls("white") == {"mountain_nw": 1}


@pytest.mark.rule("TF-A3.3", "TF-A3.9", "TF-A3.10")
def test_tailwind_is_single_waivable_and_comes_last() -> None:
    table = scene(
        lords={"black": 23, "brown": 30, "white": 33, "orange": 36},
        trolls={"black": {"swamp_n": 1}, "white": {"swamp_n": 2}},
    )

    table.pick("lord wander 2")
    assert table.asked == "black"
    table.pick("done")
    assert (table.asked, table.prompt) == ("brown", "tailwind-place")
    table.pick("done")
    assert (table.asked, table.prompt) == ("white", "tailwind-wander")
    table.pick("walk swamp_n tundra_c")
    assert (table.asked, table.prompt) == ("orange", "tailwind-place")
    assert table.landscape(36) == "mountain"
    table.pick("put mountain_e").refuses("put mountain_e")

    assert table.trolls("orange") == {"mountain_e": 1}


@pytest.mark.rule("TF-A3.11")
def test_every_turn_gives_tailwind() -> None:
    """The same player moving again gives it again, but not to those just passed."""
    table = scene(trolls={"black": {"swamp_n": 1}, "white": {"swamp_n": 1}})

    def winds(move: str) -> list[str]:
        table.pick(move)
        if table.prompt in ("place", "wander"):
            table.pick("done")
        asked = []
        while table.prompt.startswith("tailwind"):
            asked.append(table.asked)
            table.pick("done")
        return asked

    assert winds("lord wander 1") == ["brown", "black", "white"]
    assert winds("lord wander 1") == ["brown", "black", "white"]
    assert winds("lord placement 1") == ["black", "white"]


@pytest.mark.rule("TF-R.29", "TF-A3.8")
def test_tailwind_without_trolls_blows_in_vain() -> None:
    """Brown has none in reserve, white none on the board."""
    table = scene(
        3,
        lords={"orange": 23, "brown": 30, "white": 33},
        trolls={"brown": {"swamp_n": 10}},
    )

    table.pick("lord wander 2")

    assert (table.turn, table.prompt) == ("orange", "lord")


@pytest.mark.rule("TF-R.33")
def test_a_region_may_be_crowded() -> None:
    table = scene(
        lords={"brown": 5, "black": 7, "orange": 8, "white": 13},
        trolls={"white": {"tundra_c": 6}, "orange": {"tundra_c": 5}, "black": {"tundra_c": 4}},
    )

    table.pick("lord placement 2", "put tundra_c", "put tundra_c")

    assert table.trolls("brown") == {"tundra_c": 2}
