"""What each thing on the screen of Ragnarocks is: cells, Vikings, runestones, land, cards, plates."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from trollbord.games.ragnarocks.box import CELL, CELLS, NAMES, NOBODY, STONE
from trollbord.games.ragnarocks.look.cards import choices
from trollbord.games.ragnarocks.state import CONTESTED, WILD, RagnarocksState
from trollbord.games.ragnarocks.teach.almanac import almanac, land_picture
from trollbord.games.ragnarocks.view import AdvancedView, RagnarocksView
from trollbord.ink.help import Fact, Help, of_entry
from trollbord.kernel.message import Message
from trollbord.kernel.seat import Seat

HOLDERS: Final = frozenset(("cells", "lands", "pieces", "row", "counts", "last", "cards"))
"""Elements that only hold others."""
LAND: Final = frozenset(("c", "land", "border", "count"))
"""Zones of keys that end with a cell of a region."""


def help_of(view: RagnarocksView, key: str) -> Help | None:
    """What the element with this key is."""
    zone, _, rest = key.partition("-")
    if zone in LAND and rest in CELL:
        return _standing(view, CELL[rest]) if zone == "c" else _land(view, CELL[rest])
    if zone == "stone":
        return of_entry(almanac()["stone"], facts=[(Message("components-cell"), rest)])
    if zone == "viking":
        side, _, place = rest.partition("-")
        return _viking(view, int(side), int(place))
    if zone in ("plate", "number"):
        return _player(view, int(rest))
    if isinstance(view, AdvancedView) and zone in ("power", "card", "laid"):
        return _card(view, zone, rest)
    return _whole(view, key)


def _whole(view: RagnarocksView, key: str) -> Help | None:
    """The board, the bar of land and the supply."""
    if key == "supply":
        return of_entry(almanac()[key], facts=[(Message("sheet-supply"), view.supply)])
    return of_entry(almanac()[key]) if key in ("board", "land") else None


def _standing(view: RagnarocksView, cell: int) -> Help:
    """What stands on a cell, else the cell itself."""
    if view.stones >> cell & 1:
        return of_entry(almanac()["stone"], facts=[(Message("components-cell"), CELLS[cell])])
    if cell in view.vikings:
        half = len(view.vikings) // 2
        number = view.vikings.index(cell)
        return _viking(view, number // half, number % half)
    return _land(view, cell)


def _land(view: RagnarocksView, cell: int) -> Help:
    """A cell, with what its region is worth."""
    _, status = _region(view, cell)
    kind = {CONTESTED: "contested", WILD: "wild"}.get(status, "settled")
    name = Message("help-cell", {"cell": CELLS[cell]})
    entry = almanac()[kind]._replace(picture=land_picture(status if kind == "settled" else None))
    return of_entry(entry, name=name, facts=[*_facts(view, cell), *_closing(view, cell)])


def _closing(view: RagnarocksView, cell: int) -> list[Fact]:
    """What a stone on this cell would settle, and for whom; worked out from the view."""
    ask, stone = view.ask, STONE[cell]
    if ask is None or ask.seat != view.seat or stone not in ask.options:
        return []
    world = view.world(Random(0))
    world.take(stone)
    assert isinstance(world, RagnarocksState)
    gains = [after - before for after, before in zip(world.land(), view.land, strict=True)]
    found: list[Fact] = [
        (Message(f"seat-{side}"), Message("help-would-settle", {"count": gain}))
        for side, gain in enumerate(gains)
        if gain > 0
    ]
    return found or [(Message("help-stone-here"), Message("help-closes-nothing"))]


def _region(view: RagnarocksView, cell: int) -> tuple[int, int]:
    """The cells of the region around a cell as bits, and its status."""
    return next(((land, of) for land, of in view.regions if land >> cell & 1), (1 << cell, WILD))


def _facts(view: RagnarocksView, cell: int) -> list[Fact]:
    land, status = _region(view, cell)
    kind = {CONTESTED: "help-contested", WILD: "help-wild"}.get(status, f"help-settled-{status}")
    return [
        (Message("almanac-region"), Message(kind)),
        (Message("help-cells"), land.bit_count()),
    ]


def _viking(view: RagnarocksView, side: int, place: int) -> Help:
    """A Viking, where it stands, and whether its land is settled."""
    half = len(view.vikings) // 2
    cell = view.vikings[side * half + place]
    facts = [(Message("components-cell"), CELLS[cell]), *_facts(view, cell)] if cell >= 0 else []
    name = Message(f"help-viking-{side}")
    return of_entry(almanac()[f"viking-{side}"], name=name, facts=facts)


def _player(view: RagnarocksView, seat: Seat) -> Help:
    side = int(seat >= view.ivory_players) if isinstance(view, AdvancedView) else seat
    facts: list[Fact] = [(Message("score-land"), view.land[side])]
    name = Message(f"seat-{side}")
    return of_entry(almanac()["player"], name=name, seat=seat, facts=facts)


# -- cards


def _card(view: AdvancedView, zone: str, rest: str) -> Help:
    """A character where it lies: before a player, in the choice, or laid out."""
    if zone == "power":
        card = view.cards[int(rest)]
        id = "draft" if card == NOBODY else NAMES[card]
        return of_entry(almanac()[id], seat=None if card == NOBODY else int(rest))
    shown: Sequence[int] = choices(view) if zone == "card" else ()
    return of_entry(almanac()[NAMES[shown[int(rest)]] if rest else "draft"])
