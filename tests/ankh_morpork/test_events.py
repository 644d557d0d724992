"""The twelve random events."""

from typing import Unpack

import pytest

from tests.ankh_morpork.scene import Scene, Setting, scene

DEMONS = "event demons_from_the_dungeon_dimensions"
JOHNSON = "event bloody_stupid_johnson"
MURDERS = "event mysterious_murders"


def struck(event: str, **setting: Unpack[Setting]) -> Scene:
    """A table where red plays The Dean and this event is turned up."""
    setting["hands"] = {"red": "the_dean", **setting.get("hands", {})}
    table = scene(setting)
    return table.pick("play the_dean", event)


@pytest.mark.rule("AM-AREA.4", "AM-R.6")
def test_small_gods_save_minions_and_building_from_the_dragon_each_for_three() -> None:
    """Two minions and the house are saved one by one; with $7 only two of the three."""
    board = {9: "yellow yellow house:yellow red", 4: "house:yellow"}
    table = struck("event the_dragon", board=board, money=(0, 7, 0, 0)).pick("roll 9")

    assert table.asked == "yellow dragon" and table.offered == ["done", "save", "save-building"]
    table.pick("save")
    assert table.money[1] == 4 and table.offered == ["done", "save", "save-building"]
    table.pick("save-building").draws()

    assert table.money[1] == 1 and table.house(9) == "yellow"
    assert table.count("yellow", 9) == 1 and table.count("red", 9) == 0


@pytest.mark.rule("AM-EVENT.DRAGON.1", "AM-EVENT.DRAGON.2", "AM-EVENT.DRAGON.3")
def test_the_dragon_takes_everything_that_is_not_saved() -> None:
    table = struck(
        "event the_dragon",
        board={5: "yellow yellow troll house:green !", 4: "house:green"},
        money=(0, 0, 3, 0),
    )

    table.pick("roll 5")
    assert table.asked == "green dragon" and table.offered == ["done", "save-building"]
    table.pick("save-building").draws()

    assert table.house(5) == "green" and table.money[2] == 0
    assert table.crowd(5) == 0 and table.trouble == set()


@pytest.mark.rule("AM-EVENT.DRAGON.3", "AM-R.16", "AM-R.55")
def test_susan_saves_a_minion_from_the_dragon_but_not_the_marker() -> None:
    table = struck("event the_dragon", board={9: "yellow !"}, hands={"yellow": "susan groat"})

    table.pick("roll 9", "play susan").draws()

    assert table.count("yellow", 9) == 1 and table.trouble == set()


@pytest.mark.rule("AM-R.55")
def test_fresh_starts_come_after_the_dragon() -> None:
    table = struck(
        "event the_dragon",
        board={9: "yellow yellow house:yellow", 1: "yellow"},
        hands={"yellow": "fresh_start_club igor"},
    )

    table.pick("roll 9")
    assert table.asked == "yellow mourn" and table.count("yellow", 9) == 0 and not table.house(9)
    table.pick("play igor", "place 1", "play fresh_start_club", "place 2").draws()

    assert table.count("yellow", 1) == 2 and table.count("yellow", 2) == 1


@pytest.mark.rule("AM-EVENT.FLOOD.1", "AM-EVENT.FLOOD.4")
def test_an_area_away_from_the_river_is_not_flooded() -> None:
    table = struck("event flood", board={2: "yellow", 3: "green"})

    table.pick("roll 2", "roll 3")

    assert table.asked == "yellow flee" and table.areas("go") == [1, 3, 4, 10, 11, 12]
    table.pick("go 3")
    assert table.count("green", 3) == 1 and table.trouble == {3}


@pytest.mark.rule("AM-EVENT.FLOOD.2", "AM-EVENT.FLOOD.3", "AM-EVENT.FLOOD.5")
def test_minions_flee_and_trolls_stay() -> None:
    table = struck(
        "event flood", board={5: "yellow troll demon house:blue !", 8: "yellow", 2: "red"}
    )

    table.pick("roll 5", "roll 8")
    assert table.areas("go") == [4, 6, 7, 10]
    table.pick("go 4")
    assert table.areas("go") == [7, 9]
    table.pick("go 9")

    assert table.trouble == set() and table.crowd(5) == 2 and table.house(5) == "blue"


