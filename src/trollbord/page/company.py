"""The company at a table: who is here, how others are invited, and the ways to go: leave, resign, end the game."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from trollbord.ink.icons import icon
from trollbord.ink.markup import Element, Markup, el, keyed
from trollbord.page.sitting import Chair, Sitting
from trollbord.words import Speaker

GOING: Final = "going"
"""The dialog with the ways to go."""
INVITING: Final = "inviting"
"""The dialog with the link to the table."""
QR_SIZE: Final = 148
"""Pixels of a side of the code in a panel."""


# -- who is here


def presence(sitting: Sitting, chair: Chair) -> Markup | None:
    """A mark beside the name of another person: here, or away."""
    if chair.kind not in ("person", "standin") or chair.is_mine or sitting.replay is not None:
        return None
    label = sitting.speaker.text("page-is-here" if chair.is_here else "page-is-away")
    css = "presence" if chair.is_here else "presence gone"
    return el("i", class_=css, role="img", title=label, aria_label=label)


# -- inviting


def code(table: str, words: Speaker, size: int = QR_SIZE) -> Markup:
    """The link to a table as a QR code, dark on light in every theme."""
    return el(
        "img",
        src=f"/t/{table}/invite.svg",
        class_="qr",
        width=size,
        height=size,
        alt=words.text("page-invite-code"),
    )


def copy_link(table: str, words: Speaker, css: str = "btn go") -> Markup:
    """The button that copies the link to a table."""
    return el(
        "button",
        icon("copy", 22),
        words.text("page-copy-link"),
        class_=css,
        data_do="copy",
        data_copy=f"/t/{table}",
        data_copied=words.text("page-link-copied"),
    )


def invitation(table: str, link: str, words: Speaker) -> Markup:
    """The dialog that shows the link to a table: to be scanned, copied, or sent on by the device."""
    is_lonely = urlsplit(link).hostname in ("127.0.0.1", "localhost", "::1")
    css = "btn" if is_lonely else "btn go"
    share = el(
        "button",
        icon("arrow", 22),
        words.text("page-send-link"),
        class_="btn",
        data_do="share",
        data_copy=f"/t/{table}",
        hidden=True,
    )
    close = el(
        "button", words.text("page-close"), class_="btn", data_do="dialog", data_dialog=INVITING
    )
    return el(
        "dialog",
        el("h2", words.text("page-invite")),
        el("p", words.text("page-invite-lonely"), class_="error")
        if is_lonely
        else el("p", words.text("page-invite-help")),
        code(table, words, 220),
        el("p", link, class_="address"),
        el("div", copy_link(table, words, css), share, close, class_="acts"),
        id=INVITING,
        class_="dialog inviting",
    )


# -- going


def can_go(sitting: Sitting) -> bool:
    """Whether there is any way to go."""
    return sitting.going.can_leave or sitting.going.can_resign or sitting.going.can_end


def ways_to_go(sitting: Sitting) -> Element | None:
    """The dialog with the ways to go; each asks once more."""
    if not can_go(sitting):
        return None
    text = sitting.speaker.text
    ways = (
        (sitting.going.can_resign, "resigning", "flag", "page-resign", "page-resign-short"),
        (sitting.going.can_end, "ending", "stop", "page-end", "page-end-short"),
        (sitting.going.can_leave, "leaving", "leave", "page-leave", "page-leave-short"),
    )
    rows = [
        el(
            "button",
            icon(sign, 24),
            el("b", text(title)),
            el("span", text(short)),
            class_="way",
            data_do="dialog",
            data_dialog=dialog,
        )
        for can, dialog, sign, title, short in ways
        if can
    ]
    stay = el("button", text("page-stay"), class_="btn go", data_do="dialog", data_dialog=GOING)
    return keyed(
        GOING,
        "dialog",
        el("h2", text("page-going")),
        el("div", rows, class_="ways"),
        el("div", stay, class_="acts"),
        class_="dialog",
    )


def confirmations(words: Speaker) -> list[Markup]:
    """What is asked before somebody leaves, resigns or ends a game: nobody does by a slip of the finger."""
    return [
        _confirmation(words, "leaving", "page-leave", "leave"),
        _confirmation(words, "resigning", "page-resign", "resign"),
        _confirmation(words, "ending", "page-end", "end"),
    ]


def _confirmation(words: Speaker, dialog: str, id: str, act: str) -> Markup:
    asks = {"data_do": "dialog", "data_dialog": dialog}
    stay = el("button", words.text("page-stay"), class_="btn small go", **asks)
    go = el("button", words.text(id), class_="btn small", data_act=act, **asks)
    return el(
        "dialog",
        el("h2", words.text(f"{id}-sure")),
        el("p", words.text(f"{id}-help")),
        el("div", stay, go, class_="acts"),
        id=dialog,
        class_="dialog",
    )


def ending(sitting: Sitting) -> Element | None:
    """The request to end the game: who asks, whose answer is missing, and the own answer."""
    asking, text = sitting.going.ending, sitting.speaker.text
    if asking is None:
        return None
    says = [el("p", text("page-asks-end", name=asking.name))]
    if asking.awaited:
        says.append(el("p", text("page-end-awaits", names=", ".join(asking.awaited))))
    yes = _answer(text("page-agree"), "yes", "small") if asking.may_agree else None
    no = _answer(text("page-end-not"), "no", "small") if sitting.going.can_end else None
    acts = el("div", yes, no, class_="acts") if yes or no else None
    return keyed("ending-request", "div", says, acts, class_="request")


def _answer(words: str, arg: str, css: str) -> Markup:
    return el("button", words, class_=f"btn {css}", data_act="end", data_arg=arg)
