"""Still pictures: a live drawing with its colours written in, for notebooks, files and docs."""

from __future__ import annotations

import copy
from typing import Final
from xml.etree import ElementTree

from trollbord.ink.inks import TOKENS, Inks, Theme, written_in
from trollbord.ink.markup import Markup
from trollbord.ink.seats import SEAT_INKS

SVG: Final = "http://www.w3.org/2000/svg"
_LIVE_ONLY: Final = frozenset({"class", "tabindex", "role", "aria-label", "aria-hidden"})
_FONT: Final = "Commissioner, 'Segoe UI', 'Noto Sans', system-ui, sans-serif"


def standalone(
    drawing: Markup, inks: Inks | None = None, theme: Theme = "light", text: str = ""
) -> str:
    """A whole `<svg>` as a file of its own: colours written in, symbols drawn where they are used.

    What carries `data-live` (targets, hit areas) is left out; `text` becomes the picture's `<desc>`.
    """
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(str(drawing).replace("<svg", f'<svg xmlns="{SVG}"', 1))
    palette = TOKENS | SEAT_INKS | (inks or Inks({}))
    symbols = {name: node for node in root.iter(f"{{{SVG}}}symbol") if (name := node.get("id"))}
    _settle(root, dict(palette.values), _Studio(palette, symbols, theme))
    root.set("font-family", _FONT)
    root.set("color", written_in("var(--ink)", palette.values, theme))
    if text:
        note = ElementTree.Element(f"{{{SVG}}}desc")
        note.text = text
        root.insert(0, note)
    return ElementTree.tostring(root, encoding="unicode")


class _Studio:
    """What a picture is painted with."""

    def __init__(self, inks: Inks, symbols: dict[str, ElementTree.Element], theme: Theme) -> None:
        self.inks: Final = inks
        self.symbols: Final = symbols
        self.theme: Final = theme


def _settle(node: ElementTree.Element, values: dict[str, str], studio: _Studio) -> None:
    values = _under(node, values, studio)
    for name, value in list(node.attrib.items()):
        if name in _LIVE_ONLY or name.startswith("data-"):
            del node.attrib[name]
        elif "(" in value:
            node.set(name, written_in(value, values, studio.theme))
    if node.tag == f"{{{SVG}}}use":
        _draw_here(node, studio)
    for child in list(node):
        if child.tag == f"{{{SVG}}}symbol" or "data-live" in child.attrib:
            node.remove(child)
        else:
            _settle(child, values, studio)


def _under(node: ElementTree.Element, values: dict[str, str], studio: _Studio) -> dict[str, str]:
    """The colours that hold inside this node."""
    for name in (node.get("class") or "").split():
        values = values | studio.inks.classes.get(name, {})
    for part in (node.get("style") or "").split(";"):
        name, _, value = part.partition(":")
        if name.strip().startswith("--"):
            values = values | {name.strip()[2:]: written_in(value, values, studio.theme)}
    return values


def _draw_here(node: ElementTree.Element, studio: _Studio) -> None:
    """Turn a `<use>` into the symbol's own shapes."""
    symbol = studio.symbols[node.attrib.pop("href").lstrip("#")]
    box = symbol.get("viewBox")
    node.tag = f"{{{SVG}}}svg" if box else f"{{{SVG}}}g"
    if box:
        node.set("viewBox", box)
    node.extend([copy.deepcopy(child) for child in symbol])
