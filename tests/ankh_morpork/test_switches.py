"""The other side of the expert table options; their defaults stand with the rules."""

import pytest

from tests.ankh_morpork.scene import scene
from tests.replays.golden import path_of
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.memory import BLANK
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.records.reader import load
from trollbord.records.replaying import opening


@pytest.mark.rule("AM-R.65", "AM-R.61")
def test_a_turn_may_be_passed_and_proves_nothing() -> None:
    table = scene(hands={"red": "groat gaspode", "yellow": "hex"}, must_play=False)

    assert table.offered == ["pass", "play groat"]
    table.pick("pass").draws()

    assert table.turn == "yellow" and table.hand("red")[:2] == ["groat", "gaspode"]
    assert table.view("blue").mind == BLANK


@pytest.mark.rule("AM-R.68")
def test_rounds_in_which_everybody_passes_end_the_game() -> None:
    """A card begins the count anew; the points of the table as it lies decide."""
    state = dealt(must_play=False, rounds_of_passes=2)
    for passes in range(1, 4):
        state.pick("pass")
        assert state.passes == passes and ANKH_MORPORK.position(state.position()) == state
    played = state.copy()
    assert played.ask is not None
    played.pick(played.ask.options[1])
    assert played.passes == 0

    state.pick("pass")

    assert state.reason == "passes" and state.result() is not None
    assert ANKH_MORPORK.position(state.position()) == state
    forever = dealt(must_play=False, rounds_of_passes=0)
    for _ in range(40):
        forever.pick("pass")
    assert forever.passes == 0


def test_what_was_written_before_an_option_existed_keeps_the_rule_of_its_time() -> None:
    """A line that does not name it is read and written again as it was, and so is a record."""
    line = dealt(must_play=False).position().replace(" rounds_of_passes=3", "")
    state = ANKH_MORPORK.position(line)
    assert state.settings["rounds_of_passes"] == 0 and state.position() == line

    record = load(path_of("ankh_morpork", 2, 1))
    assert "rounds_of_passes" not in record.header.settings
    assert opening(ANKH_MORPORK, record.header).settings["rounds_of_passes"] == 0
    assert ANKH_MORPORK.new().settings["rounds_of_passes"] == 3


def dealt(**settings: bool | int) -> AnkhState:
    """A table of two at its first question to a player."""
    state = ANKH_MORPORK.new(2, **settings)
    while state.ask is not None and state.ask.prompt != "play":
        state.take(state.ask.options[0])
    assert isinstance(state, AnkhState)
    return state


@pytest.mark.rule("AM-R.7")
def test_small_gods_may_stop_a_demon_anywhere() -> None:
    table = scene(
        board={4: "house:yellow", 8: "red"}, hands={"red": "the_dean"}, gods_need_a_piece=False
    )

    table.pick("play the_dean", "event demons_from_the_dungeon_dimensions", "roll 8")
    assert table.asked == "yellow stop-arrival"
    table.pick("save")

    assert table.count("demon", 8) == 0 and table.money[1] == 7


@pytest.mark.rule("AM-R.7", "AM-R.8")
def test_a_troll_is_stopped_only_beside_a_piece() -> None:
    board = {4: "house:yellow", 8: "red"}
    for stops, asked in ((True, "nature roll"), (False, "nature roll")):
        table = scene(
            board=board,
            hands={"red": "the_dean"},
            gods_need_a_piece=False,
            gods_stop_trolls=stops,
        )
        table.pick("play the_dean", "event trolls", "roll 8")
        assert table.asked == asked and table.count("troll", 8) == 1


@pytest.mark.rule("AM-R.21")
def test_wallace_sonky_may_shield_from_the_whole_text() -> None:
    table = scene(
        board={4: "yellow", 9: "yellow troll"},
        hands={"red": "carcer", "yellow": "wallace_sonky groat"},
        sonky_stops_whole_text=True,
    )

    table.pick("play carcer", "scroll", "roll 4", "roll 9", "remove yellow 4")
    table.pick("play wallace_sonky")

    assert table.count("yellow", 4) == 1 and table.offered == ["remove troll 9"]


@pytest.mark.rule("AM-R.22")
def test_the_rest_of_a_stopped_text_may_strike_another() -> None:
    table = scene(
        board={4: "yellow", 9: "yellow green"},
        hands={"red": "carcer", "yellow": "wallace_sonky groat"},
        stopped_text_goes_on=True,
    )

    table.pick("play carcer", "scroll", "roll 4", "roll 9", "remove yellow 4")
    table.pick("play wallace_sonky")

    assert table.offered == ["remove yellow 9", "remove green 9"]


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


@pytest.mark.rule("AM-R.28")
def test_the_second_card_may_be_one_just_drawn() -> None:
    table = scene(hands={"red": "drumknott hex"}, board={7: "red"}, second_card_later=True)

    table.pick("play drumknott", "play hex", "scroll", "draw errol", "draw dorfl", "draw ruby")
    table.pick("skip")

    assert table.asked == "red play-another" and table.can("play errol")
