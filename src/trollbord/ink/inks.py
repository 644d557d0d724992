"""Named colours, each with a value by day and one by night; the shared ones stand in `static/tokens.css`.

A drawing names its colours as `var(--key)`. In the live page they are CSS custom properties; `still` writes
their values into the picture.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark"]
Values: TypeAlias = Mapping[str, str]

_VARIABLE: Final = re.compile(r"var\(\s*--([\w-]+)\s*(?:,([^()]*))?\)")
_PAIR: Final = re.compile(r"light-dark\(([^(),]+),([^(),]+)\)")
_DECLARATION: Final = re.compile(r"--([\w-]+):\s*([^;]+);")
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


class Inks:
    """Colours by name: for the whole picture, and for what lies under a class.

    Inks({"ground": "light-dark(#C3C8B6,#55655F)"}, {"roof6": {"roof": "light-dark(#D3AC66,#7A6038)"}})
    """

    def __init__(self, values: Values, classes: Mapping[str, Values] | None = None) -> None:
        self.values: Final = dict(values)
        self.classes: Final = {name: dict(inner) for name, inner in (classes or {}).items()}

    def __or__(self, other: Inks) -> Inks:
        """Both, the other one's where they share a name."""
        return Inks(self.values | other.values, self.classes | other.classes)

    def css(self) -> str:
        """The style sheet of these colours."""
        rules = [
            (":root", self.values),
            *[(f".{name}", values) for name, values in self.classes.items()],
        ]
        return "\n".join([f"{head}{{{_declared(values)}}}" for head, values in rules if values])


def _declared(values: Values) -> str:
    return ";".join([f"--{name}:{value}" for name, value in values.items()])


def written_in(text: str, values: Values, theme: Theme) -> str:
    """`text` with every variable and every pair of colours replaced by its value."""
    before = ""
    while before != text:
        before = text
        text = _VARIABLE.sub(lambda found: values.get(found[1], found[2] or ""), text)
        text = _PAIR.sub(lambda found: (found[1] if theme == "light" else found[2]).strip(), text)
    return text


def tokens_css() -> str:
    """The style sheet with every shared value: colours, type, space, motion."""
    return files("trollbord.ink").joinpath("static/tokens.css").read_text("utf-8")


def _tokens() -> dict[str, str]:
    day_and_night = _COMMENT.sub("", tokens_css()).split("@media")[0]
    return {name: value.strip() for name, value in _DECLARATION.findall(day_and_night)}


TOKENS: Final = Inks(_tokens())
