"""The verbs that remove pieces: AM-KILL, by symbol, by text, for pay and on demand."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import (
    AUDIT,
    HIRED,
    OWN,
    SYMBOL,
    TEXT,
    Removal,
    Struck,
)
from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhStep,
    Question,
    SeatQuestion,
    absent,
    calm_there,
    card_rule,
    not_own,
    piece,
)
from trollbord.games.ankh_morpork.box import AREAS, DONE, NOBODY, OWNERS, REMOVE
from trollbord.games.ankh_morpork.effects import (
    Hire,
    RollStep,
    Text,
    Verb,
    in_trouble,
    own_pieces,
    pieces_in,
)
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask, ordered
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat


def no_target(state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
    """AM-KILL.1, .2: what keeps a seat from assassinating a piece."""
    found = absent(state, option, card_rule(state))
    if found is None and option.first == seat:
        return Obstacle("why-own-minion", "AM-KILL.2", piece(seat, option.second))
    return found or calm_there(state, option.second, "AM-KILL.1")


class Assassinate(Verb):
    """AM-KILL.1: remove a piece that is not one's own from an area with a marker."""

    prompt = "assassinate"
    sign = "assassinate"
    kinds: tuple[str, ...] = ("remove",)

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return in_trouble(state, seat)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(Removal(option.first, option.second, SYMBOL))

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return no_target(state, seat, option)

    def promise(self, state: AnkhState, seat: Seat) -> float:
        return 0.8 if self.options(state, seat) else 0.0


class RemoveIn(Text):
    """AM-CARD.the_dean: remove any one piece from a certain area."""

    prompt = "remove"
    kinds: tuple[str, ...] = ("remove",)

    def __init__(self, area: int) -> None:
        self.area: Final = area

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return pieces_in(state, self.area, REMOVE)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        remove_by_text(state, seat, option)

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        found = absent(state, option, card_rule(state))
        if found or option.second == self.area:
            return found
        return Obstacle("why-other-places", card_rule(state), AREAS[option.second])


def remove_by_text(state: AnkhState, seat: Seat, option: Option, payee: Seat = NOBODY) -> None:
    """A text removes a piece; its own player is not protected against it (AM-R.20)."""
    cause = OWN if option.first == seat else TEXT
    state.then(Removal(option.first, option.second, cause, payee))


class RemoveOwn(SeatQuestion):
    """A seat must remove one of its own minions, by its own card."""

    VERBS: ClassVar[tuple[str, ...]] = ("remove", *ANY_TIME)
    RULE: ClassVar[str] = "AM-ACTION.9"

    def open(self, state: AnkhState) -> Ask | None:
        options = own_pieces(state, self.seat, REMOVE)
        return Ask(self.seat, "remove-own", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Removal(option.first, option.second, OWN))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_own(state, self.seat, option, card_rule(state))


class RollAndRemove(Text):
    """AM-CARD.carcer: two rolls, and one piece from each rolled area."""

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(CarcerRoll(seat, ()))


class CarcerRoll(RollStep):
    """Both dice are rolled before the first removal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "areas")

    def __init__(self, seat: Seat, areas: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.areas: Final = areas

    def rolled(self, state: AnkhState, area: int) -> None:
        areas = (*self.areas, area)
        state.then(CarcerRoll(self.seat, areas) if len(areas) < 2 else Carcer(self.seat, areas))


class Carcer(SeatQuestion):
    """AM-R.21, .22: one removal for each roll, in any order; `shield` names players it can't hit any more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "areas")
    VERBS: ClassVar[tuple[str, ...]] = ("remove", "done", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.carcer"

    def __init__(self, seat: Seat, areas: tuple[int, ...]) -> None:
        super().__init__(seat)
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

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option is DONE:
            return self.has_to(state)
        found = absent(state, option, self.RULE)
        if found is not None:
            return found
        if state.shield >> option.first & 1:
            return Obstacle("why-shielded", "AM-R.22", piece(option.first, option.second))
        is_rolled = option.second in self.areas
        return None if is_rolled else Obstacle("why-not-rolled", self.RULE, AREAS[option.second])

    def has_to(self, state: AnkhState) -> Obstacle | None:
        """AM-R.67: another player's piece must still go, or Wallace Sonky has stopped nothing."""
        for area in sorted(set(self.areas)):
            for owner in range(len(OWNERS)):
                is_open = owner != self.seat and not state.shield >> owner & 1
                if state.at(owner, area) and (is_open or not state.shield):
                    return Obstacle("why-must", "AM-R.67", piece(owner, area))
        return None


class PayAndAssassinate(Hire):
    """AM-CARD.burleigh_and_stronginthearm: then a minion is assassinated."""

    def follow(self, state: AnkhState, seat: Seat, payee: Seat) -> None:
        state.then(PaidKill(seat, payee))


class PaidKill(SeatQuestion):
    """The target of the assassination, not one's own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "payee")
    VERBS: ClassVar[tuple[str, ...]] = ("remove", *ANY_TIME)
    RULE: ClassVar[str] = "AM-KILL.1"

    def __init__(self, seat: Seat, payee: Seat) -> None:
        super().__init__(seat)
        self.payee: Final = payee

    def open(self, state: AnkhState) -> Ask | None:
        options = in_trouble(state, self.seat)
        return Ask(self.seat, "remove", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Removal(option.first, option.second, TEXT, self.payee))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return no_target(state, self.seat, option)


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


class HiredKill(Question):
    """The paid player's choice; his own minion only if he wants it or nothing else is there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("remover", "user")
    VERBS: ClassVar[tuple[str, ...]] = ("remove", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.cosmo_lavish"

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

    def who(self, state: AnkhState) -> Seat:
        return self.remover

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        found = absent(state, option, self.RULE)
        if found is None and option.first == self.user:
            return Obstacle("why-payers-minion", self.RULE, piece(self.user, option.second))
        return found or calm_there(state, option.second, "AM-KILL.1")


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


class AuditedPick(RemoveOwn):
    """The player picks which of his minions goes."""

    RULE: ClassVar[str] = "AM-CARD.the_auditors"

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
