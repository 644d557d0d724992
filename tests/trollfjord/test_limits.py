"""Limits, the angry spirit, and gifts."""

import pytest

from tests.trollfjord.scene import Scene, scene

S2 = {
    "black": {"mountain_e": 2, "forest_n": 2},
    "brown": {"forest_n": 1, "swamp_ne": 1},
    "orange": {"swamp_ne": 3},
}


def at_s2(join: bool, **more: object) -> Scene:
    """Black's turn at S2."""
    table = scene(
        calls="black",
        trolls=S2,
        treasures={"mountain_e": 21, "forest_n": 15, "swamp_ne": 24},
        **more,  # type: ignore[arg-type]  # gifts of a scene
    )
    return table.pick("call S2", "join" if join else "decline", "hammer")


@pytest.mark.rule("TF-B3.1", "TF-B3.2", "TF-B3.3", "TF-B3.4")
def test_limits_count_the_trolls_that_hammer() -> None:
    """Printed example: four alone, six with brown; orange's three never count."""
    assert at_s2(join=False).state.limit == 4
    assert at_s2(join=True).state.limit == 6


def crowd(red: int, white: int) -> Scene:
    """Seven and five trolls at S3, these boulders out after one hit."""
    table = scene(
        calls="white",
        belts={"white": (17,)},
        trolls={"white": {"fjord_w": 4, "tundra_c": 3}, "black": {"swamp_n": 3, "tundra_c": 2}},
    ).pick("call S3", "join", "hammer")
    return table.hit(f"{red}/0/0/{white}")


@pytest.mark.rule("TF-B3.5", "TF-B3.6", "TF-B3.9")
def test_nine_is_the_most_and_white_is_no_colour() -> None:
    assert crowd(0, 11).state.limit == 9
    assert crowd(10, 0).state.excess() == 1
    assert crowd(9, 11).state.excess() == 0


@pytest.mark.rule("TF-B3.7", "TF-B3.8", "TF-B4.13", "TF-B3.5")
def test_after_nine_hits_it_is_over() -> None:
    """9/0/0/9 leaves the spirit calm; nobody may strike or keep on."""
    table = scene(
        calls="white",
        belts={"white": (17,)},
        trolls={"white": {"fjord_w": 4, "tundra_c": 3}, "black": {"swamp_n": 3, "tundra_c": 2}},
        treasures={"fjord_w": 10, "tundra_c": 12, "swamp_n": 18},
    ).pick("call S3", "join", "hammer")

    table.hits(*["1/0/0/1"] * 9)

    assert table.state.out == [9, 0, 0, 9] and table.state.excess() == 0
    assert (table.asked, table.prompt) == ("white", "take")
    table.refuses("hit").pick("take tundra_c")
    assert (table.asked, table.prompt, table.options) == ("black", "take", ["take swamp_n"])


HITS = ("2/1/0/1", "1/1/0/2", "1/2/0/1", "1/1/1/1", "1/1/0/1", "1/2/0/1")


def angry(**more: object) -> Scene:
    """After the sixth hit 7 red, 8 yellow, 1 blue, 7 white lie there; the limit is 6."""
    return at_s2(join=True, **more).hits(*HITS)


@pytest.mark.rule("TF-B3.10", "TF-B3.14", "TF-B4.7")
def test_two_colours_over_the_limit_need_three_gifts() -> None:
    """Printed example, full count from RU."""
    table = angry()

    assert table.state.out == [7, 8, 1, 7] and table.state.boulders_out() == 23
    assert table.state.excess() == 3
    assert (table.asked, table.prompt) == ("black", "gift")
    table.refuses("hit", "something else is asked now")


