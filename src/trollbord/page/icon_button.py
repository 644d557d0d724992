"""The small buttons of bars and panes."""

from __future__ import annotations

from collections.abc import Sequence

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, Value, el


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
