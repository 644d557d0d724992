"""A wrong pick is told which rule forbids it, and the table stays as it was."""

from typing import Any

import pytest

from tests.trolls_princesses.scene import Scene, acting, laying, moving, playing

GOODS: dict[str, Any] = {"power": 4, "gold": 4, "diamonds": 2, "obsidian": 4, "cows": 1}


def acts(at: str, points: int, **rest: Any) -> Scene:
    return acting(at, points, **{**GOODS, **rest})


@pytest.mark.parametrize(
    ("scene", "option", "rule"),
    [
        (playing(hand="RND-01"), "play RND-02", "TP-TURN.4"),
        (playing(hand="RND-01"), "move aside mining", "TP-TURN.4"),
        (moving(tasks="RCA-14", humans=(2, 2, 1)), "claim RCA-13", "TP-SETUP.22"),
        (acts("mining", 2, tasks="RCA-13"), "claim RCA-13", "TP-TASK.1"),
        (moving(trolls="I"), "move II mining", "TP-MOVE.1"),
        (moving(seats=2, clans="red yellow"), "move aside IV", "TP-SETUP.3"),
        (moving(trolls="I I I I"), "move aside I", "TP-MOVE.9"),
        (moving(humans=(5, 0, 0)), "move aside mining", "TP-MOVE.6"),
        (moving(phase=3, walker=0, trolls="I"), "move I mining", "TP-MOVE.13"),
        (acts("mining", 3), "steal-cow", "TP-AP.10"),
        (acts("mining", 1), "mine diamond", "TP-ACT.4"),
        (acts("mining", 2, filled=(3, 0, 1)), "mine gold", "TP-R.26"),
        (acts("power", 1), "buy TRC-40", "TP-POWER.9"),
        (acts("power", 1, cows=0, cards_shown="TRC-02"), "buy TRC-02", "TP-ACT.4"),
        (acts("power", 1, cards="TRC-18", cards_shown="TRC-02"), "buy TRC-02", "TP-CARD.1"),
        (acts("I", 5), "capture-princess", "TP-VILLAGE.1"),
        (acts("I", 5, princesses="I"), "capture-princess", "TP-BUILD.6"),
        (acts("I", 3), "steal-cow", "TP-VILLAGE.24"),
        (acts("building", 3), "build-camp", "TP-BUILD.6"),
        (acts("building", 3, cows=0, board_camp_spaces=1), "build-camp", "TP-ACT.4"),
        (acts("I", 4, obsidian=2, tiles="BEL-04"), "tear-down-bell", "TP-ACT.4"),
        (acts("I", 4, tiles="BEL-04", stored="bell>BEL-04"), "tear-down-bell", "TP-BUILD.6"),
        (acts("I", 2), "swap gold", "TP-BUILD.6"),
        (acts("I", 2, gold=1, cards="TRC-26"), "swap gold", "TP-ACT.4"),
        (acts("I", 1), "hire mining", "TP-ACT.4"),
        (moving(trolls="I"), "shift I II", "TP-MOVE.1"),
        (moving(humans=(0, 5, 0)), "move aside building", "TP-MOVE.6"),
        (acts("mining", 1), "activate ROY-01", "TP-ROYAL.4"),
        (acts("mining", 1, tiles="ROY-15"), "activate ROY-15", "TP-ROYAL.9"),
        (acts("mining", 1, tiles="ROY-04", power=6), "activate ROY-04", "TP-R.35"),
        (acts("I", 2, humans=(5, 0, 0)), "hire mining", "TP-VILLAGE.20"),
        (acts("building", 3, gone="CS1 CS2 CS3 CS4"), "build-camp", "TP-BUILD.8"),
        (acts("I", 2, cards="TRC-26", gone="BS1 BS2 BS3 BS4"), "swap gold", "TP-VILLAGE.16"),
    ],
)
def test_the_error_names_the_rule(scene: Scene, option: str, rule: str) -> None:
    scene.refuses(option, rule)


def test_one_activation_and_one_claim() -> None:
    scene = acts("mining", 3, tiles="ROY-04", power=1, tasks="RCA-14", humans=(2, 2, 1))
    scene.pick("claim RCA-14", "decline", "activate ROY-04")
    scene.refuses("activate ROY-04", "TP-ROYAL.2")
    scene.refuses("claim RCA-14", "TP-R.19")


