"""The page of a table: the board first, then who plays, what happened, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import groupby
from random import Random
from typing import Final, NamedTuple, TypeAlias

from trollbord.ink.figures import backdrop
from trollbord.ink.icons import icon
from trollbord.ink.markup import Child, Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft, Entry, Plate, Screen
from trollbord.ink.seats import emblem
from trollbord.ink.shapes import line, wedge
from trollbord.kernel.event import Event
from trollbord.kernel.message import Word
from trollbord.page.chat_pane import notes_pane, pane_tools, talk_pane
from trollbord.page.clock_face import on_plate
from trollbord.page.company import GOING, can_go, presence, ways_to_go
from trollbord.page.explanation import thought_pane, why_tool
from trollbord.page.hint_pane import hint_pane
from trollbord.page.icon_button import button, tool
from trollbord.page.lesson_pane import lesson_bar, lesson_head, note, plan
from trollbord.page.question import question
from trollbord.page.screens import game_screen
from trollbord.page.sitting import Chair, Sitting
from trollbord.page.told_pane import told_pane
from trollbord.tables.happenings import HAPPENINGS
from trollbord.words import Speaker

LOG_ROWS = 60
SAID: Final = "said"
"""The name of the event for a chat line in a replay."""
BESIDE: Final = (SAID, *HAPPENINGS)
"""The events that no game tells."""
BLOCK = 12
"""Lines of the log that are sent together: a new line changes one block."""
MANY: Final = 4
"""So many lines of one kind in a row are one line, if the game has words for it: log-<event>-many."""
Told: TypeAlias = "tuple[Entry, Event] | None"
"""Something that was told; None where the line of many tells it."""


def table_page(sitting: Sitting) -> Element:
    """Everything below the bar, for a desk or a phone."""
    shown = game_screen(sitting.game).screen(sitting.view, sitting.draft, sitting.speaker)
    build = _phone if sitting.draft.form == "phone" else _desk
    ask = sitting.view.ask
    return keyed(
        "page",
        "main",
        build(sitting, shown),
        told_pane(sitting),
        class_=f"table {shown.layout} {sitting.draft.form}",
        data_stage=ask.prompt if ask is not None and sitting.acts else None,
        data_curtain=sitting.moment.is_curtain or None,
    )


def _desk(sitting: Sitting, shown: Screen) -> Markup:
    above, below = _around(sitting)
    plates = {chair.seat: _plate(sitting, shown, chair) for chair in sitting.chairs}
    strip = shown.layout == "strip"
    own = [plates[seat] for seat in below]
    side: list[Child] = _taught_side(sitting, shown, own) or [
        None if strip else [plates[seat] for seat in above],
        shown.aside,
        _log(sitting, shown),
        _panes(sitting, shown),
        None if sitting.replay else _nav(sitting),
        thought_pane(sitting),
        hint_pane(sitting),
        _refusal(),
        question(sitting, shown),
        None if strip else [plates[seat] for seat in below],
    ]
    field = keyed(
        "field",
        "div",
        shown.board,
        keyed("corner", "div", shown.corner, class_="corner"),
        _curtain(sitting, shown) if sitting.moment.is_curtain else None,
        _joy(sitting, shown),
        shown.hand,
        keyed("strip", "div", [plates[s] for s in (*below, *above)], class_="strip")
        if strip
        else None,
        note(sitting.coach, sitting.speaker) if sitting.coach is not None else None,
        class_="field",
    )
    beside = keyed("side", "div", el("div", side, class_="panel box"), class_="side")
    return join(_backdrop(), field, beside, ways_to_go(sitting))


def _taught_side(sitting: Sitting, shown: Screen, own: Sequence[Markup]) -> list[Child]:
    """Beside the board of a lesson: the way so far and the question; the own plate only where it tells more than a name."""
    coach, speaker = sitting.coach, sitting.speaker
    if coach is None:
        return []
    head, steps = lesson_head(coach, speaker), plan(coach, speaker)
    if shown.layout != "column":
        return [head, steps, shown.aside, question(sitting, shown)]
    return [head, steps, shown.aside, question(sitting, shown), *own]


def _taught_phone(sitting: Sitting, shown: Screen, plates: Markup | None) -> Markup:
    """A lesson on a phone: the bar with the way so far, and the coach's note as a sheet above the question."""
    coach, speaker = sitting.coach, sitting.speaker
    assert coach is not None
    sheet = keyed(
        "sheet",
        "section",
        el("div", shown.corner, class_="corner"),
        shown.aside,
        class_="sheet",
    )
    told = note(coach, speaker, is_phone=True)
    foot = el("div", sheet, told, question(sitting, shown), class_="foot")
    board = el("div", shown.board, class_="field")
    return join(lesson_bar(coach, speaker), plates, board, shown.hand, foot)


