"""The page of a lesson: the coach's note, the steps as a list, and the way so far in pieces of the game."""

from __future__ import annotations

from trollbord.ink.icons import icon
from trollbord.ink.markup import Element, Markup, Value, el, join, keyed
from trollbord.page.assets import address
from trollbord.page.book.prose import rule_link
from trollbord.page.coach import Coach
from trollbord.page.hint_pane import reasons
from trollbord.page.screens import game_screen
from trollbord.teach import Mood
from trollbord.teach.notes import SHAPES
from trollbord.words import Speaker

TEACHER = "tomte"
PEAK = el("svg", el("path", d="M0 18L14 2L28 18"), class_="peak", viewBox="0 0 28 18")
"""On a phone the sheet points at what it is about."""


def face(bot: str, size: int) -> Markup:
    """The face of a bot."""
    inside = el("use", href=f"{address('faces.svg')}#face-{bot}", width=96, height=96)
    return el(
        "svg",
        inside,
        class_="bot-face",
        viewBox="0 0 96 96",
        width=size,
        height=size,
        aria_hidden="true",
    )


# -- the note


def note(coach: Coach, words: Speaker, is_phone: bool = False) -> Element:
    """What the coach says, beside what it is about; on a phone it is the sheet at the foot."""
    inside = (
        _note_head(coach, words, 46 if is_phone else 52),
        _note_text(coach),
        el("p", class_="sr", data_chalk_words=True),
        _acts(coach, words),
    )
    return keyed(
        "coach",
        "aside",
        PEAK if is_phone else None,
        el("div", inside, class_="in"),
        class_="coach",
        role="dialog",
        aria_modal="false",
        aria_labelledby="coach-title",
        aria_describedby="coach-text",
        data_note=f"{coach.place} {coach.mood}",
        **_chalk(coach, words),
    )


def _note_head(coach: Coach, words: Speaker, size: int) -> Markup:
    title = el("b", coach.heading, id="coach-title", tabindex=-1)
    named = el("div", title, el("small", _source(coach, words)))
    return el("div", face(TEACHER, size), named, class_="head")


def _note_text(coach: Coach) -> Markup:
    """The note, what is said of the learner's last deed, and a hint."""
    is_answered = coach.mood is Mood.MISSED or (coach.said and coach.can_go_on)
    kind = "miss" if coach.mood is Mood.MISSED or not coach.can_go_on else "right"
    told = [
        (coach.lead, "told-hint"),
        ("" if is_answered else coach.text, None),
        (coach.said, f"told-{kind}"),
        (coach.hint, "told-hint"),
    ]
    shown = [el("p", words, class_=css) for words, css in told if words]
    why = reasons(coach.advice) if coach.advice is not None else None
    return el("div", shown, why, id="coach-text", aria_live="polite")


def _chalk(coach: Coach, words: Speaker) -> dict[str, Value]:
    """What the page's script draws with chalk, and what it calls it."""
    shapes = {f"data_{shape}": words.text(f"teach-chalk-{shape}") for shape in SHAPES}
    return {
        "data_chalk": coach.chalk or None,
        "data_target": coach.target or None,
        "data_tries": " ".join(coach.tries) or None,
        **shapes,
    }


def _source(coach: Coach, words: Speaker) -> Markup | str:
    if coach.mood is Mood.MISSED:
        return words.text("teach-taken-back")
    rules = [rule_link(coach.game, rule) for rule in coach.rules]
    return join(words.text("teach-teaches"), [[" ", each] for each in rules])


def _acts(coach: Coach, words: Speaker) -> Markup | None:
    """The buttons of the note: answers of a guess, or the one thing to press next."""
    if coach.choices:
        buttons = [_button(text, "guess", id) for id, text in coach.choices]
        return el("div", buttons, class_="acts guesses")
    show = _button(words.text("teach-show-me"), "show-me", "", "", "eye")
    if coach.mood is Mood.MISSED:
        again = _button(words.text("teach-try-again"), "retry", "", "go", "undo")
        return el("div", again, show, class_="acts")
    if coach.is_over:
        return el("div", _afterwards(coach, words), class_="acts")
    if coach.can_go_on:
        go = _button(words.text("teach-next"), "next", "", "go", "next")
        return el("div", go, class_="acts")
    return el("div", show, class_="acts only-phone") if coach.can_show else None


