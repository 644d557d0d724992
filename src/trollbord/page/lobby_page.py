"""The first page: four prints, the tables that wait for somebody, and a new table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el
from trollbord.ink.seats import SEATS, emblem
from trollbord.ink.shapes import cut_polygon, line, path
from trollbord.page.assets import address
from trollbord.page.prints import PRINTS, print_of
from trollbord.page.shell import bar, html, preferences
from trollbord.words import COMMON, Speaker, speaker

_INNER = line(cut_polygon([(9, 9), (291, 9), (291, 351), (9, 351)], 9, 0.9, "edge"))
EDGE = "M-2-2H302V362H-2Z" + _INNER


class Poster(msgspec.Struct, frozen=True):
    """A game as the first page shows it; one that is not there yet has no seats."""

    game: str
    name: str
    blurb: str
    seats: tuple[int, ...] = ()


class TableLine(msgspec.Struct, frozen=True):
    """A table as a row: who sits there and whose turn it is."""

    id: str
    game: str
    name: str
    players: Sequence[tuple[str, str]]  # look and name
    state: str
    detail: str
    is_mine: bool
    action: str


class Lobby(msgspec.Struct, frozen=True):
    """All that the first page shows."""

    language: str
    name: str
    posters: Sequence[Poster]
    mine: Sequence[TableLine]
    free: Sequence[TableLine] = ()


def lobby_page(lobby: Lobby) -> str:
    """The page as HTML."""
    words = speaker(COMMON, lobby.language)
    tables = list(lobby.mine)
    title = words.text("page-title")
    body = el(
        "main",
        _tables(words, "page-my-tables", tables, "mytables") if tables else None,
        el("h1", words.text("page-headline"), class_="headline"),
        el("div", [_poster(words, poster) for poster in lobby.posters], class_="posters"),
        _tables(words, "page-open-tables", lobby.free, "opentables") if lobby.free else None,
        None if tables else _welcome(words),
        _bring(words),
        class_="lobby" + (" has-tables" if tables else ""),
    )
    return html(
        words,
        title,
        "lobby.js",
        bar(words, el("span"), el("span"), is_home=True),
        body,
        preferences(words, lobby.name, "/"),
        data_lists_tables=True,
    )


def picture(game: str, css: str, box: str = "0 0 320 400") -> Markup:
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


def _poster(words: Speaker, poster: Poster) -> Markup:
    edge = el(
        "svg",
        path(EDGE, fill_rule="evenodd"),
        class_="edge",
        viewBox="0 0 300 360",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    wrap = el("div", picture(poster.game, "pic"), edge, class_="picwrap")
    if not poster.seats:
        soon = el("span", words.text("page-not-yet"), class_="soon")
        caption = el("div", el("h2", poster.name), el("p", poster.blurb), soon, class_="cap")
        return el("div", wrap, caption, class_="poster absent")
    low, high = min(poster.seats), max(poster.seats)
    people = f"{low}–{high}" if low != high else str(low)
    facts = el("div", el("span", icon("people", 18), people), class_="facts")
    caption = el("div", el("h2", poster.name), el("p", poster.blurb), facts, class_="cap")
    return el("a", wrap, caption, class_="poster", href=f"/new/{poster.game}")


def _tables(words: Speaker, heading: str, rows: Sequence[TableLine], css: str) -> Markup:
    return el(
        "section",
        el("h2", words.text(heading)),
        el("ul", [_row(row) for row in rows]),
        class_=f"panel {css}",
    )


def _row(row: TableLine) -> Markup:
    seats = [
        el("span", emblem(look, 15), el("span", name, class_="who"), class_="seat")
        for look, name in row.players
    ]
    return el(
        "li",
        picture(row.game, "thumb", "40 60 240 240"),
        el("div", el("div", row.name, class_="t"), el("div", seats, class_="seats"), class_="grow"),
        el("div", el("b", row.state), row.detail, class_="state"),
        el("a", row.action, class_=f"btn small{' go' if row.is_mine else ''}", href=f"/t/{row.id}"),
        class_="table" + (" mine" if row.is_mine else ""),
    )


def _welcome(words: Speaker) -> Markup:
    marks = [emblem(look, 22) for look in SEATS]
    return el(
        "section",
        el("div", marks, class_="marks"),
        el("p", words.text("page-welcome")),
        class_="welcome",
    )


def _bring(words: Speaker) -> Markup:
    """Look at a game from a file."""
    field = el("input", type="file", accept=".troll,text/plain", data_bring="/files")
    return el(
        "section",
        el("label", icon("eye", 20), words.text("page-bring"), field, class_="btn small"),
        class_="bring",
    )


def known_games() -> list[str]:
    """The games of the house, in the order of their prints."""
    return list(PRINTS)
