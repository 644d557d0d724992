"""The brown cards that have no scene elsewhere, in the order of the deck."""

import pytest

from tests.ankh_morpork.scene import Scene, Setting, scene

AROUND_UNREAL_ESTATE = [1, 2, 3, 4, 10, 11, 12]


@pytest.mark.rule("AM-CARD.sergeant_cheery_littlebottom")
def test_sergeant_cheery_draws_and_calms() -> None:
    table = scene(board={12: "yellow !"}, hands={"red": "sergeant_cheery_littlebottom"})

    table.pick("play sergeant_cheery_littlebottom", "scroll", "calm 12")

    assert table.trouble == set() and len(table.hand("red")) == 2


@pytest.mark.rule("AM-CARD.otto_chriek")
def test_otto_chriek_pays_for_a_building() -> None:
    board = dict.fromkeys((1, 2, 3, 4, 5), "yellow !") | {8: "red"}
    table = scene(board=board, hands={"red": "otto_chriek"}, money=(1, 0, 0, 0))

    table.pick("play otto_chriek", "scroll")

    assert table.money[0] == 6 and table.areas("build") == [8]


@pytest.mark.rule("AM-CARD.the_clacks")
def test_the_clacks_in_full() -> None:
    table = scene(hands={"red": "the_clacks"}, money=(0, 0, 0, 0))

    table.pick("play the_clacks", "scroll", "draw errol", "draw dorfl", "take")

    assert table.money[0] == 2 and table.hand("red") == ["dorfl", "errol"]
    assert table.can("play errol")


@pytest.mark.rule("AM-CARD.sergeant_colon")
def test_sergeant_colon_may_bring_the_trouble_back() -> None:
    table = scene(board={7: "yellow yellow !", 5: "red"}, hands={"red": "sergeant_colon"})

    table.pick("play sergeant_colon", "calm 7", "place 7")

    assert table.crowd(7) == 3 and table.trouble == {7}


@pytest.mark.rule("AM-CARD.cosmo_lavish", "AM-R.59")
def test_cosmo_lavish_hires_a_remover() -> None:
    setting: Setting = {
        "board": {5: "red green !"},
        "hands": {"red": "cosmo_lavish groat", "yellow": "wallace_sonky", "green": "susan hex"},
    }
    table = scene(setting).pick("play cosmo_lavish", "choose yellow")
    assert table.money[:2] == [8, 12] and table.offered == ["remove green 5"]
    table.pick("remove green 5")
    assert table.asked == "green answer-removal"
    table.pick("accept")
    assert table.count("green", 5) == 0 and table.asked == "red play-another"

    refused = scene(setting, paid_player_may_refuse=True)
    refused.pick("play cosmo_lavish", "choose yellow", "play wallace_sonky")
    assert refused.count("green", 5) == 1 and refused.money[:2] == [8, 12]


@pytest.mark.rule("AM-CARD.cosmo_lavish")
def test_a_hired_player_may_have_to_take_his_own() -> None:
    table = scene(
        board={5: "red yellow !"}, hands={"red": "cosmo_lavish", "yellow": "gaspode wallace_sonky"}
    )

    table.pick("play cosmo_lavish", "choose yellow", "remove yellow 5")

    assert table.offered == ["accept", "play wallace_sonky"]


@pytest.mark.rule("AM-CARD.the_dean")
def test_the_dean_removes_anybody_from_unreal_estate() -> None:
    table = scene(board={2: "red green"}, hands={"red": "the_dean groat"})

    table.pick("play the_dean", "event riots")
    assert table.offered == ["skip", "remove red 2", "remove green 2"]
    table.pick("remove red 2")

    assert table.count("red", 2) == 0 and table.asked == "red play-another"


@pytest.mark.rule("AM-CARD.hello", "AM-KILL.4")
def test_hello_strikes_twice_where_there_is_trouble_twice() -> None:
    table = scene(board={5: "yellow !", 3: "green !", 8: "red"}, hands={"red": "hello"})

    table.pick("play hello", "remove yellow 5", "remove green 3", "build 8")

    assert table.trouble == set() and table.house(8) == "red"


