"""What is agreed before a game, as fields of a form: lists and switches, and only what counts now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.ink.markup import Markup, el, join
from trollbord.kernel.settings import Setting
from trollbord.page.fields import picklist, row, segments, switch
from trollbord.tables.terms import ABSENCES, JOIN, SPEAK, WATCH
from trollbord.words import Speaker

CLOCK: Final = ("none", "move", "game", "days")
ZERO: Final = ("bot", "skip", "loss")
TIMES: Final = {
    "move": ((1, 2, 3, 5, 10, 15, 30), 5),
    "game": ((5, 10, 15, 20, 30, 45, 60, 90), 20),
    "days": ((1, 2, 3, 5, 7, 14), 3),
}
"""How long one may think, by the kind of clock: what is offered, and what is usual. Days, else minutes."""
MORE: Final = (0, 5, 10, 15, 20, 30, 60)
USUAL_MORE: Final = 10


def is_shown(option: Setting) -> bool:
    """Whether a form has a field for it: what has to be written in a notation of its own is for programs."""
    return option.kind != "text" or bool(option.words)


def settings(options: Sequence[Setting], words: Speaker, seats: int) -> list[Markup]:
    """A field for each; those that don't count with the usual answers are hidden until they do."""
    usual = {option.id: str(option.default) for option in options}
    return [_setting(option, words, usual, seats) for option in options if is_shown(option)]


def _setting(option: Setting, words: Speaker, usual: dict[str, str], seats: int) -> Markup:
    helped = f"table-{option.id}-help"
    about = words.text(helped) if words.has(helped) else ""
    name = words.text(f"table-{option.id}")
    other, values = option.counts if option.counts is not None else ("", ())
    counts = (not other or usual.get(other) in values) and seats >= option.least
    return row(
        name,
        about,
        _field(option, words, name),
        data_counts=f"table-{other}" if other else None,
        data_values=" ".join(values) or None,
        data_least=option.least or None,
        hidden=not counts,
    )


def _field(option: Setting, words: Speaker, name: str) -> Markup:
    id = f"table-{option.id}"
    if option.kind == "switch":
        return switch(words, option.default is True, name, name=id, value="true")
    if option.kind == "text":
        return _order(option, words)
    if option.kind == "choice":
        choices = [(choice, words.choice(option.id, choice)) for choice in option.choices]
    else:
        choices = [
            (str(number), _amount(option.id, number, words))
            for number in range(option.low, option.high + 1)
        ]
    return picklist(id, choices, str(option.default), aria_label=name)


def _amount(option: str, number: int, words: Speaker) -> str:
    """A number in a list; some have a meaning of their own, such as "evenly" for 0."""
    id = f"table-{option}-{number}"
    return words.text(id) if words.has(id) else str(number)


def _order(option: Setting, words: Speaker) -> Markup:
    """An order of words: a list for each place, of which no two say the same."""
    choices = [(word, words.choice(option.id, word)) for word in option.words]
    usual = str(option.default).split("-")
    lists = [
        picklist(
            f"table-{option.id}-{place}",
            choices,
            word,
            aria_label=words.text("page-seat", number=place + 1),
            data_order=option.id,
        )
        for place, word in enumerate(usual)
    ]
    return el("span", lists, class_="order")


def time(words: Speaker) -> Markup:
    """How long one may think: the fields follow the kind of clock."""
    kinds = [(kind, words.text(f"page-timer-{kind}")) for kind in CLOCK]
    label = words.text("page-timer")
    return join(
        row(
            label,
            words.text("page-timer-help"),
            segments("clock", kinds, CLOCK[0], label),
            css="wide",
        ),
        [_amounts(words, kind) for kind in TIMES],
        _choice(words, "clock-zero", ZERO, "clock", " ".join(TIMES)),
    )


def _amounts(words: Speaker, kind: str) -> Markup:
    amounts, usual = TIMES[kind]
    unit = "page-clock-in-days" if kind == "days" else "page-clock-in-minutes"
    choices = [(str(amount), words.text(unit, count=amount)) for amount in amounts]
    title = words.text(f"page-clock-{kind}")
    field = picklist(f"clock-{kind}", choices, str(usual), aria_label=title)
    shown = row(title, "", field, data_counts="clock", data_values=kind, hidden=True)
    if kind != "game":
        return shown
    more = [(str(each), words.text("page-clock-in-seconds", count=each)) for each in MORE]
    title = words.text("page-clock-more")
    field = picklist("clock-more", more, str(USUAL_MORE), aria_label=title)
    return join(shown, row(title, "", field, data_counts="clock", data_values=kind, hidden=True))


def company(words: Speaker) -> Markup:
    """Who may come in, who may talk, and when a bot stands in."""
    keeps, hints = words.text("page-keep-talk"), words.text("page-hints")
    return join(
        _choice(words, "join", JOIN),
        _choice(words, "watch", WATCH),
        _choice(words, "absence", ABSENCES),
        _choice(words, "speak", SPEAK),
        row(keeps, "", switch(words, False, keeps, name="keep-talk", value="true")),
        row(
            hints,
            words.text("page-hints-help"),
            switch(words, False, hints, name="hints", value="true"),
        ),
    )


def _choice(
    words: Speaker, name: str, choices: Sequence[str], counts: str = "", values: str = ""
) -> Markup:
    title = words.text(f"page-{name}")
    said = [(choice, words.text(f"page-{name}-{choice}")) for choice in choices]
    field = picklist(name, said, choices[0], aria_label=title)
    return row(
        title,
        "",
        field,
        data_counts=counts or None,
        data_values=values or None,
        hidden=bool(counts),
    )
