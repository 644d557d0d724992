"""The turn and the actions of a card."""

import pytest

from tests.ankh_morpork.scene import scene
from trollbord.games.ankh_morpork.box import CARD


@pytest.mark.rule("AM-ACTION.2", "AM-ACTION.12", "AM-TURN.3")
def test_only_the_event_can_not_be_declined() -> None:
    """The rulebook's own example: The Bursar."""
    table = scene(board={3: "red", 9: "yellow"}, hands={"red": "the_bursar groat"})

    table.pick("play the_bursar")

    assert table.asked == "nature event"
    table.pick("event riots")
    assert table.asked == "red swap" and table.can("skip")
    table.pick("skip")
    assert table.asked == "red play-another" and table.can("skip")
    table.pick("skip").draws()
    assert table.turn == "yellow" and table.discard == ["the_bursar"]


@pytest.mark.rule("AM-ACTION.10", "AM-ACTION.11", "AM-DOUBLE.1", "AM-DOUBLE.2")
def test_a_series_is_finished_before_the_other_begins() -> None:
    table = scene(
        board={5: "yellow", 7: "red"}, hands={"red": "drumknott foul_ole_ron groat hex modo"}
    )

    table.pick("play drumknott", "plan foul_ole_ron", "plan hex")
    table.pick("move yellow 5", "go 6", "play groat")
    assert table.asked == "red place"
    table.pick("place 8")
    assert table.asked == "red play-named"
    table.pick("play hex", "scroll", "skip").draws()

    assert table.discard == ["drumknott", "foul_ole_ron", "groat", "hex"]
    assert len(table.hand("red")) == 5 and table.turn == "yellow"


@pytest.mark.rule("AM-TURN.5", "AM-R.12")
def test_a_player_with_interrupts_only_passes_and_refills() -> None:
    table = scene(hands={"red": "gaspode susan", "yellow": "groat"}, board={7: "red"})

    assert table.offered == ["pass"]
    table.pick("pass").draws()

    assert table.turn == "yellow" and len(table.hand("red")) == 5


@pytest.mark.rule("AM-TURN.5")
def test_a_player_without_cards_passes_and_draws_five() -> None:
    table = scene(board={7: "red"}).pick("pass").draws()

    assert table.turn == "yellow" and len(table.hand("red")) == 5 and table.discard == []


@pytest.mark.rule("AM-TURN.7")
def test_a_hand_above_five_is_kept() -> None:
    table = scene(hands={"red": "pink_pussycat_club librarian groat hex modo"}, board={7: "red"})

    table.pick("play pink_pussycat_club", "take", "play librarian", "scroll").draws()

    assert len(table.hand("red")) == 7 and table.turn == "yellow"
    assert table.discard == ["pink_pussycat_club", "librarian"]


@pytest.mark.rule("AM-CARD.history_monks")
def test_history_monks_take_what_there_is() -> None:
    table = scene(hands={"red": "history_monks"}, discard="hex groat", board={7: "red"})

    table.pick("play history_monks", "scroll", "draw hex", "draw groat")

    assert table.hand("red") == ["groat", "hex"]
    assert table.asked == "red place" and table.discard == []
    table.pick("skip").draws()
    assert table.discard == ["history_monks"]


@pytest.mark.rule("AM-ACTION.4", "AM-ACTION.9")
def test_an_action_passed_over_is_gone() -> None:
    table = scene(board={5: "yellow !", 7: "red"}, hands={"red": "the_agony_aunts"})

    table.pick("play the_agony_aunts", "skip", "take")

    assert table.asked == "red place" and table.refuses("remove yellow 5")
    table.pick("place 8")
    assert table.count("yellow", 5) == 1 and table.money[0] == 12


@pytest.mark.rule("AM-ACTION.1", "AM-ACTION.3")
def test_actions_go_from_left_to_right() -> None:
    table = scene(board={7: "red"}, hands={"red": "captain_carrot"}).pick("play captain_carrot")

    assert table.asked == "red place" and table.refuses("take")


@pytest.mark.rule("AM-TURN.6", "AM-R.33", "AM-ACTION.11")
def test_a_loan_counts_neither_as_hand_nor_as_discard() -> None:
    table = scene(hands={"red": "pink_pussycat_club mr_bent groat hex modo"}, board={7: "red"})

    table.pick("play pink_pussycat_club", "take", "play mr_bent", "scroll", "play groat", "skip")
    before = table.state.pile()
    table.end()

    assert before - table.state.pile() == 3 and len(table.hand("red")) == 5
    assert table.front("red") == ["mr_bent"] and "mr_bent" not in table.discard


@pytest.mark.rule("AM-TURN.4", "AM-R.65")
def test_a_player_who_can_play_must() -> None:
    table = scene(hands={"red": "groat gaspode hex"}, board={7: "red"})

    assert table.refuses("pass") and table.offered == ["play groat", "play hex"]
    table.pick("play groat", "skip").draws()
    assert table.turn == "yellow" and table.discard == ["groat"]


@pytest.mark.rule("AM-ACTION.10", "AM-R.12")
def test_an_interrupt_is_no_further_card() -> None:
    table = scene(board={5: "yellow !"}, hands={"red": "sergeant_angua susan"})

    table.pick("play sergeant_angua", "calm 5").draws()

    assert "red play-another" in table.silent
    assert "susan" in table.hand("red") and table.turn == "yellow"


@pytest.mark.rule("AM-R.36", "AM-ACTION.5", "AM-CARD.history_monks")
def test_a_card_that_leads_on_is_discarded_first() -> None:
    table = scene(board={5: "yellow !"}, hands={"red": "sergeant_angua history_monks"}, discard="")

    table.pick("play sergeant_angua", "calm 5", "play history_monks", "scroll")

    assert table.offered == ["draw sergeant_angua"]
    table.pick("draw sergeant_angua", "skip")
    assert "sergeant_angua" in table.hand("red") and table.discard == ["history_monks"]


