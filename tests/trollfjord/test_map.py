"""Maps from files: what is accepted, and what each mistake is told."""

from itertools import pairwise
from math import dist
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.trollfjord.scene import GAME, Scene
from trollbord.cli.app import app
from trollbord.cli.commands.play import map_of
from trollbord.games.trollfjord.box import LOOP, REGIONS, SITES, WANDER
from trollbord.games.trollfjord.chart import (
    LOOP_POINTS,
    STANDARD_TEXT,
    BadMap,
    charted,
    check_flat,
    read_map,
)
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.match import Match


def written(tmp_path: Path, *changes: tuple[str, str], drawn: bool = False) -> Path:
    """The standard map as a file, with some words replaced."""
    chart = charted("standard")
    lines = []
    for region, name in enumerate(REGIONS):
        adjacent = ", ".join([f'"{REGIONS[other]}"' for other in chart.board.neighbours[region]])
        lines += [f"[regions.{name}]", f"adjacent = [{adjacent}]"]
        if drawn:
            lines += [
                f"anchor = {list(chart.anchors[region])}",
                f"outline = {[list(p) for p in chart.outlines[region]]}",
            ]
    for index, name in enumerate(SITES):
        regions = ", ".join([f'"{REGIONS[region]}"' for region in chart.board.sites[index]])
        number = ("I", "II", "III")[chart.board.numbers[index]]
        lines += [f"[sites.{name}]", f"regions = [{regions}]", f'number = "{number}"']
        if drawn:
            lines += [f"point = {list(chart.points[index])}"]
    text = "\n".join(lines)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "map.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_standard_map_reads_back_as_itself(tmp_path: Path) -> None:
    assert read_map(written(tmp_path, drawn=True)) == "standard"
    chart = charted("standard")
    check_flat(chart.board.neighbours, [list(site) for site in chart.board.sites])


def test_another_map_is_played_on_and_stands_in_the_record(tmp_path: Path) -> None:
    """Without the border between the two eastern regions nobody walks there."""
    path = written(
        tmp_path,
        (
            '"swamp_ne", "tundra_c", "forest_se", "glacier_se"]',
            '"swamp_ne", "forest_se", "glacier_se"]',
        ),
        (
            '"fjord_s", "forest_se"]\n[regions.mountain_e]',
            '"fjord_s", "forest_se"]\n[regions.mountain_e]',
        ),
        ('"forest_n", "mountain_e", "fjord_w"', '"forest_n", "fjord_w"'),
    )
    text = read_map(path)
    match = Match(GAME, 2, seed=1, settings={"map": text})
    state = match.state

    assert isinstance(state, TrollfjordState)
    assert state.settings["map"] == text != "standard"
    assert GAME.position(state.position()) == state
    table = Scene(state)
    tundra, mountain = REGIONS.index("tundra_c"), REGIONS.index("mountain_e")
    assert mountain not in table.state.board.neighbours[tundra]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[regions.swamp_n]", "[regions.swamp_x]", "the map names 'swamp_x', expected one of"),
        ('"swamp_n", "tundra_sw", "fjord_w"]', '"swamp_n", "fjord_w"]', "lets 'tundra_sw' adjoin 'glacier_w', but not the other way"),
        ('[sites.S1]\nregions = ["glacier_w", ', "[sites.S1]\nregions = [", "'S1' needs three regions, got 2"),
        ('["glacier_w", "tundra_sw", "fjord_w"]\nnumber = "I"', '["mountain_nw", "tundra_sw", "fjord_w"]\nnumber = "I"', "'S1' touches 'mountain_nw' and 'tundra_sw', which do not adjoin"),
        ('number = "III"', 'number = "IV"', "needs one of the numbers I, II, III, got 'IV'"),
        ('number = "III"', 'number = "II"', "needs the number II on two sites, got 4"),
        ('[regions.swamp_ne]\nadjacent = [', '[regions.swamp_ne]\nadjacent = ["swamp_ne", ', "lets 'swamp_ne' adjoin itself"),
        ("adjacent = [", "adjacent = 3 # [", "needs a list of region names, got '3'"),
        ("[sites.S6]", "[sites.S7]", "the map names 'S7'"),
        ("[regions.fjord_s]", "[regions.fjord_s", "cannot read the map"),
        ('number = "I"', "", "'S1' needs one of the numbers I, II, III, got ''"),
        ('["glacier_w", "tundra_sw", "fjord_w"]', '["glacier_w", "tundra_sw", 4]', "'S1' needs a list of region names"),
        ('["glacier_w", "tundra_sw", "fjord_w"]', '["glacier_w", "nowhere", "fjord_w"]', "the map names 'nowhere', expected one of mountain_nw, swamp_n"),
        ('["glacier_w", "tundra_sw", "fjord_w"]', '["glacier_w", "fjord_w", "fjord_w"]', "the map says 'S1' twice"),
        ("[regions.fjord_s]\nadjacent", "[regions]\nfjord_s = 4\n[elsewhere]\nadjacent", "the map's 'regions.fjord_s' is not a table of keys and values"),
        ("[sites.S", "[[sites]]\n[other.S", "the map's 'sites' is not a table of keys and values"),
        ("[regions.fjord_s]", "[elsewhere]", "the map does not say where 'fjord_s' is"),
    ],
)  # fmt: skip
def test_a_bad_map_is_refused_with_a_reason(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadMap) as refusal:
        read_map(written(tmp_path, (old, new)))
    assert complaint in str(refusal.value)


