"""The frame of a table's page; what lies on it comes over the line."""

from __future__ import annotations

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el, join
from trollbord.page.assets import address, grounds
from trollbord.page.book.cover import books_of, place_of
from trollbord.page.book.prose import rules_address
from trollbord.page.comfort import preferences
from trollbord.page.company import INVITING, confirmations, invitation
from trollbord.page.icon_button import tool
from trollbord.page.shell import bar, helping, html
from trollbord.words import Speaker, speaker


def table_shell(table: str, game: str, language: str, name: str, link: str = "") -> str:
    """The page before its first picture; `link` is the whole address of the table."""
    words = speaker(game, language)
    title = words.text("game-name")
    where = el("div", _called(title), class_="where")
    invite = tool("invite", words.text("page-invite"), data_do="dialog", data_dialog=INVITING)
    rules = _rules_tool(game, words)
    asks = tool("question", words.text("page-help"), data_do="dialog", data_dialog="help")
    what = tool("what", words.text("page-help-what"), "wide-only", data_act="what")
    sound = tool(("mute", "sound"), words.text("page-sound"), "wide-only", data_act="sound")
    loading = el("main", el("p", words.text("page-loading")), id="page", class_="table loading")
    return html(
        words,
        f"{title} · Trollbord",
        "table.js",
        bar(words, where, join(rules, what, asks, invite, sound)),
        _way_to_words(words),
        loading,
        preferences(words, name, f"/t/{table}", _extra(table, words)),
        helping(words),
        invitation(table, link, words),
        *confirmations(words),
        _practice(words),
        _sure(words),
        _fit(words),
        around="table.css",
        sheets=(f"{game}.css",),
        preload=address(f"{game}.svg"),
        data_table=table,
        data_link=link or None,
        data_art=address(f"{game}.svg"),
        data_grounds=grounds(game) or None,
        **_book_doors(game),
        data_offline_note=words.text("page-offline"),
        data_unsent_note=words.text("page-unsent"),
        data_chalk_style=address("chalk.css"),
    )


def _called(title: str) -> Markup:
    """The name of a game; of "World: City" a narrow bar shows the second half, in one line."""
    series, colon, name = title.rpartition(": ")
    if not colon:
        return el("b", title)
    return el("b", el("span", f"{series}: ", class_="series"), name)


def replay_shell(home: str, game: str, language: str, name: str) -> str:
    """The page of a replay before its first picture."""
    words = speaker(game, language)
    title = words.text("game-name")
    where = el("div", _called(title), el("span", words.text("page-film")), class_="where")
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
        bar(words, where, join(_rules_tool(game, words), link)),
        el("main", el("p", words.text("page-loading")), id="page", class_="table loading"),
        preferences(words, name, home),
        around="table.css",
        sheets=(f"{game}.css", "chalk.css", "review.css"),
        preload=address(f"{game}.svg"),
        data_home=home,
        data_art=address(f"{game}.svg"),
        data_grounds=grounds(game) or None,
        **_book_doors(game),
        data_offline_note=words.text("page-offline"),
    )


def _rules_tool(game: str, words: Speaker) -> Markup | None:
    """The button that opens the rules beside the table, where the game has some."""
    return tool("book", words.text("page-book"), data_book="open") if books_of(game) else None


def _book_doors(game: str) -> dict[str, str]:
    """Where the scripts find the books, and the style sheet that is fetched with the first of them."""
    books = books_of(game)
    if not books:
        return {}
    return {
        "data_rules": rules_address(game),
        "data_book_first": place_of(game, books[0]),
        "data_book_style": address("book.css"),
    }


def lesson_shell(game: str, lesson: str, language: str, name: str) -> str:
    """The page of a lesson before its first picture."""
    words = speaker(game, language)
    title, taught = words.text("game-name"), words.text(f"lesson-{lesson}")
    where = el("div", el("b", title), el("span", taught), class_="where")
    asks = tool("question", words.text("page-help"), data_do="dialog", data_dialog="help")
    sound = tool("sound", words.text("page-sound"), "wide-only", data_act="sound")
    leave = words.text("teach-leave")
    close = el("a", icon("close"), class_="tool", href="/learn", title=leave, aria_label=leave)
    home = f"/learn/{game}/{lesson}"
    return html(
        words,
        f"{taught} · {title} · Trollbord",
        "lesson.js",
        bar(words, where, join(_rules_tool(game, words), asks, sound, close)),
        el("main", el("p", words.text("page-loading")), id="page", class_="table loading"),
        preferences(words, name, home),
        helping(words),
        around="table.css",
        sheets=(f"{game}.css", "chalk.css", "lesson.css"),
        preload=address(f"{game}.svg"),
        data_table=f"lesson-{game}-{lesson}",
        data_live=f"{home}/live",
        data_lesson=f"{game}/{lesson}",
        data_art=address(f"{game}.svg"),
        data_grounds=grounds(game) or None,
        **_book_doors(game),
        data_offline_note=words.text("page-offline"),
        data_unsent_note=words.text("page-unsent"),
    )


def _extra(table: str, words: Speaker) -> Markup:
    text = words.text
    return el(
        "div",
        el(
            "a",
            icon("copy", 20),
            text("page-other-device"),
            class_="btn small",
            href=f"/t/{table}/device",
        ),
        class_="acts",
    )


def _way_to_words(words: Speaker) -> Markup:
    """The first stop of the keyboard: the board in words; it is seen only while it has the focus."""
    return el(
        "button",
        words.text("told-open"),
        class_="btn small go skip",
        data_act="words",
        data_arg="on",
    )


def _sure(words: Speaker) -> Markup:
    """What is asked before a pick counts, for those who want it; it stands over the question, never over the board."""
    return el(
        "div",
        el("p"),
        el(
            "div",
            el("button", words.text("page-sure-yes"), class_="btn go", data_act="sure"),
            el("button", words.text("page-sure-no"), class_="btn", data_act="unsure"),
            class_="acts",
        ),
        id="sure",
        class_="sure",
        role="alertdialog",
        aria_label=words.text("page-confirm"),
        hidden=True,
    )


def _fit(words: Speaker) -> Markup:
    """Back to the whole board, where it was enlarged."""
    label = words.text("page-fit")
    return el("button", icon("glass", 20), label, class_="btn small fit", data_act="fit")


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
