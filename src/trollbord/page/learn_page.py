"""All lessons: a card for each game, the lightest first, with how far one is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, Value, el
from trollbord.page.comfort import preferences
from trollbord.page.lesson_pane import TEACHER, face
from trollbord.page.lobby_page import LOW
from trollbord.page.shell import bar, html
from trollbord.page.table_rows import WHOLE, picture
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
    welcome = el("p", words.text("teach-welcome"))
    lightest = sorted(taught, key=_minutes)
    cards = [_game(each, language, number == 0) for number, each in enumerate(lightest)]
    body = el(
        "main",
        el("header", face(TEACHER, 72), el("div", el("h1", title), welcome), class_="welcomes"),
        el("div", cards, class_="games"),
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


def _minutes(taught: Taught) -> int:
    """How long a game's first lesson takes: the lightest game has the shortest."""
    return taught.lessons[0].minutes


def _game(taught: Taught, language: str, is_lightest: bool) -> Markup:
    """A game's card: its print, the first lesson, and the short ones below."""
    words = speaker(taught.game, language)
    first, *short = taught.lessons
    box = LOW.get(taught.game, WHOLE)
    rows = [el("li", _short(taught.game, lesson, words)) for lesson in short]
    return el(
        "section",
        el("div", picture(taught.game, "pic", box), class_="picwrap"),
        el("h2", words.text("game-name")),
        _first(taught.game, first, words, is_lightest),
        el("ul", rows) if rows else None,
        class_="panel taught-game",
        id=taught.game,
    )


def _first(game: str, lesson: Lesson, words: Speaker, is_lightest: bool) -> Markup:
    """The first lesson, large; where to start is marked until it is done."""
    text = words.text
    begin = el(
        "a",
        icon("play", 18),
        text("teach-begin"),
        class_="btn go" if is_lightest else "btn",
        href=f"/learn/{game}/{lesson.id}",
    )
    return el(
        "div",
        el("b", text("teach-start-here"), class_="start-here", hidden=not is_lightest),
        el("h3", text(lesson.title)),
        el("p", text(f"{lesson.title}-about")),
        _way(lesson, words),
        begin,
        class_="first-lesson",
        **_told(game, lesson, words),
    )


def _short(game: str, lesson: Lesson, words: Speaker) -> Markup:
    """A short lesson: the whole row leads to it."""
    said = el("span", el("b", words.text(lesson.title)), words.text(f"{lesson.title}-about"))
    return el(
        "a",
        said,
        _way(lesson, words),
        class_="short-lesson",
        href=f"/learn/{game}/{lesson.id}",
        **_told(game, lesson, words),
    )


def _way(lesson: Lesson, words: Speaker) -> Markup:
    """How long it takes; the page's script says how far it has come instead, and fills the bar."""
    minutes = words.text("teach-minutes", minutes=lesson.minutes)
    return el("span", el("small", minutes), el("i", aria_hidden="true"), class_="so-far")


def _told(game: str, lesson: Lesson, words: Speaker) -> dict[str, Value]:
    """What the script of the page needs to say how far a lesson has come."""
    text = words.text
    return {
        "data_lesson": f"{game}/{lesson.id}",
        "data_first": lesson.steps[0].id,
        "data_reached": text("teach-step", number="%1", count="%2"),
        "data_go_on": text("teach-go-on"),
        "data_again": text("teach-again"),
        "data_done": text("teach-done"),
    }
