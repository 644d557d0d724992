"""All lessons: for each game a list, with how far one is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el
from trollbord.page.comfort import preferences
from trollbord.page.shell import bar, html
from trollbord.teach import Lesson
from trollbord.words import COMMON, Speaker, speaker


class Taught(msgspec.Struct, frozen=True):
    """The lessons of one game."""

    game: str
    lessons: Sequence[Lesson]


def learn_page(language: str, name: str, taught: Sequence[Taught]) -> str:
    """The page as HTML."""
    words = speaker(COMMON, language)
    title = words.text("teach-learn")
    where = el("div", el("b", title), class_="where")
    body = el(
        "main",
        el("h1", title),
        el("p", words.text("teach-welcome")),
        [_game(each, speaker(each.game, language)) for each in taught],
        class_="learn",
    )
    return html(
        words,
        f"{title} · Trollbord",
        "learn.js",
        bar(words, where, el("span")),
        body,
        preferences(words, name, "/learn"),
        sheets=("lesson.css",),
    )


def _game(taught: Taught, words: Speaker) -> Markup:
    heading = el("h2", words.text("game-name"), id=taught.game)
    rows = [_row(taught.game, lesson, words) for lesson in taught.lessons]
    return el("section", heading, el("div", el("ol", rows), class_="panel"))


def _row(game: str, lesson: Lesson, words: Speaker) -> Markup:
    """A lesson; the script of the page says how far it has come."""
    text = words.text
    minutes = text("teach-minutes", minutes=lesson.minutes)
    name = el("b", text(lesson.title))
    told = el("p", text(f"{lesson.title}-about"))
    begin = el(
        "a", icon("play", 18), text("teach-begin"), class_="btn", href=f"/learn/{game}/{lesson.id}"
    )
    return el(
        "li",
        el("div", name, told, el("small", minutes)),
        begin,
        data_lesson=f"{game}/{lesson.id}",
        data_first=lesson.steps[0].id,
        data_reached=text("teach-step", number="%1", count="%2"),
        data_go_on=text("teach-go-on"),
        data_again=text("teach-again"),
        data_done=text("teach-done"),
    )
