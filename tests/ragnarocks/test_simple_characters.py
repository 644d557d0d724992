"""The eleven simple characters, each by what it allows and what it does not."""

import pytest

from tests.ragnarocks.saga import Saga, b10, b12, b13, saga
from tests.ragnarocks.scene import IVORY, RED


@pytest.mark.rule("RR-POWER.gullinbursti.1", "RR-POWER.gullinbursti.2")
def test_gullinbursti_moves_again_instead_of_placing() -> None:
    """P01: a second move, no stone, and the turn is over."""
    table = saga("gullinbursti").do("move A3 D3", "move D3 D8")

    assert table.stones == set() and table.state.supply == 40
    assert table.seat == RED and table.prompt == "move"


@pytest.mark.rule("RR-POWER.gullinbursti.3", "RR-POWER.thor.4", "RR-R.1")
def test_some_powers_do_without_the_supply() -> None:
    """B26: with an empty supply Gullinbursti, hunted by Fenrir, still has 1119 turns, Thor's two stones 4160."""
    assert turns(saga("gullinbursti", "fenrir", supply=0)) == 1119
    assert turns(saga("thor", supply=0, card_stones=2)) == 4160
    assert saga("mani", supply=0).options == ["skip"]


def turns(table: Saga) -> int:
    return sum(len(table.after(move).options) for move in table.options)


@pytest.mark.rule("RR-POWER.mani.1", "RR-ADV.3")
def test_mani_takes_one_step_when_the_turn_ends() -> None:
    """P02: one cell, not two, after the stone and not before; or none at all."""
    table = saga("mani").do("move A3 C3", "stone E3")

    assert table.moment == "end" and table.offers("move A2 B2")
    assert not table.offers("move A2 C2")
    assert table.after("done").seat == RED
    assert table.after("move A2 B2").vikings(IVORY) == {"B2", "A4", "C3"}


@pytest.mark.rule("RR-POWER.mani.2", "RR-R.28")
def test_mani_may_step_a_settled_viking() -> None:
    """X05: after the board has fallen apart, E7 still steps."""
    table = b10("mani").do("move D4 E5", "stone F5", "move E7 E8")

    assert "E8" in table.vikings(IVORY)


@pytest.mark.rule("RR-POWER.nerthus.1", "RR-R.11")
def test_nerthus_forbids_creating_a_region_while_there_is_another_way() -> None:
    """P03: from A4 a stone on A2 would cut off A1, and there are other targets."""
    table = saga("nerthus", "", "D4 E6 F3", "A5 H5 J5", "B1 B2", RED).do("move A5 A4")

    assert not table.offers("stone A2")
    assert table.offers("stone A1") and table.offers("stone A3")


@pytest.mark.rule("RR-POWER.nerthus.2")
def test_nerthus_allows_it_if_there_is_no_other_way() -> None:
    """P03: on A1 the only target is A2."""
    table = saga("nerthus", "", "D4 E6 F3", "A2 H5 J5", "B1 B2 A3", RED).do("move A2 A1")

    assert table.options == ["stone A2"]


@pytest.mark.rule("RR-POWER.nerthus.3")
def test_nerthus_looks_at_each_stone_of_surtr() -> None:
    """X22: neither the first nor the second stone may cut, while others are possible."""
    table = saga("surtr", "nerthus", "A4 D4 E5", "H5 I5 J5", "B1 B2").do("move A4 A3")

    assert not table.offers("stone A2")
    second = table.after("stone B3")
    assert second.moment == "after-place" and second.offers("stone C3")
    assert not second.offers("stone A2")


