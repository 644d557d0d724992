"""The verbs that remove pieces: AM-KILL, by symbol, by text, for pay and on demand."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import (
    AUDIT,
    HIRED,
    OWN,
    SYMBOL,
    TEXT,
    AnkhSeatStep,
    AnkhStep,
    Removal,
    Struck,
)
from trollbord.games.ankh_morpork.box import DONE, NOBODY, REMOVE
from trollbord.games.ankh_morpork.effects import (
    Hire,
    Text,
    Verb,
    in_trouble,
    own_pieces,
    pieces_in,
    roll_ask,
)
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask, ordered
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat


class Assassinate(Verb):
    """AM-KILL.1: remove a piece that is not one's own from an area with a marker."""

    prompt = "assassinate"
    sign = "assassinate"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return in_trouble(state, seat)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Removal(option.first, option.second, SYMBOL))

    def promise(self, state: AnkhState, seat: Seat) -> float:
        return 0.8 if self.options(state, seat) else 0.0


class RemoveIn(Text):
    """AM-CARD.the_dean: remove any one piece from a certain area."""

    prompt = "remove"

    def __init__(self, area: int) -> None:
        self.area: Final = area

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return pieces_in(state, self.area, REMOVE)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        remove_by_text(state, seat, option)


def remove_by_text(state: AnkhState, seat: Seat, option: Option, payee: Seat = NOBODY) -> None:
    """A text removes a piece; its own player is not protected against it (AM-R.20)."""
    cause = OWN if option.first == seat else TEXT
    state.then(Removal(option.first, option.second, cause, payee))


class RemoveOwn(AnkhSeatStep):
    """A seat must remove one of its own minions, by its own card."""

    def open(self, state: AnkhState) -> Ask | None:
        options = own_pieces(state, self.seat, REMOVE)
        return Ask(self.seat, "remove-own", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Removal(option.first, option.second, OWN))


class RollAndRemove(Text):
    """AM-CARD.carcer: two rolls, and one piece from each rolled area."""

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(CarcerRoll(seat, ()))


class CarcerRoll(AnkhStep):
    """Both dice are rolled before the first removal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "areas")

    def __init__(self, seat: Seat, areas: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.areas: Final = areas

    def open(self, state: AnkhState) -> Ask | None:
        return roll_ask()

    def pick(self, state: AnkhState, option: Option) -> None:
        state.tell("roll", {"number": option.first + 1})
        areas = (*self.areas, option.first)
        state.then(CarcerRoll(self.seat, areas) if len(areas) < 2 else Carcer(self.seat, areas))


class Carcer(AnkhStep):
    """AM-R.21, .22: one removal for each roll, in any order; `shield` names players it can't hit any more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "areas")

    def __init__(self, seat: Seat, areas: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.areas: Final = areas

    def open(self, state: AnkhState) -> Ask | None:
        options: list[Option] = []
        for area in sorted(set(self.areas)):
            options.extend(pieces_in(state, area, REMOVE))
        options = [option for option in options if not state.shield >> option.first & 1]
        if not options:
            return None
        decline = [DONE] if self.may_stop(state, options) else []
        return Ask(self.seat, "remove", [*decline, *ordered(options)])

    def may_stop(self, state: AnkhState, options: list[Option]) -> bool:
        """AM-R.67: nobody need turn what Wallace Sonky has left of the text upon himself."""
        return state.shield != 0 and all([option.first == self.seat for option in options])

    def pick(self, state: AnkhState, option: Option) -> None:
        if option is DONE:
            return
        left = list(self.areas)
        # Two equal rolls stand there twice: one of them is used up.
        left.remove(option.second)
        # The second removal goes on the agenda first, so that the first one, with its answers, runs before it.
        state.then(Carcer(self.seat, tuple(left)))
        remove_by_text(state, self.seat, option)


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
        # What he does to himself for money is not done to him by another's text, and Gaspode does not answer it.
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


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    RemoveOwn,
    CarcerRoll,
    Carcer,
    PaidKill,
    Hired,
    HiredKill,
    Audited,
    AuditedPick,
)