@pytest.mark.rule("AM-EVENT.FLOOD.2", "AM-EVENT.FLOOD.6")
def test_the_active_player_flees_first() -> None:
    table = scene(
        turn="yellow", board={7: "red yellow green"}, hands={"yellow": "the_dean"}, seats=3
    )

    table.pick("play the_dean", "event flood", "roll 7", "roll 7")

    order = []
    while table.asked.endswith("flee"):
        order.append(table.asked.split()[0])
        assert table.areas("go") == [5, 6, 8]
        table.pick("go 6")
    assert order == ["yellow", "green", "red"]


@pytest.mark.rule("AM-EVENT.FLOOD.1", "AM-BOARD.5")
def test_nothing_is_flooded_away_from_the_river() -> None:
    table = struck("event flood", board={3: "yellow", 6: "green"})

    table.pick("roll 3", "roll 6").draws()

    assert table.turn == "yellow" and table.count("yellow", 3) == 1


@pytest.mark.rule("AM-R.6", "AM-AREA.4")
def test_small_gods_keep_a_minion_in_the_flood() -> None:
    table = struck(
        "event flood", board={4: "house:yellow", 7: "yellow yellow !"}, money=(0, 3, 0, 0)
    )

    table.pick("roll 7", "roll 7", "save")
    assert table.offered == ["go 5", "go 6", "go 8"]
    table.pick("go 8").draws()

    assert table.count("yellow", 7) == 1 and table.count("yellow", 8) == 1 and not table.trouble


@pytest.mark.rule("AM-EVENT.FIRE.2", "AM-EVENT.FIRE.3", "AM-EVENT.FIRE.4", "AM-BOARD.6")
def test_a_fire_goes_from_neighbour_to_neighbour() -> None:
    table = struck("event fire", board=dict.fromkeys((2, 12, 11, 5), "house:yellow"))

    table.pick("roll 2", "roll 12", "roll 11", "roll 5")

    assert [table.house(area) for area in (2, 12, 11, 5)] == ["", "", "", "yellow"]
    assert table.asked != "nature roll"


@pytest.mark.rule("AM-EVENT.FIRE.1")
def test_a_fire_needs_a_building_to_begin() -> None:
    table = struck("event fire", board={5: "house:yellow"})

    assert table.pick("roll 4").asked != "nature roll"


@pytest.mark.rule("AM-EVENT.FIRE.4")
def test_the_same_number_ends_the_fire() -> None:
    table = struck("event fire", board={2: "house:yellow", 3: "house:yellow"})

    table.pick("roll 2", "roll 2")

    assert table.house(3) == "yellow" and table.asked != "nature roll"


@pytest.mark.rule("AM-R.11")
def test_a_saved_building_does_not_stop_the_fire() -> None:
    board = {4: "house:yellow", 12: "house:yellow", 11: "house:green"}
    table = struck("event fire", board=board)
    table.pick("roll 12", "save-building")
    assert table.house(12) == "yellow" and table.asked == "nature roll"
    table.pick("roll 11", "roll 5")
    assert table.house(11) == ""

    other = struck("event fire", board=board, saved_fire_goes_on=False)
    other.pick("roll 12", "save-building")
    assert other.asked != "nature roll" and other.house(11) == "green"


@pytest.mark.rule("AM-EVENT.FOG.1")
def test_five_cards_are_lost_in_the_fog() -> None:
    table = struck("event fog", board={2: "yellow"})
    before = table.state.pile()

    for _ in range(5):
        assert table.asked == "nature fog"
        assert table.state.ask is not None and table.state.ask.seen_by is None
        table.pick(table.offered[0])

    assert table.state.pile() == before - 5 and len(table.discard) == 5
    assert table.asked == "red remove"


@pytest.mark.rule("AM-R.42")
def test_the_last_card_may_be_lost_in_the_fog() -> None:
    table = struck("event fog", pile="errol dorfl ruby igor")

    table.pick("draw errol", "draw dorfl", "draw ruby", "draw igor")

    assert table.asked == "over" and len(table.discard) == 4


