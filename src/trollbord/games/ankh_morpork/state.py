"""The table at one moment: the city, money, cards, and what each seat remembers."""

from bisect import insort
from typing import ClassVar, Final

from trollbord.games.ankh_morpork.box import (
    AROUND,
    CARDS,
    CHRYSOPRASE,
    CHRYSOPRASE_WORTH,
    COST,
    DEMON,
    DRAGON_KING,
    EVENTS,
    EVERYWHERE,
    GODS_PRICE,
    GREENS,
    KING_MARKERS,
    LOANS,
    LORD_AREAS,
    LORDS,
    MINION_POINTS,
    MINIONS,
    NOT_FOR_TWO,
    PENALTIES,
    PERSONALITIES,
    REPAYMENT,
    SMALL_GODS,
    TROLL,
    UNPAID_LOAN,
    VETINARI,
    VETINARI_AREAS,
    VIMES,
)
from trollbord.games.ankh_morpork.memory import (
    BLANK,
    Mind,
    exchanges,
    holds,
    located,
    passes,
    sees,
    surveys,
)
from trollbord.kernel.game import Game
from trollbord.kernel.result import Result, ranked
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.state import State
from trollbord.kernel.tableoption import Table

NOT_ONE_OF: Final = 0
SWAPPED: Final = 1
LOOKED: Final = 2
NOBODY: Final = -1
NO_CARD: Final = -1


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


