"""What is in the box, in tables: regions, fortresses, planks, pieces, treasures, boulders and limits, for the docs site."""

from collections.abc import Sequence

from docs.hooks.cells import heads, ruled_heads
from trollbord.games.trollfjord.box import (
    BELT,
    BOULDER_COLOURS,
    BOULDERS_PER_COLOUR,
    COPIES,
    CROWN_VALUE,
    GIFTS,
    LANDSCAPE_OF,
    LANDSCAPES,
    LEAST_VALUE,
    LORD_MOVES,
    MOST_HITS,
    NUMERALS,
    PLACEMENT,
    PLANKS,
    REGION_COUNT,
    REGIONS,
    REGIONS_TO_HAMMER,
    SITE_COUNT,
    SITES,
    STANDARD_MAP,
    TROLLS,
    Board,
)
from trollbord.games.trollfjord.catalogue import CATALOGUE
from trollbord.games.trollfjord.chart import board_of
from trollbord.ink.sheet import RULE, Row, Sheet
from trollbord.kernel.option import Option
from trollbord.words import Speaker


def components(speaker: Speaker) -> list[tuple[str, Sheet]]:
    """The tables with their titles; map and fortresses are those of the first game."""
    board = board_of(STANDARD_MAP)
    return [
        (speaker.text("components-regions"), _regions(board, speaker)),
        (speaker.text("components-fortresses"), _fortresses(board, speaker)),
        (speaker.text("components-planks"), _planks(speaker)),
        (speaker.text("components-moves"), _moves(speaker)),
        (speaker.text("components-pieces"), _pieces(speaker)),
        (speaker.text("components-treasures"), _treasures(speaker)),
        (speaker.text("score-crowns"), _crowns(speaker)),
        (speaker.text("components-boulders"), _boulders(speaker)),
        (speaker.text("components-limits"), _limits(speaker)),
    ]


def _heads(ids: Sequence[str], speaker: Speaker) -> Row:
    return ruled_heads(ids, CATALOGUE, speaker)


def _names(words: Sequence[str], speaker: Speaker) -> str:
    return ", ".join([speaker.name(word) for word in words])


# -- the map


def _regions(board: Board, speaker: Speaker) -> Sheet:
    """Each region with its landscape, where trolls can step from it, and the fortresses beside it."""
    rows = [_region(board, region, speaker) for region in range(REGION_COUNT)]
    return Sheet(_heads(("region", "landscape", "borders", "sites"), speaker), rows)


def _region(board: Board, region: int, speaker: Speaker) -> Row:
    sites = [SITES[site] for site in range(SITE_COUNT) if region in board.sites[site]]
    return (
        speaker.name(REGIONS[region]),
        speaker.name(LANDSCAPES[LANDSCAPE_OF[region]]),
        _names([REGIONS[each] for each in board.neighbours[region]], speaker),
        _names(sites, speaker),
    )


def _fortresses(board: Board, speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (
            speaker.name(SITES[site]),
            NUMERALS[board.numbers[site]],
            _names([REGIONS[each] for each in board.sites[site]], speaker),
        )
        for site in range(SITE_COUNT)
    ]
    columns = _heads(("first-game", "beside"), speaker)
    return Sheet((speaker.text("sheet-fortress"), *columns), rows)


# -- the walkway


def _planks(speaker: Speaker) -> Sheet:
    """The placement spaces of each plank; a wander space follows each of them."""
    rows: list[Row] = [(plank, *_faces(face, speaker)) for plank, face in PLANKS.items()]
    numbered = [f"{speaker.name('placement')} {number}" for number in (1, 2, 3)]
    return Sheet((*_heads(("plank",), speaker), *numbered), rows)


def _faces(face: Sequence[str], speaker: Speaker) -> Row:
    return tuple([speaker.name(kind) for kind in face])


def _moves(speaker: Speaker) -> Sheet:
    rows = [_move(option, speaker) for option in LORD_MOVES]
    return Sheet(heads(("sheet-lord", "sheet-brings", RULE), speaker), rows)


def _move(option: Option, speaker: Speaker) -> Row:
    """A move of the lord, and what it brings."""
    brings = "places" if option.first == PLACEMENT else "steps"
    said = speaker.text(f"sheet-{brings}", count=option.second + 1)
    return speaker.option(option), said, CATALOGUE.cited(brings)


# -- pieces


def _pieces(speaker: Speaker) -> Sheet:
    """What each player has."""
    gifts = [str(gift) for gift in GIFTS]
    belt = [*NUMERALS, speaker.name(BELT[-1])]
    rows: list[Row] = [
        (speaker.text("sheet-trolls"), str(TROLLS), "", _rules("troll")),
        (speaker.text("sheet-lord"), "1", "", _rules("lord")),
        (speaker.text("sheet-gifts"), str(len(GIFTS)), ", ".join(gifts), _rules("gift")),
        (speaker.text("sheet-belt"), str(len(BELT)), ", ".join(belt), _rules("belt")),
    ]
    return Sheet(("", *heads(("components-number", "components-value", RULE), speaker)), rows)


def _rules(id: str) -> str:
    """Where a thing comes from and what it is for."""
    return CATALOGUE.cited(id, first=2)


def _treasures(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (str(LEAST_VALUE + place), str(copies)) for place, copies in enumerate(COPIES)
    ]
    return Sheet((speaker.text("components-value"), *_heads(("copies",), speaker)), rows)


def _crowns(speaker: Speaker) -> Sheet:
    """One crown for each numbered belt space."""
    rows: list[Row] = [(numeral, str(CROWN_VALUE)) for numeral in NUMERALS]
    return Sheet(_heads(("crowned", "crown-value"), speaker), rows)


def _boulders(speaker: Speaker) -> Sheet:
    """The boulders by colour; white ones anger nobody."""
    number = str(BOULDERS_PER_COLOUR)
    rows: list[Row] = [
        (speaker.text(f"screen-{colour}"), number, _rules(f"boulder-{colour}"))
        for colour in BOULDER_COLOURS
    ]
    return Sheet(heads(("components-colour", "components-number", RULE), speaker), rows)


def _limits(speaker: Speaker) -> Sheet:
    """How often those may hit who hammer with so many trolls, and how many boulders of a colour are no offence."""
    rows: list[Row] = [
        (f"{trolls}+" if trolls == MOST_HITS else str(trolls), str(trolls), str(trolls))
        for trolls in range(REGIONS_TO_HAMMER, MOST_HITS + 1)
    ]
    return Sheet(_heads(("hammering", "hit-limit", "colour-limit"), speaker), rows)
