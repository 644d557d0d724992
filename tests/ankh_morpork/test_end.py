"""Control, goals, the end, points."""

from typing import Unpack

import pytest

from tests.ankh_morpork.scene import Scene, Setting, scene
from trollbord.kernel.seat import SPECTATOR


def goal(
    seats: int, personality: str, board: dict[int, str], /, **setting: Unpack[Setting]
) -> bool:
    """Whether red, being this person, wins at the start of a turn."""
    table = scene(
        setting,
        seats=seats,
        turn="blue" if seats == 4 else "green" if seats == 3 else "yellow",
        board=board,
        personalities={"red": personality},
    )
    table.end()
    assert table.reason in ("", "goal")
    return table.winners == ["red"]


@pytest.mark.rule("AM-CONTROL.1", "AM-CONTROL.2", "AM-CONTROL.3", "AM-CONTROL.4")
def test_who_controls_what() -> None:
    """The rulebook's figure, and its remark on one more blue piece."""
    board = {
        11: "red blue green house:green",
        12: "red yellow yellow !",
        1: "red red blue demon",
        2: "blue troll",
        3: "green yellow",
    }
    state = scene(board=board).state
    assert [state.controller(area - 1) for area in (11, 12, 1, 2, 3)] == [2, 1, -1, -1, -1]
    for more in ("blue", "house:blue"):
        assert scene(board={2: f"blue troll {more}"}).state.controller(1) == 3


@pytest.mark.rule("AM-CONTROL.5", "AM-EVENT.TROLLS.3", "AM-EVENT.DEMONS.5")
def test_equal_numbers_control_nothing() -> None:
    assert scene(board={3: "red yellow"}).state.controller(2) == -1
    assert scene(board={3: "red troll"}).state.controller(2) == -1
    assert scene(board={3: "red red troll"}).state.controller(2) == 0
    assert scene(board={3: "red demon"}).state.controller(2) == -1
    assert scene(board={3: "red red yellow green"}).state.controller(2) == 0


@pytest.mark.rule("AM-WIN.1", "AM-WIN.4")
def test_a_goal_broken_before_the_own_turn_is_lost() -> None:
    table = scene(
        board={1: "red", 2: "red", 3: "red", 7: "red", 6: "yellow"},
        hands={"red": "groat", "yellow": "the_duckman"},
        personalities={"red": "lord_rust"},
    )
    assert table.state.controlled(0) == 4

    table.pick("play groat", "skip").draws()
    table.pick("play the_duckman", "move red 1", "go 2").end().end().end()

    assert table.turn == "red" and table.reason == ""


@pytest.mark.rule("AM-WIN.6", "AM-LOAN.4", "AM-EVENT.DEMONS.4")
def test_chrysoprase_counts_cash_houses_and_loans() -> None:
    front = {"red": "mr_bent"}
    board = {2: "house:red", 8: "house:red"}
    assert goal(4, "chrysoprase", board, money=(38, 0, 0, 0), front=front)
    assert not goal(4, "chrysoprase", board, money=(37, 0, 0, 0), front=front)
    beside = {**board, 2: "house:red demon"}
    assert not goal(3, "chrysoprase", beside, money=(38, 0, 0, 0), front=front)
    assert goal(3, "chrysoprase", {}, money=(50, 0, 0, 0))


@pytest.mark.rule("AM-WIN.6", "AM-EVENT.JOHNSON.3")
def test_chrysoprase_counts_a_building_without_its_card() -> None:
    assert goal(4, "chrysoprase", {11: "house:red aside"}, money=(32, 0, 0, 0))


@pytest.mark.rule("AM-WIN.2", "AM-WIN.3")
@pytest.mark.parametrize(("seats", "needed"), [(2, 11), (3, 10), (4, 9)])
def test_lord_vetinari_needs_spies_in_many_areas(seats: int, needed: int) -> None:
    board = dict.fromkeys(range(1, needed + 1), "red")

    assert goal(seats, "lord_vetinari", board)
    assert not goal(seats, "lord_vetinari", {**board, 1: "red demon"})
    del board[1]
    assert not goal(seats, "lord_vetinari", board)


@pytest.mark.rule("AM-WIN.4")
@pytest.mark.parametrize("lord", ["lord_selachii", "lord_rust", "lord_de_worde"])
@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 5), (4, 4)])
def test_the_lords_need_areas(lord: str, seats: int, needed: int) -> None:
    board = dict.fromkeys(range(1, needed + 1), "red")

    assert goal(seats, lord, board)
    assert not goal(seats, lord, {**board, 1: "red yellow"})


