"""The long example turn at the end of the rulebooks, step by step, and what it shows."""

import pytest

from tests.trollfjord.scene import Scene, scene

FIVE = ("2/1/1/0", "1/1/0/1", "2/0/1/1", "1/1/0/1", "1/1/1/0")


def before() -> Scene:
    """Step 1: Astrid (brown) needs a III; Olaf (black) holds crown III with 21."""
    return scene(
        lords={"brown": 23, "black": 26, "white": 30, "orange": 31},
        belts={"brown": (17, 19), "black": (14, 20, 21)},
        crowns={"I": "brown", "II": "black", "III": "black"},
        trolls={
            "brown": {"mountain_nw": 2, "forest_n": 1, "tundra_sw": 1},
            "black": {"mountain_nw": 1, "swamp_n": 2},
            "white": {"swamp_n": 2},
            "orange": {"fjord_s": 1},
        },
        treasures={
            "swamp_n": 15,
            "mountain_nw": 18,
            "glacier_w": 22,
            "forest_n": 26,
            "tundra_sw": 17,
        },
    )


def gathered() -> Scene:
    """Step 3: three wander spaces, two trolls reach the swamp; tailwind for Sigrun (white) and Sven (orange)."""
    table = before().pick("lord wander 3")
    table.pick("walk forest_n swamp_n", "walk tundra_sw glacier_w", "walk glacier_w swamp_n")
    return table.pick("put glacier_w", "walk fjord_s tundra_c")


def together() -> Scene:
    """Step 4: Olaf declines, Sigrun joins, Astrid hammers."""
    return gathered().pick("call S5", "decline", "join", "hammer")


def stopped() -> Scene:
    """Step 5: 17 boulders in five hits, an empty sixth, Sigrun stops and must take 15."""
    return together().hits(*FIVE, 0).pick("stop", "take swamp_n")


def finished() -> Scene:
    """Step 6: Astrid keeps hammering, one red too many, one gift; the mountain's 18."""
    return stopped().pick("keep").hit("1/1/1/2").pick("gift 4", "take mountain_nw")


@pytest.mark.rule("TF-B1.5", "TF-B1.7")
def test_before_the_trolls_move_no_fortress_can_be_named() -> None:
    """Step 2: never two regions at a III."""
    table = before().pick("lord wander 1", "done")
    while table.prompt.startswith("tailwind"):
        table.pick("done")

    assert table.prompt == "lord" and not table.told("call")


@pytest.mark.rule("TF-A3.1", "TF-A3.12")
def test_tailwind_makes_sigrun_a_candidate() -> None:
    """Steps 3 and 4: her new troll on the glacier is her second region."""
    table = gathered()

    assert table.lord("brown") == 29
    assert table.trolls("brown") == {"mountain_nw": 2, "swamp_n": 2}
    assert table.options == ["call S5", "end"]
    table.pick("call S5", "decline")
    assert table.asked == "white"


@pytest.mark.rule("TF-B2.8", "TF-B2.10", "TF-B3.1", "TF-B3.2")
def test_olaf_is_asked_before_sigrun_and_seven_trolls_hammer() -> None:
    """Step 4: three trolls each, Olaf's lord is farther back."""
    table = gathered().pick("call S5")

    assert table.asked == "black"
    table.pick("decline", "join", "hammer")
    assert table.state.limit == 7


@pytest.mark.rule("TF-B4.5", "TF-B3.8", "TF-B4.11", "TF-B4.3")
def test_seventeen_boulders_seven_of_them_red_are_no_offence() -> None:
    """Step 5: Sigrun cannot leave; she is not asked while Astrid hammers."""
    table = together().hits(*FIVE)

    assert table.state.out == [7, 4, 3, 3] and table.state.boulders_out() == 17
    assert table.state.excess() == 0 and table.asked == "brown"
    assert table.state.hits == 5


@pytest.mark.rule("TF-B4.24", "TF-B4.28", "TF-B4.31", "TF-B4.32")
def test_the_empty_sixth_hit_gives_sigrun_the_hammer() -> None:
    table = together().hits(*FIVE, 0)

    assert (table.asked, table.options, table.state.hits) == ("white", ["hit", "stop"], 6)
    assert table.state.out == [7, 4, 3, 3]
    table.pick("stop")
    assert (table.asked, table.options) == ("white", ["take swamp_n"])


