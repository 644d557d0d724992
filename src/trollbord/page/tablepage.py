"""The page of a table: the board first, then who plays, what happened, and what is asked."""

from __future__ import annotations

from functools import cache

from trollbord.ink.figures import backdrop
from trollbord.ink.icons import icon
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.screen import Plate, Screen
from trollbord.ink.seats import emblem
from trollbord.page.question import button, question
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, Sitting

LOG_ROWS = 60


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
        _nav(sitting),
        question(sitting, shown),
        None if strip else [plates[seat] for seat in below],
    ]
    field = keyed(
        "field",
        "div",
        shown.board,
        keyed("corner", "div", shown.corner, class_="corner"),
        shown.hand,
        keyed("strip", "div", [plates[s] for s in (*below, *above)], class_="strip")
        if strip
        else None,
        class_="field",
    )
    return join(_backdrop(), field, el("div", el("div", side, class_="panel box"), class_="side"))


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
        _nav(sitting),
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
    return join(top, el("div", shown.board, class_="field"), shown.hand, own, foot, sheet)


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
        el("div", plate.number, class_="number") if plate.number else None,
        _chair_acts(sitting, chair),
        plate.extra,
        class_=f"plate s-{plate.look}{' turn' if is_asked else ''}{'' if chair.is_here else ' away'}",
        aria_current="true" if is_asked else None,
    )


def _name(sitting: Sitting, chair: Chair) -> Markup:
    speaker = sitting.speaker
    tags = {
        "bot": speaker.text("page-tag-bot"),
        "standin": speaker.text("page-tag-standin", bot=speaker.name(chair.bot)),
        "open": "",
        "person": "" if chair.is_here else speaker.text("page-tag-away"),
    }
    if chair.is_program and chair.kind == "person" and chair.is_here:
        tags["person"] = speaker.text("page-tag-program")
    tag = speaker.text("page-tag-you") if chair.is_mine else tags[chair.kind]
    return join(
        el("span", chair.name, class_="who"), el("span", tag, class_="tag") if tag else None
    )


def _chair_acts(sitting: Sitting, chair: Chair) -> Markup | None:
    speaker = sitting.speaker
    if chair.kind == "standin" and chair.is_mine:
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
    return keyed("log", "div", inside, class_="log", data_newest=True, tabindex=0, role="log")


def _rows(sitting: Sitting, shown: Screen) -> Markup:
    told = [(entry, event) for entry in sitting.draft.history for event in entry.events]
    first = max(0, len(told) - LOG_ROWS)
    rows = [
        keyed(
            f"log-{first + number}",
            "li",
            el(
                "button",
                _dot(shown.plates, entry.seat),
                sitting.speaker.event(event, sitting.players),
                data_act="look",
                data_arg=entry.index,
            ),
        )
        for number, (entry, event) in enumerate(told[first:])
    ]
    return keyed("told", "ol", rows, class_="told")


def _dot(plates: tuple[Plate, ...], seat: int) -> Markup | None:
    return emblem(plates[seat].look, 14) if 0 <= seat < len(plates) else None


def _nav(sitting: Sitting) -> Element:
    """To the first position, back, on, and to the latest."""
    here = sitting.looking if sitting.looking >= 0 else sitting.standing
    last = sitting.standing
    steps = (
        ("first", "page-nav-first", "first", here > 0, ""),
        ("back", "page-nav-back", "back", here > 0, ""),
        ("next", "page-nav-next", "next", here < last, ""),
        ("first", "page-nav-last", "now", sitting.looking >= 0, "flip"),
    )
    tools = [
        el(
            "button",
            icon(sign),
            class_=f"tool {css}".strip(),
            data_act="look",
            data_arg=to,
            disabled=not can,
            title=sitting.speaker.text(id),
            aria_label=sitting.speaker.text(id),
        )
        for sign, id, to, can, css in steps
    ]
    leave = el(
        "button",
        icon("leave"),
        class_="tool",
        data_act="leave",
        title=sitting.speaker.text("page-leave"),
        aria_label=sitting.speaker.text("page-leave"),
    )
    can_leave = bool(sitting.mine) and sitting.view.result is None
    return keyed(
        "nav", "div", tools, el("span", class_="grow"), leave if can_leave else None, class_="nav"
    )
