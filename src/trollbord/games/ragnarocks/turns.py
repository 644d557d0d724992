"""A turn of the advanced game: the rulebook's steps, and at each named moment the power that is in force."""

from typing import ClassVar, Final

from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import DONE, NOBODY, SELECT, SKIP, STONE
from trollbord.games.ragnarocks.power import POWERS, Power, ordinary_moves, plug_in
from trollbord.kernel.ask import Ask, ordered
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import SeatStep, Step

BEFORE: Final = "before"
AFTER_MOVE: Final = "after-move"
AFTER_PLACE: Final = "after-place"
CREATED: Final = "created"
END: Final = "end"
END_OF_ANY: Final = "end-of-any"


def own_power(state: AdvancedState, seat: Seat) -> Power:
    """The power in force for a seat's colour."""
    return POWERS[state.in_force[state.colour(seat)]]


def allowed(state: AdvancedState, seat: Seat, stones: list[Option]) -> list[Option]:
    """The ways to place that the other colour's power leaves, in order."""
    return ordered(POWERS[state.in_force[1 - state.colour(seat)]].bars(state, stones))


def named(power: Power, moment: str) -> tuple[tuple[str, Word], ...]:
    """Which power acts at which moment, for the question."""
    return ("power", power.name), ("moment", moment)


class Begin(SeatStep[AdvancedState]):
    """RR-TEAM.8, RR-R.14: a turn begins, even if it will be skipped; endless or dead play ends here."""

    def open(self, state: AdvancedState) -> Ask | None:
        state.begin_turn(self.seat)
        state.then(Act(self.seat))
        own_power(state, self.seat).begin(state, self.seat)
        # RR-R.42: a win that a card has printed comes before the ends that the rulings add.
        if state.winner >= 0 or state.is_dead() or state.note_turn(self.seat):
            state.agenda.clear()
        return None


class Act(SeatStep[AdvancedState]):
    """RR-TURN.2, 3: select a contested Viking and move it; RR-TURN.12: or skip, if no turn can be completed."""

    def open(self, state: AdvancedState) -> Ask | None:
        if own_power(state, self.seat).selects:
            selectable = self.selectable(state)
            if selectable:
                return Ask(self.seat, "select", selectable)
        else:
            moves = self.moves(state)
            if moves:
                return Ask(self.seat, "move", ordered(moves))
        return Ask(self.seat, "skip", [SKIP])

    def contested(self, state: AdvancedState) -> list[int]:
        colour = state.colour(self.seat)
        return [viking for viking in state.standing(colour) if state.is_contested(viking)]

    def selectable(self, state: AdvancedState) -> list[Option]:
        power = own_power(state, self.seat)
        ready = [each for each in self.contested(state) if power.is_ready(state, self.seat, each)]
        return [SELECT[cell] for cell in sorted([state.vikings[viking] for viking in ready])]

    def moves(self, state: AdvancedState) -> list[Option]:
        power = own_power(state, self.seat)
        # By cell, as options are numbered: then they are nearly always in order already.
        vikings = sorted(self.contested(state), key=state.vikings.__getitem__)
        return [move for viking in vikings for move in power.moves(state, viking)]

    def pick(self, state: AdvancedState, option: Option) -> None:
        if option is SKIP:
            state.then(Pass(self.seat))
            return
        state.skips = 0
        state.turn_viking = state.viking_on(option.first)
        if option.verb == "select":
            state.tell("select", {"seat": self.seat, "cell": option.arg})
            state.then(March(self.seat, False))
        else:
            make_move(state, self.seat, option)


class March(Step[AdvancedState]):
    """RR-ADV.3: the selected Viking moves; what its power allows before the move can be done first, once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "is_used")

    def __init__(self, seat: Seat, is_used: bool) -> None:
        self.seat: Final = seat
        self.is_used: Final = is_used

    def open(self, state: AdvancedState) -> Ask | None:
        power = own_power(state, self.seat)
        moves = power.moves(state, state.turn_viking)
        if not self.is_used and power.before(state, self.seat):
            # RR-R.29: a Viking that can't move yet needs its power first.
            declined = [DONE] if moves else []
            options = ordered([*declined, *power.before(state, self.seat)])
            return Ask(self.seat, "power", options, args=named(power, BEFORE))
        return Ask(self.seat, "march", ordered(moves))

    def pick(self, state: AdvancedState, option: Option) -> None:
        power = own_power(state, self.seat)
        if option is DONE:
            state.then(March(self.seat, True))
        elif not self.is_used and power.before(state, self.seat):
            power.do_before(state, self.seat, option)
            state.then(March(self.seat, True))
        else:
            make_move(state, self.seat, option)


def make_move(state: AdvancedState, seat: Seat, option: Option) -> None:
    """RR-TURN.2: the move, then the stone, then the end of the turn, each followed by its moment."""
    power = own_power(state, seat)
    if power.moves_all:
        state.then(Stags(seat), End(seat))
        leave_stone(state, seat, option)
        return
    power.move(state, seat, state.turn_viking, option)
    state.then(Moment(seat, AFTER_MOVE, -1), SetStone(seat), End(seat))


class SetStone(SeatStep[AdvancedState]):
    """RR-TURN.9, 10: a stone, or what a power allows instead of it."""

    def open(self, state: AdvancedState) -> Ask | None:
        stones = own_power(state, self.seat).stones(state)
        return Ask(self.seat, "stone", allowed(state, self.seat, stones))

    def pick(self, state: AdvancedState, option: Option) -> None:
        own_power(state, self.seat).place(state, self.seat, option)
        if option.verb != "move":
            after_stone(state, self.seat, option.first)


def after_stone(state: AdvancedState, seat: Seat, cell: int) -> None:
    """RR-REGION.8, RR-POWER.ask_and_embla.3: what follows a stone: first the regions, then what the power adds."""
    state.then(Moment(seat, CREATED, cell), Moment(seat, AFTER_PLACE, cell))


class Moment(Step[AdvancedState]):
    """RR-ADV.2, 3: a moment at which a power may act; what it only permits can be declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moment", "cell")

    def __init__(self, seat: Seat, moment: str, cell: int) -> None:
        self.seat: Final = seat
        self.moment: Final = moment
        self.cell: Final = cell

    def open(self, state: AdvancedState) -> Ask | None:
        power = own_power(state, self.seat)
        options = self.options(state, power)
        if not options:
            return None
        if not self.is_binding(power):
            options = ordered([DONE, *options])
        return Ask(self.seat, "power", options, args=named(power, self.moment))

    def is_binding(self, power: Power) -> bool:
        return self.moment == CREATED or (self.moment == AFTER_PLACE and power.must_after_place())

    def options(self, state: AdvancedState, power: Power) -> list[Option]:
        found: list[Option] = []
        if self.moment == AFTER_MOVE:
            found = power.after_move(state, self.seat)
        elif self.moment == CREATED:
            found = power.created(state, self.seat) if state.turn_created else []
        elif self.moment == AFTER_PLACE:
            found = power.after_place(state, self.seat, self.cell)
        elif self.moment == END:
            found = power.end(state, self.seat)
        else:
            found = power.end_of_any(state, self.seat)
        places = [option for option in found if option.verb == "stone"]
        return allowed(state, self.seat, found) if places else ordered(found)

    def pick(self, state: AdvancedState, option: Option) -> None:
        if option is DONE:
            return
        power = own_power(state, self.seat)
        if self.moment == AFTER_MOVE:
            power.do_after_move(state, self.seat, option)
        elif self.moment == CREATED:
            power.do_created(state, self.seat, option)
        elif self.moment == AFTER_PLACE:
            power.do_after_place(state, self.seat, option)
        elif self.moment == END:
            power.do_end(state, self.seat, option)
        else:
            power.do_end_of_any(state, self.seat, option)
            state.then(self)


