"""The advanced characters, each by what it allows and what it does not."""

import pytest

from tests.ragnarocks.saga import b10, b12, saga
from tests.ragnarocks.scene import IVORY, RED
from trollbord.games.ragnarocks.box import CELL
from trollbord.games.ragnarocks.native.board import OFF


@pytest.mark.rule("RR-POWER.ask_and_embla.2", "RR-POWER.ask_and_embla.3")
def test_the_stones_of_ask_and_embla_fly_over_everything() -> None:
    """P12: over the stone on D3 and the Viking on E3, onto empty contested cells of the line."""
    table = saga("ask_and_embla", "", "A3 A4", "E3 J4 J5", "D3").do("move A3 C3")

    assert {"F3", "G3", "H2", "I1"} <= table.stone_targets
    assert not {"D3", "E3"} & table.stone_targets


@pytest.mark.rule("RR-POWER.ask_and_embla.3")
def test_the_stones_of_ask_and_embla_come_down_on_contested_land_only() -> None:
    """A1 lies in the line behind the stone on A2, empty and wild."""
    table = saga("ask_and_embla", "", "A4 D4", "H5 I5 J5", "A2 B1 B2").do("move A4 A3")

    assert {"A4", "A5"} <= table.stone_targets
    assert "A1" not in table.stone_targets


@pytest.mark.rule("RR-POWER.ask_and_embla.4", "RR-POWER.ask_and_embla.5", "RR-R.6", "RR-R.34")
def test_the_third_viking_enters_with_the_first_own_region() -> None:
    """P12: it must, at once, on any empty contested cell; never in wild land, and only once."""
    table = saga("ask_and_embla", "", "A4 E5", "H5 I5 J5", "B1 B2").do("move A4 A3", "stone A2")

    assert table.moment == "created" and table.offers("enter F6")
    assert not table.offers("enter A1") and not table.offers("done")
    table.do("enter F6")
    assert table.vikings(IVORY) == {"A3", "E5", "F6"} and table.seat == RED
    assert table.state.waiting < 0


@pytest.mark.rule("RR-POWER.ask_and_embla.1", "RR-POWER.ask_and_embla.4")
@pytest.mark.parametrize("start", range(3))
def test_whichever_viking_waits_on_the_card_enters(start: int) -> None:
    """The first, the second or the third of Ivory's start cells was left empty."""
    table = saga("ask_and_embla", "", "A4 E5", "H5 I5 J5", "B1 B2")
    standing = [CELL["A4"], CELL["E5"]]
    table.state.vikings = [*standing[:start], OFF, *standing[start:], *table.state.vikings[3:]]
    table.state.waiting = start

    table.do("move A4 A3", "stone A2", "enter F6")

    assert table.vikings(IVORY) == {"A3", "E5", "F6"}
    assert table.state.vikings[start] == CELL["F6"]


@pytest.mark.rule("RR-R.1")
def test_without_stones_ask_and_embla_have_no_turn() -> None:
    assert saga("ask_and_embla", "", "A3 A4", supply=0).options == ["skip"]


@pytest.mark.rule("RR-POWER.blodughofi.1")
def test_blodughofi_places_beside_itself() -> None:
    """P13: the six cells around C3, as far as they are empty."""
    table = saga("blodughofi", "", "A2 A3 A4", "E4 J4 J5").do("move A3 C3")

    assert table.stone_targets == {"C2", "C4", "B2", "B3", "D3", "D4"}


@pytest.mark.rule("RR-POWER.blodughofi.2", "RR-POWER.blodughofi.3")
def test_a_stone_beside_an_opponent_earns_blodughofi_a_move() -> None:
    """P13: D4 is next to E4, B3 is not; no further stone follows."""
    table = saga("blodughofi", "", "A2 A3 A4", "E4 J4 J5").do("move A3 C3")

    near = table.after("stone D4")
    assert near.moment == "after-place" and near.offers("move C3 C7")
    assert near.after("move C3 C7").seat == RED == near.after("done").seat
    assert table.after("stone B3").seat == RED


