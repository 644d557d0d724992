"""A game's guide, `teach/guide.<language>.md`: the short way in, with pictures.

A part is a heading and what stands below it: paragraphs, lists, and pictures, `![what it shows](name)`, which are positions
of the game's `teach/pictures.toml`. The numbered list after a picture with steps tells these steps. All languages have
the same parts, pictures, lists and rule numbers.
"""

import re
from functools import cache
from typing import Final, NamedTuple

from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import RULE_NUMBER, languages_of, page_of
from trollbord.words.spaces import bound

GUIDE: Final = "guide"
AID: Final = "aid"
PICTURE: Final = re.compile(r"!\[(?P<alt>[^\]]+)\]\((?P<name>[\w-]+)\)")
_ITEM: Final = re.compile(r"(?:-|\d+\.) ")


class GuideBlock(NamedTuple):
    """One block: a paragraph (`text`), a picture (`name`, and `text` says what it shows) or a list (`items`)."""

    text: str = ""
    name: str = ""
    items: tuple[str, ...] = ()
    numbered: bool = False


class GuidePart(NamedTuple):
    """A heading of level 1 to 3, and the blocks below it."""

    level: int
    heading: str
    blocks: tuple[GuideBlock, ...]


@cache
def guide(game: str, language: str, kind: str = GUIDE) -> list[GuidePart]:
    """The parts of a guide or a player aid in this language, or in English where it is not translated."""
    spoken = language if language in languages_of(game, kind) else ENGLISH
    text = page_of(game, kind, spoken).read_text(encoding="utf-8")
    return parts(bound(text, spoken))


def parts(text: str) -> list[GuidePart]:
    """The parts of a page in its order."""
    found: list[GuidePart] = []
    for chunk in re.split(r"^(?=#{1,3} )", text, flags=re.MULTILINE):
        head, _, below = chunk.partition("\n")
        marks, _, heading = head.partition(" ")
        if heading:
            blocks = [_block(block) for block in re.split(r"\n\s*\n", below.strip()) if block]
            found.append(GuidePart(len(marks), heading.strip(), tuple(blocks)))
    return found


def _block(block: str) -> GuideBlock:
    if picture := PICTURE.fullmatch(block.strip()):
        return GuideBlock(picture["alt"], picture["name"])
    if not _ITEM.match(block):
        return GuideBlock(" ".join(block.split("\n")))
    items = re.split(r"\n(?=(?:-|\d+\.) )", block)
    told = tuple([" ".join(_ITEM.sub("", item, count=1).split()) for item in items])
    return GuideBlock(items=told, numbered=block[0] != "-")


def shape(text: str) -> list[tuple[object, ...]]:
    """What all languages of a page have in common: levels, pictures, lists, and the rules that each block cites."""
    return [
        (part.level, block.name, len(block.items), block.numbered, sorted(_cited(block)))
        for part in parts(text)
        for block in (*part.blocks, GuideBlock())
    ]


def _cited(block: GuideBlock) -> set[str]:
    return set(RULE_NUMBER.findall(" ".join([block.text, *block.items])))
