"""The table told by commands: for who hears it, on the page and in the terminal.

Everything comes from what the game's `look/describe.py` says of a view, from the question, and from what this viewer was
told; so nothing is told that the view does not know. A game may add `at(view, speaker, place)` and `ray(view, speaker,
place, direction)` to its `describe.py`, where places have neighbours in directions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import ModuleType
from typing import Final, NamedTuple

from trollbord.ink.screen import Entry
from trollbord.ink.sheet import Row, Sheet
from trollbord.kernel.ask import Ask
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.optional import part
from trollbord.kernel.seat import Seat
from trollbord.kernel.view import View
from trollbord.words import Speaker
from trollbord.words.typed import chosen, in_order, letters, number, place_name

LATEST: Final = 5
"""Lines of the log that are told, unless a number is asked for."""
SECRET: Final = ("sheet-personality",)
"""Heads of sheets that say a viewer's own goal, in games that have one."""
OWN: Final = ("screen-hand", "sheet-hand", "name-shelf-hand", *SECRET)
"""Headings of what only the viewer sees."""
SCORES: Final = ("sheet-score", "score-land", "score-crowns", "sheet-belt", "sheet-money")
"""Headings of what tells who is how near to winning."""


class ToldTable(NamedTuple):
    """What is told about: a view, the language, the names by seat, and the picks with what this viewer was told."""

    view: View
    speaker: Speaker
    players: Sequence[str] = ()
    history: Sequence[Entry] = ()

    def text(self, id: str, /, **args: Word) -> str:
        """A message."""
        return self.speaker.text(id, **args)

    @property
    def module(self) -> ModuleType | None:
        """What describes this game, if anything does."""
        return part(self.view.game.module, "describe")

    @property
    def options(self) -> list[Option]:
        """What the viewer can pick now."""
        ask = self.view.ask
        return list(ask.options) if ask is not None and ask.seat == self.view.seat else []

    def sheets(self) -> list[Sheet]:
        """The table in rows."""
        module = self.module
        found: list[Sheet] = []
        if module is not None:
            found = module.describe(self.view, self.speaker, self.players)
        return [sheet for sheet in found if sheet.rows]


def tell(table: ToldTable, line: str) -> list[str]:
    """What a command tells, line by line; a line that is no command tells which there are."""
    word, _, rest = line.strip().partition(" ")
    order = command_of(word, table.speaker)
    if order is None:
        return [table.text("told-unknown", line=line[:80]), *helps(table)]
    return _DO[order](table, rest.strip()) or [table.text("told-nothing")]


def command_of(word: str, speaker: Speaker) -> str | None:
    """The command that a word is, in English or in the viewer's language, with or without accents."""
    names = {order: order for order in _DO}
    names |= {" ".join(letters(speaker.text(f"told-name-{order}"))): order for order in _DO}
    return names.get(" ".join(letters(word)))


def helps(table: ToldTable) -> list[str]:
    """What can be asked."""
    return [
        f"{table.text(f'told-name-{order}')}: {table.text(f'told-help-{order}')}" for order in _DO
    ]


def picked(table: ToldTable, line: str) -> list[Option]:
    """The offered options that a line could mean."""
    names = [table.speaker.option(option, table.players) for option in table.options]
    return chosen(line, table.options, names)


# -- the commands


def _look(table: ToldTable, rest: str) -> list[str]:
    """Turn, question, and what is to be known of the table as a whole."""
    view = table.view
    if view.result is not None:
        return [table.speaker.ending(view.result), *_scores(table)]
    told = [] if view.ask is None else [_question(table, view.ask)]
    whole = [sheet for sheet in table.sheets() if sheet.heads and not any(sheet.heads[:2])]
    return [*told, *[spoken(sheet, row) for sheet in whole for row in sheet.rows if len(row) == 2]]


def _question(table: ToldTable, ask: Ask) -> str:
    who = table.speaker.seat(ask.seat, table.players)
    asked = table.speaker.asked(ask, table.view.seat, table.players)
    count = len(table.options)
    choices = f" ({table.text('told-choices', count=count)})" if count else ""
    return f"{who}: {asked}{choices}"


