"""Assassination, interrupts, and what they cost."""

import pytest

from tests.ankh_morpork.scene import Scene, scene


@pytest.mark.rule("AM-INTERRUPT.4", "AM-INTERRUPT.5", "AM-KILL.4", "AM-CARD.gaspode")
def test_the_second_skull_may_strike_the_minion_that_was_saved() -> None:
    """The rulebook's answer on 'HELLO'."""
    table = scene(
        board={5: "yellow !", 7: "red"}, hands={"red": "hello", "yellow": "gaspode susan"}
    )

    table.pick("play hello", "remove yellow 5", "play gaspode")
    assert table.count("yellow", 5) == 1 and table.trouble == {5}
    assert table.asked == "red assassinate" and table.can("remove yellow 5")
    table.pick("remove yellow 5")

    assert table.asked == "yellow answer-removal" and table.can("play susan")
    assert table.pick("accept").count("yellow", 5) == 0 and table.trouble == set()


@pytest.mark.rule("AM-KILL.3", "AM-KILL.4", "AM-CARD.hello")
def test_the_marker_goes_with_the_piece() -> None:
    table = scene(board={5: "yellow green !", 8: "red"}, hands={"red": "hello"})

    table.pick("play hello", "remove yellow 5")

    assert table.trouble == set() and table.asked == "red build"


@pytest.mark.rule("AM-KILL.1", "AM-KILL.2", "AM-EVENT.DEMONS.7")
def test_a_demon_can_be_assassinated_and_an_own_minion_can_not() -> None:
    table = scene(board={3: "red demon !"}, hands={"red": "inigo_skimmer"})

    table.pick("play inigo_skimmer")
    assert table.offered == ["skip", "remove demon 3"]
    table.pick("remove demon 3")

    assert table.trouble == set() and table.count("demon", 3) == 0


@pytest.mark.rule("AM-INTERRUPT.7", "AM-CARD.wallace_sonky", "AM-CARD.inigo_skimmer")
def test_wallace_sonky_does_not_stop_a_skull() -> None:
    table = scene(board={5: "yellow !"}, hands={"red": "inigo_skimmer", "yellow": "wallace_sonky"})

    table.pick("play inigo_skimmer", "remove yellow 5")

    assert "yellow answer-removal" in table.silent and table.count("yellow", 5) == 0


@pytest.mark.rule("AM-INTERRUPT.6", "AM-INTERRUPT.9", "AM-R.22", "AM-CARD.the_thieves_guild")
def test_the_thieves_take_from_those_who_have_and_show_nothing() -> None:
    table = scene(
        board={7: "red"},
        hands={"red": "the_thieves_guild", "yellow": "groat", "green": "wallace_sonky"},
        money=(10, 1, 5, 0),
    )

    table.pick("play the_thieves_guild", "scroll")
    assert table.asked == "green answer-levy"
    table.pick("play wallace_sonky")

    assert table.money == [11, 0, 5, 0] and table.discard == ["wallace_sonky"]
    assert table.asked == "red place"


@pytest.mark.rule("AM-INTERRUPT.10", "AM-INTERRUPT.11", "AM-R.19", "AM-CARD.dr_whiteface")
def test_a_stopped_card_is_not_turned_on_another_player() -> None:
    table = scene(board={7: "red"}, hands={"red": "dr_whiteface", "yellow": "wallace_sonky groat"})

    table.pick("play dr_whiteface", "choose yellow", "play wallace_sonky")

    assert table.asked == "red place" and not table.can("choose green")
    table.pick("place 8").draws()
    assert table.discard == ["wallace_sonky", "dr_whiteface"] and table.front("yellow") == []


@pytest.mark.rule("AM-CARD.fresh_start_club", "AM-R.18", "AM-PLACE.7")
def test_a_fresh_start_is_near_the_other_minions() -> None:
    table = scene(
        board={6: "yellow green !", 12: "yellow"},
        hands={"red": "inigo_skimmer", "yellow": "fresh_start_club groat"},
    )

    table.pick("play inigo_skimmer", "remove yellow 6", "play fresh_start_club")

    assert table.trouble == set() and table.asked == "yellow replace"
    assert table.areas("place") == [1, 2, 11, 12]
    assert table.pick("place 12").trouble == {12}


