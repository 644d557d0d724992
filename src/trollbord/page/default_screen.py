"""The plain screen: any game, drawn from its picture or its text, played with buttons."""

from __future__ import annotations

import re
from typing import Final

from trollbord.ink.icons import icon
from trollbord.ink.markup import Element, Markup, el, keyed
from trollbord.ink.screen import Draft, Plate, Screen
from trollbord.ink.seats import SEATS
from trollbord.kernel.option import Option
from trollbord.kernel.view import View
from trollbord.words import Speaker

_OPENING: Final = re.compile(r"<svg\b[^>]*>")
_VIEWBOX: Final = re.compile(r'viewBox="([^"]*)"')


def screen(view: View, draft: Draft, speaker: Speaker) -> Screen:
    """The game's own picture if it draws one, else its text; the options are buttons."""
    plates = [_plate(seat) for seat in range(view.seats)]
    return Screen(_board(view), plates, layout="duel" if view.seats == 2 else "strip")


def path(view: View, option: Option) -> tuple[str, ...]:
    """Nothing on a plain board can be clicked."""
    return ()


def _board(view: View) -> Element:
    picture = view.game.drawing(view)
    if picture is None:
        return keyed("board", "pre", str(view), class_="board plain")
    found = _VIEWBOX.search(picture)
    body = _OPENING.sub("", picture[picture.index("<svg") :], count=1).rsplit("</svg>", 1)[0]
    drawn = Markup(body)
    return keyed("board", "svg", drawn, class_="board", viewBox=found[1] if found else None)


def _plate(seat: int) -> Plate:
    look = SEATS[(seat + 1) % len(SEATS)]
    return Plate(look, el("div", icon("people", 32), class_="face"))
