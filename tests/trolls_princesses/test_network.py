"""The places of the network, held against a table that was worked out with plain geometry."""

import math
from itertools import combinations
from random import Random

import pytest

from tests.trolls_princesses.places import PLACES
from tests.trolls_princesses.scene import table
from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.choices import any_den_fits, dens_that_fit
from trollbord.games.trolls_princesses.network import (
    EDGES,
    FIRST,
    beside,
    is_ground,
    is_leaning,
    is_negative,
    name,
    neighbour,
    overlap,
    place_at,
    touching,
    vector,
    widened,
)
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, KIND, VP
from trollbord.kernel.playout import answer

AT = {place: place_at(coordinates) for place, (coordinates, _, _) in PLACES.items()}
NAMES = {place: name for name, place in AT.items()}
APOTHEM = 0.6881909602355868


def centre(place: int) -> complex:
    """The middle of a tile; the board lies to the right."""
    turns = [math.radians(180 + 72 * edge) for edge in range(EDGES)]
    return (
        2
        * APOTHEM
        * sum(x * complex(math.cos(t), math.sin(t)) for x, t in zip(vector(place), turns))
    )


def corners(place: int, size: float = 1.0) -> list[complex]:
    start = 0 if is_leaning(place) else 180
    radius = size * APOTHEM / math.cos(math.radians(36))
    turns = [math.radians(start + 36 + 72 * edge) for edge in range(EDGES)]
    return [centre(place) + radius * complex(math.cos(t), math.sin(t)) for t in turns]


def holds(place: int, point: complex) -> bool:
    """Whether a point lies inside a tile."""
    start = 0 if is_leaning(place) else 180
    away = point - centre(place)
    turns = [math.radians(start + 72 * edge) for edge in range(EDGES)]
    return all(away.real * math.cos(t) + away.imag * math.sin(t) < APOTHEM for t in turns)


@pytest.mark.parametrize("place", PLACES)
def test_neighbours_and_overlaps_are_those_of_the_table(place: str) -> None:
    coordinates, neighbours, overlaps = PLACES[place]
    here = AT[place]

    around = [neighbour(here, edge) for edge in range(EDGES)]
    found = [NAMES.get(spot, "beyond") if is_ground(spot) else "board" for spot in around]

    assert vector(here) == coordinates
    assert is_leaning(here) == (sum(coordinates) == 1)
    assert is_ground(here)
    assert found == neighbours.split()
    assert {NAMES[spot] for spot in AT.values() if spot != here and overlap(here, spot)} == set(
        overlaps.split()
    )


def test_a_neighbour_leads_back_across_the_same_edge() -> None:
    rng = Random(5)
    place = FIRST
    for _ in range(83):
        edge = rng.randrange(EDGES)
        assert neighbour(neighbour(place, edge), edge) == place
        assert not overlap(place, neighbour(place, edge))
        place = neighbour(place, edge)
        assert overlap(place, place)


def test_overlap_agrees_with_points_inside_both_tiles_far_from_the_board() -> None:
    """The integer rule against plain geometry, for pairs that no table lists."""
    rng = Random(8)
    for _ in range(40):
        walk = [FIRST]
        for _ in range(9):
            walk.append(neighbour(walk[-1], rng.randrange(EDGES)))
        for one, other in combinations(walk, 2):
            points = [*corners(other, 0.999), centre(other), *corners(one, 0.999), centre(one)]
            share = any(holds(one, point) and holds(other, point) for point in points)
            assert not share or overlap(one, other)
            if abs(centre(one) - centre(other)) > 2 * APOTHEM / math.cos(math.radians(36)):
                assert not overlap(one, other)


def test_numbers_with_the_golden_ratio_are_compared_exactly() -> None:
    golden = (1 + math.sqrt(5)) / 2
    for whole in range(-30, 31):
        for part in range(-20, 21):
            assert is_negative(whole, part) == (whole + part * golden < -1e-12)
    assert not is_negative(
        -102334155, 63245986
    )  # so close to zero that floats of 32 bits would fail
    assert is_negative(-165580141, 102334155)


