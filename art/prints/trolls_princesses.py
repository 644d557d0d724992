"""The print of Trolls & Princesses: who keeps whom?"""

from __future__ import annotations

from random import Random
from typing import Final

from art.prints.cuts import halo, sky
from trollbord.ink.markup import Markup, join
from trollbord.ink.shapes import cut_polygon, gouge, group, line, path, scatter, wedge

_TROLL: Final = (
    '<path d="M58 366Q46 262 84 214Q112 176 166 178Q226 180 248 230Q270 280 262 366Z" fill="var(--pr4-troll)" stroke="var(--pr-key)" stroke-width="3.6"/>'
    '<path d="M196 186Q236 196 250 240Q268 290 262 366H214Q232 270 196 186Z" fill="var(--pr4-troll-d)"/>'
    '<path d="M84 160L40 134L66 192ZM204 150L254 118L224 186Z" fill="var(--pr4-skin)" stroke="var(--pr-key)" stroke-width="3.4" stroke-linejoin="round"/>'
    '<path d="M82 186Q70 110 140 98Q214 96 216 172Q216 226 150 232Q92 230 82 186Z" fill="var(--pr4-skin)" stroke="var(--pr-key)" stroke-width="3.6"/>'
    '<path d="M78 158L56 116L84 124L76 80L108 104L116 58L140 96L166 52L176 98L212 72L204 112L240 104L216 152Q196 116 146 116Q100 118 78 158Z" fill="var(--pr4-hair)" stroke="var(--pr-key)" stroke-width="3.6" stroke-linejoin="round"/>'
    '<circle cx="116" cy="152" r="13" fill="var(--pr-light)" stroke="var(--pr-key)" stroke-width="3"/>'
    '<circle cx="184" cy="148" r="13" fill="var(--pr-light)" stroke="var(--pr-key)" stroke-width="3"/>'
    '<circle cx="120" cy="157" r="5.5" fill="var(--pr-key)"/>'
    '<circle cx="186" cy="154" r="5.5" fill="var(--pr-key)"/>'
    '<path d="M102 136L130 140M170 136L200 130" stroke="var(--pr-key)" stroke-width="5"/>'
    '<path d="M140 140Q160 138 172 168Q184 204 156 206Q124 208 130 176Z" fill="var(--pr4-nose)" stroke="var(--pr-key)" stroke-width="3.4"/>'
    '<path d="M136 176Q134 194 148 198" fill="none" stroke="var(--pr-light)" stroke-width="3.4" opacity=".7"/>'
    '<path d="M102 200Q148 234 198 198" fill="none" stroke="var(--pr-key)" stroke-width="4.4"/>'
    '<path d="M112 205L118 190L124 212ZM182 209L186 192L193 202Z" fill="var(--pr-light)" stroke="var(--pr-key)" stroke-width="2"/>'
)
_ARM: Final = (
    '<path d="M56 268Q44 330 76 350Q104 362 148 356Q166 352 165 338L164 326Q160 314 142 316L118 318Q104 300 98 262Z" fill="var(--pr4-skin)" stroke="var(--pr-key)" stroke-width="3.6" stroke-linejoin="round"/>'
    '<path d="M138 330H163M136 343H163M70 300Q72 322 92 334" stroke="var(--pr-key)" stroke-width="2.8" fill="none"/>'
)
_PRINCESS: Final = (
    '<path d="M128 312L146 252H174L194 312Z" fill="var(--pr-light)" stroke="var(--pr-key)" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M166 254H174L194 312H172Z" fill="var(--pr4-dress-d)"/>'
    '<path d="M140 262Q134 226 160 220Q188 224 180 264Q186 280 178 288Q172 262 160 250Q148 262 142 288Q134 278 140 262Z" fill="var(--pr1-sun)" stroke="var(--pr-key)" stroke-width="2.6"/>'
    '<path d="M150 236Q160 228 170 236V248Q166 258 160 258Q154 258 150 248Z" fill="#FBE9D2" stroke="var(--pr-key)" stroke-width="2"/>'
    '<path d="M148 228L144 210L154 218L160 206L166 218L176 210L172 228Q160 222 148 228Z" fill="var(--gold)" stroke="var(--pr-key)" stroke-width="2.4" stroke-linejoin="round"/>'
    '<circle cx="156" cy="244" r="1.6" fill="var(--pr-key)"/>'
    '<circle cx="164" cy="244" r="1.6" fill="var(--pr-key)"/>'
)
_FUR: Final = [
    (66, 360),
    (60, 280),
    (92, 226),
    (120, 236),
    (180, 238),
    (226, 220),
    (252, 280),
    (256, 360),
]
_TRUNKS: Final = (
    (18, 30, "pr4-trunk"),
    (78, 18, "pr4-trunk2"),
    (250, 22, "pr4-trunk2"),
    (292, 38, "pr4-trunk"),
)


def draw() -> Markup:
    """All layers, back to front."""
    dice = Random("tp")
    return join(
        sky("pr4-sky"),
        path(halo((160, 236), 66, 20, 13, "tp", 0.92), fill="var(--pr4-ray)"),
        [_trunk(*trunk, dice) for trunk in _TRUNKS],
        path("M0 346Q80 330 160 344T320 340V400H0Z", fill="var(--pr4-floor)"),
        Markup(_TROLL),
        path(_fur(dice), fill="var(--pr4-fur)"),
        Markup(_ARM),
        group(Markup(_ARM), transform="translate(322 0) scale(-1 1)"),
        Markup(_PRINCESS),
        path(_ferns(dice), fill="var(--pr4-fern)"),
    )


def _trunk(x: float, w: float, ink: str, dice: Random) -> Markup:
    half, foot = w / 2, w * 0.9
    corners = [
        (x - half, -5),
        (x + half, -5),
        (x + w * 0.6, 330),
        (x + foot, 352),
        (x - foot, 352),
        (x - w * 0.6, 330),
    ]
    bark = [
        gouge(
            x + dice.uniform(-w * 0.35, w * 0.35),
            dice.uniform(0, 330),
            1.57,
            dice.uniform(14, 40),
            1.5,
        )
        for _ in range(int(foot))
    ]
    return join(
        path(line(cut_polygon(corners, 26, 2.6, f"trunk{x}")), fill=f"var(--{ink})"),
        path("".join(bark), fill="var(--pr4-bark)"),
    )


def _fur(dice: Random) -> str:
    places = scatter(_FUR, 14, 6, "fur")
    return "".join(
        [gouge(x, y, 1.5 + (x - 160) * 0.004, dice.uniform(12, 24), 1.7) for x, y in places]
    )


def _ferns(dice: Random) -> str:
    return "".join(
        [
            wedge((x, 400), (x + dice.uniform(-14, 14), 400 - dice.uniform(22, 56)), 6)
            for x in range(-4, 326, 7)
        ]
    )
