"""The rules of Trollfjord, in the rulebook's order: setup, A move trolls, B hammer, C collect, the end."""

from typing import Any, Final

from trollbord.games.trollfjord.box import (
    BELT,
    BLOWS,
    BOULDER_COLOURS,
    BOULDERS_PER_COLOUR,
    CALL,
    CLEAR,
    COPIES_OF_NUMBER,
    DECLINE,
    DONE,
    END,
    FELL,
    FELL_OF,
    FORTRESS,
    GIFT,
    GIFTS,
    HAMMER,
    HIT,
    JOIN,
    KEEP,
    LANDSCAPES,
    LEAST_VALUE,
    LEAVE,
    LIMITED,
    LOOP,
    LORD_MOVES,
    MOST_HITS,
    NUMERALS,
    PASS,
    PLACEMENT,
    PLANK,
    PLANK_COUNT,
    PLUS,
    PUT,
    REGION_COUNT,
    REGIONS,
    REGIONS_OF,
    SITE_COUNT,
    SITES,
    START,
    STOP,
    TAKE,
    TREASURE,
    landscape_at,
)
from trollbord.games.trollfjord.quick import colour_weights, fell_weights
from trollbord.games.trollfjord.state import NOBODY, NONE, NOWHERE, TrollfjordState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.step import SeatStep, Step

TOWER: Final = "tower"  # the source of what falls


# -- setup


class LayPlank(Step[TrollfjordState]):
    """TF-SETUP.11: the ten planks come in random order, each the one way round it fits (TF-SETUP.12)."""

    def open(self, state: TrollfjordState) -> Ask | None:
        if len(state.planks) == PLANK_COUNT:
            return None
        options = [PLANK[index] for index in range(PLANK_COUNT) if index not in state.planks]
        return Ask(NATURE, "plank", options, [1] * len(options), "planks")

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.planks.append(option.first)
        state.then(LayPlank())


class PlaceFortress(Step[TrollfjordState]):
    """TF-SETUP.8, TF-SETUP.9: numbers lie as in the first game, or by chance, or as the players like.

    Ruling 38: players who place them take turns, site by site, seat 0 first.
    """

    def __init__(self, site: int) -> None:
        self.site: Final = site

    def key(self) -> tuple[Any, ...]:
        return (self.site,)

    def open(self, state: TrollfjordState) -> Ask | None:
        how = state.table["fortresses"]
        if how == "first-game":
            state.numbers = state.board.numbers[:]
            return None
        left = [COPIES_OF_NUMBER - state.numbers.count(n) for n in range(len(NUMERALS))]
        options = [FORTRESS[self.site][n] for n in range(len(NUMERALS)) if left[n]]
        if how == "random":
            return Ask(NATURE, "fortress", options, [n for n in left if n], "fortresses")
        return Ask(self.site % state.seats, "fortress", options, args=(("site", SITES[self.site]),))

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.numbers[self.site] = option.second
        state.tell("fortress", {"site": SITES[self.site], "number": NUMERALS[option.second]})
        if self.site + 1 < SITE_COUNT:
            state.then(PlaceFortress(self.site + 1))


class Reveal(Step[TrollfjordState]):
    """TF-SETUP.17, TF-C3.8: a region gets a treasure from the supply, turned up when it lies there.

    TF-R1.1: when the supply is empty, the region stays without one.
    """

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def key(self) -> tuple[Any, ...]:
        return (self.region,)

    def open(self, state: TrollfjordState) -> Ask | None:
        options: list[Option] = []
        weights: list[int] = []
        for index, count in enumerate(state.supply):
            if count:
                options.append(TREASURE[index])
                weights.append(count)
        if not options:
            return None
        return Ask(NATURE, "treasure", options, weights, "treasures")

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.supply[option.first] -= 1
        value = option.first + LEAST_VALUE
        state.treasures[self.region] = value
        state.tell("treasure", {"region": REGIONS[self.region], "value": value})