@pytest.mark.rule("AM-EVENT.1")
def test_an_event_happens_once() -> None:
    table = scene(hands={"red": "the_dean doctor_hix"}, board={2: "yellow"})

    table.pick("play the_dean", "event flood", "roll 3", "roll 6", "skip", "play doctor_hix")

    assert table.asked == "nature event" and not table.can("event flood")
    assert len(table.offered) == 11


@pytest.mark.rule("AM-EVENT.3")
def test_without_events_the_symbol_does_nothing() -> None:
    table = scene(hands={"red": "the_dean"}, board={2: "yellow"}, events="")

    table.pick("play the_dean")

    assert table.asked == "red remove"


@pytest.mark.rule("AM-TURN.2", "AM-WIN.1", "AM-END.1", "AM-R.54")
def test_a_goal_is_tested_at_the_start_of_the_next_own_turn() -> None:
    table = scene(
        board={1: "red", 2: "red", 3: "red", 7: "red", 12: "yellow"},
        hands={"red": "groat", "yellow": "groat"},
        personalities={"red": "lord_rust"},
    )
    table.pick("play groat", "skip").draws()
    assert table.turn == "yellow" and table.reason == ""

    table.pick("play groat", "skip").end().end().end()

    assert table.winners == ["red"] and table.reason == "goal"


@pytest.mark.rule("AM-ACTION.6", "AM-ACTION.7", "AM-CARD.buggy_swires")
def test_an_action_without_a_target_is_skipped() -> None:
    table = scene(hands={"red": "buggy_swires groat"}, board={7: "red"})

    table.pick("play buggy_swires").draws()

    assert table.turn == "yellow" and table.discard == ["buggy_swires"]


@pytest.mark.rule("AM-CARD.buggy_swires", "AM-ACTION.7")
def test_one_marker_of_choice_goes() -> None:
    table = scene(hands={"red": "buggy_swires"}, board={1: "red !", 5: "yellow !"})

    table.pick("play buggy_swires")

    assert table.areas("calm") == [1, 5]
    assert table.pick("calm 5").trouble == {1}


@pytest.mark.rule("AM-TURN.8", "AM-R.13", "AM-INTERRUPT.1")
def test_a_used_interrupt_is_replaced_at_the_own_refill_only() -> None:
    table = scene(
        board={5: "yellow !", 7: "red"}, hands={"red": "inigo_skimmer", "yellow": "gaspode groat"}
    )

    table.pick("play inigo_skimmer", "remove yellow 5", "play gaspode", "take").draws()

    assert table.turn == "yellow" and table.hand("yellow") == ["groat"]
    table.pick("play groat", "skip").draws()
    assert len(table.hand("yellow")) == 5


@pytest.mark.rule("AM-R.36")
def test_the_card_in_play_lies_open_until_its_actions_are_over() -> None:
    table = scene(board={7: "red"}, hands={"red": "gimlets_dwarf_delicatessen"})

    table.pick("play gimlets_dwarf_delicatessen")
    assert table.view("blue").in_play == table.state.in_play != -1
    table.pick("take", "place 8").draws()
    assert table.discard == ["gimlets_dwarf_delicatessen"] and table.state.in_play == -1


def test_the_order_of_answers_may_begin_or_end_with_whoever_acts() -> None:
    """From the seat on turn, or from the one after it."""
    assert scene(turn="green").state.responders() == [2, 3, 0, 1]
    last = scene(turn="green", answer_order="active_last").state
    assert last.responders() == [3, 0, 1, 2]


def test_an_empty_hand_is_not_asked_for_another_card() -> None:
    """AM-ACTION.10: everyone sees that there is none."""
    table = scene(board={7: "red"}, hands={"red": "dorfl"}).pick("play dorfl", "move red 7", "go 1")

    assert "red play-another" not in table.silent


@pytest.mark.rule("AM-R.28", "AM-R.63")
def test_both_cards_are_named_openly_before_the_first_is_played() -> None:
    table = scene(board={7: "red"}, hands={"red": "drumknott hex groat modo"})

    table.pick("play drumknott", "plan hex")
    assert not table.can("plan hex")
    table.pick("plan groat")
    assert table.view("blue").mind[0] == ((CARD["groat"], 1),)
    assert table.asked == "red scroll"
    table.pick("skip", "skip")

    assert table.asked == "red play-named" and table.discard == ["drumknott", "hex"]


@pytest.mark.rule("AM-R.63", "AM-R.29")
def test_a_named_card_that_has_gone_is_not_played() -> None:
    table = scene(board={7: "red"}, hands={"red": "drumknott modo groat"})

    table.pick("play drumknott", "plan modo", "plan groat", "scroll", "discard groat", "place 8")
    table.draws()

    assert table.turn == "yellow" and table.discard == ["drumknott", "groat", "modo"]


@pytest.mark.rule("AM-R.63")
@pytest.mark.parametrize(("given", "where"), [("groat", 1 << 1), ("ruby", 1 << 0)])
def test_all_learn_whether_a_named_card_was_given_away(given: str, where: int) -> None:
    """Red sells a card to yellow unseen; whether it was the named one comes out when that one is due."""
    table = scene(
        board={7: "red"}, hands={"red": "drumknott rosie_palm groat ruby", "yellow": "hex"}
    )

    table.pick("play drumknott", "plan rosie_palm", "plan groat", "skip", "choose yellow")
    table.pick(f"give {given}")

    assert (CARD["groat"], where) in table.view("blue").mind[0]
    assert (table.asked == "red play-named") == (given == "ruby")
