"""Maps: the one in the box, and others of the same regions and sites, read from a file and checked.

The standard map is *reconstructed*: the rulebooks show the board only as a picture. It holds every statement and
every worked example of the four texts (`teach/rules.en.md` lists them). A map in a record's header is one
line, `region:neighbours[:anchor:outline]` and `site:regions:number[:point]`, parted by semicolons.
"""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from trollbord.games.trollfjord.box import (
    COPIES_OF_NUMBER,
    NUMERALS,
    REGIONS,
    SITES,
    STANDARD_MAP,
    Board,
)
from trollbord.kernel.errors import BadSettings
from trollbord.kernel.extras import extras_needed

GAME: Final = "trollfjord"
Point = tuple[float, float]

STANDARD_TEXT: Final = ";".join(
    (
        "mountain_nw:glacier_w.swamp_n:187,199:100,125/296,125/247,282/100,278",
        "swamp_n:fjord_w.forest_n.glacier_w.mountain_nw.tundra_c:345,241:296,125/403,125/442,278/368,361/300,355/247,282",
        "forest_n:mountain_e.swamp_n.swamp_ne.tundra_c:520,203:403,125/618,125/621,242/575,302/442,278",
        "swamp_ne:forest_n.mountain_e:727,199:618,125/820,125/820,302/621,242",
        "glacier_w:fjord_w.mountain_nw.swamp_n.tundra_sw:186,357:100,278/247,282/300,355/235,438/100,431",
        "tundra_c:fjord_s.fjord_w.forest_n.forest_se.mountain_e.swamp_n:485,366:368,361/442,278/575,302/591,390/532,454/412,435",
        "mountain_e:forest_n.forest_se.glacier_se.swamp_ne.tundra_c:688,335:575,302/621,242/820,302/820,355/681,428/591,390",
        "tundra_sw:fjord_w.glacier_w:177,508:100,431/235,438/274,575/100,575",
        "fjord_w:fjord_s.glacier_w.swamp_n.tundra_c.tundra_sw:323,466:235,438/300,355/368,361/412,435/364,575/274,575",
        "fjord_s:fjord_w.forest_se.tundra_c:461,514:412,435/532,454/549,575/364,575",
        "forest_se:fjord_s.glacier_se.mountain_e.tundra_c:615,494:532,454/591,390/681,428/699,575/549,575",
        "glacier_se:forest_se.mountain_e:759,480:681,428/820,355/820,575/699,575",
        "S1:fjord_w.glacier_w.tundra_sw:I:235,438",
        "S2:forest_n.mountain_e.swamp_ne:I:621,242",
        "S3:fjord_w.swamp_n.tundra_c:II:368,361",
        "S4:forest_se.glacier_se.mountain_e:II:681,428",
        "S5:glacier_w.mountain_nw.swamp_n:III:247,282",
        "S6:fjord_s.forest_se.tundra_c:III:532,454",
    )
)


def _loop() -> tuple[Point, ...]:
    """The 60 spaces around the board from the lower right corner: placement outside, wander inside."""
    bottom = [(887.5 - 45 * k, 637.0 if k % 2 == 0 else 599.0) for k in range(18)]
    left = [(38.0 if k % 2 == 0 else 76.0, 642.5 - 45 * k) for k in range(12)]
    top = [(32.5 + 45 * k, 63.0 if k % 2 == 0 else 101.0) for k in range(18)]
    right = [(882.0 if k % 2 == 0 else 844.0, 57.5 + 45 * k) for k in range(12)]
    return (*bottom, *left, *top, *right)


LOOP_POINTS: Final = _loop()
START_POINTS: Final[tuple[Point, ...]] = (
    (955.0, 642.0),
    (955.0, 590.0),
    (955.0, 538.0),
    (955.0, 486.0),
)


class BadMap(BadSettings):
    """This is no map of Trollfjord."""


class Chart:
    """A map with its drawing: the board for the rules, anchors, outlines and points for the picture."""

    def __init__(
        self,
        board: Board,
        anchors: tuple[Point, ...],
        outlines: tuple[tuple[Point, ...], ...],
        points: tuple[Point, ...],
    ) -> None:
        self.board: Final = board
        self.anchors: Final = anchors
        self.outlines: Final = outlines
        self.points: Final = points


def bad(what: str, **given: str) -> BadMap:
    """The error that says what is wrong with a map."""
    return BadMap(f"error-map-{what}", given, GAME)


@lru_cache(maxsize=64)
def charted(text: str) -> Chart:
    """The map that a header's line says, checked."""
    rows: dict[str, list[str]] = {}
    for row in (STANDARD_TEXT if text == STANDARD_MAP else text).split(";"):
        name, *parts = row.split(":")
        if name in rows:
            raise bad("twice", given=name)
        rows[name] = parts
    _check_names(rows)
    neighbours = [_regions(name, rows[name][0]) for name in REGIONS]
    sites = [_regions(name, rows[name][0]) for name in SITES]
    numbers = [_number(name, rows[name]) for name in SITES]
    _check(neighbours, sites, numbers)
    if text != STANDARD_MAP:  # a test looks after that one
        check_flat(neighbours, sites)
    triples = [(site[0], site[1], site[2]) for site in sites]
    board = Board(text, neighbours, triples, numbers)
    return Chart(board, *_drawing(rows))


def board_of(text: str) -> Board:
    """The board of a table's map."""
    return charted(text).board