@pytest.mark.rule("AM-CARD.burleigh_and_stronginthearm", "AM-R.57")
def test_two_dollars_stay_paid_when_the_blow_is_stopped() -> None:
    setting: Setting = {
        "board": {5: "green !", 8: "red"},
        "hands": {"red": "burleigh_and_stronginthearm", "green": "wallace_sonky hex"},
        "money": (8, 0, 0, 0),
    }
    picks = ["play burleigh_and_stronginthearm", "choose yellow", "remove green 5"]
    table = scene(setting).pick(*picks, "play wallace_sonky")
    assert table.count("green", 5) == 1 and table.money[:2] == [6, 2] and table.asked == "red build"

    other = scene(setting, stake_stays_paid=False).pick(*picks, "play wallace_sonky")
    assert other.money[:2] == [8, 0]

    done = scene(setting).pick(*picks, "accept")
    assert done.count("green", 5) == 0


@pytest.mark.rule("AM-R.57")
@pytest.mark.parametrize(
    "card", ["cosmo_lavish", "burleigh_and_stronginthearm", "hobsonss_livery_stable"]
)
def test_two_dollars_for_nothing(card: str) -> None:
    table = scene(hands={"red": f"{card} groat"}, money=(2, 0, 0, 0)).pick(f"play {card}")
    table.pick("choose blue")
    assert table.money == [0, 0, 0, 2]

    other = scene(hands={"red": f"{card} groat"}, money=(2, 0, 0, 0), stake_stays_paid=False)
    other.pick(f"play {card}")
    assert not any("choose" in option for option in other.offered)


@pytest.mark.rule("AM-CARD.the_bursar")
def test_the_bursar_exchanges_two_places() -> None:
    table = scene(
        board={3: "red blue !", 9: "yellow"}, hands={"red": "the_bursar groat"}, events=""
    )

    table.pick("play the_bursar", "swap red 3", "swap yellow 9")

    assert table.count("yellow", 3) == table.count("blue", 3) == table.count("red", 9) == 1
    assert table.count("red", 3) == table.count("yellow", 9) == 0
    assert table.trouble == {3} and table.asked == "red play-another"


@pytest.mark.rule("AM-CARD.cable_street_particulars")
def test_the_particulars_see_a_hand() -> None:
    table = scene(
        board={7: "red"},
        hands={"red": "cable_street_particulars", "yellow": "groat hex modo", "blue": "errol"},
    )

    table.pick("play cable_street_particulars", "choose yellow")
    assert table.offered == ["discard groat", "discard hex", "discard modo"]
    assert [card for card, _ in table.view("red").mind[0]] == table.state.hands[1]
    assert table.view("blue").mind[0] == ()
    table.pick("discard hex")

    assert table.hand("yellow") == ["groat", "modo"] and table.discard == ["hex"]
    assert table.asked == "red place"


@pytest.mark.rule("AM-CARD.canting_crew")
def test_the_canting_crew_moves_and_places() -> None:
    table = scene(board={6: "yellow", 7: "green"}, hands={"red": "canting_crew"})

    table.pick("play canting_crew", "move yellow 6", "go 7")

    assert table.trouble == {7} and table.asked == "red place"


@pytest.mark.rule("AM-CARD.sir_charles_lavatory")
def test_sir_charles_counts_all_buildings() -> None:
    houses = {1: "house:red", 2: "house:red", 3: "house:blue", 4: "house:green", 5: "house:blue"}
    table = scene(
        board={**houses, 8: "red"}, hands={"red": "sir_charles_lavatory"}, money=(1, 0, 0, 0)
    )

    table.pick("play sir_charles_lavatory", "scroll")

    assert table.money[0] == 6 and table.areas("build") == [8]


