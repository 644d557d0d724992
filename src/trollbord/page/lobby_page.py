"""The first page: the games, the reader's tables, and a new table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlencode

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Child, Markup, el, join
from trollbord.ink.screen import Facts
from trollbord.ink.seats import SEATS, emblem
from trollbord.ink.shapes import cut_polygon, line, path
from trollbord.page.comfort import preferences
from trollbord.page.icon_button import tool
from trollbord.page.lesson_pane import TEACHER, face
from trollbord.page.prints import PRINTS
from trollbord.page.shell import bar, html
from trollbord.page.table_rows import WHOLE, LobbyRow, picture, shelf, table_row
from trollbord.tables.terms import LONGEST_TABLE_NAME
from trollbord.teach import FIRST, has_lesson
from trollbord.words import COMMON, Speaker, speaker

_INNER = line(cut_polygon([(9, 9), (291, 9), (291, 351), (9, 351)], 9, 0.9, "edge"))
EDGE = "M-2-2H302V362H-2Z" + _INNER
SHOWS: Final = ("open", "finished", "archive")
"""Which of one's tables are listed."""
COMPANY: Final = ("all", "people", "bots")
"""With whom."""
MANY: Final = 6
"""From this number of tables on, one wants to see some of them only."""
LOW: Final = {
    "ragnarocks": "66 222 254 136",
    "trollfjord": "0 78 320 170",
    "ankh_morpork": "0 130 320 170",
    "trolls_princesses": "0 75 320 170",
}
"""The part of a print with faces and pieces whole, for the low cards above one's tables."""


class Poster(msgspec.Struct, frozen=True):
    """A game as the first page shows it; one that is not there yet has no seats."""

    game: str
    name: str
    blurb: str
    seats: tuple[int, ...] = ()
    facts: Facts | None = None


class Filter(msgspec.Struct, frozen=True):
    """Which of one's tables are wanted, and how many there are of each kind."""

    show: str = SHOWS[0]
    company: str = COMPANY[0]
    counts: Mapping[str, int] = {}


class Lobby(msgspec.Struct, frozen=True):
    """All that the first page shows."""

    language: str
    name: str
    posters: Sequence[Poster]
    mine: Sequence[LobbyRow]
    free: Sequence[LobbyRow] = ()
    played: Sequence[LobbyRow] = ()
    filter: Filter = Filter()
    now: float = 0.0

    @property
    def has_tables(self) -> bool:
        """Whether this person has any table at all."""
        return bool(self.mine) or any(self.filter.counts.values())

    @property
    def needs_filter(self) -> bool:
        """Whether there are so many tables, or such in the archive, that a part of them is wanted."""
        counts = self.filter.counts
        is_chosen = self.filter.show != SHOWS[0] or self.filter.company != COMPANY[0]
        return is_chosen or sum(counts.values()) >= MANY or counts.get(SHOWS[2], 0) > 0


def lobby_page(lobby: Lobby) -> str:
    """The page as HTML."""
    words = speaker(COMMON, lobby.language)
    body = el(
        "main",
        _mine(words, lobby) if lobby.has_tables else _first_visit(words),
        el("h1", words.text("page-headline"), class_="headline"),
        el(
            "div",
            [_poster(words, each, lobby.has_tables) for each in lobby.posters],
            class_="posters",
        ),
        _free(words, lobby) if lobby.free else None,
        shelf(words, lobby.played, lobby.now, lobby.filter.counts.get(SHOWS[1], 0)),
        None if lobby.has_tables else _welcome(words),
        _bring(words),
        class_="lobby" + (" has-tables" if lobby.has_tables else ""),
    )
    return html(
        words,
        words.text("page-title"),
        "lobby.js",
        bar(words, el("span"), _you(words), is_home=True),
        body,
        _naming(words),
        preferences(words, lobby.name, "/"),
        data_lists_tables=True,
    )


def _you(words: Speaker) -> Markup:
    label = words.text("page-you")
    return el("a", icon("user"), class_="tool", href="/you", title=label, aria_label=label)


def pips(count: int, most: int) -> Markup:
    """`count` of `most` lozenges filled; hidden from screen readers, which read the words beside them."""
    marks = [el("i", class_="on" if number < count else None) for number in range(most)]
    return el("span", marks, class_="pips", aria_hidden="true")


# -- the games