@pytest.mark.rule("AM-CARD.fresh_start_club", "AM-R.18")
def test_a_fresh_start_of_the_only_minion_is_anywhere_else() -> None:
    table = scene(
        board={6: "yellow !"},
        hands={"red": "inigo_skimmer", "yellow": "fresh_start_club groat"},
    )

    table.pick("play inigo_skimmer", "remove yellow 6", "play fresh_start_club")

    assert table.areas("place") == [area for area in range(1, 13) if area != 6]


@pytest.mark.rule("AM-CARD.carcer", "AM-BOARD.6", "AM-EVENT.DEMONS.7")
def test_carcer_takes_two_from_an_area_rolled_twice() -> None:
    """The rulebook's answer: demons count as minions for Carcer."""
    table = scene(board={4: "demon green green"}, hands={"red": "carcer"})

    table.pick("play carcer", "scroll", "roll 4", "roll 4", "remove demon 4")
    assert table.offered == ["remove green 4"]
    table.pick("remove green 4").draws()

    assert table.crowd(4) == 1 and table.turn == "yellow"


@pytest.mark.rule("AM-CARD.doctor_mossy_lawn", "AM-R.25", "AM-CARD.moist_von_lipwig")
def test_doctor_mossy_lawn_sends_his_player_home() -> None:
    table = scene(
        board={7: "red"},
        hands={"red": "pink_pussycat_club moist_von_lipwig doctor_mossy_lawn groat hex"},
    )

    table.pick("play pink_pussycat_club", "take", "play moist_von_lipwig", "place 8")
    table.pick("play doctor_mossy_lawn").draws()

    assert table.money[0] == 13 and table.turn == "yellow"
    assert table.discard == ["pink_pussycat_club", "doctor_mossy_lawn"]
    assert "moist_von_lipwig" in table.hand("red") and len(table.hand("red")) == 5


@pytest.mark.rule("AM-KILL.1", "AM-KILL.2")
def test_only_others_in_trouble_can_be_assassinated() -> None:
    table = scene(board={5: "red yellow troll !", 6: "yellow"}, hands={"red": "inigo_skimmer"})

    table.pick("play inigo_skimmer")

    assert table.offered == ["skip", "remove yellow 5", "remove troll 5"]


@pytest.mark.rule("AM-INTERRUPT.3")
def test_an_answer_comes_in_time_or_not_at_all() -> None:
    table = scene(board={5: "yellow !"}, hands={"red": "inigo_skimmer groat", "yellow": "susan"})

    table.pick("play inigo_skimmer", "remove yellow 5", "accept", "take")

    assert table.refuses("play susan") and table.count("yellow", 5) == 0


@pytest.mark.rule("AM-INTERRUPT.2", "AM-R.16", "AM-CARD.susan")
def test_an_interrupt_for_oneself_costs_no_action() -> None:
    table = scene(board={7: "red"}, hands={"red": "errol susan groat"})

    table.pick("play errol", "scroll", "roll 1", "remove red 7", "play susan")

    assert table.count("red", 7) == 1 and table.asked == "red play-another"
    assert table.can("play groat")


@pytest.mark.rule("AM-R.15", "AM-R.16", "AM-EVENT.MURDERS.2")
def test_gaspode_is_no_use_against_a_murder_and_susan_is() -> None:
    table = scene(board={7: "yellow !"}, hands={"red": "the_dean", "yellow": "gaspode susan"})

    table.pick("play the_dean", "event mysterious_murders", "roll 7", "remove yellow 7")

    assert table.offered == ["accept", "play susan"]


