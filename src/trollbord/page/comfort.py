"""Settings of a person on their device: how things look and move, how fast bots play, and who one is.

What is chosen stays in the browser (`comfort.js`); `theme.js` puts it on before the first paint.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from trollbord.ink.figures import viking
from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.seats import emblem
from trollbord.ink.shapes import at, group, path
from trollbord.page.fields import segments, switch
from trollbord.page.icon_button import tool
from trollbord.tables.terms import LONGEST_NAME
from trollbord.words import LANGUAGES, Speaker


class Preference(NamedTuple):
    """A preference: its name, its icon, its values and the default."""

    name: str
    sign: str
    choices: tuple[str, ...]
    usual: str


SEEING: Final = (
    Preference("text", "text", ("0", "1", "2", "3"), "1"),
    Preference("contrast", "contrast", ("device", "usual", "more"), "device"),
    Preference("theme", "moon", ("device", "light", "dark"), "device"),
    Preference("patterns", "eye", ("usual", "large"), "usual"),
    Preference("motion", "speed", ("device", "all", "less"), "device"),
)
PLAYING: Final = (
    Preference("speed", "bot", ("once", "quick", "calm"), "quick"),
    Preference("confirm", "check", ("never", "final", "always"), "never"),
    Preference("cards", "question", ("rest", "asked"), "rest"),
)
LETTERS: Final = (13, 16, 20, 25)
"""The letter A in the four sizes of text."""
CELL: Final = "M0-40L34.6-20V20L0 40L-34.6 20V-20Z"


def preferences(speaker: Speaker, name: str, at: str, extra: Markup | None = None) -> Markup:
    """The dialog of settings; each form comes back to where it was sent from."""
    close = tool(
        "close", speaker.text("page-close"), "close", data_do="dialog", data_dialog="settings"
    )
    head = el("div", el("h2", speaker.text("page-settings")), close, class_="row")
    seeing = el(
        "section",
        el("h3", speaker.text("page-seeing")),
        [_row(speaker, each) for each in SEEING],
        _sample(speaker),
    )
    playing = el(
        "section",
        el("h3", speaker.text("page-playing")),
        [_row(speaker, each) for each in PLAYING],
        _sound(speaker),
        _rename(speaker, name, at),
        _choose_language(speaker, at),
    )
    return el(
        "dialog",
        head,
        el("div", seeing, playing, class_="comfort"),
        _ways(speaker, extra),
        el("p", speaker.text("page-on-device"), class_="aside"),
        id="settings",
        class_="dialog settings",
    )


def _row(speaker: Speaker, each: Preference) -> Markup:
    title, helped = speaker.text(f"page-{each.name}"), f"page-{each.name}-help"
    about = el("small", speaker.text(helped)) if speaker.has(helped) else None
    field = segments(f"pref-{each.name}", _choices(speaker, each), each.usual, title)
    return el("div", icon(each.sign), el("span", el("b", title), about), field, class_="setrow")


def _choices(speaker: Speaker, each: Preference) -> list[tuple[str, Markup]]:
    """Words; the sizes of text are shown as what they are."""
    if each.name != "text":
        return [(id, join(speaker.text(f"page-{each.name}-{id}"))) for id in each.choices]
    return [
        (
            id,
            el(
                "span",
                "A",
                style=f"font-size:{size}px",
                title=speaker.text(f"page-text-{id}"),
                aria_label=speaker.text(f"page-text-{id}"),
                role="img",
            ),
        )
        for id, size in zip(each.choices, LETTERS, strict=True)
    ]


def _sound(speaker: Speaker) -> Markup:
    title = speaker.text("page-sound")
    about = el("small", speaker.text("page-sound-help"))
    field = switch(speaker, False, title, name="pref-sound")
    return el("div", icon("sound"), el("span", el("b", title), about), field, class_="setrow short")


def _sample(speaker: Speaker) -> Markup:
    """Two Vikings and a sentence: what is chosen is seen at once."""
    cells = (
        (-34, "var(--act-wash)", "ivory", "round"),
        (35.2, "var(--panel-2)", "rowan", "kite"),
    )
    drawn = [
        join(
            path(CELL, transform=at(x, 4), fill=fill, stroke="var(--key)", stroke_width=3),
            group(viking(shield), class_=f"s-{look}", transform=at(x, 2, 0.8)),
        )
        for x, fill, look, shield in cells
    ]
    picture = el("svg", drawn, viewBox="-72 -52 144 104", width=118, aria_hidden="true")
    names = [
        el("span", emblem(look, 16), el("b", number), class_="seat")
        for look, number in (("ivory", 12), ("rowan", 9))
    ]
    words = el(
        "span",
        el("b", speaker.text("page-sample-title"), class_="flare"),
        el("small", speaker.text("page-sample")),
        el("span", names, class_="seats"),
    )
    return el("div", picture, words, class_="sample")


# -- who one is


def _ways(speaker: Speaker, extra: Markup | None) -> Markup:
    """What is no setting, in a row of its own: the page about oneself, reminders, devices, leaving."""
    leave = el("a", speaker.text("page-sign-out"), class_="btn small", href="/sign-out")
    about = el("a", icon("user", 20), speaker.text("page-you"), class_="btn small", href="/you")
    return el("div", about, _remind(speaker), extra, leave, class_="acts account")


def _rename(speaker: Speaker, name: str, at: str) -> Markup:
    field = el(
        "input",
        name="name",
        value=name,
        maxlength=LONGEST_NAME,
        autocomplete="nickname",
        required=True,
    )
    return el(
        "form",
        _back(at),
        el("label", speaker.text("page-name"), field),
        el("button", speaker.text("page-save"), class_="btn small"),
        method="post",
        action="/name",
    )


def _choose_language(speaker: Speaker, at: str) -> Markup:
    languages = [
        el("option", words, value=id, selected=id == speaker.language)
        for id, words in LANGUAGES.items()
    ]
    choice = el("select", languages, name="language", data_send=True)
    return el(
        "form",
        _back(at),
        el("label", speaker.text("page-language"), choice),
        el("noscript", el("button", speaker.text("page-save"), class_="btn small")),
        method="post",
        action="/language",
    )


def _back(at: str) -> Markup:
    return el("input", type="hidden", name="back", value=at)


def _remind(speaker: Speaker) -> Markup:
    return el(
        "a",
        icon("bell", 20),
        speaker.text("page-notify"),
        class_="btn small",
        href="/you#reminders",
    )
