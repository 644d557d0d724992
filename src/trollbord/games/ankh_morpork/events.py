"""The twelve random events, in the rulebook's order."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import (
    EVENT_CAUSE,
    Removal,
    pay_gods,
    spend,
)
from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhStep,
    AreaQuestion,
    Question,
    SeatQuestion,
    absent,
    no_gods,
    no_house_of,
)
from trollbord.games.ankh_morpork.box import (
    ACCEPT,
    AREAS,
    CARDS,
    COLOURS,
    DEMON,
    DEMONS,
    EVENT,
    EVENTS,
    FOG_CARDS,
    GO,
    NEIGHBOURS,
    NOBODY,
    ON_THE_RIVER,
    OWNERS,
    RAZE,
    REMOVE,
    RIOT_MARKERS,
    SAVE,
    SAVE_BUILDING,
    SAVE_CARD,
    SMALL_GODS,
    SUBSIDENCE_PRICE,
    TROLL,
    TROLLS,
)
from trollbord.games.ankh_morpork.dragon import (
    Dragon,
    DragonLands,
    DragonSaves,
    Mourn,
    raze,
    strikes,
)
from trollbord.games.ankh_morpork.effects import RollStep, pieces_in
from trollbord.games.ankh_morpork.hands import not_on_top
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask, chance, even
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat


class DrawEvent(AnkhStep):
    """AM-EVENT.1, .3: an event that has not happened yet; with none left nothing happens."""

    VERBS: ClassVar[tuple[str, ...]] = ("event",)
    RULE: ClassVar[str] = "AM-EVENT.1"

    def open(self, state: AnkhState) -> Ask | None:
        if not state.events:
            return None
        options = [EVENT[event] for event in state.events]
        return chance("event", options, even(options), "events")

    def pick(self, state: AnkhState, option: Option) -> None:
        state.events.remove(option.first)
        state.past_events.append(option.first)
        state.tell("event", {"event": EVENTS[option.first]})
        owner = state.card_owner(SMALL_GODS)
        state.gods = owner if state.works(SMALL_GODS) else NOBODY
        state.then(HAPPENINGS[option.first], EventOver())

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        is_left = option.first in state.events
        return None if is_left else Obstacle("why-happened", self.RULE, option.arg)


class EventOver(AnkhStep):
    """Small Gods answers to nothing once the event is over."""

    def open(self, state: AnkhState) -> Ask | None:
        state.gods = NOBODY
        return None


# -- Flood


class Flood(RollStep):
    """AM-EVENT.FLOOD.1: two rolls; only areas on the river are flooded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, first: int = NOBODY) -> None:
        self.first: Final = first

    def rolled(self, state: AnkhState, area: int) -> None:
        if self.first == NOBODY:
            state.then(Flood(area))
            return
        flooded = tuple(sorted([each for each in {self.first, area} if ON_THE_RIVER[each]]))
        kept = (0,) * len(flooded)
        state.then(*[Flee(seat, flooded, kept) for seat in state.everyone()])


