"""What people agree on before a game of Trollfjord."""

from typing import Final

from trollbord.games.trollfjord.box import COLOURS
from trollbord.games.trollfjord.chart import STANDARD, charted
from trollbord.kernel.errors import BadSettings
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import EXPERT, Setting, Settings

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
        raise BadSettings("error-colours", words, "trollfjord")


SETTINGS: Final = (
    Setting("tower", QUICK, choices=(QUICK, PHYSICS, YOURS)),
    Setting("fortresses", FIRST_GAME, choices=(FIRST_GAME, RANDOM, FREE)),
    Setting("open_sacks", False, group=EXPERT),
    Setting("colours", "-".join(COLOURS), group=EXPERT, check=checked_colours),
    Setting("map", STANDARD, group=EXPERT, check=charted),
)


def colour_of(settings: Settings, seat: Seat) -> str:
    """The colour of a seat's trolls."""
    return str(settings["colours"]).split("-")[seat]


HANDLING: Final = (
    "rule-tower-hold",
    "rule-tower-cover",
    "rule-tower-turn",
    "rule-tower-sides",
    "rule-tower-technique",
    "rule-tower-stray",
)
"""TF-TOWER.7: what people with a tower of their own are reminded of before the first blow."""
