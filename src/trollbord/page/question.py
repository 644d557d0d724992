"""The decision: what is asked, of whom, with buttons for everything that isn't a click on the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from trollbord.ink.icons import icon
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import Screen
from trollbord.ink.seats import emblem
from trollbord.kernel.ask import Ask
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.seat import Seat
from trollbord.page.clockface import pausing
from trollbord.page.replay_controls import Film, controls
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, Sitting

CLOCK: Final = 20
"""Seconds for an answer; SHORTEST is the least that passes where there is none to give."""
SHORTEST: Final = 2
MANY: Final = 14
"""So many buttons stand open; more are folded into a list."""


def paths_of(sitting: Sitting) -> list[tuple[str, str]]:
    """What this viewer can pick (several picks have a ';' between them), and the keys that lead to it."""
    if not sitting.acts or sitting.view.ask is None:
        return []
    return [
        (picks, " ".join(keys)) for picks, keys in game_screen(sitting.game).picks(sitting.view)
    ]


def button(
    words: str, act: str, arg: str | int | None = None, css: str = "", sign: str = ""
) -> Markup:
    """A button that tells the server something."""
    picture = icon(sign, 22) if sign else None
    return el("button", picture, words, class_=f"btn {css}".strip(), data_act=act, data_arg=arg)


def question(sitting: Sitting, screen: Screen) -> Element:
    """The lower half of the right column, or the sheet at the foot of a phone."""
    if sitting.film is not None:
        return keyed("ask", "section", _shown(sitting, sitting.film), class_="ask film")
    if sitting.is_curtain:
        inside = _curtain(sitting)
    elif sitting.replays:
        inside = _heading(sitting.speaker.text("page-meanwhile"))
    elif sitting.looking is not None:
        inside = _past(sitting)
    elif sitting.view.result is not None:
        inside = _end(sitting, screen)
    elif sitting.lost is not None:
        inside = _lost(sitting, sitting.lost)
    elif sitting.is_closed:
        inside = _heading(sitting.speaker.text("page-table-closed"))
    elif sitting.is_waiting:
        inside = _waiting(sitting, screen)
    else:
        inside = _now(sitting, screen)
    goes_on = sitting.view.result is None and sitting.lost is None and not sitting.is_waiting
    clock = pausing(sitting.face, sitting.speaker) if sitting.face and goes_on else None
    return keyed(
        "ask",
        "section",
        inside,
        _request(sitting),
        _newcomer(sitting),
        _practice(sitting),
        clock,
        class_="ask",
        aria_live="polite",
    )


def _heading(words: str, below: str = "") -> Markup:
    return join(el("h2", words), el("p", below) if below else None)


# -- the running game


def _now(sitting: Sitting, screen: Screen) -> Markup:
    ask, speaker = sitting.view.ask, sitting.speaker
    assert ask is not None
    lead = el("div", screen.lead, class_="lead") if screen.lead.parts else None
    if not sitting.acts:
        return join(lead, _elsewhere(sitting, screen, ask), _taking_back(sitting))
    asked = speaker.prompt(ask, sitting.players)
    return join(
        lead,
        _stages(screen),
        el("h2", asked, class_="when-free" if screen.held else None),
        el("h2", screen.held, class_="when-held") if screen.held else None,
        el("p", screen.hint) if screen.hint else None,
        screen.deed,
        _choices(sitting, ask, screen),
        _clock(sitting, ask, screen),
        _taking_back(sitting),
    )


def _clock(sitting: Sitting, ask: Ask, screen: Screen) -> Markup | None:
    """A short clock, where nobody is to learn from a long silence: without a choice it is a random part of it."""
    if not screen.clock:
        return None
    lone = len(ask.options) == 1
    return el(
        "div",
        el("i"),
        el("span", sitting.speaker.text("page-unanswered-lone" if lone else "page-unanswered")),
        class_="clock",
        data_clock=f"{SHORTEST}-{CLOCK}" if lone else CLOCK,
        data_since=sitting.standing,
        data_runs_out=screen.clock,
    )


def _elsewhere(sitting: Sitting, screen: Screen, ask: Ask) -> Markup:
    speaker = sitting.speaker
    if ask.seat < 0 and screen.entry is not NOTHING and sitting.mine:
        return join(el("h2", speaker.prompt(ask, sitting.players)), screen.entry)
    if ask.seat < 0:
        return _heading(speaker.text("page-chance"))
    chair = sitting.chairs[ask.seat]
    id = "page-thinks" if chair.kind == "person" else "page-bot-thinks"
    asked = _asked_of(sitting, ask)
    heading = _heading(speaker.text(id, name=chair.name), asked)
    absent = chair.kind == "person" and not chair.is_here and bool(sitting.mine)
    if not absent:
        return heading
    away = el("p", speaker.text("page-absent", name=chair.name))
    return join(heading, away, el("div", _standins(sitting, chair), class_="acts"))


def _asked_of(sitting: Sitting, ask: Ask) -> str:
    """What somebody else is asked, as the others would put it."""
    id = f"prompt-{ask.prompt}-others"
    if not sitting.speaker.has(id):
        return sitting.speaker.prompt(ask, sitting.players)
    words: dict[str, Word] = {"seat": ask.seat, **dict(ask.args)}
    return sitting.speaker.message(Message(id, words), sitting.players)


def _standins(sitting: Sitting, chair: Chair) -> list[Markup]:
    return [
        button(
            sitting.speaker.text("page-standin", bot=sitting.speaker.name(bot)),
            "standin",
            f"{chair.seat} {bot}",
            "small",
        )
        for bot in sitting.bots
    ]


def _stages(screen: Screen) -> Markup | None:
    if not screen.stages or screen.stage < 0:
        return None
    return join(
        _bar(screen, screen.stage, "when-free" if screen.held else ""),
        _bar(screen, screen.stage + 1, "when-held") if screen.held else None,
    )


def _bar(screen: Screen, stage: int, css: str) -> Markup:
    states = [
        "done" if number < stage else "here" if number == stage else "" for number in range(9)
    ]
    rows = [
        el("li", words, class_=state or None, aria_current="step" if state == "here" else None)
        for words, state in zip(screen.stages, states, strict=False)
    ]
    return el("ol", rows, class_=f"steps {css}".strip())


def _choices(sitting: Sitting, ask: Ask, screen: Screen) -> Markup:
    """Options without a place on the board are buttons; all of them are a list, if wanted."""
    path = game_screen(sitting.game).path
    bare = [option for option in ask.options if _is_bare(path(sitting.view, option))]
    shown = bare if len(bare) <= MANY else []
    put_back = button(sitting.speaker.text("page-put-back"), "put-back", None, "when-held", "undo")
    usual = ask.options[0] if len(bare) == len(ask.options) else None
    go = next((option for option in shown if option.text == screen.go), usual)
    shown = sorted(shown, key=lambda option: option is not go)
    acts = [_act(sitting, screen, option, "go" if option is go else "") for option in shown]
    rows = [el("div", screen.first, acts, put_back, class_="acts")]
    if len(shown) < len(ask.options):
        rows.append(_list(sitting, screen, ask.options, bool(bare) and not shown))
    return join(rows)


def _is_bare(keys: tuple[str, ...]) -> bool:
    """Whether an option needs a button: what is clicked for it is nowhere, or a plate, which no keyboard reaches."""
    return not keys or keys[0].startswith("plate-")


def _act(sitting: Sitting, screen: Screen, option: Option, css: str) -> Markup:
    """A button for an option; somebody who is chosen by the plate is called by name."""
    keys = game_screen(sitting.game).path(sitting.view, option)
    if not keys:
        return _choice(sitting, screen, option, css)
    seat = int(keys[0].removeprefix("plate-"))
    who = join(emblem(screen.plates[seat].look), sitting.players[seat])
    return el("button", who, class_="btn", data_option=option.text)


def _choice(sitting: Sitting, screen: Screen, option: Option, css: str = "") -> Markup:
    words = screen.labels.get(option.text) or sitting.speaker.option(option, sitting.players)
    spoken = words[:1].upper() + words[1:]
    return el("button", spoken, class_=f"btn {css}".strip(), data_option=option.text)


def _list(sitting: Sitting, screen: Screen, options: Sequence[Option], is_open: bool) -> Markup:
    """Every option as a button: for keyboard, screen reader, and games without a drawn board."""
    words = sitting.speaker.text("page-all-options", count=len(options))
    if not (is_open or sitting.lists):
        return el(
            "button", icon("list", 18), words, class_="fold", data_act="list", aria_expanded="false"
        )
    rows = [el("li", _choice(sitting, screen, option, "small")) for option in options]
    fold: Markup | None = None
    if not is_open:
        fold = el(
            "button", icon("list", 18), words, class_="fold", data_act="list", aria_expanded="true"
        )
    return join(fold, keyed("options", "ul", rows, class_="options"))


def _taking_back(sitting: Sitting) -> Markup | None:
    speaker = sitting.speaker
    rows = [
        button(speaker.text("page-undo"), "undo", None, "small quiet", "undo")
        if sitting.can_undo
        else None,
        button(speaker.text("page-redo"), "redo", None, "small quiet", "redo")
        if sitting.can_redo
        else None,
        _asking_back(sitting) if sitting.can_request else None,
        button(speaker.text("page-correct"), "correct", None, "small quiet", "undo")
        if sitting.can_correct
        else None,
    ]
    shown = [row for row in rows if row is not None]
    return el("div", shown, class_="acts back when-free") if shown else None


def _asking_back(sitting: Sitting) -> Markup:
    """Ask everyone to go back; where that makes a practice table, a dialog asks first."""
    words = sitting.speaker.text("page-request-undo")
    if not sitting.asks_practice:
        return button(words, "request", None, "small quiet", "undo")
    return el(
        "button",
        icon("undo"),
        words,
        class_="btn small quiet",
        data_do="dialog",
        data_dialog="practice",
    )


def _practice(sitting: Sitting) -> Markup | None:
    """Everybody sees that this is a practice table."""
    if not sitting.is_practice:
        return None
    return keyed("practice", "p", sitting.speaker.text("page-practice"), class_="practice")


def _newcomer(sitting: Sitting) -> Markup | None:
    """Somebody asks for a chair that was left."""
    asking, speaker = sitting.newcomer, sitting.speaker
    if asking is None:
        return None
    words = el("p", speaker.text("page-asks-seat", name=asking.name))
    if not asking.may_answer:
        return keyed(
            "newcomer", "div", words, el("p", speaker.text("page-asks-wait")), class_="request"
        )
    yes = button(speaker.text("page-agree"), "admit", f"{asking.seat} yes", "small go")
    no = button(speaker.text("page-refuse"), "admit", f"{asking.seat} no", "small")
    return keyed("newcomer", "div", words, el("div", yes, no, class_="acts"), class_="request")


def _request(sitting: Sitting) -> Markup | None:
    """Somebody asks everyone to go back."""
    if sitting.request is None:
        return None
    speaker = sitting.speaker
    words = el("p", speaker.text("page-asks-undo", name=sitting.players[sitting.request]))
    if sitting.has_agreed or not sitting.mine:
        return keyed(
            "request", "div", words, el("p", speaker.text("page-asks-wait")), class_="request"
        )
    way = f"{sitting.way[0]} {sitting.way[1]}"
    yes = button(speaker.text("page-agree"), "agree", way, "small go")
    no = button(speaker.text("page-refuse"), "refuse", way, "small")
    return keyed("request", "div", words, el("div", yes, no, class_="acts"), class_="request")


# -- before, after, and another time


def _curtain(sitting: Sitting) -> Markup:
    ask = sitting.view.ask
    assert ask is not None
    name, speaker = sitting.players[ask.seat], sitting.speaker
    ready = button(speaker.text("page-curtain-ready", name=name), "ready", ask.seat, "go")
    return join(
        _heading(speaker.text("page-curtain", name=name), speaker.text("page-curtain-help")), ready
    )


def _shown(sitting: Sitting, film: Film) -> Markup:
    """The controls of a replay, and who was asked what."""
    ask, speaker = sitting.view.ask, sitting.speaker
    asked = ""
    if ask is not None and ask.seat >= 0:
        name = sitting.players[ask.seat]
        asked = speaker.text("page-thinks", name=name)
    return controls(film, sitting.standing, speaker, asked)


def _past(sitting: Sitting) -> Markup:
    speaker = sitting.speaker
    words = speaker.text("page-past", index=sitting.looking or 0, all=sitting.standing)
    now = button(speaker.text("page-now"), "look", "now", "go")
    return join(_heading(words), el("div", now, class_="acts"))


def _end(sitting: Sitting, screen: Screen) -> Markup:
    result, speaker = sitting.result, sitting.speaker
    assert result is not None
    winners = [sitting.players[seat] for seat in result.winners]
    won = speaker.text("page-draw") if result.is_draw else _won(sitting, winners)
    reason = f"end-{result.reason}"
    late = ", ".join([sitting.players[seat] for seat in sitting.out])
    return join(
        _heading(won, speaker.text(reason) if speaker.has(reason) else ""),
        el("p", speaker.text("page-clock-out", name=late)) if late else None,
        _scores(sitting, screen, result),
        _afterwards(sitting),
    )


def _lost(sitting: Sitting, seat: Seat) -> Markup:
    """The game has ended before its end: somebody's time was up."""
    words = sitting.speaker.text("page-clock-lost", name=sitting.players[seat])
    return join(_heading(words), _afterwards(sitting))