@pytest.mark.rule("RR-POWER.bragi.1", "RR-POWER.bragi.2", "RR-R.9")
def test_bragi_moves_an_opponent_beside_him_first() -> None:
    """P14: a full straight move of F6; J4 is too far; then F5 must move and place."""
    table = saga("bragi", "", "F5 A2 A4", "F6 J4 J5").do("select F5")

    assert table.offers("move F6 B6")
    assert not table.offers("move F6 F5") and not table.offers("move J4 J3")
    table.do("move F6 B6")
    assert "B6" in table.vikings(RED) and table.prompt == "march" and not table.offers("done")


@pytest.mark.rule("RR-POWER.bragi.1", "RR-R.29", "RR-TURN.12")
def test_bragi_may_free_a_viking_that_could_not_move() -> None:
    """Boxed in by stones and an opponent, A1 has a turn if the opponent is moved first; then that must be done."""
    table = saga("bragi", "", "A1 J1 J2", "A2 E5 F6", "B1 B2 I1-I3 J3")

    assert table.options == ["select A1"]
    table.do("select A1")
    assert table.targets("A2") > {"A3", "A5", "B3"} and not table.offers("done")
    table.do("move A2 A4")
    assert table.options == ["move A1 A2", "move A1 A3"]
    assert saga("mani", "", "A1 J1 J2", "A2 E5 F6", "B1 B2 I1-I3 J3").options == ["skip"]
    without = saga("bragi", "", "A1 J1 J2", "A2 E5 F6", "B1 B2 I1-I3 J3", supply=0)
    assert without.options == ["skip"]


@pytest.mark.rule("RR-POWER.vali.1", "RR-R.10")
def test_vali_throws_an_opponent_over_himself() -> None:
    """P15: from F6 over F5 to F4, never onwards; the stone is then placed from F5."""
    table = saga("vali", "", "D3 A2 A4", "F6 J4 J5").do("move D3 F5")

    assert table.options == ["done", "relocate F6 F4"]
    table.do("relocate F6 F4")
    assert "F4" in table.vikings(RED) and table.prompt == "stone" and table.offers("stone F6")


@pytest.mark.rule("RR-POWER.vali.1")
@pytest.mark.parametrize("throw", ["F6 F4", "F4 F6", "E5 G5", "G5 E5", "E4 G6", "G6 E4"])
def test_vali_throws_in_every_direction(throw: str) -> None:
    """From the cell beside F5 to the one straight across."""
    start = "F10" if throw.startswith("F4") else "F1"
    table = saga("vali", "", f"{start} A2 A4", f"{throw.split()[0]} J4 J5")

    assert table.do(f"move {start} F5").options == ["done", f"relocate {throw}"]


@pytest.mark.rule("RR-POWER.vali.2")
def test_vali_needs_an_empty_far_side() -> None:
    """P15: with a stone on F4 nothing can be thrown."""
    assert saga("vali", "", "D3 A2 A4", "F6 J4 J5", "F4").do("move D3 F5").prompt == "stone"


@pytest.mark.rule("RR-POWER.gerdr.1", "RR-R.7", "RR-ADV.2")
def test_gerdr_must_move_again_beside_an_own_viking() -> None:
    """P16: B3 is next to A2: C3 moves again, and nobody may decline it."""
    table = saga("gerdr").do("move A3 C3", "stone B3")

    assert table.moment == "after-place" and not table.offers("done")
    assert table.after("move C3 C7").seat == RED


@pytest.mark.rule("RR-POWER.gerdr.2")
def test_gerdr_moves_no_further_otherwise() -> None:
    """P16, X21: D3 touches no other own Viking; and where no move is left, it lapses."""
    assert saga("gerdr").do("move A3 C3", "stone D3").seat == RED
    stuck = saga("gerdr", "", "A2 B3 D4", "H5 I5 J5", "A3 B1 B2")
    assert stuck.do("move A2 A1", "stone A2").seat == RED


