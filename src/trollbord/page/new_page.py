"""The form of a new table: who sits where, against which bot, what is agreed, who may come in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.screen import Facts
from trollbord.ink.seats import emblem
from trollbord.kernel.settings import BASIC, Setting
from trollbord.page.comfort import preferences
from trollbord.page.faces import face, rungs
from trollbord.page.fields import picklist, segments
from trollbord.page.lobby_page import learn_link, pips
from trollbord.page.new_options import company, is_shown, settings, time
from trollbord.page.screens import game_screen
from trollbord.page.shell import bar, html
from trollbord.page.table_rows import picture
from trollbord.tables.terms import LONGEST_NAME, LONGEST_TABLE_NAME
from trollbord.words import Speaker, speaker

USUAL_SEATS = 4
"""More seats than these are folded away."""


class BotAdvice(msgspec.Struct, frozen=True):
    """The reader's own results against a bot (`won` of `played`) and the level to try next."""

    bot: str
    won: int
    games: int
    next: str


class NewTableForm(msgspec.Struct, frozen=True):
    """All that the form shows."""

    game: str
    language: str
    name: str
    counts: Sequence[int]
    looks: Sequence[str]
    options: Sequence[Setting]
    bots: Sequence[str]
    error: str = ""
    advice: BotAdvice | None = None
    bot: str = ""  # the one to begin with; the second, if none is named
    build: str = ""  # on what bots think: `server/jobs/builder.py` says it
    rates: tuple[int, int] = (
        0,
        0,
    )  # positions a second that a search weighs, interpreted and compiled
    ratings: Mapping[str, int] = {}
    """What each bot is worth in this game, where that was measured; the random player has 0."""


def new_page(new: NewTableForm) -> str:
    """The form as HTML; sent as it is, it opens a table against bots."""
    words = speaker(new.game, new.language)
    name = words.text("game-name")
    form = el(
        "form",
        el("div", new.error, class_="error", role="alert") if new.error else None,
        _seats(new, words),
        _bots(new, words),
        _agreed(new, words),
        el("div", _open(words), class_="last"),
        method="post",
        action=f"/new/{new.game}",
        class_="panel new",
    )
    where = el("div", el("b", name), class_="where")
    return html(
        words,
        f"{name} · Trollbord",
        "new.js",
        bar(words, where, el("span")),
        el("main", _about(new, words), form, class_="newtable"),
        preferences(words, new.name, f"/new/{new.game}"),
        sheets=(f"{new.game}.css",),
    )


# -- the game


def _about(new: NewTableForm, words: Speaker) -> Markup:
    facts = game_screen(new.game).facts
    return el(
        "div",
        el("div", picture(new.game, "pic"), class_="picwrap"),
        el("h1", words.text("game-name")),
        el("p", words.text("game-blurb")),
        _facts(new, facts, words) if facts is not None else None,
        learn_link(words, new.game, "btn small"),
        class_="about",
    )


def _facts(new: NewTableForm, facts: Facts, words: Speaker) -> Markup:
    """How many, how long, how heavy, from what age on."""
    fewest, most = min(new.counts), max(new.counts)
    weight = words.text(f"page-weight-{facts.weight}")
    rows = (
        (
            "people",
            words.text("page-fact-players", fewest=fewest, most=most),
            words.text("page-fact-age", years=facts.age),
        ),
        (
            "clock",
            words.text("page-fact-minutes", minutes=facts.minutes),
            words.text("page-fact-alone", minutes=facts.alone),
        ),
        ("weight", pips(facts.weight, 5), weight),
        ("die", pips(facts.luck, 3), words.text(f"page-luck-{facts.luck}")),
    )
    shown = [
        el("li", icon(sign, 24), el("span", fact, el("small", about))) for sign, fact, about in rows
    ]
    return el("ul", shown, class_="facts-of")


# -- who plays


def _seats(new: NewTableForm, words: Speaker) -> Markup:
    fewest, most = min(new.counts), max(new.counts)
    shown = most if most <= USUAL_SEATS else fewest
    rows = [_chair(new, words, seat) for seat in range(shown)]
    folded = [_chair(new, words, seat) for seat in range(shown, most)]
    more = el(
        "details", el("summary", words.text("page-more-seats")), el("div", folded, class_="chairs")
    )
    return el(
        "fieldset",
        el("legend", words.text("page-seats")),
        el("div", rows, class_="chairs"),
        more if folded else None,
        el("p", words.text("page-seats-help"), class_="aside"),
    )


