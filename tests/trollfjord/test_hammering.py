"""Hammering: blows, stops, swaps, keeping on."""

import pytest

from tests.trollfjord.scene import Scene, scene

EIGHT = {"orange": {"fjord_w": 2, "swamp_n": 2}, "brown": {"fjord_w": 2, "tundra_c": 2}}


def eight(**treasures: int) -> Scene:
    """Orange's turn at S3 with comrade brown: four trolls each, limit 8."""
    table = scene(
        calls="orange",
        belts={"orange": (18,)},
        trolls=EIGHT,
        treasures={"fjord_w": 10, "swamp_n": 11, "tundra_c": 14, **treasures},
    )
    return table.pick("call S3", "join", "hammer")


@pytest.mark.rule("TF-B4.1", "TF-B4.2", "TF-B4.24", "TF-B4.27")
def test_an_empty_hit_swaps_the_roles() -> None:
    """Printed example: the fourth hit is empty, brown strikes the fifth."""
    table = eight()
    assert table.hammerer == "orange"

    table.hits(3, 2, 4, 0)
    assert (table.asked, table.hammerer, table.state.hits) == ("brown", "brown", 4)
    table.hit(3)

    assert table.state.hits == 5 and table.hammerer == "brown"


@pytest.mark.rule("TF-B4.25", "TF-B4.33", "TF-B4.6", "TF-B4.3")
def test_every_further_empty_hit_swaps_again() -> None:
    """The sixth hit is empty too; orange is hammerer again and stops."""
    table = eight().hits(3, 2, 4, 0, 3)
    assert table.told("hit")[-1].args["fallen"] == 3

    table.hit(0)
    assert (table.asked, table.options) == ("orange", ["hit", "stop"])
    table.pick("stop")

    assert (table.asked, table.prompt) == ("orange", "take")


@pytest.mark.rule("TF-B4.12", "TF-B4.35", "TF-C1.4")
def test_after_a_free_stop_the_partner_may_collect_or_keep_on() -> None:
    """Orange collects at once; brown could take a treasure, but may also go on with two hits left."""
    table = eight().hits(3, 2, 4, 0, 3, 0).pick("stop", "take swamp_n")

    assert (table.asked, table.options) == ("brown", ["take fjord_w", "keep"])
    assert table.belt("orange") == [18, 11]
    table.pick("keep")
    assert (table.hammerer, table.state.limit - table.state.hits) == ("brown", 2)


@pytest.mark.rule("TF-B4.8", "TF-B4.34", "TF-B4.22", "TF-C1.3")
def test_an_empty_last_hit_swaps_before_it_ends() -> None:
    """The comrade is hammerer and collects first; nobody may keep on."""
    table = scene(
        calls="orange",
        belts={"orange": (18,)},
        trolls={"orange": {"fjord_w": 1, "swamp_n": 1}, "brown": {"fjord_w": 1, "tundra_c": 1}},
        treasures={"fjord_w": 10, "swamp_n": 11, "tundra_c": 14},
    ).pick("call S3", "join", "hammer")

    table.hits("1/1/1/0", "1/1/1/1", "1/1/1/1", 0)

    assert (table.state.hits, table.state.limit) == (4, 4)
    assert (table.asked, table.prompt, table.options) == ("brown", "take", ["take fjord_w"])
    table.pick("take fjord_w")
    assert (table.asked, table.options) == ("orange", ["take swamp_n"])


@pytest.mark.rule("TF-R.13", "TF-B3.3", "TF-B4.13")
def test_checks_after_a_hit_come_in_order() -> None:
    """Colour limit, empty hit, hit limit, free choice: the swap comes before the end."""
    table = eight().hits(1, 1, 1, 1, 1, 1, 1, 0)

    assert (table.state.hits, table.hammerer) == (8, "brown")
    kinds = [
        event.id for event in table.told() if event.id in ("empty-hit", "swap", "empty-handed")
    ]
    assert kinds == ["empty-hit", "swap", "empty-handed", "empty-handed"]
    assert table.prompt == "clear"


@pytest.mark.rule("TF-B4.21", "TF-B4.22", "TF-B4.23")
def test_empty_hits_mean_nothing_to_a_lone_hammerer() -> None:
    """0, 0, 6, 5 with limit 4; the treasure of 11 must be taken."""
    table = scene(
        calls="orange",
        trolls={"orange": {"fjord_w": 2, "glacier_w": 2}},
        treasures={"fjord_w": 11, "glacier_w": 19, "tundra_sw": 10},
    ).pick("call S1", "hammer")

    table.hits(0, 0)
    assert (table.hammerer, table.state.hits, len(table.told("empty-hit"))) == ("orange", 2, 2)
    table.hits("2/1/1/2", "1/1/1/2")

    assert not table.told("swap") and table.state.boulders_out() == 11
    assert (table.asked, table.options) == ("orange", ["take fjord_w"])