def test_open_places_are_what_laying_out_afresh_finds() -> None:
    """Grown tile by tile, the open places equal those found by trying every neighbour of every tile."""
    rng = Random(13)
    for _ in range(6):
        laid: tuple[int, ...] = ()
        sealed: tuple[int, ...] = ()
        free: tuple[int, ...] = (FIRST,)
        for _ in range(18):
            place = rng.choice(free)
            seals = len(touching(laid, place)) == 1 and rng.random() < 0.3
            free = widened(free, laid, sealed, place, seals)
            laid = (*laid, place)
            sealed = (*sealed, place) if seals else sealed
            assert set(free) == afresh(laid, sealed)
            if not free:
                break


def test_a_table_keeps_its_open_places_as_tiles_are_laid() -> None:
    """Nothing may lie beside a VP den; everything else that touches a tile is open."""
    rng = Random(21)
    for _ in range(4):
        scene = table(dens_shown="PRI-01")
        tiles = rng.sample(range(DEN_COUNT), DEN_COUNT)
        for tile in tiles:
            spots = scene.state.lay_places(0, tile)
            if spots and len(scene.state.tiles[0]) < 16:
                spot = rng.choice(spots)
                scene.state.displays[0] = (*scene.state.displays[0], tile)
                scene.state.lay(0, tile, spot, rng.choice(scene.state.lay_turns(0, tile, spot)))
                laid = scene.state.places[0]
                walls = [at for at, each in zip(laid, scene.state.tiles[0]) if KIND[each] == VP]
                assert set(scene.state.open_places[0]) == afresh(laid, tuple(walls))
        assert len(scene.state.tiles[0]) == 16 and walls


def afresh(laid: tuple[int, ...], sealed: tuple[int, ...]) -> set[int]:
    around = {neighbour(place, edge) for place in laid for edge in range(EDGES)}
    return {
        spot
        for spot in around
        if is_ground(spot)
        and not any(overlap(spot, place) for place in laid)
        and not any(neighbour(spot, edge) in sealed for edge in range(EDGES))
    }


def test_a_place_is_named_by_the_first_tile_it_touches() -> None:
    laid = (FIRST, AT["N02"], AT["N03"], AT["N13"], AT["N35"])

    assert name(laid, AT["N01"]) == (1, 2)
    assert name(laid, AT["N11"]) == (2, 3)  # it touches the second and the fifth tile
    assert neighbour(laid[1], 2) == AT["N11"]


def test_what_lies_beside_a_place_does_not_depend_on_what_was_asked_before() -> None:
    """It is found from the network without its last tile, and here compared with looking across every edge."""
    rng = Random(8)
    for _ in range(30):
        places: tuple[int, ...] = (FIRST,)
        open_places = widened((FIRST,), (), (), FIRST, False)
        for _ in range(rng.randrange(12)):
            place = rng.choice(open_places)
            open_places = widened(open_places, places, (), place, False)
            places = (*places, place)
        for place in open_places:
            across = [(edge, neighbour(place, edge)) for edge in range(EDGES)]
            expected = [(edge, places.index(other)) for edge, other in across if other in places]
            assert beside(places, place) == expected


def test_a_tile_fits_if_there_is_a_place_for_it() -> None:
    rng, state = Random(9), TROLLS_PRINCESSES.new(2)
    assert isinstance(state, TrollsState)
    answers: set[bool] = set()
    while state.ask is not None:
        for seat in range(2):
            fits = [bool(state.lay_places(seat, den)) for den in range(DEN_COUNT)]
            assert fits == [state.can_lay(seat, den) for den in range(DEN_COUNT)]
            assert any_den_fits(state, seat) == bool(dens_that_fit(state, seat))
            answers.update(fits)
        state.take(answer(state, rng))
    assert answers == {True, False}