@pytest.mark.rule("AM-CARD.dorfl", "AM-TROUBLE.8")
def test_dorfl_goes_anywhere() -> None:
    table = scene(board={7: "red !", 12: "yellow"}, hands={"red": "dorfl groat"})

    table.pick("play dorfl", "move red 7")
    assert table.areas("go") == [area for area in range(1, 13) if area != 7]
    table.pick("go 12")

    assert table.trouble == {12} and table.asked == "red play-another"


@pytest.mark.rule("AM-CARD.deep_dwarves", "AM-PLACE.8")
def test_deep_dwarves_cause_no_trouble() -> None:
    table = scene(board={6: "yellow green", 1: "red"}, hands={"red": "deep_dwarves groat"})

    table.pick("play deep_dwarves")
    assert table.areas("place") == list(range(1, 13))
    table.pick("place 6")

    assert table.crowd(6) == 3 and table.trouble == set() and table.asked == "red play-another"


@pytest.mark.rule("AM-CARD.adora_belle_dearheart", "AM-ACTION.3")
def test_adora_belle_moves_places_and_builds() -> None:
    table = scene(board={7: "red"}, hands={"red": "adora_belle_dearheart"}, money=(12, 0, 0, 0))

    table.pick("play adora_belle_dearheart", "move red 7", "go 9", "place 8", "build 9")

    assert table.card(9) == "red" and table.money[0] == 0


@pytest.mark.rule("AM-CARD.the_alchemists_guild", "AM-TURN.8")
def test_the_alchemists_refill_at_once() -> None:
    hands = {"red": "the_alchemists_guild groat hex modo dorfl"}
    picks = ["play the_alchemists_guild", "scroll", "discard groat", "discard hex", "discard modo"]
    table = scene(board={8: "red"}, hands=hands).pick(*picks).draws()
    assert len(table.hand("red")) == 5 and table.asked == "red build"

    fined = scene(board={8: "red"}, hands=hands, front={"red": "the_fools_guild"})
    assert len(fined.pick(*picks).draws().hand("red")) == 4

    none = scene(board={8: "red"}, hands=hands).pick(*picks[:2], "done").draws()
    assert len(none.hand("red")) == 5


@pytest.mark.rule("AM-CARD.the_auditors", "AM-R.51")
def test_the_auditors_make_everybody_remove_a_minion() -> None:
    setting: Setting = {
        "board": {1: "green green", 5: "green", 7: "blue"},
        "hands": {"red": "the_auditors", "green": "gaspode hex", "blue": "wallace_sonky hex"},
    }
    table = scene(setting).pick("play the_auditors", "scroll")
    assert table.asked == "green remove-own" and table.areas("remove") == [1, 5]
    table.pick("remove green 5")
    assert table.count("green", 5) == 0 and table.asked == "blue answer-text"
    table.pick("play wallace_sonky")
    assert table.count("blue", 7) == 1

    other = scene(setting, gaspode_stops_auditors=True).pick("play the_auditors", "scroll")
    other.pick("remove green 5", "play gaspode")
    assert other.count("green", 5) == 1


@pytest.mark.rule("AM-CARD.sybil_vimes", "AM-R.5", "AM-R.37")
def test_sybil_vimes_buys_a_building() -> None:
    table = scene(
        board={12: "house:yellow", 11: "house:yellow !", 7: "red"},
        hands={"red": "sybil_vimes groat", "yellow": "hex"},
        money=(9, 0, 0, 0),
    )

    table.pick("play sybil_vimes", "take")
    assert table.areas("buy") == [12]
    table.pick("buy 12")

    assert table.money[:2] == [0, 12] and table.card(12) == "red"
    assert table.asked == "nature draw", "Nap Hill can't be used in the turn it was bought"


