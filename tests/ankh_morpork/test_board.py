"""Placing, trouble, building."""

import pytest

from tests.ankh_morpork.scene import scene


@pytest.mark.rule("AM-PLACE.2", "AM-PLACE.3", "AM-BOARD.2")
def test_a_minion_is_placed_in_or_next_to_an_own_one() -> None:
    """The rulebook's figure: Dolly Sisters reach 1, 2, 3 and, by a bridge, 12."""
    table = scene(board={1: "red"}, hands={"red": "groat"}).pick("play groat")

    assert table.areas("place") == [1, 2, 3, 12]


@pytest.mark.rule("AM-TROUBLE.1")
def test_a_minion_among_others_means_trouble() -> None:
    """The rulebook's figure: red enters Dimwell, where green stands."""
    table = scene(board={7: "red", 8: "green"}, hands={"red": "groat"})

    assert table.pick("play groat", "place 8").trouble == {8}


@pytest.mark.rule("AM-TROUBLE.2")
def test_own_minions_make_trouble_among_themselves() -> None:
    table = scene(board={9: "red"}, hands={"red": "groat"})

    assert table.pick("play groat", "place 9").trouble == {9}


@pytest.mark.rule("AM-TROUBLE.4", "AM-TROUBLE.8", "AM-TROUBLE.9", "AM-CARD.foul_ole_ron")
def test_a_move_ends_trouble_behind_it_and_may_cause_some_ahead() -> None:
    table = scene(
        board={5: "yellow yellow green blue !", 7: "red"}, hands={"red": "foul_ole_ron groat"}
    )

    table.pick("play foul_ole_ron", "move yellow 5", "go 7")

    assert table.crowd(5) == 3 and table.trouble == {7}
    assert table.asked == "red play-another"


@pytest.mark.rule("AM-PLACE.6", "AM-PLACE.1", "AM-CARD.groat")
def test_without_a_minion_on_the_board_every_area_is_open() -> None:
    table = scene(board={5: "yellow"}, hands={"red": "groat"}).pick("play groat")

    assert table.areas("place") == list(range(1, 13))
    table.pick("place 6")
    assert table.state.supply(0) == 11


@pytest.mark.rule("AM-PLACE.5", "AM-PLACE.9", "AM-CARD.groat")
def test_with_twelve_on_the_board_one_is_lifted() -> None:
    table = scene(
        board={6: "red red !", 1: "red red red red red", 2: "red red red red red"},
        hands={"red": "groat"},
    )

    table.pick("play groat")
    assert table.areas("lift") == [1, 2, 6] and not table.areas("place")
    table.pick("lift 6")

    assert table.trouble == set()
    assert table.areas("place") == [1, 2, 3, 4, 5, 7, 10, 11, 12]
    table.pick("place 7")
    assert table.count("red", 7) == 1 and table.count("red", 6) == 1


@pytest.mark.rule("AM-PLACE.9")
def test_nearness_is_judged_by_the_other_eleven() -> None:
    table = scene(board={6: "red", 1: "red " * 11}, hands={"red": "groat"})

    table.pick("play groat", "lift 6")

    assert table.areas("place") == [1, 2, 3, 12]


@pytest.mark.rule("AM-ACTION.13", "AM-CARD.sergeant_detritus", "AM-ACTION.7")
def test_calming_moves_nobody() -> None:
    table = scene(
        board={4: "yellow yellow green !", 7: "red !"}, hands={"red": "sergeant_detritus"}
    )

    table.pick("play sergeant_detritus", "calm 4", "calm 7")

    assert table.trouble == set() and table.crowd(4) == 3 and table.crowd(7) == 1


@pytest.mark.rule("AM-TROUBLE.7")
def test_a_troll_alone_is_company_enough_for_trouble() -> None:
    table = scene(board={1: "red", 3: "troll"}, hands={"red": "groat"})

    assert table.pick("play groat", "place 3").trouble == {3}


@pytest.mark.rule("AM-TROUBLE.6")
def test_a_building_is_no_company() -> None:
    table = scene(board={6: "house:yellow", 1: "red"}, hands={"red": "dorfl"})

    table.pick("play dorfl", "move red 1", "go 6")

    assert table.trouble == set() and table.count("red", 6) == 1


@pytest.mark.rule("AM-PLACE.4", "AM-TROUBLE.3")
def test_an_area_holds_any_number_and_one_marker() -> None:
    table = scene(
        board={7: "red red red yellow yellow yellow green green green !"}, hands={"red": "groat"}
    )

    table.pick("play groat", "place 7")

    assert table.crowd(7) == 10 and table.trouble == {7}


@pytest.mark.rule("AM-TROUBLE.4")
def test_the_last_minion_takes_its_trouble_with_it() -> None:
    table = scene(board={8: "red !"}, hands={"red": "dorfl"})

    table.pick("play dorfl", "move red 8", "go 9")

    assert table.trouble == set()


