"""What people agree on before a game of Trollfjord."""

from typing import Final

from trollbord.games.trollfjord.box import COLOURS
from trollbord.games.trollfjord.chart import STANDARD, charted
from trollbord.kernel.errors import BadTable
from trollbord.kernel.seat import Seat
from trollbord.kernel.tableoption import EXPERT, Table, TableOption

QUICK: Final = "quick"
PHYSICS: Final = "physics"
YOURS: Final = "yours"
FIRST_GAME: Final = "first-game"
RANDOM: Final = "random"
FREE: Final = "free"


def checked_colours(text: str) -> None:
    """TF-SETUP.2: the colours by seat; all four are named, each once, of which two players use the first two."""
    if sorted(text.split("-")) != sorted(COLOURS):
        words = {"given": text, "expected": "-".join(COLOURS)}
        raise BadTable("error-colours", words, "trollfjord")


TABLE_OPTIONS: Final = (
    TableOption("tower", QUICK, choices=(QUICK, PHYSICS, YOURS)),
    TableOption("fortresses", FIRST_GAME, choices=(FIRST_GAME, RANDOM, FREE)),
    TableOption("open_sacks", False, group=EXPERT),
    TableOption("colours", "-".join(COLOURS), group=EXPERT, check=checked_colours),
    TableOption("map", STANDARD, group=EXPERT, check=charted),
)


def colour_of(table: Table, seat: Seat) -> str:
    """The colour of a seat's trolls."""
    return str(table["colours"]).split("-")[seat]


HANDLING: Final = (
    "rule-tower-hold",
    "rule-tower-cover",
    "rule-tower-turn",
    "rule-tower-sides",
    "rule-tower-technique",
    "rule-tower-stray",
)
"""TF-TOWER.7: what people with a tower of their own are reminded of before the first blow."""
