"""Village actions and castle tiles."""

from typing import Any

import pytest

from tests.trolls_princesses.scene import (
    DENS,
    acting,
    moving,
)
from trollbord.games.trolls_princesses.box import HERD
from trollbord.games.trolls_princesses.deck import CASTLE_TILES


@pytest.mark.rule("TP-VILLAGE.1")
def test_a_village_action_needs_its_piece_in_that_village() -> None:
    """The only human and princess stand in I, the bells of II are gone."""
    goods: dict[str, Any] = {
        "power": 4,
        "diamonds": 1,
        "gold": 3,
        "obsidian": 3,
        "tiles": "PRI-01 BEL-01",
        "cards": "TRC-26",
    }
    stocked = acting("II", 5, princesses="II", **goods)
    wanted = ("hire", "capture", "tear", "swap")
    assert all(any(option.startswith(word) for option in stocked.offered) for word in wanted)

    bare = moving(trolls="II II II", camps={0: "II"}, princesses="I", **goods)
    bare.state.farmers[1] = bare.state.bells[1] = bare.state.changelings[1] = 0
    bare.pick("move aside II")

    assert bare.state.points == 5
    assert not any(option.startswith(wanted) for option in bare.offered)


@pytest.mark.rule("TP-VILLAGE.3", "TP-DEN.4", "TP-BOARD.6")
def test_a_princess_needs_a_free_bed() -> None:
    """One bed, one princess."""
    goods: dict[str, Any] = {"power": 2, "diamonds": 1, "princesses": "I"}
    assert "capture-princess" not in acting("I", 5, **goods).offered
    assert (
        "capture-princess"
        not in acting("I", 5, tiles="PRI-01", stored="princess>PRI-01", **goods).offered
    )

    scene = acting("I", 5, tiles="PRI-01", **goods)
    scene.pick("capture-princess", "store PRI-01")
    assert scene.state.pieces[0][3] == 1
    assert scene.state.rooms[0][3] == 0


@pytest.mark.rule("TP-R.19")
def test_a_royal_tile_may_be_declined_or_missing() -> None:
    """The princess is taken all the same."""
    goods: dict[str, Any] = {"power": 2, "diamonds": 1, "princesses": "I", "tiles": "PRI-01"}
    scene = acting("I", 5, **goods)
    scene.pick("capture-princess", "store PRI-01")
    assert scene.prompt == "take-royal-tile"
    scene.pick("decline")
    assert len(scene.state.tiles[0]) == 1

    short = acting("I", 5, **goods)
    short.state.displays[2] = short.state.piles[2] = ()
    short.pick("capture-princess", "store PRI-01")
    assert short.state.pieces[0][3] == 1
    assert short.prompt != "take-royal-tile"


@pytest.mark.rule("TP-VILLAGE.5", "TP-VILLAGE.6", "TP-VILLAGE.7", "TP-DEN.6")
def test_a_bell_goes_to_a_bell_space_and_brings_its_bonus() -> None:
    """Two own points, two of opponents, three obsidian; the space brings a gold."""
    scene = acting("I", 2, borrowed=2, obsidian=3, tiles="BEL-04")

    scene.pick("tear-down-bell", "store BEL-04")

    assert scene.state.bells[0] == 2
    assert scene.store() == (0, 1, 0)
    assert scene.state.pieces[0][2] == 1
    assert (scene.state.points, scene.state.borrowed) == (0, 0)


def test_a_bell_needs_a_space_and_three_obsidian() -> None:
    assert (
        "tear-down-bell"
        not in acting("I", 4, obsidian=3, tiles="BEL-04", stored="bell>BEL-04").offered
    )
    assert "tear-down-bell" not in acting("I", 4, obsidian=2, tiles="BEL-04").offered
    assert "tear-down-bell" not in acting("I", 3, obsidian=3, tiles="BEL-04").offered
    assert "tear-down-bell" in acting("I", 4, obsidian=3, tiles="BEL-04").offered


