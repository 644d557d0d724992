"""Village actions and castle tiles."""

from typing import Any

import pytest

from tests.trolls_princesses.scenes import (
    DENS,
    acting,
    at,
    cows,
    moving,
    offered,
    play,
    power,
    prompt,
    settled,
    store,
)
from trollbord.games.trolls_princesses.box import HERD
from trollbord.games.trolls_princesses.deck import CASTLE_TILES


@pytest.mark.rule("TP-VILLAGE.1")
def test_a_village_action_needs_its_piece_in_that_village() -> None:
    """TP-VILLAGE.1 (S161): the only human and princess stand in I, the bells of II are gone."""
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
    assert all(any(option.startswith(word) for option in offered(stocked)) for word in wanted)

    bare = moving(trolls="II II II", camps={0: "II"}, princesses="I", **goods)
    bare.farmers[1] = bare.bells[1] = bare.changelings[1] = 0
    play(bare, "move aside II")

    assert bare.points == 5
    assert not any(option.startswith(wanted) for option in offered(bare))


@pytest.mark.rule("TP-VILLAGE.3", "TP-DEN.4", "TP-BOARD.6")
def test_a_princess_needs_a_free_bed() -> None:
    """TP-VILLAGE.3, TP-DEN.4, TP-BOARD.6 (S56, S153): one bed, one princess."""
    goods: dict[str, Any] = {"power": 2, "diamonds": 1, "princesses": "I"}
    assert "capture-princess" not in offered(acting("I", 5, **goods))
    assert "capture-princess" not in offered(
        acting("I", 5, tiles="PRI-01", stored="princess>PRI-01", **goods)
    )

    state = acting("I", 5, tiles="PRI-01", **goods)
    play(state, "capture-princess", "store PRI-01")
    assert state.pieces[0][3] == 1
    assert state.rooms[0][3] == 0


@pytest.mark.rule("TP-R.19")
def test_a_royal_tile_may_be_declined_or_missing() -> None:
    """TP-R.19 (S57): the princess is taken all the same."""
    goods: dict[str, Any] = {"power": 2, "diamonds": 1, "princesses": "I", "tiles": "PRI-01"}
    state = acting("I", 5, **goods)
    play(state, "capture-princess", "store PRI-01")
    assert prompt(state) == "take-royal-tile"
    play(state, "decline")
    assert len(state.tiles[0]) == 1

    short = acting("I", 5, **goods)
    short.displays[2] = short.piles[2] = ()
    play(short, "capture-princess", "store PRI-01")
    assert short.pieces[0][3] == 1
    assert prompt(short) != "take-royal-tile"


@pytest.mark.rule("TP-VILLAGE.5", "TP-VILLAGE.6", "TP-VILLAGE.7", "TP-DEN.6")
def test_a_bell_goes_to_a_bell_space_and_brings_its_bonus() -> None:
    """TP-VILLAGE.5 to 7 (S43): two own points, two of opponents, three obsidian; the space brings a gold."""
    state = acting("I", 2, borrowed=2, obsidian=3, tiles="BEL-04")

    play(state, "tear-down-bell", "store BEL-04")

    assert state.bells[0] == 2
    assert store(state) == (0, 1, 0)
    assert state.pieces[0][2] == 1
    assert (state.points, state.borrowed) == (0, 0)


def test_a_bell_needs_a_space_and_three_obsidian() -> None:
    """TP-VILLAGE.5, 6 (S44)."""
    assert "tear-down-bell" not in offered(
        acting("I", 4, obsidian=3, tiles="BEL-04", stored="bell>BEL-04")
    )
    assert "tear-down-bell" not in offered(acting("I", 4, obsidian=2, tiles="BEL-04"))
    assert "tear-down-bell" not in offered(acting("I", 3, obsidian=3, tiles="BEL-04"))
    assert "tear-down-bell" in offered(acting("I", 4, obsidian=3, tiles="BEL-04"))


