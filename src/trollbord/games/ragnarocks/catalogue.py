"""The catalogue of Ragnarocks: pieces, land, places of the board, the 32 characters, and what is written on the screen."""

from typing import Final

from trollbord.games.ragnarocks.box import CHARACTERS
from trollbord.games.ragnarocks.look.describe import LOOKS
from trollbord.ink.catalogue import Catalogue, Thing, about, thing
from trollbord.kernel.message import Message
from trollbord.words.rulebook import chapter

START: Final = ("RR-SETUP.5", "RR-SETUP.6")
"""Where the Vikings of each side begin."""
VIKING: Final = "RR-TURN.3 RR-TURN.5 RR-TURN.6 RR-TURN.7 RR-TURN.8 RR-REGION.2 RR-R.30"
SCORE: Final = "RR-SCORE.1 RR-SCORE.6 RR-SCORE.7"
THINGS: Final = (
    thing("piece", "stone", "RR-COMP.1 RR-TURN.9 RR-TURN.10 RR-TURN.11 RR-SCORE.3 RR-R.1 RR-R.5"),
    thing("land", "region", "RR-REGION.1 RR-REGION.2 RR-REGION.3 RR-R.4 RR-R.28"),
    thing("land", "contested", "RR-REGION.5 RR-REGION.10 RR-SCORE.4 RR-R.28"),
    thing("land", "settled", "RR-REGION.4 RR-REGION.8 RR-REGION.9 RR-SCORE.1 RR-TURN.4 RR-R.18 RR-R.28"),
    thing("land", "wild", "RR-REGION.6 RR-SCORE.5 RR-R.28"),
    thing("place", "cell", "RR-BOARD.1 RR-BOARD.3 RR-BOARD.5 RR-R.31"),
    thing("place", "edge", "RR-BOARD.2 RR-BOARD.4 RR-REGION.1"),
    thing("place", "supply", "RR-SETUP.1 RR-TURN.9 RR-R.1 RR-R.44"),
    thing("place", "icon", "RR-ADV.7 RR-TEAM.5 RR-R.3 RR-R.27"),
)  # fmt: skip
# What is none of these: parts of the screen, and columns of the tables of the box.
SHOWN: Final = (
    about("board", "RR-TURN.2 RR-BOARD.3 RR-BOARD.5 RR-END.1 RR-SCORE.7", "screen-board"),
    about("land", SCORE, "score-land"),
    about("player", SCORE),
    about("draft", "RR-DRAFT.1 RR-DRAFT.2 RR-DRAFT.3 RR-ADV.2 RR-ADV.3", "components-character"),
    about("stones", "RR-COMP.1 RR-SETUP.1"),
    about("icons", "RR-ADV.7 RR-R.3", "components-icon"),
    about("cells", "RR-BOARD.1", "components-number"),
    about("edges", "RR-BOARD.4", "components-edge"),
    about("neighbours", "RR-BOARD.3", "components-neighbours"),
)


def _viking(side: int, look: str) -> Thing:
    lines = (Message("almanac-viking-is"), Message("almanac-viking-free"))
    row = thing("piece", f"viking-{side}", f"RR-COMP.2 {START[side]} {VIKING}", look, lines=lines)
    return row._replace(name=Message("sheet-vikings", {"look": look}))


def _character(name: str) -> Thing:
    numbers = " ".join(chapter("ragnarocks", f"RR-POWER.{name}"))
    return thing("character", name, numbers, name, f"name-{name}", (Message(f"power-{name}"),))


CATALOGUE: Final = Catalogue(
    *[_viking(side, look) for side, look in enumerate(LOOKS)],
    *THINGS,
    *[_character(card.name) for card in CHARACTERS],
    *SHOWN,
)