@pytest.mark.rule("RR-R.21", "RR-R.37")
def test_nerthus_counts_ways_of_placing_and_no_moves() -> None:
    """X01: the further move of Gullinbursti neither bars the cutting stone nor is barred; Thor's stones are ways of placing."""
    boar = saga("nerthus", "gullinbursti", "D4 E6 F3", "A2 H5 J5", "B1 B2 A3", RED)
    assert boar.do("move A2 A1").options == ["stone A2", "move A1 A2"]

    thor = saga("nerthus", "thor", "D4 E6 F3", "A2 H5 J5", "B1 B2 A3", RED, card_stones=1)
    assert not thor.do("move A2 A1").offers("stone A2") and thor.offers("card-stone F5")


@pytest.mark.rule("RR-POWER.ratatoskr.1", "RR-R.8")
def test_ratatoskr_runs_back_against_its_move() -> None:
    """P04: after A3 to C3 and a stone, only the way back is open, wherever the stone has gone."""
    moved = saga("ratatoskr").do("move A3 C3")

    for stone in ("D3", "C5", "B2"):
        table = moved.after(f"stone {stone}")
        assert table.targets("C3") == {"B3", "A3"}
        assert table.after("done").seat == RED


@pytest.mark.rule("RR-POWER.ratatoskr.2")
def test_the_new_stone_blocks_ratatoskr() -> None:
    """P04: with the stone on B3 there is no way back."""
    assert saga("ratatoskr").do("move A3 C3", "stone B3").seat == RED


@pytest.mark.rule("RR-POWER.ratatoskr.3", "RR-R.18")
def test_ratatoskr_runs_back_even_when_settled() -> None:
    """X06: E5 has just been settled and may go back to D4, C3, B2, A1; no stone follows."""
    table = b10("ratatoskr").do("move D4 E5", "stone F5")

    assert table.targets("E5") == {"D4", "C3", "B2", "A1"}
    assert table.after("move E5 C3").seat == RED


@pytest.mark.rule("RR-POWER.sol.1", "RR-POWER.sol.2")
def test_sol_steps_aside_before_the_move() -> None:
    """P05: A4 steps to A5; the ordinary move and the stone still follow."""
    table = saga("sol").do("select A4", "move A4 A5")

    assert table.prompt == "march" and "done" not in table.options
    assert table.after("move A5 B6").prompt == "stone"


@pytest.mark.rule("RR-POWER.sol.3")
def test_sol_neither_enters_a_taken_cell_nor_leaves_the_row() -> None:
    """P05: A3 is taken, B4 is not in the row."""
    assert set(saga("sol").do("select A4").options) == {"done", "move A4 A5"}


@pytest.mark.rule("RR-POWER.thor.2", "RR-POWER.thor.3")
def test_thor_throws_a_stone_from_his_card() -> None:
    """P06: onto any empty contested cell, however far; not into wild land, not onto a stone."""
    table = saga("thor", "", "A4 D4 E5", "H5 I5 J5", "A2 B1 B2", supply=33, card_stones=4)
    table.do("move D4 D3")

    assert not table.offers("card-stone A1") and not table.offers("card-stone A2")
    table.do("card-stone J1")
    assert table.state.card_stones == 3 and table.state.supply == 33


@pytest.mark.rule("RR-POWER.tyr.1", "RR-POWER.tyr.3", "RR-R.5")
def test_tyr_changes_places_and_places_from_there() -> None:
    """P07: after the swap the stone is placed from F7."""
    table = saga("tyr", "", "D4 A2 A4", "F7 J4 J5").do("move D4 F6", "swap F6 F7")

    assert "F7" in table.vikings(IVORY) and "F6" in table.vikings(RED)
    assert table.offers("stone F8") and not table.offers("stone F5")


@pytest.mark.rule("RR-POWER.tyr.2")
def test_tyr_swaps_once_and_with_either_colour() -> None:
    """X13: with an own Viking the cells stay the same, but another one is selected there."""
    table = saga("tyr", "", "D4 F7 A2", "J4 J5 J6").do("move D4 F6", "swap F6 F7")

    assert table.vikings(IVORY) == {"F6", "F7", "A2"}
    assert table.prompt == "stone" and table.offers("stone F8")


