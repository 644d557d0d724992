"""What each thing on the screen of Trolls & Princesses is: villages, caves, tiles, cards, goods, plates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.games.trolls_princesses.box import (
    CARD_PILE,
    DEN_PILE,
    ROUNDS_OF,
    ROYAL_PILE,
    SUPPLY_NAMES,
)
from trollbord.games.trolls_princesses.clans import CAMP_SLOTS, CHANGELING_SLOTS
from trollbord.games.trolls_princesses.deck import (
    CARDS,
    CASTLES,
    ROUND_CARDS,
    TASKS,
)
from trollbord.games.trolls_princesses.goods import BARNS, COWS, RESOURCES, TROLL_POWER
from trollbord.games.trolls_princesses.places import CAVES, MINING, VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.scoring import ROWS
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CHANGELING
from trollbord.games.trolls_princesses.teach.almanac import almanac
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, TILES
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.help import Fact, Help, name_of, of_entry
from trollbord.kernel.message import Message
from trollbord.kernel.seat import Seat

HOLDERS: Final = frozenset(
    (
        *("villages", "tabs", "close", "lands", "earth", "mountain", "network", "placing", "all"),
        *("benches", "beside", "cards", "deeds", "dig", "dock", "land", "offer", "offers"),
        *("purse", "shelves"),
    )
)
"""Elements that only hold others."""
GOODS: Final = (
    *("obsidian", "gold", "diamond", "cow", "troll-power", "human"),
    *("princess", "bell", "changeling", "camp", "cards", "den"),
)
"""What a player can have, as plates count it."""
GOOD_NAMES: Final = {
    "troll-power": "sheet-power",
    "cards": "name-shelf-cards",
    "den": "sheet-tiles",
}
IN_VILLAGE: Final = {
    "tower": "princess",
    "princess": "princess",
    "bells": "bell",
    "hamlet": "changeling",
    "farm": "human",
    "camp": "camp",
}
PILE_OF: Final = {"dens": DEN_PILE, "cards": CARD_PILE, "royals": ROYAL_PILE}


def help_of(view: TrollsView, key: str) -> Help | None:
    """What the element with this key is."""
    zone, _, rest = key.partition("-")
    first = rest.partition("-")[0]
    if first in VILLAGES and zone != "turn":
        return _in_village(view, zone, VILLAGES.index(first))
    if zone in ("den", "royal", "card", "owned", "hand", "task") and rest.isdecimal():
        return _lying(view, zone, int(rest))
    if zone in ("dial", "spot", "turn"):
        return of_entry(almanac()["laying"])
    if zone == "royal":
        return of_entry(almanac()["board-action"], seat=int(rest.rpartition("-")[2]))
    if zone in ("stock", "left"):
        return _supply(view, rest)
    if zone == "shelf":
        return _shelf(view, rest)
    if first.isdecimal() and int(first) < view.seats:
        return _of_seat(view, zone, int(first), rest.partition("-")[2])
    return _whole(view, key)


def _whole(view: TrollsView, key: str) -> Help | None:
    """What belongs to no seat and no village: a clan before the first turn, the king, the round."""
    if key == "own-goods":
        return _goods(view, max(view.seat, 0))
    if key not in almanac():
        return None
    entry = almanac()[key]
    now: dict[str, int | str] = {
        "points": view.points,
        "round": f"{view.round} / {ROUNDS_OF[view.seats]}",
    }
    return of_entry(entry, facts=[(entry.name, now[key])] if key in now else ())


# -- villages


def _in_village(view: TrollsView, zone: str, village: int) -> Help | None:
    place: Fact = (Message("sheet-village"), VILLAGES[village])
    if zone == "castle":
        return _castle(view, village)
    if zone == "pot":
        return of_entry(almanac()["cauldron"], facts=[place])
    if zone in IN_VILLAGE:
        good = IN_VILLAGE[zone]
        left: Fact = (Message("sheet-stock"), _left(view, good, village))
        return of_entry(almanac()[good], facts=[place, left])
    if zone in ("village", "bounds", "numeral", "points", "sum", "trolls", "court"):
        name = name_of(VILLAGES[village])
        camps = view.camps_out[view.seat][village] if view.seat >= 0 else 0
        facts = [*_points_at(view, VILLAGE + village, camps), *_village(view, village)]
        return of_entry(almanac()["village"], name=name, facts=facts)
    return None


def _left(view: TrollsView, good: str, village: int) -> int:
    """How many of something a village has."""
    rows = {
        "princess": view.princesses,
        "bell": view.bells,
        "changeling": view.changelings,
        "human": view.farmers,
        "camp": view.camps,
    }
    return rows[good][village]


def _village(view: TrollsView, village: int) -> list[Fact]:
    """What a village has, and who would have how many action points there."""
    facts: list[Fact] = []
    if view.castles[village] >= 0:
        facts.append((Message("sheet-castle"), name_of(CASTLES[view.castles[village]])))
    for good in ("princess", "bell", "camp", "changeling", "human"):
        count = _left(view, good, village)
        facts += [(name_of(good), count)] if count else []
    for seat in range(view.seats):
        trolls = view.trolls[seat].count(VILLAGE + village)
        camps = view.camps_out[seat][village]
        told = {"trolls": trolls, "camps": camps}
        facts += [(seat, Message("help-here", told))] if trolls or camps else []
    return facts


def _points_at(view: TrollsView, place: int, helpers: int) -> list[Fact]:
    """TP-AP.2, TP-AP.3: the action points of the viewer there, if one of the own trolls moved to this place now."""
    ask = view.ask
    if (
        ask is None
        or ask.seat != view.seat
        or not any([option.verb == "move" and option.second == place for option in ask.options])
    ):
        return []
    king = view.king == place and (place >= VILLAGE or view.king_seat == view.seat)
    points = 1 + view.trolls[view.seat].count(place) + helpers + int(king)
    return [(Message("help-points"), points)]


def _castle(view: TrollsView, village: int) -> Help:
    castle = view.castles[village]
    return of_entry(almanac()["castle" if castle < 0 else CASTLES[castle]])


def _supply(view: TrollsView, good: str) -> Help:
    left: Fact = (Message("help-supply"), view.supply[SUPPLY_NAMES.index(good)])
    return of_entry(almanac()[good], facts=[left])


# -- tiles and cards


def _lying(view: TrollsView, zone: str, slot: int) -> Help | None:
    """A tile or card by where it lies."""
    own = view.cards[view.seat] if view.seat >= 0 else ()
    rows: dict[str, Sequence[int]] = {
        "den": view.displays[DEN_PILE],
        "royal": view.displays[ROYAL_PILE],
        "card": view.displays[CARD_PILE],
        "owned": own,
        "hand": view.hand,
        "task": view.tasks,
    }
    if slot >= len(rows[zone]):
        return None
    item = rows[zone][slot]
    if zone in ("den", "royal"):
        return tile(item)
    if zone == "task":
        return _task(view, item)
    return of_entry(almanac()[ROUND_CARDS[item].name if zone == "hand" else CARDS[item]])


def tile(number: int, seat: Seat | None = None) -> Help:
    """A den or a royal tile; one that lies in a display has its price."""
    if number >= DEN_COUNT or seat is not None:
        return of_entry(almanac()[TILES[number]], seat=seat)
    price: Fact = (Message("help-price"), Message("name-chip-building-1"))
    return of_entry(almanac()[TILES[number]], facts=[price])


def _task(view: TrollsView, number: int) -> Help:
    """A royal card, and who has completed it."""
    done = [seat for seat in range(view.seats) if view.claims[seat] >> number & 1]
    return of_entry(almanac()[TASKS[number]], facts=[(seat, Message("help-done")) for seat in done])


def _shelf(view: TrollsView, shelf: str) -> Help:
    """A row of tiles or cards, and how many the pile behind it still has."""
    facts: list[Fact] = []
    if shelf in PILE_OF:
        facts.append((Message("name-shelf-pile"), len(view.piles[PILE_OF[shelf]])))
    if shelf == "hand" and view.seat >= 0:
        facts.append((Message("name-shelf-deck"), view.deck_size(view.seat)))
    return of_entry(almanac()[f"shelf-{shelf}"], facts=facts)


# -- a player's board


def _of_seat(view: TrollsView, zone: str, seat: Seat, rest: str) -> Help | None:
    """What stands on a player's board, in the network or on the plate."""
    if zone == "troll":
        return of_entry(almanac()["troll"], seat=seat)
    if zone == "aside":
        return of_entry(almanac()["aside"], seat=seat)
    if zone in ("cave", "crowd", "points", "who"):
        return _cave(view, seat, CAVES.index(rest))
    if zone == "chip":
        return of_entry(almanac()[f"chip-{rest}"], kind=name_of(rest.partition("-")[0]))
    if zone == "slot" and rest in (*CAMP_SLOTS, *CHANGELING_SLOTS):
        slot = almanac()["slot-camp" if rest in CAMP_SLOTS else "slot-changeling"]
        return of_entry(slot, name=name_of(rest), kind=slot.name, seat=seat)
    if zone == "tile":
        return tile(view.tiles[seat][int(rest) - 1], seat)
    if zone in ("store", "amount"):
        return _good(view, seat, RESOURCES[int(rest)])
    if zone in ("good", "cell"):
        return _good(view, seat, rest)
    if zone == "theirs":
        return of_entry(almanac()[CARDS[view.cards[seat][int(rest)]]], seat=seat)
    return _on_board(view, zone, seat, rest)


