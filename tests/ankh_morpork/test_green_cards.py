"""The green cards that have no scene elsewhere, in the order of the deck."""

import pytest

from tests.ankh_morpork.scene import Scene, Setting, scene


@pytest.mark.rule("AM-CARD.mr_boggis", "AM-R.34")
def test_mr_boggis_collects_two_dollars_from_everybody() -> None:
    table = scene(board={7: "red"}, hands={"red": "mr_boggis"}, money=(10, 5, 2, 1))

    table.pick("play mr_boggis", "scroll")

    assert table.money == [15, 3, 0, 0] and table.asked == "red place"


@pytest.mark.rule("AM-CARD.mr_bent", "AM-LOAN.1", "AM-R.33")
def test_mr_bent_lends_ten_dollars() -> None:
    table = scene(hands={"red": "mr_bent groat"}, money=(4, 0, 0, 0))
    table.pick("play mr_bent", "scroll")
    assert table.money[0] == 14 and table.front("red") == ["mr_bent"]
    assert "mr_bent" not in table.hand("red") + table.discard and table.can("play groat")

    refused = scene(hands={"red": "mr_bent groat"}).pick("play mr_bent", "skip")
    assert refused.discard == ["mr_bent"] and refused.front("red") == [] and refused.money[0] == 10


@pytest.mark.rule("AM-CARD.the_beggars_guild")
def test_the_beggars_get_two_cards_of_the_givers_choice() -> None:
    table = scene(board={7: "red"}, hands={"red": "the_beggars_guild", "yellow": "groat hex modo"})
    table.pick("play the_beggars_guild", "choose yellow")
    assert table.asked == "yellow give"
    table.pick("give hex", "give modo")
    assert table.hand("red") == ["hex", "modo"] and table.hand("yellow") == ["groat"]
    assert table.asked == "red place"

    poor = scene(board={7: "red"}, hands={"red": "the_beggars_guild", "yellow": "groat"})
    poor.pick("play the_beggars_guild", "choose yellow", "give groat")
    assert poor.hand("red") == ["groat"] and poor.asked == "red place"


@pytest.mark.rule("AM-CARD.the_bank_of_ankh_morpork", "AM-LOAN.4")
def test_a_second_loan_counts_on_its_own() -> None:
    table = scene(
        hands={"red": "the_bank_of_ankh_morpork groat"},
        front={"red": "mr_bent"},
        money=(0, 0, 0, 0),
    )

    table.pick("play the_bank_of_ankh_morpork", "scroll")

    assert table.money[0] == 10 and table.state.loans(0) == 2 and table.state.worth(0) == -14


@pytest.mark.rule("AM-CARD.the_ankh_morpork_sunshine_dragon_sanctuary")
def test_the_sanctuary_gets_a_card_or_a_dollar_from_everybody() -> None:
    table = scene(
        hands={
            "red": "the_ankh_morpork_sunshine_dragon_sanctuary modo",
            "yellow": "groat hex",
        },
        money=(0, 0, 5, 0),
    )

    table.pick("play the_ankh_morpork_sunshine_dragon_sanctuary", "scroll")
    assert table.asked == "yellow alms" and table.offered == ["hand-over"]
    table.pick("hand-over", "give hex")
    assert table.asked == "green alms" and table.offered == ["pay"]
    table.pick("pay")

    assert table.money == [1, 0, 4, 0] and table.hand("red") == ["hex", "modo"]
    assert table.asked == "red play-another"


@pytest.mark.rule("AM-CARD.sergeant_angua", "AM-ACTION.13")
def test_sergeant_angua_calms_and_leads_on() -> None:
    table = scene(board={5: "red yellow green blue !"}, hands={"red": "sergeant_angua groat"})

    table.pick("play sergeant_angua", "calm 5")

    assert table.trouble == set() and table.crowd(5) == 4 and table.can("play groat")


@pytest.mark.rule("AM-CARD.the_agony_aunts")
def test_the_agony_aunts_in_full() -> None:
    table = scene(board={5: "yellow !", 7: "red"}, hands={"red": "the_agony_aunts"})

    table.pick("play the_agony_aunts", "remove yellow 5", "take", "place 6")

    assert table.count("yellow", 5) == 0 and table.trouble == set()
    assert table.money[0] == 12 and table.count("red", 6) == 1