def _phone(sitting: Sitting, shown: Screen) -> Markup:
    above, below = _around(sitting)
    plates = {chair.seat: _plate(sitting, shown, chair) for chair in sitting.chairs}
    duel = shown.layout == "duel"
    top = el("div", [plates[s] for s in (above if duel else (*below, *above))], class_="strip")
    if sitting.coach is not None:
        return _taught_phone(sitting, shown, None if duel else top)
    sheet = keyed(
        "sheet",
        "section",
        el("div", shown.corner, class_="corner"),
        shown.aside,
        _log(sitting, shown),
        _panes(sitting, shown),
        None if sitting.replay else _nav(sitting),
        thought_pane(sitting),
        class_="sheet",
    )
    more = el(
        "button",
        icon("menu", 22),
        el("i", class_="count"),
        class_="btn more",
        data_act="sheet",
        data_arg="more",
        title=sitting.speaker.text("page-more"),
        aria_label=sitting.speaker.text("page-more"),
    )
    foot = el("div", hint_pane(sitting), _refusal(), question(sitting, shown), more, class_="foot")
    own = [plates[seat] for seat in below] if duel else None
    curtain = _curtain(sitting, shown) if sitting.moment.is_curtain else None
    return join(
        top,
        el("div", shown.board, curtain, _joy(sitting, shown), class_="field"),
        shown.hand,
        own,
        foot,
        sheet,
        ways_to_go(sitting),
    )


JOYS: Final = 22
"""Pieces that fall when a game is won."""


def _joy(sitting: Sitting, shown: Screen) -> Element | None:
    """The winner's pieces fall once, fading as they fall; with little motion there are none, for they would lie over the board."""
    result = sitting.result
    if (
        result is None
        or result.is_draw
        or sitting.moment.looking is not None
        or sitting.replay is not None
    ):
        return None
    looks = [shown.plates[seat].look for seat in result.winners]
    chance = Random(sitting.moment.seq)
    pieces = [
        el(
            "i",
            emblem(looks[number % len(looks)], 12 + number % 3 * 5) if looks[0] else None,
            style=f"left:{chance.randrange(2, 96)}%;"
            f"--turn:{chance.randrange(-80, 80)}deg;--wait:{chance.randrange(0, 500)}ms",
        )
        for number in range(JOYS)
    ]
    return keyed("joy", "div", pieces, class_="joy", aria_hidden="true")


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
def _refusal() -> Element:
    """Where a click that leads to nothing is answered: beside the question, never over the board."""
    return keyed("refusal", "div", class_="refusal", role="status")


@cache
def _backdrop() -> Element:
    return keyed("backdrop", "div", backdrop(), class_="far")


def _curtain(sitting: Sitting, shown: Screen) -> Element:
    """The curtain that hides the board while a shared device is handed on; it names the next player."""
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
    is_still = sitting.company.is_waiting or sitting.is_over
    is_asked = ask is not None and ask.seat == chair.seat and not is_still
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
        on_plate(sitting.clock, chair.seat, chair.kind == "person") if sitting.clock else None,
        _chair_acts(sitting, chair),
        plate.extra,
        class_=f"plate s-{plate.look}{' turn' if is_asked else ''}{'' if chair.is_here else ' away'}",
        aria_current="true" if is_asked else None,
    )


def _number(seat: int, plate: Plate) -> Element:
    return keyed(f"number-{seat}", "div", plate.number, class_="number", data_purse=plate.purse)


def _name(sitting: Sitting, chair: Chair) -> Markup:
    tag = "" if sitting.replay is not None else _tag(sitting, chair)
    return join(
        el("span", chair.name, class_="who"),
        presence(sitting, chair),
        el("span", tag, class_="tag") if tag else None,
    )


def _tag(sitting: Sitting, chair: Chair) -> str:
    """A word or two about the player of a seat: you, a bot, out of time."""
    speaker = sitting.speaker
    if chair.seat in sitting.end.out:
        return speaker.text("page-tag-late")
    if chair.seat in sitting.end.resigned:
        return speaker.text("page-tag-resigned")
    if chair.kind == "open" and sitting.moment.standing:
        return speaker.text("page-tag-left")
    if chair.is_mine:
        return speaker.text("page-tag-you")
    if chair.kind == "bot":
        return _bot_tag(sitting, chair)
    if chair.kind == "standin":
        return speaker.text("page-tag-standin", bot=speaker.name(chair.bot))
    if chair.kind == "person" and not chair.is_here:
        return speaker.text("page-tag-away")
    is_program = chair.kind == "person" and chair.is_program
    return speaker.text("page-tag-program") if is_program else ""