@pytest.mark.rule("TF-C1.4", "TF-C1.15", "TF-C1.12", "TF-R.23")
def test_sigrun_puts_15_face_down_into_the_patched_sack() -> None:
    """Her trolls leave the swamp in C3 (TF-R.23)."""
    table = stopped()

    assert table.sack("white") == (15,) and table.belt("white") == []
    assert table.trolls("white") == {"swamp_n": 2, "glacier_w": 1}
    assert (table.asked, table.options) == ("brown", ["keep", "leave"])


@pytest.mark.rule("TF-B4.12", "TF-B4.15", "TF-B4.16", "TF-R.11")
def test_astrid_keeps_hammering_with_the_same_counts() -> None:
    """The seventh hit of seven."""
    table = stopped().pick("keep")
    assert table.options == ["hit"]

    table.hit("1/1/1/2")

    assert table.state.out == [8, 5, 4, 5] and table.state.boulders_out() == 22
    assert table.state.hits == 7


@pytest.mark.rule("TF-B4.18", "TF-B4.20", "TF-B3.10", "TF-R.12")
def test_one_red_too_many_ends_it() -> None:
    """The limit is still seven; only Astrid is asked for a gift."""
    table = stopped().pick("keep").hit("1/1/1/2")

    assert (table.state.limit, table.state.excess()) == (7, 1)
    assert (table.asked, table.prompt) == ("brown", "gift")


@pytest.mark.rule("TF-B3.22", "TF-B4.19", "TF-C1.7", "TF-C1.9")
def test_with_a_gift_astrid_takes_the_mountains_18() -> None:
    """22 would be enough for the glacier, but she has no troll there."""
    table = stopped().pick("keep").hit("1/1/1/2").pick("gift 4")

    assert table.gifts("brown") == [8, 16]
    assert table.options == ["take mountain_nw"]
    table.refuses("take glacier_w", "no troll")


@pytest.mark.rule("TF-C1.14", "TF-C1.17", "TF-R.24", "TF-C2.4")
def test_it_is_still_astrids_turn_and_olaf_keeps_the_crown() -> None:
    """She ended as partner, yet the treasure goes onto belt III; 18 is less than 21."""
    table = finished()

    assert table.belt("brown") == [17, 19, 18]
    assert table.crown("III") == "black"


@pytest.mark.rule("TF-C1.18", "TF-R.14", "TF-C3.3", "TF-C3.8")
def test_then_both_clear_and_both_regions_are_refilled() -> None:
    """Sigrun cannot collect again though 22 lie there."""
    table = finished()

    assert table.sack("white") == (15,)
    assert table.trolls("brown") == {"swamp_n": 2} and table.trolls("white") == {"glacier_w": 1}
    table.reveal(10, 11)
    assert (table.treasure("swamp_n"), table.treasure("mountain_nw")) == (10, 11)


@pytest.mark.rule("TF-C4.3", "TF-B4.16", "TF-ORDER.2")
def test_next_is_olaf() -> None:
    """The counter shows 0 and all 44 boulders are in."""
    table = finished().reveal(10, 11)

    assert (table.turn, table.prompt) == ("black", "lord")
    assert (table.state.hits, table.state.boulders_left()) == (0, 44)


@pytest.mark.rule("TF-C2.3")
def test_with_a_troll_on_the_glacier_astrid_would_have_taken_the_crown() -> None:
    """Limit 8, no gift needed, 22 takes crown III from Olaf."""
    table = scene(
        calls="brown",
        belts={"brown": (17, 19), "black": (14, 20, 21)},
        crowns={"III": "black"},
        lords={"brown": 29, "black": 26, "white": 30, "orange": 31},
        trolls={
            "brown": {"mountain_nw": 2, "swamp_n": 2, "glacier_w": 1},
            "white": {"swamp_n": 2, "glacier_w": 1},
        },
        treasures={"swamp_n": 15, "mountain_nw": 18, "glacier_w": 22},
    ).pick("call S5", "join", "hammer")
    table.hits(*FIVE, 0).pick("stop", "take swamp_n", "keep").hit("1/1/1/2")

    assert (table.state.limit, table.state.excess()) == (8, 0)
    table.pick("stop")
    assert table.options == ["take mountain_nw", "take glacier_w"]
    table.pick("take glacier_w")
    assert table.crown("III") == "brown"
