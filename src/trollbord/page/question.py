"""The decision: what is asked, of whom, with buttons for everything that isn't a click on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.ink.icons import icon
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import Screen
from trollbord.ink.seats import emblem
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.seat import SPECTATOR
from trollbord.page.clock_face import pausing
from trollbord.page.company import ending
from trollbord.page.end_panel import end_panel, ended_panel, lost_panel, outcome, scores
from trollbord.page.icon_button import button, heading
from trollbord.page.lesson_pane import lesson_acts
from trollbord.page.replay_controls import ReplayControls, controls
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, Sitting
from trollbord.page.waiting_panel import left_seats, waiting_panel
from trollbord.teach import Kind

CLOCK: Final = 20
"""Seconds for an answer; SHORTEST is the least that passes where there is none to give."""
SHORTEST: Final = 2
MANY: Final = 14
"""The most options shown as buttons; more are folded into a list."""


def paths_of(sitting: Sitting) -> list[tuple[str, str]]:
    """What this viewer can pick (several picks have a ';' between them), and the keys that lead to it."""
    if not sitting.acts or sitting.view.ask is None:
        return []
    return [
        (picks, " ".join(keys)) for picks, keys in game_screen(sitting.game).picks(sitting.view)
    ]


def question(sitting: Sitting, screen: Screen) -> Element:
    """The lower half of the right column, or the sheet at the foot of a phone."""
    if sitting.replay is not None:
        return keyed("ask", "section", _shown(sitting, sitting.replay), class_="ask film")
    if sitting.coach is not None:
        taught = _now(sitting, screen) if sitting.acts else _elsewhere_taught(sitting, screen)
        acts = lesson_acts(sitting.coach, sitting.speaker)
        return keyed("ask", "section", taught, acts, class_="ask taught")
    is_over = sitting.view.result is not None or sitting.is_over
    goes_on = not is_over and not sitting.company.is_waiting
    clock = pausing(sitting.clock, sitting.speaker) if sitting.clock and goes_on else None
    return keyed(
        "ask",
        "section",
        _inside(sitting, screen),
        _always(sitting),
        left_seats(sitting, screen) if goes_on and sitting.moment.looking is None else None,
        _request(sitting),
        _newcomer(sitting),
        ending(sitting),
        _practice(sitting),
        _hinted(sitting),
        clock,
        class_="ask",
        aria_live="polite",
    )


def _inside(sitting: Sitting, screen: Screen) -> Markup:
    """What the moment asks for: the question, or what stands in its place."""
    # The order matters: a curtain hides everything, and who looks back sees the past of a game that is over too.
    if sitting.moment.is_curtain:
        return _curtain(sitting)
    if sitting.moment.replays:
        return heading(sitting.speaker.text("page-meanwhile"))
    if sitting.moment.looking is not None:
        return _past(sitting)
    if sitting.view.result is not None:
        return end_panel(sitting, screen)
    if sitting.end.lost is not None:
        return lost_panel(sitting, sitting.end.lost)
    if sitting.end.is_ended:
        return ended_panel(sitting)
    if sitting.end.is_closed:
        return heading(sitting.speaker.text("page-table-closed"))
    if sitting.company.is_waiting:
        return waiting_panel(sitting, screen)
    return _now(sitting, screen)


def _elsewhere_taught(sitting: Sitting, screen: Screen) -> Markup | None:
    """In a lesson's free play: what a bot is asked, or how the game ended; otherwise the coach says all."""
    assert sitting.coach is not None
    if sitting.coach.kind is not Kind.FREE:
        return None
    result, ask = sitting.result, sitting.view.ask
    if result is not None:
        return join(screen.end.summary, scores(sitting, screen, result))
    return _elsewhere(sitting, screen, ask) if ask is not None else None


# -- the running game


def _now(sitting: Sitting, screen: Screen) -> Markup:
    ask, speaker = sitting.view.ask, sitting.speaker
    assert ask is not None
    lead = el("div", screen.prompt.lead, class_="lead") if screen.prompt.lead.parts else None
    if not sitting.acts:
        return join(lead, _elsewhere(sitting, screen, ask), _taking_back(sitting))
    asked = speaker.prompt(ask, sitting.players)
    return join(
        lead,
        _stages(screen),
        el("h2", asked, class_="when-free" if screen.stages.held else None),
        el("h2", screen.stages.held, class_="when-held") if screen.stages.held else None,
        el("p", screen.prompt.hint) if screen.prompt.hint else None,
        screen.prompt.deed,
        _choices(sitting, ask, screen),
        _clock(sitting, ask, screen),
        _hint_button(sitting),
        _taking_back(sitting),
    )