def _button(words: str, act: str, arg: str = "", css: str = "", sign: str = "") -> Markup:
    picture = icon(sign, 20) if sign else None
    return el(
        "button",
        picture,
        words,
        class_=f"btn {css}".strip(),
        data_act=act,
        data_arg=arg or None,
    )


def _afterwards(coach: Coach, words: Speaker) -> list[Markup]:
    """After the last step: a game, or the next lesson."""
    play = el("a", words.text("teach-play"), class_="btn go", href=f"/new/{coach.game}")
    more = [
        el("a", title, class_="btn", href=f"/learn/{coach.game}/{id}")
        for id, title in coach.following[:1]
    ]
    return [
        play,
        *more,
        el("a", words.text("teach-all"), class_="btn", href=f"/learn#{coach.game}"),
    ]


# -- the way


def lesson_head(coach: Coach, words: Speaker) -> Element:
    """Title, step and pieces, above the list of steps."""
    label = words.text("teach-step", number=coach.here + 1, count=len(coach.steps))
    title = el("div", el("h2", coach.title), el("div", label, class_="label"))
    top = el("div", face(TEACHER, 44), title, class_="lesson-top")
    return keyed("lesson", "header", top, _way(coach), class_="lesson", **_reached(coach))


def _reached(coach: Coach) -> dict[str, Value]:
    """What the device remembers."""
    return {
        "data_steps": len(coach.steps),
        "data_step": coach.steps[coach.here][0],
        "data_number": coach.here + 1,
        "data_over": coach.is_over or None,
    }


def _way(coach: Coach) -> Markup:
    """The steps as pieces of the game: those that are done stand."""
    tokens = game_screen(coach.game).tokens
    pieces = [
        el("li", tokens.piece(number), class_=_state(coach, number))
        for number in range(len(coach.steps))
    ]
    return el("ol", pieces, class_="walk", aria_hidden="true")


def _state(coach: Coach, number: int) -> str:
    if coach.is_over or number < coach.here:
        return "done"
    return "now" if number == coach.here else "todo"


def plan(coach: Coach, words: Speaker) -> Element:
    """All steps; any of them can be opened."""
    rows = [
        el(
            "li",
            el(
                "button",
                el("i", "✓" if _state(coach, number) == "done" else number + 1),
                el("span", title, el("small", about)),
                data_act="step",
                data_arg=id,
                aria_current="step" if _state(coach, number) == "now" else None,
            ),
            class_=_state(coach, number),
        )
        for number, (id, title, about) in enumerate(coach.steps)
    ]
    label = words.text("teach-step", number=coach.here + 1, count=len(coach.steps))
    return keyed("plan", "ol", rows, class_="plan", aria_label=label)


def lesson_bar(coach: Coach, words: Speaker) -> Element:
    """On a phone: how far one is, and on to the next step."""
    count = f"{coach.here + 1}/{len(coach.steps)}"
    back = el(
        "button",
        icon("back", 20),
        class_="tool",
        data_act="back",
        aria_label=words.text("teach-back"),
    )
    skip = el("button", words.text("teach-skip-short"), icon("next", 18), data_act="skip")
    more = el(
        "button",
        icon("menu", 20),
        data_act="sheet",
        data_arg="more",
        aria_label=words.text("page-more"),
    )
    shown = (back, el("b", count), _way(coach), more, skip)
    return keyed("lesson", "header", shown, class_="lessonbar", **_reached(coach))


def lesson_acts(coach: Coach, words: Speaker) -> Markup | None:
    """Below the question: show me, a step back, past this step."""
    if coach.is_over:
        return None
    show = _button(words.text("teach-show-me"), "show-me", "", "", "eye")
    back = _button(words.text("teach-back"), "back", "", "link", "back")
    skip = _button(words.text("teach-skip"), "skip", "", "link")
    return join(
        el("div", show, class_="acts") if coach.can_show else None,
        el("div", back, skip, class_="acts steps-acts"),
    )
