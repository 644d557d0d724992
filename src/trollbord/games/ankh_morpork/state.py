"""The table at one moment: board and cards, money, personalities, goals and scores."""

from collections.abc import Mapping
from typing import ClassVar, Final

from trollbord.games.ankh_morpork.box import (
    CARDS,
    CHRYSOPRASE,
    CHRYSOPRASE_WORTH,
    COST,
    DEMON,
    DRAGON_KING,
    EVENTS,
    GODS_PRICE,
    IS_GREEN,
    KING_MARKERS,
    LORD_AREAS,
    LORDS,
    MEMBERS,
    MINION_POINTS,
    NO_CARD,
    NOBODY,
    NOT_FOR_TWO,
    PERSONALITIES,
    REPAYMENT,
    SMALL_GODS,
    UNPAID_LOAN,
    VETINARI,
    VETINARI_AREAS,
    VIMES,
)
from trollbord.games.ankh_morpork.cards import CardState
from trollbord.games.ankh_morpork.memory import BLANK
from trollbord.kernel.game import Game
from trollbord.kernel.result import Result, ranked
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.settings import Settings

NOT_ONE_OF: Final = 0
SWAPPED: Final = 1
LOOKED: Final = 2


class AnkhState(CardState):
    """The city of Ankh-Morpork and everything beside it.

    `tales` and `past` hold what is known of the personalities; `passes` counts the turns passed in a row
    where nobody must play.
    """

    # -- fields: what tools/fields.py writes

    FIELDS: ClassVar[tuple[str, ...]] = (
        "turn",
        "pieces",
        "building",
        "trouble",
        "aside",
        "money",
        "hands",
        "front",
        "green",
        "brown",
        "discard",
        "in_play",
        "last_played",
        "events",
        "past_events",
        "personality",
        "unused",
        "used",
        "gained",
        "shield",
        "gods",
        "pulled",
        "pulled_from",
        "minds",
        "low",
        "high",
        "tales",
        "past",
        "reason",
        "winners",
        "passes",
    )
    DERIVED: ClassVar[tuple[str, ...]] = (
        "stands",
        "built",
        "stirred",
        "closed",
        "present",
        "drawable",
        "spent",
    )
    """What follows from the fields; a position does not say it."""

    def _copy_fields(self, other: "AnkhState") -> None:
        other.turn = self.turn
        other.pieces = self.pieces[:]
        other.building = self.building[:]
        other.trouble = self.trouble[:]
        other.aside = self.aside[:]
        other.money = self.money[:]
        other.hands = [row[:] for row in self.hands]
        other.front = [row[:] for row in self.front]
        other.green = self.green[:]
        other.brown = self.brown[:]
        other.discard = self.discard[:]
        other.in_play = self.in_play
        other.last_played = self.last_played
        other.events = self.events[:]
        other.past_events = self.past_events[:]
        other.personality = self.personality[:]
        other.unused = self.unused[:]
        other.used = self.used
        other.gained = self.gained
        other.shield = self.shield
        other.gods = self.gods
        other.pulled = self.pulled[:]
        other.pulled_from = self.pulled_from
        other.minds = self.minds[:]
        other.low = [row[:] for row in self.low]
        other.high = [row[:] for row in self.high]
        other.tales = self.tales
        other.past = self.past[:]
        other.reason = self.reason
        other.winners = self.winners
        other.passes = self.passes
        other.stands = self.stands[:]
        other.built = self.built[:]
        other.stirred = self.stirred
        other.closed = self.closed
        other.present = self.present[:]
        other.drawable = self.drawable[:]
        other.spent = self.spent

    # -- end of the fields

    LATER: ClassVar[Mapping[str, int]] = {"passes": 0}
    PILES: ClassVar[tuple[str, ...]] = ("green", "brown", "events", "unused")

    def __init__(self, game: Game, seats: int, settings: Settings, is_copy: bool = False) -> None:
        super().__init__(game, seats, settings)
        if not is_copy:  # which gets its fields at once
            self.lay_out()

    def lay_out(self) -> None:
        """Everything in its box, the cards of the game in their piles."""
        seats = self.seats
        left_out = NOT_FOR_TWO if seats == 2 else []
        self.turn = 0
        self.pieces = [0] * 72
        self.building = [NOBODY] * 12
        self.trouble = [0] * 12
        self.aside = [0] * 12
        self.money: list[int] = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.front = [[] for _ in range(seats)]
        self.green = [card for card in range(len(CARDS)) if IS_GREEN[card]]
        self.brown = [
            card for card in range(len(CARDS)) if not IS_GREEN[card] and card not in left_out
        ]
        self.discard = []
        self.in_play = NO_CARD
        self.last_played = NO_CARD
        self.events: list[int] = list(range(len(EVENTS)))
        self.past_events: list[int] = []
        self.personality: list[int] = [NOBODY] * seats
        people = range(len(PERSONALITIES))
        self.unused: list[int] = [each for each in people if seats > 2 or each != CHRYSOPRASE]
        self.used = 0
        self.gained = 0
        self.shield = 0
        self.gods: int = NOBODY
        self.pulled: list[int] = []
        self.pulled_from: int = NOBODY
        self.minds = [BLANK] * (seats + 1)
        self.low = [[0] * seats for _ in range(seats + 1)]
        self.high = [[0] * seats for _ in range(seats + 1)]
        self.tales: tuple[tuple[int, int, int], ...] = ()
        self.past: list[tuple[int, ...]] = [()] * seats
        self.reason = ""
        self.winners = 0
        self.passes = 0
        self.recount()

    def copy(self) -> "AnkhState":
        other = AnkhState(self.game, self.seats, self.settings, True)
        self._copy_fields(other)
        self.copy_agenda(other)
        return other

    # -- looking

    def agrees(self, option: str) -> bool:
        """Whether a switch of the table options is on."""
        return self.settings[option] is True

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats, from the left of this one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def everyone(self) -> list[Seat]:
        """All seats, from the active player to the left."""
        return [(self.turn + step) % self.seats for step in range(self.seats)]

    def responders(self) -> list[Seat]:
        """AM-R.23: all seats in the order in which they answer."""
        seats = self.everyone()
        return seats if self.settings["answer_order"] == "active_first" else [*seats[1:], seats[0]]

    def has_gods(self, seat: Seat) -> bool:
        """AM-AREA.4, AM-R.66: whether a seat can save a piece with Small Gods in the event that is going on.

        `gods` has the card since the event began: it helps until it is lost or a demon comes.
        """
        if self.gods != seat or self.money[seat] < GODS_PRICE:
            return False
        return self.building[SMALL_GODS] == seat and self.works(SMALL_GODS)

    # -- goals, end, scores

    def worth(self, seat: Seat) -> int:
        """AM-WIN.6: cash and buildings less the loans."""
        houses = sum([self.value(area) for area in range(12) if self.building[area] == seat])
        return self.money[seat] + houses - REPAYMENT * self.loans(seat)

    def goals_met(self, seat: Seat) -> int:
        """AM-WIN: the personalities whose goal is met for this seat now, as bits; each goal is looked at once."""
        met = 0
        if self.spread(seat) >= VETINARI_AREAS[self.seats]:
            met |= 1 << VETINARI
        lordly = LORD_AREAS[self.seats]
        # Control asks for a piece: most seats have too few areas with one.
        if len(MEMBERS[self.present_in(seat)]) >= lordly and self.controlled(seat) >= lordly:
            for lord in LORDS:
                met |= 1 << lord
        if self.markers() >= KING_MARKERS:
            met |= 1 << DRAGON_KING
        if self.seats > 2 and self.worth(seat) >= CHRYSOPRASE_WORTH:
            met |= 1 << CHRYSOPRASE
        return met

    def cash_points(self, seat: Seat) -> int:
        """AM-LOAN.2, .3: money in hand after the loans are repaid, less what unpaid loans cost."""
        paid = min(self.loans(seat), self.money[seat] // REPAYMENT)
        return self.money[seat] - REPAYMENT * paid - UNPAID_LOAN * (self.loans(seat) - paid)

    def minion_points(self, seat: Seat) -> int:
        """AM-SCORE.1: five points for each minion that stands beside no demon."""
        pieces = self.pieces
        counted = [pieces[seat * 12 + a] for a in range(12) if not pieces[DEMON * 12 + a]]
        return MINION_POINTS * sum(counted)

    def building_points(self, seat: Seat) -> int:
        """AM-SCORE.2: the cost of each building that stands beside no demon."""
        return sum([self.value(area) for area in range(12) if self.building[area] == seat])

    def points(self, seat: Seat) -> int:
        """AM-SCORE: the points of a seat."""
        return self.minion_points(seat) + self.building_points(seat) + self.cash_points(seat)

    def best_card(self, seat: Seat) -> int:
        """AM-SCORE.5: the most expensive City Area card of a seat, for the tie-break."""
        mode = self.settings["tie_break"]
        best = 0
        for area in range(12):
            if self.building[area] != seat or (self.aside[area] and mode != "all"):
                continue
            if mode == "free_of_demons" and self.at(DEMON, area):
                continue
            best = max(best, COST[area])
        return best

    def finish(self, reason: str, winners: list[Seat]) -> None:
        """AM-END: nothing more happens."""
        self.agenda.clear()
        self.reason = reason
        for seat in winners:
            self.winners |= 1 << seat
        for viewer in (*range(self.seats), SPECTATOR):
            self.learns(viewer)

    def finish_on_points(self, reason: str) -> None:
        """AM-SCORE.4 to .6: the most points win, then the dearest card; a full tie is shared."""
        keys = [(self.points(seat), self.best_card(seat)) for seat in range(self.seats)]
        best = max(keys)
        self.finish(reason, [seat for seat in range(self.seats) if keys[seat] == best])

    def count_pass(self) -> None:
        """AM-R.68: where nobody must play a card, some rounds without one end the game, and points decide."""
        rounds = self.settings["rounds_of_passes"]
        assert isinstance(rounds, int)
        if rounds:
            self.passes += 1
            if self.passes == rounds * self.seats:
                self.finish_on_points("passes")

    def finish_pile(self) -> None:
        """AM-END.4: Commander Vimes wins with the last card; without him points decide."""
        if VIMES in self.personality:
            self.finish("vimes", [self.personality.index(VIMES)])
        else:
            self.finish_on_points("pile")

    def outcome(self) -> Result:
        seats = range(self.seats)
        rows = [
            ("minions", [self.minion_points(seat) for seat in seats]),
            ("buildings", [self.building_points(seat) for seat in seats]),
            ("cash", [self.cash_points(seat) for seat in seats]),
        ]
        scores = [self.points(seat) for seat in seats]
        if self.reason in ("goal", "vimes"):
            ranks = [1 if self.winners >> seat & 1 else 2 for seat in seats]
        else:
            ranks = ranked([(scores[seat], self.best_card(seat)) for seat in seats])
        return Result(scores, ranks, self.reason, rows)