class PlaceLord(Step[TrollfjordState]):
    """TF-SETUP.30, TF-SETUP.32: the lords stand on the start plank in random order, space 1 foremost."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def key(self) -> tuple[Any, ...]:
        return (self.space,)

    def open(self, state: TrollfjordState) -> Ask | None:
        waiting = [seat for seat in range(state.seats) if state.lords[seat] < -state.seats]
        return Ask(NATURE, "start", [START[seat] for seat in waiting], [1] * len(waiting), "lords")

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.lords[option.first] = -self.space
        state.tell("start", {"seat": option.first, "space": self.space})
        if self.space < state.seats:
            state.then(PlaceLord(self.space + 1))


# -- whose turn


class NextTurn(Step[TrollfjordState]):
    """TF-ORDER.1, TF-ORDER.4: the last standing lord's owner moves, hammers, collects; then whoever is last."""

    def open(self, state: TrollfjordState) -> Ask | None:
        seat = state.last_place()
        state.turn = seat
        if seat != NOBODY:
            state.tell("turn", {"seat": seat})
            state.then(
                MoveLord(seat), Tailwinds(seat), CallFortress(seat), EndTurn(seat), NextTurn()
            )
        return None


# -- A: move trolls


class MoveLord(SeatStep[TrollfjordState]):
    """TF-A1.3 to 9: the lord goes to one of the next three free spaces of one kind; its place is the strength."""

    def open(self, state: TrollfjordState) -> Ask | None:
        return Ask(self.seat, "lord", LORD_MOVES)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        kind, strength = option.first, option.second + 1
        space = state.space_ahead(self.seat, kind, strength)
        state.lords[self.seat] = space
        self._tell(state, option, space)
        if state.hits < 0 and min(state.lords) >= 0:  # TF-A1.12, TF-A1.13
            state.hits = 0
            state.tell("counter", {})
        if kind == PLACEMENT:
            state.then(Place(self.seat, landscape_at(state.planks, space), strength, NOWHERE))
        else:
            state.then(Wander(self.seat, strength))

    def _tell(self, state: TrollfjordState, option: Option, space: int) -> None:
        if state.listener is None:
            return
        what = {"seat": self.seat, "strength": option.second + 1, "space": space % LOOP}
        if option.first == PLACEMENT:
            land = LANDSCAPES[landscape_at(state.planks, space)]
            state.tell("lord-placement", {**what, "landscape": land})
        else:
            state.tell("lord-wander", what)


class Place(Step[TrollfjordState]):
    """TF-A2.1 to 8: up to so many trolls from the reserve, all into one region of the landscape."""

    def __init__(self, seat: Seat, landscape: int, left: int, region: int) -> None:
        self.seat: Final = seat
        self.landscape: Final = landscape
        self.left: Final = left
        self.region: Final = region

    def key(self) -> tuple[Any, ...]:
        return self.seat, self.landscape, self.left, self.region

    def open(self, state: TrollfjordState) -> Ask | None:
        if self.left == 0 or state.reserve[self.seat] == 0:  # TF-R29.1
            return None
        if self.region == NOWHERE:
            options = [PUT[region] for region in REGIONS_OF[self.landscape]]
        else:
            options = [PUT[self.region]]  # TF-R6.1
        options.append(DONE)
        most = min(self.left, state.reserve[self.seat])
        prompt = "place" if self.seat == state.turn else "tailwind-place"
        args = (("left", most), ("landscape", LANDSCAPES[self.landscape]))
        return Ask(self.seat, prompt, options, args=args)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is DONE:
            return
        region = option.first
        state.reserve[self.seat] -= 1
        state.trolls[self.seat * REGION_COUNT + region] += 1
        state.tell("put", {"seat": self.seat, "region": REGIONS[region]})
        state.then(Place(self.seat, self.landscape, self.left - 1, region))


