"""Text and picture of a view."""

from math import dist
from random import Random
from xml.etree import ElementTree

import pytest

from tests.trolls_princesses.scene import N, Scene, acting, table
from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.look.draw import board_picture, picture
from trollbord.games.trolls_princesses.look.layout import (
    APOTHEM,
    EDGE,
    centre,
    corners,
    normal,
    towards,
)
from trollbord.games.trolls_princesses.look.placing import own_area, placing, spots
from trollbord.games.trolls_princesses.look.shafts import Contents, joined
from trollbord.games.trolls_princesses.network import neighbour, overlap
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.kernel.playout import answer
from trollbord.kernel.state import State

SVG = "{http://www.w3.org/2000/svg}"


def seen(table: Scene | State, seat: int = 0) -> TrollsView:
    state = table.state if isinstance(table, Scene) else table
    view = state.view(seat)
    assert isinstance(view, TrollsView)
    return view


def test_the_text_says_what_lies_on_the_table() -> None:
    view = seen(
        acting(
            "mining",
            3,
            tiles="PRI-01@N00/0 RES-02@N03/4",
            cards="TRC-14",
            power=4,
            stored="camp>RES-02",
        )
    )

    text = " ".join(str(view).split())

    assert "Round 3 / 10 Turn red Phase 2 Action points 3 (mining)" in text
    assert "1: PRI-01 (princess den 1) [og-oo] 0.1 r0; 2: RES-02" in text
    assert "[-oo-g] 1.1 r4" in text
    assert "TRC-14 (bat card: camp space (2 troll power)) Stored camp: RES-02" in text
    assert "RND-01 (dawn I: changeling, king to the mining cave)" in text


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_is_whole_and_says_its_text(theme: str) -> None:
    view = seen(
        acting("mining", 3, tiles="PRI-01 RES-02 VPD-01 ROY-12 ROY-16", cards="TRC-14 TRC-01")
    )

    drawing = picture(view, theme)  # type: ignore[arg-type]

    root = ElementTree.fromstring(drawing)
    assert root.find(f"{SVG}desc").text == str(view)  # type: ignore[union-attr]
    assert "var(" not in drawing
    assert drawing == picture(view, theme)  # type: ignore[arg-type]


def test_every_moment_of_a_game_can_be_drawn() -> None:
    rng = Random(2)
    for seats in (2, 3, 4):
        state = TROLLS_PRINCESSES.new(seats)
        picks = 0
        while state.ask is not None:
            if picks % 150 == 0:
                assert_drawn(state, -2)
            state.take(answer(state, rng))
            picks += 1
        assert_drawn(state, seats - 1)


def assert_drawn(state: State, seat: int) -> None:
    """Once the clans are chosen, every tile, troll, card and round card that the viewer sees is in the picture."""
    view = seen(state, seat)
    root = ElementTree.fromstring(picture(view))
    keys = [element.get("id", "") for element in root.iter()]
    if min(view.clans) < 0:
        assert keys.count("villages") == 0
        return
    wanted = [f"tile-{s}-{n + 1}" for s in range(view.seats) for n in range(len(view.tiles[s]))]
    wanted += [f"troll-{s}-{n}" for s in range(view.seats) for n in range(5) if view.trolls[s][n]]
    wanted += [f"den-{n}" for n in range(len(view.displays[0]))]
    wanted += [f"card-{n}" for n in range(len(view.displays[1]))]
    wanted += [f"hand-{n}" for n in range(len(view.hand))]
    assert [key for key in wanted if keys.count(key) != 1] == []


def test_a_board_can_be_enlarged() -> None:
    view = seen(acting("mining", 3, tiles="PRI-01 RES-02"))

    for seat in range(4):
        drawing = board_picture(view, seat)
        assert 'width="1120"' in drawing
        assert drawing.count('id="tile-') == (2 if seat == 0 else 0)
        assert all(
            f'id="cave-{seat}-{cave}"' in drawing for cave in ("mining", "building", "power")
        )


def test_tiles_touch_along_whole_edges() -> None:
    """Neighbours share the two ends of an edge, to a hundredth of a pixel."""
    for place in (N["N00"], N["N03"], N["N35"]):
        for edge in range(5):
            mine, theirs = corners(place), corners(neighbour(place, edge))
            ends = {(round(x, 2), round(y, 2)) for x, y in (mine[edge], mine[(edge + 1) % 5])}
            assert ends <= {(round(x, 2), round(y, 2)) for x, y in theirs}
            middle = towards(centre(place), normal(place, edge), APOTHEM * EDGE)
            other = towards(
                centre(neighbour(place, edge)), normal(neighbour(place, edge), edge), APOTHEM * EDGE
            )
            assert middle == pytest.approx(other)


def test_shafts_are_filled_from_the_board_outwards() -> None:
    """TP-R.47: board, centres, edges."""
    tiles = "PRI-01@N00/0 RES-02@N03/4"
    full = Contents(seen(table(tiles=tiles, filled=(5, 0, 1))), 0)
    assert [has for _, has in full.board] == [True] * 4
    assert full.tiles == [0, 2]
    assert [has for *_, has in full.edges] == [False]

    few = Contents(seen(table(tiles=tiles, filled=(2, 0, 0))), 0)
    assert [has for _, has in few.board] == [True, True, False, False]
    assert few.tiles == [0, 0]
    assert len(joined(seen(table(tiles=tiles)), 0)) == 1


def test_open_places_carry_the_names_of_their_options() -> None:
    scene = acting("building", 2, obsidian=1, tiles="PRI-01@N00/0", dens_shown="RES-01")
    scene.pick("build-dens")
    scene.pick("take RES-01")
    hand = placing(seen(scene))
    assert hand is not None
    drawing = str(spots(hand))

    names = [scene.state.lay_name(0, place) for place in scene.state.open_places[0]]
    assert len(names) == 3
    assert all(f'id="spot-{tile}-{edge}"' in drawing for tile, edge in names)


def test_places_that_overlap_share_the_ground_between_them() -> None:
    """A click lies in one place alone: no corner of its own area is nearer to another's middle."""
    rng = Random(7)
    state = TROLLS_PRINCESSES.new(2)
    shared = 0
    while state.ask is not None:
        hand = placing(seen(state, state.ask.seat)) if state.ask.seat >= 0 else None
        places = hand.places if hand is not None and hand.chosen < 0 else []
        for place in places:
            rivals = [other for other in places if other != place and overlap(place, other)]
            shared += bool(rivals)
            x, y = centre(place)
            for at_x, at_y in own_area(place, tuple(rivals)):
                point = (x + at_x, y + at_y)
                own = dist(point, centre(place))
                assert all(own <= dist(point, centre(rival)) + 1e-6 for rival in rivals)
        quick = TROLLS_PRINCESSES.advice.rollout
        state.take(quick(state, rng) if state.ask.seat >= 0 else answer(state, rng))
    assert shared > 5
