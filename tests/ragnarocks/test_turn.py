"""Setup and turns of the duel: select, move, place; or skip."""

import pytest

from tests.ragnarocks.scene import IVORY, RED, Scene, labels, new_game, scene
from trollbord.kernel.event import Listener


def boxed_in() -> Scene:
    """B07: of Ivory's Vikings one is contested but blocked, the other two are settled."""
    return scene("A1 J1 J2", "A2 E5 F6", "B1 B2 I1-I3 J3")


# -- setup


@pytest.mark.rule("RR-SETUP.1", "RR-SETUP.3", "RR-SETUP.5", "RR-SETUP.6")
def test_a_new_game() -> None:
    """B02: Vikings in the middle of their sides, all stones in the supply, Ivory begins."""
    table = new_game()

    assert table.vikings(IVORY) == {"A2", "A3", "A4"}
    assert table.vikings(RED) == {"J4", "J5", "J6"}
    assert table.state.supply == 40
    assert table.seat == IVORY


@pytest.mark.rule("RR-SETUP.7")
def test_at_first_the_whole_board_is_contested() -> None:
    """B02: one region of 86 cells, no stone."""
    table = new_game()

    assert [(status, len(cells)) for status, cells in table.regions] == [("contested", 86)]
    assert table.stones == set()


# -- the parts of a turn


@pytest.mark.rule("RR-TURN.1")
def test_players_take_turns() -> None:
    """Ivory, Red, Ivory, Red; the two picks of a turn belong together."""
    table = new_game()
    seats = []

    for option in ("move A2 C2", "stone F5", "move J4 H4", "stone H1", "move C2 C1", "stone C2"):
        seats.append(table.seat)
        table.pick(option)

    assert seats == [IVORY, IVORY, RED, RED, IVORY, IVORY]
    assert table.seat == RED


@pytest.mark.rule("RR-TURN.2", "RR-R.32")
def test_a_turn_is_a_move_and_then_a_stone_and_anything_else_is_refused() -> None:
    """B27: no stone first, no second move, no second stone; a refusal changes nothing and names the rule."""
    table = scene()

    assert table.refuses("stone B3") == "move-first"
    table.pick("move A3 C3")
    assert table.refuses("move C3 C4") == "stone-now"
    assert table.refuses("move A2 B2") == "stone-now"
    table.pick("stone E3")
    assert table.seat == RED
    assert table.refuses("stone E4") == "move-first"


@pytest.mark.rule("RR-TURN.3")
def test_the_selected_viking_is_one_of_the_own() -> None:
    """B27: a Red Viking can't be Ivory's choice, nor a cell where nobody stands."""
    table = scene()

    assert {option.split()[1] for option in table.options} == {"A2", "A3", "A4"}
    assert table.refuses("move J4 I4") == "not-your-viking"
    assert table.refuses("move B2 C2") == "not-your-viking"


@pytest.mark.rule("RR-TURN.4")
def test_a_settled_viking_rests() -> None:
    """B11: the Viking of a settled region can't be selected, though it could walk about in it."""
    table = scene("J1 A2 D4", "A4 E5 F6", "I1-I4 J4")

    assert table.status("J1") == "ivory"
    assert table.targets("J1") == set()
    assert table.refuses("move J1 J2") == "viking-settled"
    assert table.targets("A2") > {"A1", "A3"}


@pytest.mark.rule("RR-TURN.5", "RR-TURN.6")
def test_a_viking_moves_straight_in_any_direction_as_far_as_it_likes() -> None:
    """B03: from the middle of Ivory's side two long lines are open."""
    assert scene().targets("A3") == {
        *labels("B3 C3 D3 E3 F3 G3 H2 I1"),
        *labels("B4 C5 D6 E7 F8 G9 H9 I9 J9"),
    }


@pytest.mark.rule("RR-TURN.7")
def test_a_stone_stops_a_move() -> None:
    """B05: with a stone on D3 the way from A3 to the south-west ends on C3."""
    table = scene(stones="D3")

    assert table.targets("A3") & set(labels("B3 C3 D3 E3 F3 G3 H2 I1")) == {"B3", "C3"}
    assert table.refuses("move A3 D3") == "blocked-stone"
    assert table.refuses("move A3 E3") == "blocked-stone"


@pytest.mark.rule("RR-TURN.8")
def test_vikings_of_both_colours_stop_a_move() -> None:
    """B03: neither an own Viking nor another's is passed or met."""
    table = scene("A2 A3 D6", "D3 J4 J5")

    assert table.targets("A3") & set(labels("A1 A2 A4 A5")) == {"A4", "A5"}
    assert table.targets("A3") & set(labels("B3 C3 D3 E3")) == {"B3", "C3"}
    assert table.targets("A3") & set(labels("B4 C5 D6 E7")) == {"B4", "C5"}


