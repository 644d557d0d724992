"""Four prints, one per game, and the faces of the bots: what the first page is made of. They are drawn in `art/prints/`."""

from __future__ import annotations

from typing import Final

from trollbord.ink.baked import baked
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Markup, el
from trollbord.ink.static_svg import standalone

PRINT_INKS: Final = Inks(
    {
        "pr-key": "#101D25",
        "pr-light": "#F6EFDC",
        "pr-red": "#C23B2A",
        "pr1-sky": "light-dark(#E7B865,#274A5C)",
        "pr1-ray": "light-dark(#F6DB9C,#3C6F7E)",
        "pr1-sun": "#FBE3A0",
        "pr1-far": "light-dark(#B7794A,#1F3947)",
        "pr1-far-d": "light-dark(#8A5534,#162A36)",
        "pr1-hill": "light-dark(#56713F,#2A4436)",
        "pr1-grass": "light-dark(#7F9A54,#3C5E45)",
        "pr1-stone": "light-dark(#8C9A9E,#6F8289)",
        "pr1-stone-d": "light-dark(#56666D,#3F5159)",
        "pr1-stone-l": "light-dark(#B5C0C0,#92A4A9)",
        "pr2-sky": "light-dark(#8FC4CF,#12303F)",
        "pr2-ray": "light-dark(#BFE3E0,#2E7F76)",
        "pr2-far": "light-dark(#5F8A9C,#2A4C5C)",
        "pr2-far-d": "light-dark(#3E6577,#1B3644)",
        "pr2-rock": "light-dark(#7E8F93,#5D7076)",
        "pr2-rock-l": "light-dark(#A9B6B6,#80949A)",
        "pr2-rock-d": "light-dark(#4C5F66,#384B53)",
        "pr2-moss": "light-dark(#8FB06A,#5FA67C)",
        "pr2-sea": "light-dark(#1F5B78,#0C2C3E)",
        "pr2-wave": "light-dark(#5FA3B8,#2B667D)",
        "pr2-tree": "light-dark(#16402F,#0A2419)",
        "pr3-sky": "light-dark(#C9A9B4,#2C2440)",
        "pr3-ray": "light-dark(#E3CCCB,#4A3D63)",
        "pr3-moon": "light-dark(#FBF0D2,#F5E3A9)",
        "pr3-far": "light-dark(#94728A,#3C3156)",
        "pr3-wall": "light-dark(#CDBFA6,#8A7B74)",
        "pr3-wall-d": "light-dark(#9C8A75,#5F534F)",
        "pr3-wall2": "light-dark(#B98E6A,#7B5B4B)",
        "pr3-wall3": "light-dark(#8F8076,#5C5257)",
        "pr3-bridge": "light-dark(#6E6268,#463E4A)",
        "pr3-roof": "light-dark(#5A4A74,#453A63)",
        "pr3-roof2": "light-dark(#8C4232,#6E352B)",
        "pr3-roof-d": "light-dark(#3A2F4F,#2B2340)",
        "pr3-river": "light-dark(#7C6A3A,#3F3A22)",
        "pr3-river-l": "light-dark(#B29B57,#6D6334)",
        "pr4-sky": "light-dark(#6F8F55,#1B3A2C)",
        "pr4-ray": "light-dark(#B6C77F,#4E7D4E)",
        "pr4-trunk": "light-dark(#23352A,#0D1C15)",
        "pr4-trunk2": "light-dark(#3C5A3D,#15301F)",
        "pr4-bark": "light-dark(#557A4F,#27492F)",
        "pr4-troll": "light-dark(#4B5A3A,#34452F)",
        "pr4-troll-d": "light-dark(#2F3D27,#1F2E1F)",
        "pr4-skin": "light-dark(#A9A06A,#8A8458)",
        "pr4-nose": "light-dark(#C08A5C,#A37048)",
        "pr4-fur": "light-dark(#7C8B57,#56694A)",
        "pr4-hair": "light-dark(#26351F,#15241A)",
        "pr4-dress-d": "light-dark(#CFC2A0,#B3A886)",
        "pr4-floor": "light-dark(#2F4A2C,#12281B)",
        "pr4-fern": "light-dark(#1A3020,#091810)",
    }
)

FACE_INKS: Final = Inks(
    {
        "face-tomte": "light-dark(#DCE3D2,#26352C)",
        "face-huldra": "light-dark(#E6DCC4,#332E24)",
        "face-draug": "light-dark(#CBD8DA,#12262F)",
        "face-draug-mist": "light-dark(#9DB3B8,#24444F)",
        "face-jotun": "light-dark(#D6E2EA,#14202E)",
    }
)
PRINTS: Final = ("ragnarocks", "trollfjord", "ankh_morpork", "trolls_princesses")
FACES: Final = ("tomte", "huldra", "draug", "jotun")


def prints() -> Markup:
    """The prints as symbols `pr-<game>`, and one for a game that has none yet."""
    return baked("trollbord.page", "prints")


def faces() -> Markup:
    """The faces as symbols `face-<bot>`."""
    return baked("trollbord.page", "faces")


def print_of(game: str) -> str:
    """The name of a game's print."""
    return f"pr-{game}" if game in PRINTS else "pr-unknown"


def frieze() -> str:
    """All prints side by side as a file of its own, for the head of the docs."""
    row = [
        el("use", href=f"#{print_of(game)}", x=340 * place, width=320, height=400)
        for place, game in enumerate(PRINTS)
    ]
    return standalone(el("svg", prints(), row, viewBox="0 0 1340 400"), PRINT_INKS)
