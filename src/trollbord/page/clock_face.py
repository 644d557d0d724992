"""The clock on the page: what is left to each seat, and the wish for a pause."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Element, Markup, el, keyed
from trollbord.kernel.seat import Seat
from trollbord.words import Speaker


class ClockFace(msgspec.Struct, frozen=True):
    """The clock as one viewer sees it."""

    left: Sequence[float]  # seconds, by seat
    running: Seat | None = None
    wait: float = 0.0  # seconds until its time counts, while a device is handed over
    paused: bool = False
    asking: Sequence[str] = ()  # the names of those who want a pause
    has_asked: bool = False
    plays: bool = False


def spelt(seconds: float) -> str:
    """`1:07`, `1:02:07` or `2d 3h`; the client counts on in the same way."""
    whole = max(0, int(seconds))
    if whole >= 2 * 86400:
        return f"{whole // 86400}d {whole % 86400 // 3600}h"
    if whole >= 3600:
        return f"{whole // 3600}:{whole % 3600 // 60:02}:{whole % 60:02}"
    return f"{whole // 60}:{whole % 60:02}"


def on_plate(face: ClockFace, seat: int, is_person: bool) -> Markup | None:
    """What is left to one seat."""
    if not is_person:
        return None
    left = face.left[seat]
    return el(
        "time",
        spelt(left),
        class_="hourglass" + (" runs" if face.running == seat else ""),
        data_left=round(left * 1000),
        data_runs=face.running == seat or None,
        data_wait=round(face.wait * 1000) if face.wait and face.running == seat else None,
    )


def pausing(face: ClockFace, speaker: Speaker) -> Element | None:
    """Below the question: stop the clock, or let it run again."""
    if face.paused:
        words = el("p", speaker.text("page-clock-paused"))
        button = _button("go-on", speaker.text("page-clock-go-on"), "go") if face.plays else None
        return keyed("pausing", "div", words, button, class_="request")
    if not face.plays:
        return None
    if not face.asking:
        quiet = _button("pause", speaker.text("page-clock-pause"), "quiet")
        return keyed("pausing", "div", quiet, class_="pausing")
    names = ", ".join(face.asking)
    words = el("p", speaker.text("page-clock-asks", name=names))
    yes = None if face.has_asked else _button("pause", speaker.text("page-agree"), "go")
    no = _button("go-on", speaker.text("page-refuse"), "")
    return keyed("pausing", "div", words, el("div", yes, no, class_="acts"), class_="request")


def _button(act: str, words: str, css: str) -> Markup:
    return el("button", icon("clock", 20), words, class_=f"btn small {css}".strip(), data_act=act)