def _on_board(view: TrollsView, zone: str, seat: Seat, rest: str) -> Help | None:
    if zone in ("track", "power"):
        return _good(view, seat, "troll-power")
    if zone in ("barn", "barns"):
        told = f"{view.goods[seat][COWS]} / {view.goods[seat][BARNS]}"
        return of_entry(almanac()["barns"], seat=seat, facts=[(name_of("cow"), told)])
    if zone in ("shaft", "shafts"):
        return of_entry(almanac()["shaft"], seat=seat, facts=_shafts(view, seat))
    if zone in ("goods", "enlarge", "mini"):
        return _goods(view, seat)
    if zone in ("free", "ledger"):
        return _rooms(view, seat)
    if zone == "totems":
        return _good(view, seat, "cards")
    if zone in ("plate", "number"):
        return _player(view, seat)
    return None


def _cave(view: TrollsView, seat: Seat, cave: int) -> Help:
    """A cave, and who gives action points there."""
    facts: list[Fact] = [
        (Message("sheet-trolls"), view.trolls[seat].count(MINING + cave)),
        (Message("sheet-humans"), view.humans[seat][cave]),
    ]
    if view.king == MINING + cave and view.king_seat == seat:
        facts.append((name_of("piece-king"), 1))
    if seat == view.seat:
        facts = [*_points_at(view, MINING + cave, view.humans[seat][cave]), *facts]
    return of_entry(almanac()[CAVES[cave]], seat=seat, facts=facts)