def _chair(new: NewTableForm, words: Speaker, seat: int) -> Markup:
    """A seat: who takes it, and their name or the bot's level."""
    kinds = ["me", "bot", "open", *(["none"] if seat >= min(new.counts) else [])]
    choices = [(kind, words.text(f"page-seat-{kind}")) for kind in kinds]
    look = new.looks[seat] if seat < len(new.looks) else ""
    named = len(new.counts) == 1 and words.has(f"seat-{seat}")
    name = words.seat(seat) if named else words.text("page-seat", number=seat + 1)
    usual = "me" if seat == 0 else "none" if seat >= min(new.counts) else "bot"
    return el(
        "div",
        emblem(look, 26) if look else icon("people", 26),
        el("b", name),
        segments(f"seat-{seat}", choices, usual, name),
        _player(new, words, seat, name),
        class_=f"chair s-{look}" if look else "chair",
    )


def _player(new: NewTableForm, words: Speaker, seat: int, name: str) -> Markup:
    said = el(
        "input",
        name=f"name-{seat}",
        value=new.name if seat == 0 else "",
        placeholder=words.text("page-seat-name"),
        aria_label=words.text("page-seat-name-of", seat=name),
        maxlength=LONGEST_NAME,
        autocomplete="off",
    )
    bots = [(bot, _rated(new, words, bot)) for bot in new.bots]
    chosen = new.bot if new.bot in new.bots else new.bots[min(1, len(new.bots) - 1)]
    level = picklist(f"bot-{seat}", bots, chosen, aria_label=words.text("page-bot-of", seat=name))
    return el(
        "div",
        el("span", said, class_="if-me"),
        el("span", level, class_="if-bot"),
        el("small", words.text("page-seat-open-help"), class_="if-open"),
        class_="player",
    )


def _bots(new: NewTableForm, words: Speaker) -> Markup:
    """The levels with their faces: pressing one seats it wherever a bot sits."""
    cards = [_bot(new, words, bot, number) for number, bot in enumerate(new.bots)]
    return el(
        "fieldset",
        el("legend", words.text("page-which-bot")),
        _advised(new.advice, words) if new.advice is not None else None,
        el("div", cards, class_="bots"),
        _worth(new, words),
        class_="levels",
    )


def _worth(new: NewTableForm, words: Speaker) -> Markup | None:
    """What the levels are worth on the build that runs, unless that is what they are meant to be."""
    slow, fast = new.rates
    if new.build == "compiled" or not slow:
        return None
    if new.build == "built":
        said = words.text("page-bots-built")
    else:
        state = "compiling" if new.build == "compiling" else "interpreted"
        said = words.text(f"page-bots-{state}", times=round(fast / slow))
    return el("p", said, class_="aside", data_build=new.build)


def _rated(new: NewTableForm, words: Speaker, bot: str) -> str:
    """A bot's name, and its rating beside it."""
    name = words.name(bot)
    return f"{name} · {new.ratings[bot]}" if bot in new.ratings else name


def _rating(new: NewTableForm, words: Speaker, bot: str) -> Markup | None:
    """What a bot is worth in this game, in figures."""
    if bot not in new.ratings:
        return None
    about = words.text("page-rating-help")
    return el(
        "em", words.text("page-rating", rating=new.ratings[bot]), class_="rating", title=about
    )


def _bot(new: NewTableForm, words: Speaker, bot: str, number: int) -> Markup:
    line = f"bot-{bot}"
    return el(
        "button",
        face(bot, 96),
        el(
            "span",
            el("b", words.name(bot), rungs(words, number + 1, len(new.bots))),
            _rating(new, words, bot),
            el("small", words.text(line)) if words.has(line) else None,
        ),
        type="button",
        class_="bot",
        data_bot=bot,
    )


def _advised(advice: BotAdvice, words: Speaker) -> Markup:
    bot, following = words.name(advice.bot), words.name(advice.next)
    said = words.text(
        "page-bot-advice", bot=bot, next=following, won=advice.won, games=advice.games
    )
    return el("p", said, class_="aside")


# -- what is agreed


def _agreed(new: NewTableForm, words: Speaker) -> Markup:
    """What is agreed; what only experts want is folded away."""
    basic = [option for option in new.options if option.group == BASIC]
    expert = [option for option in new.options if option.group != BASIC and is_shown(option)]
    seats = min(new.counts)
    return el(
        "fieldset",
        el("legend", words.text("page-agreed")),
        settings(basic, words, seats),
        time(words),
        _folded(words.text("page-more-rules", count=len(expert)), settings(expert, words, seats))
        if expert
        else None,
        _folded(words.text("page-more-company"), [_name(words), company(words)]),
        class_="opts",
    )


def _folded(title: str, fields: Sequence[Markup]) -> Markup:
    return el("details", el("summary", title), join(*fields), class_="opts")


def _name(words: Speaker) -> Markup:
    """A name by which one finds the table again."""
    label = words.text("page-table-name")
    field = el("input", name="name", maxlength=LONGEST_TABLE_NAME, aria_label=label)
    about = el("small", words.text("page-table-name-help"))
    return el("div", el("span", el("b", label), about), field, class_="opt")


def _open(words: Speaker) -> Markup:
    return el("button", icon("play", 22), words.text("page-open-table"), class_="btn go wide")