def _bot_tag(sitting: Sitting, chair: Chair) -> str:
    """That a bot sits here, and what it is worth, if that was measured."""
    if chair.bot not in sitting.company.ratings:
        return sitting.speaker.text("page-tag-bot")
    return sitting.speaker.text("page-tag-bot-rated", rating=sitting.company.ratings[chair.bot])


def _chair_acts(sitting: Sitting, chair: Chair) -> Markup | None:
    speaker = sitting.speaker
    if sitting.replay is not None:
        return None
    if chair.kind == "standin" and chair.is_mine and chair.seat not in sitting.end.resigned:
        return button(speaker.text("page-take-back"), "take", chair.seat, "small go")
    return None


# -- history


def _log(sitting: Sitting, shown: Screen) -> Element:
    inside = shown.log if shown.log is not None else _rows(sitting, shown)
    if shown.log is not None:
        inside = join(inside, _told_beside(sitting))
    return keyed("log", "div", inside, class_="log", data_newest=True, tabindex=0, role="log")


def _told_beside(sitting: Sitting) -> Markup | None:
    """What was said and happened beside the game, below a game's own history; in any other it stands between the lines."""
    history = sitting.draft.history
    told = [event for entry in history for event in entry.events if event.id in BESIDE]
    rows = [el("li", sitting.speaker.event(event, sitting.players)) for event in told]
    return keyed("told", "div", el("ol", rows, class_="kept"), class_="told") if rows else None


def _panes(sitting: Sitting, shown: Screen) -> Markup | None:
    """The panes that take the place of the log on request: chat and notes."""
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
    lines = _gathered(_latest(sitting.draft, told - first + 2 * BLOCK), sitting.speaker)
    lines = lines[max(0, len(lines) - told + first) :]
    blocks = [
        _block(sitting, looks, first + at, tuple(lines[at : at + BLOCK]))
        for at in range(0, len(lines), BLOCK)
    ]
    return keyed("told", "div", blocks, class_="told")


def _block(
    sitting: Sitting, looks: tuple[str, ...], first: int, lines: tuple[Told, ...]
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


class HistoryLine(NamedTuple):
    """A line of the log: who it is about, the position it leads to, what was told, and how often in a row."""

    seat: int
    place: int
    event: str
    args: tuple[tuple[str, Word], ...]
    times: int = 1


def _gathered(told: Sequence[tuple[Entry, Event]], speaker: Speaker) -> list[Told]:
    """Many lines of one kind as one, in the place of the last: how the table was set up, for example."""
    lines: list[Told] = []
    for id, run in groupby(told, lambda each: each[1].id):
        each = list(run)
        if len(each) >= MANY and speaker.has(f"log-{id}-many"):
            last = each[-1][0], Event(f"{id}-many", {"count": len(each)})
            lines += [*[None] * (len(each) - 1), last]
        else:
            lines += each
    return lines


def _lines(told: Sequence[Told]) -> list[tuple[int, HistoryLine]]:
    """The lines of a block, each with its number there; what was told several times in a row is one line."""
    lines: list[tuple[int, HistoryLine]] = []
    for number, each in enumerate(told):
        if each is None:
            continue
        entry, event = each
        line = HistoryLine(_about(entry, event), entry.index, event.id, tuple(event.args.items()))
        if lines and lines[-1][1][2:4] == line[2:4]:
            number, before = lines.pop()
            line = line._replace(times=before.times + 1)
        lines.append((number, line))
    return lines


def _about(entry: Entry, event: Event) -> int:
    """Whose line it is: the seat that the event names, else the one that picked."""
    seat = event.args.get("seat", entry.seat)
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
def _row(
    key: str, look: str, line: HistoryLine, speaker: Speaker, players: tuple[str, ...]
) -> Element:
    words = speaker.event(Event(line.event, dict(line.args)), players)
    times = el("span", f"×{line.times}", class_="times") if line.times > 1 else None
    shown = join(emblem(look, 14) if look else None, el("span", words), times)
    # The log is one stop of the keyboard; arrows go from line to line.
    return keyed(key, "li", el("button", shown, data_act="look", data_arg=line.place, tabindex=-1))


def _nav(sitting: Sitting) -> Element:
    """To the first position, back, on, and to the latest."""
    here = sitting.moment.standing if sitting.moment.looking is None else sitting.moment.looking
    can = (
        here > 0,
        here < sitting.moment.standing,
        sitting.moment.looking is not None,
        can_go(sitting),
    )
    reasons = (can, sitting.aids.why, sitting.talk is None, sitting.table, sitting.speaker)
    return sitting.part("nav", reasons, lambda: _drawn_nav(sitting, *can))


def _drawn_nav(sitting: Sitting, back: bool, on: bool, now: bool, goes: bool) -> Element:
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
    leave = tool("leave", sitting.speaker.text("page-going"), data_do="dialog", data_dialog=GOING)
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
        leave if goes else None,
        class_="nav",
    )
