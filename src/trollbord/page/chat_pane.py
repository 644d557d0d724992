"""What is said at the table, and one's own notes: panes in the place of the history."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Element, Markup, el, keyed
from trollbord.ink.seats import emblem
from trollbord.page.icon_button import tool
from trollbord.tables.terms import PHRASES
from trollbord.words import Speaker

LONGEST_LINE: Final = 300
LONGEST_TEXT: Final = 2000


class ChatRow(msgspec.Struct, frozen=True):
    """Something that was said."""

    number: int
    seat: int
    name: str
    words: str
    is_mine: bool = False


class Talk(msgspec.Struct, frozen=True):
    """All that the panes show."""

    rows: Sequence[ChatRow] = ()
    can_speak: bool = True
    muted: Sequence[tuple[int, str]] = ()  # a number of theirs, and the name
    note: str = ""


@cache
def pane_tools(speaker: Speaker) -> list[Markup]:
    """The buttons that bring a pane to the front."""
    return [
        tool(sign, speaker.text(id), "pane-tool", data_act="pane", data_arg=pane)
        for sign, pane, id in (("chat", "talk", "page-talk"), ("pencil", "notes", "page-notes"))
    ]


def talk_pane(talk: Talk, looks: Sequence[str], speaker: Speaker) -> Element:
    """What was said, and what can be said."""
    rows = [_row(row, looks, speaker) for row in talk.rows]
    nothing = el("p", speaker.text("page-talk-nothing"), class_="label")
    inside = keyed("lines", "ol", rows) if rows else nothing
    heard = keyed("heard", "div", inside, class_="heard", data_newest=True, role="log", tabindex=0)
    return keyed(
        "talk",
        "section",
        heard,
        _muted(talk, speaker),
        _speaking(speaker) if talk.can_speak else None,
        class_="pane talk",
        data_last=talk.rows[-1].number if talk.rows else 0,
        aria_label=speaker.text("page-talk"),
    )


def _row(row: ChatRow, looks: Sequence[str], speaker: Speaker) -> Element:
    mark = emblem(looks[row.seat], 14) if 0 <= row.seat < len(looks) else icon("eye", 14)
    label = speaker.text("page-talk-mute", name=row.name)
    mute = el(
        "button",
        icon("mute", 16),
        class_="tool hush",
        data_act="mute",
        data_arg=row.number,
        title=label,
        aria_label=label,
    )
    return keyed(
        f"said-{row.number}",
        "li",
        mark,
        el("b", row.name),
        None if row.is_mine else mute,
        el("span", row.words),
        class_="mine" if row.is_mine else None,
    )


def _muted(talk: Talk, speaker: Speaker) -> Markup | None:
    if not talk.muted:
        return None
    again = [
        el(
            "button",
            speaker.text("page-talk-hear", name=name),
            class_="fold",
            data_act="mute",
            data_arg=number,
        )
        for number, name in talk.muted
    ]
    return el("div", again, class_="muted")


@cache
def _speaking(speaker: Speaker) -> Element:
    """Ready phrases and a text field. They are an element of their own, so that an update does not clear what is being typed."""
    phrases = [
        el(
            "button",
            speaker.text(f"page-phrase-{phrase}"),
            class_="phrase",
            type="button",
            data_act="phrase",
            data_arg=phrase,
        )
        for phrase in PHRASES
    ]
    field = el(
        "input",
        name="text",
        maxlength=LONGEST_LINE,
        autocomplete="off",
        aria_label=speaker.text("page-talk-say"),
        placeholder=speaker.text("page-talk-say"),
    )
    send = el(
        "button", icon("arrow", 20), class_="btn small go", title=speaker.text("page-talk-send")
    )
    form = el("form", field, send, data_act="say")
    return keyed("speaking", "div", el("div", phrases, class_="phrases"), form, class_="speaking")


@lru_cache(maxsize=512)
def notes_pane(note: str, speaker: Speaker) -> Element:
    """The reader's private notes on this table."""
    field = el(
        "textarea",
        note,
        name="text",
        maxlength=LONGEST_TEXT,
        aria_label=speaker.text("page-notes"),
        placeholder=speaker.text("page-notes-help"),
    )
    save = el("button", speaker.text("page-save"), class_="btn small")
    form = el("form", field, save, data_act="note")
    return keyed(
        "notes", "section", form, class_="pane notes", aria_label=speaker.text("page-notes")
    )