@pytest.mark.rule("AM-CARD.the_dysk", "AM-R.44")
def test_the_dysk_counts_everybody_on_the_isle() -> None:
    table = scene(
        board={10: "red yellow yellow troll"}, hands={"red": "the_dysk"}, money=(0, 0, 0, 0)
    )

    assert table.pick("play the_dysk", "scroll").money[0] == 4


@pytest.mark.rule("AM-CARD.the_duckman", "AM-R.45", "AM-EVENT.TROLLS.4")
def test_the_duckman_moves_strangers_and_trolls() -> None:
    table = scene(board={6: "yellow", 3: "troll", 7: "red"}, hands={"red": "the_duckman groat"})
    table.pick("play the_duckman")
    assert table.offered == ["skip", "move yellow 6", "move troll 3"]
    assert table.pick("move yellow 6").areas("go") == [4, 5, 7]
    table.pick("go 4").draws()
    assert table.turn == "yellow"

    other = scene(board={6: "yellow", 3: "troll"}, hands={"red": "the_duckman"})
    assert other.pick("play the_duckman", "move troll 3").areas("go") == [1, 2, 4]


@pytest.mark.rule("AM-CARD.cmot_dibbler", "AM-R.49")
def test_cmot_dibbler_wins_or_loses() -> None:
    def rolled(number: int, cash: int = 10, people: str = "red", rest: bool = False) -> Scene:
        made = scene(
            board={7: people},
            hands={"red": "cmot_dibbler groat"},
            money=(cash, 0, 0, 0),
            dibbler_takes_the_rest=rest,
        )
        return made.pick("play cmot_dibbler", "scroll", f"roll {number}")

    assert rolled(7).money[0] == rolled(12).money[0] == 14
    assert rolled(2).money[0] == rolled(6).money[0] == 10
    lost = rolled(1)
    assert lost.offered == ["pay", "remove red 7"]
    assert lost.pick("pay").money[0] == 8 and lost.asked == "red play-another"
    poor = rolled(1, cash=1)
    assert poor.offered == ["remove red 7"]
    assert poor.pick("remove red 7").count("red", 7) == 0 and poor.money[0] == 1
    assert rolled(1, people="").offered == ["pay"]
    neither = rolled(1, cash=1, people="")
    assert neither.asked == "red play-another" and neither.money[0] == 1
    assert rolled(1, cash=1, people="", rest=True).money[0] == 0


@pytest.mark.rule("AM-CARD.dr_cruces", "AM-ACTION.6")
def test_dr_cruces_without_a_target_takes_his_money() -> None:
    table = scene(board={7: "red !"}, hands={"red": "dr_cruces"})

    table.pick("play dr_cruces")

    assert table.asked == "red take-money" and table.pick("take").money[0] == 13


@pytest.mark.rule("AM-CARD.captain_carrot")
def test_captain_carrot_settles_the_trouble_he_makes() -> None:
    table = scene(board={9: "red", 8: "green"}, hands={"red": "captain_carrot"})

    table.pick("play captain_carrot", "place 8", "calm 8", "take")

    assert table.crowd(8) == 2 and table.trouble == set() and table.money[0] == 11


@pytest.mark.rule("AM-CARD.mrs_cake")
@pytest.mark.parametrize(("seats", "seen"), [(2, 3), (3, 3), (4, 2)])
def test_mrs_cake_sees_all_unused_personalities_but_one(seats: int, seen: int) -> None:
    unused = ["lord_vetinari", "lord_selachii", "lord_rust", "lord_de_worde"][: seen + 1]
    table = scene(seats=seats, hands={"red": "mrs_cake"}, unused=" ".join(unused), board={8: "red"})

    table.pick("play mrs_cake", "scroll")
    shown = []
    while table.asked == "nature show":
        assert table.state.ask is not None and table.state.ask.seen_by == (0,)
        shown.append(table.offered[-1])
        table.pick(table.offered[-1])

    assert len(shown) == seen and table.asked == "red take-money"
    assert table.pick("take").asked == "red build"


