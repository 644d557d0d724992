"""The page of Runecards: cards of the own hand are clicked, whatever is asked of them."""

from typing import Final

from runecards import RunecardsView
from runecards.look.draw import board, look_of
from trollbord.ink.icons import icon
from trollbord.ink.markup import el
from trollbord.ink.screen import Draft, Facts, Plate, Screen
from trollbord.kernel import Option, Seat
from trollbord.words import Speaker

FACTS: Final = Facts(minutes=10, alone=5, age=8, weight=1, luck=2)


def screen(view: RunecardsView, draft: Draft, speaker: Speaker) -> Screen:
    """The table with its plates; the number of a plate is what its runes are worth."""
    plates = [plate(view, seat) for seat in range(view.seats)]
    return Screen(board(view), plates, layout="duel" if view.seats == 2 else "strip")


def plate(view: RunecardsView, seat: Seat) -> Plate:
    """A seat with its points."""
    face = el("div", icon("people", 32), class_="face")
    return Plate(look_of(seat), face, number=str(sum(view.rows[seat])))


def path(view: RunecardsView, option: Option) -> tuple[str, ...]:
    """The card of the own hand that an option names; what names none, or one that is not there, is a button."""
    hand = view.hands[view.seat] if view.seat >= 0 else []
    if not option.args or option.first not in hand:
        return ()
    return (f"hand-{view.seat}-{hand.index(option.first)}",)
