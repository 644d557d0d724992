"""The verbs that cards are made of, for money and bargains between players."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import (
    AnkhSeatStep,
    AnkhStep,
    Struck,
    Told,
    blow,
    pay,
    spend,
)
from trollbord.games.ankh_morpork.box import (
    AREAS,
    BUILDINGS,
    BUY,
    CARDS,
    CHOOSE,
    COLOURS,
    COST,
    COUNT,
    LOAN,
    NO_CARD,
    NOBODY,
    PAY,
    RAZE,
    REFUSE,
    REMOVE,
    SKIP,
)
from trollbord.games.ankh_morpork.effects import (
    RemoveOwn,
    ShiftHouse,
    Text,
    earn,
    in_trouble,
    own_pieces,
    remove_by_text,
    roll_ask,
)
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

WIN_AT: Final = 7
"""The least roll that wins with CMOT Dibbler, Here'n'Now and Errol."""
LOSE_ON: Final = 1


def choose_others(state: AnkhState, seat: Seat) -> list[Option]:
    """The options of all other players."""
    return [CHOOSE[other] for other in range(state.seats) if other != seat]


# -- the bank pays


class EarnPerMinionIn(Text):
    """AM-CARD.the_dysk: a sum for each minion, troll and demon in a certain area."""

    def __init__(self, area: int, amount: int) -> None:
        self.area: Final = area
        self.amount: Final = amount

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        earn(state, seat, self.amount * state.crowd(self.area))


class EarnPerMinionInTrouble(Text):
    """AM-CARD.mr_slant: a sum for each minion, troll and demon in a chosen area with a marker."""

    prompt = "count"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return [COUNT[area] for area in range(12) if state.trouble[area]]

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        earn(state, seat, self.amount * state.crowd(option.first))


class EarnPerTrouble(Text):
    """AM-CARD.otto_chriek: a sum for each trouble marker on the board."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        earn(state, seat, self.amount * state.markers())


class EarnPerBuilding(Text):
    """AM-CARD.the_post_office: a sum for each building on the board."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        earn(state, seat, self.amount * len([1 for owner in state.building if owner != NOBODY]))


class TakeLoan(Text):
    """AM-LOAN.1: $10 now; the card stays before its player."""

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.front[seat].append(state.in_play)
        state.in_play = NO_CARD
        earn(state, seat, LOAN)


# -- money from other players


class Levy(Struck):
    """A player gives up to a sum to another (AM-R.34)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "taker", "amount")
    prompt: ClassVar[str] = "answer-levy"

    def __init__(self, victim: Seat, taker: Seat, amount: int) -> None:
        super().__init__(victim)
        self.taker: Final = taker
        self.amount: Final = amount

    def told(self, state: AnkhState) -> Told:
        return (blow(state), ("taker", self.taker), ("amount", self.amount))

    def strike(self, state: AnkhState) -> None:
        pay(state, self.victim, self.taker, self.amount)


class TakeFromEach(Text):
    """AM-CARD.mr_boggis: every other player gives a sum."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(*[Levy(other, seat, self.amount) for other in state.others(seat)])


class TakeFromOne(Text):
    """AM-CARD.nobby_nobbs: a chosen player gives a sum."""

    prompt = "choose-payer"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return choose_others(state, seat)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Levy(option.first, seat, self.amount))


class PayBetweenOthers(Text):
    """AM-CARD.hubert: one other player gives a second other player a sum."""

    prompt = "choose-payer"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return choose_others(state, seat) if state.seats > 2 else []

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(ChooseTaker(seat, option.first, self.amount))


class ChooseTaker(AnkhStep):
    """Who gets the money."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "payer", "amount")

    def __init__(self, seat: Seat, payer: Seat, amount: int) -> None:
        self.seat: Final = seat
        self.payer: Final = payer
        self.amount: Final = amount

    def open(self, state: AnkhState) -> Ask | None:
        others = choose_others(state, self.seat)
        return Ask(self.seat, "choose-taker", [o for o in others if o.first != self.payer])

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Levy(self.payer, option.first, self.amount))


# -- the three gamblers


class Gamble(Text):
    """A text that rolls the die; `kind` names the wager."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Wager(seat, self.kind))


DIBBLER: Final = 0
HERE_N_NOW: Final = 1
ERROL: Final = 2
DIBBLER_WIN: Final = 4
DIBBLER_LOSS: Final = 2
HERE_N_NOW_WIN: Final = 3


class Wager(AnkhStep):
    """AM-CARD.cmot_dibbler, .here_n_now, .errol: 7 or more wins, a 1 loses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def open(self, state: AnkhState) -> Ask | None:
        return roll_ask()

    def pick(self, state: AnkhState, option: Option) -> None:
        number = option.first + 1
        state.tell("roll", {"number": number})
        if number >= WIN_AT:
            self.win(state)
        elif number == LOSE_ON:
            state.then(DibblerLoss(self.seat) if self.kind == DIBBLER else RemoveOwn(self.seat))

    def win(self, state: AnkhState) -> None:
        """What 7 or more brings."""
        if self.kind == DIBBLER:
            earn(state, self.seat, DIBBLER_WIN)
        elif self.kind == HERE_N_NOW:
            state.then(ChooseVictim(self.seat))
        else:
            state.then(RemoveFromTrouble(self.seat))


class DibblerLoss(AnkhSeatStep):
    """AM-R.49: pay $2 or remove an own minion, whichever is possible."""

    def open(self, state: AnkhState) -> Ask | None:
        options = own_pieces(state, self.seat, REMOVE)
        if state.money[self.seat] >= DIBBLER_LOSS:
            options = [PAY, *options]
        if options:
            return Ask(self.seat, "dibbler", options)
        if state.agrees("dibbler_takes_the_rest"):
            spend(state, self.seat, state.money[self.seat])
        return None

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is PAY:
            spend(state, self.seat, DIBBLER_LOSS)
        else:
            remove_by_text(state, self.seat, option)