@pytest.mark.rule(
    "RR-POWER.dainn_dvalinn_duneyrr_durathror.1",
    "RR-POWER.dainn_dvalinn_duneyrr_durathror.2",
    "RR-POWER.dainn_dvalinn_duneyrr_durathror.3",
    "RR-POWER.dainn_dvalinn_duneyrr_durathror.4",
)
def test_the_four_stags_all_move_and_leave_stones() -> None:
    """P17: three moves, three stones where they stood, each Viking once, and no other stone."""
    table = saga("dainn_dvalinn_duneyrr_durathror").do("move A3 C3", "move A2 A1")

    assert table.prompt == "stags" and not table.offers("done")
    assert {text.split()[1] for text in table.options} == {"A4"}
    table.do("move A4 A5")
    assert table.stones == {"A2", "A3", "A4"} and table.state.supply == 37 and table.seat == RED


@pytest.mark.rule("RR-R.22")
def test_the_stags_choose_their_order() -> None:
    """X14: A2 first shuts A1 in, which need not move then; A1 first, and all three must."""
    table = saga("dainn_dvalinn_duneyrr_durathror", "", "A1 A2 D4", "E5 H5 J5", "B1")

    shut = table.after("move A2 B2")
    assert {text.split()[1] for text in shut.options} == {"D4"}
    assert shut.after("move D4 D3").seat == RED
    free = saga("dainn_dvalinn_duneyrr_durathror", "", "A1 A2 D4", "E5 H5 J5")
    first = free.after("move A1 B1")
    assert {text.split()[1] for text in first.options} == {"A2", "D4"}


@pytest.mark.rule("RR-R.35", "RR-R.36")
def test_the_stags_stop_with_the_supply_and_nerthus_does_not_stop_them() -> None:
    """One stone lets one stag move; a stone that a stag leaves behind may cut off land."""
    last = saga("dainn_dvalinn_duneyrr_durathror", supply=1).do("move A3 C3")
    assert last.seat == RED and last.stones == {"A3"}

    cut = saga("dainn_dvalinn_duneyrr_durathror", "nerthus", "A2 D4 E5", "H5 I5 J5", "B1 B2")
    cut.do("move A2 A3")
    assert ("wild", {"A1"}) in cut.regions
    asked = saga("dainn_dvalinn_duneyrr_durathror", "aegir", "A2 D4 E5", "H5 I5 J5", "B1 B2")
    asked.do("move A2 A3", "move D4 D3", "move E5 E4")
    assert (asked.seat, asked.moment) == (RED, "end-of-any")


@pytest.mark.rule("RR-POWER.jormungandr.1", "RR-POWER.jormungandr.4")
def test_three_in_a_row_bring_jormungandr_another_turn() -> None:
    """P18: E3 E4 E5; the same Viking may go on, no other, and it is a whole turn."""
    table = saga("jormungandr", "", "C5 A2 A4", stones="E3 E4").do("move C5 D5", "stone E5")

    assert table.prompt == "extra-turn" and table.offers("done")
    assert {text.split()[1] for text in table.options if text != "done"} == {"D5"}
    table.do("move D5 D6")
    assert table.prompt == "stone" and table.seat == IVORY


@pytest.mark.rule("RR-POWER.jormungandr.2", "RR-POWER.jormungandr.3")
def test_four_in_a_row_do_not_and_three_more_do() -> None:
    """P18: with E6 there the run is four; another run of three earns another turn."""
    four = saga("jormungandr", "", "C5 A2 A4", stones="E3 E4 E6").do("move C5 D5", "stone E5")
    assert four.seat == RED

    chain = saga("jormungandr", "", "C5 A2 A4", stones="E3 E4 C6 C7").do("move C5 D5", "stone E5")
    broken = chain.after("move D5 D6", "stone D5")
    assert broken.seat == RED
    chain.do("move D5 D6", "stone C5")
    assert chain.prompt == "extra-turn"


