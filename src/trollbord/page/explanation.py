"""What a bot says about a decision: the button beside the history, and the lines below it."""

from __future__ import annotations

from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.page.icon_button import tool
from trollbord.page.sitting import Sitting, Thought


def why_tool(sitting: Sitting) -> Markup | None:
    """The button that asks for the reasons of what is shown, where they may be heard."""
    if sitting.aids.why is None:
        return None
    words = sitting.speaker.text("page-reasons")
    return tool("question", words, data_act="reasons", data_arg=sitting.aids.why)


def thought_pane(sitting: Sitting) -> Element:
    """What a bot says about the decision that is shown; nothing, until it is asked."""
    told = sitting.aids.thought
    return keyed("thought", "div", None if told is None else _told(sitting, told), class_="thought")


def _told(sitting: Sitting, told: Thought) -> Markup:
    speaker = sitting.speaker
    if not told.rows:
        return el("p", speaker.text("page-reasons-none", option=told.picked))
    rows = [
        el("li", el("b", option), el("span", worth, class_="worth"), el("span", line))
        for option, worth, line in told.rows
    ]
    suspicions = [el("p", suspicion) for suspicion in told.suspicions]
    weighed = [el("li", each) for each in told.weighed.gains]
    weighed += [el("li", each, class_="cost") for each in told.weighed.costs]
    return join(
        el("p", speaker.text("page-reasons-title", option=told.picked)),
        el("ul", weighed, class_="weighed") if weighed else None,
        el("ol", rows),
        suspicions,
    )
