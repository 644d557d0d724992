"""The catalogue of Runecards: the twelve cards, their back, the table, a player; each with the rules about it."""

from typing import Final

from runecards import BEST_RUNE, CARDS
from trollbord.ink.catalogue import Catalogue, Thing, about, thing
from trollbord.kernel.message import Message

BACK: Final = "back"
RULES: Final = {
    "rune": "RC-CARD.1 RC-TURN.2",
    "raider": "RC-TURN.2 RC-RAID.1 RC-RAID.2 RC-RAID.3",
    "ward": "RC-CARD.1 RC-RAID.2 RC-TURN.3",
}
"""The rules about each kind of card."""


def card(number: int) -> Thing:
    """One card, seen from its front."""
    kind = "ward" if number > BEST_RUNE else "raider" if number % 2 else "rune"
    name, line = Message("almanac-card", {"card": number}), Message(f"almanac-{kind}-is")
    return thing(kind, str(number), RULES[kind], lines=[line])._replace(name=name)


CATALOGUE: Final = Catalogue(
    *[card(number) for number in CARDS],
    thing(BACK, BACK, "RC-CARD.2 RC-GIFT.1 RC-GIFT.2 RC-RAID.4"),
    about("table", "RC-TURN.1 RC-RAID.1 RC-END.1 RC-END.2", "help-table"),
    about("player", "RC-END.2", "help-player"),
)