def _clock(sitting: Sitting, ask: Ask, screen: Screen) -> Markup | None:
    """A countdown for veiled questions. A seat without a choice gets a random part of it, so that time reveals nothing.

    A learner who has a choice reads and thinks as long as is needed; so does who plays against bots alone, whom nobody
    waits for.
    """
    lone, is_alone = len(ask.options) == 1, _is_alone(sitting)
    if not screen.prompt.clock or ((is_alone or sitting.coach is not None) and not lone):
        return None
    least = SHORTEST if is_alone else f"{SHORTEST}-{CLOCK}"
    return el(
        "div",
        el("i"),
        el("span", sitting.speaker.text("page-unanswered-lone" if lone else "page-unanswered")),
        el("b", sitting.speaker.text("page-seconds", count=SHORTEST if is_alone else CLOCK)),
        class_="clock",
        data_clock=least if lone else CLOCK,
        data_since=sitting.moment.standing,
        data_runs_out=screen.prompt.clock,
    )


def _is_alone(sitting: Sitting) -> bool:
    """Whether there is one person at most at the table; whose place a bot holds may come back."""
    return len([chair for chair in sitting.chairs if chair.kind in ("person", "standin")]) < 2


def _always(sitting: Sitting) -> Markup | None:
    """For who can't respond: say so at once from now on; it stays in sight while it holds."""
    ask = sitting.view.ask
    if sitting.replay is not None or ask is None:
        return None
    lone = ask.seat if ask.veiled and len(ask.options) == 1 and sitting.acts else None
    chairs = [c for c in sitting.chairs if c.is_mine and (c.accepts or c.seat == lone)]
    words = sitting.speaker.text("page-always-accept")
    rows = [
        el(
            "button",
            el("span", words),
            class_="fold always",
            data_act="accepts",
            data_arg=chair.seat,
            aria_pressed="true" if chair.accepts else "false",
        )
        for chair in chairs
    ]
    return join(rows) if rows else None


def _elsewhere(sitting: Sitting, screen: Screen, ask: Ask) -> Markup:
    speaker = sitting.speaker
    if ask.seat < 0 and screen.buttons.entry is not NOTHING and sitting.mine:
        return join(el("h2", speaker.prompt(ask, sitting.players)), screen.buttons.entry)
    if ask.seat < 0:
        return heading(speaker.text("page-chance"))
    chair = sitting.chairs[ask.seat]
    id = "page-thinks" if chair.kind == "person" else "page-bot-thinks"
    asked = speaker.asked(ask, SPECTATOR, sitting.players)
    told = heading(speaker.text(id, name=chair.name), asked)
    absent = chair.kind == "person" and not chair.is_here and bool(sitting.mine)
    if chair.kind != "person" and sitting.mine:
        return join(told, _skip(sitting))
    if not absent:
        return told
    away = el("p", speaker.text("page-absent", name=chair.name))
    return join(told, away, el("div", _standins(sitting, chair), class_="acts"))


def _skip(sitting: Sitting) -> Markup:
    """The button that skips the bots' pauses until a person is asked."""
    skip = button(sitting.speaker.text("page-skip"), "skip", None, "small quiet", "next")
    return el("div", skip, class_="acts")


def _standins(sitting: Sitting, chair: Chair) -> list[Markup]:
    return [
        button(
            sitting.speaker.text("page-standin", bot=sitting.speaker.name(bot)),
            "standin",
            f"{chair.seat} {bot}",
            "small",
        )
        for bot in sitting.company.bots
    ]


def _stages(screen: Screen) -> Markup | None:
    if not screen.stages.words or screen.stages.now < 0:
        return None
    return join(
        _bar(screen, screen.stages.now, "when-free" if screen.stages.held else ""),
        _bar(screen, screen.stages.now + 1, "when-held") if screen.stages.held else None,
    )