@pytest.mark.rule("TF-B3.15", "TF-B3.23", "TF-B3.24", "TF-SETUP.28")
def test_black_gives_two_and_brown_one() -> None:
    """Offers alternate; the third disc flips them all."""
    table = angry().pick("gift 4", "gift 16")
    assert (table.gifts("black"), table.gifts("brown")) == ([4, 8, 16], [4, 8, 16])
    table.pick("gift 8")

    assert (table.gifts("black"), table.gifts("brown")) == ([16], [4, 8])
    assert table.told("appeased") and (table.asked, table.prompt) == ("black", "take")


@pytest.mark.rule("TF-B3.22", "TF-C1.13", "TF-C2.1", "TF-R.13")
def test_an_appeased_spirit_lets_both_collect() -> None:
    """Black takes 21 or 15; then brown must take 15, since 24 is too much."""
    table = angry().pick("gift 4", "gift 16", "gift 8")

    assert table.options == ["take forest_n", "take mountain_e"]
    table.pick("take mountain_e")
    assert table.belt("black") == [21] and table.crown("I") == "black"
    assert (table.asked, table.options) == ("brown", ["take forest_n"])
    assert table.pick("take forest_n").sack("brown") == (15,)


@pytest.mark.rule("TF-B3.12", "TF-B3.13", "TF-C1.10", "TF-R.17")
def test_too_few_gifts_flip_nothing_and_nobody_collects() -> None:
    """Brown refuses, black offers two only."""
    table = angry().pick("gift 4", "pass", "gift 8", "pass", "pass")

    assert table.gifts("black") == table.gifts("brown") == [4, 8, 16]
    assert not table.told("take-belt") and table.told("still-angry")
    assert (table.asked, table.prompt) == ("black", "clear")
    table.pick("clear mountain_e")
    assert table.asked == "brown"
    table.pick("clear swamp_ne")
    assert table.trolls("brown") == {"forest_n": 1}


@pytest.mark.rule("TF-B1.14", "TF-C3.10", "TF-R.16")
def test_after_an_angry_end_the_same_belt_space_is_next() -> None:
    """Both clear all the same; I stays empty."""
    table = angry().pick(
        "gift 4", "pass", "gift 8", "pass", "pass", "clear forest_n", "clear forest_n"
    )

    assert table.belt("black") == [] and table.prompt == "lord"
    assert table.trolls("black") == {"mountain_e": 2}
    assert table.trolls("brown") == {"swamp_ne": 1}


def lone(gifts: tuple[int, ...], fall: str) -> Scene:
    table = scene(
        calls="orange",
        trolls={"orange": {"forest_n": 1, "mountain_e": 2}},
        treasures={"forest_n": 10, "mountain_e": 12, "swamp_ne": 11},
        gifts={"orange": gifts},
    )
    return table.pick("call S2", "hammer").hit(fall)


@pytest.mark.rule("TF-B3.16", "TF-B3.17", "TF-B3.21")
def test_any_disc_is_one_gift_whatever_its_value() -> None:
    table = lone((8, 16), "4/0/0/8")

    assert table.options == ["gift 8", "gift 16", "pass"]
    table.pick("gift 16")

    assert table.gifts("orange") == [8]
    assert table.state.gift_points(1) == 8


@pytest.mark.rule("TF-R.43")
def test_nobody_is_asked_for_gifts_that_open_no_treasure() -> None:
    """Four boulders lie there and the least treasure is 10: the turn player clears at once."""
    table = lone((4, 8, 16), "4/0/0/0")

    assert table.told("still-angry") and table.prompt == "clear"
    assert table.gifts("orange") == [4, 8, 16]


@pytest.mark.rule("TF-B3.19", "TF-B3.20")
def test_a_flipped_gift_is_spent_for_good() -> None:
    """16 was flipped before; 4 is flipped now; 8 points are left."""
    table = lone((4, 8), "4/0/0/8")

    table.refuses("gift 16", "flipped and spent").pick("gift 4")

    assert table.state.gift_points(1) == 8


