"""The prints of the games and the faces of the bots, as `trollbord.page.prints` shows them."""

from __future__ import annotations

from typing import Final

from art.prints import ankh_morpork, ragnarocks, trollfjord, trolls_princesses, unknown
from trollbord.ink.figures import viking
from trollbord.ink.markup import Attributes, Markup, el, join
from trollbord.ink.shapes import group, symbol

PRINTS: Final = {
    "ragnarocks": ragnarocks.draw,
    "trollfjord": trollfjord.draw,
    "ankh_morpork": ankh_morpork.draw,
    "trolls_princesses": trolls_princesses.draw,
    "unknown": unknown.draw,
}


def prints() -> Markup:
    """The prints as symbols `pr-<game>`, and the pieces that stand in them."""
    men = [
        symbol(f"pr-man-{look}", group(viking(shield), transform="translate(1 3)"))
        for look, shield in (("ivory", "round"), ("rowan", "kite"))
    ]
    return join(men, [_print(game, draw()) for game, draw in PRINTS.items()])


def _print(game: str, picture: Markup) -> Markup:
    box: Attributes = {"viewBox": "0 0 320 400", "preserveAspectRatio": "xMidYMid slice"}
    return el("symbol", picture, id=f"pr-{game}", **box)