class Wander(Step[TrollfjordState]):
    """TF-A2.9 to 15: up to so many steps of own trolls into adjoining regions, spread at will."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def key(self) -> tuple[Any, ...]:
        return self.seat, self.left

    def open(self, state: TrollfjordState) -> Ask | None:
        if self.left == 0:
            return None
        base = self.seat * REGION_COUNT
        options: list[Option] = []
        for region in range(REGION_COUNT):
            if state.trolls[base + region]:
                options += state.board.walks[region]
        if not options:  # TF-R29.1
            return None
        options.append(DONE)
        prompt = "wander" if self.seat == state.turn else "tailwind-wander"
        return Ask(self.seat, prompt, options, args=(("left", self.left),))

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is DONE:
            return
        base = self.seat * REGION_COUNT
        state.trolls[base + option.first] -= 1
        state.trolls[base + option.second] += 1
        state.tell("walk", {"seat": self.seat, "from": option.args[0], "to": option.args[1]})
        state.then(Wander(self.seat, self.left - 1))


class Tailwinds(SeatStep[TrollfjordState]):
    """TF-A3.1 to 9: everyone in front gets one troll or one step, by the own lord's space, nearest first."""

    def open(self, state: TrollfjordState) -> Ask | None:
        winds: list[Step[Any]] = []
        for other in state.in_front(self.seat):
            space = state.lords[other]
            if space % 2 == PLACEMENT:
                winds.append(Place(other, landscape_at(state.planks, space), 1, NOWHERE))
            else:
                winds.append(Wander(other, 1))
        state.then(*winds)
        return None


# -- B: hammer


class CallFortress(SeatStep[TrollfjordState]):
    """TF-B1.7 to 11: the turn player names a fortress that meets both slates, or ends the turn."""

    def open(self, state: TrollfjordState) -> Ask | None:
        seat = self.seat
        options = [
            CALL[site]
            for site in range(SITE_COUNT)
            if state.meets_slate_2(seat, site) and state.meets_slate_1(seat, site)
        ]
        if not options:
            return None
        options.append(END)
        return Ask(seat, "call", options)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is END:
            return
        site = option.first
        state.fortress = site
        number = NUMERALS[state.numbers[site]]
        state.tell("call", {"seat": self.seat, "site": SITES[site], "number": number})
        state.then(AskComrade(self.seat, self._candidates(state, site)))

    def _candidates(self, state: TrollfjordState, site: int) -> tuple[Seat, ...]:
        """TF-B2.7, TF-B2.8, TF-R9.1: most trolls at the fortress first, then the lord farther back."""
        ranking = [
            (-state.trolls_at(other, site), state.lords[other], other)
            for other in range(state.seats)
            if other != self.seat and not state.laid[other] and state.meets_slate_2(other, site)
        ]
        return tuple([other for _, _, other in sorted(ranking)])


class AskComrade(Step[TrollfjordState]):
    """TF-B2.10 to 12: asked in rank, the first to say yes is comrade, welcome or not."""

    def __init__(self, seat: Seat, candidates: tuple[Seat, ...]) -> None:
        self.seat: Final = seat
        self.candidates: Final = candidates

    def key(self) -> tuple[Any, ...]:
        return self.seat, self.candidates

    def open(self, state: TrollfjordState) -> Ask | None:
        if not self.candidates:
            state.then(Decide(self.seat, NOBODY))
            return None
        args = (("site", SITES[state.fortress]), ("turn", self.seat))
        return Ask(self.candidates[0], "join", [JOIN, DECLINE], args=args)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        asked = self.candidates[0]
        if option is JOIN:
            state.tell("join", {"seat": asked})
            state.comrade = asked
            state.then(Decide(self.seat, asked))
        else:
            state.tell("decline", {"seat": asked})
            state.then(AskComrade(self.seat, self.candidates[1:]))


class Decide(Step[TrollfjordState]):
    """TF-B2.15 to 17: now that the comrade is known, hammer or end the turn; TF-B3.1 to 6: count the limits."""

    def __init__(self, seat: Seat, comrade: Seat) -> None:
        self.seat: Final = seat
        self.comrade: Final = comrade

    def key(self) -> tuple[Any, ...]:
        return self.seat, self.comrade

    def open(self, state: TrollfjordState) -> Ask | None:
        prompt = "hammer-alone" if self.comrade == NOBODY else "hammer-with"
        return Ask(self.seat, prompt, [HAMMER, END], args=(("limit", self._limit(state)),))

    def _limit(self, state: TrollfjordState) -> int:
        trolls = state.trolls_at(self.seat, state.fortress)
        if self.comrade != NOBODY:
            trolls += state.trolls_at(self.comrade, state.fortress)
        return min(MOST_HITS, trolls)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is END:
            state.tell("end", {"seat": self.seat})
            state.fortress = NOWHERE
            state.comrade = NOBODY
            return
        state.limit = self._limit(state)
        state.hammerer = self.seat
        state.partner = self.comrade
        state.tell("hammer", {"seat": self.seat, "limit": state.limit})
        state.then(Swing(False), ClearRegions(), Refill(), BouldersBack())


