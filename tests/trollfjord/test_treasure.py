"""Collecting, crowns, clearing, refilling, boulders back."""

import pytest

from tests.trollfjord.scene import Scene, scene


def at_s5(**more: object) -> Scene:
    """Brown's turn at S5 with comrade orange, limit 6, 19 boulders out after six hits."""
    table = scene(
        calls="brown",
        belts={"brown": (15, 16)},
        trolls={
            "brown": {"mountain_nw": 2, "glacier_w": 1, "fjord_s": 1},
            "orange": {"mountain_nw": 2, "glacier_w": 1},
        },
        treasures={"mountain_nw": 19, "glacier_w": 17, "swamp_n": 23, "fjord_s": 12},
        **more,  # type: ignore[arg-type]  # fields of a scene
    )
    table.pick("call S5", "join", "hammer")
    return table.hits("1/1/1/1", "1/1/1/1", "1/1/1/1", "1/1/1/1", "1/1/0/0", "0/0/0/1")


@pytest.mark.rule("TF-C1.8", "TF-C1.3", "TF-C1.6", "TF-B4.10")
def test_nineteen_boulders_are_enough_for_nineteen() -> None:
    """Printed example: the same 19 count in full for both."""
    table = at_s5()

    assert table.state.boulders_out() == 19 and table.state.out == [5, 5, 4, 5]
    assert (table.asked, table.options) == ("brown", ["take mountain_nw", "take glacier_w"])
    table.pick("take mountain_nw")
    assert (table.asked, table.options) == ("orange", ["take glacier_w"])


@pytest.mark.rule("TF-C1.1", "TF-C1.2")
def test_one_treasure_each_and_only_at_this_fortress() -> None:
    """Brown also has a troll in the southern fjord; its treasure is not offered."""
    table = at_s5()

    table.refuses("take fjord_s", "not at this fortress").pick("take mountain_nw")
    assert table.asked == "orange"
    table.pick("take glacier_w")

    assert len(table.belt("brown")) == 3 and table.prompt == "treasure"


@pytest.mark.rule("TF-C1.9", "TF-C1.13", "TF-C1.6")
def test_an_own_troll_is_needed() -> None:
    """Printed example, EN and RU."""
    table = scene(
        calls="brown",
        trolls={
            "brown": {"fjord_w": 1, "tundra_sw": 1},
            "orange": {"glacier_w": 2, "tundra_sw": 1},
        },
        treasures={"fjord_w": 18, "glacier_w": 19, "tundra_sw": 10},
    ).pick("call S1", "join", "hammer")
    table.hits("4/4/4/7").pick("stop")

    assert table.options == ["take tundra_sw", "take fjord_w"]
    table.refuses("take glacier_w", "no troll").pick("take fjord_w")

    assert (table.asked, table.options) == ("orange", ["take glacier_w", "take tundra_sw", "keep"])


@pytest.mark.rule("TF-R.20", "TF-C1.12", "TF-END.1")
def test_a_poor_treasure_must_be_taken_even_if_it_ends_the_game() -> None:
    table = (
        scene(
            calls="brown",
            belts={"brown": (15, 16, 20)},
            trolls={"brown": {"fjord_w": 1, "tundra_sw": 1}},
            treasures={"fjord_w": 25, "glacier_w": 19, "tundra_sw": 10},
        )
        .pick("call S1", "hammer")
        .hit("2/2/2/4")
    )
    table.pick("stop")

    assert table.options == ["take tundra_sw"]
    table.pick("take tundra_sw").reveal(11)

    assert table.belt("brown") == [15, 16, 20, 10] and table.state.reason == "belt"


def swapped() -> Scene:
    """Orange's turn; an empty hit made brown hammerer, both collect."""
    table = scene(
        calls="orange",
        belts={"orange": (18,)},
        trolls={
            "orange": {"tundra_c": 2, "swamp_n": 1},
            "brown": {"swamp_n": 2, "fjord_w": 1},
            "black": {"swamp_n": 1, "tundra_c": 3},
        },
        treasures={"fjord_w": 24, "swamp_n": 11, "tundra_c": 14},
        lords={"orange": 10, "brown": 12, "black": 14, "white": 16},
    ).pick("call S3", "decline", "join", "hammer")
    return table.hits("1/1/1/11", 0).pick("stop", "take swamp_n", "take tundra_c")


@pytest.mark.rule("TF-C1.14", "TF-C1.15", "TF-C1.17", "TF-R.24")
def test_whose_turn_it_is_decides_where_a_treasure_goes() -> None:
    """Roles do not matter."""
    table = swapped()

    assert table.belt("orange") == [18, 14] and table.sack("orange") == ()
    assert table.sack("brown") == (11,) and table.belt("brown") == []


