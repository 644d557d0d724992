"""The other side of the expert table options; their defaults stand with the rules."""

import pytest

from tests.ankh_morpork.scene import scene


@pytest.mark.rule("AM-R.21")
def test_wallace_sonky_may_save_one_minion_only() -> None:
    table = scene(
        board={4: "yellow", 9: "yellow"},
        hands={"red": "carcer", "yellow": "wallace_sonky groat"},
        sonky_stops_whole_text=False,
    )

    table.pick("play carcer", "scroll", "roll 4", "roll 9", "remove yellow 4")
    table.pick("play wallace_sonky")

    assert table.count("yellow", 4) == 1 and table.offered[-1] == "remove yellow 9"


@pytest.mark.rule("AM-R.22")
def test_a_stopped_text_may_end_for_everybody() -> None:
    table = scene(
        board={7: "red"},
        hands={"red": "the_thieves_guild", "yellow": "wallace_sonky groat"},
        stopped_text_goes_on=False,
    )
    table.pick("play the_thieves_guild", "scroll", "play wallace_sonky")
    assert table.money == [10, 10, 10, 10] and table.asked == "red place"

    carcer = scene(
        board={4: "yellow", 9: "green"},
        hands={"red": "carcer", "yellow": "wallace_sonky groat"},
        stopped_text_goes_on=False,
    )
    carcer.pick("play carcer", "scroll", "roll 4", "roll 9", "remove yellow 4")
    carcer.pick("play wallace_sonky").draws()
    assert carcer.count("green", 9) == 1


@pytest.mark.rule("AM-R.23")
def test_the_active_player_may_answer_last() -> None:
    board = {9: "red yellow"}
    hands = {"red": "the_dean susan", "yellow": "igor hex"}
    for order, first in [("active_first", "red"), ("active_last", "yellow")]:
        table = scene(board=board, hands=hands, answer_order=order)
        table.pick("play the_dean", "event the_dragon", "roll 9")
        asked = [line for line in [*table.silent, table.asked] if line.endswith("dragon")]
        assert asked[0] == f"{first} dragon"


@pytest.mark.rule("AM-R.24")
def test_wallace_sonky_may_stop_an_answer() -> None:
    table = scene(
        board={5: "yellow !"},
        hands={"red": "inigo_skimmer wallace_sonky", "yellow": "gaspode groat"},
        answers_to_answers=True,
    )

    table.pick("play inigo_skimmer", "remove yellow 5", "play gaspode")
    assert table.asked == "red answer-answer" and table.can("play wallace_sonky")
    table.pick("play wallace_sonky")

    assert table.count("yellow", 5) == 0 and table.discard == ["gaspode", "wallace_sonky"]
    assert table.asked == "red take-money"


@pytest.mark.rule("AM-R.28", "AM-R.63")
def test_both_cards_may_be_named_at_the_start() -> None:
    table = scene(
        board={7: "red"}, hands={"red": "drumknott hex groat modo"}, second_card_later=False
    )

    table.pick("play drumknott", "plan hex")
    assert not table.can("plan hex")
    table.pick("plan groat")
    assert {card for card, _ in table.view("blue").mind[0]} == set(table.state.hands[0][:1])
    assert table.asked == "red scroll"
    table.pick("skip", "skip")

    assert table.asked == "red place" and table.discard == ["drumknott", "hex"]


@pytest.mark.rule("AM-R.63", "AM-R.29")
def test_a_named_card_that_has_gone_is_not_played() -> None:
    table = scene(board={7: "red"}, hands={"red": "drumknott modo groat"}, second_card_later=False)

    table.pick("play drumknott", "plan modo", "plan groat", "scroll", "discard groat", "place 8")
    table.draws()

    assert table.turn == "yellow" and table.discard == ["drumknott", "groat", "modo"]
    none = scene(hands={"red": "drumknott groat"}, second_card_later=False)
    none.pick("play drumknott", "skip").draws()
    assert none.turn == "yellow" and "groat" in none.hand("red")
