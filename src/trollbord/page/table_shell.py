"""The frame of a table's page; what lies on it comes over the line."""

from __future__ import annotations

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el, join
from trollbord.page.assets import address
from trollbord.page.icon_button import tool
from trollbord.page.shell import bar, helping, html, preferences
from trollbord.words import Speaker, speaker


def table_shell(table: str, game: str, language: str, name: str) -> str:
    """The page before its first picture."""
    words = speaker(game, language)
    title = words.text("game-name")
    where = el("div", el("b", title), class_="where")
    link = tool(
        "link",
        words.text("page-copy-link"),
        data_do="copy",
        data_copy=f"/t/{table}",
        data_copied=words.text("page-link-copied"),
    )
    asks = tool("question", words.text("page-help"), data_do="dialog", data_dialog="help")
    sound = tool("sound", words.text("page-sound"), "wide-only", data_act="sound")
    loading = el("main", el("p", words.text("page-loading")), id="page", class_="table loading")
    return html(
        words,
        f"{title} · Trollbord",
        "table.js",
        bar(words, where, join(asks, link, sound)),
        el("div", words.text("page-offline"), class_="offline", role="status"),
        loading,
        preferences(words, name, f"/t/{table}", _extra(table, words)),
        helping(words),
        _leaving(words),
        _practice(words),
        sheets=(f"{game}.css",),
        preload=address(f"{game}.svg"),
        data_table=table,
        data_art=address(f"{game}.svg"),
        data_offline_note=words.text("page-offline"),
    )


def replay_shell(home: str, game: str, language: str, name: str) -> str:
    """The page of a replay before its first picture."""
    words = speaker(game, language)
    title = words.text("game-name")
    where = el("div", el("b", title), el("span", words.text("page-film")), class_="where")
    link = tool(
        "link",
        words.text("page-film-link"),
        data_do="copy",
        data_copy="",
        data_copied=words.text("page-film-link-copied"),
    )
    return html(
        words,
        f"{title} · Trollbord",
        "replay.js",
        bar(words, where, link),
        el("div", words.text("page-offline"), class_="offline", role="status"),
        el("main", el("p", words.text("page-loading")), id="page", class_="table loading"),
        preferences(words, name, home),
        sheets=(f"{game}.css",),
        preload=address(f"{game}.svg"),
        data_home=home,
        data_art=address(f"{game}.svg"),
        data_offline_note=words.text("page-offline"),
    )


def _extra(table: str, words: Speaker) -> Markup:
    text = words.text
    return el(
        "div",
        el("button", icon("sound", 20), text("page-sound"), class_="btn small", data_act="sound"),
        el(
            "a",
            icon("copy", 20),
            text("page-other-device"),
            class_="btn small",
            href=f"/t/{table}/device",
        ),
        class_="acts",
    )


def _practice(words: Speaker) -> Markup:
    """Going back past what was learnt makes the table a practice table, for good: that is asked first."""
    asks = {"data_do": "dialog", "data_dialog": "practice"}
    no = el("button", words.text("page-practice-no"), class_="btn small go", **asks)
    yes = el(
        "button",
        words.text("page-practice-yes"),
        class_="btn small",
        data_act="request",
        data_arg="practice",
        **asks,
    )
    return el(
        "dialog",
        el("h2", words.text("page-practice-sure")),
        el("p", words.text("page-practice-help")),
        el("div", no, yes, class_="acts"),
        id="practice",
        class_="dialog",
    )


def _leaving(words: Speaker) -> Markup:
    """Nobody gets up by a slip of the finger: somebody else could sit down."""
    asks = {"data_do": "dialog", "data_dialog": "leaving"}
    stay = el("button", words.text("page-stay"), class_="btn small go", **asks)
    go = el("button", words.text("page-leave"), class_="btn small", data_act="leave", **asks)
    return el(
        "dialog",
        el("h2", words.text("page-leave-sure")),
        el("p", words.text("page-leave-help")),
        el("div", stay, go, class_="acts"),
        id="leaving",
        class_="dialog",
    )
