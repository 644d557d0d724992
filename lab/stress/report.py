"""What a stress test found: a picture of delays by rate and of CPU by part."""

from __future__ import annotations

from typing import Final

from lab.stress.run import LIMIT, Outcome, Step
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.shapes import Point, line, path
from trollbord.server.profile import PARTS

WIDTH, HEIGHT, FOOT, LEFT = 760, 320, 270, 60
INKS: Final = ("#0A6F60", "#C8382B", "#4560C4", "#B9770E", "#6A4C93", "#3A4D55")
LATEST: Final = 3 * LIMIT
"""Delays beyond this stand at the top."""


def picture(outcome: Outcome) -> str:
    """The whole picture as SVG, on paper by day and by night."""
    drawn = el(
        "svg",
        el("rect", width=WIDTH, height=HEIGHT + 90, fill="#F4F5F0"),
        _axes(outcome),
        _curve(outcome, [step.median for step in outcome.steps], INKS[0], "p50"),
        _curve(outcome, [step.late for step in outcome.steps], INKS[1], "p99"),
        _parts(outcome.best or outcome.steps[0]),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT + 90}",
        font_family="Commissioner, 'Segoe UI', sans-serif",
        font_size=14,
    )
    return f"{drawn}\n"


def _place(outcome: Outcome, rate: float, delay: float) -> Point:
    most = max([step.rate for step in outcome.steps])
    x = LEFT + (WIDTH - LEFT - 70) * rate / most
    return x, FOOT - (FOOT - 30) * min(delay, LATEST) / LATEST


def _axes(outcome: Outcome) -> Markup:
    most = max([step.rate for step in outcome.steps])
    foot = [_place(outcome, 0, 0), _place(outcome, most, 0)]
    limit = [_place(outcome, 0, LIMIT), _place(outcome, most, LIMIT)]
    marks = [
        _words(f"{step.rate:.0f}", _place(outcome, step.rate, 0)[0], FOOT + 18)
        for step in outcome.steps
    ]
    heights = [
        _words(f"{delay * 1000:.0f} ms", LEFT - 8, _place(outcome, 0, delay)[1] + 5, "end")
        for delay in (0.0, LIMIT, 2 * LIMIT, 3 * LIMIT)
    ]
    return join(
        path(line(foot, closed=False), stroke="#3A4D55", fill="none"),
        path(line(limit, closed=False), stroke="#3A4D55", fill="none", stroke_dasharray="4 4"),
        marks,
        heights,
        _words("picks/s", WIDTH - 30, FOOT + 18),
    )


def _curve(outcome: Outcome, delays: list[float], ink: str, name: str) -> Markup:
    points = [_place(outcome, step.rate, delay) for step, delay in zip(outcome.steps, delays)]
    dots = [el("circle", cx=x, cy=y, r=4, fill=ink) for x, y in points]
    x, y = points[-1]
    return join(
        path(line(points, closed=False), stroke=ink, stroke_width=2.4, fill="none"),
        dots,
        _words(name, x + 10, y + 5, "start", ink),
    )


def _parts(step: Step) -> Markup:
    """One bar: a pick's CPU by part, in milliseconds."""
    whole = max(step.cpu, sum(step.parts.values()))
    named = {**step.parts, "other": whole - sum(step.parts.values())}
    drawn: list[Markup] = []
    x, width = float(LEFT), WIDTH - LEFT - 20
    for number, part in enumerate((*PARTS, "other")):
        share = width * named[part] / whole
        ink = INKS[number % len(INKS)] if part != "other" else "#9BA8AB"
        drawn.append(el("rect", x=x, y=HEIGHT, width=share, height=26, fill=ink))
        x += share
        label = f"{part} {named[part] * 1000:.2f}"
        drawn.append(_words(label, LEFT + number * 98, HEIGHT + 56, "start", ink))
    return join(drawn, _words("ms/pick", LEFT, HEIGHT + 78, "start"))


def _words(text: str, x: float, y: float, anchor: str = "middle", ink: str = "#11212A") -> Markup:
    return el("text", text, x=x, y=y, text_anchor=anchor, fill=ink)