@pytest.mark.rule("AM-TROUBLE.5")
def test_building_causes_no_trouble() -> None:
    table = scene(board={12: "red yellow"}, hands={"red": "the_royal_mint"}, money=(20, 0, 0, 0))

    table.pick("play the_royal_mint", "build 12")

    assert table.trouble == set() and table.house(12) == "red"


@pytest.mark.rule("AM-TROUBLE.10")
def test_twelve_markers_suffice() -> None:
    board = dict.fromkeys(range(1, 13), "yellow !")
    table = scene(board={**board, 1: "red yellow !"}, hands={"red": "groat"})

    table.pick("play groat", "place 2")

    assert len(table.trouble) == 12


@pytest.mark.rule("AM-BUILD.1", "AM-BUILD.2", "AM-BUILD.3", "AM-BUILD.9")
def test_where_a_building_can_stand() -> None:
    """The rulebook's figure: only Nap Hill is free for red, though yellow has more minions there."""
    table = scene(
        board={
            1: "red yellow !",
            2: "yellow",
            3: "green",
            11: "red house:green",
            12: "red yellow yellow",
        },
        hands={"red": "the_royal_mint"},
        money=(12, 0, 0, 0),
    )

    table.pick("play the_royal_mint")

    assert table.areas("build") == [12]


@pytest.mark.rule("AM-BUILD.4", "AM-BUILD.5", "AM-CITY.1", "AM-CITY.3")
def test_a_building_brings_its_card_which_works_from_the_next_turn() -> None:
    table = scene(
        board={12: "red yellow yellow"}, hands={"red": "the_mended_drum"}, money=(12, 0, 0, 0)
    )

    table.pick("play the_mended_drum", "build 12")
    assert table.money[0] == 0 and table.card(12) == "red"
    assert not table.can("use 12")
    table.pick("take").end()
    for _ in range(3):
        table.end()

    assert table.turn == "red" and table.can("use 12")
    table.pick("use 12")
    assert table.money[0] == 3 and not table.can("use 12")


@pytest.mark.rule("AM-BUILD.2", "AM-ACTION.4", "AM-CARD.the_watch")
def test_the_watch_calms_too_late_to_build() -> None:
    table = scene(board={3: "red !"}, hands={"red": "the_watch"}, money=(20, 0, 0, 0))

    table.pick("play the_watch")

    assert table.asked == "red calm"
    table.pick("calm 3").draws()
    assert table.house(3) == "" and table.turn == "yellow"


@pytest.mark.rule("AM-BUILD.4", "AM-R.35", "AM-CARD.the_mended_drum", "AM-ACTION.8")
def test_money_that_comes_after_does_not_help_to_build() -> None:
    table = scene(board={9: "red"}, hands={"red": "the_mended_drum"}, money=(11, 0, 0, 0))

    table.pick("play the_mended_drum")

    assert table.asked == "red take-money"
    assert table.pick("take").money[0] == 13


@pytest.mark.rule("AM-BUILD.6", "AM-BUILD.7", "AM-BUILD.8")
def test_a_seventh_building_is_one_of_the_six() -> None:
    six = dict.fromkeys((1, 2, 3, 4, 5, 8), "house:red")
    table = scene(board={**six, 9: "red"}, hands={"red": "the_dysk"}, money=(12, 0, 0, 0))

    table.pick("play the_dysk", "build 9")
    assert table.areas("shift") == [1, 2, 3, 4, 5, 8]
    table.pick("shift 8")

    assert table.money[0] == 0 and table.card(9) == "red" and table.card(8) == ""
    assert table.state.houses(0) == 6


@pytest.mark.rule("AM-CARD.wee_mad_arthur", "AM-R.39")
def test_wee_mad_arthur_builds_for_half() -> None:
    table = scene(board={2: "red"}, hands={"red": "wee_mad_arthur"}, money=(9, 0, 0, 0))

    table.pick("play wee_mad_arthur", "build 2")

    assert table.money[0] == 0 and table.house(2) == "red"
    assert table.state.worth(0) == 18 and table.state.building_points(0) == 18


@pytest.mark.rule("AM-BUILD.6", "AM-EVENT.2", "AM-EVENT.EXPLOSION.1")
def test_the_card_of_a_lost_building_can_be_gained_again() -> None:
    table = scene(
        board={8: "red house:yellow"},
        hands={"red": "ponder_stibbons the_royal_mint"},
        money=(6, 0, 0, 0),
    )

    table.pick("play ponder_stibbons", "event explosion", "roll 8")
    assert table.house(8) == "" and table.card(8) == ""
    table.pick("plan the_royal_mint", "build 8")

    assert table.card(8) == "red" and table.money[0] == 0


@pytest.mark.rule("AM-BUILD.1")
def test_no_building_without_a_minion() -> None:
    table = scene(board={7: "red !"}, hands={"red": "the_royal_mint"}, money=(20, 0, 0, 0))

    table.pick("play the_royal_mint")

    assert table.asked == "red take-money"