@pytest.mark.rule("AM-EVENT.RIOTS.1", "AM-EVENT.RIOTS.2", "AM-END.2")
def test_riots_end_the_game_with_eight_markers() -> None:
    for markers in (7, 8, 9):
        board = dict.fromkeys(range(1, markers + 1), "yellow !")
        table = struck("event riots", board=board, personalities={"blue": "commander_vimes"})

        assert (table.asked == "over") == (markers >= 8)
        assert table.winners == (["yellow"] if markers >= 8 else [])


@pytest.mark.rule("AM-EVENT.RIOTS.3")
def test_commander_vimes_wins_a_riot_by_points_only() -> None:
    board = dict.fromkeys(range(1, 10), "yellow !")
    people = {"red": "lord_rust", "yellow": "commander_vimes", "green": "lord_selachii"}
    table = struck("event riots", board=board, personalities=people)
    assert table.winners == ["yellow"] and table.reason == "riots"

    other = struck("event riots", board=board, personalities=people, money=(3, 0, 99, 1))
    assert other.winners == ["green"]
    result = other.state.result()
    assert result is not None and result.ranks == (3, 2, 1, 4)


@pytest.mark.rule("AM-EVENT.EXPLOSION.1", "AM-EVENT.2")
def test_an_explosion_takes_the_building_and_nothing_else() -> None:
    table = struck("event explosion", board={8: "yellow house:yellow !"})
    table.pick("roll 8")
    assert table.house(8) == "" and table.card(8) == ""
    assert table.count("yellow", 8) == 1 and table.trouble == {8}

    nothing = struck("event explosion", board={8: "yellow !", 2: "red"}).pick("roll 8")
    assert nothing.count("yellow", 8) == 1


@pytest.mark.rule("AM-EVENT.EARTHQUAKE.1")
def test_an_earthquake_takes_the_buildings_of_two_areas() -> None:
    board = {8: "house:yellow", 9: "house:green"}
    both = struck("event earthquake", board=board).pick("roll 8", "roll 9")
    assert both.house(8) == both.house(9) == ""

    once = struck("event earthquake", board=board).pick("roll 8", "roll 8")
    assert once.house(8) == "" and once.house(9) == "green"


@pytest.mark.rule("AM-EVENT.MURDERS.1", "AM-EVENT.MURDERS.2")
def test_every_player_murders_once() -> None:
    table = scene(turn="green", board={3: "demon red yellow"}, hands={"green": "the_dean"}).pick(
        "play the_dean", MURDERS, "roll 3"
    )
    assert table.asked == "green murder"
    assert table.offered == ["remove red 3", "remove yellow 3", "remove demon 3"]
    table.pick("remove demon 3", "roll 9", "roll 3")

    assert table.asked == "red murder"
    table.pick("remove red 3", "roll 3")
    assert table.asked == "yellow murder"


@pytest.mark.rule("AM-EVENT.MURDERS.3", "AM-TROUBLE.4")
def test_a_murderer_must_take_his_own() -> None:
    table = struck(MURDERS, board={9: "yellow yellow !", 2: "red"})

    table.pick("roll 6", "roll 9")
    assert table.asked == "yellow murder" and table.offered == ["remove yellow 9"]
    table.pick("remove yellow 9")

    assert table.count("yellow", 9) == 1 and table.trouble == set()


@pytest.mark.rule("AM-R.16", "AM-CARD.igor", "AM-R.18")
def test_igor_gives_a_murdered_minion_another_place() -> None:
    table = struck(MURDERS, board={7: "yellow !", 1: "yellow"}, hands={"yellow": "igor groat"})

    table.pick("roll 7", "remove yellow 7", "play igor")

    assert table.trouble == set() and table.areas("place") == [1, 2, 3, 12]


@pytest.mark.rule("AM-AREA.4", "AM-R.6")
def test_small_gods_save_a_minion_from_murder() -> None:
    table = struck(MURDERS, board={7: "yellow !", 4: "house:yellow"})

    table.pick("roll 7", "remove yellow 7", "save")

    assert table.count("yellow", 7) == 1 and table.trouble == {7} and table.money[1] == 7