@pytest.mark.rule("AM-CARD.gimlets_dwarf_delicatessen")
def test_gimlets_in_full() -> None:
    table = scene(board={7: "red"}, hands={"red": "gimlets_dwarf_delicatessen"}, money=(0, 0, 0, 0))

    table.pick("play gimlets_dwarf_delicatessen", "take", "place 6")

    assert table.money[0] == 3 and table.state.on_board(0) == 2


@pytest.mark.rule("AM-CARD.the_fire_brigade", "AM-R.31", "AM-INTERRUPT.11")
def test_the_fire_brigade_is_paid_or_burns() -> None:
    setting: Setting = {
        "board": {2: "house:yellow", 8: "house:yellow"},
        "hands": {"red": "the_fire_brigade groat", "yellow": "wallace_sonky hex"},
        "money": (0, 5, 0, 0),
    }
    paid = scene(setting).pick("play the_fire_brigade", "choose yellow", "accept", "pay")
    assert paid.money == [5, 0, 0, 0] and paid.house(2) == paid.house(8) == "yellow"

    burnt = scene(setting).pick("play the_fire_brigade", "choose yellow", "accept", "refuse")
    assert burnt.offered == ["skip", "raze 2", "raze 8"]
    assert burnt.pick("raze 2").house(2) == "" and burnt.asked == "red play-another"

    stopped = scene(setting).pick("play the_fire_brigade", "choose yellow", "play wallace_sonky")
    assert stopped.asked == "red play-another" and stopped.money == [0, 5, 0, 0]


@pytest.mark.rule("AM-R.56", "AM-CARD.the_fire_brigade")
def test_the_fire_brigade_needs_a_building() -> None:
    one = scene(board={2: "house:green"}, hands={"red": "the_fire_brigade groat"})
    assert one.pick("play the_fire_brigade").offered == ["skip", "choose green"]

    none = scene(board={2: "house:red"}, hands={"red": "the_fire_brigade groat"})
    none.pick("play the_fire_brigade")
    assert none.offered[0] == "skip" and not any("choose" in option for option in none.offered)


@pytest.mark.rule("AM-CARD.inigo_skimmer", "AM-KILL.1")
def test_inigo_skimmer_takes_a_demon_and_two_dollars() -> None:
    table = scene(board={3: "red demon !"}, hands={"red": "inigo_skimmer"})

    table.pick("play inigo_skimmer", "remove demon 3", "take")

    assert table.count("demon", 3) == 0 and table.money[0] == 12


@pytest.mark.rule("AM-CARD.hex")
def test_hex_draws_three() -> None:
    table = scene(board={8: "red"}, hands={"red": "hex groat modo dorfl errol"})

    table.pick("play hex", "scroll").draws()

    assert len(table.hand("red")) == 7 and table.asked == "red build"


@pytest.mark.rule("AM-CARD.here_n_now")
def test_here_n_now_robs_or_pays_for_it() -> None:
    def rolled(number: int) -> Scene:
        made = scene(board={7: "red"}, hands={"red": "here_n_now groat"})
        return made.pick("play here_n_now", "scroll", f"roll {number}")

    for number in (7, 12):
        table = rolled(number)
        assert table.offered == ["choose yellow", "choose green", "choose blue"]
        assert table.pick("choose blue").money == [13, 10, 10, 7]
    lost = rolled(1)
    assert lost.offered == ["remove red 7"]
    assert lost.pick("remove red 7").count("red", 7) == 0
    for number in (2, 6):
        assert rolled(number).asked == "red play-another"


@pytest.mark.rule("AM-CARD.harry_king")
def test_harry_king_buys_cards() -> None:
    table = scene(board={7: "red"}, hands={"red": "harry_king groat hex modo"})
    table.pick("play harry_king", "place 8", "scroll", "discard hex", "discard modo", "done")
    assert table.money[0] == 14 and table.discard[:2] == ["hex", "modo"]

    none = scene(board={7: "red"}, hands={"red": "harry_king groat"})
    assert none.pick("play harry_king", "skip", "scroll", "done").money[0] == 10