@pytest.mark.rule("RR-POWER.fenrir.2", "RR-END.2")
def test_fenrir_wins_beside_an_opponent() -> None:
    """P08: Red comes next to F5 and stays there: Ivory's turn begins with a win, and nothing is counted."""
    table = saga("fenrir", "", "F5 A3", "F9 J4 J5", seat=RED).do("move F9 F6", "stone F7")

    assert table.result is not None
    assert table.result.winners == (IVORY,) and table.result.reason == "fenrir"


@pytest.mark.rule("RR-POWER.fenrir.3")
def test_fenrirs_own_contact_must_last() -> None:
    """P08: Ivory comes next to a Red Viking, which moves away: nobody has won."""
    table = saga("fenrir", "", "F5 A3", "F9 J4 J5").do("move F5 F8", "stone F5")
    table.do("move F9 D7", "stone C6")

    assert table.result is None and table.seat == IVORY


@pytest.mark.rule("RR-POWER.freyja.1", "RR-POWER.freyja.2")
def test_freyja_counts_wild_land_too() -> None:
    """P09: the wild H11 is worth a point to the player who holds Freyja."""
    assert b13("freyja").finish() == [27, 23]
    assert b13("", "freyja").finish() == [26, 24]


@pytest.mark.rule("RR-POWER.hel.1", "RR-POWER.hel.2", "RR-R.38")
def test_hel_counts_stones_instead_of_land() -> None:
    """P10: 28 stones on the board, whoever placed them; those beside it bring nothing."""
    table = b13("", "hel")

    assert table.state.supply == 12 and table.finish() == [26, 28]


@pytest.mark.rule("RR-POWER.hildisvini.1", "RR-POWER.hildisvini.3", "RR-POWER.hildisvini.4")
def test_hildisvini_pushes_the_viking_in_its_way() -> None:
    """P11: the move ends on F6 and F6 is pushed to G7; a neighbour can be pushed as well, of either colour."""
    table = saga("hildisvini", "", "D4 A2 A4", "F6 J4 J5")

    assert {"E5", "F6"} <= table.targets("D4") and not {"G7", "H7"} & table.targets("D4")
    pushed = table.after("move D4 F6")
    assert "G7" in pushed.vikings(RED) and "F6" in pushed.vikings(IVORY)
    beside = saga("hildisvini", "", "D4 D5 A2").after("move D4 D5")
    assert beside.vikings(IVORY) == {"D5", "D6", "A2"}


@pytest.mark.rule("RR-POWER.hildisvini.2")
def test_hildisvini_needs_room_behind() -> None:
    """P11: with a stone on G7 there is no push, and E5 remains; the same at the edge."""
    table = saga("hildisvini", "", "D4 A2 A4", "F6 J4 J5", "G7")

    assert "E5" in table.targets("D4") and "F6" not in table.targets("D4")
    assert "A1" not in saga("hildisvini", "", "A3 D4 E5", "A1 J4 J5").targets("A3")


@pytest.mark.rule("RR-ADV.6")
def test_the_player_on_turn_acts_first() -> None:
    """B20: a region was created; Ivory's Máni is asked first, then Red's Ægir."""
    table = b12("mani", "aegir").do("move A4 A3", "stone A2")

    assert (table.seat, table.moment) == (IVORY, "end")
    table.do("done")
    assert (table.seat, table.moment) == (RED, "end-of-any")


@pytest.mark.rule("RR-R.14")
def test_a_skipped_turn_has_a_start_but_no_end() -> None:
    """B23: the skip brings Máni no step; Fenrir wins before it."""
    stuck = saga("mani", "", "A1 J1 J2", "A2 E5 F6", "B1 B2 I1-I3 J3")
    assert stuck.options == ["skip"] and stuck.after("skip").seat == RED

    fenrir = saga("fenrir", "", "A1 J1", "A2 E5 F6", "B1 B2 I1-I3 J3")
    assert fenrir.result is not None and fenrir.result.winners == (IVORY,)
