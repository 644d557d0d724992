"""The form of a new table: who sits where, what is agreed, who may come in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el
from trollbord.ink.seats import emblem
from trollbord.kernel.settings import BASIC, Setting
from trollbord.page.lobby_page import picture
from trollbord.page.shell import bar, html, preferences
from trollbord.words import Speaker, speaker

JOIN = ("link", "everyone", "nobody")
WATCH = ("link", "nobody")
CLOCK = ("none", "move", "game", "days")
ZERO = ("bot", "skip", "loss")
SPEAK = ("everyone", "players", "nobody")
ABSENCES = ("2", "10", "60", "1440")
"""Minutes after which a bot may stand in for somebody who is away."""
LONGEST_TEXT = 200
USUAL_SEATS = 4
"""More seats than these are folded away."""


class NewTable(msgspec.Struct, frozen=True):
    """All that the form shows."""

    game: str
    language: str
    name: str
    counts: Sequence[int]
    looks: Sequence[str]
    options: Sequence[Setting]
    bots: Sequence[str]
    error: str = ""


def new_page(new: NewTable) -> str:
    """The form as HTML; sent as it is, it opens a table against bots."""
    words = speaker(new.game, new.language)
    name = words.text("game-name")
    form = el(
        "form",
        el("div", new.error, class_="error", role="alert") if new.error else None,
        _seats(new, words),
        _agreed(new, words, BASIC),
        _time(words),
        _more(new, words),
        el("div", _open(words), class_="last"),
        method="post",
        action=f"/new/{new.game}",
        class_="panel new",
    )
    about = el(
        "div",
        el("div", picture(new.game, "pic"), class_="picwrap"),
        el("h1", name),
        el("p", words.text("game-blurb")),
        class_="about",
    )
    where = el("div", el("b", name), class_="where")
    return html(
        words,
        f"{name} · Trollbord",
        "lobby.js",
        bar(words, where, el("span")),
        el("main", about, form, class_="newtable"),
        preferences(words, new.name, f"/new/{new.game}"),
        sheets=(f"{new.game}.css",),
    )


def _open(words: Speaker) -> Markup:
    return el("button", icon("play", 22), words.text("page-open-table"), class_="btn go wide")


def _seats(new: NewTable, words: Speaker) -> Markup:
    fewest, most = min(new.counts), max(new.counts)
    shown = most if most <= USUAL_SEATS else fewest
    rows = [_chair(new, words, seat) for seat in range(shown)]
    folded = [_chair(new, words, seat) for seat in range(shown, most)]
    more = el(
        "details", el("summary", words.text("page-more-seats")), el("div", folded, class_="chairs")
    )
    return el(
        "fieldset",
        el("legend", words.text("page-seats")),
        el("div", rows, class_="chairs"),
        more if folded else None,
    )


def _chair(new: NewTable, words: Speaker, seat: int) -> Markup:
    choices = [("me", words.text("page-seat-me"))]
    choices += [
        (f"bot {bot}", words.text("page-seat-bot", bot=words.name(bot))) for bot in new.bots
    ]
    choices += [("open", words.text("page-seat-open"))]
    if seat >= min(new.counts):
        choices.append(("none", words.text("page-seat-none")))
    chosen = _usual(new, seat)
    options = [el("option", text, value=id, selected=id == chosen) for id, text in choices]
    look = new.looks[seat] if seat < len(new.looks) else ""
    named = len(new.counts) == 1 and words.has(f"seat-{seat}")
    name = words.seat(seat) if named else words.text("page-seat", number=seat + 1)
    return el(
        "label",
        emblem(look, 26) if look else icon("people", 26),
        el("span", name),
        el("select", options, name=f"seat-{seat}"),
        class_=f"chair s-{look}" if look else "chair",
    )


def _usual(new: NewTable, seat: int) -> str:
    if seat == 0:
        return "me"
    if seat >= min(new.counts):
        return "none"
    return f"bot {new.bots[min(1, len(new.bots) - 1)]}"


def _agreed(new: NewTable, words: Speaker, group: str) -> Markup | None:
    rows = [_option(option, words) for option in new.options if option.group == group]
    if not rows:
        return None
    return el("fieldset", el("legend", words.text("page-agreed")), rows, class_="opts")


def _option(option: Setting, words: Speaker) -> Markup:
    name, id = words.text(f"table-{option.id}"), f"table-{option.id}"
    helped = f"table-{option.id}-help"
    about = el("small", words.text(helped)) if words.has(helped) else None
    if option.kind == "switch":
        field = el("input", type="checkbox", name=id, value="true", checked=option.default is True)
        return el("label", field, el("span", name, about), class_="opt switch")
    if option.kind == "choice":
        choices = [
            el(
                "option",
                words.choice(option.id, choice),
                value=choice,
                selected=choice == option.default,
            )
            for choice in option.choices
        ]
        field = el("select", choices, name=id)
    elif option.kind == "text":
        field = el("input", name=id, value=str(option.default), maxlength=LONGEST_TEXT)
    else:
        bounds = {"min": option.low, "max": option.high, "value": int(option.default)}
        field = el("input", type="number", name=id, **bounds)
    return el("label", el("span", name, about), field, class_="opt")


def _time(words: Speaker) -> Markup:
    """How long one may think, folded away: most tables have all the time in the world."""
    return el(
        "details",
        el("summary", words.text("page-time")),
        _choice(words, "timer", CLOCK, "clock"),
        _number(words, "clock-time", 10, 1, 600),
        _number(words, "clock-more", 10, 0, 600),
        _choice(words, "clock-zero", ZERO),
        class_="opts",
    )


def _number(words: Speaker, name: str, usual: int, least: int, most: int) -> Markup:
    field = el("input", type="number", name=name, value=usual, min=least, max=most)
    return el("label", el("span", words.text(f"page-{name}")), field, class_="opt")


def _more(new: NewTable, words: Speaker) -> Markup:
    expert = [option for option in new.options if option.group != BASIC]
    return el(
        "details",
        el("summary", words.text("page-more-options")),
        [_option(option, words) for option in expert],
        _choice(words, "join", JOIN),
        _choice(words, "watch", WATCH),
        _choice(words, "absence", ABSENCES),
        _choice(words, "speak", SPEAK),
        _switch(words, "keep-talk"),
        class_="opts",
    )


def _switch(words: Speaker, name: str) -> Markup:
    field = el("input", type="checkbox", name=name, value="true")
    return el("label", field, el("span", words.text(f"page-{name}")), class_="opt switch")


def _choice(words: Speaker, name: str, choices: Sequence[str], field: str = "") -> Markup:
    """Some choices; the field is called like their messages, unless said otherwise."""
    options = [
        el("option", words.text(f"page-{name}-{choice}"), value=choice) for choice in choices
    ]
    return el(
        "label",
        el("span", words.text(f"page-{name}")),
        el("select", options, name=field or name),
        class_="opt",
    )
