"""The table as a drawing: before each seat its runes, below them its hand and the gift that it laid aside."""

from typing import Final

from runecards import BEST_RUNE, CARDS, HIDDEN, NONE, RunecardsView
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.seats import SEATS
from trollbord.ink.shapes import at, path
from trollbord.ink.static_svg import standalone
from trollbord.kernel import Seat

WIDTH, HEIGHT, STEP = 40, 56, 48
STRIP: Final = 146
"""The height of what belongs to one seat."""
SHIELD: Final = "M20 14L32 18V30Q32 40 20 45Q8 40 8 30V18Z"
KNOT: Final = "M20 12L30 28L20 44L10 28Z"


def picture(view: RunecardsView) -> str:
    """The table with its colours written in; the text of the view is its description."""
    return standalone(board(view), text=str(view))


def board(view: RunecardsView) -> Element:
    """All seats, the first above."""
    box = f"0 0 {STEP * BEST_RUNE + 24} {STRIP * view.seats}"
    strips = [strip(view, seat) for seat in range(view.seats)]
    return keyed("board", "svg", strips, class_="board runecards", viewBox=box)


def look_of(seat: Seat) -> str:
    """The colours of a seat."""
    return SEATS[(seat + 1) % len(SEATS)]


def strip(view: RunecardsView, seat: Seat) -> Element:
    """What lies before a seat, and what it holds."""
    cards = [
        lying(f"row-{seat}-{place}", card, place, 8) for place, card in enumerate(view.rows[seat])
    ]
    cards += [held(view, seat, place) for place in range(len(view.hands[seat]))]
    if view.gifts[seat] != NONE:
        cards.append(lying(f"gift-{seat}", view.gifts[seat], 8, 78))
    bar = el("rect", x=2, y=6, width=8, height=STRIP - 12, fill="var(--p)")
    css = f"s-{look_of(seat)}"
    return keyed(f"strip-{seat}", "g", bar, cards, class_=css, transform=at(0, STRIP * seat))


def held(view: RunecardsView, seat: Seat, place: int) -> Element:
    """A card of a hand; the viewer's own can be clicked."""
    card = view.hands[seat][place]
    return lying(f"hand-{seat}-{place}", card, place, 78, "spot" if seat == view.seat else None)


def lying(key: str, card: int, place: int, y: int, css: str | None = None) -> Element:
    """A card in its place; the key names the place, so it tells no secret."""
    label = str(card) if card in CARDS else None
    return keyed(
        key, "g", face(card), class_=css, transform=at(20 + STEP * place, y), data_label=label
    )


def face(card: int) -> Markup:
    """A card of 40 by 56: a number, a shield behind that of a ward; the back has a knot."""
    edge = el(
        "rect", width=WIDTH, height=HEIGHT, rx=4, class_="rc-edge",
        fill="var(--stone-2)" if card == HIDDEN else "var(--panel)", stroke="var(--key)", stroke_width=2,
    )  # fmt: skip
    if card == HIDDEN:
        return join(edge, path(KNOT, fill="none", stroke="var(--key)", stroke_width=3))
    shield = path(SHIELD, fill="var(--stone-1)") if card > BEST_RUNE else None
    number = el("text", card, x=20, y=36, font_size=20, text_anchor="middle", fill="var(--ink)")
    return join(edge, shield, number)
