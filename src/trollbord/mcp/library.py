"""What a model can look up: numbered rules, rulings and the almanac of a game, in English."""

import re
from collections.abc import Iterable
from typing import Final

from trollbord.ink.almanac import Almanac, AlmanacEntry
from trollbord.kernel.game import Game
from trollbord.kernel.optional import part
from trollbord.mcp.reading import plain
from trollbord.words import ENGLISH, speaker
from trollbord.words.rulebook import Rulebook, rulebook

MOST: Final = 25
"""Entries in one answer."""
_NUMBER: Final = re.compile(r"[A-Z]+-[A-Z0-9]+(?:\.\w+)?")


def told_rules(game: Game, about: str = "") -> str:
    """The rules whose number begins so, or that hold all these words; without either, the table of contents."""
    book = rulebook(game.id, ENGLISH)
    if not book.statements:
        return f"{game.id} has no rules to read here."
    about = about.strip()
    if not about:
        return _contents(game, book)
    entries = {number: f"{number} {each.text}" for number, each in book.statements.items()}
    entries |= {
        f"ruling {number}": f"Ruling {number}: {each.title}. {' '.join(each.text.split())}"
        for number, each in book.rulings.items()
    }
    if _NUMBER.fullmatch(about.upper()):
        wanted = about.upper()
        found = [text for number, text in entries.items() if is_under(number, wanted)]
    else:
        found = _holding(about, entries.values())
    return _some(
        found, f"No rule of {game.id} holds {about!r}: ask without words for the contents."
    )


def is_under(number: str, wanted: str) -> bool:
    """Whether a rule has this number, or stands in the chapter of this one."""
    return number == wanted or number.startswith(f"{wanted}.")


def _contents(game: Game, book: Rulebook) -> str:
    sections: dict[str, list[str]] = {}
    for statement in book.statements.values():
        sections.setdefault(statement.section, []).append(statement.number)
    lines = [f"- {section}: {numbers[0]} to {numbers[-1]}" for section, numbers in sections.items()]
    brief = speaker(game.id, ENGLISH).brief()
    return "\n".join(
        [*brief, "", "Ask for a chapter (such as its first number) or for words:", *lines]
    )


def told_almanac(game: Game, about: str = "") -> str:
    """What a card, a piece or a place is and does; without a name, all names by kind."""
    almanac = almanac_of(game)
    if almanac is None:
        return f"{game.id} has no almanac: its rules say what things are."
    words = speaker(game.id, ENGLISH)
    names = {entry.id: words.message(entry.name) for entry in almanac}
    if not about.strip():
        kinds = [", ".join([names[each.id] for each in almanac.of(kind)]) for kind in almanac.kinds]
        return "\n".join([f"{kind}: {listed}" for kind, listed in zip(almanac.kinds, kinds)])
    wanted = plain(about)
    exact = [each for each in almanac if wanted in (plain(each.id), plain(names[each.id]))]
    near = [each for each in almanac if wanted in plain(f"{each.id} {names[each.id]}")]
    found = [_entry(game, each, names[each.id]) for each in exact or near]
    return _some(found, f"The almanac of {game.id} has no {about!r}: ask without a name for all.")


def almanac_of(game: Game) -> Almanac | None:
    """The almanac of a game, if it has one."""
    module = part(game.module, "almanac")
    if module is None:
        return None
    found = module.almanac()
    assert isinstance(found, Almanac)
    return found


def _entry(game: Game, entry: AlmanacEntry, name: str) -> str:
    words = speaker(game.id, ENGLISH)
    said = " ".join([words.message(line) for line in entry.lines])
    cited = ", ".join([*entry.rules, *entry.rulings])
    return f"{name} ({entry.kind}, spelt {entry.id}): {said} Rules: {cited}"


def _holding(about: str, texts: Iterable[str]) -> list[str]:
    wanted = plain(about).split()
    return [text for text in texts if all(word in plain(text) for word in wanted)]


def _some(found: list[str], none: str) -> str:
    if not found:
        return none
    more = len(found) - MOST
    return "\n".join(
        [*found[:MOST], *([f"... and {more} more: say more words"] if more > 0 else [])]
    )