class Flee(SeatQuestion):
    """AM-EVENT.FLOOD.2, .3: a player's minions leave the flooded areas one by one; `kept` may stay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "flooded", "kept")
    VERBS: ClassVar[tuple[str, ...]] = ("go", "save", *ANY_TIME)
    RULE: ClassVar[str] = "AM-EVENT.FLOOD.2"

    def __init__(self, seat: Seat, flooded: tuple[int, ...], kept: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.flooded: Final = flooded
        self.kept: Final = kept

    def place(self, state: AnkhState) -> int:
        """Which of the flooded areas still has a minion that must move; none: their number."""
        for index, area in enumerate(self.flooded):
            if state.at(self.seat, area) > self.kept[index]:
                return index
        return len(self.flooded)

    def open(self, state: AnkhState) -> Ask | None:
        index = self.place(state)
        if index == len(self.flooded):
            return None
        area = self.flooded[index]
        ways = [GO[to] for to in NEIGHBOURS[area] if to not in self.flooded]
        saves = [SAVE] if state.has_gods(self.seat) else []
        return Ask(self.seat, "flee", [*saves, *ways], args=(("area", AREAS[area]),))

    def pick(self, state: AnkhState, option: Option) -> None:
        index = self.place(state)
        kept = list(self.kept)
        if option is SAVE:
            pay_gods(state, self.seat)
            kept[index] += 1
        else:
            area = self.flooded[index]
            state.move(self.seat, area, option.first)
            names: dict[str, Word] = {
                "owner": COLOURS[self.seat],
                "area": AREAS[area],
                "to": AREAS[option.first],
            }
            state.tell("move", names)
        state.then(Flee(self.seat, self.flooded, tuple(kept)))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option is SAVE:
            return no_gods(state, self.seat)
        to = option.first
        if to in self.flooded:
            return Obstacle("why-flooded", "AM-EVENT.FLOOD.3", AREAS[to])
        is_next = to in NEIGHBOURS[self.flooded[self.place(state)]]
        return None if is_next else Obstacle("why-not-adjacent", self.RULE, AREAS[to])

    def can_wait(self, state: AnkhState) -> bool:
        if not super().can_wait(state) or list(self.flooded) != sorted(set(self.flooded)):
            return False
        there = [state.at(self.seat, area) for area in self.flooded]
        return all([0 <= stays <= count for stays, count in zip(self.kept, there, strict=True)])


# -- Fire, Explosion, Earthquake


class HouseLoss(Question):
    """A building is to be lost; Small Gods may save it. `is_fire` if a fire goes on from here."""

    FIELDS: ClassVar[tuple[str, ...]] = ("area", "is_fire")
    VERBS: ClassVar[tuple[str, ...]] = ("accept", "save-building", *ANY_TIME)
    RULE: ClassVar[str] = "AM-AREA.4"

    def __init__(self, area: int, is_fire: bool = False) -> None:
        self.area: Final = area
        self.is_fire: Final = is_fire

    def open(self, state: AnkhState) -> Ask | None:
        owner = state.building[self.area]
        if owner == NOBODY:
            return None
        if state.has_gods(owner):
            where = (("area", AREAS[self.area]),)
            return Ask(owner, "save-building", [ACCEPT, SAVE_BUILDING], args=where)
        self.lose(state)
        return None

    def lose(self, state: AnkhState) -> None:
        """The building goes, and a fire burns on."""
        raze(state, self.area)
        if self.is_fire:
            state.then(Fire(self.area))

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is ACCEPT:
            self.lose(state)
            return
        pay_gods(state, state.building[self.area])
        if self.is_fire and state.agrees("saved_fire_goes_on"):
            state.then(Fire(self.area))

    def who(self, state: AnkhState) -> Seat:
        return state.building[self.area]

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return None if option is ACCEPT else no_gods(state, self.who(state))

    def can_wait(self, state: AnkhState) -> bool:
        has_house = state.step is not self or state.building[self.area] != NOBODY
        return super().can_wait(state) and has_house


class Fire(RollStep):
    """AM-EVENT.FIRE: it goes on while rolls name buildings next to the area rolled just before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("last",)

    def __init__(self, last: int = NOBODY) -> None:
        self.last: Final = last

    def rolled(self, state: AnkhState, area: int) -> None:
        is_near = self.last == NOBODY or area in NEIGHBOURS[self.last]
        if is_near and state.building[area] != NOBODY:
            strikes(state, area)
            state.then(HouseLoss(area, True))


class Explosion(RollStep):
    """AM-EVENT.EXPLOSION.1: the building in the rolled area is removed."""

    def rolled(self, state: AnkhState, area: int) -> None:
        strikes(state, area)
        state.then(HouseLoss(area))


class Earthquake(RollStep):
    """AM-EVENT.EARTHQUAKE.1: two rolls, and the buildings in both areas are removed.

    AM-R.66: both fall at once, so the building of Small Gods, whose card may save the other, comes last.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, first: int = NOBODY) -> None:
        self.first: Final = first

    def rolled(self, state: AnkhState, area: int) -> None:
        if self.first == NOBODY:
            state.then(Earthquake(area))
            return
        strikes(state, self.first)
        strikes(state, area)
        hit = [self.first] if area == self.first else [self.first, area]
        if self.first == SMALL_GODS:
            hit.reverse()
        state.then(*[HouseLoss(each) for each in hit])


# -- Fog and Riots


class Fog(AnkhStep):
    """AM-EVENT.FOG.1, AM-R.42: the top cards of the pile are discarded before everybody's eyes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count",)
    VERBS: ClassVar[tuple[str, ...]] = ("draw",)
    RULE: ClassVar[str] = "AM-EVENT.FOG.1"

    def __init__(self, count: int = FOG_CARDS) -> None:
        self.count: Final = count

    def open(self, state: AnkhState) -> Ask | None:
        if not self.count:
            return None
        options = state.drawable[:]
        return chance("fog", options, even(options), "pile")

    def pick(self, state: AnkhState, option: Option) -> None:
        state.off_the_pile(option.first)
        state.puts_down(option.first)
        state.tell("fog", {"card": CARDS[option.first]})
        if not state.pile():
            state.finish_pile()
        else:
            state.then(Fog(self.count - 1))

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_on_top(state, option.first)


