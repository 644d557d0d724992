"""What each thing on the screen of Ankh-Morpork is: areas, pieces, cards, symbols, piles, personalities."""

from __future__ import annotations

from typing import Final

from trollbord.games.ankh_morpork.board import controller
from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    COST,
    DEMON,
    EVENTS,
    KING_MARKERS,
    NOBODY,
    OWNERS,
    PERSONALITIES,
    TROLL,
)
from trollbord.games.ankh_morpork.catalogue import card_id
from trollbord.games.ankh_morpork.goal import controlled, progress
from trollbord.games.ankh_morpork.message_ids import (
    goal_text,
)
from trollbord.games.ankh_morpork.teach.almanac import almanac
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.help import Fact, Help, name_of, of_entry
from trollbord.kernel.message import Message
from trollbord.kernel.seat import Seat

HOLDERS: Final = frozenset(
    (
        *("areas", "pieces", "plaques", "last", "danger", "city", "piles", "hand", "stubs"),
        *("latest", "flag"),
    )
)
"""Elements that only hold others, or say what stands elsewhere: the log, and whom a card aims at."""


def help_of(view: AnkhView, key: str) -> Help | None:
    """What the element with this key is."""
    zone, _, rest = key.partition("-")
    if zone in ("a", "plaque", "badge"):
        return _area(view, int(rest.partition("-")[0]) - 1)
    if zone in ("house", "city", "trouble") and rest:
        return _in_area(view, zone, int(rest) - 1)
    if zone == "m":
        area, _, owner = rest.partition("-")
        return _piece(view, int(area) - 1, int(owner.partition("-")[0]))
    if zone in ("h", "stub"):
        return card(view.hand[int(rest)])
    if zone == "token":
        return card(int(rest))
    if zone in ("plate", "number", "facts"):
        return _player(view, int(rest))
    if zone == "sign":
        return of_entry(almanac()[key])
    return _beside(view, zone, rest)


# -- on the map


def _area(view: AnkhView, area: int) -> Help:
    """An area: its price, who stands and rules there, and what its card can do."""
    entry = almanac()[f"area-{AREAS[area]}"]
    return of_entry(entry._replace(lines=entry.lines[:1]), facts=_there(view, area))


def _there(view: AnkhView, area: int) -> list[Fact]:
    """What is seen of an area now."""
    facts: list[Fact] = [(Message("sheet-cost"), f"${COST[area]}")]
    if view.trouble[area]:
        facts.append((Message("screen-trouble"), Message("help-yes")))
    for owner, name in enumerate(OWNERS):
        count = view.pieces[owner * len(AREAS) + area]
        facts += [(_owner(owner, name), count)] if count else []
    if view.building[area] != NOBODY:
        facts.append((Message("sheet-building"), _player_named(view.building[area])))
    holder = controller(view.pieces, view.building, view.seats, area)
    return [*facts, (Message("help-control"), _player_named(holder))] if holder >= 0 else facts


def _owner(owner: int, name: str) -> Message | Seat:
    return name_of(name) if owner in (TROLL, DEMON) else owner


def _player_named(seat: Seat) -> Message:
    return Message("help-player", {"seat": seat})


def _in_area(view: AnkhView, zone: str, area: int) -> Help:
    """A building, a City Area card or trouble."""
    where: Fact = (Message("sheet-area"), name_of(AREAS[area]))
    if zone == "trouble":
        return of_entry(almanac()["piece-trouble"], facts=[where])
    owner = view.building[area]
    seat = owner if owner != NOBODY else None
    if zone == "house":
        worth: Fact = (Message("sheet-cost"), f"${COST[area]}")
        return of_entry(almanac()["piece-building"], seat=seat, facts=[where, worth])
    facts = [*_use(view, area, owner), (Message("sheet-cost"), f"${COST[area]}")]
    card = almanac()[f"city-{AREAS[area]}"]
    return of_entry(card, seat=seat, kind=Message("help-city-card"), facts=facts)