@pytest.mark.rule("AM-CARD.hargas_house_of_ribs")
def test_hargas_in_full() -> None:
    table = scene(board={7: "red"}, hands={"red": "hargas_house_of_ribs"}, money=(1, 0, 0, 0))

    table.pick("play hargas_house_of_ribs", "take", "place 8")

    assert table.money[0] == 4 and table.state.on_board(0) == 2


@pytest.mark.rule("AM-CARD.mr_gryle")
def test_mr_gryle_in_full() -> None:
    table = scene(board={1: "green !"}, hands={"red": "mr_gryle"})

    table.pick("play mr_gryle", "remove green 1", "take")

    assert table.crowd(1) == 0 and table.trouble == set() and table.money[0] == 11


@pytest.mark.rule("AM-CARD.the_peeled_nuts")
def test_the_peeled_nuts_do_nothing() -> None:
    table = scene(hands={"red": "the_peeled_nuts groat hex modo dorfl"}, board={7: "red"})
    table.pick("play the_peeled_nuts").draws()
    assert table.turn == "yellow" and table.discard == ["the_peeled_nuts"]

    sold = scene(hands={"red": "harry_king the_peeled_nuts"}, board={7: "red"})
    sold.pick("play harry_king", "skip", "scroll", "discard the_peeled_nuts")
    assert sold.money[0] == 12


@pytest.mark.rule("AM-CARD.the_opera_house", "AM-R.44")
def test_the_opera_house_counts_everybody_on_the_isle() -> None:
    table = scene(board={10: "red yellow green demon", 8: "red"}, hands={"red": "the_opera_house"})

    assert table.pick("play the_opera_house", "skip", "scroll").money[0] == 14


@pytest.mark.rule("AM-CARD.nobby_nobbs", "AM-R.34")
def test_nobby_nobbs_takes_what_there_is() -> None:
    table = scene(hands={"red": "nobby_nobbs groat"}, money=(0, 2, 9, 9))

    table.pick("play nobby_nobbs", "choose yellow")

    assert table.money == [2, 0, 9, 9] and table.asked == "red play-another"


@pytest.mark.rule("AM-CARD.modo", "AM-ACTION.9")
def test_modo_throws_a_card_away() -> None:
    table = scene(board={7: "red"}, hands={"red": "modo groat hex"})

    table.pick("play modo", "scroll", "discard hex")

    assert table.money[0] == 10 and table.discard == ["hex"] and table.asked == "red place"


@pytest.mark.rule("AM-CARD.librarian", "AM-TURN.7")
def test_the_librarian_draws_four() -> None:
    table = scene(hands={"red": "librarian groat hex modo dorfl"})

    table.pick("play librarian", "scroll").draws()

    assert len(table.hand("red")) == 8 and table.turn == "yellow"


@pytest.mark.rule("AM-CARD.leonard_of_quirm")
def test_leonard_of_quirm_draws_four() -> None:
    table = scene(hands={"red": "leonard_of_quirm groat"})

    table.pick("play leonard_of_quirm", "scroll").draws()

    assert len(table.hand("red")) == 5


@pytest.mark.rule("AM-CARD.shonky_shop")
def test_the_shonky_shop_pays_a_dollar_a_card() -> None:
    table = scene(board={8: "red"}, hands={"red": "shonky_shop groat hex modo"}, money=(3, 0, 0, 0))

    table.pick("play shonky_shop", "scroll", "discard groat", "discard hex", "discard modo")

    assert table.money[0] == 6 and table.areas("build") == [8]


@pytest.mark.rule("AM-CARD.sacharissa_cripslock")
def test_sacharissa_counts_before_the_placing() -> None:
    board = {1: "yellow !", 2: "blue !", 3: "blue !", 4: "blue !", 8: "green", 7: "red"}
    table = scene(board=board, hands={"red": "sacharissa_cripslock"})

    table.pick("play sacharissa_cripslock", "scroll", "place 8")

    assert table.money[0] == 14 and len(table.trouble) == 5