@pytest.mark.rule("AM-R.15", "AM-EVENT.FLOOD.2")
def test_nothing_but_small_gods_answers_a_flood() -> None:
    table = scene(board={7: "yellow"}, hands={"red": "the_dean", "yellow": "gaspode susan"})

    table.pick("play the_dean", "event flood", "roll 7", "roll 3")

    assert table.asked == "yellow flee" and table.offered == ["go 5", "go 6", "go 8"]


@pytest.mark.rule("AM-R.17", "AM-CARD.the_duckman")
def test_a_move_is_answered_by_gaspode_or_wallace_sonky_only() -> None:
    table = scene(
        board={5: "yellow"},
        hands={"red": "the_duckman", "yellow": "fresh_start_club igor gaspode wallace_sonky"},
    )

    table.pick("play the_duckman", "move yellow 5", "go 6")

    assert table.offered == ["accept", "play gaspode", "play wallace_sonky"]


@pytest.mark.rule("AM-R.20", "AM-CARD.here_n_now")
def test_wallace_sonky_does_not_answer_ones_own_card() -> None:
    table = scene(board={7: "red"}, hands={"red": "here_n_now wallace_sonky groat"})

    table.pick("play here_n_now", "scroll", "roll 1", "remove red 7")

    assert "red answer-removal" in table.silent and table.count("red", 7) == 0


@pytest.mark.rule("AM-INTERRUPT.8", "AM-EVENT.DRAGON.2")
def test_wallace_sonky_does_not_answer_the_dragon() -> None:
    table = scene(board={7: "yellow !"}, hands={"red": "the_dean", "yellow": "wallace_sonky"})

    table.pick("play the_dean", "event the_dragon", "roll 7").draws()

    assert table.count("yellow", 7) == 0 and table.hand("yellow") == ["wallace_sonky"]


@pytest.mark.rule("AM-INTERRUPT.9", "AM-CARD.nobby_nobbs")
def test_wallace_sonky_protects_his_holder_only() -> None:
    table = scene(hands={"red": "nobby_nobbs groat", "yellow": "wallace_sonky", "green": "modo"})

    table.pick("play nobby_nobbs", "choose green")

    assert table.money == [13, 10, 7, 10] and "green answer-levy" in table.silent
    assert table.asked == "red play-another"


@pytest.mark.rule("AM-R.21", "AM-R.22", "AM-INTERRUPT.11", "AM-CARD.carcer")
def test_wallace_sonky_saves_one_minion_from_carcer_and_turns_him_on_nobody() -> None:
    """The other roll may still take a minion of the same player, the user's own, a troll or a demon."""
    table = scene(
        board={4: "yellow", 9: "red yellow green troll"},
        hands={"red": "carcer", "yellow": "wallace_sonky groat"},
    )

    table.pick("play carcer", "scroll", "roll 4", "roll 9", "remove yellow 4")
    table.pick("play wallace_sonky")

    assert table.count("yellow", 4) == 1
    assert table.offered == ["remove red 9", "remove yellow 9", "remove troll 9"]


@pytest.mark.rule("AM-R.22", "AM-INTERRUPT.10")
def test_after_wallace_sonky_carcer_leaves_other_players_alone() -> None:
    table = scene(
        board={4: "yellow", 9: "green"},
        hands={"red": "carcer groat", "yellow": "wallace_sonky groat"},
    )

    table.pick("play carcer", "scroll", "roll 4", "roll 9", "remove yellow 4")
    table.pick("play wallace_sonky")

    assert table.count("green", 9) == 1 and table.asked == "red play-another"


@pytest.mark.rule("AM-R.23", "AM-R.55")
def test_answers_are_asked_in_turn_order_from_the_active_player() -> None:
    table = scene(
        board={9: "yellow green"}, hands={"red": "the_dean", "yellow": "susan", "green": "igor hex"}
    )

    table.pick("play the_dean", "event the_dragon", "roll 9")
    assert table.asked == "yellow dragon"
    table.pick("done")

    assert "green dragon" in table.silent and table.asked == "green mourn"


