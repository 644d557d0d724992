"""Tables as rows, of one's own or open to all, running or finished; and the part of a print that stands before them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el
from trollbord.ink.seats import emblem
from trollbord.page.assets import address
from trollbord.page.icon_button import tool
from trollbord.page.prints import print_of
from trollbord.page.since import ago
from trollbord.words import Speaker

WHOLE: Final = "0 0 320 400"
"""All of a print."""
THUMBS: Final = {
    "ragnarocks": "40 90 190 190",
    "trollfjord": "60 70 200 200",
    "ankh_morpork": "90 60 190 190",
    "trolls_princesses": "60 60 200 200",
}


class Seated(msgspec.Struct, frozen=True):
    """Who sits at a table: look, name, the number on the plate or the score, and whether this won."""

    look: str
    name: str
    number: str = ""
    has_won: bool = False


class LobbyRow(msgspec.Struct, frozen=True):
    """A table as a row: what it is called, who sits there, how it stands, what can be done."""

    id: str
    game: str
    name: str
    about: str
    players: Sequence[Seated]
    state: str
    detail: str
    is_mine: bool
    action: str
    ended: float = 0.0
    can_rematch: bool = False
    can_name: bool = False
    can_delete: bool = False
    is_filed: bool = False
    can_replay: bool = False
    given: str = ""  # the name that somebody gave it


def picture(game: str, css: str, box: str = WHOLE) -> Markup:
    """A game's print, or a part of it."""
    inside = el("use", href=f"{address('prints.svg')}#{print_of(game)}", width=320, height=400)
    return el(
        "svg",
        inside,
        class_=css,
        viewBox=box,
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def thumb(game: str) -> Markup:
    """A small part of a game's print."""
    return picture(game, "thumb", THUMBS.get(game, "40 60 240 240"))


def table_row(words: Speaker, row: LobbyRow, now: float, files: bool = True) -> Markup:
    """A table, and what can be done with it; where it `files`, naming it and putting it away too."""
    seats = [_seat(each) for each in row.players]
    when = el("span", ago(row.ended, now, words)) if row.ended else None
    return el(
        "li",
        thumb(row.game),
        el(
            "div",
            el("div", row.name, class_="t"),
            el("div", row.about, class_="about-row") if row.about else None,
            class_="grow",
        ),
        el("div", seats, class_="seats"),
        el(
            "div",
            el("b", row.state),
            el("span", row.detail) if row.detail else None,
            when,
            class_="state",
        ),
        el("div", _acts(words, row, files), class_="acts"),
        class_="table" + (" mine" if row.is_mine else ""),
        data_row=row.id,
    )


def _seat(seated: Seated) -> Markup:
    return el(
        "span",
        emblem(seated.look, 15) if seated.look else None,
        el("span", seated.name, class_="who"),
        el("b", seated.number) if seated.number else None,
        class_="seat" + (" won" if seated.has_won else ""),
    )


def _acts(words: Speaker, row: LobbyRow, files: bool) -> list[Markup | None]:
    go = el("a", row.action, class_=f"btn small{' go' if row.is_mine else ''}", href=f"/t/{row.id}")
    again = (
        _post(f"/t/{row.id}/rematch", words.text("page-rematch"), "btn small", icon("swap", 18))
        if row.can_rematch
        else None
    )
    tools = [*_looking_back(words, row), *(_filing(words, row) if files else [])]
    return [again, go, el("span", tools, class_="row-tools")]


def _looking_back(words: Speaker, row: LobbyRow) -> list[Markup]:
    """The replay of a finished game, and its link for others."""
    if not row.can_replay:
        return []
    watch, share = words.text("page-watch-again"), words.text("page-share-replay")
    replay = f"/t/{row.id}/replay"
    return [
        el("a", icon("play"), class_="tool", href=replay, title=watch, aria_label=watch),
        tool("link", share, "copy", data_copy=replay, data_copied=words.text("page-replay-copied")),
    ]


def _filing(words: Speaker, row: LobbyRow) -> list[Markup]:
    """A name for the table, and the ways to put it away."""
    archive, out = words.text("page-archive"), words.text("page-unarchive")
    tools = [_file(row, "", out, "redo") if row.is_filed else _file(row, "archive", archive, "box")]
    if row.can_name:
        name, action = words.text("page-name-table"), f"/t/{row.id}/name"
        tools.insert(0, tool("pen", name, data_name=row.given, data_action=action))
    if row.can_delete:
        told, undo = words.text("page-deleted"), words.text("page-undo")
        tools.append(_file(row, "deleted", words.text("page-delete"), "bin", told, undo))
    return tools


def _post(action: str, label: str, css: str, sign: Markup) -> Markup:
    return el("form", el("button", sign, label, class_=css), method="post", action=action)


def _file(row: LobbyRow, how: str, label: str, sign: str, told: str = "", undo: str = "") -> Markup:
    """Put a table away, or back; the browser lets one undo it for a while."""
    return el(
        "form",
        el("input", type="hidden", name="how", value=how),
        el("button", icon(sign), class_="tool", title=label, aria_label=label),
        method="post",
        action=f"/t/{row.id}/file",
        data_file=True,
        data_told=told or None,
        data_undo=undo or None,
    )


def shelf(words: Speaker, rows: Sequence[LobbyRow], now: float, all_of_them: int) -> Markup | None:
    """The games played last, and the way to the others; nothing before the first one."""
    if not rows:
        return None
    more = words.text("page-played-all", count=all_of_them)
    return el(
        "section",
        el(
            "div",
            el("h2", words.text("page-played")),
            el("a", more, href="/?show=finished") if all_of_them > len(rows) else None,
            class_="top",
        ),
        el("ul", [table_row(words, each, now, files=False) for each in rows]),
        class_="panel played",
    )