@pytest.mark.rule("AM-WIN.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dragon_king_needs_trouble(seats: int) -> None:
    for markers in (7, 8, 9):
        board = dict.fromkeys(range(1, markers + 1), "yellow !")
        assert goal(seats, "dragon_king_of_arms", board) == (markers >= 8)


@pytest.mark.rule("AM-WIN.7", "AM-END.3", "AM-END.4", "AM-R.40")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_commander_vimes_wins_with_the_last_card(seats: int) -> None:
    people = {"red": "lord_rust", "yellow": "dragon_king_of_arms"}
    people["green"] = people["blue"] = "lord_selachii"
    vimes = "yellow" if seats == 2 else "green"
    people[vimes] = "commander_vimes"
    table = scene(
        seats=seats,
        board={**dict.fromkeys(range(1, 9), "blue !"), 12: "red"},
        hands={"red": "groat hex modo"},
        pile="errol dorfl ruby",
        personalities={
            colour: people[colour] for colour in ("red", "yellow", "green", "blue")[:seats]
        },
    )

    table.pick("play groat", "skip", "draw errol", "draw dorfl", "draw ruby")

    assert table.winners == [vimes] and table.reason == "vimes"


@pytest.mark.rule("AM-R.40", "AM-END.3", "AM-CARD.librarian")
def test_the_last_card_ends_the_game_in_the_middle_of_a_turn() -> None:
    table = scene(hands={"red": "drumknott librarian groat"}, pile="errol dorfl ruby igor")

    table.pick("play drumknott", "plan librarian", "plan groat", "scroll")
    for card in ("errol", "dorfl", "ruby", "igor"):
        table.pick(f"draw {card}")

    assert table.asked == "over" and "groat" in table.hand("red")


@pytest.mark.rule("AM-END.5", "AM-R.41", "AM-CARD.leonard_of_quirm")
def test_nothing_is_reshuffled() -> None:
    table = scene(hands={"red": "leonard_of_quirm"}, pile="errol dorfl", discard="groat hex modo")

    table.pick("play leonard_of_quirm", "scroll", "draw errol", "draw dorfl")

    assert table.asked == "over" and table.hand("red") == ["dorfl", "errol"]
    assert table.discard == ["groat", "hex", "modo"]


def pile_end(**setting: Unpack[Setting]) -> Scene:
    """A table whose last card is drawn, without Commander Vimes."""
    people = {"red": "lord_rust", "yellow": "lord_selachii"}
    table = scene(
        setting,
        seats=2,
        hands={"red": "groat"},
        pile="errol",
        personalities=people,
    )
    table.pick("play groat", "skip")
    if table.asked == "red end":
        table.pick("end")
    return table.pick("draw errol")


@pytest.mark.rule("AM-SCORE.1", "AM-SCORE.2", "AM-SCORE.3", "AM-R.32")
def test_points_of_minions_buildings_cash_and_loans() -> None:
    table = pile_end(
        board={1: "red red red", 5: "red red red", 9: "house:red", 8: "house:red", 3: "red demon"},
        money=(20, 0),
        front={"red": "mr_bent the_bank_of_ankh_morpork"},
    )
    result = table.state.result()

    assert result is not None and result.scores[0] == 6 * 5 + 18 + (20 - 12) - 15 == 41
    assert dict(result.rows)["minions"][0] == 30 and dict(result.rows)["buildings"][0] == 18


@pytest.mark.rule("AM-LOAN.2", "AM-LOAN.3", "AM-EVENT.DEMONS.6")
def test_loans_are_repaid_where_possible() -> None:
    table = scene(
        seats=3,
        money=(12, 11, 24),
        front={"red": "mr_bent", "yellow": "mr_bent", "green": "mr_bent the_bank_of_ankh_morpork"},
    )

    assert [table.state.cash_points(seat) for seat in range(3)] == [0, -4, 0]
    assert scene(board={1: "red demon house:red"}, money=(0, 0, 0, 0)).state.points(0) == 0


@pytest.mark.rule("AM-SCORE.4", "AM-SCORE.5", "AM-SCORE.6", "AM-END.4")
def test_a_tie_goes_to_the_dearest_card_and_then_to_both() -> None:
    tie = pile_end(board={9: "house:red", 3: "house:red", 2: "house:yellow"}, money=(0, 6))
    assert tie.winners == ["yellow"] and tie.reason == "pile"

    shared = pile_end(board={9: "house:red", 3: "house:yellow"}, money=(3, 3))
    assert shared.winners == ["red", "yellow"]

    clear = pile_end(board={9: "house:red", 2: "house:yellow"}, money=(7, 0))
    assert clear.winners == ["red"]


@pytest.mark.rule("AM-R.43")
def test_which_cards_break_a_tie() -> None:
    board = {8: "house:yellow"}
    assert pile_end(board=board, money=(6, 0)).winners == ["yellow"]
    aside = {8: "house:yellow aside"}
    assert pile_end(board=aside, money=(6, 0)).winners == ["red", "yellow"]
    assert pile_end(board=aside, money=(6, 0), tie_break="all").winners == ["yellow"]
    demon = {8: "house:yellow demon"}
    assert pile_end(board=demon, money=(0, 0)).winners == ["yellow"]
    free = pile_end(board=demon, money=(0, 0), tie_break="free_of_demons")
    assert free.winners == ["red", "yellow"]


@pytest.mark.rule("AM-R.39", "AM-SCORE.2")
def test_a_half_price_building_scores_in_full() -> None:
    table = scene(board={2: "red"}, hands={"red": "wee_mad_arthur"}, money=(9, 0, 0, 0))

    table.pick("play wee_mad_arthur", "build 2")

    assert table.state.building_points(0) == 18 and table.state.worth(0) == 18


@pytest.mark.rule("AM-R.62", "AM-SETUP.7")
def test_personalities_are_shown_when_the_game_is_over() -> None:
    table = pile_end(money=(5, 0))

    seen = table.view("yellow")
    assert seen.shown == [2, 1] and (seen.hand, seen.hand_sizes) == ([], [1, 0])
    assert table.hand("red") == ["errol"] and "errol" not in str(seen).lower()
    assert "errol" in str(table.view("red")).lower()
    assert not scene().view("yellow").shown


@pytest.mark.rule("AM-R.62")
def test_at_the_end_everybody_is_shown_something() -> None:
    """All personalities are laid open, so nobody takes that back alone."""
    table = scene(hands={"red": "groat"}, pile="errol")
    assert table.state.listener is not None

    table.pick("play groat", "skip", "draw errol")

    assert table.asked == "over"
    assert table.state.listener.learners == {0, 1, 2, 3, SPECTATOR}