@pytest.mark.rule("AM-CARD.reacher_gilt", "AM-R.5", "AM-R.37")
def test_reacher_gilt_buys_in_trouble() -> None:
    board = {8: "house:yellow !", 9: "house:yellow"}
    table = scene(board=board, hands={"red": "reacher_gilt"}, money=(6, 0, 0, 0))
    table.pick("play reacher_gilt")
    assert table.areas("buy") == [8]
    table.pick("buy 8")
    assert table.card(8) == "red" and table.money[:2] == [0, 6] and not table.can("use 8")

    calm = scene(board={8: "house:yellow"}, hands={"red": "reacher_gilt"}).pick("play reacher_gilt")
    assert calm.turn != "red" or not calm.areas("buy")


@pytest.mark.rule("AM-R.38")
def test_buying_with_six_buildings_moves_one() -> None:
    six = dict.fromkeys((1, 2, 3, 4, 5, 8), "house:red")
    setting: Setting = {
        "board": {**six, 9: "house:yellow"},
        "hands": {"red": "sybil_vimes groat"},
        "money": (12, 0, 0, 0),
    }
    table = scene(setting).pick("play sybil_vimes", "skip", "buy 9", "shift 8")
    assert table.card(9) == "red" and table.card(8) == "" and table.state.houses(0) == 6

    other = scene(setting, buy_with_six=False).pick("play sybil_vimes", "take")
    assert not other.areas("buy")


@pytest.mark.rule("AM-R.58", "AM-EVENT.DEMONS.4")
def test_a_building_beside_a_demon_costs_its_printed_price() -> None:
    setting: Setting = {"board": {8: "house:yellow demon !"}, "hands": {"red": "reacher_gilt"}}
    table = scene(setting, money=(6, 0, 0, 0)).pick("play reacher_gilt", "buy 8")
    assert table.money[:2] == [0, 6]

    other = scene(setting, money=(0, 0, 0, 0), demon_house_full_price=False)
    assert other.pick("play reacher_gilt", "buy 8").card(8) == "red" and other.money[1] == 0


@pytest.mark.rule("AM-CARD.mr_teatime")
def test_mr_teatime_in_full() -> None:
    table = scene(board={5: "yellow !"}, hands={"red": "mr_teatime groat"})

    table.pick("play mr_teatime", "take", "remove yellow 5")

    assert table.money[0] == 13 and table.crowd(5) == 0 and table.asked == "red play-another"


@pytest.mark.rule("AM-CARD.william_de_worde")
def test_william_de_worde_counts_after_the_placing() -> None:
    board = {1: "yellow !", 2: "blue !", 3: "blue !", 8: "green", 7: "red"}
    table = scene(board=board, hands={"red": "william_de_worde"})

    table.pick("play william_de_worde", "place 8", "scroll")

    assert table.money[0] == 14


@pytest.mark.rule("AM-CARD.willikins", "AM-PLACE.8")
def test_willikins_waits_at_home() -> None:
    table = scene(
        board={6: "house:red", 11: "house:red", 12: "house:blue", 1: "red"},
        hands={"red": "willikins"},
    )

    assert table.pick("play willikins").areas("place") == [6, 11]
    assert table.pick("place 11").count("red", 11) == 1


@pytest.mark.rule("AM-CARD.archchancellor_ridcully")
def test_archchancellor_ridcully_places_one_or_two() -> None:
    setting: Setting = {"board": {7: "red"}, "hands": {"red": "archchancellor_ridcully"}}
    table = scene(setting).pick("play archchancellor_ridcully", "event riots")
    assert table.areas("place") == AROUND_UNREAL_ESTATE and table.can("skip")
    table.pick("place 2")
    assert table.areas("place") == AROUND_UNREAL_ESTATE and table.can("done")
    table.pick("place 2")
    assert table.count("red", 2) == 2 and table.trouble == {2}

    one = scene(setting).pick("play archchancellor_ridcully", "event riots", "place 4", "done")
    assert one.count("red", 4) == 1 and one.state.on_board(0) == 2


