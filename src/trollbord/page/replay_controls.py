"""The controls of a replay: where it stands, through whose eyes, and what can be done with the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.page.icon_button import tool
from trollbord.page.review_pane import ReviewPane, review_pane
from trollbord.words import Speaker

SPEEDS = (2400, 1200, 500)
"""Milliseconds between two positions."""


class ReplayControls(msgspec.Struct, frozen=True):
    """What the controls of a replay show."""

    home: str  # the address of the game: the replay, the record and the fork lie below it
    at: int
    turns: Sequence[int]  # how many picks stood when each turn began
    eyes: str
    choices: Sequence[tuple[str, str]]  # the eyes that may be chosen, and their names
    can_fork: bool = False
    fork_seat: int = 0
    can_verify: bool = False
    verdict: Sequence[str] = ()
    is_good: bool = True
    why: int | None = None  # the decision of a bot whose reasons may be heard
    review: ReviewPane | None = None  # of a finished game


def controls(replay: ReplayControls, standing: int, speaker: Speaker, asked: str) -> Markup:
    """Everything below the history."""
    return join(
        _heading(replay, standing, speaker, asked),
        review_pane(replay.review, speaker) if replay.review is not None else None,
        _slider(replay, standing, speaker),
        _steps(replay, standing, speaker),
        _choices(replay, speaker),
        _acts(replay, speaker),
        _verdict(replay),
    )


def _heading(replay: ReplayControls, standing: int, speaker: Speaker, asked: str) -> Element:
    turn = len([start for start in replay.turns if start <= replay.at])
    words = speaker.text("page-past", index=replay.at, all=standing)
    where = speaker.text("page-film-turn", turn=turn, turns=len(replay.turns))
    return keyed(
        "film-where",
        "div",
        el("h2", words),
        el("p", f"{where} · {asked}" if asked else where),
    )


def _slider(replay: ReplayControls, standing: int, speaker: Speaker) -> Element:
    # The browser moves the knob itself; the server only says where the replay stands.
    knob = el(
        "input",
        type="range",
        min=0,
        max=standing,
        value=replay.at,
        step=1,
        list="film-turns",
        aria_label=speaker.text("page-film-slider"),
    )
    ticks = el("datalist", [el("option", value=start) for start in replay.turns], id="film-turns")
    return keyed("film-slider", "div", knob, ticks, class_="slider", data_at=replay.at)


def _steps(replay: ReplayControls, standing: int, speaker: Speaker) -> Element:
    before = [start for start in replay.turns if start < replay.at]
    behind = [start for start in replay.turns if start > replay.at]
    back, on = (before[-1] if before else 0), (behind[0] if behind else standing)
    last = replay.at >= standing
    steps = (
        ("first", "page-nav-first", 0, replay.at == 0, ""),
        ("rewind", "page-film-back-turn", back, replay.at == 0, ""),
        ("back", "page-nav-back", max(0, replay.at - 1), replay.at == 0, ""),
        ("next", "page-nav-next", replay.at + 1, last, ""),
        ("rewind", "page-film-next-turn", on, last, "flip"),
        ("first", "page-nav-last", standing, last, "flip"),
    )
    tools = [
        tool(sign, speaker.text(id), css, data_act="look", data_arg=to, disabled=off)
        for sign, id, to, off, css in steps
    ]
    words = speaker.text("page-film-run")
    run = tool(("play", "pause"), words, "run", data_act="run", aria_pressed="false")
    film_run = keyed("film-run", "span", run)
    return keyed("film-steps", "div", tools[:3], film_run, tools[3:], class_="nav film-steps")


def _choices(replay: ReplayControls, speaker: Speaker) -> Markup:
    eyes = [el("option", name, value=id, selected=id == replay.eyes) for id, name in replay.choices]
    speeds = [
        el("option", speaker.text(f"page-film-speed-{number}"), value=pause, selected=number == 1)
        for number, pause in enumerate(SPEEDS)
    ]
    return keyed(
        "film-choices",
        "div",
        el("label", speaker.text("page-film-eyes"), el("select", eyes, data_act="eyes")),
        el("label", speaker.text("page-film-speed"), el("select", speeds, data_speed=True)),
        class_="film-choices",
    )


def _verdict(replay: ReplayControls) -> Element | None:
    """What the check found: its result, and the details folded behind it; a fault is open at once."""
    if not replay.verdict:
        return None
    head, *details = replay.verdict
    rows = el("ul", [el("li", words) for words in details])
    inside = el("details", el("summary", head), rows, open=not replay.is_good)
    css = "verdict good" if replay.is_good else "verdict bad"
    return keyed("film-verdict", "div", inside if details else head, class_=css, role="status")


def _acts(replay: ReplayControls, speaker: Speaker) -> Element:
    text = speaker.text
    link = el(
        "button",
        icon("link", 20),
        text("page-film-link"),
        class_="btn small",
        data_do="copy",
        data_copy=f"{replay.home}?at={replay.at}&eyes={replay.eyes}",
        data_copied=text("page-film-link-copied"),
    )
    record = el(
        "a",
        icon("copy", 20),
        text("page-record"),
        class_="btn small",
        href=f"{replay.home}/record.troll",
    )
    verify = el("button", icon("check", 20), text("page-verify"), class_="btn small")
    checked = el("form", verify, data_act="verify") if replay.can_verify else None
    acts = (_fork(replay, speaker), _why(replay, speaker), link, record, checked)
    return keyed("film-acts", "div", acts, class_="acts")


def _why(replay: ReplayControls, speaker: Speaker) -> Markup | None:
    """Why did it do that? Where a bot made the decision that is shown."""
    if replay.why is None:
        return None
    words = join(icon("question", 20), speaker.text("page-reasons"))
    return el("button", words, class_="btn small", data_act="reasons", data_arg=replay.why)


def _fork(replay: ReplayControls, speaker: Speaker) -> Markup | None:
    """The button that opens a new table from this position, against bots."""
    if not replay.can_fork:
        return None
    return el(
        "form",
        el("input", type="hidden", name="at", value=replay.at),
        el("input", type="hidden", name="seat", value=replay.fork_seat),
        el("button", icon("play", 20), speaker.text("page-film-fork"), class_="btn small go"),
        method="post",
        action=f"{replay.home}/fork",
    )