@pytest.mark.rule("TP-VILLAGE.8", "TP-VILLAGE.9", "TP-VILLAGE.10", "TP-VILLAGE.11")
def test_changelings_are_swapped_for_gold() -> None:
    """TP-VILLAGE.8 to 11 (S48): the own one first, then a neutral one on a square that brings an obsidian."""
    state = acting("I", 2, power=2, gold=2, cards="TRC-26")

    play(state, "swap gold", "changeling BS3")
    assert state.changelings_out[0] == [1, 0, 0, 0]
    play(state, "store TRC-26")

    assert (power(state), store(state)) == (0, (1, 0, 0))
    assert state.changelings[0] == 0
    assert state.pieces[0][1] == 1
    assert state.points == 0


@pytest.mark.rule("TP-VILLAGE.9")
def test_only_a_changeling_that_is_there_can_leave_its_slot() -> None:
    """TP-VILLAGE.9: BS1 and BS3 are empty already, and so is CS2 when camps are sent."""
    state = acting("I", 2, power=2, gold=2, cards="TRC-26", gone="BS1 BS3")
    play(state, "swap gold")
    assert "changeling BS1" not in offered(state) and "changeling BS3" not in offered(state)
    assert "changeling BS2" in offered(state)

    camps = acting("building", 3, cows=1, gone="CS2", board_camp_spaces=1)
    play(camps, "build-camp", "replace I")
    assert "camp CS2" not in offered(camps) and "camp CS1" in offered(camps)


@pytest.mark.rule("TP-VILLAGE.14", "TP-CARD.5")
def test_a_changeling_from_gain_power_raises_it() -> None:
    """TP-VILLAGE.14, TP-CARD.5 (S48): each card has a square; the next gain brings three."""
    state = acting("I", 2, power=2, gold=2, cards="TRC-26")
    play(state, "swap gold", "changeling BS4", "store TRC-26", "move aside power", "done")
    assert state.changeling_slots[0] == 0b0111

    again = acting("power", 2, gone="BS4")
    play(again, "gain-power")
    assert power(again) == 3


@pytest.mark.rule("TP-VILLAGE.12")
def test_the_changeling_of_the_barns_brings_a_cow() -> None:
    """TP-VILLAGE.12 (S49): paid with a diamond."""
    state = acting("I", 2, power=2, diamonds=1, cards="TRC-01")

    play(state, "swap diamond", "changeling BS1", "store TRC-01")

    assert (store(state), cows(state)) == ((0, 0, 0), 1)


@pytest.mark.rule("TP-VILLAGE.13")
def test_the_changeling_of_the_track_opens_more_of_it() -> None:
    """TP-VILLAGE.13 (S50): from 6 to 4 by paying, and the track now ends at 8."""
    state = acting("I", 2, power=6, gold=2, cards="TRC-01")

    play(state, "swap gold", "changeling BS2", "store TRC-01")

    assert power(state) == 4
    assert state.power_top(0) == 8


@pytest.mark.rule("TP-R.24")
def test_an_own_changeling_in_a_hamlet_is_no_neutral_one() -> None:
    """TP-R.24 (S51)."""
    state = moving(trolls="I", power=2, gold=2, cards="TRC-26")
    state.changelings[0], state.changelings_out[0][0] = 0, 1

    play(state, "move aside I")

    assert "swap gold" not in offered(state)


@pytest.mark.rule("TP-VILLAGE.15", "TP-VILLAGE.16")
def test_swapping_needs_a_square_and_an_own_changeling() -> None:
    """TP-VILLAGE.15, 16 (S149, S162): an empty red square is no space."""
    assert "swap gold" not in offered(acting("I", 2, power=2, gold=2, gone="BS1"))
    assert "swap gold" not in offered(
        acting("I", 2, power=2, gold=2, cards="TRC-26", gone="BS1 BS2 BS3 BS4")
    )
    assert "swap gold" in offered(
        acting("I", 2, power=2, gold=2, cards="TRC-26", gone="BS1 BS2 BS3")
    )


def test_two_gold_or_a_diamond_and_nothing_between() -> None:
    """TP-VILLAGE.8 (S163)."""
    assert not any(
        o.startswith("swap") for o in offered(acting("I", 2, power=2, gold=1, cards="TRC-26"))
    )
    both = acting("I", 2, power=2, gold=2, diamonds=1, cards="TRC-26")
    assert [option for option in offered(both) if option.startswith("swap")] == [
        "swap gold",
        "swap diamond",
    ]
    assert not any(
        o.startswith("swap") for o in offered(acting("I", 2, power=1, gold=2, cards="TRC-26"))
    )