@pytest.mark.parametrize("given", ["3", "[1]", "[1, 2, 3]", '["a", 2]', "[[1, 2]]", '"1,2"'])
def test_a_point_is_two_numbers(tmp_path: Path, given: str) -> None:
    """Anchors, corners of outlines and points of sites alike."""
    for old, new, name in (
        ("anchor = [187.0, 199.0]", f"anchor = {given}", "mountain_nw"),
        ("[100.0, 278.0]]\n[regions.swamp_n]", f"{given}]\n[regions.swamp_n]", "mountain_nw"),
        ("point = [621.0, 242.0]", f"point = {given}", "S2"),
    ):
        with pytest.raises(BadMap, match=f"the map's '{name}' needs points as two numbers"):
            read_map(written(tmp_path, (old, new), drawn=True))


def test_an_outline_is_a_list_of_points(tmp_path: Path) -> None:
    path = written(tmp_path, ("outline = [[100.0, 125.0]", "outline = 3 # [["), drawn=True)
    with pytest.raises(
        BadMap, match="the map's 'mountain_nw' needs points as two numbers, got '3'"
    ):
        read_map(path)


def test_a_map_is_drawn_where_it_says_or_where_the_standard_one_lies(tmp_path: Path) -> None:
    """A region moved by a few steps; then the same map without any drawing, or with a part of one."""
    standard = charted("standard")
    moved = ("anchor = [187.0, 199.0]", "anchor = [180, 190.5]")
    chart = charted(read_map(written(tmp_path, moved, drawn=True)))
    assert chart.anchors == ((180.0, 190.5), *standard.anchors[1:])
    assert (chart.outlines, chart.points) == (standard.outlines, standard.points)

    plain = charted(read_map(written(tmp_path)))
    point = ("point = [621.0, 242.0]", "")
    partly = charted(read_map(written(tmp_path, point, drawn=True)))
    for chart in (plain, partly):
        assert (chart.anchors, chart.outlines, chart.points) == (standard.anchors, (), ())
        assert chart.board.neighbours == standard.board.neighbours


def mapped(neighbours: list[list[int]], sites: list[tuple[int, int, int]]) -> str:
    """The header's line of such a map."""
    numbers = ("I", "I", "II", "II", "III", "III")
    rows = [
        f"{REGIONS[a]}:{'.'.join([REGIONS[b] for b in row])}" for a, row in enumerate(neighbours)
    ]
    for name, site, number in zip(SITES, sites, numbers, strict=True):
        rows.append(f"{name}:{'.'.join([REGIONS[region] for region in site])}:{number}")
    return ";".join(rows)


def test_a_map_that_cannot_be_drawn_flat_is_refused() -> None:
    """Five regions that all adjoin each other do not lie on a table."""
    neighbours = [[other for other in range(12) if other != region] for region in range(12)]
    with pytest.raises(BadMap, match="cannot be drawn flat"):
        charted(mapped(neighbours, charted("standard").board.sites))