def _rooms(view: TrollsView, seat: Seat) -> Help:
    """The free spaces of a player: for camps, changelings, bells and princesses."""
    names = ("camp", "changeling", "bell", "princess")
    facts: list[Fact] = [(name_of(name), view.rooms[seat][sort]) for sort, name in enumerate(names)]
    return of_entry(almanac()["rooms"], seat=seat, facts=facts)


def _shafts(view: TrollsView, seat: Seat) -> list[Fact]:
    rows = zip(RESOURCES, view.filled[seat], view.shafts[seat], strict=True)
    return [(name_of(name), f"{full} / {of}") for name, full, of in rows if of]


def _count(view: TrollsView, seat: Seat, good: str) -> int:
    """How many a player has of something."""
    goods, pieces = view.goods[seat], view.pieces[seat]
    counts = {
        "cow": goods[COWS],
        "troll-power": goods[TROLL_POWER],
        "human": sum(view.humans[seat]),
        "princess": pieces[BED],
        "bell": pieces[BELL],
        "changeling": pieces[CHANGELING],
        "camp": pieces[CAMP],
        "cards": len(view.cards[seat]),
        "den": len(view.tiles[seat]),
    }
    return goods[RESOURCES.index(good)] if good in RESOURCES else counts[good]


def _good_name(good: str) -> Message:
    return Message(GOOD_NAMES[good]) if good in GOOD_NAMES else name_of(good)


def _good(view: TrollsView, seat: Seat, good: str) -> Help:
    name = _good_name(good)
    facts: list[Fact] = [(name, _count(view, seat, good))]
    return of_entry(almanac()[good], seat=seat, facts=facts)


def _goods(view: TrollsView, seat: Seat) -> Help:
    """Everything that a player has."""
    facts: list[Fact] = [(_good_name(good), _count(view, seat, good)) for good in GOODS]
    return of_entry(almanac()["goods"], seat=seat, facts=facts)


def _player(view: TrollsView, seat: Seat) -> Help:
    """The points of a player if the game ended now, row by row."""
    rows = zip(ROWS, view.scores[seat], strict=True)
    facts: list[Fact] = [(Message(f"score-{row}"), points) for row, points in rows if points]
    return of_entry(almanac()["score"], seat=seat, facts=facts)