@pytest.mark.rule("AM-R.24")
def test_an_answer_has_no_answer() -> None:
    table = scene(
        board={5: "yellow !"}, hands={"red": "inigo_skimmer wallace_sonky", "yellow": "gaspode"}
    )

    table.pick("play inigo_skimmer", "remove yellow 5", "play gaspode")

    assert table.asked == "red take-money" and "red answer-answer" not in table.silent


@pytest.mark.rule("AM-R.24", "AM-CARD.fresh_start_club")
def test_an_answer_that_is_let_through_takes_effect() -> None:
    """Where answers have answers, red may keep Wallace Sonky back: yellow's minion comes back elsewhere."""
    table = scene(
        board={5: "yellow !", 7: "yellow"},
        hands={"red": "inigo_skimmer wallace_sonky", "yellow": "fresh_start_club"},
        answers_to_answers=True,
    )
    table.pick("play inigo_skimmer", "remove yellow 5", "play fresh_start_club")
    assert table.asked == "red answer-answer"
    stopped = Scene(table.state.copy()).pick("play wallace_sonky")

    table.pick("accept")

    assert table.asked == "yellow replace" and 7 in table.areas("place")
    assert stopped.asked == "red take-money" and stopped.count("yellow", 5) == 0


@pytest.mark.rule("AM-PENALTY.1", "AM-R.30")
def test_a_penalty_card_is_out_of_everybodys_reach() -> None:
    front = {"yellow": "the_fools_guild"}
    three = "groat hex modo"
    for card, picks, most in [
        ("stanley", ["play stanley", "choose yellow"], 3),
        ("cable_street_particulars", ["play cable_street_particulars", "choose yellow"], 3),
        ("the_beggars_guild", ["play the_beggars_guild", "choose yellow"], 3),
    ]:
        table = scene(hands={"red": card, "yellow": three}, front=front, board={7: "red"})
        table.pick(*picks)
        assert len(table.offered) == most
        assert all("the_fools_guild" not in option for option in table.offered)


@pytest.mark.rule("AM-R.30", "AM-CARD.the_chair_of_indefinite_studies")
def test_the_chair_exchanges_hands_and_leaves_penalties() -> None:
    table = scene(
        hands={
            "red": "the_chair_of_indefinite_studies groat hex modo librarian",
            "yellow": "errol dorfl",
        },
        front={"yellow": "the_fools_guild"},
        events="",
    )

    table.pick("play the_chair_of_indefinite_studies", "choose yellow")

    assert table.hand("red") == ["dorfl", "errol"]
    assert table.hand("yellow") == ["groat", "hex", "modo", "librarian"]
    assert table.front("yellow") == ["the_fools_guild"] and table.can("play errol")


@pytest.mark.rule("AM-R.31", "AM-CARD.dr_whiteface")
def test_five_dollars_send_dr_whiteface_away() -> None:
    table = scene(
        board={7: "red"},
        hands={"red": "dr_whiteface", "yellow": "groat"},
        money=(0, 7, 0, 0),
    )

    table.pick("play dr_whiteface", "choose yellow", "pay")
    assert table.money == [5, 2, 0, 0] and table.asked == "red place"
    table.pick("skip").draws()

    assert table.discard == ["dr_whiteface"] and table.front("yellow") == []


@pytest.mark.rule("AM-R.27")
def test_doctor_mossy_lawn_does_not_bring_back_a_loan() -> None:
    table = scene(hands={"red": "mr_bent doctor_mossy_lawn groat"})

    table.pick("play mr_bent", "scroll", "play doctor_mossy_lawn").draws()

    assert table.front("red") == ["mr_bent"] and "mr_bent" not in table.hand("red")
    assert table.turn == "yellow" and table.discard == ["doctor_mossy_lawn"]


