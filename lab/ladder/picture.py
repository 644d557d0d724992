"""The picture of the ladders: the levels of each game on one axis, with their 95 % intervals."""

from collections.abc import Mapping, Sequence
from typing import Final

from trollbord.bots.ladder import COMPILED, INTERPRETED, Rung
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.static_svg import standalone
from trollbord.words import COMMON, speaker

WIDTH: Final = 760
LEFT: Final = 224
RIGHT: Final = 28
ROW: Final = 72
BELOW: Final = 28
"""How far below its game's line a level stands that sees less."""
TOP: Final = 54
BOTTOM: Final = 54
STEP: Final = 250
"""Points between two lines of the axis."""
NAME: Final = 44
"""The room that a name needs."""
LIFT: Final = 12.0
INK: Final = "#0A6F60"
SLOWER: Final = "#C8382B"

Rungs = Mapping[str, Mapping[str, Sequence[Rung]]]


def picture(ladders: Rungs, language: str) -> str:
    """The whole picture as SVG."""
    words = speaker(COMMON, language)
    highest = max(rung.high for builds in ladders.values() for rung in builds[COMPILED])
    most = STEP * (highest // STEP + 1)
    height = TOP + ROW * len(ladders) + BOTTOM
    parts = [_text(words.text("ladder-title"), 16, 26, 17, 800), _axis(most, height)]
    for at, (game, builds) in enumerate(ladders.items()):
        name = speaker(game, language).text("game-name")
        parts.append(_ladder(name, builds, most, TOP + ROW * (at + 0.35)))
    parts.append(_text(words.text("ladder-about"), 16, height - 22, 11))
    parts.append(_text(words.text("ladder-about-builds"), 16, height - 8, 11))
    back = el("rect", width=WIDTH, height=height, fill="var(--panel)")
    drawing = el("svg", back, parts, viewBox=f"0 0 {WIDTH} {height}", width=WIDTH)
    return standalone(drawing, Inks({}), "light", words.text("ladder-title"))


def _place(rating: float, most: int) -> float:
    return LEFT + max(0.0, rating) / most * (WIDTH - LEFT - RIGHT)


def _axis(most: int, height: int) -> Markup:
    """A line at every step of the scale, with its figure below."""
    end = height - BOTTOM
    lines = []
    for rating in range(0, most + 1, STEP):
        x = _place(rating, most)
        lines.append(el("line", x1=x, x2=x, y1=TOP, y2=end, stroke="var(--ink)", opacity=0.15))
        lines.append(_text(str(rating), x, end + 14, 11, anchor="middle"))
    return join(lines)


def _ladder(name: str, builds: Mapping[str, Sequence[Rung]], most: int, y: float) -> Markup:
    """A game: its levels on the compiled build, and below the line those that are worth less interpreted."""
    rated = {rung.rated for rung in builds[COMPILED]}
    levels = [rung for rung in builds[COMPILED] if rung.rating]
    slower = [rung for rung in builds[INTERPRETED] if rung.rated not in rated]
    line = el("line", x1=_place(0, most), x2=_place(most, most), y1=y, y2=y, stroke="var(--ink)")
    marks = [_level(rung, most, y, lift) for rung, lift in zip(levels, _lifts(levels, most))]
    marks += [_slower(rung, most, y + BELOW) for rung in slower]
    return join([_text(name, 16, y + 5, 14, 700), el("g", line, opacity=0.25), *marks])


def _lifts(levels: Sequence[Rung], most: int) -> list[float]:
    """How much higher each name stands, so that those of close neighbours do not run into each other."""
    lifts: list[float] = []
    for at, rung in enumerate(levels):
        near = at > 0 and _place(rung.rating, most) - _place(levels[at - 1].rating, most) < NAME
        lifts.append(LIFT if near and lifts[-1] == 0.0 else 0.0)
    return lifts


def _level(rung: Rung, most: int, y: float, lift: float) -> Markup:
    """A level with its name above and its rating below."""
    x = _place(rung.rating, most)
    name = _text(rung.bot, x, y - 10 - lift, 11, anchor="middle")
    return join(
        [_mark(rung, most, y, INK), name, _text(str(rung.rating), x, y + 18, 11, anchor="middle")]
    )


def _slower(rung: Rung, most: int, y: float) -> Markup:
    """What a level is worth where it sees less."""
    told = f"{rung.bot} {rung.rating}"
    name = _text(told, _place(rung.rating, most), y + 16, 11, anchor="middle")
    return join([_mark(rung, most, y, SLOWER), name])


def _mark(rung: Rung, most: int, y: float, ink: str) -> Markup:
    """A rating with its interval."""
    low, high, x = (_place(each, most) for each in (rung.low, rung.high, rung.rating))
    return join(
        [
            el("line", x1=low, x2=high, y1=y, y2=y, stroke=ink, stroke_width=5, opacity=0.4),
            el("circle", cx=x, cy=y, r=4.5, fill=ink),
        ]
    )


def _text(
    words: str, x: float, y: float, size: float, weight: int = 500, anchor: str = "start"
) -> Markup:
    return el(
        "text",
        words,
        x=f"{x:.1f}",
        y=f"{y:.1f}",
        fill="var(--ink)",
        font_size=size,
        font_weight=weight,
        text_anchor=anchor,
    )
