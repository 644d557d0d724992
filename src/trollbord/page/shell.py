"""The frame of every page: head, bar, settings; the rest is filled in by its maker."""

from __future__ import annotations

from trollbord.ink.figures import wordmark
from trollbord.ink.icons import icon
from trollbord.ink.markup import Child, Markup, Value, el, join
from trollbord.page.app import BARS, MANIFEST, TOUCH_ICON
from trollbord.page.assets import address, reloads
from trollbord.page.icon_button import tool
from trollbord.page.keys import list_of_keys
from trollbord.words import Speaker

LETTERS = {"de": ("western",), "fr": ("western",), "cs": ("western", "czech"), "ru": ("russian",)}
"""The letters of a language besides the basic ones, by their font files."""


def html(
    speaker: Speaker,
    title: str,
    script: str,
    *body: Child,
    around: str = "lobby.css",
    sheets: tuple[str, ...] = (),
    preload: str = "",
    **attributes: Value,
) -> str:
    """A whole page; `around` is the style sheet of its kind: `table.css` at a table, which needs nothing of the lobby."""
    styles = ("house.css", around, *sheets)
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width,initial-scale=1"),
        el("title", title),
        el("link", rel="icon", href=address("icon.svg"), type="image/svg+xml"),
        el("link", rel="apple-touch-icon", href=address(TOUCH_ICON)),
        el("link", rel="manifest", href=MANIFEST, crossorigin="use-credentials"),
        [
            el("meta", name="theme-color", content=colour, media=f"(prefers-color-scheme:{scheme})")
            for scheme, colour in BARS.items()
        ],
        [_preload(name, "font", "font/woff2") for name in fonts(speaker.language)],
        el("link", rel="preload", href=preload, as_="fetch", crossorigin=True) if preload else None,
        [el("link", rel="stylesheet", href=address(sheet)) for sheet in styles],
        el("script", src=address("theme.js")),
        el("script", type="module", src=address(script)),
        el("script", type="module", src=address("reload.js")) if reloads() else None,
    )
    offline = el("div", speaker.text("page-offline"), class_="offline", role="status")
    note = el("div", id="note", class_="note", role="status", hidden=True)
    page = el("html", head, el("body", offline, *body, note, **attributes), lang=speaker.language)
    return f"<!doctype html>{page}"


def fonts(language: str) -> list[str]:
    """The font files that a page in this language is going to need."""
    return [f"commissioner-{name}.woff2" for name in ("basic", *LETTERS.get(language, ()))]


def _preload(name: str, kind: str, media: str) -> Markup:
    return el("link", rel="preload", href=address(name), as_=kind, type=media, crossorigin=True)


def bar(
    speaker: Speaker, where: Markup, tools: Markup, is_home: bool = False, has_settings: bool = True
) -> Markup:
    """The bar at the top: the wordmark leads home."""
    home = el("a", wordmark(24), href="/", class_="home", aria_label="Trollbord")
    back = el("a", icon("back"), href="/", class_="tool back", aria_label=speaker.text("page-home"))
    theme = tool("moon", speaker.text("page-theme"), data_do="theme")
    waits = el(
        "a",
        icon("bell"),
        el("span", class_="count"),
        class_="tool waits",
        href="/next",
        hidden=True,
        data_waits=speaker.text("page-waits"),
        title=speaker.text("page-next-table"),
        aria_label=speaker.text("page-next-table"),
    )
    gear = tool("gear", speaker.text("page-settings"), data_do="dialog", data_dialog="settings")
    return el(
        "header",
        None if is_home else back,
        home,
        where,
        el("div", waits, tools, theme, gear if has_settings else None, class_="tools"),
        class_="bar" + (" is-home" if is_home else ""),
    )


HELP = (
    "click",
    "ask",
    "keys",
    "book",
    "undo",
    "history",
    "replay",
    "talk",
    "clock",
    "leave",
    "device",
)


def helping(speaker: Speaker) -> Markup:
    """What the game is about and how a table is used, in a few lines."""
    close = tool("close", speaker.text("page-close"), "close", data_do="dialog", data_dialog="help")
    head = el("div", el("h2", speaker.text("page-help")), close, class_="row")
    brief = [el("li", line) for line in speaker.brief()]
    game = join(el("h3", speaker.text("game-name")), el("ul", brief)) if brief else None
    lines = [el("li", speaker.text(f"page-help-{line}")) for line in HELP]
    table = join(el("h3", speaker.text("page-help-table")), el("ul", lines))
    what = el(
        "button",
        icon("what", 20),
        speaker.text("page-help-what"),
        class_="btn small",
        data_act="what",
    )
    return el(
        "dialog",
        head,
        el("div", what, class_="acts"),
        game,
        table,
        list_of_keys(speaker),
        id="help",
        class_="dialog help",
    )