@pytest.mark.rule("AM-CARD.ruby")
def test_ruby_places_and_builds_where_it_is_quiet() -> None:
    table = scene(board={8: "red"}, hands={"red": "ruby"}, money=(12, 0, 0, 0))
    assert table.pick("play ruby", "place 9").areas("build") == [8, 9]

    crowded = scene(board={8: "red", 9: "blue"}, hands={"red": "ruby"}, money=(12, 0, 0, 0))
    assert crowded.pick("play ruby", "place 9").areas("build") == [8]


@pytest.mark.rule("AM-CARD.the_senior_wrangler")
def test_the_senior_wrangler_places_one() -> None:
    table = scene(board={7: "red"}, hands={"red": "the_senior_wrangler groat"})

    table.pick("play the_senior_wrangler", "event riots")
    assert table.areas("place") == AROUND_UNREAL_ESTATE
    table.pick("place 3")

    assert table.count("red", 3) == 1 and table.asked == "red play-another"


@pytest.mark.rule("AM-CARD.mr_shine")
def test_mr_shine_is_quiet_everywhere() -> None:
    table = scene(board={7: "red", 1: "blue blue green"}, hands={"red": "mr_shine groat"})

    table.pick("play mr_shine", "place 1").draws()

    assert table.trouble == set() and table.turn == "yellow"


@pytest.mark.rule("AM-CARD.mr_slant", "AM-R.44")
def test_mr_slant_counts_an_area_in_trouble() -> None:
    table = scene(
        board={5: "red yellow green troll !", 6: "blue"}, hands={"red": "mr_slant"}, money=(0,) * 4
    )

    table.pick("play mr_slant")
    assert table.areas("count") == [5]

    assert table.pick("count 5").money[0] == 8


@pytest.mark.rule("AM-CARD.the_smoking_gnu", "AM-PLACE.8")
def test_the_smoking_gnu_goes_where_trouble_is() -> None:
    table = scene(
        board={3: "blue !", 9: "green !", 7: "red"}, hands={"red": "the_smoking_gnu groat"}
    )

    table.pick("play the_smoking_gnu")
    assert table.areas("place") == [3, 9]

    assert table.pick("place 9").asked == "red play-another"
    assert table.count("red", 9) == 1 and table.count("red", 3) == 0


@pytest.mark.rule("AM-CARD.stanley", "AM-R.52")
def test_stanley_keeps_one_of_two() -> None:
    table = scene(
        board={7: "red"},
        hands={"red": "stanley", "yellow": "groat hex modo dorfl", "blue": "errol"},
    )
    table.pick("play stanley", "choose yellow", "pull hex", "pull dorfl")
    assert table.offered == ["keep hex", "keep dorfl"]
    assert table.view("blue").pulled == [-1, -1] and len(table.view("yellow").pulled) == 2
    table.pick("keep dorfl")
    assert table.hand("red") == ["dorfl"] and table.hand("yellow") == ["groat", "hex", "modo"]
    assert table.asked == "red place"

    last = scene(board={7: "red"}, hands={"red": "stanley", "yellow": "groat"})
    last.pick("play stanley", "choose yellow", "pull groat", "keep groat")
    assert last.hand("red") == ["groat"]
    left = scene(
        board={7: "red"}, hands={"red": "stanley", "yellow": "groat"}, stanley_takes_the_last=False
    )
    assert left.pick("play stanley", "choose yellow").hand("yellow") == ["groat"]
    assert left.asked == "red place"


@pytest.mark.parametrize("card", ["stanley", "cable_street_particulars", "the_beggars_guild"])
def test_an_empty_hand_yields_nothing(card: str) -> None:
    table = scene(board={7: "red"}, hands={"red": f"{card} groat"})

    table.pick(f"play {card}", "choose yellow")

    assert table.asked == "red place" and table.hand("red") == ["groat"]


