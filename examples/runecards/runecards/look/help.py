"""What each thing on the table of Runecards is: cards, gifts, players."""

from typing import Final

from runecards import HIDDEN, RunecardsView
from runecards.catalogue import BACK
from runecards.teach.almanac import almanac
from trollbord.ink.help import Help, of_entry
from trollbord.kernel import Seat
from trollbord.kernel.message import Message

HOLDERS: Final = frozenset(("strip",))
"""Elements that only hold others."""


def help_of(view: RunecardsView, key: str) -> Help | None:
    """What the element with this key is."""
    zone, *numbers = key.split("-")
    if key == "board":
        return of_entry(almanac()["table"])
    if zone in ("plate", "number"):
        return player(view, int(numbers[0]))
    if zone == "gift":
        return card(view.gifts[int(numbers[0])], int(numbers[0]))
    if zone in ("hand", "row"):
        seat, place = [int(number) for number in numbers]
        return card((view.hands if zone == "hand" else view.rows)[seat][place], seat)
    return None


def card(number: int, seat: Seat) -> Help:
    """A card of a seat; of a hidden one only the back is known."""
    return of_entry(almanac()[BACK if number == HIDDEN else str(number)], seat=seat)


def player(view: RunecardsView, seat: Seat) -> Help:
    """A player, with what all can count."""
    facts = [
        (Message("score-runes"), sum(view.rows[seat])),
        (Message("help-held"), len(view.hands[seat])),
    ]
    return of_entry(almanac()["player"], seat=seat, facts=facts)
