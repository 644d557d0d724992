"""Buttons and headings of bars and panes."""

from __future__ import annotations

from collections.abc import Sequence

from trollbord.ink.icons import icon
from trollbord.ink.markup import Child, Markup, Value, el, join


def tool(sign: str | Sequence[str], label: str, css: str = "", **attributes: Value) -> Markup:
    """A small button: an icon, or several of which one is seen at a time, with a name."""
    signs = (sign,) if isinstance(sign, str) else sign
    return el(
        "button",
        [icon(each) for each in signs],
        class_=f"tool {css}".strip(),
        type="button",
        title=label,
        aria_label=label,
        **attributes,
    )


def button(
    words: Child, act: str, arg: str | int | None = None, css: str = "", sign: str = ""
) -> Markup:
    """A button that sends a command to the server."""
    picture = icon(sign, 22) if sign else None
    return el("button", picture, words, class_=f"btn {css}".strip(), data_act=act, data_arg=arg)


def heading(words: str, below: str = "") -> Markup:
    """The heading of a pane, and a sentence below it."""
    return join(el("h2", words), el("p", below) if below else None)
