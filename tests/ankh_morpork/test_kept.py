"""What the table keeps beside its fields, for speed, is what follows from them."""

from random import Random

import pytest

from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.box import (
    CALMS,
    MEMBERS,
    MOVES,
    NEIGHBOURS,
    PLACES,
    REACH,
    REMOVALS,
    SITES,
    STIRS,
    USES,
    areas_in,
)
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.playout import answer

KEPT = ("stands", "built", "stirred", "closed", "present", "drawable", "spent")


def kept(state: AnkhState) -> list[object]:
    """All that is kept."""
    return [getattr(state, name) for name in KEPT]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_kept_follows_from_the_table_after_every_pick(seats: int) -> None:
    rng = Random(seats)
    for _ in range(8):
        state = ANKH_MORPORK.new(seats)
        assert isinstance(state, AnkhState)
        while state.ask is not None:
            state.take(answer(state, rng))
            again = state.copy()
            assert kept(again) == kept(state)
            again.recount()
            assert kept(again) == kept(state)


def test_lists_that_questions_share_stay_as_they_were_made() -> None:
    rng = Random(7)
    for _ in range(5):
        state = ANKH_MORPORK.new(4)
        while state.ask is not None:
            state.take(answer(state, rng))

    shared = (PLACES, SITES, CALMS, STIRS, USES, *REMOVALS, *MOVES)
    assert all(choices.lists for choices in (PLACES, SITES, CALMS, USES))
    for choices in shared:
        for bits, options in choices.lists.items():
            assert options == areas_in(bits, choices.options)


def test_sets_of_areas_have_their_members_and_their_reach() -> None:
    assert MEMBERS[0] == () and MEMBERS[0b100000000011] == (0, 1, 11)
    assert all(sum(1 << area for area in MEMBERS[bits]) == bits for bits in range(1 << 12))
    both = {0, 6, *NEIGHBOURS[0], *NEIGHBOURS[6]}
    assert REACH[0] == 0 and set(MEMBERS[REACH[1 << 0 | 1 << 6]]) == both