@pytest.mark.rule("TF-B4.31", "TF-R.15", "TF-C1.18")
def test_the_new_hammerer_may_stop_without_a_blow() -> None:
    """With nothing out brown leaves for good; orange may keep on alone or leave too."""
    table = eight().hit(0)

    assert (table.asked, table.options) == ("brown", ["hit", "stop"])
    table.pick("stop")
    assert (table.asked, table.options) == ("orange", ["keep", "leave"])
    table.pick("keep").hits(11, 5).pick("stop", "take swamp_n")

    assert table.sack("brown") == () and table.belt("orange") == [18, 11]
    assert (table.asked, table.prompt) == ("brown", "clear")


@pytest.mark.rule("TF-R.11", "TF-R.34")
def test_who_decides_to_hammer_strikes_at_least_once() -> None:
    table = eight()

    assert table.options == ["hit"]
    table.refuses("stop", "strikes at least once").refuses("end", "something else is asked now")
    assert table.hit(1).options == ["hit", "stop"]


@pytest.mark.rule("TF-R.14", "TF-B4.17", "TF-R.11")
def test_an_empty_hit_while_keeping_on_has_no_effect() -> None:
    table = eight().hits(3, 2).pick("stop")
    assert table.options == ["keep", "leave"]

    table.pick("keep")
    assert table.options == ["hit"]
    table.hit(0)

    assert (table.asked, table.options) == ("brown", ["hit", "stop"])
    assert not table.told("swap")


@pytest.mark.rule("TF-R.14", "TF-B4.18")
def test_keeping_on_has_one_link() -> None:
    """After the one who kept on, nobody hammers; the hit limit ends it as well."""
    stopped = eight().hits(3, 2).pick("stop", "keep").hit(6).pick("stop")
    assert (stopped.asked, stopped.prompt) == ("brown", "take")
    stopped.pick("take fjord_w")
    assert (stopped.asked, stopped.prompt) == ("orange", "clear")

    limit = eight().hits(3, 2).pick("stop", "keep").hits(*["1/0/0/0"] * 6)
    assert limit.state.hits == 8 and limit.prompt in ("take", "clear")


@pytest.mark.rule("TF-R.12", "TF-B4.20")
def test_limits_are_frozen_for_the_one_who_keeps_on() -> None:
    """Orange collected from a region with two trolls; brown still has eight hits and eight a colour."""
    table = eight().hits(11).pick("stop", "take swamp_n", "keep")

    assert table.state.limit == 8
    table.hits("8/0/0/0")
    assert table.state.excess() == 0
    assert table.hit("1/0/0/0").state.excess() == 1


@pytest.mark.rule("TF-B4.11", "TF-B4.26", "TF-B4.29")
def test_after_a_swap_nobody_withdraws_and_limits_stay() -> None:
    """Only the hammerer is asked."""
    table = eight().hits(3, 2, 4, 0)

    assert (table.asked, table.state.limit) == ("brown", 8)
    table.hits(3, 2, 1)
    assert table.asked == "brown"


@pytest.mark.rule("TF-B4.30", "TF-B4.32", "TF-B4.8")
def test_the_new_hammerer_goes_to_the_limit_and_collects_first() -> None:
    """3, 2, 4, 0, then 3, 2, 1, 1 by brown: 16 boulders, brown first, nobody keeps on."""
    table = eight().hits(3, 2, 4, 0, 3, 2, 1)
    assert (table.asked, table.options) == ("brown", ["hit", "stop"])
    table.hit(1)

    assert table.state.boulders_out() == 16 and table.state.hits == 8
    assert (table.asked, table.options) == ("brown", ["take tundra_c", "take fjord_w"])
    table.pick("take tundra_c")
    assert (table.asked, table.prompt) == ("orange", "take")


@pytest.mark.rule("TF-B4.10", "TF-B4.28")
def test_all_boulders_count_in_full_for_both_also_after_a_swap() -> None:
    """What lay there before the swap still counts, for either."""
    table = eight().hits(11, 0).pick("stop")

    assert (table.asked, table.state.boulders_out()) == ("brown", 11)
    table.pick("take fjord_w")
    assert (table.asked, table.options) == ("orange", ["take swamp_n", "keep"])


@pytest.mark.rule("TF-R.35", "TF-B4.35")
def test_a_partner_with_something_allowed_cannot_leave_without() -> None:
    nothing = eight().hit(3).pick("stop")
    assert nothing.options == ["keep", "leave"]

    something = eight().hit(11).pick("stop", "take swamp_n")
    assert something.options == ["take fjord_w", "keep"]
    something.refuses("leave", "you must")
