"""The keys of a table, as the page's help lists them; `keyboard.js` listens to them."""

from __future__ import annotations

from typing import Final

from trollbord.ink.markup import Markup, el, join
from trollbord.words import Speaker

KEYS: Final = (
    ("1", "keys-question"),
    ("2", "keys-board"),
    ("3", "keys-hand"),
    ("4", "keys-players"),
    ("5", "keys-log"),
    ("6", "keys-words"),
    ("← ↑ → ↓", "keys-arrows"),
    ("keys-name-enter", "keys-enter"),
    ("keys-name-escape", "keys-escape"),
    ("I", "keys-help"),
    ("R", "keys-book"),
    ("Q E", "keys-turn"),
    ("+ − 0", "keys-zoom"),
)
"""Keys of a table, and what they do."""


def list_of_keys(words: Speaker) -> Markup:
    """The keys of a table, for the page's help."""
    rows = [
        el("div", el("dt", el("kbd", _cap(key, words))), el("dd", words.text(id)))
        for key, id in KEYS
    ]
    way = el("button", words.text("told-open"), class_="btn small", data_act="words", data_arg="on")
    return join(
        el("h3", words.text("keys-title")),
        el("dl", rows, class_="keys"),
        el("div", way, class_="acts"),
    )


def _cap(key: str, words: Speaker) -> str:
    """What stands on a key; some are called otherwise in other languages."""
    return words.text(key) if key.startswith("keys-") else key