@pytest.mark.rule("AM-R.26", "AM-CARD.doctor_mossy_lawn")
def test_doctor_mossy_lawn_is_for_ones_own_turn_after_a_card() -> None:
    table = scene(
        board={5: "yellow !", 7: "red"},
        hands={"red": "groat hex doctor_mossy_lawn"},
    )
    assert table.refuses("play doctor_mossy_lawn")
    assert table.pick("play groat").can("play doctor_mossy_lawn")

    other = scene(
        board={5: "yellow !"}, hands={"red": "inigo_skimmer", "yellow": "doctor_mossy_lawn gaspode"}
    )
    other.pick("play inigo_skimmer", "remove yellow 5")
    assert other.offered == ["accept", "play gaspode"]


@pytest.mark.rule("AM-DOUBLE.3", "AM-R.29", "AM-CARD.drumknott")
def test_drumknott_with_one_card_or_none() -> None:
    table = scene(hands={"red": "drumknott groat"}, board={7: "red"})
    table.pick("play drumknott", "plan groat", "place 8").draws()
    assert table.turn == "yellow" and len(table.hand("red")) == 5

    refused = scene(hands={"red": "drumknott groat hex"}, board={7: "red"})
    refused.pick("play drumknott", "skip").draws()
    assert refused.turn == "yellow" and refused.discard == ["drumknott"]


@pytest.mark.rule("AM-R.28", "AM-CARD.drumknott")
def test_the_second_card_is_chosen_at_the_start() -> None:
    """What the first card draws is no second card; the one that was named may be declined."""
    table = scene(hands={"red": "drumknott hex groat"}, board={7: "red"})

    table.pick("play drumknott", "plan hex", "plan groat", "scroll")
    table.pick("draw errol", "draw dorfl", "draw ruby", "skip")

    assert table.asked == "red play-named" and table.offered == ["skip", "play groat"]
    table.pick("skip").draws()
    assert table.turn == "yellow" and "groat" in table.hand("red")


@pytest.mark.rule("AM-CITY.2", "AM-R.1", "AM-R.26", "AM-CARD.doctor_mossy_lawn")
def test_abilities_and_doctor_mossy_lawn_fit_before_the_cards_of_drumknott() -> None:
    table = scene(
        hands={"red": "drumknott hex groat doctor_mossy_lawn"}, board={12: "house:red", 7: "red"}
    )

    table.pick("play drumknott")
    assert {"use 12", "play doctor_mossy_lawn", "plan hex", "skip"} <= set(table.offered)
    table.pick("use 12", "plan groat", "plan hex", "place 8")
    assert table.asked == "red play-named" and table.money[0] == 11
    table.pick("play doctor_mossy_lawn").draws()

    assert table.turn == "yellow" and "groat" in table.hand("red") and "hex" in table.hand("red")


@pytest.mark.rule("AM-R.35")
@pytest.mark.parametrize(
    "card", ["hobsonss_livery_stable", "cosmo_lavish", "burleigh_and_stronginthearm"]
)
def test_without_two_dollars_nobody_can_be_paid(card: str) -> None:
    table = scene(
        board={5: "yellow !", 7: "red"}, hands={"red": card, "blue": "hex"}, money=(1, 0, 0, 0)
    )

    table.pick(f"play {card}").draws()

    assert table.turn == "yellow" and table.money == [1, 0, 0, 0]


@pytest.mark.rule("AM-PENALTY.2", "AM-PENALTY.3", "AM-CARD.the_fools_guild", "AM-R.31")
def test_the_fools_guild_stays_with_whoever_can_not_pay() -> None:
    table = scene(
        board={5: "house:yellow", 7: "red"},
        hands={"red": "the_fools_guild", "yellow": "groat hex modo"},
        money=(0, 4, 0, 0),
    )

    table.pick("play the_fools_guild", "choose yellow")
    assert table.offered == ["refuse"]
    table.pick("refuse", "place 8").draws()
    assert table.front("yellow") == ["the_fools_guild"] and table.discard == []
    table.pick("use 5")
    assert table.offered == ["discard groat", "discard hex", "discard modo"]
    table.pick("discard modo", "play groat").end()

    assert len(table.hand("yellow")) == 4


