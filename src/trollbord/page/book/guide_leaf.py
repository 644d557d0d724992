"""How to play, on the page: a few sentences beside pictures of positions, and an example to step through."""

from __future__ import annotations

from functools import cache
from typing import Final
from urllib.parse import urlencode

from trollbord.ink.icons import icon
from trollbord.ink.inks import Theme
from trollbord.ink.markup import Child, Element, Markup, el, join
from trollbord.page.assets import edition
from trollbord.page.book.cover import aids, book, place_of
from trollbord.page.book.pictures import pictures, told
from trollbord.page.book.prose import cited, inline, rules_address
from trollbord.words import Speaker
from trollbord.words.guide import AID, GUIDE, GuideBlock, GuidePart, guide
from trollbord.words.library import lessons_of

THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
FIRST_LESSON: Final = "first.troll"


@cache
def guide_leaf(game: str, speaker: Speaker) -> Element:
    """The guide as one book."""
    written = guide(game, speaker.language)
    return book(
        game,
        GUIDE,
        speaker,
        [_part(game, part, speaker) for part in written],
        _onwards(game, speaker),
    )


def _onwards(game: str, speaker: Speaker) -> Markup:
    """The ways to the first lesson and to the player aid, where the game has them."""
    has_lesson = (lessons_of(game) / FIRST_LESSON).is_file()
    lesson = (
        _way("play", "page-book-lesson", f"/learn/{game}/first", speaker) if has_lesson else None
    )
    aid = _way("list", "page-book-aid", place_of(game, AID), speaker) if game in aids() else None
    return el("div", lesson, aid, class_="acts")


def _way(sign: str, words: str, to: str, speaker: Speaker) -> Markup:
    return el("a", icon(sign, 20), speaker.text(words), class_="btn small", href=to)


def _part(game: str, part: GuidePart, speaker: Speaker) -> Markup:
    """A heading, and below it rows: a picture and what is said beside it."""
    rows: list[list[GuideBlock]] = [[]]
    for block in part.blocks:
        if block.name:
            rows.append([])
        rows[-1].append(block)
    drawn = [_row(game, row, speaker) for row in rows if row]
    return el("section", el(f"h{part.level}", inline(part.heading, game)), drawn)


def _row(game: str, row: list[GuideBlock], speaker: Speaker) -> Markup:
    first = row[0]
    if not first.name:
        return join([_said(game, block) for block in row])
    if pictures(game)[first.name].steps:
        return _stepper(game, first, row[1:], speaker)
    shown = el("button", _images(game, first, 0, speaker), class_="look", type="button")
    return el(
        "div",
        el("figure", shown),
        el("div", [_said(game, block) for block in row[1:]]),
        class_="how",
    )


def _said(game: str, block: GuideBlock) -> Markup:
    if not block.items:
        return el("p", cited(block.text, game))
    return el(
        "ol" if block.numbered else "ul", [el("li", cited(item, game)) for item in block.items]
    )


def _images(game: str, block: GuideBlock, step: int, speaker: Speaker) -> list[Child]:
    """The picture by day and by night; a browser fetches the one that it shows."""
    return [
        el(
            "img",
            src=picture_address(game, block.name, step, speaker.language, theme),
            alt=block.text,
            loading="lazy",
            class_=f"by-{theme}",
        )
        for theme in THEMES
    ]


def picture_address(game: str, name: str, step: int, language: str, theme: Theme) -> str:
    """Where a browser finds a picture of a position, and may keep it for good."""
    asked = {"language": language, "theme": theme, "edition": edition(f"{game}.svg")}
    return f"{rules_address(game)}/picture/{name}/{step}.svg?{urlencode(asked)}"


def _stepper(game: str, picture: GuideBlock, below: list[GuideBlock], speaker: Speaker) -> Markup:
    """A turn told step by step: the board, what the log says, and what it means."""
    steps = next(block for block in below if block.numbered).items
    intro = [block for block in below if not block.numbered]
    first = _step(game, picture, 0, [_said(game, block) for block in intro], speaker)
    others = [
        _step(
            game,
            picture,
            number,
            [_log(game, picture, number, speaker), el("p", cited(text, game))],
            speaker,
        )
        for number, text in enumerate(steps, 1)
    ]
    back = _button("back", "page-nav-back", -1, speaker, disabled=True)
    on = _button("next", "page-nav-next", 1, speaker)
    buttons = el("div", back, on, class_="acts")
    return el("div", buttons, first, others, class_="stepper", role="group", aria_live="polite")


def _step(
    game: str, picture: GuideBlock, number: int, said: list[Child], speaker: Speaker
) -> Markup:
    count = len(pictures(game)[picture.name].steps)
    place = el("span", f"{number} / {count}", class_="count")
    images = _images(game, picture, number, speaker)
    return el("div", el("figure", images), place, said, data_step=number, hidden=number > 0)


def _log(game: str, picture: GuideBlock, number: int, speaker: Speaker) -> Markup | None:
    lines = told(game, picture.name, number, speaker)
    return el("ul", [el("li", line) for line in lines], class_="told-step") if lines else None


def _button(sign: str, words: str, by: int, speaker: Speaker, disabled: bool = False) -> Markup:
    label = speaker.text(words)
    return el(
        "button",
        icon(sign),
        label,
        class_="btn small",
        type="button",
        data_by=by,
        disabled=disabled,
    )
