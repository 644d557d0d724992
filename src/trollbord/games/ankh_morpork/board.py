"""The board at one moment: who stands where, buildings, trouble markers and control."""

from trollbord.games.ankh_morpork.box import (
    AROUND,
    COST,
    DEMON,
    EVERYWHERE,
    MINIONS,
    NOBODY,
    TROLL,
)
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State


def controller(pieces: list[int], building: list[int], seats: int, area: int) -> Seat:
    """AM-CONTROL: the seat that has more pieces than every other one and than the trolls, beside no demon."""
    if pieces[DEMON * 12 + area]:
        return NOBODY
    best, most = NOBODY, pieces[TROLL * 12 + area]
    for seat in range(seats):
        count = pieces[seat * 12 + area] + (1 if building[area] == seat else 0)
        if count > most:
            best, most = seat, count
        elif count == most:
            best = NOBODY
    return best


class BoardState(State):
    """The board, before the cards and the money are laid beside it.

    `pieces` counts minions, trolls and demons by owner and area (owner * 12 + area); `building` holds the owner of
    each area's building.
    """

    pieces: list[int]
    building: list[int]
    trouble: list[int]
    aside: list[int]
    gained: int

    # -- looking

    def at(self, owner: int, area: int) -> int:
        """How many pieces of this owner (a seat, TROLL or DEMON) stand in an area."""
        return self.pieces[owner * 12 + area]

    def crowd(self, area: int) -> int:
        """How many minions, trolls and demons stand in an area."""
        pieces = self.pieces
        return (
            pieces[area]
            + pieces[12 + area]
            + pieces[24 + area]
            + pieces[36 + area]
            + pieces[48 + area]
            + pieces[60 + area]
        )

    def on_board(self, owner: int) -> int:
        """How many pieces of this owner stand on the board."""
        return sum(self.pieces[owner * 12 : owner * 12 + 12])

    def supply(self, seat: Seat) -> int:
        """How many minions a seat has beside the board."""
        return MINIONS - self.on_board(seat)

    def houses(self, seat: Seat) -> int:
        """How many buildings a seat has on the board."""
        return self.building.count(seat)

    def markers(self) -> int:
        """How many trouble markers lie on the board."""
        return sum(self.trouble)

    def near(self, seat: Seat) -> int:
        """AM-PLACE.2, .6: the areas with or next to a minion of this seat, all of them if it has none."""
        bits = 0
        pieces = self.pieces
        start = seat * 12
        for area in range(12):
            if pieces[start + area]:
                bits |= AROUND[area]
        return bits if bits else EVERYWHERE

    def card_owner(self, area: int) -> Seat:
        """Who has the City Area card, or NOBODY if it lies in the display or is out of the game."""
        return NOBODY if self.aside[area] else self.building[area]

    def works(self, area: int) -> bool:
        """AM-CITY.5: whether the card of this area has its effect: it is in play and no demon stands there."""
        return not self.aside[area] and self.pieces[DEMON * 12 + area] == 0

    def controller(self, area: int) -> Seat:
        """AM-CONTROL: the seat that controls an area, or NOBODY."""
        return controller(self.pieces, self.building, self.seats, area)

    def value(self, area: int) -> int:
        """AM-EVENT.DEMONS.4: what the building of an area is worth."""
        return 0 if self.pieces[DEMON * 12 + area] else COST[area]

    def spread(self, seat: Seat) -> int:
        """AM-WIN.2, .3: in how many areas without demons this seat has minions."""
        pieces = self.pieces
        return len([a for a in range(12) if pieces[seat * 12 + a] and not pieces[DEMON * 12 + a]])

    def controlled(self, seat: Seat) -> int:
        """AM-WIN.4: how many areas this seat controls."""
        pieces, building = self.pieces, self.building
        there = [a for a in range(12) if pieces[seat * 12 + a] or building[a] == seat]
        return len([area for area in there if self.controller(area) == seat])

    # -- pieces

    def enter(self, owner: int, area: int, causes_trouble: bool = True) -> None:
        """AM-TROUBLE.1: a piece comes into an area; where others stand there is trouble."""
        if causes_trouble and self.crowd(area):
            self.trouble[area] = 1
        self.pieces[owner * 12 + area] += 1

    def leave(self, owner: int, area: int) -> None:
        """AM-TROUBLE.4: a piece leaves an area, and the trouble marker goes."""
        assert self.pieces[owner * 12 + area] > 0, f"no piece of {owner} in {area}"
        self.pieces[owner * 12 + area] -= 1
        self.trouble[area] = 0

    def move(self, owner: int, area: int, to: int) -> None:
        """AM-TROUBLE.9: a piece leaves one area and then arrives in another."""
        self.leave(owner, area)
        self.enter(owner, to)

    def raise_building(self, seat: Seat, area: int) -> None:
        """AM-BUILD.5: a building is put up; its card, if it is in the game, is gained with it."""
        self.building[area] = seat
        if not self.aside[area]:
            self.gained |= 1 << area

    def raze(self, area: int) -> None:
        """AM-BUILD.6: a building leaves the board, and its card goes back to the display."""
        self.building[area] = NOBODY