def _where(table: ToldTable, kind: str) -> list[str]:
    """All places of a kind: rows that name it, or have something below a heading that does."""
    wanted = letters(kind)
    found: list[str] = []
    for sheet, row in _rows(table) if wanted else ():
        name = called(row)
        if _is_fact(sheet, row) and in_order(wanted, letters(row[0])):
            found.append(spoken(sheet, row))
            continue
        for head, cell in zip(sheet.heads, row, strict=True):
            below = head and in_order(wanted, letters(head)) and cell != name
            if cell and (below or in_order(wanted, letters(cell))):
                found.append(cell if cell == name else f"{name}: {cell}")
                break
    return found


def _at(table: ToldTable, place: str) -> list[str]:
    """What is at a place, and what can be picked there."""
    wanted = letters(place)
    if not wanted:
        return []
    own = getattr(table.module, "at", None)
    told: list[str] = own(table.view, table.speaker, place) if own is not None else []
    told += [spoken(sheet, row) for sheet, row in _rows(table) if _names(row, wanted)]
    names = [(option, table.speaker.option(option, table.players)) for option in table.options]
    return told + [name for _, name in names if in_order(wanted, letters(name))]


def _from(table: ToldTable, rest: str) -> list[str]:
    """What lies in a direction from a place; where there are no directions, the place with its neighbours."""
    place, _, direction = rest.partition(" ")
    ray = getattr(table.module, "ray", None)
    if ray is None:
        return _at(table, rest)
    found: list[str] = ray(table.view, table.speaker, place, direction)
    return found


def _mine(table: ToldTable, rest: str) -> list[str]:
    """What the viewer has, the hand and the secrets included."""
    if table.view.seat < 0:
        return []
    heads = [table.text(id) for id in OWN if table.speaker.has(id)]
    secret = [sheet for sheet in table.sheets() if sheet.heads and sheet.heads[0] in heads]
    told = [f"{sheet.heads[0]}: {spoken(sheet, row)}" for sheet in secret for row in sheet.rows]
    return [*_owned(table, partial(_is_in, table, table.view.seat)), *told]


def _of(table: ToldTable, name: str) -> list[str]:
    """What a player has, by name or colour."""
    wanted = letters(name)
    return _owned(table, lambda words: in_order(wanted, letters(words))) if wanted else []


def _options(table: ToldTable, word: str) -> list[str]:
    """What can be picked, with what to type for it."""
    wanted = letters(word)
    told = []
    for place, option in enumerate(table.options, 1):
        name = table.speaker.option(option, table.players)
        if in_order(wanted, letters(name)) or in_order(wanted, letters(option.text)):
            told.append(f"{place_name(place, table.options)}: {name}")
    return told


def _why(table: ToldTable, line: str) -> list[str]:
    """The rule against an option."""
    view, game = table.view, table.view.game
    if not line or view.ask is None or view.ask.seat != view.seat:
        return [table.text("page-why-not-you")] if line else []
    offered = picked(table, line)
    if offered:
        return [table.text("told-allowed", option=_listed(table, offered))]
    known = game.vocabulary.known(line) or _meant(table, line)
    if known is None:
        return []
    why = game.why_not(view, known)
    name = table.speaker.option(known, table.players)
    if why is None:
        return [f"{name}: {table.text('told-nothing')}"]
    said = table.speaker.message(why.message, table.players)
    return [f"{name}: {said}" + (f" ({why.rule})" if why.rule else "")]


def _last(table: ToldTable, rest: str) -> list[str]:
    """The latest lines of the log."""
    told = _log(table, 0)
    wanted = number(rest)
    return told[-(wanted if wanted > 0 else LATEST) :]


def _since(table: ToldTable, rest: str) -> list[str]:
    """What happened since the viewer picked last."""
    own = [place for place, entry in enumerate(table.history) if entry.seat == table.view.seat]
    return _log(table, own[-1] + 1 if own else 0)


def _goal(table: ToldTable, rest: str) -> list[str]:
    """What the game is about, how it ends, and who is how near."""
    told = [table.text(id) for id in ("brief-goal", "brief-end") if table.speaker.has(id)]
    secret = [table.text(id) for id in SECRET if table.speaker.has(id)]
    own = [sheet for sheet in table.sheets() if any([head in sheet.heads for head in secret])]
    return [*told, *[spoken(sheet, row) for sheet in own for row in sheet.rows], *_scores(table)]


