"""The ground of Ankh-Morpork, which never changes in a game: `art/ankh_ground.py` draws it."""

from __future__ import annotations

from typing import Final

from trollbord.games.ankh_morpork.look.figures import figures
from trollbord.ink.baked import baked
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Markup, join

INKS: Final = Inks(
    {
        "field": "light-dark(#A9B68B,#182521)",
        "field-l": "light-dark(#C6CFA4,#22332B)",
        "field-d": "light-dark(#71855C,#0E1815)",
        "water": "light-dark(#5F8A8A,#173840)",
        "water-l": "light-dark(#9CC0B4,#3D6F73)",
        "water-d": "light-dark(#35595C,#0A1D23)",
        "t1": "light-dark(#EFE4C8,#55584C)",
        "t2": "light-dark(#E2DFC2,#2C4A38)",
        "t3": "light-dark(#EAD6BA,#634735)",
        "t4": "light-dark(#DBD8D0,#354367)",
        "street": "light-dark(#FBF6E8,#93A3A6)",
        "am-halo": "light-dark(#F6F1E2,#0E1A20)",
        "am-danger": "light-dark(#B3261E,#BF3A2C)",
        "wall": "light-dark(#B9B6A8,#5A666B)",
        "wall-d": "light-dark(#7F8078,#333F45)",
        "h-wall": "light-dark(#F8F0DD,#465055)",
        "h-side": "light-dark(#CDBF9F,#313B40)",
        "h-win": "light-dark(#5C5240,#B98F45)",
        "hk": "light-dark(#16252Dcc,#060C10)",
        "smoke": "light-dark(#ffffffb0,#8aa0a640)",
    },
    {
        "roof6": {"roof": "light-dark(#D3AC66,#7A6038)", "roof-d": "light-dark(#A67F3F,#543F22)"},
        "roof12": {"roof": "light-dark(#93A5AF,#4B606D)", "roof-d": "light-dark(#667B88,#334551)"},
        "roof18": {"roof": "light-dark(#A98296,#684C63)", "roof-d": "light-dark(#7C566C,#473044)"},
    },
)


def art() -> Markup:
    """Everything that is drawn once: the figures, and the ground lying and standing."""
    return join(figures(), ground_symbol(False), ground_symbol(True))


def ground_symbol(standing: bool) -> Markup:
    """The ground of one form as a symbol: `am-ground-desk` or `am-ground-phone`."""
    return baked("trollbord.games.ankh_morpork.look", f"ground-{form(standing)}")


def form(standing: bool) -> str:
    """What a shape of this form ends in."""
    return "phone" if standing else "desk"
