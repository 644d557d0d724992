"""The player aid of a game: one sheet with the turn, prices, points and signs, at the table and to print."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from trollbord.ink.icons import icon
from trollbord.ink.markup import Attributes, Child, Element, Markup, el
from trollbord.page.book.cover import book, place_of
from trollbord.page.book.prose import cites, inline
from trollbord.words import Speaker
from trollbord.words.guide import AID, GuideBlock, GuidePart, guide

SIGN: Final = re.compile(r"\{([\w-]+)\}")
_FIRST: Final = re.compile(r"(?:\{[\w-]+\}\s*)+")
_NUMBER: Final = re.compile(r"<b>(\d+)</b>")
_BOXES: Final = {"rr-man-": "-40 -58 80 92", "rr-stone-": "-36 -36 72 72", "tf-": "-16 -16 32 32"}
"""The boxes of shapes that are drawn around the origin; the others have one of their own."""
OWN_BOX: Final = "0 0 24 24"


@cache
def aid_leaf(game: str, speaker: Speaker) -> Element:
    """The sheet as a book without a tab of its own."""
    title, *chapters = guide(game, speaker.language, AID)
    words = speaker.text("page-book-print")
    print_ = el(
        "a",
        icon("print", 20),
        words,
        class_="btn small alone print",
        href=f"{place_of(game, AID)}?language={speaker.language}",
        target="_blank",
        data_print=True,
    )
    head = el("div", el("h1", title.heading), print_, class_="aid-head")
    return book(
        game,
        AID,
        speaker,
        head,
        el("div", [_chapter(game, each) for each in chapters], class_="aid"),
    )


def _chapter(game: str, chapter: GuidePart) -> Markup:
    return el(
        "section", el("h2", chapter.heading), [_block(game, block) for block in chapter.blocks]
    )


def _block(game: str, block: GuideBlock) -> Markup:
    if not block.items:
        return el("p", _line(game, block.text))
    rows = [_item(game, item) for item in block.items]
    return el("ol" if block.numbered else "ul", rows)


def _item(game: str, item: str) -> Markup:
    """A line; signs at its beginning stand in a column of their own, unless others follow in the line."""
    found = _FIRST.match(item)
    if found is None or SIGN.search(item, found.end()):
        return el("li", _line(game, item))
    signs = el("span", [sign(name) for name in SIGN.findall(found[0])], class_="signs")
    return el("li", el("span", signs, " ", _line(game, item[found.end() :]), class_="has-signs"))


def _line(game: str, text: str) -> Markup:
    """A line with its signs; the rules that stand behind it are not printed."""
    said, _, cited = text.rpartition(" (")
    rules = cites(game, cited.rstrip(".").removesuffix(")").split(", "))
    return el("span", _priced(inline(said, game, signed)), " ", rules)


def _priced(said: Markup) -> Markup:
    """Bold numbers are prices and points: they stand on a plate."""
    return Markup(_NUMBER.sub(r'<b class="price">\1</b>', str(said)))


def signed(text: str) -> Child:
    """A text in which `{tp-i-cow}` is a sign of the game."""
    return [sign(part) if number % 2 else part for number, part in enumerate(SIGN.split(text))]


def sign(name: str) -> Markup:
    """One sign, as large as the letters around it."""
    box = next((box for start, box in _BOXES.items() if name.startswith(start)), OWN_BOX)
    look = f"s-{name.rsplit('-', 1)[1]}" if name.startswith("rr-man-") else ""
    size: Attributes = {"width": 24, "height": 24} if box == OWN_BOX else {}
    shape = el("use", href=f"#{name}", **size)
    ground = name.removeprefix("tf-g-")
    disc = el("circle", r=16, fill=f"var(--{ground})") if ground != name else None
    return el(
        "svg", disc, shape, class_=f"book-sign {look}".strip(), viewBox=box, aria_hidden="true"
    )
