"""The catalogue of Trollfjord: pieces, boulders, places, regions, fortresses, and what is written on the screen."""

from typing import Final

from trollbord.games.trollfjord.box import (
    BOULDER_COLOURS,
    LANDSCAPE_OF,
    LANDSCAPES,
    LIMITED,
    NUMERALS,
    REGIONS,
    SITES,
    STANDARD_MAP,
)
from trollbord.games.trollfjord.chart import board_of
from trollbord.ink.catalogue import Catalogue, Thing, about, thing
from trollbord.kernel.message import Message

PIECES: Final = (
    thing("piece", "troll", "TF-SETUP.21 TF-A2.5 TF-A2.11 TF-B3.1 TF-C3.1"),
    thing("piece", "lord", "TF-SETUP.22 TF-ORDER.1 TF-A1.1 TF-A1.7 TF-A1.9"),
    thing("piece", "gift", "TF-SETUP.27 TF-END.10 TF-B3.14 TF-B3.18 TF-B3.19"),
    thing("piece", "treasure", "TF-SETUP.16 TF-C1.8 TF-C1.9 TF-C1.12 TF-END.9"),
    thing("piece", "crown", "TF-SETUP.19 TF-C2.1 TF-C2.3 TF-C2.8 TF-END.11"),
)
PLACES: Final = (
    thing("place", "tower", "TF-SETUP.13 TF-TOWER.2 TF-B4.3 TF-B4.5 TF-C4.1"),
    thing("place", "placement", "TF-A1.4 TF-A2.2 TF-A2.3 TF-A2.5 TF-A2.6"),
    thing("place", "wander", "TF-A1.5 TF-A2.10 TF-A2.11 TF-A2.13 TF-A2.14"),
    thing("place", "belt", "TF-SETUP.24 TF-B1.2 TF-B1.3 TF-B1.4 TF-END.1"),
    thing("place", "sack", "TF-SETUP.26 TF-C1.15 TF-C1.16 TF-B1.13"),
    thing("idea", "spirit", "TF-B3.4 TF-B3.10 TF-B3.12 TF-B3.14 TF-B3.26"),
    thing("idea", "tailwind", "TF-A3.1 TF-A3.5 TF-A3.7 TF-A3.9 TF-A3.12"),
    thing("idea", "comrade", "TF-B2.3 TF-B2.4 TF-B2.7 TF-B4.24 TF-B4.12"),
)
COLOURED: Final = "TF-SETUP.13 TF-B3.4 TF-B3.8 TF-B3.10"
HARMLESS: Final = "TF-SETUP.13 TF-B3.9 TF-B4.10"
# What is no piece, place or idea: parts of the screen, and columns of the tables of the box.
SHOWN: Final = (
    about("board", "TF-ORDER.1 TF-A1.1 TF-A1.2 TF-A1.3 TF-A3.1 TF-END.1", "screen-board"),
    about("start", "TF-ORDER.3 TF-A1.11 TF-R.4", "help-start"),
    about("hits", "TF-B3.3 TF-B3.5 TF-B4.22", "sheet-hits"),
    about("swing", "TF-TOWER.6 TF-R.11 TF-R.41", "screen-strength"),
    about("score", "TF-END.9 TF-END.10 TF-END.11 TF-END.12 TF-R.25", "score-total"),
    about("region", "TF-SETUP.3", "sheet-region"),
    about("landscape", "TF-SETUP.4", "components-landscape"),
    about("borders", "TF-A2.12", "sheet-borders"),
    about("sites", "TF-SETUP.7", "components-fortresses"),
    about("first-game", "TF-SETUP.8", "components-first-game"),
    about("beside", "TF-SETUP.7", "sheet-beside"),
    about("plank", "TF-SETUP.10", "components-plank"),
    about("places", "TF-A1.4 TF-A2.5", "sheet-places"),
    about("steps", "TF-A1.5 TF-A2.10", "sheet-steps"),
    about("copies", "TF-SETUP.16", "components-number"),
    about("crowned", "TF-C2.1", "sheet-belt"),
    about("crown-value", "TF-SETUP.19 TF-END.11", "components-value"),
    about("hammering", "TF-B3.1", "components-hammering"),
    about("hit-limit", "TF-B3.3 TF-B3.5", "components-hit-limit"),
    about("colour-limit", "TF-B3.4 TF-B3.6", "components-colour-limit"),
)


def _boulder(place: int, colour: str) -> Thing:
    is_limited = place < LIMITED
    line = Message("almanac-boulder-is" if is_limited else "almanac-white-is")
    numbers = COLOURED if is_limited else HARMLESS
    return thing("boulder", f"boulder-{colour}", numbers, colour, f"screen-{colour}", (line,))


def _region(region: int) -> Thing:
    name, landscape = REGIONS[region], LANDSCAPES[LANDSCAPE_OF[region]]
    numbers = "TF-SETUP.3 TF-SETUP.4 TF-A2.4 TF-A2.12"
    beside = [
        Message("almanac-neighbour", {"region": REGIONS[each]})
        for each in board_of(STANDARD_MAP).neighbours[region]
    ]
    facts = Message("almanac-region-facts", {"landscape": landscape})
    return thing("region", name, numbers, landscape, f"name-{name}", (facts, *beside))


def _fortress(site: int) -> Thing:
    board, name = board_of(STANDARD_MAP), SITES[site]
    first, second, third = [REGIONS[region] for region in board.sites[site]]
    numeral = NUMERALS[board.numbers[site]]
    numbers = "TF-SETUP.6 TF-SETUP.7 TF-B1.1 TF-B1.3 TF-B1.5"
    facts = {"first": first, "second": second, "third": third, "number": numeral}
    line = Message("almanac-fortress-facts", facts)
    return thing("fortress", name, numbers, numeral, f"name-{name}", (line,))


CATALOGUE: Final = Catalogue(
    *PIECES,
    *[_boulder(place, colour) for place, colour in enumerate(BOULDER_COLOURS)],
    *PLACES,
    *[_region(region) for region in range(len(REGIONS))],
    *[_fortress(site) for site in range(len(SITES))],
    *SHOWN,
)
