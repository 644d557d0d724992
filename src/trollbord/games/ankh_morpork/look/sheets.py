"""The table of Ankh-Morpork for a terminal, in words."""

from collections.abc import Sequence

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
from trollbord.games.ankh_morpork.goal import progress
from trollbord.games.ankh_morpork.message_ids import card_text, goal_text, has_text
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.sheet import PLAYER, Row, Sheet, facts
from trollbord.kernel.view import View
from trollbord.words import Speaker


def sheets(view: View, speaker: Speaker, players: Sequence[str]) -> list[Sheet]:
    """The areas, the players, the piles, and what only this seat knows."""
    assert isinstance(view, AnkhView)
    heads = ("sheet-area", "sheet-cost", "screen-trouble", "sheet-building", "sheet-pieces")
    areas = [_area(view, area, speaker) for area in range(len(AREAS))]
    of_players = (PLAYER, "sheet-money", "screen-hand", "sheet-front", "sheet-known")
    seats = [_player(view, seat, speaker, players) for seat in range(view.seats)]
    return [
        Sheet(("", *[speaker.text(head) for head in heads]), areas),
        Sheet(("", *[speaker.text(head) for head in of_players]), seats),
        facts("", _piles(view, speaker)),
        *_own(view, speaker),
    ]


def _area(view: AnkhView, area: int, speaker: Speaker) -> Row:
    owner = view.building[area]
    house = "" if owner == NOBODY else speaker.name(COLOURS[owner])
    house += f" ({speaker.text('sheet-no-card')})" if view.aside[area] else ""
    pieces = [
        f"{speaker.name(name)} {count}"
        for owner, name in enumerate(OWNERS)
        if (count := view.pieces[owner * len(AREAS) + area])
    ]
    trouble = "!" if view.trouble[area] else ""
    name = speaker.name(AREAS[area])
    return str(area + 1), name, f"${COST[area]}", trouble, house, ", ".join(pieces)


def _player(view: AnkhView, seat: int, speaker: Speaker, players: Sequence[str]) -> Row:
    known = [card for card, hands in view.mind[0] if hands == 1 << seat]
    who = f"{speaker.name(COLOURS[seat])} ({speaker.seat(seat, players)})"
    return (
        ">" if seat == view.turn else "",
        who if players else speaker.name(COLOURS[seat]),
        f"${view.money[seat]}",
        str(view.hand_sizes[seat]),
        _named(view.front[seat], speaker),
        _named(known, speaker),
    )


def _piles(view: AnkhView, speaker: Speaker) -> list[tuple[str, str]]:
    playing = "" if view.in_play == NO_CARD else speaker.name(CARDS[view.in_play])
    shown = [
        f"{speaker.name(COLOURS[seat])}: {speaker.name(PERSONALITIES[personality])}"
        for seat, personality in enumerate(view.shown)
    ]
    past = [speaker.name(EVENTS[event]) for event in view.past_events]
    return [
        (speaker.text("screen-pile"), str(view.greens_left + view.browns_left)),
        (speaker.text("screen-discards"), _named(view.discard, speaker)),
        (speaker.text("sheet-in-play"), playing),
        (speaker.text("sheet-past-events"), ", ".join(past)),
        (speaker.text("sheet-shown"), ", ".join(shown)),
    ]


def _own(view: AnkhView, speaker: Speaker) -> list[Sheet]:
    """The hand with its texts, and the goal."""
    if view.seat < 0:
        return []
    cards = [(speaker.name(CARDS[card]), _text(card, speaker)) for card in view.hand]
    found = [Sheet((speaker.text("screen-hand"), ""), [*cards])]
    if view.personality != NOBODY:
        way = progress(view)
        goal = speaker.text(goal_text(view.personality), need=way.need)
        stands = speaker.text("screen-progress", have=way.have, need=way.need)
        name = speaker.name(PERSONALITIES[view.personality])
        found.append(facts(speaker.text("sheet-personality"), [(name, f"{goal} ({stands})")]))
    return found


def _text(card: int, speaker: Speaker) -> str:
    return speaker.text(card_text(card)) if has_text(card) else ""


def _named(cards: Sequence[int], speaker: Speaker) -> str:
    return ", ".join([speaker.name(CARDS[card]) for card in cards])