@pytest.mark.rule("RR-R.30")
def test_standing_still_is_no_move() -> None:
    """B06: no Viking may move to the cell it stands on; there is not even a word for it."""
    table = scene()

    with pytest.raises(ValueError, match="move A3 A3"):
        table.pick("move A3 A3")
    assert "A3" not in table.targets("A3")
    assert table.seat == IVORY


@pytest.mark.rule("RR-TURN.9")
def test_the_stone_comes_from_the_supply() -> None:
    table = scene().pick("move A3 D3", "stone D4")

    assert table.stones == {"D4"}
    assert table.state.supply == 39
    assert table.vikings(IVORY) == {"A2", "D3", "A4"}


@pytest.mark.rule("RR-TURN.10")
def test_the_stone_goes_where_the_viking_could_move_now() -> None:
    """B04: 22 targets from D3; not its own cell, not an occupied one, none off its lines."""
    table = scene().pick("move A3 D3")

    assert len(table.stone_targets) == 22
    assert table.stone_targets == set(
        labels("D4-D8 D1 D2 C3 B3 A3 C2 B1 E4 F5 G6 H6 I6 E3 F3 G3 H2 I1")
    )
    assert table.refuses("stone D3") == "occupied"
    assert table.refuses("stone A2") == "occupied"
    assert table.refuses("stone C5") == "stone-line"


@pytest.mark.rule("RR-TURN.11")
def test_the_cell_just_left_may_take_the_stone_or_let_it_pass() -> None:
    """B04: a Viking that came from A2 can throw back onto A2, and beyond it onto A1."""
    table = scene("A2 D4 E5", "A5 J4 J5").pick("move A2 A4")

    assert {"A3", "A2", "A1"} < table.stone_targets
    assert "A2" in table.pick("stone A2").stones


@pytest.mark.rule("RR-REGION.8", "RR-R.28")
def test_a_turn_begins_with_the_regions_as_the_last_stone_left_them() -> None:
    """A Viking that the stone has cut off is settled at once, and the opponent sees it in the next turn."""
    table = scene("A5 D4 E5", "A2 H5 I5", "B1-B5")

    assert table.status("A2") == "contested"
    table.pick("move A5 B6", "stone A5")
    assert table.status("A2") == "red"
    assert table.targets("A2") == set()
    assert table.refuses("move A2 A1") == "viking-settled"


# -- skipping


@pytest.mark.rule("RR-TURN.12", "RR-REGION.10")
def test_a_player_without_a_turn_skips() -> None:
    """B07: the one contested Viking is boxed in but contested still; the only choice is to skip."""
    table = boxed_in()

    assert table.status("A1") == "contested"
    assert table.status("J1") == table.status("J2") == "ivory"
    assert table.options == ["skip"]
    assert table.refuses("move J1 J2") == "no-turn"
    table.pick("skip")
    assert table.seat == RED


@pytest.mark.rule("RR-TURN.13")
def test_nobody_skips_by_choice() -> None:
    """B07: at the opening a skip is refused, and so it is in the middle of a turn."""
    table = scene()

    assert table.refuses("skip") == "skip-forced-only"
    table.pick("move A3 C3")
    assert table.refuses("skip") == "skip-forced-only"


@pytest.mark.rule("RR-TURN.14")
def test_a_skip_is_for_one_turn() -> None:
    """B08: Red opens the way, and Ivory is back in play; the skip is forgotten."""
    table = boxed_in().pick("skip", "move A2 A3", "stone A5")

    assert table.seat == IVORY
    assert table.options == ["move A1 A2"]
    table.pick("move A1 A2", "stone A1")
    assert table.seat == RED
    assert table.result is None


@pytest.mark.rule("RR-R.1")
def test_without_stones_in_the_supply_turns_are_skipped() -> None:
    """B15: nobody can place, so both skip and the game is scored; the last stone is still placed."""
    table = scene(supply=1).pick("move A3 C3", "stone E3")

    assert table.state.supply == 0
    assert table.options == ["skip"]
    table.pick("skip")
    assert table.options == ["skip"]
    table.pick("skip")
    assert table.result is not None
    assert table.result.scores == (0, 0)


@pytest.mark.rule("RR-R.1")
def test_a_table_may_play_without_the_limit() -> None:
    """B15: with the table option "none" there are stones for every cell of the board."""
    table = new_game(limit="none")

    assert table.state.supply >= 86
    assert new_game(limit="40").state.supply == 40


# -- what is told


def test_what_happens_is_told_in_the_order_in_which_it_happens() -> None:
    """The log names the seat, the cells and the skip."""
    table = boxed_in()
    table.state.listener = Listener()

    table.pick("skip", "move A2 A3", "stone A5")

    assert [(event.id, event.args) for event in table.state.listener.events] == [
        ("skip", {"seat": IVORY}),
        ("move", {"seat": RED, "from": "A2", "to": "A3"}),
        ("stone", {"seat": RED, "cell": "A5"}),
    ]