@pytest.mark.rule("TP-VILLAGE.17", "TP-VILLAGE.18")
def test_a_human_is_hired_into_a_cave() -> None:
    """TP-VILLAGE.17, 18 (S52): the points of this phase stay; the next count in the mining cave has one more."""
    state = acting("III", 3, power=1, gold=1)

    play(state, "hire mining")

    assert state.humans[0] == [1, 0, 0]
    assert state.farmers[2] == 0
    assert (power(state), store(state), state.points) == (0, (0, 0, 0), 1)
    play(state, "done", "move aside mining")
    assert state.points == 2


@pytest.mark.rule("TP-VILLAGE.20")
def test_no_human_without_an_empty_cauldron() -> None:
    """TP-VILLAGE.20 (S53)."""
    full = acting("I", 3, power=1, gold=1, humans=(5, 5, 5))
    assert not any(option.startswith("hire") for option in offered(full))

    state = acting("I", 3, power=1, gold=1, humans=(5, 4, 5))
    assert [option for option in offered(state) if option.startswith("hire")] == ["hire building"]


@pytest.mark.rule("TP-VILLAGE.21", "TP-R.31")
def test_humans_move_by_effects_alone_and_never_to_villages() -> None:
    """TP-VILLAGE.21, TP-R.31 (S165, S59)."""
    state = moving(humans=(1, 0, 0))
    assert all(option.startswith("move aside") for option in offered(state))

    moved = acting("mining", 1, humans=(1, 0, 0), tiles="ROY-03")
    play(moved, "activate ROY-03")
    assert [option for option in offered(moved) if option != "done"] == [
        "shift-human mining mining",
        "shift-human mining building",
        "shift-human mining power",
    ]


@pytest.mark.rule("TP-VILLAGE.22", "TP-VILLAGE.24", "TP-BOARD.7", "TP-BOARD.9")
def test_a_cow_is_stolen_while_an_open_barn_is_empty() -> None:
    """TP-VILLAGE.22, 24, TP-BOARD.7, 9 (S54): one open barn, two points, one cow."""
    state = acting("I", 2)

    play(state, "steal-cow")

    assert (cows(state), state.points) == (1, 1)
    assert "steal-cow" not in offered(state)


@pytest.mark.rule("TP-VILLAGE.23", "TP-R.2", "TP-R.17")
def test_cows_come_from_the_supply() -> None:
    """TP-VILLAGE.23, TP-R.2, 17 (S55): with sixteen cows in barns none can be stolen or gained."""
    state = acting("I", 4, castles="CAS-06 CAS-05 CAS-04 CAS-07", barns=4)
    before = state.supply[HERD]
    play(state, "steal-cow")
    assert state.supply[HERD] == before - 1

    state.supply[HERD] = 0
    play(state, "castle")
    assert cows(state) == 1
    bare = moving(trolls="I", barns=4)
    bare.supply[HERD] = 0
    play(bare, "move aside I")
    assert "steal-cow" not in offered(bare)


def test_a_changeling_without_a_barn_brings_no_cow() -> None:
    """TP-R.17 (S164): the swap is legal, the cow is not gained."""
    state = acting("I", 2, power=2, gold=2, cows=1, cards="TRC-01")

    play(state, "swap gold", "changeling BS1", "store TRC-01")

    assert cows(state) == 1


@pytest.mark.rule("TP-CARD.3", "TP-R.38")
def test_bells_and_princesses_can_lie_on_cards() -> None:
    """TP-CARD.3, TP-R.38 (S160, S181): the bell on TRC-15 brings a gold, the bed on TRC-16 nothing."""
    state = acting("I", 9, obsidian=3, power=2, diamonds=1, princesses="I", cards="TRC-15 TRC-16")

    play(state, "tear-down-bell", "store TRC-15")
    assert store(state) == (0, 1, 1)
    play(state, "capture-princess", "store TRC-16", "decline")
    assert store(state) == (0, 1, 0)
    assert state.pieces[0] == [0, 0, 1, 1]


