"""The verbs that roll the die for gain or loss: CMOT Dibbler, Here'n'Now and Errol."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import spend
from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhStep,
    SeatQuestion,
    absent,
    calm_there,
    not_another,
    not_own,
    short,
)
from trollbord.games.ankh_morpork.box import PAY, REMOVE
from trollbord.games.ankh_morpork.effects import (
    RollStep,
    Text,
    choose_others,
    in_trouble,
    own_pieces,
)
from trollbord.games.ankh_morpork.money import Levy, earn
from trollbord.games.ankh_morpork.removing import RemoveOwn, remove_by_text
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

WIN_AT: Final = 7
"""The least roll that wins with CMOT Dibbler, Here'n'Now and Errol."""
LOSE_ON: Final = 1
DIBBLER: Final = 0
HERE_N_NOW: Final = 1
ERROL: Final = 2
DIBBLER_WIN: Final = 4
DIBBLER_LOSS: Final = 2
HERE_N_NOW_WIN: Final = 3


class Gamble(Text):
    """A text that rolls the die; `kind` names the wager."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Wager(seat, self.kind))


class Wager(RollStep):
    """AM-CARD.cmot_dibbler, .here_n_now, .errol: 7 or more wins, a 1 loses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def rolled(self, state: AnkhState, area: int) -> None:
        number = area + 1
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


class DibblerLoss(SeatQuestion):
    """AM-R.49: pay $2 or remove an own minion, whichever is possible."""

    VERBS: ClassVar[tuple[str, ...]] = ("pay", "remove", *ANY_TIME)
    RULE: ClassVar[str] = "AM-R.49"

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

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option is PAY:
            return short(state, self.seat, DIBBLER_LOSS, self.RULE)
        return not_own(state, self.seat, option, "AM-CARD.cmot_dibbler")


class ChooseVictim(SeatQuestion):
    """AM-CARD.here_n_now: the player who gives $3."""

    VERBS: ClassVar[tuple[str, ...]] = ("choose", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.here_n_now"

    def open(self, state: AnkhState) -> Ask | None:
        return Ask(self.seat, "choose-payer", choose_others(state, self.seat))

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Levy(option.first, self.seat, HERE_N_NOW_WIN))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_another(state, self.seat, option.first)


class RemoveFromTrouble(SeatQuestion):
    """AM-CARD.errol: any piece in an area with a marker must go, if there is one."""

    VERBS: ClassVar[tuple[str, ...]] = ("remove", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.errol"

    def open(self, state: AnkhState) -> Ask | None:
        options = in_trouble(state)
        return Ask(self.seat, "remove", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        remove_by_text(state, self.seat, option)

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        found = absent(state, option, self.RULE)
        return found or calm_there(state, option.second, self.RULE)


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    Wager,
    DibblerLoss,
    ChooseVictim,
    RemoveFromTrouble,
)