@pytest.mark.rule("AM-EVENT.DEMONS.1", "AM-EVENT.DEMONS.2")
def test_demons_bring_trouble_even_to_empty_areas() -> None:
    table = struck(DEMONS, board={1: "yellow"}).pick("roll 6", "roll 6", "roll 9", "roll 1")

    assert [table.count("demon", area) for area in (6, 9, 1)] == [2, 1, 1]
    assert table.trouble == {1, 6, 9}


@pytest.mark.rule(
    "AM-EVENT.DEMONS.4", "AM-EVENT.DEMONS.5", "AM-EVENT.DEMONS.6", "AM-EVENT.DEMONS.3"
)
def test_a_demon_makes_its_area_worthless() -> None:
    board = {9: "red red red house:red demon !", 7: "red"}
    table = scene(board=board, hands={"red": "dr_cruces groat"}, money=(0, 0, 0, 0))
    state = table.state
    assert state.controller(8) == -1 and state.spread(0) == 1 and not table.can("use 9")
    assert state.worth(0) == 0 and state.points(0) == 5

    table.pick("play dr_cruces", "remove demon 9")

    assert state.controller(8) == 0 and state.spread(0) == 2 and table.can("use 9")
    assert state.worth(0) == 12 and state.points(0) == 32 and table.trouble == set()


@pytest.mark.rule("AM-R.7")
def test_small_gods_stop_demons_only_where_they_have_somebody() -> None:
    table = struck(DEMONS, board={4: "house:yellow", 8: "red"})

    table.pick("roll 8")

    assert table.count("demon", 8) == 1 and table.money[1] == 10


@pytest.mark.rule("AM-EVENT.SUBSIDENCE.1", "AM-EVENT.SUBSIDENCE.2", "AM-R.47", "AM-EVENT.2")
def test_whoever_is_short_picks_the_building_he_loses() -> None:
    table = struck(
        "event subsidence",
        board={1: "house:yellow", 8: "house:yellow", 11: "house:yellow", 2: "red"},
        money=(0, 5, 0, 0),
    )

    assert table.asked == "yellow subside" and table.areas("raze") == [1, 8, 11]
    table.pick("raze 8")

    assert table.money[1] == 1 and table.house(8) == "" and table.card(8) == ""
    assert table.house(1) == table.house(11) == "yellow"


@pytest.mark.rule("AM-R.47", "AM-EVENT.SUBSIDENCE.1")
def test_whoever_can_pay_for_subsidence_must() -> None:
    table = struck(
        "event subsidence", board={1: "house:red", 8: "house:red", 2: "blue"}, money=(4, 0, 0, 0)
    )

    assert table.money[0] == 0 and table.house(1) == table.house(8) == "red"


@pytest.mark.rule("AM-EVENT.JOHNSON.1", "AM-EVENT.JOHNSON.2", "AM-EVENT.JOHNSON.3")
def test_bloody_stupid_johnson_takes_a_card_and_a_minion() -> None:
    table = struck(JOHNSON, board={11: "green green house:green"})

    table.pick("roll 11")

    assert table.card(11) == "" and table.house(11) == "green" and table.count("green", 11) == 1
    assert table.state.controller(10) == 2 and table.state.building_points(2) == 18


@pytest.mark.rule("AM-EVENT.JOHNSON.4", "AM-R.48", "AM-EVENT.JOHNSON.2")
def test_a_card_that_johnson_took_never_comes_back() -> None:
    nothing = struck(JOHNSON, board={8: "yellow", 2: "red"}).pick("roll 8")
    assert nothing.state.aside[7] == 0 and nothing.count("yellow", 8) == 1

    table = struck(JOHNSON, board={8: "house:yellow", 2: "yellow"}).pick("roll 8")
    assert table.state.aside[7] == 1 and table.count("yellow", 2) == 1

    again = scene(board={8: "red aside"}, hands={"red": "the_dysk"}).pick("play the_dysk")
    again.pick("build 8")
    assert again.house(8) == "red" and again.card(8) == ""


