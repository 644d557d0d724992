"""The page of a table: the board first, then who plays, what happened, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from trollbord.ink.figures import backdrop
from trollbord.ink.icons import icon
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft, Entry, Plate, Screen
from trollbord.ink.seats import emblem
from trollbord.ink.shapes import line, wedge
from trollbord.kernel.event import Event
from trollbord.kernel.message import Word
from trollbord.page.chat_pane import notes_pane, pane_tools, talk_pane
from trollbord.page.clockface import on_plate
from trollbord.page.explanation import thought_pane, why_tool
from trollbord.page.icon_button import tool
from trollbord.page.question import button, question
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, Sitting
from trollbord.words import Speaker

LOG_ROWS = 60
SAID = "said"
"""The event of a replay that somebody said something."""
BLOCK = 12
"""Lines of the log that are sent together: a new line changes one block."""


def table_page(sitting: Sitting) -> Element:
    """Everything below the bar, for a desk or a phone."""
    shown = game_screen(sitting.game).screen(sitting.view, sitting.draft, sitting.speaker)
    build = _phone if sitting.draft.form == "phone" else _desk
    ask = sitting.view.ask
    return keyed(
        "page",
        "main",
        build(sitting, shown),
        class_=f"table {shown.layout} {sitting.draft.form}",
        data_stage=ask.prompt if ask is not None and sitting.acts else None,
        data_curtain=sitting.is_curtain or None,
    )


def _desk(sitting: Sitting, shown: Screen) -> Markup:
    above, below = _around(sitting)
    plates = {chair.seat: _plate(sitting, shown, chair) for chair in sitting.chairs}
    strip = shown.layout == "strip"
    side = [
        None if strip else [plates[seat] for seat in above],
        shown.aside,
        _log(sitting, shown),
        _panes(sitting, shown),
        None if sitting.film else _nav(sitting),
        thought_pane(sitting),
        question(sitting, shown),
        None if strip else [plates[seat] for seat in below],
    ]
    field = keyed(
        "field",
        "div",
        shown.board,
        keyed("corner", "div", shown.corner, class_="corner"),
        _curtain(sitting, shown) if sitting.is_curtain else None,
        shown.hand,
        keyed("strip", "div", [plates[s] for s in (*below, *above)], class_="strip")
        if strip
        else None,
        class_="field",
    )
    beside = keyed("side", "div", el("div", side, class_="panel box"), class_="side")
    return join(_backdrop(), field, beside)


def _phone(sitting: Sitting, shown: Screen) -> Markup:
    above, below = _around(sitting)
    plates = {chair.seat: _plate(sitting, shown, chair) for chair in sitting.chairs}
    duel = shown.layout == "duel"
    top = el("div", [plates[s] for s in (above if duel else (*below, *above))], class_="strip")
    sheet = keyed(
        "sheet",
        "section",
        el("div", shown.corner, class_="corner"),
        shown.aside,
        _log(sitting, shown),
        _panes(sitting, shown),
        None if sitting.film else _nav(sitting),
        thought_pane(sitting),
        class_="sheet",
    )
    more = el(
        "button",
        icon("menu", 22),
        class_="btn more",
        data_act="sheet",
        data_arg="more",
        title=sitting.speaker.text("page-more"),
        aria_label=sitting.speaker.text("page-more"),
    )
    foot = el("div", question(sitting, shown), more, class_="foot")
    own = [plates[seat] for seat in below] if duel else None
    curtain = _curtain(sitting, shown) if sitting.is_curtain else None
    return join(top, el("div", shown.board, curtain, class_="field"), shown.hand, own, foot, sheet)


def _around(sitting: Sitting) -> tuple[list[int], list[int]]:
    """The seats above and below the board: the others in turn order, then oneself."""
    seats = [chair.seat for chair in sitting.chairs]
    me = (
        sitting.view.seat
        if sitting.view.seat in sitting.mine
        else min(sitting.mine, default=len(seats) - 1)
    )
    others = [*seats[me + 1 :], *seats[:me]]
    return others, [me]


@cache
def _backdrop() -> Element:
    return keyed("backdrop", "div", backdrop(), class_="far")


def _curtain(sitting: Sitting, shown: Screen) -> Element:
    """What hangs before the board while a device goes from hand to hand, with whoever is to take it."""
    ask = sitting.view.ask
    assert ask is not None
    plate = shown.plates[ask.seat]
    badge = el(
        "div",
        plate.face,
        el("b", emblem(plate.look, 22), sitting.players[ask.seat], class_="flare"),
        class_=f"badge s-{plate.look}",
    )
    return keyed("curtain", "div", _cloth(), badge, class_="curtain")


@cache
def _cloth() -> Markup:
    """Heavy folds with light cut into their edges, and a braid along the hem."""
    folds = [
        el("path", d=f"M{x} 0Q{x + 14} 300 {x - 6} 600H{x + 60}Q{x + 74} 300 {x + 50} 0Z")
        for x in range(-20, 1000, 100)
    ]
    cuts = [
        wedge((x + shift, start), (x + shift + 5, end), 3)
        for x in range(-20, 1000, 100)
        for shift, start, end in ((54, 0, 190), (16, 0, 110), (2, 520, 380), (46, 520, 430))
    ]
    knots = [(x, 540 + 10 * (x // 20 % 2)) for x in range(-20, 1040, 20)]
    braid = line([*knots, *[(x, y + 14) for x, y in reversed(knots)]])
    return el(
        "svg",
        folds,
        el("path", d="".join(cuts), class_="cuts"),
        el("path", d=braid, class_="braid"),
        viewBox="0 0 1000 600",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


# -- plates


def _plate(sitting: Sitting, shown: Screen, chair: Chair) -> Element:
    plate, ask = shown.plates[chair.seat], sitting.view.ask
    is_asked = ask is not None and ask.seat == chair.seat and not sitting.is_waiting
    return keyed(
        f"plate-{chair.seat}",
        "div",
        plate.face,
        el(
            "div",
            el("div", emblem(plate.look), _name(sitting, chair), class_="name"),
            el("div", plate.facts, class_="sub") if plate.facts else None,
            class_="grow",
        ),
        _number(chair.seat, plate) if plate.number else None,
        on_plate(sitting.face, chair.seat, chair.kind == "person") if sitting.face else None,
        _chair_acts(sitting, chair),
        plate.extra,
        class_=f"plate s-{plate.look}{' turn' if is_asked else ''}{'' if chair.is_here else ' away'}",
        aria_current="true" if is_asked else None,
    )


def _number(seat: int, plate: Plate) -> Element:
    return keyed(f"number-{seat}", "div", plate.number, class_="number", data_purse=plate.purse)


def _name(sitting: Sitting, chair: Chair) -> Markup:
    tag = "" if sitting.film is not None else _tag(sitting, chair)
    return join(
        el("span", chair.name, class_="who"), el("span", tag, class_="tag") if tag else None
    )


def _tag(sitting: Sitting, chair: Chair) -> str:
    """What is to be known of whoever sits there, in a word or two."""
    speaker = sitting.speaker
    if chair.seat in sitting.out:
        return speaker.text("page-tag-late")
    if chair.is_mine:
        return speaker.text("page-tag-you")
    if chair.kind == "bot":
        return speaker.text("page-tag-bot")
    if chair.kind == "standin":
        return speaker.text("page-tag-standin", bot=speaker.name(chair.bot))
    if chair.kind == "person" and not chair.is_here:
        return speaker.text("page-tag-away")
    is_program = chair.kind == "person" and chair.is_program
    return speaker.text("page-tag-program") if is_program else ""


def _chair_acts(sitting: Sitting, chair: Chair) -> Markup | None:
    speaker = sitting.speaker
    if sitting.film is not None:
        return None
    if chair.kind == "standin" and chair.is_mine and chair.seat not in sitting.out:
        return button(speaker.text("page-take-back"), "take", chair.seat, "small go")
    ask = sitting.view.ask
    is_lone = ask is not None and ask.veiled and ask.seat == chair.seat and len(ask.options) == 1
    if chair.is_mine and (is_lone or chair.accepts):
        words = speaker.text("page-always-accept")
        pressed = "true" if chair.accepts else "false"
        return el(
            "button",
            words,
            class_="fold",
            data_act="accepts",
            data_arg=chair.seat,
            aria_pressed=pressed,
        )
    return None


# -- history


def _log(sitting: Sitting, shown: Screen) -> Element:
    inside = shown.log if shown.log is not None else _rows(sitting, shown)
    if shown.log is not None and sitting.film is not None:
        inside = join(inside, _kept_talk(sitting))
    return keyed("log", "div", inside, class_="log", data_newest=True, tabindex=0, role="log")


def _kept_talk(sitting: Sitting) -> Markup | None:
    """What was said, beside a game's own history; in any other it stands between the lines."""
    told = [event for entry in sitting.draft.history for event in entry.events if event.id == SAID]
    rows = [el("li", sitting.speaker.event(event, sitting.players)) for event in told]
    return keyed("told", "div", el("ol", rows, class_="kept"), class_="told") if rows else None