class Riots(AnkhStep):
    """AM-EVENT.RIOTS: with eight markers the game ends, and points decide."""

    def open(self, state: AnkhState) -> Ask | None:
        if state.markers() >= RIOT_MARKERS:
            state.finish_on_points("riots")
        return None


# -- Mysterious Murders


class Murders(AnkhStep):
    """AM-EVENT.MURDERS.1: every player rolls once, the active one first."""

    def open(self, state: AnkhState) -> Ask | None:
        state.then(*[MurderRoll(seat) for seat in state.everyone()])
        return None


class MurderRoll(RollStep):
    """The roll of one player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def rolled(self, state: AnkhState, area: int) -> None:
        state.then(Murder(self.seat, area))


class Murder(AreaQuestion):
    """AM-EVENT.MURDERS.2, .3: the roller must remove one piece of his choice, even his own."""

    VERBS: ClassVar[tuple[str, ...]] = ("remove", *ANY_TIME)
    RULE: ClassVar[str] = "AM-EVENT.MURDERS.2"

    def open(self, state: AnkhState) -> Ask | None:
        options = pieces_in(state, self.area, REMOVE)
        return Ask(self.seat, "murder", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Removal(option.first, option.second, EVENT_CAUSE))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        found = absent(state, option, self.RULE)
        if found or option.second == self.area:
            return found
        return Obstacle("why-not-rolled", self.RULE, AREAS[option.second])


# -- Demons and Trolls


class Arrivals(RollStep):
    """AM-EVENT.DEMONS.1, .TROLLS.1: one piece for each roll; `kind` is TROLL or DEMON."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "count")

    def __init__(self, kind: int, count: int) -> None:
        self.kind: Final = kind
        self.count: Final = count

    def rolled(self, state: AnkhState, area: int) -> None:
        if self.count > 1:
            state.then(Arrivals(self.kind, self.count - 1))
        state.then(Arrival(self.kind, area))


