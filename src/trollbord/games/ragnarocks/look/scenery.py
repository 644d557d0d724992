"""What never moves on the board of Ragnarocks, and the shapes of the pieces: `art/ragnarocks_board.py` draws them."""

from __future__ import annotations

from typing import Final

from trollbord.ink.baked import baked
from trollbord.ink.figures import RUNE_NAMES
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Markup, join
from trollbord.ink.seats import patterns

INKS: Final = Inks(
    {
        "g-1": "light-dark(#C3C8B6,#6B7A6C)",
        "g-2": "light-dark(#B4BBAA,#607062)",
        "g-3": "light-dark(#A8B1A3,#566659)",
        "g-cut": "light-dark(#8F9B8B,#47564B)",
        "g-lit": "light-dark(#DCE0CF,#869684)",
        "slab-cut": "light-dark(#5A6C70,#34464E)",
        "rim-ink": "light-dark(#C9D3CC,#9DB0B0)",
        "rs-1": "light-dark(#74858C,#8A9DA4)",
        "rs-2": "light-dark(#93A3A8,#A9B9BE)",
        "rs-3": "light-dark(#46565E,#566971)",
        "rs-cut": "light-dark(#15222A,#101B22)",
        "held-ground": "light-dark(#DDEBDD,#4B6B60)",
    }
)

STONES: Final = len(RUNE_NAMES)
HEAPS: Final = ((7, 0.44), (9, 0.34))
"""A heap's stones in a row, and their size: a small heap and a large one."""


def art() -> Markup:
    """Every shape that the page needs once: pieces, patterns, and both boards."""
    return join(patterns(), baked("trollbord.games.ragnarocks.look", "board"))


def form(standing: bool) -> str:
    """The ending of the names of shapes that differ lying and standing."""
    return "tall" if standing else "wide"