class AnkhState(State):
    """The city of Ankh-Morpork and everything beside it.

    `pieces` counts minions, trolls and demons by owner and area (owner * 12 + area); `building` holds the owner of
    each area's building. Piles have no order: a card is drawn when it is drawn. `minds`, `low` and `high` hold
    what each seat remembers of the other hands (the last row is what everybody knows), `tales` and `past` what is
    known of the personalities.
    """

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
    )

    turn: int
    pieces: list[int]
    building: list[int]
    trouble: list[int]
    aside: list[int]
    money: list[int]
    hands: list[list[int]]
    front: list[list[int]]
    green: list[int]
    brown: list[int]
    discard: list[int]
    in_play: int
    last_played: int
    events: list[int]
    past_events: list[int]
    personality: list[int]
    unused: list[int]
    used: int
    gained: int
    shield: int
    gods: int
    pulled: list[int]
    pulled_from: int
    minds: list[Mind]
    low: list[list[int]]
    high: list[list[int]]
    tales: tuple[tuple[int, int, int], ...]
    past: list[tuple[int, ...]]
    reason: str
    winners: int

    def __init__(
        self, game: Game, seats: int, table: Table, basis: "AnkhState | None" = None
    ) -> None:
        super().__init__(game, seats, table)
        if basis is None:
            self._lay_out()
        else:
            self._take_after(basis)

    def _lay_out(self) -> None:
        """Everything in its box, the cards of the game in their piles."""
        seats = self.seats
        left_out = NOT_FOR_TWO if seats == 2 else ()
        self.turn = 0
        self.pieces = [0] * 72
        self.building = [NOBODY] * 12
        self.trouble = [0] * 12
        self.aside = [0] * 12
        self.money = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.front = [[] for _ in range(seats)]
        self.green = list(range(GREENS))
        self.brown = [card for card in range(GREENS, len(CARDS)) if card not in left_out]
        self.discard = []
        self.in_play = NO_CARD
        self.last_played = NO_CARD
        self.events = list(range(len(EVENTS)))
        self.past_events = []
        self.personality = [NOBODY] * seats
        people = range(len(PERSONALITIES))
        self.unused = [each for each in people if seats > 2 or each != CHRYSOPRASE]
        self.used = 0
        self.gained = 0
        self.shield = 0
        self.gods = NOBODY
        self.pulled = []
        self.pulled_from = NOBODY
        self.minds = [BLANK] * (seats + 1)
        self.low = [[0] * seats for _ in range(seats + 1)]
        self.high = [[0] * seats for _ in range(seats + 1)]
        self.tales = ()
        self.past = [()] * seats
        self.reason = ""
        self.winners = 0

    def _take_after(self, other: "AnkhState") -> None:
        """The same table, sharing nothing that can change."""
        self.turn = other.turn
        self.pieces = other.pieces[:]
        self.building = other.building[:]
        self.trouble = other.trouble[:]
        self.aside = other.aside[:]
        self.money = other.money[:]
        self.hands = [hand[:] for hand in other.hands]
        self.front = [cards[:] for cards in other.front]
        self.green = other.green[:]
        self.brown = other.brown[:]
        self.discard = other.discard[:]
        self.in_play = other.in_play
        self.last_played = other.last_played
        self.events = other.events[:]
        self.past_events = other.past_events[:]
        self.personality = other.personality[:]
        self.unused = other.unused[:]
        self.used = other.used
        self.gained = other.gained
        self.shield = other.shield
        self.gods = other.gods
        self.pulled = other.pulled[:]
        self.pulled_from = other.pulled_from
        self.minds = other.minds[:]
        self.low = [row[:] for row in other.low]
        self.high = [row[:] for row in other.high]
        self.tales = other.tales
        self.past = other.past[:]
        self.reason = other.reason
        self.winners = other.winners

    def copy(self) -> "AnkhState":
        other = AnkhState(self.game, self.seats, self.table, self)
        self.copy_agenda(other)
        return other

    # -- looking at the city

    def agrees(self, option: str) -> bool:
        """Whether a switch of the table options is on."""
        return self.table[option] is True

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

    # -- looking at people

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats, from the left of this one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def everyone(self) -> list[Seat]:
        """All seats, from the active player to the left."""
        return [(self.turn + step) % self.seats for step in range(self.seats)]

    def responders(self) -> list[Seat]:
        """AM-R.23: all seats in the order in which they answer."""
        seats = self.everyone()
        return seats if self.table["answer_order"] == "active_first" else [*seats[1:], seats[0]]

    def loans(self, seat: Seat) -> int:
        """How many loan cards lie before a seat."""
        return len([card for card in self.front[seat] if card in LOANS])

    def places(self, seat: Seat) -> int:
        """AM-PENALTY.2: how many penalty cards fill places of this hand."""
        return len([card for card in self.front[seat] if card in PENALTIES])

    def could_hold(self, seat: Seat, cards: tuple[int, ...]) -> bool:
        """Whether, by what everybody knows, one of these cards may be in this hand."""
        if not self.hands[seat]:
            return False
        for card in cards:
            if card >= GREENS and self.green:
                continue
            if card != self.in_play and card not in self.discard:
                return True
        return False

    def has_gods(self, seat: Seat) -> bool:
        """AM-AREA.4: whether a seat can save a piece with Small Gods in the event that is going on."""
        if self.gods != seat or self.money[seat] < GODS_PRICE:
            return False
        return self.works(SMALL_GODS) or (
            bool(self.aside[SMALL_GODS]) and not self.at(DEMON, SMALL_GODS)
        )

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

    # -- money

    def pays(self, giver: Seat, taker: Seat, amount: int) -> int:
        """AM-R.34: up to `amount` goes from one player to another."""
        paid = min(amount, self.money[giver])
        self.money[giver] -= paid
        self.money[taker] += paid
        return paid

    # -- cards, and who knows of them

    def pile(self) -> int:
        """How many cards are left in the pile."""
        return len(self.green) + len(self.brown)

    def top(self) -> list[int]:
        """The cards one of which is on top of the pile."""
        return self.green if self.green else self.brown

    def off_the_pile(self, card: int) -> None:
        """A card leaves the pile; with the last green one all hands are known to be green."""
        if card >= GREENS:
            self.brown.remove(card)
            return
        self.green.remove(card)

    def draws(self, seat: Seat, card: int) -> None:
        """A seat takes a card from the pile, unseen by the others."""
        self.off_the_pile(card)
        insort(self.hands[seat], card)
        if card < GREENS:
            for viewer in range(self.seats + 1):
                self.low[viewer][seat] += 1
                self.high[viewer][seat] += 1

    def reveals(self, seat: Seat, card: int) -> None:
        """A card leaves a hand before everybody's eyes."""
        self.hands[seat].remove(card)
        for viewer in range(self.seats + 1):
            if viewer == seat:
                continue
            self.minds[viewer] = located(self.minds[viewer], card, seat)
            self._counts_out(viewer, seat, card)

    def _counts_out(self, viewer: int, seat: Seat, card: int) -> None:
        low, high = self.low[viewer], self.high[viewer]
        if card < GREENS:
            low[seat] = max(0, low[seat] - 1)
            high[seat] -= 1
        high[seat] = min(high[seat], len(self.hands[seat]))

    def takes_openly(self, seat: Seat, card: int) -> None:
        """A card comes into a hand before everybody's eyes."""
        insort(self.hands[seat], card)
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.minds[viewer] = sees(self.minds[viewer], card, seat)
                self._counts_in(viewer, seat, card)

    def _counts_in(self, viewer: int, seat: Seat, card: int) -> None:
        if card < GREENS:
            self.low[viewer][seat] += 1
            self.high[viewer][seat] += 1

    def gives(self, giver: Seat, taker: Seat, card: int) -> None:
        """A card goes from hand to hand; the two know which, the others only that it does."""
        size = len(self.hands[giver])
        self.hands[giver].remove(card)
        insort(self.hands[taker], card)
        for viewer in range(self.seats + 1):
            if viewer == giver:
                self.minds[viewer] = sees(self.minds[viewer], card, taker)
                self._counts_in(viewer, taker, card)
            elif viewer == taker:
                self.minds[viewer] = located(self.minds[viewer], card, giver)
                self._counts_out(viewer, giver, card)
            else:
                self.minds[viewer] = passes(self.minds[viewer], giver, taker, 1, size)
                self._guesses(viewer, giver, taker, size)

    def _guesses(self, viewer: int, giver: Seat, taker: Seat, size: int) -> None:
        low, high = self.low[viewer], self.high[viewer]
        certain = 1 if low[giver] >= size else 0
        possible = 1 if high[giver] > 0 else 0
        low[giver] = max(0, low[giver] - possible)
        high[giver] = min(high[giver] - certain, size - 1)
        low[taker] += certain
        high[taker] += possible

    def swaps_hands(self, one: Seat, other: Seat) -> None:
        """Two players change their whole hands; each knows what it gave."""
        hands = self.hands
        hands[one], hands[other] = hands[other], hands[one]
        for viewer in range(self.seats + 1):
            self.minds[viewer] = exchanges(self.minds[viewer], one, other)
            for row in (self.low[viewer], self.high[viewer]):
                row[one], row[other] = row[other], row[one]
        self.surveys(one, other)
        self.surveys(other, one)

    def surveys(self, viewer: Seat, seat: Seat) -> None:
        """A seat sees the whole hand of another."""
        hand = self.hands[seat]
        mind = self.minds[viewer]
        for card in self.hands[viewer]:
            mind = located(mind, card, viewer)
        self.minds[viewer] = surveys(mind, seat, hand)
        greens = len([card for card in hand if card < GREENS])
        self.low[viewer][seat] = self.high[viewer][seat] = greens

    def spots(self, viewer: Seat, seat: Seat, card: int) -> None:
        """A seat sees one card in the hand of another."""
        self.minds[viewer] = sees(self.minds[viewer], card, seat)

    def shows(self, seat: Seat, card: int) -> None:
        """A seat shows a card of its hand to everybody."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.spots(viewer, seat, card)

    def holds_only(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """It has become clear to everybody that this whole hand is among these cards."""
        count = len(self.hands[seat])
        for viewer in range(self.seats + 1):
            if viewer != seat:
                free = tuple([card for card in cards if not self._is_open(card, viewer)])
                self.minds[viewer] = holds(self.minds[viewer], seat, free, count)

    def _is_open(self, card: int, viewer: int) -> bool:
        if card == self.in_play or card in self.discard:
            return True
        return viewer < self.seats and card in self.hands[viewer]

    def puts_down(self, card: int) -> None:
        """AM-ACTION.5: a card comes face up onto the discard pile."""
        self.discard.append(card)

    def finishes_card(self) -> None:
        """The card in play, if it has not gone to lie before somebody, is discarded."""
        if self.in_play != NO_CARD:
            self.puts_down(self.in_play)
            self.in_play = NO_CARD

    # -- goals, end, scores

    def worth(self, seat: Seat) -> int:
        """AM-WIN.6: cash and buildings less the loans."""
        houses = sum([self.value(area) for area in range(12) if self.building[area] == seat])
        return self.money[seat] + houses - REPAYMENT * self.loans(seat)

    def spread(self, seat: Seat) -> int:
        """AM-WIN.2, .3: in how many areas without demons this seat has minions."""
        pieces = self.pieces
        return len([a for a in range(12) if pieces[seat * 12 + a] and not pieces[DEMON * 12 + a]])

    def controlled(self, seat: Seat) -> int:
        """AM-WIN.4: how many areas this seat controls."""
        pieces, building = self.pieces, self.building
        there = [a for a in range(12) if pieces[seat * 12 + a] or building[a] == seat]
        return len([area for area in there if self.controller(area) == seat])

    def goals_met(self, seat: Seat) -> int:
        """AM-WIN: the personalities whose goal is met for this seat now, as bits; each goal is looked at once."""
        met = 0
        if self.spread(seat) >= VETINARI_AREAS[self.seats]:
            met |= 1 << VETINARI
        if self.controlled(seat) >= LORD_AREAS[self.seats]:
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
        mode = self.table["tie_break"]
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
