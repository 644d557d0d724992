"""The city in rows: the one source for terminals, `str(view)`, the API and the pictures' descriptions."""

from collections.abc import Sequence
from typing import Final

from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    COLOURS,
    COST,
    EVENTS,
    NEIGHBOURS,
    NO_CARD,
    NOBODY,
    OWNERS,
    PERSONALITIES,
)
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.goal import progress
from trollbord.games.ankh_morpork.message_ids import (
    ability_text,
    card_messages,
    goal_text,
)
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.sheet import PLAYER, Row, Sheet, facts, laid_out
from trollbord.words import Speaker, notation

OF_MAP: Final = ("sheet-area", "sheet-neighbours", "sheet-ability")
OF_AREAS: Final = ("sheet-area", "sheet-cost", "screen-trouble", "sheet-building", "sheet-pieces")
OF_PLAYERS: Final = (PLAYER, "sheet-money", "screen-hand", "sheet-front", "sheet-known")


def describe(view: AnkhView, speaker: Speaker, players: Sequence[str] = ()) -> list[Sheet]:
    """What never changes first: neighbours and abilities; then areas, players, piles, what only this seat knows."""
    areas = [_area(view, area, speaker) for area in range(len(AREAS))]
    seats = [_player(view, seat, speaker, players) for seat in range(view.seats)]
    return [
        Sheet(_heads(OF_MAP, speaker), [_map(area, speaker) for area in range(len(AREAS))]),
        Sheet(_heads(OF_AREAS, speaker), areas),
        Sheet(_heads(OF_PLAYERS, speaker), seats),
        facts("", [*_piles(view, speaker), *_threat(view, speaker, players)]),
        *_own(view, speaker),
    ]


def text(view: AnkhView) -> str:
    """The table in the spelling of the options: what `str(view)` prints."""
    return laid_out(describe(view, notation(view.game.id)))


def _heads(ids: Sequence[str], speaker: Speaker) -> Row:
    return ("", *[speaker.text(id) for id in ids])


def _map(area: int, speaker: Speaker) -> Row:
    """AM-BOARD.3, AM-AREA: the numbers of the areas that it touches, and what its card lets its owner do."""
    around = ", ".join([str(each + 1) for each in NEIGHBOURS[area]])
    return str(area + 1), speaker.name(AREAS[area]), around, speaker.text(ability_text(area))


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
    playing = ""
    if view.in_play != NO_CARD:
        name = speaker.name(CARDS[view.in_play])
        playing = f"{name}: {card_in_words(view.in_play, speaker)}"
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


def _threat(view: AnkhView, speaker: Speaker, players: Sequence[str]) -> list[tuple[str, str]]:
    """Whom a card or an event is about to strike, where and how, while that can be answered."""
    ask = view.ask
    if ask is None or not ask.veiled or not ask.args:
        return []
    return [(speaker.text("sheet-threat"), speaker.asked(ask, view.seat, players))]


def _own(view: AnkhView, speaker: Speaker) -> list[Sheet]:
    """The hand with what its cards do, and the goal."""
    if view.seat < 0:
        return []
    cards = [(speaker.name(CARDS[card]), card_in_words(card, speaker)) for card in view.hand]
    found = [Sheet((speaker.text("screen-hand"), ""), [*cards])]
    if view.personality != NOBODY:
        way = progress(view)
        goal = speaker.text(goal_text(view.personality), need=way.need)
        stands = speaker.text("screen-progress", have=way.have, need=way.need)
        name = speaker.name(PERSONALITIES[view.personality])
        found.append(facts(speaker.text("sheet-personality"), [(name, f"{goal} ({stands})")]))
    return found


def card_in_words(card: int, speaker: Speaker) -> str:
    """What a card does: its signs from left to right, the text where its scroll stands."""
    said = [speaker.message(message) for message in card_messages(card)]
    if not DECK[card].symbols:
        return ": ".join(said)
    return "; ".join([each.removesuffix(".") for each in said])


def _named(cards: Sequence[int], speaker: Speaker) -> str:
    return ", ".join([speaker.name(CARDS[card]) for card in cards])