def _poster(words: Speaker, poster: Poster, is_low: bool) -> Markup:
    edge = el(
        "svg",
        path(EDGE, fill_rule="evenodd"),
        class_="edge",
        viewBox="0 0 300 360",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    box = LOW.get(poster.game, WHOLE) if is_low else WHOLE
    wrap = el("div", picture(poster.game, "pic", box), edge, class_="picwrap")
    if not poster.seats:
        soon = el("span", words.text("page-not-yet"), class_="soon")
        caption = el("div", el("h2", poster.name), el("p", poster.blurb), soon, class_="cap")
        return el("div", wrap, caption, class_="poster absent")
    form = f"/new/{poster.game}"
    caption = el(
        "div",
        el("h2", el("a", poster.name, class_="opens", href=form)),
        el("p", poster.blurb),
        _facts(words, poster),
        el(
            "div",
            el(
                "a",
                words.text("page-play"),
                el("span", f" · {poster.name}", class_="sr"),
                class_="btn small go",
                href=form,
            ),
            learn_link(words, poster.game),
            class_="ways-in",
        ),
        class_="cap",
    )
    return el("div", wrap, caption, class_="poster")


def _facts(words: Speaker, poster: Poster) -> Markup:
    """Players, minutes, weight, age."""
    low, high = min(poster.seats), max(poster.seats)
    people = f"{low}–{high}" if low != high else str(low)
    shown: list[Child] = [el("span", icon("people", 18), people)]
    if poster.facts is not None:
        minutes = words.text("page-fact-minutes", minutes=poster.facts.minutes)
        shown += [
            el("span", icon("clock", 18), minutes),
            el("span", words.text(f"page-weight-{poster.facts.weight}")),
            el("span", words.text("page-fact-age", years=poster.facts.age)),
        ]
    return el("div", shown, class_="facts")


def learn_link(words: Speaker, game: str, css: str = "learns") -> Markup | None:
    """The way to a game's first lesson, where it has one."""
    if not has_lesson(game):
        return None
    return el(
        "a", icon("book", 18), words.text("teach-learn"), class_=css, href=f"/learn/{game}/{FIRST}"
    )


def _first_visit(words: Speaker) -> Markup:
    """The offer of a lesson for a first visitor; the page's script shows it once."""
    learn = el("a", words.text("teach-learn"), class_="btn small go", href="/learn")
    later = el("button", words.text("teach-later"), class_="btn small", data_later=True)
    return el(
        "section",
        face(TEACHER, 64),
        el("p", words.text("teach-offer")),
        el("div", learn, later, class_="acts"),
        class_="panel first-visit",
        hidden=True,
        data_first=True,
    )


# -- the tables


def _mine(words: Speaker, lobby: Lobby) -> Markup:
    rows = [table_row(words, row, lobby.now) for row in lobby.mine]
    none = el("p", words.text(f"page-none-{lobby.filter.show}"), class_="none")
    return el(
        "section",
        el(
            "div",
            el("h2", words.text("page-my-tables")),
            _filters(words, lobby.filter) if lobby.needs_filter else None,
            class_="top",
        ),
        el("ul", rows) if rows else none,
        class_="panel mytables",
    )


def _filters(words: Speaker, chosen: Filter) -> Markup:
    """Links, so that a list can be kept and shared between one's own tabs."""
    shows = [
        _filter(words.text(f"page-show-{show}"), chosen.counts.get(show, 0), show == chosen.show,
                show, chosen.company)
        for show in SHOWS
    ]  # fmt: skip
    company = [
        _filter(words.text(f"page-with-{each}"), None, each == chosen.company, chosen.show, each)
        for each in COMPANY
    ]
    label = words.text("page-filter")
    return el(
        "nav",
        el("span", shows, class_="segs"),
        el("span", company, class_="segs"),
        class_="filters",
        aria_label=label,
    )


def _filter(title: str, count: int | None, is_on: bool, show: str, company: str) -> Markup:
    asked = urlencode(
        {
            **({"show": show} if show != SHOWS[0] else {}),
            **({"with": company} if company != COMPANY[0] else {}),
        }
    )
    inside = join(title, el("small", count)) if count is not None else title
    return el(
        "a",
        inside,
        href=f"/?{asked}" if asked else "/",
        class_="on" if is_on else None,
        aria_current="true" if is_on else None,
    )


def _free(words: Speaker, lobby: Lobby) -> Markup:
    return el(
        "section",
        el("div", el("h2", words.text("page-open-tables")), class_="top"),
        el("ul", [table_row(words, row, lobby.now) for row in lobby.free]),
        class_="panel opentables",
    )


def _naming(words: Speaker) -> Markup:
    """One dialog for the name of any table."""
    label = words.text("page-table-name")
    close = tool("close", words.text("page-close"), "close", data_do="dialog", data_dialog="naming")
    form = el(
        "form",
        el("label", label, el("input", name="name", maxlength=LONGEST_TABLE_NAME)),
        el("button", words.text("page-save"), class_="btn small go"),
        method="post",
    )
    head = el("div", el("h2", words.text("page-name-table")), close, class_="row")
    return el("dialog", head, form, id="naming", class_="dialog", aria_label=label)


# -- the rest


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
