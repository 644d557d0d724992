"""The table as a picture."""

from examples.pebbles import HIDDEN, PEBBLES, PebblesView
from trollbord.ink.markup import Markup, el
from trollbord.ink.static_svg import standalone


def picture(view: PebblesView) -> str:
    """The heap, and below it each seat's troll and pebbles; the text of the view is the picture's description."""
    heap = [pebble(place, 20) for place in range(view.heap)]
    hoards = [hoard(view, seat) for seat in range(view.seats)]
    box = f"0 0 {22 * (PEBBLES + 1) + 6} {40 + 26 * view.seats}"
    return standalone(el("svg", heap, hoards, viewBox=box), text=str(view))


def pebble(place: int, y: int) -> Markup:
    """One pebble beside the other."""
    return el("circle", cx=14 + 22 * place, cy=y, r=9, fill="var(--stone-2)")


def hoard(view: PebblesView, seat: int) -> Markup:
    """A troll's number, as far as this seat may know it, and what its owner has taken."""
    troll, y = view.trolls[seat], 52 + 26 * seat
    shown = str(troll) if troll > HIDDEN else "?"
    number = el("text", shown, x=14, y=y + 6, font_size=18, text_anchor="middle", fill="var(--ink)")
    return el("g", number, [pebble(1 + place, y) for place in range(view.taken[seat])])
