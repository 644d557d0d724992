"""Build HTML and SVG as typed values; whatever can change carries a key.

    keyed("stone-3", "g", path("M0 0L9 9Z", fill="var(--key)"), transform=at(40, 20))

`el` and `keyed` escape text and attributes. An attribute's name is the argument's name with `_` for `-` (`class_`,
`stroke_width`); None and False leave it out, True writes it without a value, floats are cut to one decimal.
An element with a key is a unit of change: `diff` sends it alone when only its own markup has changed.

Why so: docs/decisions/markup.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final, TypeAlias

Value: TypeAlias = str | int | float | bool | None
Attributes: TypeAlias = dict[str, Value]
Child: TypeAlias = "Markup | str | int | float | Iterable[Child] | None"

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})
EMPTY: Final = frozenset(
    {"path", "circle", "ellipse", "rect", "line", "polygon", "polyline", "use", "image"}
)


class Markup:
    """Finished HTML or SVG: text, with keyed elements in it."""

    __slots__ = ("parts",)

    def __init__(self, *parts: str | Element) -> None:
        self.parts: Final = parts

    def __add__(self, other: Markup) -> Markup:
        return join(self, other)

    def __str__(self) -> str:
        return "".join([str(part) for part in self.parts])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Markup) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Element(Markup):
    """One element with a key; `own` is its markup with a mark in place of each keyed element inside.

    `size` counts the element itself and all keyed elements inside.
    """

    __slots__ = ("key", "own", "size", "tag")

    def __init__(self, key: str, tag: str, *parts: str | Element) -> None:
        super().__init__(*parts)
        own: list[str] = []
        size = 1
        for part in parts:
            if isinstance(part, str):
                own.append(part)
            else:
                own.append(f"\0{part.key}")
                size += part.size
        self.key: Final[str] = key
        self.tag: Final[str] = tag
        self.own: Final[str] = "".join(own)
        self.size: Final[int] = size


NOTHING: Final = Markup()


def el(tag: str, *children: Child, **attributes: Value) -> Markup:
    """An element with its children; see the module's head."""
    return Markup(*_built(tag, "", children, attributes))


def keyed(key: str, tag: str, *children: Child, **attributes: Value) -> Element:
    """An element that can change by itself; its key is its id on the page."""
    return Element(key, tag, *_built(tag, f' id="{escaped(key)}"', children, attributes))


def _built(
    tag: str, name: str, children: tuple[Child, ...], attributes: Attributes
) -> list[str | Element]:
    head = f"<{tag}{name}{attributes_of(attributes)}"
    if tag in VOID:
        return [head + ">"]
    if tag in EMPTY and not children:
        return [head + "/>"]
    parts: list[str | Element] = []
    text = [head + ">"]
    _add(parts, text, children)
    text.append(f"</{tag}>")
    parts.append("".join(text))
    return parts


def join(*children: Child) -> Markup:
    """Several children side by side, without an element around them."""
    parts: list[str | Element] = []
    text: list[str] = []
    _add(parts, text, children)
    if text:
        parts.append("".join(text))
    return Markup(*parts)


def attributes_of(attributes: Attributes) -> str:
    """Attributes as they stand in a tag, each with a blank before it."""
    written = ""
    for name, value in attributes.items():
        if value is not None and value is not False:
            head = _HEADS.get(name) or _head(name)
            text = value if type(value) is str else _value(value)
            written += f'{head}{escaped(text)}"'
    return written


_HEADS: Final[dict[str, str]] = {}


def _head(name: str) -> str:
    """An attribute up to its value."""
    head = f' {name.rstrip("_").replace("_", "-")}="'
    _HEADS[name] = head
    return head


def escaped(text: str) -> str:
    """The text as an attribute can hold it; most have nothing to escape, and looking is quicker."""
    if "&" in text or "<" in text or ">" in text or '"' in text or "'" in text:
        return escape(text)
    return text


@lru_cache(16_384)
def num(value: float) -> str:
    """A number for a picture: one decimal at most."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def _value(value: Value) -> str:
    if value is True:
        return ""
    return num(value) if isinstance(value, float) else str(value)


def _add(parts: list[str | Element], text: list[str], children: Iterable[Child]) -> None:
    """Add children to what is built; `text` gathers all that stands between two keyed elements."""
    for child in children:
        if isinstance(child, str):
            plain = not ("&" in child or "<" in child or ">" in child)
            text.append(child if plain else escape(child, quote=False))
        elif isinstance(child, Markup):
            for part in (child,) if isinstance(child, Element) else child.parts:
                if isinstance(part, str):
                    text.append(part)
                else:
                    if text:
                        parts.append("".join(text))
                        text.clear()
                    parts.append(part)
        elif isinstance(child, int | float):
            text.append(num(child) if isinstance(child, float) else str(child))
        elif child is not None:
            _add(parts, text, child)
