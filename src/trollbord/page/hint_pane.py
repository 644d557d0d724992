"""Show me a good move: what the adviser says, with chalk on the board."""

from __future__ import annotations

from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.page.faces import face
from trollbord.page.hint import Hint
from trollbord.page.icon_button import button
from trollbord.page.sitting import Sitting
from trollbord.tables.terms import ADVISER


def hint_pane(sitting: Sitting) -> Element:
    """What the adviser says; nothing, until it is asked."""
    hint = sitting.hint
    return keyed("hint", "div", None if hint is None else _card(sitting, hint), class_="hint")


def _card(sitting: Sitting, hint: Hint) -> Markup:
    speaker = sitting.speaker
    name = speaker.name(ADVISER)
    head = el("header", face(ADVISER, 44), el("div", _title(sitting, hint, name)))
    if hint.is_thinking:
        stop = button(speaker.text("page-hint-stop"), "hint-stop", None, "small", "close")
        return el(
            "section", head, el("div", stop, class_="acts"), class_="hint-card", role="status"
        )
    wipe = button(speaker.text("page-hint-wipe"), "hint-stop", None, "small", "close")
    return el(
        "section",
        head,
        reasons(hint),
        el("p", speaker.text("page-hint-next", next=hint.follows)) if hint.follows else None,
        el("p", speaker.text("page-hint-chance", count=hint.chance)) if hint.chance else None,
        el("p", speaker.text("page-hint-clear")) if hint.is_clear else None,
        el("p", speaker.text("page-hint-others", options=" · ".join(hint.others)))
        if hint.others
        else None,
        _practice(sitting),
        el("div", wipe, class_="acts"),
        el("p", class_="sr", data_chalk_words=True),
        class_="hint-card",
        role="status",
        data_chalk=hint.chalk or None,
        data_ring=speaker.text("teach-chalk-ring"),
        data_arrow=speaker.text("teach-chalk-arrow"),
    )


def _title(sitting: Sitting, hint: Hint, name: str) -> Markup:
    speaker = sitting.speaker
    if hint.is_thinking:
        return el("b", speaker.text("page-hint-thinks", name=name))
    if hint.is_lone:
        return join(el("small", speaker.text("page-hint-lone")), el("b", hint.option))
    if hint.is_equal:
        return el("b", speaker.text("page-hint-equal"))
    if hint.is_even:
        return join(el("small", speaker.text("page-hint-even", name=name)), el("b", hint.option))
    return join(el("small", speaker.text("page-hint-would", name=name)), el("b", hint.option))


def _practice(sitting: Sitting) -> Markup | None:
    """With the first hint a game becomes practice: that is said there."""
    asked = [count for seat, count in sitting.aids.hinted if seat in sitting.mine]
    return el("p", sitting.speaker.text("page-hint-practice")) if asked == [1] else None


def reasons(hint: Hint) -> Markup | None:
    """What speaks for the advised option, and what it costs."""
    rows = [el("li", each) for each in hint.weighed.gains]
    rows += [el("li", each, class_="cost") for each in hint.weighed.costs]
    return el("ul", rows) if rows else None
