"""Table options: what people agree on before the first move."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from trollbord.kernel.errors import BadSettings

Value = bool | int | str
Settings = dict[str, Value]

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")

BASIC: Final = "basic"
EXPERT: Final = "expert"


class Setting:
    """One thing to agree on: a switch (bool), a choice (one of some words), a number in a range, or a text.

    A text has a `check` that raises an error of its own where the text says nothing that the game can use; if it is an
    order of some `words`, with hyphens between them, a form offers lists of these. `counts` names another choice and
    those of its values with which this one matters; `least` is the number of seats from which on it does. `before` is
    what a record or a position means that does not name the option, if it came later than these.
    """

    def __init__(
        self,
        id: str,
        default: Value,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
        group: str = BASIC,
        check: Callable[[str], object] | None = None,
        words: Sequence[str] = (),
        counts: tuple[str, Sequence[str]] | None = None,
        least: int = 0,
        before: Value | None = None,
    ) -> None:
        self.id: Final = id
        self.default: Final = default
        self.choices: Final = tuple(choices)
        self.low: Final = low
        self.high: Final = high
        self.group: Final = group
        self.check: Final = check
        self.words: Final = tuple(words)
        self.counts: Final = counts
        self.least: Final = least
        self.before: Final = before
        self.kind: Final = _kind(default, bool(choices), check is not None)
        assert self.accepts(default), f"{id}: {default!r} can't be its own default"
        assert before is None or self.accepts(before), f"{id}: it never was {before!r}"

    def accepts(self, value: Value) -> bool:
        """Whether the option can have this value."""
        if self.kind == "switch":
            return isinstance(value, bool)
        if self.kind == "choice":
            return value in self.choices
        if self.kind == "text":
            return isinstance(value, str)
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        )

    def expected(self) -> str:
        """The values it can have, as text."""
        if self.kind == "switch":
            return "true, false"
        if self.kind == "text":
            return "text"
        if self.kind == "choice":
            return ", ".join([repr(choice) for choice in self.choices])
        return f"{self.low}-{self.high}"

    def parse(self, text: str) -> Value:
        """The value that this text spells."""
        value: Value = text
        if self.kind == "switch":
            value = {"true": True, "false": False}.get(text, text)
        elif self.kind == "number" and _NUMBER.fullmatch(text):
            value = int(text)
        return self.checked(value)

    def checked(self, value: Value) -> Value:
        """The value itself, if the option can have it."""
        if not self.accepts(value):
            given: dict[str, str | int] = {
                "option": self.id,
                "given": repr(value),
                "expected": self.expected(),
            }
            raise BadSettings("error-bad-setting", given)
        if self.check is not None:
            self.check(str(value))
        return value


def _kind(default: Value, is_choice: bool, is_text: bool) -> str:
    if isinstance(default, bool):
        return "switch"
    return "choice" if is_choice else "text" if is_text else "number"


def agreed(options: Sequence[Setting], given: Mapping[str, Value]) -> Settings:
    """All options with the values given or their defaults."""
    known = {option.id for option in options}
    for id in given:
        if id not in known:
            expected = ", ".join(sorted(known))
            raise BadSettings("error-unknown-setting", {"given": id, "expected": expected})
    return {option.id: option.checked(given.get(option.id, option.default)) for option in options}


def remembered(options: Sequence[Setting], given: Mapping[str, Value]) -> Settings:
    """All options of a table that was agreed on once: what it does not name has the value of its time."""
    then = {option.id: option.before for option in options if option.before is not None}
    return agreed(options, {**then, **given})
