"""Free chairs: who may sit down, which bots are offered, and how others are invited."""

from __future__ import annotations

from collections.abc import Sequence

from trollbord.ink.markup import Markup, el, join, keyed
from trollbord.ink.screen import Screen
from trollbord.ink.seats import emblem
from trollbord.page.company import code, copy_link
from trollbord.page.faces import rungs
from trollbord.page.icon_button import button, heading
from trollbord.page.sitting import Chair, Sitting
from trollbord.tables.terms import LONGEST_NAME


def waiting_panel(sitting: Sitting, screen: Screen) -> Markup:
    """In place of the question, while the game waits for somebody to sit down."""
    speaker, is_begun = sitting.speaker, sitting.moment.standing > 0
    seats_bots = sitting.company.is_host or bool(sitting.mine)
    helps = "page-waiting-help" if seats_bots else "page-waiting-guest"
    says = "page-waiting-left" if is_begun else "page-waiting"
    free = [chair for chair in sitting.chairs if chair.kind == "open"]
    begin = button(speaker.text("page-begin-with-bots"), "fill", None, "", "bot")
    return join(
        heading(speaker.text(says), speaker.text(helps)),
        None if seats_bots else _free_chairs(sitting, screen, free),
        _inviting(sitting, begin if seats_bots and not is_begun else None),
        _free_chairs(sitting, screen, free) if seats_bots else None,
    )


def _inviting(sitting: Sitting, begin: Markup | None) -> Markup:
    """The link to the table; a guest who came by it needs no code."""
    is_guest = not sitting.company.is_host and not sitting.mine
    css = "btn small quiet" if is_guest else "btn go"
    copy = copy_link(sitting.table, sitting.speaker, css)
    shown = None if is_guest else code(sitting.table, sitting.speaker)
    return el("div", shown, el("div", copy, begin, class_="acts"), class_="inviting")


def _free_chairs(sitting: Sitting, screen: Screen, free: Sequence[Chair]) -> Markup:
    rows = [_free_chair(sitting, screen, chair) for chair in free]
    return el("ul", rows, class_="free")


def left_seats(sitting: Sitting, screen: Screen) -> Markup | None:
    """The chairs that are free while the others play on: folded for those who play, open for who may sit down."""
    free = [chair for chair in sitting.chairs if chair.kind == "open"]
    if not free:
        return None
    told = el("summary", sitting.speaker.text("page-seat-left"))
    is_open = sitting.company.may_sit and not sitting.mine
    inside = el("details", told, _free_chairs(sitting, screen, free), open=is_open)
    return keyed("left-seats", "div", inside, class_="left-seats")


def _sitting_down(sitting: Sitting, chair: Chair) -> Markup:
    """Take a chair; a guest who has not said a name yet is asked for one."""
    speaker = sitting.speaker
    css = "small" if sitting.company.is_host or sitting.mine else "small go"  # a host invites first
    if not sitting.company.asks_name:
        return button(speaker.text("page-sit"), "sit", chair.seat, css)
    label = speaker.text("page-name")
    name = el(
        "input",
        name="text",
        value=sitting.company.asks_name,
        maxlength=LONGEST_NAME,
        aria_label=label,
        title=label,
        autocomplete="nickname",
    )
    sit = el("button", speaker.text("page-sit"), class_=f"btn {css}")
    return el("form", name, sit, class_="sit", data_act="sit", data_arg=chair.seat)


def _free_chair(sitting: Sitting, screen: Screen, chair: Chair) -> Markup:
    speaker = sitting.speaker
    acts: list[Markup] = []
    if sitting.company.may_sit:
        acts.append(_sitting_down(sitting, chair))
    if sitting.company.is_host or sitting.mine:
        acts.append(el("span", speaker.text("page-or-bot"), class_="or"))
        acts += [_bot(sitting, chair, level) for level in range(len(sitting.company.bots))]
    return el(
        "li", emblem(screen.plates[chair.seat].look), chair.name, el("div", acts, class_="acts")
    )


def _bot(sitting: Sitting, chair: Chair, level: int) -> Markup:
    """A bot to be seated here; the ladder beside its name says how strong it is."""
    speaker, bot = sitting.speaker, sitting.company.bots[level]
    strength = rungs(speaker, level + 1, len(sitting.company.bots))
    rating = el("small", sitting.company.ratings[bot]) if bot in sitting.company.ratings else None
    words = join(speaker.name(bot), rating, strength)
    return button(words, "bot", f"{chair.seat} {bot}", "small")