class Swing(Step[TrollfjordState]):
    """TF-B4.3, TF-B4.6: strike, or stop; TF-R11.1, TF-R11.2: who begins or keeps on strikes once at least."""

    def __init__(self, may_stop: bool) -> None:
        self.may_stop: Final = may_stop

    def key(self) -> tuple[Any, ...]:
        return (self.may_stop,)

    def open(self, state: TrollfjordState) -> Ask | None:
        options = BLOWS[:] if state.table["tower"] == "physics" else [HIT]
        if self.may_stop:
            options.append(STOP)
        return Ask(state.hammerer, "swing", options)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is STOP:
            state.tell("stop", {"seat": state.hammerer})
            if state.partner != NOBODY:
                state.then(KeepOn(state.partner))
            state.then(Collect(state.hammerer))
            return
        state.hits += 1
        red, yellow, blue, white = state.out
        state.then(Fall(option), AfterHit(red, yellow, blue, white))


class Fall(Step[TrollfjordState]):
    """TF-B4.5: what falls is asked of the tower, whichever stands at this table: first how many boulders."""

    def __init__(self, blow: Option) -> None:
        self.blow: Final = blow

    def key(self) -> tuple[Any, ...]:
        return (self.blow,)

    def open(self, state: TrollfjordState) -> Ask | None:
        left = state.boulders_left()
        return Ask(NATURE, "fell", FELL[: left + 1], fell_weights(self.blow, left), TOWER)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option.first:
            state.then(FallOf(0, option.first))


class FallOf(Step[TrollfjordState]):
    """Then how many of them are red, yellow and blue; white is the rest."""

    def __init__(self, colour: int, fell: int) -> None:
        self.colour: Final = colour
        self.fell: Final = fell

    def key(self) -> tuple[Any, ...]:
        return self.colour, self.fell

    def open(self, state: TrollfjordState) -> Ask | None:
        others = 0
        for colour in range(self.colour + 1, LIMITED + 1):
            others += BOULDERS_PER_COLOUR - state.out[colour]
        own = BOULDERS_PER_COLOUR - state.out[self.colour]
        least, weights = colour_weights(self.fell, own, others)
        options = FELL_OF[self.colour][least : least + len(weights)]
        args = (("left", self.fell),)
        return Ask(NATURE, BOULDER_COLOURS[self.colour], options, weights, TOWER, args=args)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.out[self.colour] += option.first
        left = self.fell - option.first
        if self.colour + 1 < LIMITED:
            state.then(FallOf(self.colour + 1, left))
        else:
            state.out[LIMITED] += left


class AfterHit(Step[TrollfjordState]):
    """TF-R13.1: colour limit, then empty hit, then hit limit, then the hammerer's free choice."""

    def __init__(self, red: int, yellow: int, blue: int, white: int) -> None:
        self.red: Final = red  # these lay there before the hit
        self.yellow: Final = yellow
        self.blue: Final = blue
        self.white: Final = white

    def key(self) -> tuple[Any, ...]:
        return self.red, self.yellow, self.blue, self.white

    def open(self, state: TrollfjordState) -> Ask | None:
        fallen = state.boulders_out() - self.red - self.yellow - self.blue - self.white
        self._tell(state, fallen)
        if state.excess():  # TF-B3.10
            state.tell("angry", {"need": state.excess()})
            state.then(Appease(), CollectBoth())
            return None
        if fallen == 0 and state.partner != NOBODY:  # TF-B4.24, TF-B4.34
            state.hammerer, state.partner = state.partner, state.hammerer
            state.tell("swap", {"seat": state.hammerer})
        if state.hits == state.limit:  # TF-B4.8
            state.then(CollectBoth())
        else:
            state.then(Swing(True))
        return None

    def _tell(self, state: TrollfjordState, fallen: int) -> None:
        if state.listener is None:
            return
        before = (self.red, self.yellow, self.blue, self.white)
        what = {"seat": state.hammerer, "hit": state.hits, "fallen": fallen}
        for colour, name in enumerate(BOULDER_COLOURS):
            what[name] = state.out[colour] - before[colour]
        state.tell("hit" if fallen else "empty-hit", what)


