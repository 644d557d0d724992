"""Laying tiles into the network."""

import pytest

from tests.trolls_princesses.scene import N, Scene, acting, laying, table
from trollbord.games.trolls_princesses.goods import BARNS
from trollbord.games.trolls_princesses.network import neighbour
from trollbord.games.trolls_princesses.tiles import CENTRE_SHAFTS, DENS, EDGES_OF, TILES, VP, WALL

ALL = range(5)


def fits(scene: Scene, tile: str, place: str) -> list[int]:
    """The turns in which a tile may lie at a place."""
    number = TILES.index(tile)
    if N[place] not in scene.state.lay_places(0, number):
        return []
    return scene.state.lay_turns(0, number, N[place])


def lay(scene: Scene, tile: str, place: str, turn: int) -> None:
    """Take the tile and lay it at a place by the options of the game."""
    assert turn in fits(scene, tile, place)
    number, edge = scene.state.lay_name(0, N[place])
    scene.pick(f"take {tile}", f"lay {number} {edge}", f"turn {turn}")


@pytest.mark.rule("TP-TILES.1", "TP-R.14")
def test_the_first_tile_goes_to_the_marked_cut_out_and_is_no_vp_den() -> None:
    """Nowhere else; a VP den may begin only if the table says so."""
    scene = laying("PRI-01")
    scene.pick("take PRI-01")
    assert scene.offered == ["lay 0 1"]
    scene.pick("lay 0 1", "turn 0")
    assert scene.state.places[0] == (N["N00"],)

    assert fits(table(), "VPD-01", "N00") == []
    assert fits(table(first_tile_may_be_vp_den=True), "VPD-01", "N00") == list(ALL)


@pytest.mark.rule("TP-TILES.11", "TP-TILES.12", "TP-TILES.13", "TP-DEN.3")
def test_equal_halves_make_an_empty_shaft_and_centres_come_filled() -> None:
    """Red has 3 + 2 + 1 obsidian shafts then, five of them full."""
    scene = laying("RES-02", tiles="PRI-01@N00/0")

    lay(scene, "RES-02", "N03", 4)

    assert scene.state.shafts[0] == [6, 0, 1]
    assert scene.state.filled[0] == [5, 0, 1]


@pytest.mark.rule("TP-TILES.10", "TP-TILES.17")
@pytest.mark.parametrize("turn", [0, 1])
def test_unequal_halves_may_meet_and_make_nothing(turn: int) -> None:
    """Gold or a plain passage against obsidian."""
    scene = laying("RES-02", tiles="PRI-01@N00/0")

    lay(scene, "RES-02", "N03", turn)

    assert scene.state.shafts[0] == [5, 0, 1]


@pytest.mark.rule("TP-DEN.8", "TP-TILES.5", "TP-TILES.6", "TP-TILES.16")
def test_a_vp_den_turns_its_one_passage_to_the_tile_it_joins() -> None:
    """At N02 only turn 4 puts passage to passage."""
    scene = laying("VPD-08", tiles="PRI-01@N00/0")
    assert EDGES_OF[TILES.index("VPD-08")].count(WALL) == 4
    assert fits(scene, "VPD-08", "N02") == [4]

    lay(scene, "VPD-08", "N02", 4)

    assert len(scene.state.tiles[0]) == 2


@pytest.mark.rule("TP-TILES.7", "TP-TILES.8", "TP-R.15")
def test_nothing_joins_a_vp_den() -> None:
    """No tile at N05, N10 or N11, not even another VP den."""
    scene = table(tiles="PRI-01@N00/0 VPD-08@N02/4")

    for tile in ("RES-01", "ROY-01", "VPD-01"):
        for place in ("N05", "N10", "N11"):
            assert fits(scene, tile, place) == []


def test_a_vp_den_never_touches_two_tiles() -> None:
    """A place beside two tiles takes any den but a VP den."""
    ring = table(tiles="PRI-01@N00/0 BEL-02@N02/4 RES-02@N03/4 RES-03@N13/0 PRI-07@N35/1")

    assert fits(ring, "VPD-01", "N11") == []
    assert fits(ring, "RES-08", "N11") == list(ALL)