class Arrival(Question):
    """AM-R.7, .8: Small Gods may stop a demon where its owner has a piece, a troll only by a switch."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "area")
    VERBS: ClassVar[tuple[str, ...]] = ("accept", "save", *ANY_TIME)
    RULE: ClassVar[str] = "AM-EVENT.DEMONS.8"

    def __init__(self, kind: int, area: int) -> None:
        self.kind: Final = kind
        self.area: Final = area

    def open(self, state: AnkhState) -> Ask | None:
        seat = state.gods
        if seat != NOBODY and state.has_gods(seat) and self.is_stoppable(state, seat):
            where = (("area", AREAS[self.area]), ("owner", OWNERS[self.kind]))
            return Ask(seat, "stop-arrival", [ACCEPT, SAVE], args=where)
        self.arrive(state)
        return None

    def is_stoppable(self, state: AnkhState, seat: Seat) -> bool:
        """Whether the seat may pay to keep this piece out."""
        if self.kind == DEMON and not state.agrees("gods_need_a_piece"):
            return True
        is_answered = self.kind == DEMON or state.agrees("gods_stop_trolls")
        return is_answered and self.touches(state, seat)

    def touches(self, state: AnkhState, seat: Seat) -> bool:
        """Whether the seat has a piece in the area."""
        return state.at(seat, self.area) > 0 or state.building[self.area] == seat

    def arrive(self, state: AnkhState) -> None:
        """AM-EVENT.DEMONS.2, .TROLLS.2: a demon always brings trouble, a troll only among others."""
        state.enter(self.kind, self.area)
        if self.kind == DEMON:
            state.stirs(self.area)
        state.tell("place", {"owner": OWNERS[self.kind], "area": AREAS[self.area]})

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is ACCEPT:
            self.arrive(state)
        else:
            pay_gods(state, state.gods)

    def who(self, state: AnkhState) -> Seat:
        return state.gods

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return None if option is ACCEPT else no_gods(state, state.gods)


# -- Subsidence


class Subsidence(AnkhStep):
    """AM-EVENT.SUBSIDENCE.1: in turn order everybody pays for his buildings."""

    def open(self, state: AnkhState) -> Ask | None:
        state.then(*[Subside(seat) for seat in state.everyone()])
        return None


class Subside(SeatQuestion):
    """AM-R.47: a player who is short of money picks the buildings that he loses, and pays for the others."""

    VERBS: ClassVar[tuple[str, ...]] = ("raze", *ANY_TIME)
    RULE: ClassVar[str] = "AM-R.47"

    def open(self, state: AnkhState) -> Ask | None:
        due = SUBSIDENCE_PRICE * state.houses(self.seat)
        if due <= state.money[self.seat]:
            spend(state, self.seat, due)
            return None
        own = [RAZE[area] for area in range(12) if state.building[area] == self.seat]
        return Ask(self.seat, "subside", own)

    def pick(self, state: AnkhState, option: Option) -> None:
        raze(state, option.first)
        state.then(Subside(self.seat))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return no_house_of(state, self.seat, option.first, self.RULE)


# -- Bloody Stupid Johnson


class Johnson(RollStep):
    """AM-EVENT.JOHNSON: the owner of the rolled City Area card loses it, and a minion there."""

    def rolled(self, state: AnkhState, area: int) -> None:
        owner = state.card_owner(area)
        if owner == NOBODY:
            return
        if not state.agrees("gods_stop_johnson"):
            state.gods = NOBODY
        strikes(state, area)
        state.then(CardLoss(owner, area), JohnsonMinion(owner, area))


class CardLoss(AreaQuestion):
    """AM-R.9: $3 keep the card."""

    VERBS: ClassVar[tuple[str, ...]] = ("accept", "save-card", *ANY_TIME)
    RULE: ClassVar[str] = "AM-R.9"

    def open(self, state: AnkhState) -> Ask | None:
        if state.has_gods(self.seat):
            where = (("area", AREAS[self.area]),)
            return Ask(self.seat, "save-card", [ACCEPT, SAVE_CARD], args=where)
        self.lose(state)
        return None

    def lose(self, state: AnkhState) -> None:
        """The card leaves the game; the building stays."""
        state.close(self.area)
        state.tell("johnson", {"seat": self.seat, "area": AREAS[self.area]})

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is ACCEPT:
            self.lose(state)
        else:
            pay_gods(state, self.seat)

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return None if option is ACCEPT else no_gods(state, self.seat)

    def can_wait(self, state: AnkhState) -> bool:
        is_theirs = state.step is not self or state.card_owner(self.area) == self.seat
        return super().can_wait(state) and is_theirs


class JohnsonMinion(AnkhStep):
    """AM-EVENT.JOHNSON.2: without a minion there nothing more is lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: Seat, area: int) -> None:
        self.seat: Final = seat
        self.area: Final = area

    def open(self, state: AnkhState) -> Ask | None:
        if state.at(self.seat, self.area):
            state.then(Removal(self.seat, self.area, EVENT_CAUSE))
        return None


HAPPENINGS: Final[tuple[AnkhStep, ...]] = (
    Dragon(),
    Flood(),
    Fire(),
    Fog(),
    Riots(),
    Explosion(),
    Murders(),
    Arrivals(DEMON, DEMONS),
    Subsidence(),
    Johnson(),
    Arrivals(TROLL, TROLLS),
    Earthquake(),
)
"""What each event does, in the order of EVENTS."""

STEPS: Final[tuple[type[AnkhStep], ...]] = (
    DrawEvent,
    EventOver,
    Dragon,
    DragonSaves,
    DragonLands,
    Mourn,
    Flood,
    Flee,
    HouseLoss,
    Fire,
    Explosion,
    Earthquake,
    Fog,
    Riots,
    Murders,
    MurderRoll,
    Murder,
    Arrivals,
    Arrival,
    Subsidence,
    Subside,
    Johnson,
    CardLoss,
    JohnsonMinion,
)