def test_where_and_how_a_tile_may_lie() -> None:
    scene = laying("VPD-08", tiles="PRI-01@N00/0 RES-01@N01/0")
    scene.refuses("take BEL-16", "TP-BUILD.12")
    scene.refuses("take ROY-20", "TP-BUILD.12")
    scene.pick("take VPD-08")
    scene.refuses("lay 1 3", "TP-TILES.16")
    scene.pick("lay 1 1")
    scene.refuses("turn 1", "TP-TILES.5")


def test_a_tile_in_the_display_may_still_have_no_place() -> None:
    """The first tile is no VP den (TP-R.14): shown, but nowhere to be laid."""
    scene = laying("VPD-08")
    scene.refuses("take VPD-08", "TP-R.14")


def test_a_cave_or_a_village_that_cannot_take_part() -> None:
    """A human has no empty cauldron to go to; the village has no neutral camp left."""
    humans = acts("building", 1, humans=(5, 1, 0), tiles="ROY-03")
    humans.pick("activate ROY-03").refuses("shift-human building mining", "TP-MOVE.6")
    humans.refuses("shift-human power building", "TP-ROYAL.11")

    camps = acts("building", 3, board_camp_spaces=1, camps={1: "II II II"})
    camps.pick("build-camp").refuses("replace II", "TP-BUILD.7")


def test_a_slot_is_left_once_and_a_full_shaft_is_not_filled() -> None:
    swapping = acting("I", 2, power=2, gold=2, cards="TRC-26", gone="BS1 BS3").pick("swap gold")
    swapping.refuses("changeling BS1", "TP-VILLAGE.9")
    filling = acting("mining", 1, tiles="ROY-11", shafts=(3, 1, 1), filled=(3, 0, 0))
    filling.pick("activate ROY-11")

    filling.refuses("fill obsidian", "TP-POWER")


def test_a_task_that_is_met_waits_until_the_tile_lies() -> None:
    """TP-R.46: between taking and turning a tile nothing is claimed."""
    scene = laying("RES-01", tasks="RCA-14", humans=(2, 2, 1)).pick("take RES-01")

    scene.refuses("claim RCA-14", "TP-R.46")


def test_a_farm_without_humans_and_a_land_without_neutral_camps() -> None:
    """TP-VILLAGE.1, TP-BUILD.7: the goods are there, what they would buy is not."""
    farm = acts("I", 2)
    farm.state.farmers[0] = 0
    farm.state.resume([*farm.state.agenda], farm.state.step)
    farm.refuses("hire mining", "TP-VILLAGE.1")

    camps = acts("building", 3, board_camp_spaces=1)
    camps.state.camps = [0] * len(camps.state.camps)
    camps.state.resume([*camps.state.agenda], camps.state.step)
    camps.refuses("build-camp", "TP-BUILD.7")


def test_no_den_that_is_shown_has_a_place() -> None:
    """TP-TILES.2, TP-R.14: only VP dens are shown, and the first tile is none."""
    scene = acts("building", 3, dens_shown="VPD-01 VPD-02 VPD-03 VPD-04 VPD-05")

    scene.refuses("build-dens", "TP-TILES.2")


def test_an_equal_vp_den_and_a_den_for_a_royal_tile() -> None:
    """TP-TILES.9: VPD-16 equals VPD-08; TP-VILLAGE.4: a royal tile is asked for, though PRI-02 is shown."""
    dens = laying("VPD-16", tiles="PRI-01@N00/0 VPD-08")
    dens.refuses("take VPD-16", "TP-TILES.9")

    royal = acts("mining", 1, tasks="RCA-14", humans=(2, 2, 1), dens_shown="PRI-02")
    royal.pick("claim RCA-14").refuses("take PRI-02", "TP-VILLAGE.4")
    royal.refuses("take ROY-20", "TP-VILLAGE.4")


def test_who_can_be_pushed_and_which_slot_is_left() -> None:
    """TP-MOVE.7, TP-MOVE.9: an opponent who stands there; TP-BUILD.2: a camp that is still in its slot."""
    pushing = moving(trolls="I", rivals={1: "II II II II"}).pick("move I II")
    pushing.refuses("push red", "TP-MOVE.9")
    pushing.refuses("push purple", "TP-MOVE.7")

    camps = acts("building", 3, board_camp_spaces=1, gone="CS1").pick("build-camp", "replace II")
    camps.refuses("camp CS1", "TP-BUILD.2")


def test_shafts_are_filled_and_first_tiles_laid_where_that_is_asked() -> None:
    """TP-MOVE.1: nobody fills shafts on the way; TP-TILES.1: the first tile lies at the cut-out."""
    moving(trolls="I").refuses("fill gold", "TP-MOVE.1")
    laying("PRI-01").pick("take PRI-01").refuses("lay 1 1", "TP-TILES.1")