@pytest.mark.rule("AM-CARD.rosie_palm", "AM-R.34")
def test_rosie_palm_sells_a_card() -> None:
    table = scene(board={7: "red"}, hands={"red": "rosie_palm groat hex"}, money=(0, 1, 0, 0))

    table.pick("play rosie_palm", "place 8", "choose yellow", "give hex")

    assert table.hand("yellow") == ["hex"] and table.money[:2] == [1, 0]


@pytest.mark.rule("AM-CARD.rincewind")
def test_rincewind_runs_from_trouble() -> None:
    table = scene(board={5: "red !"}, hands={"red": "rincewind groat"})

    table.pick("play rincewind", "event riots", "move red 5")
    assert table.areas("go") == [4, 6, 7, 8, 10]
    table.pick("go 6")

    assert table.trouble == set() and table.asked == "red play-another"


@pytest.mark.rule("AM-CARD.the_royal_mint", "AM-R.35")
def test_the_royal_mint_pays_after_the_building() -> None:
    table = scene(board={8: "red"}, hands={"red": "the_royal_mint"}, money=(6, 0, 0, 0))
    assert table.pick("play the_royal_mint", "build 8", "take").money[0] == 5

    poor = scene(board={8: "red"}, hands={"red": "the_royal_mint"}, money=(5, 0, 0, 0))
    assert poor.pick("play the_royal_mint", "take").money[0] == 10 and poor.house(8) == ""


@pytest.mark.rule("AM-CARD.queen_molly")
def test_queen_molly_begs_after_placing() -> None:
    table = scene(board={7: "red"}, hands={"red": "queen_molly", "yellow": "groat hex modo dorfl"})

    table.pick("play queen_molly", "place 8", "choose yellow", "give groat", "give dorfl").draws()

    assert {"groat", "dorfl"} <= set(table.hand("red")) and len(table.hand("yellow")) == 2


@pytest.mark.rule("AM-CARD.pink_pussycat_club", "AM-ACTION.8")
def test_the_pink_pussycat_club_leads_on() -> None:
    table = scene(board={7: "red"}, hands={"red": "pink_pussycat_club groat"}, money=(2, 0, 0, 0))

    table.pick("play pink_pussycat_club", "take")

    assert table.money[0] == 5 and table.can("play groat")


@pytest.mark.rule("AM-CARD.zorgo_the_retro_phrenologist", "AM-WIN.1")
def test_zorgo_gives_another_personality() -> None:
    table = scene(
        board=dict.fromkeys((1, 2, 3, 4, 8), "red"),
        hands={"red": "zorgo_the_retro_phrenologist"},
        personalities={"red": "dragon_king_of_arms"},
        unused="lord_vetinari lord_selachii chrysoprase",
    )

    table.pick("play zorgo_the_retro_phrenologist", "scroll")
    assert table.offered == ["deal lord_vetinari", "deal lord_selachii", "deal chrysoprase"]
    assert table.state.ask is not None and table.state.ask.seen_by == (0,)
    table.pick("deal lord_selachii")

    assert table.state.unused == [0, 4, 5] and table.asked == "red build"
    table.pick("skip").end().end().end().end()
    assert table.winners == ["red"]


@pytest.mark.rule("AM-CARD.the_seamstresses_guild")
def test_the_seamstresses_need_a_card_to_sell() -> None:
    none = scene(board={7: "red"}, hands={"red": "the_seamstresses_guild"})
    assert none.pick("play the_seamstresses_guild").asked == "red place"

    table = scene(
        board={7: "red"}, hands={"red": "the_seamstresses_guild groat"}, money=(0, 6, 0, 0)
    )
    table.pick("play the_seamstresses_guild", "choose yellow", "give groat")
    assert table.hand("yellow") == ["groat"] and table.money[:2] == [2, 4]
    assert table.asked == "red place"


@pytest.mark.rule("AM-CARD.mr_pin_and_mr_tulip")
def test_the_new_firm_in_full() -> None:
    table = scene(board={8: "yellow !"}, hands={"red": "mr_pin_and_mr_tulip"})

    table.pick("play mr_pin_and_mr_tulip", "remove yellow 8", "take")

    assert table.crowd(8) == 0 and table.trouble == set() and table.money[0] == 11
