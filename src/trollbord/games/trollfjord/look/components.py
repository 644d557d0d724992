"""What is in the box, in tables: regions, fortresses, planks, pieces, treasures, boulders and limits, for the docs."""

from collections.abc import Sequence
from typing import Final

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
    LIMITED,
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
from trollbord.games.trollfjord.chart import board_of
from trollbord.ink.sheet import RULE, Row, Sheet
from trollbord.kernel.option import Option
from trollbord.words import Speaker

LIMIT_RULES: Final = ("TF-B3.1", "TF-B3.3, TF-B3.5", "TF-B3.4, TF-B3.6")


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
    return tuple([speaker.text(id) for id in ids])


def _names(words: Sequence[str], speaker: Speaker) -> str:
    return ", ".join([speaker.name(word) for word in words])


# -- the map


def _regions(board: Board, speaker: Speaker) -> Sheet:
    """Each region with its landscape, where trolls can step from it, and the fortresses beside it."""
    rows = [_region(board, region, speaker) for region in range(REGION_COUNT)]
    heads = (
        f"{speaker.text('sheet-region')} (TF-SETUP.3)",
        f"{speaker.text('components-landscape')} (TF-SETUP.4)",
        f"{speaker.text('sheet-borders')} (TF-A2.12)",
        f"{speaker.text('components-fortresses')} (TF-SETUP.7)",
    )
    return Sheet(heads, rows)


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
    heads = (
        speaker.text("sheet-fortress"),
        f"{speaker.text('components-first-game')} (TF-SETUP.8)",
        f"{speaker.text('sheet-beside')} (TF-SETUP.7)",
    )
    return Sheet(heads, rows)


# -- the walkway


def _planks(speaker: Speaker) -> Sheet:
    """The placement spaces of each plank; a wander space follows each of them."""
    rows: list[Row] = [(plank, *_faces(face, speaker)) for plank, face in PLANKS.items()]
    heads = [f"{speaker.name('placement')} {number}" for number in (1, 2, 3)]
    return Sheet((f"{speaker.text('components-plank')} (TF-SETUP.10)", *heads), rows)


def _faces(face: Sequence[str], speaker: Speaker) -> Row:
    return tuple([speaker.name(kind) for kind in face])


def _moves(speaker: Speaker) -> Sheet:
    rows = [_move(option, speaker) for option in LORD_MOVES]
    return Sheet(_heads(("sheet-lord", "sheet-brings", RULE), speaker), rows)


def _move(option: Option, speaker: Speaker) -> Row:
    """A move of the lord, and what it brings."""
    brings, rule = (
        ("sheet-places", "TF-A1.4, TF-A2.5")
        if option.first == PLACEMENT
        else ("sheet-steps", "TF-A1.5, TF-A2.10")
    )
    return speaker.option(option), speaker.text(brings, count=option.second + 1), rule


# -- pieces


def _pieces(speaker: Speaker) -> Sheet:
    """What each player has."""
    gifts = [str(gift) for gift in GIFTS]
    belt = [*NUMERALS, speaker.name(BELT[-1])]
    rows: list[Row] = [
        (speaker.text("sheet-trolls"), str(TROLLS), "", "TF-SETUP.21"),
        (speaker.text("sheet-lord"), "1", "", "TF-SETUP.22"),
        (speaker.text("sheet-gifts"), str(len(GIFTS)), ", ".join(gifts), "TF-SETUP.27, TF-END.10"),
        (speaker.text("sheet-belt"), str(len(BELT)), ", ".join(belt), "TF-SETUP.24"),
    ]
    return Sheet(("", *_heads(("components-number", "components-value", RULE), speaker)), rows)


def _treasures(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (str(LEAST_VALUE + place), str(copies)) for place, copies in enumerate(COPIES)
    ]
    number = f"{speaker.text('components-number')} (TF-SETUP.16)"
    return Sheet((speaker.text("components-value"), number), rows)


def _crowns(speaker: Speaker) -> Sheet:
    """One crown for each numbered belt space."""
    rows: list[Row] = [(numeral, str(CROWN_VALUE)) for numeral in NUMERALS]
    belt = f"{speaker.text('sheet-belt')} (TF-C2.1)"
    return Sheet((belt, f"{speaker.text('components-value')} (TF-SETUP.19, TF-END.11)"), rows)


def _boulders(speaker: Speaker) -> Sheet:
    """The boulders by colour; white ones anger nobody."""
    rows: list[Row] = [
        (
            speaker.text(f"screen-{colour}"),
            str(BOULDERS_PER_COLOUR),
            "TF-SETUP.13, TF-B3.4" if place < LIMITED else "TF-SETUP.13, TF-B3.9",
        )
        for place, colour in enumerate(BOULDER_COLOURS)
    ]
    return Sheet(_heads(("components-colour", "components-number", RULE), speaker), rows)


def _limits(speaker: Speaker) -> Sheet:
    """How often those may hit who hammer with so many trolls, and how many boulders of a colour are no offence."""
    rows: list[Row] = [
        (f"{trolls}+" if trolls == MOST_HITS else str(trolls), str(trolls), str(trolls))
        for trolls in range(REGIONS_TO_HAMMER, MOST_HITS + 1)
    ]
    heads = ("components-hammering", "components-hit-limit", "components-colour-limit")
    said = zip(_heads(heads, speaker), LIMIT_RULES, strict=True)
    return Sheet(tuple([f"{head} ({rule})" for head, rule in said]), rows)