@pytest.mark.rule("TP-TILES.9", "TP-DEN.11")
def test_no_two_equal_vp_dens_in_one_network() -> None:
    """VPD-16 counts humans like VPD-08; another kind fits at N01 with turn 1."""
    scene = table(tiles="PRI-01@N00/0 VPD-08@N02/4")

    assert scene.state.lay_places(0, TILES.index("VPD-16")) == []
    assert fits(scene, "VPD-01", "N01") == [1]
    kinds = [den.counts for den in DENS if den.kind == VP]
    assert {kinds.count(kind) for kind in kinds} == {2}
    assert len(set(kinds)) == 8


@pytest.mark.rule("TP-TILES.3", "TP-TILES.15")
def test_tiles_never_overlap_and_gaps_remain() -> None:
    """N06 would lie on N01; N12 is free."""
    scene = table(tiles="PRI-01@N00/0 RES-01@N01/0 RES-02@N03/0")

    assert fits(scene, "RES-03", "N06") == []
    assert fits(scene, "RES-03", "N12") == list(ALL)


def test_a_ring_completes_two_shafts_at_once() -> None:
    """RES-08 at N11 meets gold at N35 and obsidian at N02."""
    scene = laying(
        "RES-08", tiles="PRI-01@N00/0 BEL-02@N02/4 RES-02@N03/4 RES-03@N13/0 PRI-07@N35/1"
    )
    before, full = scene.state.shafts[0][:], scene.state.filled[0][:]

    lay(scene, "RES-08", "N11", 4)

    assert scene.state.shafts[0] == [before[0] + 2 + 1, before[1] + 1, before[2]]
    assert scene.state.filled[0] == [full[0] + 2, full[1], full[2]]


@pytest.mark.rule("TP-TILES.2")
def test_a_later_tile_adjoins_one_that_lies_there() -> None:
    """N13 shares no edge with N00."""
    assert fits(table(tiles="PRI-01@N00/0"), "RES-01", "N13") == []


@pytest.mark.rule("TP-TILES.4")
def test_open_passages_may_face_empty_ground() -> None:
    """Dens with five passages need nothing at their other edges."""
    scene = table(tiles="PRI-01@N00/0")

    assert [fits(scene, "RES-01", place) for place in ("N01", "N02", "N03")] == [list(ALL)] * 3
    assert all(WALL not in EDGES_OF[tile] for tile, den in enumerate(DENS) if den.kind != VP)


@pytest.mark.rule("TP-TILES.14")
def test_royal_tiles_are_laid_like_dens() -> None:
    """First at the cut-out; beside PRI-01 four full shafts and an empty one arise."""
    first = laying("ROY-12")
    first.pick("take ROY-12")
    assert first.offered == ["lay 0 1"]

    scene = laying("ROY-12", tiles="PRI-01@N00/0")
    lay(scene, "ROY-12", "N03", 0)
    assert (scene.state.shafts[0], scene.state.filled[0]) == ([8, 0, 1], [7, 0, 1])


@pytest.mark.rule("TP-R.39")
def test_touching_along_part_of_an_edge_is_no_contact() -> None:
    """A den at N72 joins N28 and touches the VP den at N33 in passing."""
    scene = table(
        tiles="PRI-01@N00/0 PRI-02@N01/0 PRI-03@N08/0 PRI-04@N32/0 PRI-05@N81/0 PRI-06@N02/0 PRI-07@N10/0 "
        "PRI-08@N28/0 VPD-01@N33/3"
    )

    assert fits(scene, "RES-01", "N72") == list(ALL)
    assert scene.state.new_shafts(0, TILES.index("RES-01"), N["N72"], 0) in (
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    )
    assert N["N33"] not in [neighbour(N["N72"], edge) for edge in ALL]


