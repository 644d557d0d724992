"""What a click could mean where it leads to nothing now: the action that a thing stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE, ROYAL_PILE
from trollbord.games.trolls_princesses.picks import (
    ACTIVATE,
    ACTIVATE_BOARD,
    BUILD_CAMP,
    BUILD_DENS,
    BUY,
    CAPTURE,
    CASTLE_ACTION,
    CLAIM,
    FILL,
    GAIN_POWER,
    HIRE,
    HOME,
    MINE,
    MOVE,
    PLAY,
    REFRESH_CARDS,
    REFRESH_DENS,
    REPLACE,
    SEND_CAMP,
    SEND_CHANGELING,
    STEAL,
    SWAP,
    TAKE_CARD,
    TAKE_TILE,
    TEAR_DOWN,
)
from trollbord.games.trolls_princesses.places import ASIDE, CAVES, MINING, VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.tiles import DEN_COUNT
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.kernel.option import Option

Meaning: TypeAlias = Callable[[TrollsView, str], Sequence[Option]]
CHIPS: Final = {
    **{f"mining-{resource}": [option] for resource, option in enumerate(MINE)},
    "building-0": [BUILD_CAMP],
    "building-1": [BUILD_DENS],
    "building-2": [REFRESH_DENS],
    "power-0": FILL,
    "power-1": [GAIN_POWER],
    "power-3": [REFRESH_CARDS],
}
"""The actions of the caves, as their chips lie."""
STOCK: Final = {"princess": [CAPTURE], "changeling": SWAP, "human": HIRE, "cow": [STEAL]}
"""What brings each sort of piece of the supply."""


def meant(view: TrollsView, key: str) -> list[Option]:
    """The options that a thing stands for, the likeliest first; none for what is another player's."""
    zone, _, rest = key.partition("-")
    seat, _, own = rest.partition("-")
    if zone in OWN:
        return list(OWN[zone](view, own)) if seat == str(view.seat) else []
    return list(SHARED[zone](view, rest)) if zone in SHARED else []


def _moves_to(view: TrollsView, place: int) -> list[Option]:
    """Every move of an own troll to a place, from wherever one stands."""
    starts = dict.fromkeys(view.trolls[view.seat]) if view.seat >= 0 else ()
    return [option for start in starts for option in MOVE[start].values() if option.second == place]


def _village(view: TrollsView, rest: str) -> list[Option]:
    village = VILLAGES.index(rest.partition("-")[0])
    return [*_moves_to(view, VILLAGE + village), REPLACE[village]]


def _cave(view: TrollsView, rest: str) -> list[Option]:
    cave = CAVES.index(rest)
    return [*_moves_to(view, MINING + cave), HOME[cave]]


def _troll(view: TrollsView, rest: str) -> list[Option]:
    """The moves of one own troll."""
    return list(MOVE[view.trolls[view.seat][int(rest)]].values())


def _tile(view: TrollsView, rest: str) -> list[Option]:
    """An own tile: a royal one can be activated."""
    tile = view.tiles[view.seat][int(rest) - 1]
    return (
        [each for each in ACTIVATE if each.first == tile - DEN_COUNT] if tile >= DEN_COUNT else []
    )


def _slot(view: TrollsView, rest: str) -> list[Option]:
    return [each for each in (*SEND_CAMP, *SEND_CHANGELING) if each.arg == rest]


def _shown(options: Sequence[Option], pile: int, before: Sequence[Option] = ()) -> Meaning:
    """What lies at a place of a display: the action that takes it, and taking it."""

    def meaning(view: TrollsView, rest: str) -> list[Option]:
        shown = view.displays[pile]
        own = [options[shown[int(rest)]]] if int(rest) < len(shown) else []
        return [*before, *own]

    return meaning


def _bought(view: TrollsView, rest: str) -> list[Option]:
    shown = view.displays[CARD_PILE]
    return [BUY[shown[int(rest)]], TAKE_CARD[shown[int(rest)]]] if int(rest) < len(shown) else []


def _hand(view: TrollsView, rest: str) -> list[Option]:
    return [PLAY[view.hand[int(rest)]]] if int(rest) < len(view.hand) else []


def _task(view: TrollsView, rest: str) -> list[Option]:
    return [CLAIM[view.tasks[int(rest)]]] if int(rest) < len(view.tasks) else []


def _always(*options: Option) -> Meaning:
    return lambda view, rest: options


def _royal(view: TrollsView, rest: str) -> Sequence[Option]:
    """A royal tile of the display, or the royal action of the own board."""
    if rest.startswith("action-"):
        return [ACTIVATE_BOARD] if rest == f"action-{view.seat}" else []
    return _shown(TAKE_TILE, ROYAL_PILE)(view, rest)


OWN: Final[dict[str, Meaning]] = {
    "cave": _cave,
    "troll": _troll,
    "aside": lambda view, rest: list(MOVE[ASIDE].values()),
    "chip": lambda view, rest: CHIPS.get(rest, BUY),
    "slot": _slot,
    "tile": _tile,
    "store": lambda view, rest: [MINE[int(rest)], FILL[int(rest)]],
    "amount": lambda view, rest: [MINE[int(rest)], FILL[int(rest)]],
    "shafts": lambda view, rest: FILL,
    "shaft": lambda view, rest: FILL,
    "track": _always(GAIN_POWER),
    "power": _always(GAIN_POWER),
    "barns": _always(STEAL),
    "barn": _always(STEAL),
}
"""What things of one's own board stand for."""
SHARED: Final[dict[str, Meaning]] = {
    "village": _village,
    "bounds": _village,
    "numeral": _village,
    "pot": _village,
    "tower": _always(CAPTURE),
    "princess": _always(CAPTURE),
    "bells": _always(TEAR_DOWN),
    "castle": _always(CASTLE_ACTION),
    "hamlet": _always(*SWAP),
    "farm": _always(*HIRE),
    "camp": _always(BUILD_CAMP),
    "stock": lambda view, rest: STOCK[rest],
    "left": lambda view, rest: STOCK[rest],
    "den": _shown(TAKE_TILE, DEN_PILE, (BUILD_DENS,)),
    "royal": _royal,
    "card": _bought,
    "hand": _hand,
    "task": _task,
}
"""What things stand for that are everybody's."""
