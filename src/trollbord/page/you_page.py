"""The page about oneself: results with what chance could make of them, whom one has met, streaks and time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Child, Markup, el
from trollbord.page.comfort import preferences
from trollbord.page.faces import face
from trollbord.page.icon_button import tool
from trollbord.page.lobby_page import LOW
from trollbord.page.reminders_pane import Reminders, reminders_pane
from trollbord.page.shell import bar, html
from trollbord.page.since import ago, span
from trollbord.page.table_rows import LobbyRow, picture, shelf, thumb
from trollbord.words import COMMON, Speaker, speaker

INVITING: Final = "ragnarocks"
"""The game whose print invites whoever has played none: the lightest."""


class ResultShare(msgspec.Struct, frozen=True):
    """Games won of games played, and the range in which the true share lies 19 times of 20; none if there are too few."""

    won: int
    games: int
    range: tuple[float, float] | None = None


class GamePlayed(msgspec.Struct, frozen=True):
    """How it went at one game, how long it was played in all, and how often as practice."""

    game: str
    share: ResultShare
    seconds: float
    practice: int = 0


class Met(msgspec.Struct, frozen=True):
    """A bot or a person one has played against: how often one was ahead of them, and behind."""

    bot: str
    name: str
    games: int
    ahead: int
    behind: int
    last: float


class You(msgspec.Struct, frozen=True):
    """All that the page shows."""

    language: str
    name: str
    now: float
    first: float
    games: int
    seconds: float
    streak: int
    longest: int
    played: Sequence[GamePlayed]
    bots: Sequence[Met]
    people: Sequence[Met]
    reminders: Reminders = Reminders()
    shelf: Sequence[LobbyRow] = ()
    on_shelf: int = 0  # games in all that could stand on it


def you_page(you: You) -> str:
    """The page as HTML."""
    words = speaker(COMMON, you.language)
    title = words.text("page-you")
    where = el("div", el("b", you.name), el("span", words.text("page-this-device")), class_="where")
    body = el(
        "main",
        _head(words, you),
        el("div", _results(words, you), _met(words, you), class_="two")
        if you.games
        else _invitation(words),
        shelf(words, you.shelf, you.now, you.on_shelf),
        reminders_pane(words, you.reminders),
        _foot(words),
        class_="you",
    )
    return html(
        words,
        f"{title} · Trollbord",
        "lobby.js",
        bar(words, where, el("span")),
        body,
        _forgetting(words),
        preferences(words, you.name, "/you"),
    )


def _head(words: Speaker, you: You) -> Markup:
    since = span(you.now - you.first, words, "ago")
    said = el("p", words.text("page-you-games", count=you.games, ago=since)) if you.games else None
    return el(
        "section",
        el("span", you.name[:1], class_="initial", aria_hidden="true"),
        el("div", el("h1", you.name), said, class_="grow"),
        _figures(words, you) if you.games else None,
        class_="panel you-head",
    )


def _figures(words: Speaker, you: You) -> Markup:
    """Streaks from one win on, and the time played."""
    streaks = (("page-you-streak", you.streak), ("page-you-longest", you.longest))
    figures = [
        *[(words.text(id), str(wins)) for id, wins in streaks if wins],
        (words.text("page-you-time"), span(you.seconds, words)),
    ]
    return el("dl", [el("div", el("dt", name), el("dd", value)) for name, value in figures])


def _invitation(words: Speaker) -> Markup:
    """Before the first game: the ways to it."""
    play = el("a", icon("play", 20), words.text("teach-play"), class_="btn go", href="/")
    learn = el("a", icon("book", 20), words.text("teach-learn"), class_="btn", href="/learn")
    return el(
        "section",
        el("div", picture(INVITING, "pic", LOW[INVITING]), class_="picwrap"),
        el(
            "div",
            el("h2", words.text("page-you-first")),
            el("p", words.text("page-you-none")),
            el("div", play, learn, class_="acts"),
            class_="grow",
        ),
        class_="panel invitation",
    )


# -- results


def _results(words: Speaker, you: You) -> Markup:
    rows = [_game(words, each, you.language) for each in you.played]
    has_bars = any(each.share.range is not None for each in you.played)
    return el(
        "section",
        el("div", el("h2", words.text("page-results")), class_="top"),
        el("p", words.text("page-results-help"), class_="aside") if has_bars else None,
        el("ul", rows),
        class_="panel results",
    )


def _game(words: Speaker, played: GamePlayed, language: str) -> Markup:
    share, name = played.share, speaker(played.game, language).text("game-name")
    told = [span(played.seconds, words)]
    if played.practice:
        told.insert(0, words.text("page-you-practice", count=played.practice))
    if share.games or not played.practice:
        told.insert(0, words.text("page-you-record", games=share.games, won=share.won))
    return el(
        "li",
        thumb(played.game),
        el("div", el("b", name, class_="t"), el("small", " · ".join(told)), class_="grow"),
        _bar(words, share),
    )


def _bar(words: Speaker, share: ResultShare) -> Markup:
    """The share won as a bar, what chance could make of it as dots; below five games nothing is claimed."""
    if share.range is None:
        return el("div", words.text("page-too-few"), class_="share few")
    low, high = [round(100 * end) for end in share.range]
    won = round(100 * share.won / share.games)
    said = words.text("page-share", won=won, low=low, high=high)
    bar_ = el(
        "span",
        el("i", style=f"width:{won}%"),
        el("u", style=f"left:{low}%;width:{high - low}%"),
        class_="bar2",
        aria_hidden="true",
    )
    return el("div", bar_, el("span", said), class_="share")


# -- whom one has met


def _met(words: Speaker, you: You) -> Markup:
    return el(
        "div",
        _list(words, "page-bots-met", [_bot(words, each) for each in you.bots]),
        _list(words, "page-people-met", [_person(words, each, you.now) for each in you.people]),
        class_="met",
    )


def _list(words: Speaker, title: str, rows: Sequence[Markup]) -> Markup | None:
    if not rows:
        return None
    return el(
        "section",
        el("div", el("h2", words.text(title)), class_="top"),
        el("ul", rows),
        class_="panel",
    )


def _bot(words: Speaker, met: Met) -> Markup:
    games = words.text("page-games", count=met.games)
    return _row(face(met.bot, 44), words.name(met.bot), games, met, words)


def _person(words: Speaker, met: Met, now: float) -> Markup:
    initial = el("span", met.name[:1], class_="initial", aria_hidden="true")
    about = el("span", words.text("page-games", count=met.games), " · ", ago(met.last, now, words))
    return _row(initial, met.name, about, met, words)


def _row(picture: Markup, name: str, about: Child, met: Met, words: Speaker) -> Markup:
    score = words.text("page-met-score", ahead=met.ahead, behind=met.behind)
    return el(
        "li",
        picture,
        el("div", el("b", name), el("small", about), class_="grow"),
        el("b", f"{met.ahead} : {met.behind}", class_="met-score", title=score),
    )


# -- take along, forget


def _foot(words: Speaker) -> Markup:
    forget = {"data_do": "dialog", "data_dialog": "forgetting"}
    return el(
        "section",
        el("p", words.text("page-you-private"), class_="grow"),
        el(
            "a",
            icon("file", 20),
            words.text("page-take-along"),
            class_="btn small",
            href="/you/results.json",
        ),
        el(
            "button",
            icon("bin", 20),
            words.text("page-forget"),
            class_="btn small danger",
            **forget,
        ),
        class_="you-foot",
    )


def _forgetting(words: Speaker) -> Markup:
    """Nothing is forgotten by a slip of the finger."""
    asks = {"data_do": "dialog", "data_dialog": "forgetting"}
    close = tool("close", words.text("page-close"), "close", **asks)
    no = el("button", words.text("page-forget-no"), class_="btn small go", type="button", **asks)
    yes = el("button", words.text("page-forget-yes"), class_="btn small danger")
    return el(
        "dialog",
        el("div", el("h2", words.text("page-forget-sure")), close, class_="row"),
        el("p", words.text("page-forget-help")),
        el(
            "form",
            el("div", no, yes, class_="acts"),
            method="post",
            action="/you/forget",
            data_forget=True,
        ),
        id="forgetting",
        class_="dialog",
    )