def _afterwards(sitting: Sitting) -> Markup:
    """Another game, and this one again."""
    speaker, table = sitting.speaker, sitting.table
    again: Markup | None
    if sitting.next:
        again = el("a", speaker.text("page-to-rematch"), class_="btn go", href=f"/t/{sitting.next}")
    else:
        again = (
            button(speaker.text("page-rematch"), "rematch", None, "go") if sitting.mine else None
        )
    watch = el("a", speaker.text("page-watch-again"), class_="btn", href=f"/t/{table}/replay")
    record = el("a", speaker.text("page-record"), class_="btn", href=f"/t/{table}/record.troll")
    return el("div", again, watch, record, class_="acts")


def _won(sitting: Sitting, winners: Sequence[str]) -> str:
    result = sitting.result
    if result is not None and len(sitting.mine) == 1 and sitting.mine[0] in result.winners:
        return sitting.speaker.text("page-you-won")
    return sitting.speaker.text("page-won", name=", ".join(winners), count=len(winners))


def _scores(sitting: Sitting, screen: Screen, result: Result) -> Markup:
    """The ranking from left to right, and below it the scores, counted up row by row."""
    order = sorted(range(len(result.scores)), key=lambda seat: result.ranks[seat])
    heads = [_place(sitting, screen, result, seat) for seat in order]
    counted = _counted(result)
    rows = [
        el(
            "tr",
            el("th", sitting.speaker.text(f"score-{row}"), scope="row"),
            [el("td", values[seat], class_=_winning(result, seat)) for seat in order],
            style=f"--n:{number}",
        )
        for number, (row, values) in enumerate(counted)
    ]
    lone = len(counted) == 1 and list(counted[0][1]) == list(result.scores)
    total = None if lone else _total(sitting, result, order)
    return el("table", el("tr", el("td"), heads), rows, total, class_="scores")


