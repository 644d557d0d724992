"""The board in words: a part of the page for who hears it, which follows the game and answers commands.

It is drawn only for who has opened it: to send it with every pick would cost everybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.sheet import Sheet
from trollbord.kernel.option import Option
from trollbord.page.icon_button import tool
from trollbord.page.sitting import Sitting
from trollbord.page.told_table import COMMANDS, ToldTable
from trollbord.words import Speaker

LONGEST: Final = 120
"""Letters of a command."""


def told_pane(sitting: Sitting) -> Element | None:
    """The part of the page, if this viewer has opened it."""
    if not sitting.aids.tells or sitting.moment.is_curtain:
        return None
    words = sitting.speaker
    table = ToldTable(sitting.view, words, sitting.players)
    sheets = [_sheet(number, sheet) for number, sheet in enumerate(table.sheets())]
    return keyed(
        "told-board",
        "section",
        _head(words),
        _asking(words),
        keyed("told-answer", "div", class_="told-answer", role="status"),
        keyed("told-sheets", "div", sheets, class_="told-sheets"),
        class_="told-board",
        aria_label=words.text("told-title"),
    )


def _head(words: Speaker) -> Markup:
    close = tool("close", words.text("told-close"), data_act="words", data_arg="off")
    return el("div", el("h2", words.text("told-title")), close, class_="row")


def _asking(words: Speaker) -> Markup:
    """The line on which commands are typed, with the names of all of them."""
    example = words.text("told-ask-help")
    field = el(
        "input",
        name="text",
        id="told-line",
        maxlength=LONGEST,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        placeholder=example,
        aria_label=words.text("told-ask"),
        aria_description=example,
    )
    names = [
        el("button", words.text(f"told-name-{order}"), type="button", class_="btn small", data_act="tell", data_arg=order, title=words.text(f"told-help-{order}"))
        for order in COMMANDS
        if order not in ("at", "from", "of", "where", "why")
    ]  # fmt: skip
    send = el("button", words.text("told-tell"), class_="btn small go")
    return join(
        el("form", field, send, data_act="tell", class_="told-ask"),
        el("div", names, class_="acts"),
    )


def _sheet(number: int, sheet: Sheet) -> Element:
    """A table of rows below headings, each row by itself so that a pick sends few; a drawing is for the eye alone."""
    if not sheet.heads:
        drawn = "\n".join(["  ".join(row) for row in sheet.rows])
        return keyed(f"told-{number}", "pre", drawn, aria_hidden="true")
    heads = [el("th", head, scope="col") for head in sheet.heads]
    rows = [
        keyed(f"told-{number}-{place}", "tr", [el("td", cell) for cell in row])
        for place, row in enumerate(sheet.rows)
    ]
    head = el("thead", el("tr", heads)) if any(sheet.heads) else None
    return keyed(f"told-{number}", "table", head, el("tbody", rows))


def answer(lines: Sequence[str]) -> Markup:
    """What a command told."""
    return el("ul", [el("li", line) for line in lines])


def choices(options: Sequence[Option], words: Speaker, players: Sequence[str]) -> Markup:
    """Options that a line could mean, as buttons."""
    rows = [
        el(
            "li",
            el("button", words.option(each, players), class_="btn small", data_option=each.text),
        )
        for each in options
    ]
    return el("ul", rows)
