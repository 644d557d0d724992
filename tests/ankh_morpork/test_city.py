"""Save the City Area cards."""

import pytest

from tests.ankh_morpork.scene import scene

FIVE = {9: "house:red", 12: "house:red", 6: "house:red", 3: "house:red", 11: "house:red"}


@pytest.mark.rule("AM-AREA.7", "AM-R.4", "AM-R.3")
def test_the_shades_stir_where_somebody_stands_and_no_marker_lies() -> None:
    table = scene(
        board={5: "yellow !", 6: "green", 7: "house:red", 8: "", 12: "blue"},
        hands={"red": "groat hex"},
    )

    table.pick("use 7")
    assert table.areas("stir") == [6]
    table.pick("stir 6")

    assert table.trouble == {5, 6}
    assert not table.can("use 7")


@pytest.mark.rule("AM-R.4")
def test_a_troll_is_company_for_the_shades_and_a_building_is_not() -> None:
    table = scene(board={7: "house:red troll", 8: "house:yellow"}, hands={"red": "groat hex"})

    assert table.pick("use 7").areas("stir") == [7]


@pytest.mark.rule("AM-AREA.7")
def test_the_shades_are_idle_where_only_buildings_stand() -> None:
    table = scene(board={7: "house:red", 8: "house:yellow"}, hands={"red": "groat hex"})

    assert not table.can("use 7")


@pytest.mark.rule("AM-AREA.10", "AM-CITY.1")
def test_the_isle_calms_for_two_dollars_once_a_turn() -> None:
    table = scene(
        board={10: "house:red", 1: "yellow !", 5: "blue !"},
        hands={"red": "groat hex"},
        money=(4, 0, 0, 0),
    )

    table.pick("use 10")
    assert table.areas("calm") == [1, 5]
    table.pick("calm 1")

    assert table.trouble == {5} and table.money[0] == 2 and table.refuses("use 10")


@pytest.mark.rule("AM-AREA.10", "AM-R.35")
def test_the_isle_does_nothing_for_a_dollar() -> None:
    table = scene(
        board={10: "house:red", 1: "yellow !"}, hands={"red": "groat hex"}, money=(1, 0, 0, 0)
    )

    assert not table.can("use 10")


@pytest.mark.rule("AM-CITY.2", "AM-R.1")
def test_an_ability_is_used_before_between_and_after_actions() -> None:
    board = {12: "house:red", 7: "red"}
    hands = {"red": "captain_carrot groat"}
    for before in ([], ["play captain_carrot"], ["play captain_carrot", "place 8", "skip", "take"]):
        table = scene(board=board, hands=hands).pick(*before)
        money = table.money[0]

        table.pick("use 12")

        assert table.money[0] == money + 1 and not table.can("use 12")

    table = scene(board={**board, 9: "house:red"}, hands=hands).pick("play captain_carrot")
    table.pick("place 8", "skip", "take")
    assert table.asked == "red end"
    table.pick("end").draws()
    assert table.turn == "yellow" and not table.can("use 12") and not table.can("use 9")


@pytest.mark.rule("AM-R.1", "AM-ACTION.3")
def test_no_ability_inside_an_action() -> None:
    table = scene(board={12: "house:red", 5: "yellow", 7: "red"}, hands={"red": "the_duckman"})

    table.pick("play the_duckman", "move yellow 5")

    assert table.asked == "red go" and not table.can("use 12")


@pytest.mark.rule("AM-AREA.3", "AM-AREA.6", "AM-AREA.9", "AM-AREA.11")
def test_the_incomes_add_up() -> None:
    table = scene(board=FIVE, hands={"red": "groat hex"}, money=(0, 0, 0, 0))
    gains = []
    for area in (3, 6, 9, 11, 12):
        before = table.money[0]
        table.pick(f"use {area}")
        gains.append(table.money[0] - before)

    assert gains == [2, 2, 1, 3, 1] and table.money[0] == 9


@pytest.mark.rule("AM-AREA.12", "AM-COMP.5")
def test_nap_hill_gives_a_dollar() -> None:
    table = scene(board={12: "house:red"}, hands={"red": "groat hex"}, money=(0, 0, 0, 0))

    assert table.pick("use 12").money[0] == 1


@pytest.mark.rule("AM-AREA.5", "AM-PENALTY.3")
def test_the_scours_need_a_real_card() -> None:
    table = scene(board={5: "house:red", 7: "red"}, front={"red": "the_fools_guild"})

    assert table.offered == ["pass"]

    rich = scene(
        board={5: "house:red", 7: "red"},
        front={"red": "the_fools_guild"},
        hands={"red": "groat"},
        money=(0, 0, 0, 0),
    )
    rich.pick("use 5")
    assert rich.offered == ["discard groat"]
    rich.pick("discard groat")
    assert rich.money[0] == 2 and rich.discard == ["groat"] and rich.front("red")


@pytest.mark.rule("AM-AREA.1", "AM-PLACE.8")
def test_dolly_sisters_place_without_a_minion_near() -> None:
    table = scene(
        board={1: "house:red", 2: "yellow", 9: "red"}, hands={"red": "hex"}, money=(3, 0, 0, 0)
    )

    table.pick("use 1")
    assert table.areas("place") == [1, 2, 3, 12]
    table.pick("place 2")

    assert table.money[0] == 0 and table.trouble == {2}
    poor = scene(board={1: "house:red", 9: "red"}, hands={"red": "hex"}, money=(2, 0, 0, 0))
    assert not poor.can("use 1")