def test_a_card_with_two_squares_holds_two_changelings() -> None:
    """TP-CARD.5, 10 (S159): each brings one power; a third needs another square."""
    state = acting("I", 9, power=4, gold=4, cards="TRC-11")
    state.changelings[0] = 3

    play(state, "swap gold", "changeling BS1", "store TRC-11")
    assert power(state) == 3
    play(state, "swap gold", "changeling BS3", "store TRC-11")
    assert power(state) == 2
    assert state.rooms[0][1] == 0


@pytest.mark.rule("TP-R.16")
def test_stored_pieces_stay_where_they_are() -> None:
    """TP-R.16 (S186): no option of the game moves them."""
    state = acting("building", 6, cows=1, tiles="RES-03 RES-01", stored="camp>RES-03")
    play(state, "build-camp", "replace I", "camp CS1")

    assert offered(state) == ["store RES-01"]


# -- the castle action


@pytest.mark.rule("TP-CASTLE.1", "TP-CASTLE.2", "TP-CASTLE.3", "TP-CASTLE.5")
def test_after_the_castle_action_the_own_trolls_go_home() -> None:
    """TP-CASTLE.1 to 5 (S46): two trolls leave II for caves, the camp and the opponents stay."""
    state = acting(
        "II",
        3,
        trolls="II II",
        rivals={1: "II"},
        camps={0: "II"},
        castles="CAS-04 CAS-07 CAS-05 CAS-06",
    )

    play(state, "castle")
    assert store(state) == (0, 1, 0)
    assert prompt(state) == "home-walker"
    play(state, "home mining")
    assert prompt(state) == "home"
    play(state, "home building")

    assert (at(state, "II"), at(state, "II", 1), state.camps_out[0][1]) == (0, 1, 1)
    assert (at(state, "mining"), at(state, "building")) == (1, 1)


@pytest.mark.rule("TP-TASK.1")
def test_a_royal_card_is_completed_while_trolls_return_from_a_castle() -> None:
    """TP-TASK.1: any moment of the own turn."""
    state = acting("I", 3, trolls="I", tasks="RCA-14", humans=(2, 2, 1))
    play(state, "castle", "done")

    assert prompt(state) == "home-walker" and "claim RCA-14" in offered(state)
    play(state, "claim RCA-14", "decline", "home mining")
    assert state.claims[0]


def test_the_returned_troll_of_phase_two_stays_barred() -> None:
    """TP-R.29 (S47): the other returned troll may be moved."""
    state = acting(
        "II", 3, trolls="II II building building building", castles="CAS-04 CAS-07 CAS-05 CAS-06"
    )

    play(state, "castle", "home mining", "home power")

    assert not any(option.startswith("move mining") for option in offered(state))
    assert any(option.startswith("move power") for option in offered(state))


@pytest.mark.rule("TP-CASTLE.4")
def test_returning_trolls_spread_over_caves_with_room() -> None:
    """TP-CASTLE.4 (S168): the mining cave is full, the building cave has one empty cauldron."""
    state = acting("I", 3, trolls="I I I", humans=(5, 4, 0), castles="CAS-04 CAS-05 CAS-06 CAS-07")

    play(state, "castle")
    assert offered(state) == ["home building", "home power"]
    play(state, "home building")
    assert offered(state) == ["home power"]
    play(state, "home power", "home power")

    assert (at(state, "building"), at(state, "power")) == (1, 2)


@pytest.mark.rule("TP-R.10")
def test_the_castle_action_may_be_repeated_and_trolls_return_once() -> None:
    """TP-R.10 (S166): six points, four obsidian, one return; without room a troll leaves the board."""
    state = acting("I", 6, trolls="I I", humans=(5, 5, 4), castles="CAS-04 CAS-05 CAS-06 CAS-07")

    play(state, "castle", "castle", "home power")

    assert store(state) == (4, 0, 0)
    assert (at(state, "I"), at(state, "power"), at(state, "aside")) == (0, 1, 4)