def read_map(path: Path) -> str:
    """The header's line for the map in a TOML file, checked; `docs/games/trollfjord.md` shows such a file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise bad("file", given=str(path), reason=str(error)) from None
    rows = [
        _region_row(name, _part(data, "regions", name)) for name in _named(data, "regions", REGIONS)
    ]
    rows += [_site_row(name, _part(data, "sites", name)) for name in _named(data, "sites", SITES)]
    text = ";".join(rows)
    return STANDARD_MAP if text == STANDARD_TEXT else charted(text).board.text


# -- reading a file


def _named(data: Mapping[str, Any], kind: str, names: tuple[str, ...]) -> list[str]:
    """The names in the order of the box, so that one map has one line; unknown ones are left to the check."""
    given = data.get(kind, {})
    if not isinstance(given, dict):
        raise bad("part", given=kind)
    return [name for name in names if name in given] + [name for name in given if name not in names]


def _part(data: Mapping[str, Any], kind: str, name: str) -> Mapping[str, Any]:
    part = data[kind][name]
    if not isinstance(part, dict):
        raise bad("part", given=f"{kind}.{name}")
    return part


def _region_row(name: str, part: Mapping[str, Any]) -> str:
    row = f"{name}:{_words(name, part.get('adjacent'))}"
    if "outline" not in part:
        return row
    if not isinstance(part["outline"], list):
        raise bad("point", given=name, found=str(part["outline"]))
    return f"{row}:{_point(name, part.get('anchor'))}:{'/'.join([_point(name, point) for point in part['outline']])}"


def _site_row(name: str, part: Mapping[str, Any]) -> str:
    row = f"{name}:{_words(name, part.get('regions'))}:{part.get('number', '')}"
    return f"{row}:{_point(name, part['point'])}" if "point" in part else row


def _words(name: str, words: object) -> str:
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise bad("list", given=name, found=str(words))
    return ".".join(sorted(words))


def _point(name: str, point: object) -> str:
    if (
        not isinstance(point, list)
        or len(point) != 2
        or not all(isinstance(x, int | float) for x in point)
    ):
        raise bad("point", given=name, found=str(point))
    return f"{point[0]:g},{point[1]:g}"


# -- reading a header's line


def _check_names(rows: Mapping[str, list[str]]) -> None:
    expected = (*REGIONS, *SITES)
    for name in rows:
        if name not in expected:
            raise bad("unknown", given=name, expected=", ".join(expected))
    for name in expected:
        if name not in rows:
            raise bad("missing", given=name)


def _regions(name: str, words: str) -> list[int]:
    regions = []
    for word in [word for word in words.split(".") if word]:
        if word not in REGIONS:
            raise bad("unknown", given=word, expected=", ".join(REGIONS))
        regions.append(REGIONS.index(word))
    if len(set(regions)) != len(regions):
        raise bad("twice", given=name)
    return sorted(regions)


def _number(name: str, parts: list[str]) -> int:
    number = parts[1] if len(parts) > 1 else ""
    if number not in NUMERALS:
        raise bad("number", given=name, found=number, expected=", ".join(NUMERALS))
    return NUMERALS.index(number)


def _drawing(
    rows: Mapping[str, list[str]],
) -> tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...], tuple[Point, ...]]:
    """Anchors, outlines and site points; a map without a drawing borrows the places of the standard one."""
    if not all(len(rows[name]) == 3 for name in REGIONS) or not all(
        len(rows[name]) == 3 for name in SITES
    ):
        standard = charted(STANDARD_MAP)
        return standard.anchors, (), ()
    anchors = tuple(_spot(name, rows[name][1]) for name in REGIONS)
    outlines = tuple(
        tuple(_spot(name, spot) for spot in rows[name][2].split("/")) for name in REGIONS
    )
    return anchors, outlines, tuple(_spot(name, rows[name][2]) for name in SITES)


def _spot(name: str, text: str) -> Point:
    try:
        x, y = text.split(",")
        return float(x), float(y)
    except ValueError:
        raise bad("point", given=name, found=text) from None


# -- checking


def _check(neighbours: list[list[int]], sites: list[list[int]], numbers: list[int]) -> None:
    for a, row in enumerate(neighbours):
        _check_row(a, row, neighbours)
    for name, site in zip(SITES, sites, strict=True):
        _check_site(name, site, neighbours)
    for index, numeral in enumerate(NUMERALS):
        if numbers.count(index) != COPIES_OF_NUMBER:
            raise bad("numbers", given=numeral, found=str(numbers.count(index)))


def _check_row(region: int, row: list[int], neighbours: list[list[int]]) -> None:
    if region in row:
        raise bad("self", given=REGIONS[region])
    for other in row:
        if region not in neighbours[other]:
            raise bad("symmetric", given=REGIONS[region], offered=REGIONS[other])


def _check_site(name: str, site: list[int], neighbours: list[list[int]]) -> None:
    if len(site) != 3:
        raise bad("site", given=name, found=str(len(site)))
    for a, b in combinations(site, 2):
        if b not in neighbours[a]:
            raise bad("apart", expected=name, given=REGIONS[a], offered=REGIONS[b])


def check_flat(neighbours: list[list[int]], sites: list[list[int]]) -> None:
    """A flat board: the regions can be drawn without crossing borders, each site where its three meet."""
    with extras_needed():
        import networkx  # half a second to load, and needed for foreign maps only

    graph: Any = networkx.Graph()
    graph.add_nodes_from(REGIONS)
    graph.add_edges_from((REGIONS[a], REGIONS[b]) for a, row in enumerate(neighbours) for b in row)
    if not networkx.is_connected(graph):
        raise bad("parted")
    if not networkx.check_planarity(graph)[0]:
        raise bad("flat")
    graph.add_edges_from(
        (name, REGIONS[r]) for name, site in zip(SITES, sites, strict=True) for r in site
    )
    if not networkx.check_planarity(graph)[0]:
        raise bad("meeting")