class ChooseVictim(AnkhSeatStep):
    """AM-CARD.here_n_now: the player who gives $3."""

    def open(self, state: AnkhState) -> Ask | None:
        return Ask(self.seat, "choose-payer", choose_others(state, self.seat))

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Levy(option.first, self.seat, HERE_N_NOW_WIN))


class RemoveFromTrouble(AnkhSeatStep):
    """AM-CARD.errol: any piece in an area with a marker must go, if there is one."""

    def open(self, state: AnkhState) -> Ask | None:
        options = in_trouble(state)
        return Ask(self.seat, "remove", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        remove_by_text(state, self.seat, option)


# -- five dollars, or else


class ChooseOne(Text):
    """A text that strikes one chosen player."""

    prompt = "choose-victim"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return choose_others(state, seat)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(self.blow(option.first))

    def blow(self, victim: Seat) -> Struck:
        """What strikes the player."""
        raise NotImplementedError


RANSOM: Final = 5


class Penalise(ChooseOne):
    """AM-CARD.the_fools_guild: he pays $5, or the card lies before him for good."""

    def blow(self, victim: Seat) -> Struck:
        return Penalty(victim, False)


class Burn(ChooseOne):
    """AM-CARD.the_fire_brigade: he pays $5, or one of his buildings may be removed."""

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return [option for option in choose_others(state, seat) if state.houses(option.first)]

    def blow(self, victim: Seat) -> Struck:
        return Penalty(victim, True)


class Penalty(Struck):
    """AM-R.31: the threat; `is_fire` if a building is at stake, otherwise a place in the hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "is_fire")

    def __init__(self, victim: Seat, is_fire: bool) -> None:
        super().__init__(victim)
        self.is_fire: Final = is_fire

    def strike(self, state: AnkhState) -> None:
        state.then(Ransom(self.victim, self.is_fire))


class Ransom(AnkhStep):
    """All of the $5 or nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "is_fire")

    def __init__(self, seat: Seat, is_fire: bool) -> None:
        self.seat: Final = seat
        self.is_fire: Final = is_fire

    def open(self, state: AnkhState) -> Ask | None:
        options = [PAY, REFUSE] if state.money[self.seat] >= RANSOM else [REFUSE]
        prompt = "ransom-fire" if self.is_fire else "ransom-card"
        return Ask(self.seat, prompt, options, args=(blow(state),))

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is PAY:
            pay(state, self.seat, state.turn, RANSOM)
        elif self.is_fire:
            state.then(BurnHouse(state.turn, self.seat))
        else:
            card = state.in_play
            state.front[self.seat].append(card)
            state.in_play = NO_CARD
            state.tell("penalty", {"seat": self.seat, "card": CARDS[card]})


class BurnHouse(AnkhStep):
    """The user may take off one building of the player who did not pay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "victim")

    def __init__(self, seat: Seat, victim: Seat) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def open(self, state: AnkhState) -> Ask | None:
        houses = [RAZE[area] for area in range(12) if state.building[area] == self.victim]
        return Ask(self.seat, "burn", [SKIP, *houses])

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is not SKIP:
            state.raze(option.first)
            names: dict[str, Word] = {"owner": COLOURS[self.victim], "area": AREAS[option.first]}
            state.tell("raze", names)


# -- buying a building


def price(state: AnkhState, area: int) -> int:
    """AM-R.37, .58: the printed cost; by the switch a building beside a demon costs nothing."""
    return COST[area] if state.agrees("demon_house_full_price") else state.value(area)


class BuyBuilding(Text):
    """AM-CARD.sybil_vimes, .reacher_gilt: replace another player's building and pay him its cost."""

    prompt = "buy"

    def __init__(self, in_trouble: bool) -> None:
        self.in_trouble: Final = in_trouble

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        if state.houses(seat) == BUILDINGS and not state.agrees("buy_with_six"):
            return []
        return [
            BUY[area]
            for area in range(12)
            if state.building[area] not in (NOBODY, seat)
            and bool(state.trouble[area]) == self.in_trouble
            and price(state, area) <= state.money[seat]
        ]

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Purchase(state.building[option.first], seat, option.first))


class Purchase(Struck):
    """The owner can refuse only with Wallace Sonky."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "buyer", "area")
    prompt: ClassVar[str] = "answer-buy"

    def __init__(self, victim: Seat, buyer: Seat, area: int) -> None:
        super().__init__(victim)
        self.buyer: Final = buyer
        self.area: Final = area

    def told(self, state: AnkhState) -> Told:
        return (blow(state), ("area", AREAS[self.area]), ("amount", price(state, self.area)))

    def strike(self, state: AnkhState) -> None:
        pay(state, self.buyer, self.victim, price(state, self.area))
        if state.houses(self.buyer) == BUILDINGS:
            state.then(ShiftBought(self.buyer, self.area))
        else:
            buy(state, self.buyer, self.area)


def buy(state: AnkhState, buyer: Seat, area: int) -> None:
    """The buyer's building takes the place of the other."""
    state.raze(area)
    state.raise_building(buyer, area)
    state.tell("buy", {"seat": buyer, "area": AREAS[area]})


class ShiftBought(ShiftHouse):
    """AM-R.38: with six buildings on the board one of them is moved to the bought place."""

    def settle(self, state: AnkhState) -> None:
        buy(state, self.seat, self.area)


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    Levy,
    ChooseTaker,
    Wager,
    DibblerLoss,
    ChooseVictim,
    RemoveFromTrouble,
    Penalty,
    Ransom,
    BurnHouse,
    Purchase,
    ShiftBought,
)
