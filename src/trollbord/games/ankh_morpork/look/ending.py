"""The end of a game: every personality face up, with its goal and how far it came."""

from __future__ import annotations

from typing import Final

from trollbord.games.ankh_morpork.box import COLOURS, PERSONALITIES
from trollbord.games.ankh_morpork.goal import Progress, progress_of
from trollbord.games.ankh_morpork.look.emblems import picture
from trollbord.games.ankh_morpork.look.figures import LOOKS
from trollbord.games.ankh_morpork.message_ids import goal_text
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.icons import icon
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft
from trollbord.ink.seats import emblem
from trollbord.words import Speaker

DECIDED: Final = frozenset(("goal", "vimes"))
"""The ends that a personality decides; points decide the others."""


def is_counted(view: AnkhView) -> bool:
    """Whether points decided the game."""
    return view.result is None or view.result.reason not in DECIDED


def personalities(view: AnkhView, draft: Draft, speaker: Speaker) -> Element | None:
    """On a desk, in the place of the hand: the personalities of all players."""
    if not view.shown or view.result is None:
        return None
    cards = [_card(view, seat, draft, speaker) for seat in _order(view)]
    return keyed("hand", "div", cards, class_="am-hand am-final")


def verdict(view: AnkhView, draft: Draft, speaker: Speaker) -> Markup:
    """On a phone, above the count: who was who, and how far each goal was reached."""
    if not view.shown or view.result is None:
        return NOTHING
    rows = [_row(view, seat, draft, speaker) for seat in _order(view)]
    return el("ul", rows, class_="am-verdict")


def _order(view: AnkhView) -> list[int]:
    """The winners first."""
    assert view.result is not None
    ranks = view.result.ranks
    return sorted(range(view.seats), key=lambda seat: ranks[seat])


def _card(view: AnkhView, seat: int, draft: Draft, speaker: Speaker) -> Element:
    inside = join(
        _cameo(view, seat),
        el("div", _who(view, seat, draft, speaker), class_="label"),
        el("h3", speaker.name(PERSONALITIES[view.shown[seat]])),
        _told(view, seat, speaker),
        way(_progress(view, seat), speaker),
    )
    body = el("div", inside, class_="in")
    return keyed(f"persona-{seat}", "article", body, class_=f"am-persona {_css(view, seat)}")


def _row(view: AnkhView, seat: int, draft: Draft, speaker: Speaker) -> Markup:
    reached = _progress(view, seat)
    return el(
        "li",
        _cameo(view, seat),
        el(
            "div",
            el("b", speaker.name(PERSONALITIES[view.shown[seat]])),
            el("span", _who(view, seat, draft, speaker), class_="label"),
            _told(view, seat, speaker),
        ),
        el("strong", speaker.text("screen-progress", have=reached.have, need=reached.need)),
        class_=_css(view, seat),
    )


def _css(view: AnkhView, seat: int) -> str:
    assert view.result is not None
    return f"s-{LOOKS[seat]}" + (" won" if seat in view.result.winners else "")


def _cameo(view: AnkhView, seat: int) -> Markup:
    shape = picture(f"am-{PERSONALITIES[view.shown[seat]]}", 0, 0, 60)
    return el("svg", shape, class_="am-cameo", viewBox="-8 -8 76 76", aria_hidden="true")


def _who(view: AnkhView, seat: int, draft: Draft, speaker: Speaker) -> Markup:
    assert view.result is not None
    name = draft.players[seat] if draft.players else speaker.name(COLOURS[seat])
    crown = icon("crown", 16) if seat in view.result.winners else None
    return join(crown, emblem(LOOKS[seat], 14), name)


def _told(view: AnkhView, seat: int, speaker: Speaker) -> Markup:
    need = _progress(view, seat).need
    return el("p", speaker.text(goal_text(view.shown[seat]), need=need))


def _progress(view: AnkhView, seat: int) -> Progress:
    return progress_of(view, seat, view.shown[seat])


def way(reached: Progress, speaker: Speaker, key: str = "") -> Markup:
    """The way to a goal: steps one by one, or a bar."""
    words = speaker.text("screen-progress", have=reached.have, need=reached.need)
    if reached.is_short:
        steps = range(reached.need)
        drawn = [el("i", class_="on" if step < reached.have else None) for step in steps]
        shape = el("span", drawn, class_="am-pips")
    else:
        shape = el("span", el("i", style=f"width:{reached.share * 100:.0f}%"), class_="am-way")
    told = el("b", words)
    if key:
        return keyed(key, "div", shape, told, class_="am-goal")
    return el("div", shape, told, class_="am-goal")
