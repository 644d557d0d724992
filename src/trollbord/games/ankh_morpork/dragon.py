"""What events have in common, and the Dragon, who takes everything at once."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import (
    Answerable,
    Replace,
    answer_ask,
    pay_gods,
    play_answer,
)
from trollbord.games.ankh_morpork.asking import ANY_TIME, AnkhStep, no_gods, no_house_of, piece
from trollbord.games.ankh_morpork.box import (
    ACCEPT,
    AREAS,
    COLOURS,
    DEMON,
    DONE,
    FRESH_START,
    IGOR,
    INTERRUPT,
    NOBODY,
    PLAY,
    SAVE,
    SAVE_BUILDING,
    SMALL_GODS,
    SUSAN,
    TROLL,
)
from trollbord.games.ankh_morpork.effects import RollStep
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat


def strikes(state: AnkhState, area: int) -> None:
    """AM-R.10: by the switch Small Gods does not work in an event that hits it."""
    if area == SMALL_GODS and not state.agrees("gods_save_themselves"):
        state.gods = NOBODY


def raze(state: AnkhState, area: int) -> None:
    """AM-EVENT.2: a building is lost, and its card goes back to the display."""
    owner = state.building[area]
    state.raze(area)
    state.tell("raze", {"owner": COLOURS[owner], "area": AREAS[area]})


class Dragon(RollStep):
    """AM-EVENT.DRAGON.1: one roll names the area."""

    def rolled(self, state: AnkhState, area: int) -> None:
        strikes(state, area)
        state.then(DragonSaves(area, (0, 0, 0, 0), False, 0))


def stand_there(state: AnkhState, area: int, kept: tuple[int, ...]) -> bool:
    """Whether no more minions of any colour are saved than stand in an area."""
    there = [state.at(colour, area) for colour in range(len(COLOURS))]
    return all([0 <= saved <= count for saved, count in zip(kept, there, strict=True)])


class DragonSaves(Answerable):
    """AM-R.55: players who can save a piece decide before the Dragon lands; `kept` counts saved minions."""

    FIELDS: ClassVar[tuple[str, ...]] = ("area", "kept", "is_house_kept", "asked")
    VERBS: ClassVar[tuple[str, ...]] = ("done", "save", "save-building", *ANY_TIME)
    RULE: ClassVar[str] = "AM-R.55"

    def __init__(self, area: int, kept: tuple[int, ...], is_house_kept: bool, asked: int) -> None:
        self.area: Final = area
        self.kept: Final = kept
        self.is_house_kept: Final = is_house_kept
        self.asked: Final = asked

    def open(self, state: AnkhState) -> Ask | None:
        if self.asked == state.seats:
            state.then(DragonLands(self.area, self.kept, self.is_house_kept))
            return None
        seat = state.responders()[self.asked]
        ask = self.question(state, seat)
        if ask is None:
            state.then(self.next())
        return ask

    def question(self, state: AnkhState, seat: Seat) -> Ask | None:
        """What the seat can save: minions with Susan, minions and a building with Small Gods."""
        doomed = state.at(seat, self.area) > self.kept[seat]
        has_house = state.building[self.area] == seat and not self.is_house_kept
        options = [DONE]
        if state.has_gods(seat):
            options += [SAVE] if doomed else []
            options += [SAVE_BUILDING] if has_house else []
        if doomed:
            options += [PLAY[card] for card in state.hands[seat] if INTERRUPT[card] == SUSAN]
        # Asked even without Susan, if by open knowledge she may be in this hand: not being asked would tell.
        may_hold = doomed and state.could_hold(seat, SUSAN)
        if len(options) == 1 and not may_hold:
            return None
        where = (("area", AREAS[self.area]),)
        return Ask(seat, "dragon", options, veiled=True, args=where)

    def next(self) -> "DragonSaves":
        """The same with the next player to ask."""
        return DragonSaves(self.area, self.kept, self.is_house_kept, self.asked + 1)

    def pick(self, state: AnkhState, option: Option) -> None:
        seat = state.responders()[self.asked]
        kept, is_house_kept = list(self.kept), self.is_house_kept
        if option is DONE:
            state.then(self.next())
            return
        if option is SAVE_BUILDING:
            is_house_kept = True
        else:
            kept[seat] += 1
        if option.verb == "play":
            play_answer(state, seat, option.first)
        else:
            pay_gods(state, seat)
        # The same player again: he may save more than one piece.
        state.then(DragonSaves(self.area, tuple(kept), is_house_kept, self.asked))

    def who(self, state: AnkhState) -> Seat:
        return state.responders()[self.asked]

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        seat = self.who(state)
        if option is DONE:
            return None
        if option is SAVE:
            return self.all_safe(state, seat) or no_gods(state, seat)
        if self.is_house_kept:
            return Obstacle("why-saved", self.RULE, AREAS[self.area])
        return no_house_of(state, seat, self.area, "AM-AREA.4") or no_gods(state, seat)

    def unplayable(self, state: AnkhState, card: int) -> Obstacle | None:
        found = super().unplayable(state, card)
        return found or self.all_safe(state, self.who(state))

    def unanswered(self, state: AnkhState, card: int) -> str:
        return "" if INTERRUPT[card] == SUSAN else self.RULE

    def all_safe(self, state: AnkhState, seat: Seat) -> Obstacle | None:
        """No minion of this seat is there, or every one is saved."""
        if state.at(seat, self.area) > self.kept[seat]:
            return None
        message = "why-saved" if self.kept[seat] else "why-nobody-there"
        return Obstacle(message, self.RULE, piece(seat, self.area))

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and stand_there(state, self.area, self.kept)


class DragonLands(AnkhStep):
    """AM-EVENT.DRAGON.2, .3: everything else goes, and the marker with it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("area", "kept", "is_house_kept")

    def __init__(self, area: int, kept: tuple[int, ...], is_house_kept: bool) -> None:
        self.area: Final = area
        self.kept: Final = kept
        self.is_house_kept: Final = is_house_kept

    def open(self, state: AnkhState) -> Ask | None:
        lost = [state.at(seat, self.area) - self.kept[seat] for seat in range(state.seats)]
        for seat in range(state.seats):
            state.vanish(seat, self.area, lost[seat])
        for owner in (TROLL, DEMON):
            state.vanish(owner, self.area, state.at(owner, self.area))
        state.calms(self.area)
        state.tell("dragon", {"area": AREAS[self.area]})
        if state.building[self.area] != NOBODY and not self.is_house_kept:
            raze(state, self.area)
        mourners = [seat for seat in state.responders() if lost[seat]]
        state.then(*[Mourn(seat, self.area, lost[seat]) for seat in mourners])
        return None

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and stand_there(state, self.area, self.kept)


class Mourn(Answerable):
    """AM-R.55: minions that the Dragon took may come back elsewhere, one for each card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area", "lost")
    RULE: ClassVar[str] = "AM-R.55"

    def __init__(self, seat: Seat, area: int, lost: int) -> None:
        self.seat: Final = seat
        self.area: Final = area
        self.lost: Final = lost

    def open(self, state: AnkhState) -> Ask | None:
        if not self.lost:
            return None
        where = (("area", AREAS[self.area]),)
        return answer_ask(state, self.seat, "mourn", FRESH_START | IGOR, [], where)

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is ACCEPT:
            return
        play_answer(state, self.seat, option.first)
        # One card brings one minion back.
        again = Mourn(self.seat, self.area, self.lost - 1)
        state.then(Replace(self.seat, self.area), again)

    def who(self, state: AnkhState) -> Seat:
        return self.seat

    def unanswered(self, state: AnkhState, card: int) -> str:
        return "" if INTERRUPT[card] & (FRESH_START | IGOR) else self.RULE