@pytest.mark.rule("TP-VILLAGE.8", "TP-VILLAGE.9", "TP-VILLAGE.10", "TP-VILLAGE.11")
def test_changelings_are_swapped_for_gold() -> None:
    """The own one first, then a neutral one on a square that brings an obsidian."""
    scene = acting("I", 2, power=2, gold=2, cards="TRC-26")

    scene.pick("swap gold", "changeling BS3")
    assert scene.state.changelings_out[0] == [1, 0, 0, 0]
    scene.pick("store TRC-26")

    assert (scene.power(), scene.store()) == (0, (1, 0, 0))
    assert scene.state.changelings[0] == 0
    assert scene.state.pieces[0][1] == 1
    assert scene.state.points == 0


@pytest.mark.rule("TP-VILLAGE.9")
def test_only_a_changeling_that_is_there_can_leave_its_slot() -> None:
    """BS1 and BS3 are empty already, and so is CS2 when camps are sent."""
    scene = acting("I", 2, power=2, gold=2, cards="TRC-26", gone="BS1 BS3")
    scene.pick("swap gold")
    assert "changeling BS1" not in scene.offered and "changeling BS3" not in scene.offered
    assert "changeling BS2" in scene.offered

    camps = acting("building", 3, cows=1, gone="CS2", board_camp_spaces=1)
    camps.pick("build-camp", "replace I")
    assert "camp CS2" not in camps.offered and "camp CS1" in camps.offered


@pytest.mark.rule("TP-VILLAGE.14", "TP-CARD.5")
def test_a_changeling_from_gain_power_raises_it() -> None:
    """Each card has a square; the next gain brings three."""
    scene = acting("I", 2, power=2, gold=2, cards="TRC-26")
    scene.pick("swap gold", "changeling BS4", "store TRC-26", "move aside power", "done")
    assert scene.state.changeling_slots[0] == 0b0111

    again = acting("power", 2, gone="BS4")
    again.pick("gain-power")
    assert again.power() == 3


@pytest.mark.rule("TP-VILLAGE.12")
def test_the_changeling_of_the_barns_brings_a_cow() -> None:
    """Paid with a diamond."""
    scene = acting("I", 2, power=2, diamonds=1, cards="TRC-01")

    scene.pick("swap diamond", "changeling BS1", "store TRC-01")

    assert (scene.store(), scene.cows()) == ((0, 0, 0), 1)


@pytest.mark.rule("TP-VILLAGE.13")
def test_the_changeling_of_the_track_opens_more_of_it() -> None:
    """From 6 to 4 by paying, and the track now ends at 8."""
    scene = acting("I", 2, power=6, gold=2, cards="TRC-01")

    scene.pick("swap gold", "changeling BS2", "store TRC-01")

    assert scene.power() == 4
    assert scene.state.power_top(0) == 8


@pytest.mark.rule("TP-R.24")
def test_an_own_changeling_in_a_hamlet_is_no_neutral_one() -> None:
    scene = moving(trolls="I", power=2, gold=2, cards="TRC-26")
    scene.state.changelings[0], scene.state.changelings_out[0][0] = 0, 1

    scene.pick("move aside I")

    assert "swap gold" not in scene.offered


@pytest.mark.rule("TP-VILLAGE.15", "TP-VILLAGE.16")
def test_swapping_needs_a_square_and_an_own_changeling() -> None:
    """An empty red square is no space."""
    assert "swap gold" not in acting("I", 2, power=2, gold=2, gone="BS1").offered
    assert (
        "swap gold"
        not in acting("I", 2, power=2, gold=2, cards="TRC-26", gone="BS1 BS2 BS3 BS4").offered
    )
    assert (
        "swap gold" in acting("I", 2, power=2, gold=2, cards="TRC-26", gone="BS1 BS2 BS3").offered
    )


def test_two_gold_or_a_diamond_and_nothing_between() -> None:
    assert not any(
        o.startswith("swap") for o in acting("I", 2, power=2, gold=1, cards="TRC-26").offered
    )
    both = acting("I", 2, power=2, gold=2, diamonds=1, cards="TRC-26")
    assert [option for option in both.offered if option.startswith("swap")] == [
        "swap gold",
        "swap diamond",
    ]
    assert not any(
        o.startswith("swap") for o in acting("I", 2, power=1, gold=2, cards="TRC-26").offered
    )


