"""The frame of every page: head, bar, settings; the rest is filled in by its maker."""

from __future__ import annotations

from trollbord.ink.figures import wordmark
from trollbord.ink.icons import icon
from trollbord.ink.markup import Child, Markup, Value, el, join
from trollbord.page.assets import address
from trollbord.page.icon_button import tool
from trollbord.words import LANGUAGES, Speaker

FONT = "commissioner-latin-flar-normal.woff2"


def html(
    speaker: Speaker,
    title: str,
    script: str,
    *body: Child,
    sheets: tuple[str, ...] = (),
    preload: str = "",
    **attributes: Value,
) -> str:
    """A whole page."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width,initial-scale=1"),
        el("title", title),
        el("link", rel="icon", href=address("icon.svg"), type="image/svg+xml"),
        _preload(FONT, "font", "font/woff2"),
        el("link", rel="preload", href=preload, as_="fetch", crossorigin=True) if preload else None,
        [el("link", rel="stylesheet", href=address(sheet)) for sheet in ("house.css", *sheets)],
        el("script", src=address("theme.js")),
        el("script", type="module", src=address(script)),
    )
    note = el("div", id="note", class_="note", role="status", hidden=True)
    page = el("html", head, el("body", *body, note, **attributes), lang=speaker.language)
    return f"<!doctype html>{page}"


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


HELP = ("click", "keys", "undo", "history", "replay", "talk", "clock", "leave", "device")


def helping(speaker: Speaker) -> Markup:
    """What the game is about and how a table is used, in a few lines."""
    close = tool("close", speaker.text("page-close"), "close", data_do="dialog", data_dialog="help")
    head = el("div", el("h2", speaker.text("page-help")), close, class_="row")
    brief = [el("li", line) for line in speaker.brief()]
    game = join(el("h3", speaker.text("game-name")), el("ul", brief)) if brief else None
    lines = [el("li", speaker.text(f"page-help-{line}")) for line in HELP]
    table = join(el("h3", speaker.text("page-help-table")), el("ul", lines))
    return el("dialog", head, game, table, id="help", class_="dialog help")


def preferences(speaker: Speaker, name: str, at: str, extra: Markup | None = None) -> Markup:
    """Name, language and devices; each form comes back to where it was sent from."""
    close = tool(
        "close", speaker.text("page-close"), "close", data_do="dialog", data_dialog="settings"
    )
    head = el("div", el("h2", speaker.text("page-settings")), close, class_="row")
    forms = join(_rename(speaker, name, at), _choose_language(speaker, at))
    leave = el("a", speaker.text("page-sign-out"), class_="btn small", href="/sign-out")
    acts = el("div", _remind(speaker), extra, leave, class_="acts")
    return el("dialog", head, join(forms, acts), id="settings", class_="dialog")


def _rename(speaker: Speaker, name: str, at: str) -> Markup:
    field = el(
        "input", name="name", value=name, maxlength=24, autocomplete="nickname", required=True
    )
    return el(
        "form",
        _back(at),
        el("label", speaker.text("page-name"), field),
        el("button", speaker.text("page-save"), class_="btn small go"),
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
        "button",
        icon("bell", 20),
        speaker.text("page-notify"),
        class_="btn small",
        data_do="notify",
        data_granted=speaker.text("page-notify-granted"),
        data_denied=speaker.text("page-notify-denied"),
    )