@pytest.mark.rule("RR-R.13")
def test_the_end_of_a_turn_comes_before_the_extra_turn() -> None:
    """X17: the stone completes a run and creates a region: Ægir steps first, then the extra turn follows."""
    table = saga("jormungandr", "aegir", "A4 D4 E5", "H5 I5 J5", "B1 B2 C2")
    table.do("move A4 A3", "stone A2")

    assert (table.seat, table.moment) == (RED, "end-of-any")
    table.do("done")
    assert (table.seat, table.prompt) == (IVORY, "extra-turn")
    table.do("move A3 B4", "stone D6")  # which creates nothing: Ægir has no second step
    assert (table.seat, table.prompt, table.moment) == (RED, "move", "")


@pytest.mark.rule("RR-POWER.idunn.1", "RR-R.12")
def test_idunn_wins_with_the_first_settled_land() -> None:
    """P19: eleven cells, the first settled of the game; but five are too few, and then the card is spent."""
    won = saga("idunn", "", "A2 B3 E9", "G5 H6 J5", "C1-C6").do("move E9 D8", "stone C7")
    assert won.result is not None and won.result.winners == (IVORY,)
    assert won.result.reason == "idunn"

    small = saga("idunn", "", "A2 A3 D8", "G5 H6 J5", "B1-B5").do("move D8 C7", "stone B6")
    assert small.result is None and small.state.is_settled_once


@pytest.mark.rule("RR-POWER.idunn.1")
def test_only_the_first_settled_land_of_a_game_counts_for_idunn() -> None:
    """The eleven cells with which she would win, but something was settled before."""
    late = saga("idunn", "", "A2 B3 E9", "G5 H6 J5", "C1-C6")
    late.state.is_settled_once = True

    late.do("move E9 D8", "stone C7")

    assert late.status("A2") == "ivory" and late.result is None


@pytest.mark.rule("RR-END.2")
def test_a_win_ends_the_game_before_the_powers_of_the_same_turn() -> None:
    """Surtr closes Idunn's land with a stone: nobody is asked whether he burns anything."""
    won = saga("surtr", "idunn", "E9 G5 H6", "A2 B3 J5", "C1-C6").do("move E9 D8", "stone C7")

    assert won.state.ask is None
    assert won.result is not None and won.result.reason == "idunn"


@pytest.mark.rule("RR-POWER.idunn.2", "RR-R.40")
def test_idunn_does_not_win_with_two_at_once() -> None:
    """P19: one stone settles two regions together: nothing happens."""
    table = b10("idunn").do("move D4 E5", "stone F5")

    assert table.result is None or table.result.reason != "idunn"
    assert table.state.is_settled_once


@pytest.mark.rule("RR-R.23")
def test_land_settled_by_a_figure_counts_for_idunn() -> None:
    """X07: Sleipnir's jump into wild land is the first settling; Red's Iðunn is spent."""
    table = saga("sleipnir", "idunn", "A4 D5 E5", "H5 I5 J5", "A3 B3 C3 D1-D3").do("move A4 A2")

    assert table.state.is_settled_once and table.result is None
    assert table.status("A1") == "ivory"


@pytest.mark.rule("RR-POWER.ymir.1")
def test_ymir_places_one_more_stone() -> None:
    """P20: beside any own contested Viking, here A1 next to A2; E4 has no Ivory Viking beside it."""
    table = saga("ymir").do("move A3 C3", "stone E3")

    assert table.offers("stone A1") and not table.offers("stone E4")
    assert table.do("stone A1").state.supply == 38 and table.seat == RED