class KeepOn(SeatStep[TrollfjordState]):
    """TF-B4.12, TF-R35.1: after a free stop the partner collects, or leaves if nothing is allowed, or keeps on."""

    def open(self, state: TrollfjordState) -> Ask | None:
        options = [TAKE[region] for region in sorted(state.allowed(self.seat))]
        if options:
            options.append(KEEP)
        else:
            options = [KEEP, LEAVE]
        return Ask(self.seat, "keep", options)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is KEEP:
            state.hammerer, state.partner = self.seat, NOBODY
            state.tell("keep", {"seat": self.seat})
            state.then(Swing(False))
        elif option is LEAVE:
            state.tell("empty-handed", {"seat": self.seat})
        else:
            collect(state, self.seat, option.first)


# -- gifts


class Appease(Step[TrollfjordState]):
    """TF-B3.13 to 15, 26: gifts for every boulder above the limit, or none; nobody is asked for too much."""

    def open(self, state: TrollfjordState) -> Ask | None:
        discs = state.gifts[state.hammerer].bit_count()
        if state.partner != NOBODY:
            discs += state.gifts[state.partner].bit_count()
        if discs >= state.excess():
            state.then(Offer(state.hammerer, state.partner, False))
        else:
            state.tell("still-angry", {})
        return None


class Offer(Step[TrollfjordState]):
    """TF-R16.1, TF-R17.1: offers alternate disc by disc; the full number flips them, two passes end it."""

    def __init__(self, seat: Seat, other: Seat, passed: bool) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.passed: Final = passed

    def key(self) -> tuple[Any, ...]:
        return self.seat, self.other, self.passed

    def open(self, state: TrollfjordState) -> Ask | None:
        free = state.gifts[self.seat] & ~state.offers[self.seat]
        options = [GIFT[index] for index in range(len(GIFTS)) if free >> index & 1]
        options.append(PASS)
        need = state.excess() - offered(state)
        return Ask(self.seat, "gift", options, args=(("need", need),))

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is PASS:
            self._pass(state)
            return
        state.offers[self.seat] |= 1 << option.first
        state.tell("offer", {"seat": self.seat, "gift": GIFTS[option.first]})
        if offered(state) == state.excess():
            self._flip(state)
        elif self.other == NOBODY:
            state.then(Offer(self.seat, NOBODY, False))
        else:
            state.then(Offer(self.other, self.seat, False))

    def _pass(self, state: TrollfjordState) -> None:
        if self.passed or self.other == NOBODY:
            state.offers = [0] * state.seats
            state.tell("still-angry", {})
        else:
            state.then(Offer(self.other, self.seat, True))

    def _flip(self, state: TrollfjordState) -> None:
        """TF-B3.19, TF-B3.20: flipped gifts are spent for good."""
        for seat in range(state.seats):
            state.gifts[seat] &= ~state.offers[seat]
        state.offers = [0] * state.seats
        state.appeased = True
        state.tell("appeased", {})


def offered(state: TrollfjordState) -> int:
    """The number of discs on offer."""
    return sum([mask.bit_count() for mask in state.offers])


# -- C: collect treasure


class CollectBoth(Step[TrollfjordState]):
    """TF-C1.3, TF-C1.6: the hammerer at the end collects first, then the partner, if there is one."""

    def open(self, state: TrollfjordState) -> Ask | None:
        if state.partner == NOBODY:
            state.then(Collect(state.hammerer))
        else:
            state.then(Collect(state.hammerer), Collect(state.partner))
        return None


class Collect(SeatStep[TrollfjordState]):
    """TF-C1.8 to 13: one allowed treasure must be taken; without one the player leaves empty-handed."""

    def open(self, state: TrollfjordState) -> Ask | None:
        regions = state.allowed(self.seat)
        if not regions:
            state.tell("empty-handed", {"seat": self.seat})
            return None
        return Ask(self.seat, "take", [TAKE[region] for region in sorted(regions)])

    def pick(self, state: TrollfjordState, option: Option) -> None:
        collect(state, self.seat, option.first)