def test_a_troll_brought_in_by_an_effect_returns_too() -> None:
    """TP-R.10 (S169): CAS-03 moves a troll from I into II."""
    state = acting("II", 3, trolls="II I mining", castles="CAS-04 CAS-03 CAS-05 CAS-06")

    play(state, "castle", "shift I II", "shift mining power")
    assert at(state, "II") == 2
    play(state, "home mining", "home mining")

    assert at(state, "II") == 0


@pytest.mark.rule("TP-CASTLE.9", "TP-CASTLE.10")
def test_a_castle_moves_two_different_trolls() -> None:
    """TP-CASTLE.9, 10 (S82): one that left this village does not return again; points stay."""
    state = acting("II", 4, trolls="II II mining", castles="CAS-04 CAS-03 CAS-05 CAS-06")

    play(state, "castle", "shift II III", "shift-walker II power")

    assert state.points == 1
    assert (at(state, "III"), at(state, "power"), at(state, "II")) == (1, 1, 0)
    play(state, "done")
    assert prompt(state) == "move-other-troll"


@pytest.mark.rule("TP-CASTLE.7", "TP-CASTLE.8")
def test_a_castle_moves_up_to_three_humans_between_caves() -> None:
    """TP-CASTLE.7, 8 (S81): to different caves, never to a village; the player may stop."""
    state = acting("I", 3, humans=(3, 0, 0), castles="CAS-02 CAS-05 CAS-06 CAS-07")

    play(state, "castle")
    assert not any(option.endswith((" I", " II", " III", " IV")) for option in offered(state))
    play(state, "shift-human mining building", "shift-human mining power", "done")

    assert state.humans[0] == [1, 1, 1]


@pytest.mark.rule("TP-CASTLE.6")
def test_a_castle_fills_shafts() -> None:
    """TP-CASTLE.6 (S80): gold is chosen; ruling 36 (S167): with no empty shaft nothing is asked."""
    state = acting(
        "I", 6, shafts=(3, 2, 1), filled=(0, 0, 1), castles="CAS-01 CAS-05 CAS-06 CAS-07"
    )
    play(state, "castle")
    assert offered(state) == ["fill obsidian", "fill gold"]
    play(state, "fill gold")
    assert state.filled[0] == [0, 2, 1]

    full = acting("I", 3, trolls="I", castles="CAS-01 CAS-05 CAS-06 CAS-07")
    play(full, "castle")
    assert prompt(full) == "home-walker"


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
    """TP-CASTLE.11 to 16 (S83, S86 to S88)."""
    state = acting("I", 3, castles=f"{castle} CAS-05 CAS-06 CAS-10")

    play(state, "castle")

    assert (*store(state), power(state)) == gift


@pytest.mark.rule("TP-CASTLE.12", "TP-CASTLE.13")
def test_castles_that_give_cows() -> None:
    """TP-CASTLE.12, 13 (S84, S85): without an open barn only the obsidian; two cows take two barns."""
    one = acting("I", 3, castles="CAS-05 CAS-04 CAS-06 CAS-07")
    play(one, "castle")
    assert (store(one), cows(one)) == ((1, 0, 0), 1)

    none = acting("I", 3, cows=1, castles="CAS-05 CAS-04 CAS-06 CAS-07")
    play(none, "castle")
    assert (store(none), cows(none)) == ((1, 0, 0), 1)

    for barns, gained in ((1, 1), (2, 2), (3, 2)):
        herd = acting("I", 3, barns=barns, castles="CAS-06 CAS-04 CAS-05 CAS-07")
        play(herd, "castle")
        assert cows(herd) == gained


@pytest.mark.rule("TP-CASTLE.17", "TP-CASTLE.18")
def test_a_castle_builds_a_den() -> None:
    """TP-CASTLE.17, 18 (S89): at no cost; the display is refilled at the end of the phase."""
    state = acting("I", 3, dens_shown="PRI-01", castles="CAS-10 CAS-04 CAS-05 CAS-06")

    play(state, "castle", "take PRI-01", "lay 0 1", "turn 0")
    assert len(state.displays[DENS]) == 4
    play(state, "home mining")
    settled(state)

    assert len(state.displays[DENS]) == 5
    assert len({castle.name for castle in CASTLE_TILES}) == 10
