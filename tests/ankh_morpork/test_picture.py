"""The picture and the text of the city, from a view alone."""

from xml.etree import ElementTree

import pytest

from tests.ankh_morpork.scene import Scene, scene
from trollbord.games.ankh_morpork.box import AREAS, NEIGHBOURS, TROLL
from trollbord.games.ankh_morpork.look.chart import chart
from trollbord.games.ankh_morpork.look.draw import board, picture
from trollbord.games.ankh_morpork.look.pieces_on_map import STACKED
from trollbord.games.ankh_morpork.look.plaques import drop, name_lines
from trollbord.ink.shapes import inside, is_near_edge
from trollbord.words import LANGUAGES, speaker

WORDS = speaker("ankh_morpork", "en")


def table() -> Scene:
    return scene(
        board={
            1: "red red yellow !",
            3: "troll demon",
            8: "house:yellow blue",
            11: "house:green aside green",
            7: "red " * 12,
        },
        hands={"red": "groat hex moist_von_lipwig", "yellow": "gaspode"},
        front={"blue": "mr_bent"},
        discard="errol",
        personalities={"red": "lord_rust"},
    )


def live(colour: str = "red", standing: bool = False) -> str:
    return str(board(table().view(colour), WORDS, standing))


def test_everything_on_the_board_is_drawn() -> None:
    drawn = live()

    for key in ("m-1-0", "m-1-1", "m-3-4", "m-3-5", "house-8", "trouble-1", "plaque-12", "a-5"):
        assert f'id="{key}"' in drawn
    assert drawn.count('href="#am-minion-rowan"') == 2 + 1 and ">12</text>" in drawn
    assert 'id="trouble-2"' not in drawn and 'id="house-1"' not in drawn
    for area in range(12):
        assert WORDS.name(AREAS[area]).replace("'", "&#x27;") in drawn.replace("'", "&#x27;")


def test_a_plaque_has_the_colour_of_who_controls_the_area() -> None:
    drawn = ElementTree.fromstring(live())
    looks = {}
    for area in (1, 3, 8, 11, 7):
        plaque = next(node for node in drawn.iter() if node.get("id") == f"plaque-{area}")
        looks[area] = [each.get("class") for each in plaque.iter() if each.get("class")]

    assert looks == {1: ["s-rowan"], 3: [], 8: [], 11: ["s-ivory"], 7: ["s-rowan"]}


def test_more_minions_than_places_are_one_with_a_number() -> None:
    crowded = scene(board={7: "red " * 9 + "yellow " * 8})
    drawn = str(board(crowded.view("red"), WORDS))

    assert drawn.count('href="#am-minion-rowan"') == 1 and ">9<" in drawn and ">8<" in drawn


def test_a_picture_is_the_same_bytes_and_hides_what_the_seat_can_not_know() -> None:
    mine, again, other = [picture(table().view(colour)) for colour in ("red", "red", "yellow")]

    assert mine == again
    ElementTree.fromstring(mine)
    assert "Moist von Lipwig" in mine and "Lord Rust" in mine and "Gaspode" not in mine
    assert "Gaspode" in other and "Moist von Lipwig" not in other and "Lord Rust" not in other
    assert "<desc>" in mine and "var(--" not in mine
    assert picture(table().view("red"), "dark") != mine


def test_the_text_says_what_lies_open() -> None:
    text = str(table().view("yellow"))

    rows = [" ".join(line.split()) for line in text.splitlines()]
    assert "1 dolly_sisters $6 ! red 2, yellow 1" in rows
    assert "8 dimwell $6 yellow blue 1" in rows
    assert "11 seven_sleepers $18 green (without its card) green 1" in rows
    assert "blue $10 0 mr_bent" in rows and "Discarded errol" in rows
    assert "gaspode interrupt" in text.replace("  ", " ")
    assert "groat" not in text and "lord_rust" not in text


@pytest.mark.parametrize("standing", [False, True])
def test_every_place_lies_in_its_area(standing: bool) -> None:
    lay = chart(standing)
    for area in range(12):
        places = lay.places[area]
        for spot in (*places.minions, *places.trolls, *places.demons, places.trouble):
            assert inside(spot, lay.outlines[area])
        assert len(places.minions) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_pieces_stand_below_the_name_and_in_their_area(language: str) -> None:
    """A name has at most two lines of twelve letters; a piece that stands below it stays inside."""
    lay, words = chart(True), speaker("ankh_morpork", language)
    for area in range(12):
        lines = name_lines(area, words)
        assert len(lines) <= 2 and (len(lines) == 1 or max(map(len, lines)) <= 12), lines
        places = lay.places[area]
        for owner, spots in ((0, places.minions[:STACKED]), (TROLL, places.trolls[:1])):
            for x, y in spots:
                assert inside((x, y + drop(area, owner, words)), lay.outlines[area])


def test_outlines_and_bridges_are_the_borders_of_the_rules() -> None:
    lay = chart(False)
    shared = {
        (one, two)
        for one in range(12)
        for two in range(one + 1, 12)
        if len(set(lay.outlines[one]) & set(lay.outlines[two])) > 1
    }
    bridged = set()
    for start, end, _ in lay.bridges:
        ends = [_area_near(point) for point in (start, end)]
        bridged.add((min(ends), max(ends)))

    assert len(shared) == 13 and len(bridged) == 10
    assert shared | bridged == {(a, b) for a in range(12) for b in NEIGHBOURS[a] if a < b}


def _area_near(point: tuple[float, float]) -> int:
    lay = chart(False)
    for margin in range(100):
        for area, outline in enumerate(lay.outlines):
            if inside(point, outline) or is_near_edge(point, outline, margin):
                return area
    raise AssertionError(f"no area is near {point}")
