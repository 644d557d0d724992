"""Positions: a line that no table can be is refused, whatever is wrong with it."""

import re

import pytest

from tests.ankh_morpork.scene import scene
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.box import CARD
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.errors import BadPosition
from trollbord.kernel.match import Match


def played(picks: int) -> AnkhState:
    """A table of three some picks after its beginning."""
    match = Match(ANKH_MORPORK, 3, seed=5)
    for _ in range(picks):
        assert match.ask is not None
        match.pick(match.ask.options[-1])
    assert isinstance(match.state, AnkhState)
    return match.state


def with_field(state: AnkhState, name: str, value: object) -> str:
    """The line of a table with another value."""
    changed = state.copy()
    setattr(changed, name, value)
    return changed.position()


def test_a_played_table_is_read_back() -> None:
    state = played(40)

    assert ANKH_MORPORK.position(state.position()) == state


def test_thirteen_minions_four_trolls_and_seven_buildings_are_refused() -> None:
    """AM-COMP.1, .2: no more than there are in the box."""
    state = played(5)
    for owner, count in ((0, 13), (3, 1), (4, 4), (5, 5)):
        pieces = state.pieces[:]
        pieces[owner * 12 : owner * 12 + 12] = [count, *[0] * 11]
        with pytest.raises(BadPosition):
            ANKH_MORPORK.position(with_field(state, "pieces", pieces))
    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(with_field(state, "building", [0] * 7 + [-1] * 5))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("money", [-1, 10, 10]),
        ("trouble", [2] + [0] * 11),
        ("aside", [1] + [0] * 11),
        ("turn", 3),
        ("gods", 3),
        ("shield", 8),
        ("used", 4096),
        ("pulled", [3]),
        ("events", list(range(11))),
        ("unused", [0, 1, 2, 3]),
        ("winners", 1),
        ("reason", "goal"),
        ("last_played", 101),
        ("tales", ((3, 0, 0),)),
        ("tales", ((1, 0, 0),)),
    ],
)
def test_a_number_that_can_not_be_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(with_field(played(5), name, value))


def test_a_card_in_two_places_or_in_none_is_refused() -> None:
    state = played(5)
    for hand in ([*state.hands[0], state.hands[1][0]], state.hands[0][1:]):
        hands = [sorted(hand), *state.hands[1:]]
        with pytest.raises(BadPosition):
            ANKH_MORPORK.position(with_field(state, "hands", hands))


def test_a_memory_of_a_card_that_is_elsewhere_is_refused() -> None:
    state = played(5)
    mind = (((state.hands[1][0], 1 << 2),), (), ())

    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(with_field(state, "minds", [mind, *state.minds[1:]]))


def test_a_step_that_finds_no_piece_is_refused() -> None:
    state = played(5)
    line = re.sub(r" \S+$", " Removal(1,5,0,-1)", state.position())

    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(line)


def test_the_census_finds_what_does_not_follow_from_the_board() -> None:
    state = scene(board={5: "yellow !"}, hands={"red": "groat"}).state
    assert ANKH_MORPORK.census(state)["faults"] == 0

    state.stirred = 0
    state.present[1] = 13
    assert ANKH_MORPORK.census(state)["faults"] == 2
    state.discard.append(CARD["groat"])
    assert ANKH_MORPORK.census(state)["cards"] == -1