@pytest.mark.rule("TF-B3.25", "TF-R.18", "TF-C1.12", "TF-B4.9")
def test_a_comrade_may_pay_alone_and_the_hammerer_still_collects_first() -> None:
    """Printed example."""
    table = scene(
        calls="brown",
        belts={"brown": (15, 17)},
        trolls={"brown": {"forest_se": 2, "fjord_s": 1}, "black": {"tundra_c": 2, "fjord_s": 1}},
        treasures={"tundra_c": 14, "forest_se": 16, "fjord_s": 28},
    ).pick("call S6", "join", "hammer")

    table.hit("5/6/3/5").hit("0/1/0/0")
    assert (table.state.limit, table.state.boulders_out()) == (6, 20)
    table.pick("pass")
    assert table.asked == "black"
    table.pick("gift 4")

    assert (table.asked, table.options) == ("brown", ["take forest_se"])
    table.pick("take forest_se")
    assert (table.asked, table.options) == ("black", ["take tundra_c"])
    table.pick("take tundra_c")
    assert table.belt("brown") == [15, 17, 16] and table.sack("black") == (14,)


@pytest.mark.rule("TF-B3.11", "TF-B4.13", "TF-B3.25", "TF-B4.7")
def test_a_broken_limit_ends_the_hammering_even_if_paid() -> None:
    """Hit 3 of 6 breaks the limit; no further blow, no keeping on, both collect."""
    table = at_s2(join=True).hits("3/1/1/3", "3/1/1/3", "1/1/1/3")
    assert (table.state.hits, table.state.limit, table.state.excess()) == (3, 6, 1)

    table.pick("gift 4")

    assert table.state.boulders_out() == 22
    assert (table.asked, table.prompt) == ("black", "take")
    table.refuses("hit").pick("take mountain_e")
    assert (table.asked, table.prompt, table.options) == ("brown", "take", ["take forest_n"])


@pytest.mark.rule("TF-R.17", "TF-R.37", "TF-B3.23", "TF-B3.26")
def test_nobody_else_pays() -> None:
    """The partner who kept on is two over with one gift left; nobody is asked."""
    table = kept_on(gifts={"brown": (8,)})
    table.hit("5/0/0/3")

    assert table.state.excess() == 2
    assert table.told("still-angry") and table.gifts("brown") == [8]
    assert (table.asked, table.prompt) == ("brown", "clear")


def kept_on(**more: object) -> Scene:
    """Limit 6; black stopped after 14 boulders and took 12, brown keeps hammering."""
    table = scene(
        calls="black",
        trolls=S2,
        treasures={"mountain_e": 12, "forest_n": 22, "swamp_ne": 24},
        **more,  # type: ignore[arg-type]  # gifts of a scene
    )
    table.pick("call S2", "join", "hammer").hits("3/3/1/3", "0/0/0/4").pick(
        "stop", "take mountain_e"
    )
    assert (table.asked, table.options) == ("brown", ["keep", "leave"])
    return table.pick("keep")


@pytest.mark.rule("TF-B4.14", "TF-C1.5", "TF-C1.10", "TF-C3.4")
def test_a_treasure_once_taken_is_safe() -> None:
    """The partner breaks the limit by two and does not pay; the stopper keeps 12."""
    table = kept_on().hit("5/0/0/3")

    assert (table.asked, table.options) == ("brown", ["gift 4", "gift 8", "gift 16", "pass"])
    table.pick("pass")
    assert table.belt("black") == [12] and table.sack("brown") == ()
    assert (table.asked, table.options) == ("brown", ["clear forest_n", "clear swamp_ne"])


@pytest.mark.rule("TF-B3.18", "TF-R.19")
def test_gifts_turn_a_colour_white_but_change_no_total() -> None:
    """One red too many is paid for; for collecting all 12 boulders count."""
    table = lone((4, 8, 16), "4/0/0/8").pick("gift 4")

    assert table.state.excess() == 1 and table.state.appeased
    assert table.state.boulders_out() == 12
    assert table.options == ["take forest_n", "take mountain_e"]