@pytest.mark.rule("AM-CARD.moist_von_lipwig")
def test_moist_von_lipwig_in_full() -> None:
    table = scene(board={7: "red"}, hands={"red": "moist_von_lipwig"}, money=(0, 0, 0, 0))

    table.pick("play moist_von_lipwig", "place 8", "take", "scroll", "draw errol", "draw dorfl")

    assert table.money[0] == 3 and table.asked == "red play-another" and table.can("play dorfl")


@pytest.mark.rule("AM-CARD.patricians_palace")
def test_the_patricians_palace_in_full() -> None:
    table = scene(board={8: "red"}, hands={"red": "patricians_palace"}, money=(6, 0, 0, 0))

    table.pick("play patricians_palace", "build 8", "take", "place 9")

    assert table.house(8) == "red" and table.money[0] == 4 and table.count("red", 9) == 1


@pytest.mark.rule("AM-CARD.ponder_stibbons", "AM-DOUBLE.1")
def test_ponder_stibbons_plays_two_after_an_event() -> None:
    table = scene(board={7: "red"}, hands={"red": "ponder_stibbons groat modo dwarves"})

    table.pick("play ponder_stibbons", "event riots", "plan groat", "plan modo", "place 8")
    table.pick("play modo", "skip", "place 9").draws()

    assert table.discard == ["ponder_stibbons", "groat", "modo"] and table.turn == "yellow"


@pytest.mark.rule("AM-CARD.the_post_office")
def test_the_post_office_counts_buildings() -> None:
    houses = {1: "house:red", 2: "house:blue", 3: "house:blue", 4: "house:green"}
    table = scene(board={**houses, 7: "red"}, hands={"red": "the_post_office"}, money=(0,) * 4)

    assert table.pick("play the_post_office", "scroll").money[0] == 4
    assert table.asked == "red place"


@pytest.mark.rule("AM-CARD.professor_of_recent_runes")
def test_the_professor_draws_two_after_an_event() -> None:
    table = scene(hands={"red": "professor_of_recent_runes"})

    table.pick("play professor_of_recent_runes", "event riots", "scroll")
    table.pick("draw errol", "draw dorfl")

    assert table.asked == "red play-another" and len(table.hand("red")) == 2


@pytest.mark.rule("AM-CARD.doctor_hix", "AM-R.50")
def test_doctor_hix_stirs_anywhere() -> None:
    setting: Setting = {
        "board": {1: "red !", 5: "blue"},
        "hands": {"red": "doctor_hix groat"},
        "events": "",
    }
    table = scene(setting).pick("play doctor_hix")
    assert table.areas("stir") == list(range(2, 13))
    assert table.pick("stir 3").trouble == {1, 3} and table.asked == "red play-another"

    other = scene(setting, markers_need_minions=True).pick("play doctor_hix")
    assert other.areas("stir") == [5]


@pytest.mark.rule("AM-CARD.hobsonss_livery_stable")
def test_hobsons_rents_a_horse() -> None:
    table = scene(board={1: "red !", 6: "blue"}, hands={"red": "hobsonss_livery_stable"})

    table.pick("play hobsonss_livery_stable", "choose green", "move red 1", "go 6")

    assert table.money == [8, 10, 12, 10] and table.trouble == {6}


@pytest.mark.rule("AM-CARD.hubert", "AM-R.34")
def test_hubert_moves_money_between_others() -> None:
    setting: Setting = {
        "board": {7: "red"},
        "hands": {"red": "hubert", "yellow": "wallace_sonky hex"},
        "money": (5, 2, 0, 0),
    }
    table = scene(setting).pick("play hubert")
    assert table.offered == ["skip", "choose yellow", "choose green", "choose blue"]
    table.pick("choose yellow")
    assert table.offered == ["choose green", "choose blue"]
    table.pick("choose green", "accept")
    assert table.money == [5, 0, 2, 0] and table.asked == "red place"

    stopped = scene(setting).pick("play hubert", "choose yellow", "choose green")
    assert stopped.pick("play wallace_sonky").money == [5, 2, 0, 0]