@pytest.mark.rule("TP-VILLAGE.17", "TP-VILLAGE.18")
def test_a_human_is_hired_into_a_cave() -> None:
    """The points of this phase stay; the next count in the mining cave has one more."""
    scene = acting("III", 3, power=1, gold=1)

    scene.pick("hire mining")

    assert scene.state.humans[0] == [1, 0, 0]
    assert scene.state.farmers[2] == 0
    assert (scene.power(), scene.store(), scene.state.points) == (0, (0, 0, 0), 1)
    scene.pick("done", "move aside mining")
    assert scene.state.points == 2


@pytest.mark.rule("TP-VILLAGE.20")
def test_no_human_without_an_empty_cauldron() -> None:
    full = acting("I", 3, power=1, gold=1, humans=(5, 5, 5))
    assert not any(option.startswith("hire") for option in full.offered)

    scene = acting("I", 3, power=1, gold=1, humans=(5, 4, 5))
    assert [option for option in scene.offered if option.startswith("hire")] == ["hire building"]


@pytest.mark.rule("TP-VILLAGE.21", "TP-R.31")
def test_humans_move_by_effects_alone_and_never_to_villages() -> None:
    scene = moving(humans=(1, 0, 0))
    assert all(option.startswith("move aside") for option in scene.offered)

    moved = acting("mining", 1, humans=(1, 0, 0), tiles="ROY-03")
    moved.pick("activate ROY-03")
    assert [option for option in moved.offered if option != "done"] == [
        "shift-human mining mining",
        "shift-human mining building",
        "shift-human mining power",
    ]


@pytest.mark.rule("TP-VILLAGE.22", "TP-VILLAGE.24", "TP-BOARD.7", "TP-BOARD.9")
def test_a_cow_is_stolen_while_an_open_barn_is_empty() -> None:
    """One open barn, two points, one cow."""
    scene = acting("I", 2)

    scene.pick("steal-cow")

    assert (scene.cows(), scene.state.points) == (1, 1)
    assert "steal-cow" not in scene.offered


@pytest.mark.rule("TP-VILLAGE.23", "TP-R.2", "TP-R.17")
def test_cows_come_from_the_supply() -> None:
    """With sixteen cows in barns none can be stolen or gained."""
    scene = acting("I", 4, castles="CAS-06 CAS-05 CAS-04 CAS-07", barns=4)
    before = scene.state.supply[HERD]
    scene.pick("steal-cow")
    assert scene.state.supply[HERD] == before - 1

    scene.state.supply[HERD] = 0
    scene.pick("castle")
    assert scene.cows() == 1
    bare = moving(trolls="I", barns=4)
    bare.state.supply[HERD] = 0
    bare.pick("move aside I")
    assert "steal-cow" not in bare.offered


def test_a_changeling_without_a_barn_brings_no_cow() -> None:
    """TP-R.17: the swap is legal, the cow is not gained."""
    scene = acting("I", 2, power=2, gold=2, cows=1, cards="TRC-01")

    scene.pick("swap gold", "changeling BS1", "store TRC-01")

    assert scene.cows() == 1


@pytest.mark.rule("TP-CARD.3", "TP-R.38")
def test_bells_and_princesses_can_lie_on_cards() -> None:
    """The bell on TRC-15 brings a gold, the bed on TRC-16 nothing."""
    scene = acting("I", 9, obsidian=3, power=2, diamonds=1, princesses="I", cards="TRC-15 TRC-16")

    scene.pick("tear-down-bell", "store TRC-15")
    assert scene.store() == (0, 1, 1)
    scene.pick("capture-princess", "store TRC-16", "decline")
    assert scene.store() == (0, 1, 0)
    assert scene.state.pieces[0] == [0, 0, 1, 1]


def test_a_card_with_two_squares_holds_two_changelings() -> None:
    """TP-CARD.5, 10: each brings one power; a third needs another square."""
    scene = acting("I", 9, power=4, gold=4, cards="TRC-11")
    scene.state.changelings[0] = 3

    scene.pick("swap gold", "changeling BS1", "store TRC-11")
    assert scene.power() == 3
    scene.pick("swap gold", "changeling BS3", "store TRC-11")
    assert scene.power() == 2
    assert scene.state.rooms[0][1] == 0