class End(SeatStep[AdvancedState]):
    """RR-ADV.6: the turn ends; the player on turn acts first, then the other colour."""

    def open(self, state: AdvancedState) -> Ask | None:
        other = 1 - state.colour(self.seat)
        state.then(
            Moment(self.seat, END, -1),
            Moment(self.seat, END_OF_ANY, -1),
            *self._answer(state, other),
            Again(self.seat),
        )
        return None

    def _answer(self, state: AdvancedState, other: int) -> list[Moment]:
        if state.in_force[other] == NOBODY:
            return []
        return [Moment(state.holders[other], END_OF_ANY, -1)]


class Again(SeatStep[AdvancedState]):
    """RR-POWER.jormungandr, RR-R.13: a further turn with the same Viking, if it was earned; else the other colour's turn.

    RR-R.45: the further turn goes on at once and has no start, so nothing is begun here.
    """

    def open(self, state: AdvancedState) -> Ask | None:
        moves = self.moves(state)
        if moves:
            return Ask(self.seat, "extra-turn", ordered([DONE, *moves]))
        self.pass_on(state)
        return None

    def moves(self, state: AdvancedState) -> list[Option]:
        if not state.turn_extra or not state.is_contested(state.turn_viking):
            return []
        return own_power(state, self.seat).moves(state, state.turn_viking)

    def pick(self, state: AdvancedState, option: Option) -> None:
        if option is DONE:
            self.pass_on(state)
            return
        viking = state.turn_viking
        state.fresh_turn()
        state.turn_viking = viking
        make_move(state, self.seat, option)

    def pass_on(self, state: AdvancedState) -> None:
        """RR-TURN.1, RR-TEAM.7: colours take turns."""
        state.then(Begin(state.next_seat(1 - state.colour(self.seat))))


class Pass(SeatStep[AdvancedState]):
    """RR-TURN.14, RR-R.25, RR-R.43: a skip concerns one turn; the game ends when every player has skipped in a row."""

    def open(self, state: AdvancedState) -> Ask | None:
        state.skips += 1
        state.tell("skip", {"seat": self.seat})
        if state.skips < state.skips_to_end():
            state.then(Begin(state.next_seat(1 - state.colour(self.seat))))
        return None


# -- the four stags, whose turn is their own


class FourStags(Power):
    """RR-POWER.dainn_dvalinn_duneyrr_durathror: every contested Viking moves and leaves a stone where it stood."""

    moves_all = True

    def moves(self, state: AdvancedState, viking: int) -> list[Option]:
        if state.turn_used >> viking & 1 or not self.can_place(state):
            return []
        return ordinary_moves(state, viking)


plug_in(FourStags, "dainn_dvalinn_duneyrr_durathror")


def leave_stone(state: AdvancedState, seat: Seat, option: Option) -> None:
    """A stag moves, and a stone marks where it stood."""
    viking = state.viking_on(option.first)
    state.turn_used |= 1 << viking
    own_power(state, seat).move(state, seat, viking, option)
    state.set_stone(seat, STONE[option.first].first)


class Stags(SeatStep[AdvancedState]):
    """RR-R.22: the others follow in any order, as long as one is contested and can move."""

    def open(self, state: AdvancedState) -> Ask | None:
        moves = Act(self.seat).moves(state)
        return Ask(self.seat, "stags", ordered(moves)) if moves else None

    def pick(self, state: AdvancedState, option: Option) -> None:
        state.then(Stags(self.seat))
        leave_stone(state, self.seat, option)


STEPS: Final = (Begin, Act, March, SetStone, Moment, End, Again, Pass, Stags)