@pytest.mark.rule("AM-AREA.8")
def test_dimwell_places_around_dimwell() -> None:
    table = scene(board={8: "house:red", 1: "red"}, hands={"red": "hex"}, money=(3, 0, 0, 0))

    assert table.pick("use 8").areas("place") == [5, 7, 8, 9]


@pytest.mark.rule("AM-AREA.2", "AM-R.3")
def test_unreal_estate_draws_then_discards() -> None:
    table = scene(
        board={2: "house:red"},
        hands={"red": "hex groat"},
        pile="errol dorfl ruby susan igor carcer stanley hubert dwarves gargoyles",
    )

    table.pick("use 2", "draw errol")
    assert table.offered == ["discard groat", "discard hex", "discard errol"]
    table.pick("discard errol")

    assert table.hand("red") == ["groat", "hex"] and table.discard == ["errol"]
    assert not table.can("use 2")


@pytest.mark.rule("AM-AREA.2", "AM-END.3")
def test_unreal_estate_may_draw_the_last_card() -> None:
    table = scene(board={2: "house:red"}, hands={"red": "hex"}, pile="errol")

    table.pick("use 2", "draw errol")

    assert table.asked == "over"


@pytest.mark.rule("AM-CITY.5", "AM-EVENT.DEMONS.3")
def test_a_demon_blocks_the_card_of_its_area() -> None:
    table = scene(board={11: "house:red demon !", 7: "red"}, hands={"red": "inigo_skimmer groat"})
    assert not table.can("use 11")

    table.pick("play inigo_skimmer", "remove demon 11")

    assert table.can("use 11") and table.trouble == set()


@pytest.mark.rule("AM-R.2")
def test_an_ability_needs_no_minion() -> None:
    table = scene(board={6: "house:red", 1: "red"}, hands={"red": "hex"}, money=(0, 0, 0, 0))

    assert table.pick("use 6").money[0] == 2


@pytest.mark.rule("AM-CITY.4", "AM-EVENT.DEMONS.8", "AM-AREA.4", "AM-R.7")
def test_small_gods_keep_a_demon_out_in_another_players_turn() -> None:
    table = scene(
        board={4: "house:yellow", 9: "yellow", 2: "red"},
        hands={"red": "the_dean"},
        money=(0, 7, 0, 0),
    )

    table.pick("play the_dean", "event demons_from_the_dungeon_dimensions", "roll 9")
    assert table.asked == "yellow stop-arrival"
    table.pick("save", "roll 3")

    assert table.count("demon", 9) == 0 and 9 not in table.trouble and table.money[1] == 4
    assert table.count("demon", 3) == 1 and table.asked == "nature roll"
    table.pick("roll 6", "roll 6")
    assert sum(table.count("demon", area) for area in range(1, 13)) == 3


@pytest.mark.rule("AM-AREA.4", "AM-R.6")
def test_small_gods_save_as_much_as_money_allows() -> None:
    table = scene(
        board={4: "house:yellow", 9: "house:yellow"},
        hands={"red": "the_dean"},
        money=(0, 5, 0, 0),
    )

    table.pick("play the_dean", "event earthquake", "roll 4", "roll 9")
    assert table.asked == "yellow save-building"
    table.pick("save-building")

    assert table.house(4) == "" and table.house(9) == "yellow" and table.money[1] == 2


@pytest.mark.rule("AM-CITY.3", "AM-CITY.5")
def test_small_gods_work_in_the_turn_they_were_gained_but_not_beside_a_demon() -> None:
    board = {4: "red", 7: "red"}
    table = scene(
        board=board, hands={"red": "drumknott hex the_dean groat modo"}, money=(21, 0, 0, 0)
    )
    table.pick("play drumknott", "plan hex", "plan the_dean", "skip", "build 4", "play the_dean")
    table.pick("event explosion", "roll 4")
    assert table.asked == "red save-building"
    table.pick("save-building")
    assert table.house(4) == "red" and table.money[0] == 0

    blocked = scene(board={4: "house:yellow demon", 2: "red"}, hands={"red": "the_dean"})
    blocked.pick("play the_dean", "event explosion", "roll 4")
    assert blocked.house(4) == ""


@pytest.mark.rule("AM-AREA.4")
def test_two_dollars_are_not_enough_for_the_small_gods() -> None:
    table = scene(
        board={4: "house:yellow", 8: "house:yellow", 2: "red"},
        hands={"red": "the_dean"},
        money=(0, 2, 0, 0),
    )

    table.pick("play the_dean", "event explosion", "roll 8")

    assert table.house(8) == ""


@pytest.mark.rule("AM-CITY.1")
def test_a_city_area_card_can_be_used_again_in_the_next_turn() -> None:
    """Dolly Sisters for $3, once in each of red's turns."""
    table = scene(
        seats=2,
        board={1: "house:red"},
        hands={"red": "groat hex modo dorfl", "yellow": "ruby carcer igor hubert"},
    )
    table.pick("use 1", "place 1")
    assert not table.can("use 1")

    table.end().end()

    assert table.turn == "red" and table.can("use 1")
