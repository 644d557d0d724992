"""The ways on which minions walk over the page: streets and bridges, never the water."""

from itertools import pairwise

import pytest

from trollbord.games.ankh_morpork.box import NEIGHBOURS
from trollbord.games.ankh_morpork.look.chart import chart
from trollbord.games.ankh_morpork.look.routes import crossing, route, way
from trollbord.ink.shapes import inside

PAIRS = [(one, two) for one in range(12) for two in NEIGHBOURS[one] if one < two]


@pytest.mark.parametrize("standing", [False, True], ids=["lying", "standing"])
def test_neighbours_meet_in_a_street_or_on_a_bridge(standing: bool) -> None:
    lay = chart(standing)
    crossings = {pair: crossing(lay, *pair) for pair in PAIRS}

    assert sorted(len(spots) for spots in crossings.values()) == [1] * 13 + [2] * 10
    for (one, two), spots in crossings.items():
        assert crossing(lay, two, one) == spots[::-1]
        if len(spots) == 2:
            middle = ((spots[0][0] + spots[1][0]) / 2, (spots[0][1] + spots[1][1]) / 2)
            assert inside(middle, lay.water)


def test_a_way_goes_from_neighbour_to_neighbour() -> None:
    for start in range(12):
        for end in range(12):
            areas = route(start, end)
            assert (areas[0], areas[-1]) == (start, end)
            assert all(two in NEIGHBOURS[one] for one, two in pairwise(areas))
    assert way(False, 3, 3) == ()
    assert len(way(False, 0, 11)) == 2
