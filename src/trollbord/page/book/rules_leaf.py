"""The rules of a game: all of them by chapter, or what a search has found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import groupby

from trollbord.ink.markup import Child, Element, Markup, el, join
from trollbord.page.book.cover import RULES, book, finder
from trollbord.page.book.prose import inline, paragraphs, rules_address
from trollbord.page.book.search import NOTHING_ASKED, SearchHit, marked, rules_index
from trollbord.words import LANGUAGES, Speaker
from trollbord.words.rulebook import Rulebook, Statement, rulebook, ruling_of


def rules_leaf(game: str, speaker: Speaker, query: str = "") -> Element:
    """The rules as one book, all or those that a search has found."""
    return _drawn(game, speaker, query) if query else all_rules(game, speaker)


@cache
def all_rules(game: str, speaker: Speaker) -> Element:
    """All rules: drawn once, since everybody opens the book there."""
    return _drawn(game, speaker, "")


def _drawn(game: str, speaker: Speaker, query: str) -> Element:
    written = rulebook(game, speaker.language)
    found = rules_index(game).find(query, speaker.language) if query else NOTHING_ASKED
    shown = [
        rule for rule in written.statements.values() if not found.stems or rule.number in found.hits
    ]
    told = _told(len(shown), len(written.statements), bool(found.stems), speaker)
    untranslated = written.language != speaker.language
    return book(
        game,
        RULES,
        speaker,
        finder(game, RULES, query, told, speaker),
        el("p", speaker.text("page-book-english"), class_="aside") if untranslated else None,
        [_chapter(written, name, rules, found, speaker) for name, rules in _chapters(shown)],
        None if shown else _nothing(game, query, found, speaker),
        el("p", speaker.text("page-book-copy"), class_="aside"),
    )


def _told(shown: int, all_: int, is_search: bool, speaker: Speaker) -> str:
    if is_search:
        return speaker.text("page-find-some", count=shown, all=all_)
    return speaker.text("page-find-all", all=all_)


def _chapters(rules: list[Statement]) -> Iterator[tuple[str, list[Statement]]]:
    for name, group in groupby(rules, key=lambda rule: rule.section):
        yield name, list(group)


def _chapter(
    written: Rulebook, name: str, rules: list[Statement], found: SearchHit, speaker: Speaker
) -> Markup:
    parts: list[Child] = [el("h2", name)]
    for topic, group in groupby(rules, key=lambda rule: rule.topic):
        items = [_rule(written, rule, found, speaker) for rule in group]
        parts += [el("h3", topic) if topic else None, el("ol", items, class_="rules")]
    return el("section", parts)


def _rule(written: Rulebook, rule: Statement, found: SearchHit, speaker: Speaker) -> Markup:
    leaf = partial(marked, stems=found.stems)
    ruling = ruling_of(written, rule.number)
    number = el(
        "button",
        leaf(rule.number),
        class_="number",
        type="button",
        data_do="copy",
        data_copy=rules_address(written.game, rule.number),
        data_copied=speaker.text("page-book-copied", rule=rule.number),
    )
    why = None
    if ruling:
        summary = el("summary", speaker.text("page-book-why"))
        told = paragraphs(ruling.text, written.game)
        why = el("details", summary, told, class_="why")
    said = el("div", inline(rule.text, written.game, leaf), _elsewhere(written, rule, found), why)
    return el("li", number, said, id=rule.number, class_="ruling" if ruling else None)


def _elsewhere(written: Rulebook, rule: Statement, found: SearchHit) -> Markup | None:
    """The sentence in the language in which it was found, where the reader's own does not show why."""
    languages = found.hits.get(rule.number, ())
    if not found.stems or not languages or written.language in languages:
        return None
    other = rulebook(written.game, languages[0]).statements[rule.number]
    said = inline(other.text, written.game, partial(marked, stems=found.stems))
    name = el("b", f"{LANGUAGES[languages[0]]}: ", lang=languages[0])
    return el("p", name, el("span", said, lang=languages[0]), class_="elsewhere")


def _nothing(game: str, query: str, found: SearchHit, speaker: Speaker) -> Markup:
    """Nothing was found: what else one could try."""
    said = el("p", speaker.text("page-find-nothing", given=query))
    if not found.nearest:
        return el("div", said, el("p", speaker.text("page-find-number")), class_="nothing")
    to = f"{rules_address(game)}?q={found.nearest}"
    near = el("p", speaker.text("page-find-nearest"), " ", el("a", found.nearest, href=to))
    return join(el("div", said, near, class_="nothing"))
