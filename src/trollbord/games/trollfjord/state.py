"""The table of Trollfjord at one moment."""

from typing import TYPE_CHECKING, ClassVar, Final

from trollbord.games.trollfjord.box import (
    ALL_GIFTS,
    BELT,
    BOULDERS_PER_COLOUR,
    COPIES,
    CROWN_VALUE,
    CROWNS,
    GIFTS,
    LIMITED,
    PLUS,
    REGION_COUNT,
    REGIONS_TO_HAMMER,
    SITE_COUNT,
    TROLLS,
    Board,
    space_ahead,
)
from trollbord.games.trollfjord.chart import board_of
from trollbord.kernel.result import Result, ranked
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State

if TYPE_CHECKING:
    from trollbord.kernel.game import Game

ALL_SITES: Final = list(range(SITE_COUNT))
NOBODY: Final = -1
NOWHERE: Final = -1
NONE: Final = 0  # a belt space or a region without a treasure


class TrollfjordState(State):
    """Fields are flat lists of numbers: trolls by seat and region, belts by seat and space.

    `lords` is each lord's progress: start space k is -k, the first placement space 0; it only grows. `hits` is the
    slider, -1 while the start plank lies. `taken` holds this turn's treasures in order, as seat * 12 + region.
    `reason` says why the last round has begun; before that it is empty.
    """

    # -- fields: what tools/fields.py writes

    FIELDS: ClassVar[tuple[str, ...]] = (
        "planks",
        "numbers",
        "treasures",
        "supply",
        "lords",
        "laid",
        "trolls",
        "reserve",
        "belts",
        "sacks",
        "gifts",
        "crowns",
        "reason",
        "turn",
        "fortress",
        "comrade",
        "hammerer",
        "partner",
        "limit",
        "hits",
        "out",
        "offers",
        "appeased",
        "taken",
    )

    def _copy_fields(self, other: "TrollfjordState") -> None:
        other.planks = self.planks[:]
        other.numbers = self.numbers[:]
        other.treasures = self.treasures[:]
        other.supply = self.supply[:]
        other.lords = self.lords[:]
        other.laid = self.laid[:]
        other.trolls = self.trolls[:]
        other.reserve = self.reserve[:]
        other.belts = self.belts[:]
        other.sacks = self.sacks[:]
        other.gifts = self.gifts[:]
        other.crowns = self.crowns[:]
        other.reason = self.reason
        other.turn = self.turn
        other.fortress = self.fortress
        other.comrade = self.comrade
        other.hammerer = self.hammerer
        other.partner = self.partner
        other.limit = self.limit
        other.hits = self.hits
        other.out = self.out[:]
        other.offers = self.offers[:]
        other.appeased = self.appeased
        other.taken = self.taken[:]

    # -- end of the fields

    def __init__(
        self, game: "Game", seats: int, settings: Settings, board: Board | None = None
    ) -> None:
        super().__init__(game, seats, settings)
        if board is None:
            self.board = board_of(str(settings["map"]))
            self.lay_out()
        else:  # a copy in the making, which gets its fields at once
            self.board = board

    def lay_out(self) -> None:
        """Everything as it lies before the first question."""
        seats = self.seats
        self.planks: list[int] = []
        self.numbers: list[int] = [NOWHERE] * SITE_COUNT
        self.treasures: list[int] = [NONE] * REGION_COUNT
        self.supply: list[int] = list(COPIES)
        self.lords: list[int] = [NOWHERE - seats] * seats
        self.laid: list[bool] = [False] * seats
        self.trolls: list[int] = [0] * (seats * REGION_COUNT)
        self.reserve: list[int] = [TROLLS] * seats
        self.belts: list[int] = [NONE] * (seats * len(BELT))
        self.sacks: list[tuple[int, ...]] = [()] * seats
        self.gifts: list[int] = [ALL_GIFTS] * seats
        self.crowns: list[int] = [NOBODY] * CROWNS
        self.reason = ""
        self.turn: Seat = NOBODY
        self.fortress: int = NOWHERE
        self.comrade: Seat = NOBODY
        self.hammerer: Seat = NOBODY
        self.partner: Seat = NOBODY
        self.limit = 0
        self.hits = -1
        self.out: list[int] = [0] * (LIMITED + 1)
        self.offers: list[int] = [0] * seats
        self.appeased = False
        self.taken: list[int] = []

    def copy(self) -> "TrollfjordState":
        other = TrollfjordState(self.game, self.seats, self.settings, self.board)
        self._copy_fields(other)
        self.copy_agenda(other)
        return other

    # -- lords

    def last_place(self) -> Seat:
        """TF-ORDER.1, TF-R.3: the seat whose standing lord has come least far, or nobody."""
        last = NOBODY
        for seat in range(self.seats):
            if not self.laid[seat] and (last == NOBODY or self.lords[seat] < self.lords[last]):
                last = seat
        return last

    def space_ahead(self, seat: Seat, kind: int, strength: int) -> int:
        """Where a lord gets to by a move."""
        return space_ahead(self.lords, seat, kind, strength)

    def in_front(self, seat: Seat) -> list[Seat]:
        """TF-A3.1, TF-A3.4: the standing players in front of a lord, nearest first."""
        ahead = [
            (self.lords[other], other)
            for other in range(self.seats)
            if self.lords[other] > self.lords[seat]
        ]
        return [other for _, other in sorted(ahead) if not self.laid[other]]

    # -- trolls at a fortress

    def trolls_at(self, seat: Seat, site: int) -> int:
        """How many trolls a player has in the three regions of a site."""
        a, b, c = self.board.sites[site]
        base = seat * REGION_COUNT
        return self.trolls[base + a] + self.trolls[base + b] + self.trolls[base + c]

    def meets_slate_2(self, seat: Seat, site: int) -> bool:
        """TF-B1.5, TF-B1.6: trolls in at least two of the three regions."""
        a, b, c = self.board.sites[site]
        base, trolls = seat * REGION_COUNT, self.trolls
        held = (trolls[base + a] > 0) + (trolls[base + b] > 0) + (trolls[base + c] > 0)
        return held >= REGIONS_TO_HAMMER

    def meeting_slate_1(self, seat: Seat) -> list[int]:
        """TF-B1.3, TF-B1.4: the sites with the number of the leftmost empty belt space; plus allows any."""
        space = self.belt_space(seat)
        if space == PLUS:
            return ALL_SITES
        return [site for site in ALL_SITES if self.numbers[site] == space]

    def belt_space(self, seat: Seat) -> int:
        """The leftmost empty belt space, 4 when the belt is full."""
        base = seat * len(BELT)
        for space in range(len(BELT)):
            if self.belts[base + space] == NONE:
                return space
        return len(BELT)

    # -- boulders

    def boulders_out(self) -> int:
        """The boulders on the table."""
        return self.out[0] + self.out[1] + self.out[2] + self.out[3]

    def boulders_left(self) -> int:
        """The boulders in the tower."""
        return 4 * BOULDERS_PER_COLOUR - self.boulders_out()

    def excess(self) -> int:
        """TF-B3.14: boulders above the colour limit, summed over red, yellow and blue; white is no colour."""
        over = 0
        for colour in range(LIMITED):
            if self.out[colour] > self.limit:
                over += self.out[colour] - self.limit
        return over

    # -- treasures

    def allowed(self, seat: Seat) -> list[int]:
        """TF-C1.1, 8, 9, 10: the regions whose treasure a hammering player may take now."""
        if self.excess() and not self.appeased:
            return []
        return self.in_reach(seat)

    def in_reach(self, seat: Seat) -> list[int]:
        """The regions whose treasure a player may take while the spirit is calm."""
        boulders = self.boulders_out()
        base = seat * REGION_COUNT
        return [
            region
            for region in self.board.sites[self.fortress]
            if self.trolls[base + region] and NONE < self.treasures[region] <= boulders
        ]

    def collected(self, seat: Seat) -> int:
        """The region from which a player took a treasure this turn, or nowhere."""
        for entry in self.taken:
            if entry // REGION_COUNT == seat:
                return entry % REGION_COUNT
        return NOWHERE

    # -- the end

    def can_fill_a_belt(self) -> bool:
        """TF-R.40: whether a treasure lies at a fortress where somebody may hammer for the belt, or will."""
        if sum(self.supply):
            return True  # every region has one
        return any(self._has_treasure_for(seat) for seat in range(self.seats))

    def _has_treasure_for(self, seat: Seat) -> bool:
        for site in self.meeting_slate_1(seat):
            for region in self.board.sites[site]:
                if self.treasures[region] != NONE:
                    return True
        return False

    def gift_points(self, seat: Seat) -> int:
        """TF-END.10: the values of the gifts that were not flipped."""
        return sum([value for index, value in enumerate(GIFTS) if self.gifts[seat] >> index & 1])

    def belt_points(self, seat: Seat) -> int:
        return sum(self.belts[seat * len(BELT) : (seat + 1) * len(BELT)])

    def score(self, seat: Seat) -> int:
        """TF-END.9 to 11: treasures, unflipped gifts, and 6 for each crown."""
        treasures = self.belt_points(seat) + sum(self.sacks[seat])
        return treasures + self.gift_points(seat) + CROWN_VALUE * self.crowns.count(seat)

    def outcome(self) -> Result:
        """TF-END.12, TF-END.13: the highest total wins, on a tie the lord farther back."""
        seats = range(self.seats)
        scores = [self.score(seat) for seat in seats]
        ranks = ranked([(scores[seat], -self.lords[seat]) for seat in seats])
        rows = [
            ("belt", [self.belt_points(seat) for seat in seats]),
            ("sack", [sum(self.sacks[seat]) for seat in seats]),
            ("gifts", [self.gift_points(seat) for seat in seats]),
            ("crowns", [CROWN_VALUE * self.crowns.count(seat) for seat in seats]),
            ("total", scores),
        ]
        return Result(scores, ranks, self.reason, rows)
