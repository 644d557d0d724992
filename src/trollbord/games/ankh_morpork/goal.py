"""How far a seat is on the way to its secret goal, from what it sees."""

from __future__ import annotations

from typing import Final

from trollbord.games.ankh_morpork.board import controller
from trollbord.games.ankh_morpork.box import (
    CHRYSOPRASE,
    CHRYSOPRASE_WORTH,
    COST,
    DEMON,
    DRAGON_KING,
    KING_MARKERS,
    LOANS,
    LORD_AREAS,
    LORDS,
    REPAYMENT,
    VETINARI,
    VETINARI_AREAS,
)
from trollbord.games.ankh_morpork.view import AnkhView

PIPS: Final = 12
"""Up to this many steps are drawn one by one; more are a bar."""


class Progress:
    """How far a goal is reached: `have` of `need`; `have` may be more."""

    def __init__(self, have: int, need: int) -> None:
        self.have: Final = have
        self.need: Final = need

    @property
    def is_short(self) -> bool:
        """Whether its steps are drawn one by one."""
        return self.need <= PIPS

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return min(1.0, max(0.0, self.have / self.need))


def controlled(view: AnkhView, seat: int) -> int:
    """AM-WIN.4: how many areas a seat controls."""
    holders = [controller(view.pieces, view.building, view.seats, area) for area in range(12)]
    return holders.count(seat)


def progress(view: AnkhView) -> Progress:
    """Of the viewer's own goal."""
    return progress_of(view, view.seat, view.personality)


def progress_of(view: AnkhView, seat: int, personality: int) -> Progress:
    """Of a seat's goal; Commander Vimes waits for the pile to run out."""
    if personality == VETINARI:
        return Progress(_spread(view, seat), VETINARI_AREAS[view.seats])
    if personality in LORDS:
        return Progress(controlled(view, seat), LORD_AREAS[view.seats])
    if personality == DRAGON_KING:
        return Progress(sum(view.trouble), KING_MARKERS)
    if personality == CHRYSOPRASE:
        return Progress(_worth(view, seat), CHRYSOPRASE_WORTH)
    left = view.greens_left + view.browns_left
    full = left + len(view.discard) + sum(view.hand_sizes)
    return Progress(full - left, full)


def _spread(view: AnkhView, seat: int) -> int:
    pieces = view.pieces
    return len([a for a in range(12) if pieces[seat * 12 + a] and not pieces[DEMON * 12 + a]])


def _worth(view: AnkhView, seat: int) -> int:
    houses = [
        COST[area]
        for area in range(12)
        if view.building[area] == seat and not view.pieces[DEMON * 12 + area]
    ]
    loans = len([card for card in view.front[seat] if card in LOANS])
    return view.money[seat] + sum(houses) - REPAYMENT * loans
