"""Set-up, components, the board, and who sees what."""

from random import Random

import pytest

from tests.ankh_morpork.scene import Scene, scene
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.box import (
    AREAS,
    BUILDINGS,
    CARD,
    CARDS,
    COLOURS,
    COST,
    DEMONS,
    DIE,
    EVENTS,
    MINIONS,
    NEIGHBOURS,
    ON_THE_RIVER,
    PERSONALITIES,
    TROLLS,
    TROUBLE_MARKERS,
)
from trollbord.games.ankh_morpork.deck import GREENS
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.errors import BadSeats
from trollbord.kernel.playout import answer


def dealt(seats: int, seed: int = 1, first: str = "") -> Scene:
    """A game set up to the first question to a player."""
    state = ANKH_MORPORK.new(seats)
    rng = Random(seed)
    while state.ask is not None and state.ask.seat < 0:
        is_first = state.ask.prompt == "first" and first
        state.take(
            ANKH_MORPORK.vocabulary.find(f"first {first}") if is_first else answer(state, rng)
        )
    assert isinstance(state, AnkhState)
    return Scene(state)


@pytest.mark.rule("AM-SETUP.1", "AM-SETUP.2", "AM-SETUP.3", "AM-SETUP.18")
def test_four_players_begin_with_ten_dollars_and_a_minion_in_three_areas() -> None:
    table = dealt(4)

    assert table.money == [10] * 4
    for colour in COLOURS:
        assert [area for area in range(1, 13) if table.count(colour, area)] == [1, 5, 7]
        assert table.state.supply(COLOURS.index(colour)) == 9
    assert table.trouble == {1, 5, 7}
    assert table.state.building == [-1] * 12


@pytest.mark.rule("AM-SETUP.5", "AM-SETUP.6", "AM-SETUP.8", "AM-SETUP.13")
def test_trolls_and_demons_stand_by_and_everybody_is_somebody() -> None:
    table = dealt(4)

    assert table.state.on_board(4) == table.state.on_board(5) == 0
    assert len({*table.state.personality, *table.state.unused}) == 7
    assert [len(dealt(seats).state.unused) for seats in (2, 3, 4)] == [4, 4, 3]
    assert [table.card(area) for area in range(1, 13)] == [""] * 12


@pytest.mark.rule("AM-SETUP.9", "AM-SETUP.10", "AM-SETUP.11", "AM-SETUP.12")
@pytest.mark.parametrize(("seats", "green", "brown"), [(2, 38, 51), (3, 33, 53), (4, 28, 53)])
def test_every_opening_hand_is_green(seats: int, green: int, brown: int) -> None:
    table = dealt(seats)

    assert [len(hand) for hand in table.state.hands] == [5] * seats
    assert all(card < GREENS for hand in table.state.hands for card in hand)
    assert (len(table.state.green), len(table.state.brown)) == (green, brown)
    assert table.state.events == list(range(12))


@pytest.mark.rule("AM-SETUP.15", "AM-SETUP.16", "AM-TWO.1")
def test_two_players_leave_three_cards_in_the_box() -> None:
    table = dealt(2)
    cards = [*table.state.green, *table.state.brown, *table.state.hands[0], *table.state.hands[1]]

    assert len(cards) == 99
    assert CARD["hubert"] not in cards and CARD["cosmo_lavish"] not in cards
    everybody = [*table.state.personality, *table.state.unused]
    assert len(everybody) == 6 and PERSONALITIES.index("chrysoprase") not in everybody


@pytest.mark.rule("AM-COMP.6")
def test_two_to_four_players_take_part() -> None:
    assert ANKH_MORPORK.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            ANKH_MORPORK.new(seats)


@pytest.mark.rule("AM-SETUP.14", "AM-TURN.1")
def test_turns_pass_to_the_left_from_the_player_whom_chance_named() -> None:
    table = dealt(4, first="green")
    turns = [table.turn]
    while len(turns) < 5:
        table.end()
        turns.append(table.turn)

    assert turns == ["green", "blue", "red", "yellow", "green"]
    opening = ANKH_MORPORK.new(3)
    while opening.ask is not None and opening.ask.prompt != "first":
        opening.take(opening.ask.options[0])
    assert opening.ask is not None
    assert opening.ask.weights == [1, 1, 1] and opening.ask.source == "die"


@pytest.mark.rule("AM-SETUP.4", "AM-SETUP.7", "AM-SETUP.17", "AM-BUILD.5")
def test_a_player_sees_what_lies_open_and_his_own_cards() -> None:
    table = scene(
        board={8: "yellow house:yellow"},
        hands={"red": "groat hex", "yellow": "gaspode", "blue": "susan modo dorfl"},
        front={"green": "mr_bent"},
        discard="errol",
        personalities={"red": "lord_rust", "yellow": "lord_vetinari"},
    )

    view = table.view("yellow")

    assert view.money == [10] * 4 and view.hand_sizes == [2, 1, 0, 3]
    assert view.building[7] == 1 and view.front[2] == [CARD["mr_bent"]]
    assert view.discard == [CARD["errol"]]
    assert view.hand == [CARD["gaspode"]]
    assert view.personality == PERSONALITIES.index("lord_vetinari")
    assert not view.shown and not view.mind[0]
    assert not hasattr(view, "hands") and not hasattr(view, "unused")
    assert not hasattr(view, "green") and not hasattr(view, "brown")


@pytest.mark.rule(
    "AM-COMP.1", "AM-COMP.2", "AM-COMP.3", "AM-COMP.4", "AM-COMP.5", "AM-COMP.6", table=True
)
def test_the_box_is_complete() -> None:
    assert (len(COLOURS), MINIONS, BUILDINGS) == (4, 12, 6)
    assert (TROUBLE_MARKERS, DEMONS, TROLLS, DIE) == (12, 4, 3, 12)
    assert (len(CARDS), len(set(CARDS)), GREENS) == (101, 101, 48)
    assert (len(EVENTS), len(AREAS), len(PERSONALITIES)) == (12, 12, 7)
    rich = scene(hands={"red": "the_royal_mint"}, money=(9_999, 0, 0, 0)).pick(
        "play the_royal_mint"
    )
    assert rich.pick("take").money[0] == 10_004
    assert ANKH_MORPORK.seats == (2, 3, 4)


@pytest.mark.rule("AM-BOARD.1", "AM-BOARD.2", "AM-BOARD.3", "AM-BOARD.4", "AM-BOARD.5", table=True)
def test_the_board_has_twelve_areas_and_twenty_three_borders() -> None:
    pairs = {(a + 1, b + 1) for a in range(12) for b in NEIGHBOURS[a]}

    assert len(set(AREAS)) == len(COST) == 12
    assert len(pairs) == 46 and all((b, a) in pairs for a, b in pairs)
    assert (2, 3) in pairs
    assert not pairs & {(8, 10), (9, 12), (4, 7)}
    by_cost = {cost: [n + 1 for n in range(12) if COST[n] == cost] for cost in set(COST)}
    assert by_cost == {6: [1, 5, 7, 8], 12: [3, 6, 9, 10, 12], 18: [2, 4, 11]}
    assert [n + 1 for n in range(12) if not ON_THE_RIVER[n]] == [3, 6]


@pytest.mark.rule("AM-BOARD.1")
def test_every_row_of_the_board_has_twelve_areas() -> None:
    state = ANKH_MORPORK.new(2)
    assert isinstance(state, AnkhState)

    assert [len(row) for row in (state.building, state.trouble, state.aside)] == [12, 12, 12]
    assert len(state.pieces) == 6 * 12