@pytest.mark.rule("RR-POWER.ymir.2")
def test_ymir_looks_at_who_is_contested_after_the_stone() -> None:
    """X09: all of Ivory is settled by then, and nothing is offered."""
    assert b10("ymir").do("move D4 E5", "stone F5").seat == RED


@pytest.mark.rule("RR-POWER.njordr.1", "RR-POWER.njordr.2")
def test_njordr_moves_on_from_the_edge_once() -> None:
    """P21: D1 is on the edge, no other Viking is; one more move, and no third. With A3 on the edge there is none."""
    table = saga("njordr", "", "B3 D4 E5").do("move D4 D1")

    assert table.moment == "after-move" and table.offers("move D1 C1")
    assert table.after("move D1 C1").prompt == "stone"
    assert saga("njordr", "", "A3 D4 E5").do("move D4 D1").prompt == "stone"
    assert saga("njordr", "", "B3 D4 E5").do("move D4 D3").prompt == "stone"


@pytest.mark.rule("RR-POWER.njordr.3")
def test_settled_vikings_on_the_edge_do_not_hinder_njordr() -> None:
    """X10: A1 is settled."""
    table = saga("njordr", "", "A1 D4 E5", stones="A2 B1 B2").do("move D4 D1")

    assert table.moment == "after-move"


@pytest.mark.rule("RR-POWER.selkolla.1", "RR-POWER.selkolla.2")
def test_selkolla_goes_from_edge_to_edge_and_places_beside_herself() -> None:
    """P23: A3 to J1, then I1, I2 or J2; after an ordinary move the stone goes beside her too."""
    table = saga("selkolla")

    assert table.after("relocate A3 J1").stone_targets == {"I1", "I2", "J2"}
    moved = table.after("move A3 D3")
    assert moved.offers("stone E3") and not moved.offers("stone F3")


@pytest.mark.rule("RR-POWER.selkolla.3", "RR-R.29")
def test_selkollas_goal_is_an_empty_contested_edge_cell() -> None:
    """P23, X11: not F5, not Red's land; the edge of another contested region is one; and a stone must fit beside it."""
    assert "F5" not in saga("selkolla").relocations("A3")
    wall = "F1-F10"
    assert "J9" in saga("selkolla", "", "A3 D4 J1", "B3 I5 J5", wall).relocations("A3")
    assert "J9" not in saga("selkolla", "", "A3 D4 E4", "B3 I5 J5", wall).relocations("A3")
    shut = saga("selkolla", "", "A3 D4 E4", "B3 I5 J8", "J7 I8 I9 I10")
    assert "J9" not in shut.relocations("A3")


@pytest.mark.rule("RR-POWER.sleipnir.1", "RR-POWER.sleipnir.2")
def test_sleipnir_jumps_over_one_stone() -> None:
    """P24: from F5 over F6 to F7, unless somebody stands there."""
    assert "F7" in saga("sleipnir", "", "F5 A2 A4", stones="F6").targets("F5")
    assert "F7" not in saga("sleipnir", "", "F5 A2 A4", "F7 J5 J6", "F6").targets("F5")
    settled = saga("sleipnir", "", "A3 A1 E5", "H5 I5 J5", "A2 B2 C1 C2")
    assert "A1" not in settled.targets("A3")


@pytest.mark.rule("RR-POWER.sleipnir.3")
def test_sleipnir_places_from_where_it_lands() -> None:
    """P24: the jump settles {A1, B1}; the only target is B1."""
    table = saga("sleipnir", "", "A3 D5 E5", "H5 I5 J5", "A2 B2 C1 C2").do("move A3 A1")

    assert table.options == ["stone B1"]
    table.do("stone B1")
    assert ("ivory", {"A1"}) in table.regions


@pytest.mark.rule("RR-POWER.surtr.1", "RR-POWER.surtr.2")
def test_surtr_places_two_stones() -> None:
    """P25: D3 beside the Viking, then one of the contested cells around D3."""
    table = saga("surtr").do("move A3 C3", "stone D3")

    assert table.stone_targets == {"C2", "D2", "D4", "E3", "E4"}
    assert table.after("stone D2").stones == {"D3", "D2"}


