"""The verbs that cards are made of, for help that is paid and removals on demand."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import (
    AUDIT,
    HIRED,
    TEXT,
    AnkhSeatStep,
    AnkhStep,
    Removal,
    Struck,
    pay,
)
from trollbord.games.ankh_morpork.box import REMOVE, STAKE
from trollbord.games.ankh_morpork.dealings import choose_others
from trollbord.games.ankh_morpork.effects import Text, in_trouble, own_pieces
from trollbord.games.ankh_morpork.moving import MoveOwn
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat


class Hire(Text):
    """A text that begins with $2 to another player (AM-R.35, .57)."""

    prompt = "choose-paid"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        if state.money[seat] < STAKE:
            return []
        if not state.agrees("stake_stays_paid") and not self.has_target(state, seat):
            return []
        return choose_others(state, seat)

    def has_target(self, state: AnkhState, seat: Seat) -> bool:
        """Whether anything can follow the payment."""
        return bool(in_trouble(state, seat))

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        pay(state, seat, option.first, STAKE)
        self.follow(state, seat, option.first)

    def follow(self, state: AnkhState, seat: Seat, payee: Seat) -> None:
        """What the money is paid for."""
        raise NotImplementedError


class PayAndMove(Hire):
    """AM-CARD.hobsonss_livery_stable: then an own minion moves to any other area."""

    def has_target(self, state: AnkhState, seat: Seat) -> bool:
        return state.on_board(seat) > 0

    def follow(self, state: AnkhState, seat: Seat, payee: Seat) -> None:
        state.then(MoveOwn(seat))


class PayAndAssassinate(Hire):
    """AM-CARD.burleigh_and_stronginthearm: then a minion is assassinated."""

    def follow(self, state: AnkhState, seat: Seat, payee: Seat) -> None:
        state.then(PaidKill(seat, payee))


class PaidKill(AnkhStep):
    """The target of the assassination, not one's own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "payee")

    def __init__(self, seat: Seat, payee: Seat) -> None:
        self.seat: Final = seat
        self.payee: Final = payee

    def open(self, state: AnkhState) -> Ask | None:
        options = in_trouble(state, self.seat)
        return Ask(self.seat, "remove", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Removal(option.first, option.second, TEXT, self.payee))


class PayRemover(Hire):
    """AM-CARD.cosmo_lavish: then the paid player must remove a minion that is not the payer's."""

    def follow(self, state: AnkhState, seat: Seat, payee: Seat) -> None:
        state.then(Hired(payee, seat))


class Hired(Struck):
    """AM-R.59: the paid player can't refuse; by the switch he may, with Wallace Sonky."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "seat")

    def __init__(self, victim: Seat, seat: Seat) -> None:
        super().__init__(victim)
        self.seat: Final = seat

    def open(self, state: AnkhState) -> Ask | None:
        if state.agrees("paid_player_may_refuse"):
            return super().open(state)
        self.strike(state)
        return None

    def strike(self, state: AnkhState) -> None:
        state.then(HiredKill(self.victim, self.seat))


class HiredKill(AnkhStep):
    """The paid player's choice; his own minion only if he wants it or nothing else is there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("remover", "user")

    def __init__(self, remover: Seat, user: Seat) -> None:
        self.remover: Final = remover
        self.user: Final = user

    def open(self, state: AnkhState) -> Ask | None:
        options = in_trouble(state, self.user)
        return Ask(self.remover, "remove-hired", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        cause = HIRED if option.first == self.remover else TEXT
        state.then(Removal(option.first, option.second, cause, self.remover))


class Audit(Text):
    """AM-CARD.the_auditors: every other player removes one of his own minions."""

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(*[Audited(other) for other in state.others(seat)])


class Audited(Struck):
    """A player without minions is skipped."""

    def open(self, state: AnkhState) -> Ask | None:
        return super().open(state) if state.on_board(self.victim) else None

    def strike(self, state: AnkhState) -> None:
        state.then(AuditedPick(self.victim))


class AuditedPick(AnkhSeatStep):
    """The player picks which of his minions goes."""

    def open(self, state: AnkhState) -> Ask | None:
        return Ask(self.seat, "remove-own", own_pieces(state, self.seat, REMOVE))

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Removal(option.first, option.second, AUDIT))


STEPS: Final[tuple[type[AnkhStep], ...]] = (PaidKill, Hired, HiredKill, Audited, AuditedPick)