@pytest.mark.rule("AM-CARD.the_luggage")
def test_the_luggage_in_full() -> None:
    table = scene(board={5: "yellow !"}, hands={"red": "the_luggage groat hex"})

    table.pick("play the_luggage", "remove yellow 5", "scroll", "discard hex").draws()

    assert table.crowd(5) == 0 and table.money[0] == 10 and table.discard == ["hex", "the_luggage"]


@pytest.mark.rule("AM-CARD.the_mob", "AM-R.50")
def test_the_mob_spreads_trouble() -> None:
    setting: Setting = {"board": {1: "red !", 2: "blue"}, "hands": {"red": "the_mob groat"}}
    table = scene(setting).pick("play the_mob")
    assert table.areas("stir") == [2, 3, 12]
    table.pick("stir 12", "place 3")
    assert table.trouble == {1, 12} and table.asked == "red play-another"

    other = scene(setting, markers_need_minions=True).pick("play the_mob")
    assert other.areas("stir") == [2]


@pytest.mark.rule("AM-CARD.lord_downey")
def test_lord_downey_in_full() -> None:
    table = scene(board={5: "yellow !", 8: "red"}, hands={"red": "lord_downey"}, money=(3, 0, 0, 0))

    table.pick("play lord_downey", "remove yellow 5", "take", "build 8")

    assert table.crowd(5) == 0 and table.house(8) == "red" and table.money[0] == 0


@pytest.mark.rule("AM-CARD.dwarves")
def test_the_second_dwarf_reaches_further() -> None:
    table = scene(board={7: "red"}, hands={"red": "dwarves"})

    table.pick("play dwarves")
    assert 9 not in table.areas("place")

    assert 9 in table.pick("place 8").areas("place")


@pytest.mark.rule("AM-CARD.edward_death", "AM-ACTION.6")
def test_edward_death_builds_without_a_victim() -> None:
    table = scene(board={12: "red"}, hands={"red": "edward_death"}, money=(9, 0, 0, 0))

    table.pick("play edward_death", "take", "build 12")

    assert table.house(12) == "red" and table.money[0] == 0


@pytest.mark.rule("AM-CARD.errol")
def test_errol_strikes_friend_or_foe() -> None:
    def rolled(number: int) -> Scene:
        made = scene(board={7: "red", 5: "yellow red !"}, hands={"red": "errol groat"})
        return made.pick("play errol", "scroll", f"roll {number}")

    for number in (7, 12):
        table = rolled(number)
        assert table.offered == ["remove red 5", "remove yellow 5"]
        assert table.pick("remove yellow 5").count("yellow", 5) == 0
    lost = rolled(1)
    assert lost.offered == ["remove red 5", "remove red 7"]
    for number in (2, 6):
        assert rolled(number).asked == "red play-another"


@pytest.mark.rule("AM-CARD.errol")
def test_errol_strikes_nobody_where_there_is_no_trouble() -> None:
    table = scene(board={7: "red yellow"}, hands={"red": "errol groat"})

    assert table.pick("play errol", "scroll", "roll 12").asked == "red play-another"


@pytest.mark.rule("AM-CARD.gargoyles")
def test_gargoyles_count_before_they_build() -> None:
    table = scene(
        board={1: "house:red", 2: "house:red", 3: "house:red", 8: "red"},
        hands={"red": "gargoyles groat hex modo dorfl"},
    )

    table.pick("play gargoyles", "scroll").draws()
    assert len(table.hand("red")) == 7

    assert table.pick("build 8").state.houses(0) == 4 and len(table.hand("red")) == 7


@pytest.mark.rule("AM-CARD.here_n_now")
def test_here_n_now_takes_no_minion_from_whoever_has_none() -> None:
    table = scene(board={7: "yellow"}, hands={"red": "here_n_now groat"})
    table.pick("play here_n_now", "scroll", "roll 1")

    assert table.asked != "red remove-own"
    assert table.count("yellow", 7) == 1