@pytest.mark.rule("TF-C3.5", "TF-C3.6", "TF-R.23")
def test_the_turn_player_clears_first_and_bystanders_stay() -> None:
    """Black's trolls are not moved."""
    table = swapped()

    cleared = [(event.args["seat"], event.args["region"]) for event in table.told("clear")]
    assert cleared == [(1, "tundra_c"), (2, "swamp_n")]
    kinds = [event.id for event in table.told()]
    assert kinds.index("clear") > kinds.index("take-belt") > kinds.index("take-sack")
    assert table.trolls("black") == {"swamp_n": 1, "tundra_c": 3}


@pytest.mark.rule("TF-C3.7", "TF-C3.9", "TF-C3.8")
def test_cleared_trolls_return_and_new_treasures_are_turned_up_in_place() -> None:
    table = swapped()

    assert (table.reserve("orange"), table.reserve("brown")) == (9, 9)
    assert (table.treasure("swamp_n"), table.treasure("tundra_c")) == (0, 0)
    table.reveal(10, 12)
    assert (table.treasure("swamp_n"), table.treasure("tundra_c")) == (10, 12)


@pytest.mark.rule("TF-C1.11", "TF-C1.8", "TF-C1.9", "TF-R.23")
def test_alone_and_empty_handed() -> None:
    """Twelve boulders, but no troll at the 11; nothing is refilled."""
    table = scene(
        calls="orange",
        trolls={"orange": {"forest_n": 1, "mountain_e": 2}},
        treasures={"forest_n": 20, "mountain_e": 16, "swamp_ne": 11},
    ).pick("call S2", "hammer")
    table.hits(*["1/1/1/1"] * 3)

    assert (table.state.boulders_out(), table.state.excess()) == (12, 0)
    assert table.options == ["clear forest_n", "clear mountain_e"]
    table.refuses("clear swamp_ne", "no troll").pick("clear forest_n")
    assert table.prompt == "lord" and table.belt("orange") == []


def gone() -> Scene:
    """Brown must take 18; orange finds nothing."""
    table = scene(
        calls="brown",
        trolls={"brown": {"fjord_w": 2, "glacier_w": 1}, "orange": {"fjord_w": 1, "tundra_sw": 1}},
        treasures={"fjord_w": 18, "glacier_w": 19, "tundra_sw": 25},
    ).pick("call S1", "join", "hammer")
    return table.hits(*["1/1/0/1"] * 3, "1/1/2/1", "1/1/1/1")


@pytest.mark.rule("TF-R.21", "TF-C1.11", "TF-R.23")
def test_what_is_gone_is_gone() -> None:
    """The fjord is not refilled before both have cleared."""
    table = gone()

    assert table.state.boulders_out() == 18 and table.options == ["take fjord_w"]
    table.pick("take fjord_w")
    assert (table.asked, table.prompt) == ("orange", "clear")
    assert table.options == ["clear tundra_sw", "clear fjord_w"]
    assert table.treasure("fjord_w") == 0


@pytest.mark.rule("TF-C3.1", "TF-C3.8")
def test_after_both_have_cleared_the_region_is_refilled() -> None:
    table = gone().pick("take fjord_w", "clear tundra_sw")

    assert (table.asked, table.prompt) == ("nature", "treasure")
    table.reveal(12)
    assert table.treasure("fjord_w") == 12
    assert table.trolls("brown") == {"glacier_w": 1} and table.trolls("orange") == {"fjord_w": 1}


@pytest.mark.rule("TF-C3.2", "TF-C3.3", "TF-C3.4")
def test_all_own_trolls_leave_the_region_of_the_treasure_or_one_of_choice() -> None:
    """Printed example: white chooses the glacier with one troll, not the mountain with four."""
    table = scene(
        calls="orange",
        belts={"orange": (18,)},
        trolls={
            "orange": {"forest_se": 2, "mountain_e": 1},
            "white": {"glacier_se": 1, "mountain_e": 4},
        },
        treasures={"forest_se": 10, "glacier_se": 28, "mountain_e": 27},
    ).pick("call S4", "join", "hammer")
    table.hit(11).pick("stop", "take forest_se", "leave")

    assert "forest_se" not in table.trolls("orange")
    assert (table.asked, table.options) == ("white", ["clear mountain_e", "clear glacier_se"])
    table.refuses("clear forest_se", "no troll").pick("clear glacier_se").reveal(13)
    assert table.trolls("white") == {"mountain_e": 4} and table.reserve("white") == 6
    assert table.treasure("forest_se") == 13


# -- crowns


