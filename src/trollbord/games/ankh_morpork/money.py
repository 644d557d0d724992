"""The verbs that bring money: from the bank, from other players, and under threat."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import Struck, Told, blow, pay
from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhStep,
    SeatQuestion,
    calm_there,
    card_rule,
    no_house_of,
    not_another,
    short,
)
from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    CHRYSOPRASE,
    COLOURS,
    COUNT,
    LOAN,
    NO_CARD,
    NOBODY,
    PAY,
    RAZE,
    REFUSE,
    SKIP,
    TAKE,
)
from trollbord.games.ankh_morpork.effects import ChooseOne, Choosing, Text, Verb, choose_others
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

TAKE_ALONE: Final = [TAKE]


class TakeMoney(Verb):
    """AM-ACTION.8: the printed sum from the bank."""

    prompt = "take-money"
    sign = "money"
    kinds: tuple[str, ...] = ("take",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return TAKE_ALONE

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        earn(state, seat, self.amount)

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return None  # AM-COMP.5: the bank never runs out

    def promise(self, state: AnkhState, seat: Seat) -> float:
        return (0.4 if state.personality[seat] == CHRYSOPRASE else 0.25) * self.amount


def earn(state: AnkhState, seat: Seat, amount: int) -> None:
    """The bank pays."""
    state.money[seat] += amount
    if state.listener is not None:
        state.tell("earn", {"seat": seat, "amount": amount})


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
    kinds: tuple[str, ...] = ("count",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return [COUNT[area] for area in range(12) if state.trouble[area]]

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        earn(state, seat, self.amount * state.crowd(option.first))

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return calm_there(state, option.first, card_rule(state))


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
        # It lies before the player now: the end of the turn must not discard it as well.
        state.in_play = NO_CARD
        earn(state, seat, LOAN)


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
        # One step for each, since each may answer for himself.
        state.then(*[Levy(other, seat, self.amount) for other in state.others(seat)])


class TakeFromOne(Choosing):
    """AM-CARD.nobby_nobbs: a chosen player gives a sum."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Levy(option.first, seat, self.amount))


class PayBetweenOthers(Choosing):
    """AM-CARD.hubert: one other player gives a second other player a sum; with two players it is not there (AM-SETUP.16)."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(ChooseTaker(seat, option.first, self.amount))


class ChooseTaker(SeatQuestion):
    """Who gets the money."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "payer", "amount")
    VERBS: ClassVar[tuple[str, ...]] = ("choose", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.hubert"

    def __init__(self, seat: Seat, payer: Seat, amount: int) -> None:
        super().__init__(seat)
        self.payer: Final = payer
        self.amount: Final = amount

    def open(self, state: AnkhState) -> Ask | None:
        others = choose_others(state, self.seat)
        return Ask(self.seat, "choose-taker", [o for o in others if o.first != self.payer])

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Levy(self.payer, option.first, self.amount))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option.first == self.payer:
            return Obstacle("why-payer", self.RULE, COLOURS[self.payer])
        return not_another(state, self.seat, option.first)


RANSOM: Final = 5


class Penalise(ChooseOne):
    """AM-CARD.the_fools_guild: he pays $5, or the card lies before him for good."""

    def blow(self, victim: Seat) -> Struck:
        return Penalty(victim, False)


class Burn(ChooseOne):
    """AM-CARD.the_fire_brigade: he pays $5, or one of his buildings may be removed."""

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        # Without a building there is nothing to threaten with.
        return [option for option in choose_others(state, seat) if state.houses(option.first)]

    def blow(self, victim: Seat) -> Struck:
        return Penalty(victim, True)

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        found = super().obstacle(state, seat, option)
        if found or state.houses(option.first):
            return found
        return Obstacle("why-homeless", "AM-R.56", COLOURS[option.first])


class Penalty(Struck):
    """AM-R.31: the threat; `is_fire` if a building is at stake, otherwise a place in the hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "is_fire")

    def __init__(self, victim: Seat, is_fire: bool) -> None:
        super().__init__(victim)
        self.is_fire: Final = is_fire

    def strike(self, state: AnkhState) -> None:
        state.then(Ransom(self.victim, self.is_fire))


class Ransom(SeatQuestion):
    """All of the $5 or nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "is_fire")
    VERBS: ClassVar[tuple[str, ...]] = ("pay", "refuse", *ANY_TIME)
    RULE: ClassVar[str] = "AM-R.31"

    def __init__(self, seat: Seat, is_fire: bool) -> None:
        super().__init__(seat)
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
            # It stays before him: the end of the turn must not discard it.
            state.in_play = NO_CARD
            state.tell("penalty", {"seat": self.seat, "card": CARDS[card]})

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return short(state, self.seat, RANSOM, self.RULE) if option is PAY else None


class BurnHouse(SeatQuestion):
    """The user may take off one building of the player who did not pay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "victim")
    VERBS: ClassVar[tuple[str, ...]] = ("raze", "skip", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.the_fire_brigade"

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def open(self, state: AnkhState) -> Ask | None:
        houses = [RAZE[area] for area in range(12) if state.building[area] == self.victim]
        return Ask(self.seat, "burn", [SKIP, *houses])

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is not SKIP:
            state.raze(option.first)
            names: dict[str, Word] = {"owner": COLOURS[self.victim], "area": AREAS[option.first]}
            state.tell("raze", names)

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option is SKIP:
            return None
        return no_house_of(state, self.victim, option.first, self.RULE, "why-others-house")


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    Levy,
    ChooseTaker,
    Penalty,
    Ransom,
    BurnHouse,
)
