"""The picture of a study: each group's mean and its 95 % interval on one axis, and where all would stand if they were alike."""

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from lab.studies import matrix
from lab.studies.study import Group, Sample, Study
from trollbord.arena.ratings import Estimate
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.static_svg import standalone
from trollbord.words.speaker import Speaker

WIDTH: Final = 760
LEFT: Final = 220
RIGHT: Final = 170
ROW: Final = 22
HEAD: Final = 58
"""The height of a panel's name and of the figures of its axis."""
AXIS: Final = 42
"""Where the axis begins, below the name."""
INK: Final = "#0A6F60"
EVEN: Final = "#C8382B"
STEPS: Final = (0.05, 0.1, 0.2, 0.25, 1, 2, 5, 10, 20)
"""Between two marks of the axis lies one of these."""
MARKS: Final = 5
"""How many marks an axis has at most, beside the first."""


class Scale:
    """Where values lie on the axis: all intervals fit."""

    def __init__(self, study: Study, panels: dict[str, list[Group]]) -> None:
        means = [group.mean for groups in panels.values() for group in groups]
        evens = [study.even(panel) for panel in panels]
        self.low: Final = 0.0 if study.is_share else min([*[e.low for e in means], *evens])
        high = max([*[each.high for each in means], *evens])
        self.high: Final = max(high, self.low + 1e-6)
        self.is_share: Final = study.is_share

    def at(self, value: float) -> float:
        """The place of a value."""
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def marks(self) -> list[float]:
        """The round values that are marked on the axis."""
        wide = self.high - self.low
        step = next((each for each in STEPS if wide / each <= MARKS), wide)
        first = ceil(self.low / step - 1e-9)
        return [step * at for at in range(first, floor(self.high / step + 1e-9) + 1)]

    def mark(self, value: float) -> str:
        """A marked value in figures."""
        return f"{100 * value:.0f} %" if self.is_share else f"{value:+.0f}" if value else "0"

    def told(self, mean: Estimate) -> str:
        """A mean and its interval in figures."""
        if self.is_share:
            return f"{100 * mean.mean:.0f} % ({100 * mean.low:.0f}–{100 * mean.high:.0f})"
        return f"{mean.mean:+.1f} ({mean.low:+.1f} … {mean.high:+.1f})"


def picture(
    study: Study,
    panels: dict[str, list[Group]],
    words: Speaker,
    about: str,
    found: Sequence[tuple[int, list[Sample]]] = (),
) -> str:
    """The whole picture as SVG; `found` are the samples, for who beats whom."""
    scale = Scale(study, panels)
    parts: list[Markup] = []
    top = 34.0
    parts.append(_text(words.text(f"study-{study.topic}"), 16, 26, 17, 800))
    for panel, groups in panels.items():
        parts.append(_panel(study, panel, groups, words, scale, top))
        top += HEAD + ROW * len(groups)
        if study.is_mutual and found:
            names = [study.group_name(panel, group.name, words) for group in groups]
            parts.append(_text(words.text("study-mutual"), 16, top + 22, 14, 700))
            parts.append(matrix.drawn(groups, names, matrix.shares_of(found), top + 22))
            top += 22 + matrix.height(groups)
    parts.append(_text(about, 16, top + 22, 12))
    height = top + 36
    back = el("rect", width=WIDTH, height=f"{height:.0f}", fill="var(--panel)")
    drawing = el("svg", back, parts, viewBox=f"0 0 {WIDTH} {height:.0f}", width=WIDTH)
    return standalone(drawing, Inks({}), "light", words.text(f"study-{study.topic}"))


def _panel(
    study: Study, panel: str, groups: list[Group], words: Speaker, scale: Scale, top: float
) -> Markup:
    """A panel: its name, the line of even play, and a row for each group."""
    x = scale.at(study.even(panel))
    end = top + HEAD + ROW * len(groups) - 8
    line = el("line", x1=x, x2=x, y1=top + AXIS, y2=end, stroke=EVEN, stroke_dasharray="3 3")
    head = _text(study.panel_name(panel, words), 16, top + 22, 14, 700)
    rows = [
        _row(group, study.group_name(panel, group.name, words), scale, top + HEAD + ROW * at)
        for at, group in enumerate(groups)
    ]
    return join([head, _axis(scale, top + AXIS, end), line, *rows])


def _axis(scale: Scale, top: float, end: float) -> Markup:
    """Thin lines at round values, with the values above them."""
    return join(
        [
            join(
                [
                    el("line", x1=x, x2=x, y1=top, y2=end, stroke="var(--line)"),
                    el(
                        "text",
                        scale.mark(value),
                        x=x,
                        y=top - 4,
                        fill="var(--ink-2)",
                        font_size=11,
                        text_anchor="middle",
                    ),
                ]
            )
            for value in scale.marks()
            for x in [scale.at(value)]
        ]
    )


def _row(group: Group, name: str, scale: Scale, y: float) -> Markup:
    mean = group.mean
    low, high, middle = scale.at(mean.low), scale.at(mean.high), scale.at(mean.mean)
    return join(
        [
            _text(name, 32, y + 4, 13),
            el("line", x1=low, x2=high, y1=y, y2=y, stroke=INK, stroke_width=3, opacity=0.55),
            el("circle", cx=middle, cy=y, r=4.5, fill=INK),
            _text(scale.told(mean), WIDTH - RIGHT + 14, y + 4, 12),
        ]
    )


def _text(words: str, x: float, y: float, size: float, weight: int = 500) -> Markup:
    return el("text", words, x=x, y=y, fill="var(--ink)", font_size=size, font_weight=weight)
