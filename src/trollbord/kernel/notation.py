"""Positions as one line of text: numbers, words, options, lists and steps, and back.

    value   ::= number | word | "text" | true | false | none | @verb.arg.arg | [value,...] | (value,...) | Step(value,...)
    line    ::= game/edition seats option=value ... | field=value ... | Step(...) Step(...) ...

The last step is the one whose question is open.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from trollbord.kernel.errors import BadPosition
from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.step import Step

_WORD: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_NUMBER: Final = re.compile(r"-?[0-9]+")
_OPTION: Final = re.compile(r"@[A-Za-z0-9_'.-]+")
_TEXT: Final = re.compile(r'"(?:[^"\\ ]|\\.)*"')
_BLACK: Final = re.compile(r"\S+")
_KEYWORDS: Final = {"true": True, "false": False, "none": None}
_DEEPEST: Final = 40
_LONGEST: Final = 80


def written(value: Any) -> str:
    """The text of a value."""
    if value is None or isinstance(value, bool):
        return "none" if value is None else "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        plain = _WORD.fullmatch(value) and value not in _KEYWORDS
        # Blanks separate the words of a line and bars its parts, so no value may hold one as it is.
        escaped = json.dumps(value).replace(" ", "\\u0020").replace("|", "\\u007c")
        return value if plain else escaped
    if isinstance(value, Option):
        return "@" + value.text.replace(" ", ".")
    if isinstance(value, list):
        return "[" + ",".join([written(item) for item in value]) + "]"
    if isinstance(value, tuple):
        return "(" + ",".join([written(item) for item in value]) + ")"
    assert isinstance(value, Step), f"{value!r} has no place in a position"
    return type(value).__name__ + written(value.values())


def is_like(value: Any, sample: Any, is_pile: bool = False) -> bool:
    """Whether a value is of the kind of another that stands in its place: a number, a word, a list of such.

    A list that begins with items keeps their number, unless it is a pile.
    """
    if isinstance(sample, bool) or isinstance(value, bool):
        return isinstance(sample, bool) and isinstance(value, bool)
    if isinstance(sample, list):
        if not isinstance(value, list):
            return False
        if sample and not is_pile and len(value) != len(sample):
            return False
        return not sample or all([is_like(item, sample[0]) for item in value])
    if isinstance(sample, int):
        return isinstance(value, int)
    return isinstance(value, str) if isinstance(sample, str) else True


class Word(NamedTuple):
    """A word of a line, and at which column it begins."""

    text: str
    column: int

    def pair(self) -> "tuple[str, Word]":
        """The name before the equals sign, and the word behind it."""
        name, sign, value = self.text.partition("=")
        return name, Word(value, self.column + len(name) + len(sign))


def parts(line: str) -> list[list[Word]]:
    """The words of a line between its bars."""
    found: list[list[Word]] = []
    begin = 1
    for part in line.split("|"):
        found.append([Word(each.group(), begin + each.start()) for each in _BLACK.finditer(part)])
        begin += len(part) + 1
    return found


class Reader:
    """Reads values from a word, naming the column of a mistake."""

    def __init__(
        self, word: Word, vocabulary: Vocabulary, steps: Mapping[str, type[Step[Any]]]
    ) -> None:
        self.text: Final = word.text
        self.column: Final = word.column
        self.vocabulary: Final = vocabulary
        self.steps: Final = steps
        self.at = 0
        self.depth = 0

    def wrong(self, expected: str) -> BadPosition:
        given = self.text[self.at : self.at + 20] or "end"
        return BadPosition(
            "error-bad-position",
            {"column": self.column + self.at, "given": given, "expected": expected},
        )

    def whole(self) -> Any:
        """The one value that the text consists of."""
        value = self.value()
        if self.at != len(self.text):
            raise self.wrong("end")
        return value

    def value(self) -> Any:
        self.depth += 1
        # A line may come from anybody: thousands of brackets must not exhaust the stack.
        if self.depth > _DEEPEST:
            raise self.wrong(f"at most {_DEEPEST} brackets")
        value = self._value()
        self.depth -= 1
        return value

    def _value(self) -> Any:
        if self.text.startswith("[", self.at):
            return self._items("]")
        if self.text.startswith("(", self.at):
            return tuple(self._items(")"))
        found = self._match(_NUMBER)
        if found is not None:
            # Reading a number of many digits takes time that grows with their square.
            return int(found) if len(found) <= _LONGEST else self._refuse(found, "a smaller number")
        found = self._match(_TEXT)
        if found is not None:
            return self._text(found)
        found = self._match(_OPTION)
        if found is not None:
            return self._option(found)
        found = self._match(_WORD)
        if found is None:
            raise self.wrong("value")
        if self.text.startswith("(", self.at):
            return self._step(found)
        return _KEYWORDS.get(found, found)

    def _refuse(self, found: str, expected: str) -> Any:
        """Refuse what was just read, where it begins."""
        self.at -= len(found)
        raise self.wrong(expected)

    def _match(self, pattern: "re.Pattern[str]") -> str | None:
        match = pattern.match(self.text, self.at)
        if match is None:
            return None
        self.at = match.end()
        return match.group()

    def _items(self, close: str) -> list[Any]:
        self.at += 1
        items: list[Any] = []
        while not self.text.startswith(close, self.at):
            if items:
                if not self.text.startswith(",", self.at):
                    raise self.wrong(f"',' or '{close}'")
                self.at += 1
            items.append(self.value())
        self.at += 1
        return items

    def _text(self, found: str) -> Any:
        try:
            return json.loads(found)
        except ValueError:  # an escape or a character that a text can't have
            return self._refuse(found, "text")

    def _option(self, found: str) -> Option:
        option = self.vocabulary.known(found[1:].replace(".", " "))
        return self._refuse(found, "option") if option is None else option

    def _step(self, name: str) -> Step[Any]:
        if name not in self.steps:
            self._refuse(name, "step")
        begin = self.at
        args = self._items(")")
        try:
            return self.steps[name](*args)
        except TypeError:
            self.at = begin
            raise self.wrong(f"the arguments of {name}") from None