def collect(state: TrollfjordState, seat: Seat, region: int) -> None:
    """TF-C1.14, TF-C1.15: in the own turn onto the belt, in another's face down into the patched sack."""
    value = state.treasures[region]
    state.treasures[region] = NONE
    state.taken.append(seat * REGION_COUNT + region)
    what = {"seat": seat, "region": REGIONS[region], "value": value}
    if seat != state.turn:
        state.sacks[seat] = (*state.sacks[seat], value)
        hidden = () if state.table["open_sacks"] else ("value",)
        state.tell("take-sack", what, hidden, (seat,))
        return
    space = state.belt_space(seat)
    state.belts[seat * len(BELT) + space] = value
    state.tell("take-belt", {**what, "space": BELT[space]})
    if space != PLUS:
        crown(state, seat, space, value)


def crown(state: TrollfjordState, seat: Seat, number: int, value: int) -> None:
    """TF-C2.1 to 4: the first on a number is crowned; an equal or higher treasure takes the crown over."""
    holder = state.crowns[number]
    if holder == NOBODY or state.belts[holder * len(BELT) + number] <= value:
        state.crowns[number] = seat
        state.tell("crown", {"seat": seat, "number": NUMERALS[number]})


class ClearRegions(Step[TrollfjordState]):
    """TF-C3.1, TF-C3.5: all who hammered clear a region, the turn player first."""

    def open(self, state: TrollfjordState) -> Ask | None:
        if state.comrade != NOBODY:
            state.then(Clear(state.comrade))
        state.then(Clear(state.turn))
        return None


class Clear(SeatStep[TrollfjordState]):
    """TF-C3.3, TF-C3.4, TF-R23.1: the region of the own treasure, or else one of choice with own trolls."""

    def open(self, state: TrollfjordState) -> Ask | None:
        region = state.collected(self.seat)
        if region != NOWHERE:
            self._clear(state, region)
            return None
        base = self.seat * REGION_COUNT
        held = [each for each in state.board.sites[state.fortress] if state.trolls[base + each]]
        return Ask(self.seat, "clear", [CLEAR[each] for each in sorted(held)])

    def pick(self, state: TrollfjordState, option: Option) -> None:
        self._clear(state, option.first)

    def _clear(self, state: TrollfjordState, region: int) -> None:
        index = self.seat * REGION_COUNT + region
        count = state.trolls[index]
        state.trolls[index] = 0
        state.reserve[self.seat] += count
        state.tell("clear", {"seat": self.seat, "region": REGIONS[region], "count": count})


class Refill(Step[TrollfjordState]):
    """TF-C3.8, TF-R32.1: after both have cleared, new treasures in the order in which the old ones went."""

    def open(self, state: TrollfjordState) -> Ask | None:
        state.then(*[Reveal(entry % REGION_COUNT) for entry in state.taken])
        return None


class BouldersBack(Step[TrollfjordState]):
    """TF-C4.1, TF-C4.2: all boulders go back into the tower, the slider to 0."""

    def open(self, state: TrollfjordState) -> Ask | None:
        state.out = [0] * (LIMITED + 1)
        state.hits = 0
        state.limit = 0
        state.fortress = NOWHERE
        state.comrade = state.hammerer = state.partner = NOBODY
        state.appeased = False
        state.taken = []
        state.tell("boulders-back", {})
        return None


# -- the end


class EndTurn(SeatStep[TrollfjordState]):
    """TF-END.1 to 6: who fills plus is finished; everyone else has one more turn and is finished after it."""

    def open(self, state: TrollfjordState) -> Ask | None:
        seat = self.seat
        if not state.last_round and state.belt_space(seat) > PLUS:
            state.last_round = True
            state.tell("last-round", {"seat": seat})
        if state.last_round:
            base = seat * REGION_COUNT
            for region in range(REGION_COUNT):
                state.reserve[seat] += state.trolls[base + region]
                state.trolls[base + region] = 0
            state.laid[seat] = True
            state.tell("finished", {"seat": seat})
        return None


STEPS: Final = (
    LayPlank,
    PlaceFortress,
    Reveal,
    PlaceLord,
    NextTurn,
    MoveLord,
    Place,
    Wander,
    Tailwinds,
    CallFortress,
    AskComrade,
    Decide,
    Swing,
    Fall,
    FallOf,
    AfterHit,
    KeepOn,
    Appease,
    Offer,
    CollectBoth,
    Collect,
    ClearRegions,
    Clear,
    Refill,
    BouldersBack,
    EndTurn,
)