@pytest.mark.rule("TP-R.16")
def test_stored_pieces_stay_where_they_are() -> None:
    """No option of the game moves them."""
    scene = acting("building", 6, cows=1, tiles="RES-03 RES-01", stored="camp>RES-03")
    scene.pick("build-camp", "replace I", "camp CS1")

    assert scene.offered == ["store RES-01"]


# -- the castle action


@pytest.mark.rule("TP-CASTLE.1", "TP-CASTLE.2", "TP-CASTLE.3", "TP-CASTLE.5")
def test_after_the_castle_action_the_own_trolls_go_home() -> None:
    """Two trolls leave II for caves, the camp and the opponents stay."""
    scene = acting(
        "II",
        3,
        trolls="II II",
        rivals={1: "II"},
        camps={0: "II"},
        castles="CAS-04 CAS-07 CAS-05 CAS-06",
    )

    scene.pick("castle")
    assert scene.store() == (0, 1, 0)
    assert scene.prompt == "home-walker"
    scene.pick("home mining")
    assert scene.prompt == "home"
    scene.pick("home building")

    assert (scene.at("II"), scene.at("II", 1), scene.state.camps_out[0][1]) == (0, 1, 1)
    assert (scene.at("mining"), scene.at("building")) == (1, 1)


@pytest.mark.rule("TP-TASK.1")
def test_a_royal_card_is_completed_while_trolls_return_from_a_castle() -> None:
    """Any moment of the own turn."""
    scene = acting("I", 3, trolls="I", tasks="RCA-14", humans=(2, 2, 1))
    scene.pick("castle", "done")

    assert scene.prompt == "home-walker" and "claim RCA-14" in scene.offered
    scene.pick("claim RCA-14", "decline", "home mining")
    assert scene.state.claims[0]


def test_the_returned_troll_of_phase_two_stays_barred() -> None:
    """The other returned troll may be moved."""
    scene = acting(
        "II", 3, trolls="II II building building building", castles="CAS-04 CAS-07 CAS-05 CAS-06"
    )

    scene.pick("castle", "home mining", "home power")

    assert not any(option.startswith("move mining") for option in scene.offered)
    assert any(option.startswith("move power") for option in scene.offered)


@pytest.mark.rule("TP-CASTLE.4")
def test_returning_trolls_spread_over_caves_with_room() -> None:
    """The mining cave is full, the building cave has one empty cauldron."""
    scene = acting("I", 3, trolls="I I I", humans=(5, 4, 0), castles="CAS-04 CAS-05 CAS-06 CAS-07")

    scene.pick("castle")
    assert scene.offered == ["home building", "home power"]
    scene.pick("home building")
    assert scene.offered == ["home power"]
    scene.pick("home power", "home power")

    assert (scene.at("building"), scene.at("power")) == (1, 2)


@pytest.mark.rule("TP-R.10")
def test_the_castle_action_may_be_repeated_and_trolls_return_once() -> None:
    """Six points, four obsidian, one return; without room a troll leaves the board."""
    scene = acting("I", 6, trolls="I I", humans=(5, 5, 4), castles="CAS-04 CAS-05 CAS-06 CAS-07")

    scene.pick("castle", "castle", "home power")

    assert scene.store() == (4, 0, 0)
    assert (scene.at("I"), scene.at("power"), scene.at("aside")) == (0, 1, 4)


def test_a_troll_brought_in_by_an_effect_returns_too() -> None:
    """CAS-03 moves a troll from I into II."""
    scene = acting("II", 3, trolls="II I mining", castles="CAS-04 CAS-03 CAS-05 CAS-06")

    scene.pick("castle", "shift I II", "shift mining power")
    assert scene.at("II") == 2
    scene.pick("home mining", "home mining")

    assert scene.at("II") == 0


