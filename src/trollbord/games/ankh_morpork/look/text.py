"""The city of a view for a terminal."""

from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    COLOURS,
    COST,
    EVENTS,
    NO_CARD,
    NOBODY,
    OWNERS,
    PERSONALITIES,
)
from trollbord.games.ankh_morpork.view import AnkhView


def text(view: AnkhView) -> str:
    """Areas with cost, building, trouble and pieces; then the players, the piles, the own hand."""
    lines = [_area(view, area) for area in range(12)]
    lines += ["", *[_player(view, seat) for seat in range(view.seats)], "", *_piles(view)]
    if view.seat >= 0:
        lines.append(f"hand: {_names(view.hand)}")
        if view.personality != NOBODY:
            lines.append(f"personality: {PERSONALITIES[view.personality]}")
    if view.shown:
        shown = [f"{COLOURS[s]} {PERSONALITIES[p]}" for s, p in enumerate(view.shown)]
        lines.append(f"shown: {', '.join(shown)}")
    return "\n".join(lines)


def _area(view: AnkhView, area: int) -> str:
    trouble = "!" if view.trouble[area] else " "
    owner = view.building[area]
    house = "" if owner == NOBODY else f"house of {COLOURS[owner]}"
    house += " (no card)" if view.aside[area] else ""
    people = [
        f"{OWNERS[owner]} {view.pieces[owner * 12 + area]}"
        for owner in range(len(OWNERS))
        if view.pieces[owner * 12 + area]
    ]
    facts = "; ".join([part for part in (house, ", ".join(people)) if part])
    return f"{area + 1:2} {AREAS[area]:16} ${COST[area]:<3}{trouble} {facts}".rstrip()


def _player(view: AnkhView, seat: int) -> str:
    turn = ">" if seat == view.turn else " "
    known = [card for card, hands in view.mind[0] if hands == 1 << seat]
    line = f"{turn} {COLOURS[seat]:7} ${view.money[seat]:<4} {view.hand_sizes[seat]} cards"
    if view.front[seat]:
        line += f"; before it {_names(view.front[seat])}"
    if known:
        line += f"; you know {_names(known)}"
    return line


def _piles(view: AnkhView) -> list[str]:
    lines = [f"pile: {view.greens_left + view.browns_left}; discarded: {_names(view.discard)}"]
    if view.in_play != NO_CARD:
        lines.append(f"in play: {CARDS[view.in_play]}")
    lines.append(f"events so far: {', '.join([EVENTS[each] for each in view.past_events]) or '-'}")
    return lines


def _names(cards: list[int]) -> str:
    return ", ".join([CARDS[card] for card in cards]) or "-"