@pytest.mark.rule("RR-POWER.surtr.3")
def test_surtrs_second_stone_is_never_forced() -> None:
    """P25, X04: it may be left out; a stone further off brings none; the last stone of the supply neither."""
    table = saga("surtr").do("move A3 C3")

    assert table.after("stone D3").offers("done") and table.after("stone F3").seat == RED
    last = saga("surtr", supply=1)
    assert sum(len(last.after(move).options) for move in last.options) == 1119
    assert last.do("move A3 C3", "stone D3").seat == RED


@pytest.mark.rule("RR-POWER.fafnir.1", "RR-POWER.fafnir.2", "RR-R.17")
def test_fafnir_starts_from_a_stone_beside_him() -> None:
    """P26: along the lines of G5, also over his own cell; F8 is on none of them, J5 is taken."""
    table = saga("fafnir", "", "F5 A2 A4", stones="G5")
    goals = table.relocations("F5")

    assert {"G8", "H4", "I5", "F4", "E5", "F5"} <= goals and not {"F8", "J5"} & goals
    assert table.targets("F5") == set()
    both = saga("fafnir", "", "F5 A2 A4", stones="G5 E5").relocations("F5")
    assert {"G8", "D5"} <= both


@pytest.mark.rule("RR-POWER.fafnir.3", "RR-POWER.fafnir.4")
def test_fafnir_enters_contested_land_only() -> None:
    """X03: over the wall into a contested region, not into a wild or settled one; without a stone he moves as usual."""
    wall = "F1-F10"
    assert {"G5", "H4", "D4"} <= saga("fafnir", "", "E5 H5", "B3 I5 J6", wall).relocations("E5")
    wild = saga("fafnir", "", "E5 C2", "B3 C5 D7", wall)
    assert "G5" not in wild.relocations("E5") and "D4" in wild.relocations("E5")
    settled = saga("fafnir", "", "E5 C2", "B3 C5 J6", wall)
    assert settled.status("G5") == "red" and "G5" not in settled.relocations("E5")
    assert saga("fafnir").targets("A3") == saga().targets("A3")


@pytest.mark.rule("RR-TURN.2")
@pytest.mark.parametrize(
    ("card", "jump"),
    [
        ("fafnir", "relocate A3 A1"),
        ("sleipnir", "move A3 A1"),
        ("fjorgyn_and_fjorgynn", "move A3 A1"),
    ],
)
def test_nobody_jumps_to_where_no_stone_can_follow(card: str, jump: str) -> None:
    """Over A2 lies A1: behind B1 and a Red Viking on B2 it is a dead end, with B1 open it is not."""
    assert saga(card, "", "A3 D4", "B2 J4 J5", "A2").offers(jump)
    assert not saga(card, "", "A3 D4", "B2 J4 J5", "A2 B1").offers(jump)


@pytest.mark.rule("RR-POWER.forseti.1", "RR-POWER.forseti.3", "RR-R.4")
def test_forseti_places_again_after_creating_a_region() -> None:
    """P27: once, and only after a turn that created one."""
    table = b12("forseti").do("move A4 A3", "stone A2")

    assert table.moment == "end" and table.offers("done") and table.offers("stone A1")
    assert table.after("stone A1").seat == RED
    assert b12("forseti").do("move A4 A3", "stone A1").seat == RED


@pytest.mark.rule("RR-POWER.forseti.2")
def test_forsetis_stone_may_go_into_settled_land_that_was_just_created() -> None:
    """X08: J1 lies in a region that the stone created, Red's."""
    assert b10("forseti").do("move D4 E5", "stone F5").offers("stone J1")