@pytest.mark.rule("AM-R.9")
def test_small_gods_keep_card_and_minion_from_johnson() -> None:
    board = {4: "house:yellow", 8: "yellow house:yellow"}
    table = struck(JOHNSON, board=board, money=(0, 6, 0, 0)).pick("roll 8")
    assert table.asked == "yellow save-card"
    table.pick("save-card")
    assert table.asked == "yellow answer-removal"
    table.pick("save")
    assert table.card(8) == "yellow" and table.count("yellow", 8) == 1 and table.money[1] == 0

    other = struck(JOHNSON, board=board, gods_stop_johnson=False).pick("roll 8")
    assert other.card(8) == "" and other.count("yellow", 8) == 0 and other.money[1] == 10


@pytest.mark.rule("AM-EVENT.TROLLS.1", "AM-EVENT.TROLLS.2")
def test_a_lone_troll_brings_no_trouble() -> None:
    table = struck("event trolls", board={7: "yellow"})

    table.pick("roll 3")
    assert table.trouble == set()
    table.pick("roll 3", "roll 7")

    assert table.trouble == {3, 7} and table.count("troll", 3) == 2


@pytest.mark.rule("AM-R.8")
def test_small_gods_do_not_stop_trolls_unless_agreed() -> None:
    board = {4: "house:yellow", 7: "yellow"}
    table = struck("event trolls", board=board).pick("roll 7")
    assert table.count("troll", 7) == 1

    other = struck("event trolls", board=board, gods_stop_trolls=True).pick("roll 7")
    assert other.asked == "yellow stop-arrival"
    other.pick("save")
    assert other.count("troll", 7) == 0 and other.money[1] == 7 and other.trouble == set()


@pytest.mark.rule("AM-R.10")
def test_small_gods_save_their_own_building() -> None:
    board = {4: "house:yellow", 9: "house:yellow"}
    table = struck("event explosion", board=board, money=(0, 3, 0, 0)).pick("roll 4")
    assert table.pick("save-building").house(4) == "yellow" and table.money[1] == 0

    other = struck("event explosion", board=board, gods_save_themselves=False).pick("roll 4")
    assert other.house(4) == ""
    quake = struck("event earthquake", board=board, gods_save_themselves=False)
    assert quake.pick("roll 9", "roll 4").house(9) == ""


@pytest.mark.rule("AM-R.66")
def test_small_gods_answer_no_more_once_their_card_is_lost() -> None:
    """A fire that goes on, and the minion that Johnson takes with the card."""
    board = {4: "yellow house:yellow", 10: "house:yellow"}
    fire = struck("event fire", board=board).pick("roll 4", "accept", "roll 10")
    assert fire.card(4) == "" and fire.house(10) == "" and fire.asked == "nature roll"

    johnson = struck(JOHNSON, board=board).pick("roll 4", "accept").draws()
    assert johnson.count("yellow", 4) == 0 and johnson.money[1] == 10
    kept = struck(JOHNSON, board=board).pick("roll 4", "save-card", "save")
    assert kept.count("yellow", 4) == 1 and kept.money[1] == 4


@pytest.mark.rule("AM-R.66")
@pytest.mark.parametrize("rolls", [("roll 4", "roll 9"), ("roll 9", "roll 4")])
def test_small_gods_save_either_building_of_an_earthquake(rolls: tuple[str, str]) -> None:
    """Both fall at once: with $3 one of the two is saved, in whatever order they were rolled."""
    board = {4: "house:yellow", 9: "house:yellow"}
    for answers, left in (
        (("save-building",), ("", "yellow")),
        (("accept", "save-building"), ("yellow", "")),
        (("accept", "accept"), ("", "")),
    ):
        table = struck("event earthquake", board=board, money=(0, 3, 0, 0))
        table.pick(*rolls, *answers)
        assert (table.house(4), table.house(9)) == left


@pytest.mark.rule("AM-R.55")
def test_the_dragon_asks_nobody_who_is_known_to_have_no_answer() -> None:
    """With Susan in the discard pile and no Small Gods there is nothing to save with, and nothing to hide."""
    board = {9: "yellow house:green"}
    known = struck("event the_dragon", board=board, discard="susan").pick("roll 9")
    open_to_all = struck("event the_dragon", board=board, hands={"yellow": "hex"}).pick("roll 9")

    assert not [asked for asked in known.silent if asked.endswith("dragon")]
    assert "yellow dragon" in open_to_all.silent and "green dragon" not in open_to_all.silent