def _bar(screen: Screen, stage: int, css: str) -> Element:
    states = [
        "done" if number < stage else "here" if number == stage else "" for number in range(9)
    ]
    rows = [
        el("li", words, class_=state or None, aria_current="step" if state == "here" else None)
        for words, state in zip(screen.stages.words, states, strict=False)
    ]
    key = "steps-held" if css == "when-held" else "steps"
    return keyed(key, "ol", rows, class_=f"steps {css}".strip())


def _choices(sitting: Sitting, ask: Ask, screen: Screen) -> Markup:
    """Options without a place on the board are buttons; all of them are a list, if wanted."""
    path = game_screen(sitting.game).path
    bare = [option for option in ask.options if _is_bare(path(sitting.view, option))]
    shown = bare if len(bare) <= MANY else []
    put_back = button(sitting.speaker.text("page-put-back"), "put-back", None, "when-held", "undo")
    usual = ask.options[0] if len(bare) == len(ask.options) else None
    go = next((option for option in shown if option.text == screen.buttons.go), usual)
    shown = sorted(shown, key=lambda option: option is not go)
    acts = [_act(sitting, screen, option, "go" if option is go else "") for option in shown]
    rows = [el("div", screen.buttons.first, acts, put_back, class_="acts")]
    if len(shown) < len(ask.options):
        rows.append(_list(sitting, screen, ask.options, bool(bare) and not shown))
    return join(rows)


def _is_bare(keys: tuple[str, ...]) -> bool:
    """Whether an option needs a button: what is clicked for it is nowhere, or a plate, which no keyboard reaches."""
    return not keys or keys[0].startswith("plate-")


def _act(sitting: Sitting, screen: Screen, option: Option, css: str) -> Markup:
    """A button for an option; a seat that can be chosen is called by its player's name."""
    keys = game_screen(sitting.game).path(sitting.view, option)
    if not keys:
        return _choice(sitting, screen, option, css)
    seat = int(keys[0].removeprefix("plate-"))
    who = join(emblem(screen.plates[seat].look), sitting.players[seat])
    return el("button", who, class_="btn", data_option=option.text)


def _choice(sitting: Sitting, screen: Screen, option: Option, css: str = "") -> Markup:
    words = screen.buttons.labels.get(option.text) or sitting.speaker.option(
        option, sitting.players
    )
    spoken = words[:1].upper() + words[1:]
    return el("button", spoken, class_=f"btn {css}".strip(), data_option=option.text)


def _list(sitting: Sitting, screen: Screen, options: Sequence[Option], is_open: bool) -> Markup:
    """Every option as a button: for keyboard, screen reader, and games without a drawn board."""
    words = sitting.speaker.text("page-all-options", count=len(options))
    is_shown = is_open or sitting.aids.lists
    fold = None if is_open else _fold("list", words, "list", is_expanded=is_shown)
    if not is_shown:
        return join(fold)
    rows = [el("li", _choice(sitting, screen, option, "small")) for option in options]
    return join(fold, keyed("options", "ul", rows, class_="options"))


def _fold(
    sign: str, words: str, act: str, css: str = "", is_expanded: bool | None = None
) -> Markup:
    """A small button of a sign and words; where there is little room a style sheet leaves out the words."""
    return el(
        "button",
        icon(sign, 20),
        el("span", words),
        class_=f"fold {css}".strip(),
        data_act=act,
        aria_label=words,
        aria_expanded=None if is_expanded is None else str(is_expanded).lower(),
    )


def _taking_back(sitting: Sitting) -> Markup | None:
    speaker = sitting.speaker
    rows = [
        button(el("span", speaker.text("page-undo")), "undo", None, "small quiet", "undo")
        if sitting.undo.can_undo
        else None,
        button(el("span", speaker.text("page-redo")), "redo", None, "small quiet", "redo")
        if sitting.undo.can_redo
        else None,
        _asking_back(sitting) if sitting.undo.can_ask else None,
        button(el("span", speaker.text("page-correct")), "correct", None, "small quiet", "undo")
        if sitting.undo.can_correct
        else None,
    ]
    shown = [row for row in rows if row is not None]
    return el("div", shown, class_="acts back when-free") if shown else None