@pytest.mark.rule("RR-POWER.forseti.2")
def test_forsetis_stone_stays_out_of_older_wild_land() -> None:
    """A1 was just cut off, J1 long ago."""
    table = saga("forseti", "", "A4 D4 E5", "H5 I5 J5", "B1 B2 I1 I2 J2")

    table.do("move A4 A3", "stone A2")

    assert table.offers("stone A1") and not table.offers("stone J1")


@pytest.mark.rule("RR-POWER.freyr.1", "RR-POWER.freyr.3")
def test_freyr_takes_a_stone_back() -> None:
    """P28: an old one or this turn's, next to the Viking; it returns to the supply."""
    table = saga("freyr", stones="D3").do("move A3 C3", "stone D4")

    assert {"remove D3", "remove D4", "done"} == set(table.options)
    assert table.after("remove D4").stones == {"D3"}
    assert table.after("remove D4").state.supply == 39


@pytest.mark.rule("RR-POWER.freyr.2")
def test_freyr_leaves_settled_and_wild_land_alone() -> None:
    """P28, X02: A2 borders the wild A1; and a Viking that was just settled removes nothing."""
    wild = saga("freyr", "", "A4 D4 E5", "H5 I5 J5", "A2 B1 B2").do("move A4 A3", "stone A4")
    assert not wild.offers("remove A2")
    shut = saga("freyr", "", "A2 A3 A5", "G5 H6 J5", "B1-B5").do("move A5 A4", "stone A5")
    assert shut.seat == RED and ("ivory", {"A1", "A2", "A3", "A4"}) in shut.regions


@pytest.mark.rule("RR-POWER.frigg.1", "RR-POWER.frigg.2", "RR-R.19", "RR-POWER.frigg.4")
def test_frigg_steps_and_pays() -> None:
    """P29: a step before the move puts a stone on Red's card, and no second step follows; Red counts it."""
    table = saga("frigg").do("select A3", "move A3 B3", "move B3 D3")

    assert table.prompt == "stone" and table.state.penalties == [0, 1]
    table.do("stone D4")
    assert table.state.supply == 38 and table.finish()[1] == 1
    late = saga("frigg").do("select A3", "done", "move A3 C3")
    assert late.moment == "after-move" and late.offers("move C3 C4")
    late.do("move C3 C4")
    assert late.prompt == "stone" and "C4" in late.vikings(IVORY)
    assert late.state.penalties == [0, 1] and late.state.supply == 39


@pytest.mark.rule("RR-POWER.frigg.3", "RR-POWER.frigg.5")
def test_frigg_has_no_step_in_her_first_turn_and_none_without_a_second_stone() -> None:
    """P29, X19: the first turn, or the last stone of the supply, leave the ordinary turn."""
    assert saga("frigg", turn=1).do("select A3").prompt == "march"
    assert saga("frigg", supply=1).do("select A3").prompt == "march"


@pytest.mark.rule("RR-R.16", "RR-R.24")
def test_friggs_stones_and_thors_are_counted_apart() -> None:
    """X15: Red still throws four; Red's side counts one."""
    table = saga("frigg", "thor", supply=36, card_stones=4)
    table.do("select A3", "move A3 B3", "move B3 D3", "stone D4")

    assert table.state.card_stones == 4 and table.finish()[1] == 1


@pytest.mark.rule("RR-POWER.fjorgyn_and_fjorgynn.2", "RR-POWER.fjorgyn_and_fjorgynn.4")
def test_fjorgyn_moves_over_stones() -> None:
    """P30: over F6 and F7 to F8, or as usual to the west; X18: the stone is placed as usual."""
    table = saga("fjorgyn_and_fjorgynn", "", "F5 A3", stones="F6 F7")

    assert {"F8", "F2"} <= table.targets("F5") and "F9" not in table.targets("F5")
    placed = table.after("move F5 F4")
    assert placed.offers("stone F5") and not placed.offers("stone F8")


