"""What all books of a game share: the tabs above them, the search, and the page of their own."""

from __future__ import annotations

from functools import cache
from typing import Final

from trollbord.games import game_ids, module_for
from trollbord.ink.icons import icon
from trollbord.ink.markup import Child, Element, Markup, el, join, keyed
from trollbord.kernel.optional import part
from trollbord.page.assets import address
from trollbord.page.book.prose import rules_address
from trollbord.page.icon_button import tool
from trollbord.page.shell import bar, html
from trollbord.words import LANGUAGES, Speaker
from trollbord.words.guide import AID
from trollbord.words.rulebook import languages_of

RULES: Final = "rules"
TABS: Final = ("guide", RULES, "almanac")
"""The tabs in their order; the player aid is a sheet of its own, behind a button of the guide."""


def books_of(game: str) -> list[str]:
    """The books that a game has."""
    has_almanac = part(module_for(game), "almanac") is not None
    written = [name for name in ("guide", RULES) if languages_of(game, name)]
    return [*written, "almanac"] if has_almanac else written


@cache
def aids() -> list[str]:
    """The games that have a player aid."""
    return [game for game in game_ids() if languages_of(game, AID)]


def place_of(game: str, name: str) -> str:
    """The address of a book."""
    return rules_address(game) if name == RULES else f"{rules_address(game)}/{name}"


def book(game: str, name: str, speaker: Speaker, *inside: Child) -> Element:
    """A book with its tabs: the page of its own holds it, and a table fetches it from there."""
    tabs = [_tab(game, each, each == name, speaker) for each in books_of(game)]
    close = tool("close", speaker.text("page-close"), "close", data_book="close")
    return keyed(
        "book",
        "article",
        el(
            "div",
            el("div", tabs, role="tablist", aria_label=speaker.text("page-book"), class_="tabs"),
            close,
            class_="book-head",
        ),
        el(
            "div",
            *inside,
            class_=f"leaf leaf-{name}",
            role="tabpanel",
            aria_labelledby=f"tab-{name}",
        ),
        class_="book",
        data_book=name,
        lang=speaker.language,
        data_refused=speaker.text("page-book-refused"),
    )


def _tab(game: str, name: str, is_open: bool, speaker: Speaker) -> Markup:
    return el(
        "a",
        speaker.text(f"page-book-{name}"),
        id=f"tab-{name}",
        role="tab",
        href=place_of(game, name),
        aria_selected="true" if is_open else "false",
        tabindex=None if is_open else -1,
    )


def finder(game: str, name: str, query: str, told: str, speaker: Speaker, **more: str) -> Markup:
    """The field of a search; `told` says how much there is or was found, `more` goes along with it."""
    words = speaker.text(f"page-find-{name}")
    field = el(
        "input",
        type="search",
        name="q",
        value=query,
        placeholder=words,
        aria_label=words,
        autocomplete="off",
        maxlength=80,
    )
    hidden = [el("input", type="hidden", name=key, value=value) for key, value in more.items()]
    count = el("span", told, class_="count", role="status")
    place = place_of(game, name)
    return el(
        "form", icon("search", 20), field, hidden, count, class_="find", action=place, role="search"
    )


def book_page(game: str, shown: Element, title: str, speaker: Speaker, at: str) -> str:
    """A book as a page of its own, for links from anywhere."""
    name = speaker.text("game-name")
    where = el("div", el("b", name), class_="where")
    main = el("main", shown, _languages(speaker, at), class_="bookpage")
    return html(
        speaker,
        f"{title} · {name} · Trollbord",
        "book_page.js",
        bar(speaker, where, join(), has_settings=False),
        main,
        sheets=(f"{game}.css", "book.css"),
        preload=address(f"{game}.svg"),
        data_art=address(f"{game}.svg"),
        data_rules=rules_address(game),
    )


def _languages(speaker: Speaker, at: str) -> Markup:
    """The same page in the other languages; search engines follow these links."""
    links = [
        el("a", name, href=f"{at}?language={id}", hreflang=id, lang=id, rel="alternate")
        if id != speaker.language
        else el("b", name)
        for id, name in LANGUAGES.items()
    ]
    return el("nav", links, class_="languages", aria_label=speaker.text("page-language"))
