"""The almanac of Runecards: the twelve cards, and their back."""

from functools import cache
from typing import Final

from runecards import BEST_RUNE, CARDS, HIDDEN
from runecards.look.draw import face
from trollbord.ink.almanac import Almanac, AlmanacEntry
from trollbord.ink.markup import Markup, el
from trollbord.kernel.message import Message

BACK: Final = "back"
RULES: Final = {
    "rune": ("RC-CARD.1", "RC-TURN.2"),
    "raider": ("RC-TURN.2", "RC-RAID.1", "RC-RAID.2", "RC-RAID.3"),
    "ward": ("RC-CARD.1", "RC-RAID.2", "RC-TURN.3"),
    BACK: ("RC-CARD.2", "RC-GIFT.1", "RC-GIFT.2", "RC-RAID.4"),
}
"""The rules about each kind of card."""


@cache
def almanac() -> Almanac:
    """All entries: the cards by their numbers."""
    back = Message(f"almanac-{BACK}")
    return Almanac([*[card(number) for number in CARDS], entry(BACK, BACK, back, HIDDEN)])


def card(number: int) -> AlmanacEntry:
    """One card, seen from its front."""
    kind = "ward" if number > BEST_RUNE else "raider" if number % 2 else "rune"
    return entry(kind, str(number), Message("almanac-card", {"card": number}), number)


def entry(kind: str, id: str, name: Message, number: int) -> AlmanacEntry:
    """An entry with the sentence and the rules of its kind."""
    lines = (Message(f"almanac-{kind}-is"),)
    return AlmanacEntry(kind, id, name, picture(number), lines, RULES[kind])


def picture(number: int) -> Markup:
    """A card alone."""
    return el("svg", face(number), class_="art", viewBox="-8 -2 56 60", aria_hidden="true")