@pytest.mark.rule("RR-POWER.fjorgyn_and_fjorgynn.3")
def test_fjorgyn_passes_neither_vikings_nor_both_kinds_of_cells() -> None:
    """P30: with Red on F8 the way east is shut; an empty cell before the stones shuts it too."""
    assert "F8" not in saga("fjorgyn_and_fjorgynn", "", "F5 A3", "F8 J5 J6", "F6 F7").targets("F5")
    assert "F8" not in saga("fjorgyn_and_fjorgynn", "", "F5 A3", stones="F7").targets("F5")


@pytest.mark.rule("RR-POWER.heimdallr.1", "RR-POWER.heimdallr.2")
def test_heimdallr_leaves_land_that_was_settled_this_turn() -> None:
    """P31: E5 may go to H8, which was not settled when the turn began; the lower half is contested again."""
    table = b10("heimdallr").do("move D4 E5", "stone F5")

    assert table.offers("relocate E5 H8") and table.offers("done")
    table.do("relocate E5 H8")
    assert table.status("H8") == "contested" and table.sizes("ivory") == [35]
    before = saga("heimdallr", "", "A1 A5 E5", "G5 H6 J5", "A2 B1 B2 B4 B5").do(
        "move A5 A4", "stone A5"
    )
    assert not before.offers("relocate A1 J1")


@pytest.mark.rule("RR-POWER.heimdallr.2")
@pytest.mark.parametrize("settled", ["A2", "J2"], ids=["by Ivory", "by Red"])
def test_heimdallr_goes_nowhere_that_was_settled_when_the_turn_began(settled: str) -> None:
    """A2 was Ivory's before and J2 Red's; what both have settled just now is open to E5, and A1 stays at home."""
    stones = "A3 B1-B3 F1-F4 F6-F10 I1-I3 J3"
    table = saga("heimdallr", "", "A1 D4 E7", "H5 I5 J1", stones).do("move D4 E5", "stone F5")

    assert table.offers("relocate E5 D4") and table.offers("relocate E5 J4")
    assert not table.offers(f"relocate E5 {settled}")
    assert not table.offers("relocate A1 D4")


@pytest.mark.rule("RR-POWER.heimdallr.3")
def test_the_land_heimdallr_leaves_turns_wild() -> None:
    """X20: A1 to A4 are empty afterwards, J1 is contested."""
    table = saga("heimdallr", "", "A5 D4 E5", "G5 H6 J5", "B1-B5")
    table.do("move A5 A4", "stone A5", "relocate A4 J1")

    assert table.status("A1") == "wild" and table.status("J1") == "contested"


@pytest.mark.rule("RR-POWER.aegir.1", "RR-POWER.aegir.2")
def test_aegir_steps_the_opponents_contested_vikings() -> None:
    """P32, X12: after any turn that created a region, each once and one cell, or none."""
    table = saga("aegir", "", "D4 E6 F3", "A5 H5 J5", "B1 B2", RED).do("move A5 A3", "stone A2")

    assert table.seat == IVORY and table.offers("move H5 H6") and not table.offers("move H5 H7")
    table.do("move H5 H6")
    assert not any(text.startswith("move H6") for text in table.options)
    table.do("move J5 I5", "done")
    assert {"H6", "I5"} <= table.vikings(RED) and table.prompt == "move"
    own = b12("aegir").do("move A4 A3", "stone A2")
    assert own.offers("move H5 H6") and own.after("done").seat == RED


@pytest.mark.rule("RR-POWER.aegir.3")
def test_aegir_steps_nobody_else_and_never_without_a_new_region() -> None:
    """P32: not the own D4; and after a stone on A1 nothing is offered."""
    table = saga("aegir", "", "D4 E6 F3", "A5 H5 J5", "B1 B2", RED).do("move A5 A3")

    assert not any("move D4" in text for text in table.after("stone A2").options)
    assert table.after("stone A1").prompt == "move"