@pytest.mark.rule("TP-R.46")
def test_nothing_comes_between_taking_a_tile_and_turning_it() -> None:
    """A royal card can be completed before and after, not while a tile is in the hand."""
    scene = laying("PRI-01", humans=(2, 2, 1), tasks="RCA-14")
    assert "claim RCA-14" in scene.offered

    scene.pick("take PRI-01")
    assert scene.offered == ["lay 0 1"]
    scene.pick("lay 0 1")
    assert scene.prompt == "turn-tile"
    assert "claim RCA-14" not in scene.offered


# -- kinds of dens


@pytest.mark.rule("TP-DEN.1", "TP-DEN.2", "TP-DEN.9")
def test_each_kind_of_den_brings_its_spaces() -> None:
    """Camp space and two shafts, bed, bell space; VP dens, the blue ones, bring none."""
    spaces = {"RES-01": [1, 0, 0, 0], "PRI-01": [0, 0, 0, 1], "BEL-01": [0, 0, 1, 0]}
    for tile, rooms in spaces.items():
        scene = table(tiles=tile, shafts=(0, 0, 0), filled=(0, 0, 0))
        assert scene.state.rooms[0] == rooms
    resource = laying("RES-01", shafts=(0, 0, 0), filled=(0, 0, 0))
    resource.pick("take RES-01", "lay 0 1", "turn 0")
    assert resource.state.filled[0] == [2, 0, 0]
    assert table(tiles="PRI-01 VPD-01").state.rooms[0] == [0, 0, 0, 1]
    assert {den.kind for den in DENS} == {0, 1, 2, VP}


@pytest.mark.rule("TP-DEN.5", "TP-R.43")
def test_a_bell_den_uncovers_a_barn_when_it_is_laid() -> None:
    """Red has three covers, then two."""
    scene = laying("BEL-01")
    assert scene.state.goods[0][BARNS] == 1

    scene.pick("take BEL-01", "lay 0 1", "turn 0")

    assert scene.state.goods[0][BARNS] == 2


@pytest.mark.rule("TP-R.25")
def test_without_a_cover_nothing_is_uncovered() -> None:
    """Turquoise with both covers gone builds a third bell den."""
    scene = laying("BEL-03", clans="turquoise red yellow purple", tiles="BEL-01@N00/0 BEL-02@N03/0")
    assert scene.state.goods[0][BARNS] == 4

    lay(scene, "BEL-03", "N01", 0)

    assert scene.state.goods[0][BARNS] == 4
    assert scene.state.rooms[0][2] == 3


@pytest.mark.rule("TP-DEN.10")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("RES-01", (0, 1, 0)),
        ("RES-02", (0, 0, 0)),
        ("RES-06", (0, 0, 0)),
        ("RES-08", (2, 0, 0)),
        ("RES-10", (0, 0, 1)),
    ],
)
def test_camp_spaces_carry_the_bonus_of_the_table(tile: str, goods: tuple[int, int, int]) -> None:
    """Gold, a cow, two power, two obsidian, a diamond."""
    scene = acting("building", 3, cows=1, tiles=tile)

    scene.pick("build-camp", "replace I", "camp CS1", f"store {tile}")

    assert scene.store() == goods
    assert (scene.state.goods[0][4], scene.state.goods[0][3]) == {
        "RES-02": (1, 0),
        "RES-06": (0, 2),
    }.get(tile, (0, 0))


def test_each_vp_den_counts_what_its_row_says() -> None:
    """Eight kinds, twice each: one point for a number of a thing."""
    kinds = ["bat_cards/1", "toad_cards/1", "snake_cards/1", "diamonds/1"]
    kinds += ["gold/2", "obsidian/2", "cows/1", "humans/2"]

    assert [f"{den.counts}/{den.per}" for den in DENS if den.kind == VP] == kinds * 2


def test_only_resource_dens_have_shafts_in_their_centre() -> None:
    """Two of obsidian in each; the other kinds have none."""
    centres = {den.kind: CENTRE_SHAFTS[TILES.index(den.name)] for den in DENS}

    assert len(centres) == 4
    assert {kind for kind, shafts in centres.items() if shafts == (2, 0, 0)} == {0}
    assert {kind for kind, shafts in centres.items() if shafts == (0, 0, 0)} == {1, 2, 3}
