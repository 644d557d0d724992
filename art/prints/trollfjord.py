"""The print of Trollfjord: the mountain spirit looks over the water."""

from __future__ import annotations

from random import Random
from typing import Final

from art.prints.cuts import halo, ridge, sky, spruces, water
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.shapes import gouge, path, scatter

_FACE: Final = (
    '<path d="M92 250L84 196L96 150L88 118L118 84L150 92L172 70L206 88L232 112L226 152L240 200L230 250Z" fill="var(--pr2-rock)" stroke="var(--pr-key)" stroke-width="3.6" stroke-linejoin="round"/>'
    '<path d="M172 70L206 88L232 112L226 152L240 200L230 250H186L180 214L196 190L186 150L198 120Z" fill="var(--pr2-rock-d)"/>'
    '<path d="M84 120L118 84L150 92L172 70L206 88L234 114L214 108L204 122L190 104L176 118L162 100L148 120L132 102L116 122L104 110Z" fill="var(--pr2-moss)" stroke="var(--pr-key)" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M98 140L146 152L144 164L100 154ZM226 140L178 152L180 164L222 154Z" fill="var(--pr-key)"/>'
    '<path d="M106 160L142 168Q138 182 124 180Q110 178 106 160ZM216 160L182 168Q186 182 200 180Q212 178 216 160Z" fill="var(--pr-key)"/>'
    '<circle cx="128" cy="171" r="5" fill="var(--pr1-sun)"/>'
    '<circle cx="196" cy="171" r="5" fill="var(--pr1-sun)"/>'
    '<path d="M152 150H174L190 204L164 222L136 206Z" fill="var(--pr2-rock-l)" stroke="var(--pr-key)" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M166 150H174L190 204L164 222Z" fill="var(--pr2-rock-d)"/>'
    '<path d="M112 226Q164 248 218 224" fill="none" stroke="var(--pr-key)" stroke-width="5"/>'
)
_BOAT: Final = (
    '<path d="M40 322Q74 340 112 320Q104 344 76 344Q50 344 40 322Z" fill="var(--pr-key)"/>'
    '<path d="M36 314Q38 324 46 328M116 310Q114 322 106 326" stroke="var(--pr-key)" stroke-width="4" fill="none"/>'
    '<path d="M76 328V262" stroke="var(--pr-key)" stroke-width="3.6"/>'
    '<path d="M50 268H104Q110 292 100 312H52Q44 292 50 268Z" fill="var(--pr-light)" stroke="var(--pr-key)" stroke-width="3"/>'
    '<path d="M60 268Q56 290 61 312H71Q67 290 70 268ZM82 268Q86 290 82 312H92Q97 290 93 268Z" fill="var(--pr-red)"/>'
)
_BARE: Final = [(92, 250), (88, 120), (118, 90), (150, 96), (150, 250)]
_LEFT: Final = [(-10, 240), (28, 150), (66, 214), (100, 250)]
_RIGHT: Final = [(216, 250), (262, 164), (286, 196), (312, 132), (340, 220)]
_FAR: Final = ("pr2-far", "pr2-far-d")


def draw() -> Markup:
    """All layers, back to front."""
    return join(
        sky("pr2-sky"),
        path(halo((160, 150), 92, 18, 12, "tro", 0.94), fill="var(--pr2-ray)"),
        ridge(_LEFT, "l2", _FAR, "pr-light", 262),
        ridge(_RIGHT, "r2", _FAR, "pr-light", 262),
        Markup(_FACE),
        _sea(),
        Markup(_BOAT),
        spruces(232, 330, 300, 62, "s2"),
        path("M216 300Q262 284 330 296V330Q270 322 216 300Z", fill="var(--pr2-tree)"),
    )


def _sea() -> Markup:
    dice = Random("tf")
    bare = [
        (x, y)
        for x, y in scatter(_BARE, 13, 6, "facecuts")
        if not (100 < x < 150 and 136 < y < 184)
    ]
    lines = [gouge(x, y, 1.4, dice.uniform(9, 17), 1.5) for x, y in bare]
    glint = [
        gouge(164 + dice.uniform(-46, 46), 258 + k * 7, 0, dice.uniform(20, 50), 2)
        for k in range(17)
    ]
    return join(
        path("".join(lines), fill="var(--pr2-rock-d)"),
        el("rect", y=248, width=320, height=152, fill="var(--pr2-sea)"),
        path(water(256, 396, "sea"), fill="var(--pr2-wave)"),
        path("".join(glint), fill="var(--pr2-moss)", opacity=".8"),
    )