_DO: Final[dict[str, Callable[[ToldTable, str], list[str]]]] = {
    "look": _look,
    "where": _where,
    "at": _at,
    "from": _from,
    "mine": _mine,
    "of": _of,
    "options": _options,
    "why": _why,
    "last": _last,
    "since": _since,
    "goal": _goal,
}
COMMANDS: Final = tuple(_DO)


# -- rows in words


def spoken(sheet: Sheet, row: Row) -> str:
    """A row as a sentence: each part below its heading; a mark alone is a yes, a dash is nothing."""
    if _is_fact(sheet, row):
        return f"{row[0]}: {row[1]}"
    parts = []
    for head, cell in zip(sheet.heads, row, strict=True):
        if any(letter.isalnum() for letter in cell):
            parts.append(f"{head}: {cell}" if head and cell != called(row) else cell)
        elif head and cell not in ("", "-"):
            parts.append(head)
    return "; ".join(parts)


def _is_fact(sheet: Sheet, row: Row) -> bool:
    """Whether a row is a name with what is to be known of it."""
    return len(row) == 2 and not sheet.heads[1]


def called(row: Row) -> str:
    """What a row is about: its first part in words, which a number or a mark may stand before."""
    said = [cell for cell in row[:2] if any(letter.isalpha() for letter in cell)]
    return said[0] if said else row[0]


def _rows(table: ToldTable) -> Iterator[tuple[Sheet, Row]]:
    """All rows that are no drawing."""
    for sheet in table.sheets():
        for row in sheet.rows if sheet.heads else ():
            yield sheet, row


def _names(row: Row, wanted: list[str]) -> bool:
    """Whether a row is about what is wanted: by its name, or by the number before it."""
    return wanted == letters(row[0]) or in_order(wanted, letters(called(row)))


def _owned(table: ToldTable, is_meant: Callable[[str], bool]) -> list[str]:
    """What is told of somebody: sheets below the name, a column, a row."""
    told: list[str] = []
    for sheet, row in _rows(table):
        columns = [place for place, head in enumerate(sheet.heads) if head and is_meant(head)]
        about = is_meant(called(row)) or (_is_fact(sheet, row) and is_meant(row[1]))
        if len(row) > 1 and (0 in columns or about):
            told.append(spoken(sheet, row))
        elif columns and len(row) > 1 and row[columns[0]] not in ("", "-"):
            told.append(f"{row[0]}: {row[columns[0]]}")
    return told


def _is_in(table: ToldTable, seat: Seat, words: str) -> bool:
    """Whether words name a seat, by its player or by its colour."""
    said = letters(words)
    names = [letters(table.speaker.seat(seat, players)) for players in (table.players, ())]
    return any(name and all(word in said for word in name) for name in names)


def _scores(table: ToldTable) -> list[str]:
    heads = [table.text(id) for id in SCORES if table.speaker.has(id)]
    told = []
    for sheet, row in _rows(table):
        if row[0] in heads and _is_fact(sheet, row):
            told.append(f"{sheet.heads[0]}: {spoken(sheet, row)}".removeprefix(": "))
        elif row[0] in heads:
            whose = zip(sheet.heads[1:], row[1:], strict=True)
            said = ", ".join([f"{head} {cell}".strip() for head, cell in whose])
            told.append(f"{row[0]}: {said}")
        else:
            told += [
                f"{called(row)}: {head} {cell}"
                for head, cell in zip(sheet.heads, row, strict=True)
                if head in heads
            ]
    return told


def _log(table: ToldTable, start: int) -> list[str]:
    return [
        table.speaker.event(event, table.players)
        for entry in table.history[start:]
        for event in entry.events
    ]


def _listed(table: ToldTable, options: Sequence[Option]) -> str:
    return ", ".join([table.speaker.option(option, table.players) for option in options])


def _meant(table: ToldTable, line: str) -> Option | None:
    """An option of the game that is called so; of several the first of the asked kind."""
    ask = table.view.ask
    verbs = {option.verb for option in ask.options} if ask is not None else set()
    known = [each for each in table.view.game.vocabulary.options if each.verb in verbs]
    found = chosen(line, known, [table.speaker.option(each, table.players) for each in known])
    return found[0] if found else None
