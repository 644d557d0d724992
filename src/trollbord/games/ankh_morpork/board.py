"""The board at one moment: who stands where, buildings, trouble markers and control."""

from typing import Any

from trollbord.games.ankh_morpork.box import (
    COLOURS,
    COST,
    DEMON,
    EVERYWHERE,
    MEMBERS,
    MINIONS,
    NOBODY,
    OWNERS,
    REACH,
    TROLL,
)
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State
from trollbord.kernel.step import Step


def controller(pieces: list[int], building: list[int], seats: int, area: int) -> Seat:
    """AM-CONTROL: the seat that has more pieces than every other one and than the trolls, beside no demon."""
    if pieces[DEMON * 12 + area]:
        return NOBODY
    best, most = NOBODY, pieces[TROLL * 12 + area]
    for seat in range(seats):
        count = pieces[seat * 12 + area] + (1 if building[area] == seat else 0)
        if count > most:
            best, most = seat, count
        elif count == most:  # a tie, also with the trolls, is nobody's
            best = NOBODY
    return best


class BoardState(State):
    """The board, before the cards and the money are laid beside it.

    `pieces` counts minions, trolls and demons by owner and area (owner * 12 + area); `building` holds the owner of
    each area's building. What follows from them is kept beside them, since every question asks for it, and counted
    anew when a position is set up: `stands` has the areas of each owner's pieces and `built` those of each seat's
    buildings, `stirred` those with a marker and `closed` those whose card is out of the game, all as sets of bits;
    `present` counts each owner's pieces.
    """

    pieces: list[int]
    building: list[int]
    trouble: list[int]
    aside: list[int]
    gained: int
    stands: list[int]
    built: list[int]
    stirred: int
    closed: int
    present: list[int]

    def recount(self) -> None:
        """Find what follows from the pieces, the buildings and the markers."""
        rows = [self.pieces[owner * 12 : owner * 12 + 12] for owner in range(len(OWNERS))]
        self.stands = [_bits(row) for row in rows]
        self.present = [sum(row) for row in rows]
        self.built = [
            _bits([1 if owner == seat else 0 for owner in self.building])
            for seat in range(len(COLOURS))
        ]
        self.stirred = _bits(self.trouble)
        self.closed = _bits(self.aside)

    def resume(self, agenda: list[Step[Any]], step: Step[Any] | None) -> None:
        self.recount()
        super().resume(agenda, step)

    # -- looking

    def at(self, owner: int, area: int) -> int:
        """How many pieces of this owner (a seat, TROLL or DEMON) stand in an area."""
        return self.pieces[owner * 12 + area]

    def crowd(self, area: int) -> int:
        """How many minions, trolls and demons stand in an area."""
        # Written out: this stands in the innermost loop of every search, and a sum over a slice makes a list.
        pieces = self.pieces
        return (
            pieces[area]
            + pieces[12 + area]
            + pieces[24 + area]
            + pieces[36 + area]
            + pieces[48 + area]
            + pieces[60 + area]
        )

    def peopled(self) -> int:
        """The areas in which anybody stands, as bits."""
        red, yellow, green, blue, trolls, demons = self.stands
        return red | yellow | green | blue | trolls | demons

    def on_board(self, owner: int) -> int:
        """How many pieces of this owner stand on the board."""
        return self.present[owner]

    def supply(self, seat: Seat) -> int:
        """How many minions a seat has beside the board."""
        return MINIONS - self.present[seat]

    def houses(self, seat: Seat) -> int:
        """How many buildings a seat has on the board."""
        return len(MEMBERS[self.built[seat]])

    def markers(self) -> int:
        """How many trouble markers lie on the board."""
        return len(MEMBERS[self.stirred])

    def near(self, seat: Seat) -> int:
        """AM-PLACE.2, .6: the areas with or next to a minion of this seat, all of them if it has none."""
        stands = self.stands[seat]
        return REACH[stands] if stands else EVERYWHERE

    def with_building(self) -> int:
        """The areas with a building, as bits."""
        red, yellow, green, blue = self.built
        return red | yellow | green | blue

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
        return len(MEMBERS[self.stands[seat] & ~self.stands[DEMON]])

    def controlled(self, seat: Seat) -> int:
        """AM-WIN.4: how many areas this seat controls."""
        count = 0
        for area in MEMBERS[self.present_in(seat)]:
            if self.controller(area) == seat:
                count += 1
        return count

    def present_in(self, seat: Seat) -> int:
        """The areas without demons where this seat has a minion or a building, as bits."""
        return (self.stands[seat] | self.built[seat]) & ~self.stands[DEMON]

    # -- pieces

    def enter(self, owner: int, area: int, causes_trouble: bool = True) -> None:
        """AM-TROUBLE.1: a piece comes into an area; where others stand there is trouble."""
        if causes_trouble and self.peopled() >> area & 1:
            self.stirs(area)
        self.pieces[owner * 12 + area] += 1
        self.stands[owner] |= 1 << area
        self.present[owner] += 1

    def leave(self, owner: int, area: int) -> None:
        """AM-TROUBLE.4: a piece leaves an area, and the trouble marker goes."""
        left = self.pieces[owner * 12 + area] - 1
        assert left >= 0, f"no piece of {owner} in {area}"
        self.pieces[owner * 12 + area] = left
        self.present[owner] -= 1
        if not left:
            self.stands[owner] &= ~(1 << area)
        self.calms(area)

    def vanish(self, owner: int, area: int, count: int) -> None:
        """Some pieces leave an area at once."""
        for _ in range(count):
            self.leave(owner, area)

    def move(self, owner: int, area: int, to: int) -> None:
        """AM-TROUBLE.9: a piece leaves one area and then arrives in another."""
        self.leave(owner, area)
        self.enter(owner, to)

    def stirs(self, area: int) -> None:
        """A trouble marker lies in an area."""
        self.trouble[area] = 1
        self.stirred |= 1 << area

    def calms(self, area: int) -> None:
        """No trouble marker lies in an area."""
        self.trouble[area] = 0
        self.stirred &= ~(1 << area)

    def raise_building(self, seat: Seat, area: int) -> None:
        """AM-BUILD.5: a building is put up; its card, if it is in the game, is gained with it."""
        self.building[area] = seat
        self.built[seat] |= 1 << area
        if not self.aside[area]:
            self.gained |= 1 << area

    def raze(self, area: int) -> None:
        """AM-BUILD.6: a building leaves the board, and its card goes back to the display."""
        self.built[self.building[area]] &= ~(1 << area)
        self.building[area] = NOBODY

    def close(self, area: int) -> None:
        """AM-EVENT.JOHNSON.1: the City Area card leaves the game."""
        self.aside[area] = 1
        self.closed |= 1 << area


def _bits(marks: list[int]) -> int:
    """The areas that are marked, as bits."""
    return sum([1 << area for area in range(12) if marks[area]])