def _use(view: AnkhView, area: int, owner: int) -> list[Fact]:
    """Whether the card of an area can't be used any more in this turn."""
    if view.aside[area]:
        return [(Message("sheet-ability"), Message("help-gone"))]
    is_spent = owner == view.turn and (view.used | view.gained) >> area & 1
    return [(Message("sheet-ability"), Message("help-used"))] if is_spent else []


def _piece(view: AnkhView, area: int, owner: int) -> Help:
    """The minions of a player, trolls or demons in an area."""
    facts: list[Fact] = [
        (Message("sheet-area"), name_of(AREAS[area])),
        (Message("help-how-many"), view.pieces[owner * len(AREAS) + area]),
    ]
    if owner in (TROLL, DEMON):
        return of_entry(almanac()[f"piece-{OWNERS[owner]}"], facts=facts)
    return of_entry(almanac()["piece-minion"], seat=owner, facts=facts)


# -- cards and players


def card(number: int) -> Help:
    """A player card: its symbols from left to right, its text, its rule."""
    return of_entry(almanac()[card_id(number)])


def _player(view: AnkhView, seat: Seat) -> Help:
    """What everyone sees of a player."""
    standing = sum(view.pieces[seat * 12 : seat * 12 + 12])
    facts: list[Fact] = [
        (Message("sheet-money"), f"${view.money[seat]}"),
        (Message("screen-in-hand"), view.hand_sizes[seat]),
        (Message("screen-on-board"), standing),
        (Message("help-control"), controlled(view, seat)),
    ]
    facts += [(Message("sheet-front"), name_of(CARDS[each])) for each in view.front[seat]]
    lines = (Message("help-green"),) if OWNERS[seat] == "green" else ()
    entry = almanac()["player"]._replace(lines=lines)
    return of_entry(entry, name=name_of(OWNERS[seat]), seat=seat, facts=facts)


# -- beside the map


def _beside(view: AnkhView, zone: str, rest: str) -> Help | None:
    if zone in ("persona", "goal"):
        return _persona(view)
    if zone in ("event", "headline") and rest:
        return of_entry(almanac()[f"event-{EVENTS[view.past_events[int(rest) - 1]]}"])
    if zone in ("die", "rolled"):
        return of_entry(almanac()["rolled"])
    return _piles(view, f"{zone}-{rest}" if rest else zone)


def _piles(view: AnkhView, key: str) -> Help | None:
    """AM-SETUP.17: of face-down piles the number is seen, and no card."""
    if key == "board":
        return of_entry(almanac()[key])
    if key == "markers":
        counted: int | str = f"{sum(view.trouble)} / {KING_MARKERS}"
    elif key in ("pile", "discards", "events"):
        left = view.greens_left + view.browns_left
        counted = {"pile": left, "discards": len(view.discard), "events": len(view.events)}[key]
    else:
        return None
    facts: list[Fact] = [(Message("help-how-many"), counted)]
    if key == "discards" and view.discard:
        facts.append((Message("help-top"), name_of(CARDS[view.discard[-1]])))
    if key == "events":
        facts += [(Message("sheet-past-events"), name_of(EVENTS[e])) for e in view.past_events]
    return of_entry(almanac()[key], facts=facts)


def _persona(view: AnkhView) -> Help | None:
    """The own secret personality, and how far its goal is."""
    if view.personality == NOBODY or view.seat < 0:
        return None
    way = progress(view)
    have = Message("screen-progress", {"have": way.have, "need": way.need})
    entry = almanac()[f"personality-{PERSONALITIES[view.personality]}"]
    goal = Message(goal_text(view.personality), {"need": way.need})
    secret = almanac()["own-personality"].rules
    own = entry._replace(lines=(goal,), rules=(*entry.rules, *secret))
    return of_entry(own, facts=[(Message("components-goal"), have)])
