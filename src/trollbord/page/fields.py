"""The fields of forms: lists, switches that say on or off, and choices of which one is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from trollbord.ink.markup import Child, Markup, Value, el
from trollbord.words import Speaker


def picklist(
    name: str, choices: Sequence[tuple[str, str]], chosen: str, **attributes: Value
) -> Markup:
    """A list of values with their words, one of them chosen."""
    options = [el("option", words, value=id, selected=id == chosen) for id, words in choices]
    return el("select", options, name=name, **attributes)


def segments(name: str, choices: Sequence[tuple[str, Child]], chosen: str, label: str) -> Markup:
    """A few values beside each other, of which one is pressed."""
    buttons = [
        el(
            "label",
            el("input", type="radio", name=name, value=id, checked=id == chosen),
            el("span", words),
        )
        for id, words in choices
    ]
    return el("div", buttons, class_="segs", role="radiogroup", aria_label=label)


def switch(words: Speaker, is_on: bool, label: str, **attributes: Value) -> Markup:
    """A switch that says in words how it stands."""
    field = el(
        "input", type="checkbox", role="switch", checked=is_on, aria_label=label, **attributes
    )
    return el(
        "span",
        el("span", words.text("page-switch-on"), class_="is-on", aria_hidden="true"),
        el("span", words.text("page-switch-off"), class_="is-off", aria_hidden="true"),
        field,
        class_="switched",
    )


def row(title: Child, about: Child, field: Child, css: str = "", **attributes: Value) -> Markup:
    """A field with its name and a line about it."""
    named = el("span", el("b", title), el("small", about) if about else None)
    return el("div", named, field, class_=f"opt {css}".strip(), **attributes)