def _counted(result: Result) -> list[tuple[str, Sequence[int]]]:
    """The rows that are added up; a game's own sum is left to the page."""
    return [(row, values) for row, values in result.rows if row != "total"]


def _winning(result: Result, seat: int) -> str | None:
    """The class of the winners' columns; a draw has none."""
    return "won" if seat in result.winners and not result.is_draw else None


def _place(sitting: Sitting, screen: Screen, result: Result, seat: int) -> Markup:
    won = _winning(result, seat)
    return el(
        "th",
        el("span", icon("crown", 18) if won else result.ranks[seat], class_="rank"),
        emblem(screen.plates[seat].look, 16),
        el("span", sitting.players[seat], class_="who"),
        scope="col",
        class_=won,
    )


def _total(sitting: Sitting, result: Result, order: Sequence[int]) -> Markup:
    """The sums: each shows what was counted so far until the next row appears."""
    cells = [
        el(
            "td",
            el("div", _ticks(result, seat), el("b", result.scores[seat])),
            class_=f"sum {_winning(result, seat) or ''}".strip(),
        )
        for seat in order
    ]
    words = el("th", sitting.speaker.text("page-total"), scope="row")
    return el("tr", words, cells, class_="total", style=f"--n:{len(_counted(result))}")


def _ticks(result: Result, seat: int) -> list[Markup]:
    sums = list(accumulate([values[seat] for _, values in _counted(result)]))
    return [
        el("i", so_far, aria_hidden="true", style=f"--n:{number}")
        for number, so_far in enumerate(sums)
    ]


def _waiting(sitting: Sitting, screen: Screen) -> Markup:
    speaker = sitting.speaker
    invite = el(
        "button",
        icon("link", 22),
        speaker.text("page-copy-link"),
        class_="btn go",
        data_do="copy",
        data_copy=f"/t/{sitting.table}",
        data_copied=speaker.text("page-link-copied"),
    )
    rows = [_free_chair(sitting, screen, chair) for chair in sitting.chairs if chair.kind == "open"]
    return join(
        _heading(speaker.text("page-waiting"), speaker.text("page-waiting-help")),
        el("div", invite, class_="acts"),
        el("ul", rows, class_="free"),
    )


def _free_chair(sitting: Sitting, screen: Screen, chair: Chair) -> Markup:
    speaker = sitting.speaker
    acts: list[Markup] = []
    if sitting.may_sit:
        acts.append(button(speaker.text("page-sit"), "sit", chair.seat, "small go"))
    if sitting.is_host or sitting.mine:
        acts += [
            button(speaker.name(bot), "bot", f"{chair.seat} {bot}", "small", "bot")
            for bot in sitting.bots
        ]
    return el(
        "li", emblem(screen.plates[chair.seat].look), chair.name, el("div", acts, class_="acts")
    )