def _asking_back(sitting: Sitting) -> Markup:
    """Ask everyone to go back, or just go back where nobody can refuse; a dialog asks first where that makes a practice table."""
    words = sitting.speaker.text("page-undo" if sitting.undo.is_alone else "page-request-undo")
    if not sitting.undo.asks_practice:
        return button(el("span", words), "request", None, "small quiet", "undo")
    return el(
        "button",
        icon("undo"),
        el("span", words),
        class_="btn small quiet",
        data_do="dialog",
        data_dialog="practice",
    )


def _practice(sitting: Sitting) -> Markup | None:
    """Everybody sees that this is a practice table."""
    if not sitting.undo.is_practice:
        return None
    return keyed("practice", "p", sitting.speaker.text("page-practice"), class_="practice")


def _hinted(sitting: Sitting) -> Markup | None:
    """Everybody sees who asked for hints."""
    if not sitting.aids.hinted or _is_alone(sitting):
        return None
    names = sitting.players
    said = ", ".join([f"{names[seat]} {count}" for seat, count in sitting.aids.hinted])
    return keyed("hinted", "p", sitting.speaker.text("page-hinted", who=said), class_="practice")


def _hint_button(sitting: Sitting) -> Markup | None:
    """The way to a hint, where one may be asked for."""
    if not sitting.aids.can_hint or sitting.hint is not None:
        return None
    return _fold("bulb", sitting.speaker.text("page-hint"), "hint", "hint-ask")


def _newcomer(sitting: Sitting) -> Markup | None:
    """The request of a person for a chair that was left, with the buttons to agree or refuse."""
    asking, speaker = sitting.company.newcomer, sitting.speaker
    if asking is None:
        return None
    words = el("p", speaker.text("page-asks-seat", name=asking.name))
    if not asking.may_answer:
        return keyed(
            "newcomer", "div", words, el("p", speaker.text("page-asks-wait")), class_="request"
        )
    yes = button(speaker.text("page-agree"), "admit", f"{asking.seat} yes", "small")
    no = button(speaker.text("page-refuse"), "admit", f"{asking.seat} no", "small")
    return keyed("newcomer", "div", words, el("div", yes, no, class_="acts"), class_="request")


def _request(sitting: Sitting) -> Markup | None:
    """The request to take back, with the buttons to agree or refuse."""
    if sitting.undo.asked_by is None:
        return None
    speaker = sitting.speaker
    words = el("p", speaker.text("page-asks-undo", name=sitting.players[sitting.undo.asked_by]))
    if sitting.undo.has_agreed or not sitting.mine:
        return keyed(
            "request", "div", words, el("p", speaker.text("page-asks-wait")), class_="request"
        )
    way = f"{sitting.undo.way[0]} {sitting.undo.way[1]}"
    yes = button(speaker.text("page-agree"), "agree", way, "small")
    no = button(speaker.text("page-refuse"), "refuse", way, "small")
    return keyed("request", "div", words, el("div", yes, no, class_="acts"), class_="request")


# -- before, after, and another time


def _curtain(sitting: Sitting) -> Markup:
    ask = sitting.view.ask
    assert ask is not None
    name, speaker = sitting.players[ask.seat], sitting.speaker
    ready = button(speaker.text("page-curtain-ready", name=name), "ready", ask.seat, "go")
    return join(
        heading(speaker.text("page-curtain", name=name), speaker.text("page-curtain-help")),
        el("div", ready, class_="acts"),
    )


def _shown(sitting: Sitting, replay: ReplayControls) -> Markup:
    """The controls of a replay, and who was asked what."""
    ask, result, speaker = sitting.view.ask, sitting.result, sitting.speaker
    asked = ""
    if ask is not None and ask.seat >= 0:
        name = sitting.players[ask.seat]
        asked = speaker.text("page-thinks", name=name)
    elif result is not None:
        asked = outcome(sitting, result)
    return controls(replay, sitting.moment.standing, speaker, asked)


def _past(sitting: Sitting) -> Markup:
    speaker = sitting.speaker
    words = speaker.text(
        "page-past", index=sitting.moment.looking or 0, all=sitting.moment.standing
    )
    now = button(speaker.text("page-now"), "look", "now", "go")
    return join(heading(words), el("div", now, class_="acts"))