def test_a_map_in_parts_is_refused() -> None:
    neighbours = [[b for b in range(12) if b != a and b // 3 == a // 3] for a in range(12)]
    sites = [(0, 1, 2), (0, 1, 2), (3, 4, 5), (3, 4, 5), (6, 7, 8), (9, 10, 11)]
    with pytest.raises(BadMap, match="falls into parts"):
        charted(mapped(neighbours, sites))


@pytest.mark.parametrize(
    ("site", "apart"),
    [
        ((0, 3, 4), "'mountain_nw' and 'swamp_ne'"),
        ((0, 1, 3), "'mountain_nw' and 'swamp_ne'"),
        ((1, 2, 3), "'swamp_n' and 'swamp_ne'"),
        ((0, 1, 4), ""),
    ],
)
def test_all_three_regions_of_a_site_adjoin(site: tuple[int, int, int], apart: str) -> None:
    """Mountain, swamp and glacier in the north-west do; each pair of the others is looked at."""
    board = charted("standard").board
    text = mapped(board.neighbours, [site, *board.sites[1:]])
    if not apart:
        assert charted(text).board.sites[0] == site
        return
    with pytest.raises(BadMap, match=f"'S1' touches {apart}, which do not adjoin"):
        charted(text)


def test_three_sites_cannot_all_lie_where_the_same_regions_meet() -> None:
    """Three regions meet in two points at most: on one side of their ring and on the other."""
    neighbours = [
        [b for b in range(12) if b != a and (b // 3 == a // 3 or {a, b} in RING)] for a in range(12)
    ]
    twice = [(0, 1, 2), (0, 1, 2), (3, 4, 5), (3, 4, 5), (6, 7, 8), (9, 10, 11)]
    board = charted(mapped(neighbours, twice)).board
    assert board.sites == twice and board.neighbours == neighbours

    with pytest.raises(BadMap, match="with each site where its three regions meet"):
        charted(mapped(neighbours, [(0, 1, 2), (0, 1, 2), (0, 1, 2), *twice[3:]]))


RING = ({2, 3}, {5, 6}, {8, 9}, {11, 0})
"""Borders that join four groups of three regions to a ring."""


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("swamp_ne:forest_n", "swamp_n:forest_n", "the map says 'swamp_n' twice"),
        ("187,199", "187", "the map's 'mountain_nw' needs points as two numbers, got '187'"),
        ("187,199", "187,x", "the map's 'mountain_nw' needs points as two numbers, got '187,x'"),
        ("188,0", "188,0", "the map does not say where 'S6' is"),
    ],
)
def test_a_bad_line_in_a_header_is_refused(old: str, new: str, complaint: str) -> None:
    whole = (
        STANDARD_TEXT.replace("187,199", "188,0").rpartition(";")[0]
        if old == "188,0"
        else STANDARD_TEXT
    )
    assert old in whole
    with pytest.raises(BadMap) as refusal:
        charted(whole.replace(old, new))
    assert complaint in str(refusal.value)


def test_the_walkway_is_an_even_ring() -> None:
    """Sixty spaces: each lies opposite the one thirty further on, in steps of one length, wander spaces within."""
    middle = (460.0, 350.0)
    assert len(LOOP_POINTS) == LOOP == 60
    for here, there in zip(LOOP_POINTS[:30], LOOP_POINTS[30:], strict=True):
        assert (here[0] + there[0], here[1] + there[1]) == (2 * middle[0], 2 * middle[1])
    steps = [dist(a, b) for a, b in pairwise([*LOOP_POINTS, LOOP_POINTS[0]])]
    usual, corner = dist((0, 0), (45, 38)), dist((0, 0), (84.5, 43.5))
    corners = [k for k, step in enumerate(steps) if step != pytest.approx(usual)]
    assert corners == [17, 29, 47, 59] and steps[17] == steps[29] == pytest.approx(corner)
    inside = [abs(x - 460) < 400 and abs(y - 350) < 260 for x, y in LOOP_POINTS]
    assert inside == [space % 2 == WANDER for space in range(LOOP)]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadMap, match=r"cannot read the map .*nowhere.toml"):
        read_map(tmp_path / "nowhere.toml")


def test_the_command_line_takes_a_map(tmp_path: Path) -> None:
    """A good one starts a game on it; a bad one is refused with the reason."""
    good = map_of(written(tmp_path, drawn=True))
    assert good == "standard"

    bad = written(tmp_path, ('number = "III"', 'number = "IV"'))
    result = CliRunner().invoke(app, ["play", "trollfjord", "--map", str(bad)])
    assert result.exit_code == 1 and "needs one of the numbers" in result.output