@pytest.mark.rule("TP-CASTLE.9", "TP-CASTLE.10")
def test_a_castle_moves_two_different_trolls() -> None:
    """One that left this village does not return again; points stay."""
    scene = acting("II", 4, trolls="II II mining", castles="CAS-04 CAS-03 CAS-05 CAS-06")

    scene.pick("castle", "shift II III", "shift-walker II power")

    assert scene.state.points == 1
    assert (scene.at("III"), scene.at("power"), scene.at("II")) == (1, 1, 0)
    scene.pick("done")
    assert scene.prompt == "move-other-troll"


@pytest.mark.rule("TP-CASTLE.7", "TP-CASTLE.8")
def test_a_castle_moves_up_to_three_humans_between_caves() -> None:
    """To different caves, never to a village; the player may stop."""
    scene = acting("I", 3, humans=(3, 0, 0), castles="CAS-02 CAS-05 CAS-06 CAS-07")

    scene.pick("castle")
    assert not any(option.endswith((" I", " II", " III", " IV")) for option in scene.offered)
    scene.pick("shift-human mining building", "shift-human mining power", "done")

    assert scene.state.humans[0] == [1, 1, 1]


@pytest.mark.rule("TP-CASTLE.6")
def test_a_castle_fills_shafts() -> None:
    """Gold is chosen; ruling 36: with no empty shaft nothing is asked."""
    scene = acting(
        "I", 6, shafts=(3, 2, 1), filled=(0, 0, 1), castles="CAS-01 CAS-05 CAS-06 CAS-07"
    )
    scene.pick("castle")
    assert scene.offered == ["fill obsidian", "fill gold"]
    scene.pick("fill gold")
    assert scene.state.filled[0] == [0, 2, 1]

    full = acting("I", 3, trolls="I", castles="CAS-01 CAS-05 CAS-06 CAS-07")
    full.pick("castle")
    assert full.prompt == "home-walker"


@pytest.mark.rule("TP-CASTLE.11", "TP-CASTLE.14", "TP-CASTLE.15", "TP-CASTLE.16")
@pytest.mark.parametrize(
    ("castle", "gift"),
    [
        ("CAS-04", (2, 0, 0, 0)),
        ("CAS-07", (0, 1, 0, 0)),
        ("CAS-08", (0, 0, 1, 0)),
        ("CAS-09", (0, 0, 0, 2)),
    ],
)
def test_castles_that_give_goods(castle: str, gift: tuple[int, int, int, int]) -> None:
    """TP-CASTLE.11 to 16."""
    scene = acting("I", 3, castles=f"{castle} CAS-05 CAS-06 CAS-10")

    scene.pick("castle")

    assert (*scene.store(), scene.power()) == gift


@pytest.mark.rule("TP-CASTLE.12", "TP-CASTLE.13")
def test_castles_that_give_cows() -> None:
    """Without an open barn only the obsidian; two cows take two barns."""
    one = acting("I", 3, castles="CAS-05 CAS-04 CAS-06 CAS-07")
    one.pick("castle")
    assert (one.store(), one.cows()) == ((1, 0, 0), 1)

    none = acting("I", 3, cows=1, castles="CAS-05 CAS-04 CAS-06 CAS-07")
    none.pick("castle")
    assert (none.store(), none.cows()) == ((1, 0, 0), 1)

    for barns, gained in ((1, 1), (2, 2), (3, 2)):
        herd = acting("I", 3, barns=barns, castles="CAS-06 CAS-04 CAS-05 CAS-07")
        herd.pick("castle")
        assert herd.cows() == gained


@pytest.mark.rule("TP-CASTLE.17", "TP-CASTLE.18")
def test_a_castle_builds_a_den() -> None:
    """At no cost; the display is refilled at the end of the phase."""
    scene = acting("I", 3, dens_shown="PRI-01", castles="CAS-10 CAS-04 CAS-05 CAS-06")

    scene.pick("castle", "take PRI-01", "lay 0 1", "turn 0")
    assert len(scene.state.displays[DENS]) == 4
    scene.pick("home mining")
    scene.settled()

    assert len(scene.state.displays[DENS]) == 5
    assert len({castle.name for castle in CASTLE_TILES}) == 10