def _panes(sitting: Sitting, shown: Screen) -> Markup | None:
    """What lies behind the history until somebody wants it."""
    talk, speaker = sitting.talk, sitting.speaker
    if talk is None:
        return None
    looks = tuple([plate.look for plate in shown.plates])
    return join(
        sitting.part("talk", (talk, looks, speaker), lambda: talk_pane(talk, looks, speaker)),
        sitting.part("notes", (talk.note, speaker), lambda: notes_pane(talk.note, speaker)),
    )


def _rows(sitting: Sitting, shown: Screen) -> Markup:
    told = sitting.draft.told()
    first = max(0, told // BLOCK - LOG_ROWS // BLOCK) * BLOCK
    looks = tuple([plate.look for plate in shown.plates])
    lines = _latest(sitting.draft, told - first)
    blocks = [
        _block(sitting, looks, first + at, tuple(lines[at : at + BLOCK]))
        for at in range(0, len(lines), BLOCK)
    ]
    return keyed("told", "div", blocks, class_="told")


def _block(
    sitting: Sitting, looks: tuple[str, ...], first: int, lines: tuple[tuple[Entry, Event], ...]
) -> Element:
    """Some lines of the log; those that are full stay as they are until they have gone."""
    players, speaker = tuple(sitting.players), sitting.speaker

    def draw() -> Element:
        rows = [
            _row(
                f"log-{first + number}",
                looks[line.seat] if 0 <= line.seat < len(looks) else "",
                line,
                speaker,
                players,
            )
            for number, line in _lines(lines)
        ]
        return keyed(f"logs-{first}", "ol", rows)

    place = f"logs-{first // BLOCK % (LOG_ROWS // BLOCK + 2)}"
    return sitting.part(place, (first, lines, looks, players, speaker), draw)


class Line(NamedTuple):
    """A line of the log: who it is about, the position it leads to, what was told, and how often in a row."""

    seat: int
    place: int
    event: str
    args: tuple[tuple[str, Word], ...]
    times: int = 1


def _lines(told: Sequence[tuple[Entry, Event]]) -> list[tuple[int, Line]]:
    """The lines of a block, each with its number there; what was told several times in a row is one line."""
    lines: list[tuple[int, Line]] = []
    for number, (entry, event) in enumerate(told):
        line = Line(_about(entry, event), entry.index, event.id, tuple(event.args.items()))
        if lines and lines[-1][1][2:4] == line[2:4]:
            number, before = lines.pop()
            line = line._replace(times=before.times + 1)
        lines.append((number, line))
    return lines


def _about(entry: Entry, event: Event) -> int:
    """Whose line it is: who picked, or the player that chance dealt with."""
    seat = event.args.get("seat", entry.seat) if entry.seat < 0 else entry.seat
    return seat if isinstance(seat, int) else entry.seat


def _latest(draft: Draft, count: int) -> list[tuple[Entry, Event]]:
    """What was told last, however long the history is."""
    found: list[tuple[Entry, Event]] = []
    for entry in reversed(draft.history):
        if len(found) >= count:
            break
        found += [(entry, event) for event in reversed(entry.events)]
    return found[:count][::-1]


@lru_cache(maxsize=16_384)
def _row(key: str, look: str, line: Line, speaker: Speaker, players: tuple[str, ...]) -> Element:
    words = speaker.event(Event(line.event, dict(line.args)), players)
    times = el("span", f"×{line.times}", class_="times") if line.times > 1 else None
    shown = join(emblem(look, 14) if look else None, el("span", words), times)
    return keyed(key, "li", el("button", shown, data_act="look", data_arg=line.place))


def _nav(sitting: Sitting) -> Element:
    """To the first position, back, on, and to the latest."""
    here = sitting.standing if sitting.looking is None else sitting.looking
    can_leave = bool(sitting.mine) and sitting.view.result is None
    can = (here > 0, here < sitting.standing, sitting.looking is not None, can_leave)
    reasons = (can, sitting.why, sitting.talk is None, sitting.table, sitting.speaker)
    return sitting.part("nav", reasons, lambda: _drawn_nav(sitting, *can))


def _drawn_nav(sitting: Sitting, back: bool, on: bool, now: bool, can_leave: bool) -> Element:
    steps = (
        ("first", "page-nav-first", "first", back, ""),
        ("back", "page-nav-back", "back", back, ""),
        ("next", "page-nav-next", "next", on, ""),
        ("first", "page-nav-last", "now", now, "flip"),
    )
    tools = [
        tool(sign, sitting.speaker.text(id), css, data_act="look", data_arg=to, disabled=not can)
        for sign, id, to, can, css in steps
    ]
    leave = tool(
        "leave", sitting.speaker.text("page-leave"), data_do="dialog", data_dialog="leaving"
    )
    replay = el(
        "a",
        icon("eye"),
        class_="tool",
        href=f"/t/{sitting.table}/replay",
        title=sitting.speaker.text("page-watch-again"),
        aria_label=sitting.speaker.text("page-watch-again"),
    )
    return keyed(
        "nav",
        "div",
        tools,
        el("span", class_="grow"),
        pane_tools(sitting.speaker) if sitting.talk else None,
        why_tool(sitting),
        replay,
        leave if can_leave else None,
        class_="nav",
    )