@pytest.mark.rule("AM-PENALTY.2")
def test_both_penalties_leave_three_places() -> None:
    table = scene(
        hands={"red": "groat hex modo"},
        front={"red": "the_fools_guild dr_whiteface"},
        board={7: "red"},
    )

    table.pick("play groat", "skip").draws()

    assert len(table.hand("red")) == 3


@pytest.mark.rule("AM-R.44", "AM-R.46", "AM-EVENT.TROLLS.4", "AM-TROUBLE.7")
def test_a_removed_troll_is_out_of_the_game() -> None:
    table = scene(board={5: "troll yellow !", 10: "troll"}, hands={"red": "dr_cruces the_dysk"})

    table.pick("play dr_cruces", "remove troll 5", "take").draws()

    assert table.count("troll", 5) == 0 and table.trouble == set()
    assert table.state.on_board(4) == 1
    counted = scene(board={10: "troll demon"}, hands={"red": "the_dysk"}, money=(0, 0, 0, 0))
    assert counted.pick("play the_dysk", "scroll").money[0] == 2


@pytest.mark.rule("AM-R.14", "AM-CARD.mr_gryle", "AM-CARD.susan")
def test_susan_leaves_minion_and_marker_in_place() -> None:
    table = scene(board={1: "yellow !"}, hands={"red": "mr_gryle", "yellow": "susan groat"})

    table.pick("play mr_gryle", "remove yellow 1", "play susan")
    assert table.count("yellow", 1) == 1 and table.trouble == {1}
    table.pick("take").draws()

    assert table.money[0] == 11 and "susan" in table.discard


@pytest.mark.rule("AM-R.53", "AM-CARD.gaspode", "AM-CARD.canting_crew")
def test_gaspode_stops_a_move_and_the_card_goes_on() -> None:
    table = scene(
        board={10: "yellow", 7: "red"}, hands={"red": "canting_crew", "yellow": "gaspode hex"}
    )

    table.pick("play canting_crew", "move yellow 10", "go 9", "play gaspode")

    assert table.count("yellow", 10) == 1 and table.trouble == set()
    assert table.discard == ["gaspode"] and table.asked == "red place"
    swapped = scene(
        board={3: "yellow", 9: "green"},
        hands={"red": "the_bursar", "yellow": "modo", "green": "gaspode hex"},
        events="",
    )
    swapped.pick("play the_bursar", "swap yellow 3", "swap green 9", "play gaspode").draws()
    assert swapped.count("yellow", 3) == 1 and swapped.count("green", 9) == 1
    assert "gaspode" in swapped.discard and swapped.hand("green") == ["hex"]


@pytest.mark.rule("AM-R.26")
def test_doctor_mossy_lawn_waits_for_a_card_of_his_own_turn() -> None:
    """The card that red played in the turn before is not yellow's."""
    table = scene(hands={"red": "groat hex", "yellow": "doctor_mossy_lawn modo"})

    table.pick("play groat").end()

    assert table.asked == "yellow play" and not table.can("play doctor_mossy_lawn")


@pytest.mark.rule("AM-R.67")
def test_nobody_need_turn_the_rest_of_a_stopped_text_upon_himself() -> None:
    board = {4: "yellow", 9: "red green"}
    hands = {"red": "carcer", "yellow": "wallace_sonky groat"}
    rolls = ("play carcer", "scroll", "roll 4", "roll 9")
    table = scene(board=board, hands=hands).pick(*rolls, "remove yellow 4", "play wallace_sonky")
    assert table.offered == ["done", "remove red 9"]
    assert table.pick("done").count("red", 9) == 1

    other = scene(board={**board, 9: "red troll"}, hands=hands).pick(*rolls, "remove yellow 4")
    assert other.pick("play wallace_sonky").offered == ["remove red 9", "remove troll 9"]
    alone = scene(board={**board, 9: "red"}, hands=hands).pick(*rolls, "remove yellow 4")
    assert alone.pick("accept").offered == ["remove red 9"], "nothing was stopped"
