"""The help card: what an element is, what is seen of it, what it means now, and the rules about it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from trollbord.ink.help import Fact, Help
from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el, join
from trollbord.kernel.message import Message
from trollbord.kernel.view import View
from trollbord.page.book.cover import books_of, place_of
from trollbord.page.book.prose import rule_link
from trollbord.page.icon_button import tool
from trollbord.page.meaning import capital, explained, offered, reason_of
from trollbord.words import Speaker
from trollbord.words.rulebook import rulebook

ALMANAC: Final = "almanac"
SHOWN: Final = 3
"""Rules whose sentences stand on the card; the rest unfold."""
MOST: Final = 4
"""Options that are named."""
DEEPEST: Final = 12
"""Elements under one point, from the foremost back, that are looked at."""
_MARK: Final = re.compile(r"\s*\*\([^)]*\)\*|\s*\*[^*]+:.*\*$")
_CITED: Final = re.compile(r"\s*\(([A-Z]{2}-[\w.]+(?:, [A-Z]{2}-[\w.]+)*)\)\.?$")
"""The rules that a reason names at its end."""
_CODE: Final = re.compile(r"^[A-Z]{3}-\d\d: ")
"""The number of a tile or card that a rule begins with; the card has a name."""
_LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")


def help_card(
    view: View, keys: Sequence[str], speaker: Speaker, players: Sequence[str]
) -> Markup | None:
    """The card of the first of these elements that has help; the keys are those under one point, the foremost first."""
    for key in keys[:DEEPEST]:
        told = explained(view, key)
        if told is not None:
            return card(view, key, told, speaker, players)
    return None


def card(view: View, key: str, told: Help, speaker: Speaker, players: Sequence[str]) -> Markup:
    """One card; the browser puts the element itself, enlarged, where there is no picture."""
    name = capital(speaker.message(told.name, players))
    owner = speaker.seat(told.seat, players) if told.seat is not None else ""
    kind = capital(speaker.message(told.kind, players)) if told.kind is not None else ""
    head = el(
        "header",
        el("div", told.picture, class_="help-picture", aria_hidden="true"),
        el(
            "div",
            el("span", kind, class_="help-kind") if kind else None,
            el("h2", name, id="help-name"),
            el("span", owner, class_="help-owner") if owner else None,
        ),
        tool("close", speaker.text("page-help-close"), "help-close", data_act="help-close"),
    )
    return el(
        "section",
        head,
        [el("p", capital(speaker.message(line, players))) for line in told.lines],
        _facts(told.facts, speaker, players),
        _now(view, key, speaker, players),
        _rules(view.game.id, told.rules, 0 if told.lines else SHOWN, speaker),
        _almanac(view.game.id, told.entry, speaker),
        class_="help-card",
        role="dialog",
        aria_modal="false",
        aria_labelledby="help-name",
        data_key=key,
        tabindex=-1,
    )


def _almanac(game: str, entry: str, speaker: Speaker) -> Markup | None:
    """The way to the thing's entry in the almanac."""
    if not entry or ALMANAC not in books_of(game):
        return None
    href = f"{place_of(game, ALMANAC)}#almanac-{entry}"
    return el("p", el("a", speaker.text("page-help-almanac"), href=href), class_="help-almanac")


def _facts(facts: Sequence[Fact], speaker: Speaker, players: Sequence[str]) -> Markup | None:
    """What is seen now, in pairs."""
    rows = [
        el(
            "div",
            el("dt", _said(head, speaker, players, True)),
            el("dd", _said(value, speaker, players)),
        )
        for head, value in facts
    ]
    return el("dl", rows, class_="help-facts") if rows else None


def _said(
    value: Message | int | str, speaker: Speaker, players: Sequence[str], is_head: bool = False
) -> str:
    if isinstance(value, Message):
        said = speaker.message(value, players)
        return capital(said) if is_head else said
    return speaker.seat(value, players) if is_head and isinstance(value, int) else str(value)


def _now(view: View, key: str, speaker: Speaker, players: Sequence[str]) -> Markup | None:
    """What the viewer, if asked, can do with it, or why nothing."""
    if view.ask is None or view.ask.seat != view.seat:
        return None
    found = offered(view, key)
    if found:
        said = list(dict.fromkeys([speaker.option(option, players) for option in found]))
        more = [speaker.text("page-help-more", count=len(said) - MOST)] if len(said) > MOST else []
        rows = [el("li", capital(each)) for each in [*said[:MOST], *more]]
        return el("div", el("b", speaker.text("page-help-can")), el("ul", rows), class_="help-now")
    why = reason_of(view, [key])
    if why is None or not why.obstacle or why.is_of_another_question:
        return None
    sentence = capital(speaker.message(why.message, players))
    note = refusal_note(view.game.id, sentence, "")
    return el("div", el("b", speaker.text("page-help-cannot")), note, class_="help-now no")


# -- rules


def _rules(game: str, numbers: Sequence[str], shown: int, speaker: Speaker) -> Markup | None:
    """The rules' own sentences; those that are not shown at once unfold."""
    rows = [each for number in numbers if (each := _rule(game, number, speaker)) is not None]
    first = el("ul", rows[:shown], class_="help-rules") if shown and rows else None
    if len(rows) <= shown:
        return first
    id = "page-help-more-rules" if shown else "page-help-rules"
    words = speaker.text(id, count=len(rows) - shown)
    rest = el("ul", rows[shown:], class_="help-rules")
    return join(first, el("details", el("summary", icon("list", 16), words), rest))


def _rule(game: str, number: str, speaker: Speaker) -> Markup | None:
    """One rule with its number, which leads to the rules; a decision of ours has a mark."""
    statement = rulebook(game, speaker.language).statements.get(number)
    if statement is None:
        return None
    css = "ruling" if "-R." in number else None
    return el("li", f"{plain(statement.text)} ", rule_link(game, number), class_=css)


def refusal_note(game: str, words: str, rule: str) -> Markup:
    """Why a click did nothing; the numbers at the end of the sentence, else that of the rule, lead to the rules."""
    found = _CITED.search(words)
    numbers = found[1].split(", ") if found else [rule] if rule else []
    said = words[: found.start()] if found else words
    stop = "" if said.endswith((".", "!", "?")) else "."
    return el("p", f"{said}{stop}", [join(" ", rule_link(game, number)) for number in numbers])


def plain(text: str) -> str:
    """A statement of the rule pages without its marks."""
    bare = _LINK.sub(r"\1", _CODE.sub("", _MARK.sub("", text)))
    return capital(bare.replace("`", "").replace("**", ""))