def belted(
    colour: str, value: int, belts: dict[str, tuple[int, ...]], crowns: dict[str, str]
) -> Scene:
    """A treasure of this value is put on the next belt space of this colour (I or II)."""
    site, regions = (
        ("S1", ("fjord_w", "glacier_w"))
        if not belts.get(colour)
        else ("S3", ("fjord_w", "swamp_n"))
    )
    lords = {**dict.fromkeys(("white", "orange", "brown", "black"), 0), colour: -9}
    table = scene(
        calls=colour, lords=lords, belts=belts, crowns=crowns,
        trolls={colour: {regions[0]: 5, regions[1]: 4}},
        treasures={regions[0]: value, regions[1]: 28, "tundra_sw": 27, "tundra_c": 26},
    ).pick(f"call {site}", "hammer")  # fmt: skip
    table.hits("5/5/5/11").pick("stop")
    return table.pick(f"take {regions[0]}")


@pytest.mark.rule("TF-C2.1", "TF-C2.2", "TF-C2.7")
def test_the_first_on_a_number_is_crowned() -> None:
    """Printed example: white is first on II with 19; orange keeps crown I."""
    table = belted("white", 19, {"orange": (20,), "white": (12,)}, {"I": "orange"})

    assert table.belt("white") == [12, 19]
    assert (table.crown("I"), table.crown("II"), table.crown("III")) == (
        "orange",
        "white",
        "nobody",
    )


@pytest.mark.rule("TF-C2.3", "TF-R.22", "TF-C2.7")
def test_an_equal_or_higher_treasure_takes_the_crown_over() -> None:
    """Printed example: black's equal 20 on I, orange's 24 on II."""
    equal = belted(
        "black", 20, {"orange": (20,), "white": (12, 19)}, {"I": "orange", "II": "white"}
    )
    assert (equal.crown("I"), equal.crown("II")) == ("black", "white")

    higher = belted(
        "orange", 24, {"orange": (20,), "white": (12, 19)}, {"I": "black", "II": "white"}
    )
    assert (higher.crown("I"), higher.crown("II")) == ("black", "orange")


@pytest.mark.rule("TF-C2.4", "TF-C2.5", "TF-R.22")
def test_a_crown_moves_again_and_again_but_not_to_less() -> None:
    """20 by orange, 20 by black, 19 by white, 23 by brown."""
    belts: dict[str, tuple[int, ...]] = {"orange": (20,)}
    crowns = {"I": "orange"}
    holders = []
    for colour, value in (("black", 20), ("white", 19), ("brown", 23)):
        table = belted(colour, value, belts, crowns)
        holders.append(table.crown("I"))
        belts, crowns = {**belts, colour: (value,)}, {"I": table.crown("I")}

    assert holders == ["black", "black", "brown"]
    assert (
        table.belt("orange") == [20] and table.belt("black") == [20] and table.belt("white") == [19]
    )


@pytest.mark.rule("TF-C2.6", "TF-C2.4", "TF-C2.8")
def test_one_player_may_hold_several_crowns() -> None:
    """A sack full of 26 earns none; 11 on II takes nothing from 12."""
    table = belted("brown", 12, {"brown": (15,)}, {"I": "brown"})
    assert [table.crown(number) for number in ("I", "II", "III")] == ["brown", "brown", "nobody"]

    other = belted("white", 11, {"white": (10,), "brown": (15, 12)}, {"I": "brown", "II": "brown"})
    assert other.crown("II") == "brown"


@pytest.mark.rule("TF-B1.4", "TF-C2.8", "TF-SETUP.25")
def test_plus_takes_any_number_and_no_crown() -> None:
    table = scene(
        calls="white",
        belts={"white": (12, 15, 17)},
        trolls={"white": {"fjord_w": 2, "glacier_w": 2}},
        treasures={"fjord_w": 11, "glacier_w": 28, "tundra_sw": 10},
    )
    assert table.options == ["call S1", "end"]

    table.pick("call S1", "hammer").hit(11).pick("stop", "take fjord_w")

    assert table.belt("white") == [12, 15, 17, 11] and not table.told("crown")


# -- boulders back


@pytest.mark.rule("TF-C4.1", "TF-C4.2", "TF-C4.3", "TF-B4.4")
def test_at_the_end_all_boulders_go_back_and_the_slider_to_0() -> None:
    table = gone()
    assert table.state.hits == 5 and [event.args["hit"] for event in table.told("hit")] == [
        1,
        2,
        3,
        4,
        5,
    ]

    table.pick("take fjord_w", "clear tundra_sw").reveal(12)

    assert (table.state.hits, table.state.boulders_left()) == (0, 44)
    assert table.prompt == "lord"
