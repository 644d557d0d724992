"""A turn of the advanced game: the rulebook's steps, and at each named moment the power that is in force."""

from typing import Any, ClassVar, Final

from trollbord.games.ragnarocks.advanced import NO_VIKING, AdvancedState
from trollbord.games.ragnarocks.box import (
    CELL_COUNT,
    DONE,
    NAMES,
    NOBODY,
    SELECT,
    SKIP,
    STONE,
    VIKINGS_EACH,
)
from trollbord.games.ragnarocks.obstacles import (
    at,
    named,
    not_mine,
    not_selected,
    settled,
    walked,
)
from trollbord.games.ragnarocks.power import (
    POWERS,
    TURN_VERBS,
    Power,
    elsewhere,
    move_first,
    no_turn,
    ordinary_moves,
    other_moment,
    plug_in,
    stone_now,
)
from trollbord.kernel.ask import Ask, ordered
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
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


def not_now(state: AdvancedState, seat: Seat, option: Option, first: Obstacle) -> Obstacle:
    """Why a question of this seat's turn is not about an option; `first` is what it asks for."""
    viking = state.turn_viking
    selected = state.vikings[viking] if viking != NO_VIKING else -1
    return elsewhere(option, own_power(state, seat), NAMES[state.cards[seat]], selected, first)


def barred(
    state: AdvancedState, seat: Seat, option: Option, stones: list[Option]
) -> Obstacle | None:
    """What the other colour's power forbids of these ways to place."""
    return POWERS[state.in_force[1 - state.colour(seat)]].bars_stone(state, stones, option)


def acting(power: Power, moment: str) -> tuple[tuple[str, Word], ...]:
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

    def can_wait(self, state: AdvancedState) -> bool:
        return False


class Act(SeatStep[AdvancedState]):
    """RR-TURN.2, 3: select a contested Viking and move it; RR-TURN.12: or skip, if no turn can be completed."""

    VERBS = TURN_VERBS
    RULE = "RR-TURN.2"

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

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        power, verb = own_power(state, self.seat), option.verb
        if not (self.selectable(state) if power.selects else self.moves(state)):
            return None if option is SKIP else no_turn(power.can_place(state))
        if power.selects:
            if verb == "select":
                return self._not_selectable(state, power, option)
            first = named("select-first", self.RULE, "select")
            return not_now(state, self.seat, option, first)
        if verb not in power.move_verbs:
            return not_now(state, self.seat, option, move_first(option, "move"))
        found = self._at_rest(state, option.first)
        return found or power.forbids_move(state, state.viking_on(option.first), option)

    def _not_selectable(
        self, state: AdvancedState, power: Power, option: Option
    ) -> Obstacle | None:
        cell = option.first
        found = self._at_rest(state, cell)
        if found is not None or power.is_ready(state, self.seat, state.viking_on(cell)):
            return found
        return at("no-way-out", "RR-R.29", cell)

    def can_wait(self, state: AdvancedState) -> bool:
        is_first = state.depth(self) == 0 and state.is_on_turn(self.seat)
        return is_first and state.has_just_begun()

    def _at_rest(self, state: AdvancedState, cell: int) -> Obstacle | None:
        """RR-TURN.3, 4: only own contested Vikings are selected."""
        return not_mine(state, state.colour(self.seat), cell) or settled(state, cell)


class March(Step[AdvancedState]):
    """RR-ADV.3: the selected Viking moves; what its power allows before the move can be done first, once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "is_used")
    VERBS = TURN_VERBS
    RULE = "RR-ADV.3"

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
            return Ask(self.seat, "power", options, args=acting(power, BEFORE))
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

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        power = own_power(state, self.seat)
        if not self.is_used and power.before(state, self.seat):
            return self._not_before(state, power, option)
        if option.verb not in power.move_verbs:
            return not_now(state, self.seat, option, move_first(option, "march"))
        found = not_selected(state, option.first)
        return found or power.forbids_move(state, state.turn_viking, option)

    def _not_before(self, state: AdvancedState, power: Power, option: Option) -> Obstacle | None:
        """RR-ADV.2, RR-R.29: what a power permits before the move is declined only where the Viking can move."""
        if option is DONE:
            if power.moves(state, state.turn_viking):
                return None
            return named("must-first", "RR-R.29", power.name, card=power.name)
        if option.verb == power.verb:
            return power.forbids(state, self.seat, option, -1)
        return not_now(state, self.seat, option, power_first(power, option))

    def can_wait(self, state: AdvancedState) -> bool:
        return state.depth(self) == 0 and state.has_moved(self.seat)


def power_first(power: Power, option: Option) -> Obstacle:
    """RR-ADV.3: before a stone, what the power permits is done or declined."""
    if option.verb in ("stone", "card-stone"):
        return named("power-first", "RR-ADV.3", power.name, card=power.name)
    return other_moment(power.name)


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

    VERBS = TURN_VERBS
    RULE = "RR-TURN.9"

    def open(self, state: AdvancedState) -> Ask | None:
        stones = own_power(state, self.seat).stones(state)
        return Ask(self.seat, "stone", allowed(state, self.seat, stones))

    def pick(self, state: AdvancedState, option: Option) -> None:
        own_power(state, self.seat).place(state, self.seat, option)
        if option.verb != "move":
            after_stone(state, self.seat, option.first)

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        power = own_power(state, self.seat)
        if option.verb not in power.stone_verbs:
            return not_now(state, self.seat, option, stone_now(option))
        found = power.forbids_stone(state, option)
        if found is None and option.verb != "move":
            found = barred(state, self.seat, option, power.stones(state))
        return found

    def can_wait(self, state: AdvancedState) -> bool:
        return ends_after(state, self)


def ends_after(state: AdvancedState, step: "SetStone | Stags") -> bool:
    """Whether the turn ends after this step of a Viking that has been selected."""
    return state.has_moved(step.seat) and state.lies_in(step, [step, End(step.seat)])


def after_stone(state: AdvancedState, seat: Seat, cell: int) -> None:
    """RR-REGION.8, RR-POWER.ask_and_embla.3: what follows a stone: first the regions, then what the power adds."""
    state.then(Moment(seat, CREATED, cell), Moment(seat, AFTER_PLACE, cell))


class Moment(Step[AdvancedState]):
    """RR-ADV.2, 3: a moment at which a power may act; what it only permits can be declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moment", "cell")
    VERBS = TURN_VERBS
    RULE = "RR-ADV.2"

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
        return Ask(self.seat, "power", options, args=acting(power, self.moment))

    def is_binding(self, power: Power) -> bool:
        return self.moment == CREATED or (self.moment == AFTER_PLACE and power.must_after_place())

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        power = own_power(state, self.seat)
        if option is DONE:
            return self._bound(power)
        if option.verb != power.verb:
            is_early = self.moment == AFTER_MOVE
            first = power_first(power, option) if is_early else other_moment(power.name)
            return not_now(state, self.seat, option, first)
        found = power.forbids(state, self.seat, option, self.cell)
        if found is None and option.verb == "stone":
            found = barred(state, self.seat, option, self.offers(state, power))
        return found

    def _bound(self, power: Power) -> Obstacle | None:
        """RR-ADV.2: what a card commands can't be declined."""
        if not self.is_binding(power):
            return None
        number = 4 if self.moment == CREATED else 1
        return named("must", f"RR-POWER.{power.name}.{number}", power.name, card=power.name)

    def offers(self, state: AdvancedState, power: Power) -> list[Option]:
        """What the power adds at this moment, whatever the other colour's power bars."""
        if self.moment == AFTER_MOVE:
            return power.after_move(state, self.seat)
        if self.moment == CREATED:
            return power.created(state, self.seat) if state.turn_created else []
        if self.moment == AFTER_PLACE:
            return power.after_place(state, self.seat, self.cell)
        if self.moment == END:
            return power.end(state, self.seat)
        return power.end_of_any(state, self.seat)

    def options(self, state: AdvancedState, power: Power) -> list[Option]:
        found = self.offers(state, power)
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

    def can_wait(self, state: AdvancedState) -> bool:
        """Only at the end of a turn a power of the other colour acts."""
        cells = range(CELL_COUNT) if self.moment in (CREATED, AFTER_PLACE) else (-1,)
        if self.cell not in cells or state.turn_viking == NO_VIKING:
            return False
        mover = state.holders[state.turn_viking // VIKINGS_EACH]
        is_theirs = self.seat == mover or self in at_end(state, mover)
        return is_theirs and state.has_moved(mover) and state.lies_in(self, self._order(state))

    def _order(self, state: AdvancedState) -> list[Step[Any]]:
        """The part of a turn in which this moment comes, in order."""
        seat = self.seat
        if self.moment == AFTER_MOVE:
            return [self, SetStone(seat), End(seat)]
        if self.moment in (CREATED, AFTER_PLACE):
            created = Moment(seat, CREATED, self.cell)
            return [created, Moment(seat, AFTER_PLACE, self.cell), End(seat)]
        return at_end(state, state.holders[state.turn_viking // VIKINGS_EACH])


class End(SeatStep[AdvancedState]):
    """RR-ADV.6: the turn ends; the player on turn acts first, then the other colour."""

    def open(self, state: AdvancedState) -> Ask | None:
        state.then(*at_end(state, self.seat))
        return None

    def can_wait(self, state: AdvancedState) -> bool:
        return state.depth(self) == 0 and state.has_moved(self.seat)


def at_end(state: AdvancedState, seat: Seat) -> list[Step[Any]]:
    """RR-ADV.6: what the end of a seat's turn consists of."""
    other = 1 - state.colour(seat)
    answers = (
        [] if state.in_force[other] == NOBODY else [Moment(state.holders[other], END_OF_ANY, -1)]
    )
    return [Moment(seat, END, -1), Moment(seat, END_OF_ANY, -1), *answers, Again(seat)]


class Again(SeatStep[AdvancedState]):
    """RR-POWER.jormungandr, RR-R.13: a further turn with the same Viking, if it was earned; else the other colour's turn.

    RR-R.45: the further turn goes on at once and has no start, so nothing is begun here.
    """

    VERBS = TURN_VERBS
    RULE = "RR-POWER.jormungandr.4"

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

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        power = own_power(state, self.seat)
        if option is DONE:
            return None
        if option.verb not in power.move_verbs:
            return not_now(state, self.seat, option, move_first(option, "extra-turn"))
        found = not_selected(state, option.first, self.RULE)
        return found or power.forbids_move(state, state.turn_viking, option)

    def pass_on(self, state: AdvancedState) -> None:
        """RR-TURN.1, RR-TEAM.7: colours take turns."""
        state.then(Begin(state.next_seat(1 - state.colour(self.seat))))

    def can_wait(self, state: AdvancedState) -> bool:
        return state.depth(self) == 0 and state.has_moved(self.seat)


class Pass(SeatStep[AdvancedState]):
    """RR-TURN.14, RR-R.25, RR-R.43: a skip concerns one turn; the game ends when every player has skipped in a row."""

    def open(self, state: AdvancedState) -> Ask | None:
        state.skips += 1
        state.tell("skip", {"seat": self.seat})
        if state.skips < state.skips_to_end():
            state.then(Begin(state.next_seat(1 - state.colour(self.seat))))
        return None

    def can_wait(self, state: AdvancedState) -> bool:
        return False


# -- the four stags, whose turn is their own


class FourStags(Power):
    """RR-POWER.dainn_dvalinn_duneyrr_durathror: every contested Viking moves and leaves a stone where it stood."""

    moves_all = True

    def moves(self, state: AdvancedState, viking: int) -> list[Option]:
        if state.turn_used >> viking & 1 or not self.can_place(state):
            return []
        return ordinary_moves(state, viking)

    def forbids_move(self, state: AdvancedState, viking: int, option: Option) -> Obstacle | None:
        if state.turn_used >> viking & 1:
            return at("stag-moved", f"RR-POWER.{self.name}.4", option.first)
        return walked(state, option)


plug_in(FourStags, "dainn_dvalinn_duneyrr_durathror")


def leave_stone(state: AdvancedState, seat: Seat, option: Option) -> None:
    """A stag moves, and a stone marks where it stood."""
    viking = state.viking_on(option.first)
    state.turn_used |= 1 << viking
    own_power(state, seat).move(state, seat, viking, option)
    state.set_stone(seat, STONE[option.first].first)


class Stags(SeatStep[AdvancedState]):
    """RR-R.22: the others follow in any order, as long as one is contested and can move."""

    VERBS = TURN_VERBS
    RULE = "RR-R.22"

    def open(self, state: AdvancedState) -> Ask | None:
        moves = Act(self.seat).moves(state)
        return Ask(self.seat, "stags", ordered(moves)) if moves else None

    def pick(self, state: AdvancedState, option: Option) -> None:
        state.then(Stags(self.seat))
        leave_stone(state, self.seat, option)

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        power, cell = own_power(state, self.seat), option.first
        if option.verb not in power.move_verbs:
            is_stone = option.verb in ("stone", "card-stone")
            leaves = named("stags-leave", f"RR-POWER.{power.name}.3", power.name)
            first = leaves if is_stone else other_moment("stags")
            return not_now(state, self.seat, option, first)
        found = not_mine(state, state.colour(self.seat), cell)
        found = found or power.forbids_move(state, state.viking_on(cell), option)
        return found or settled(state, cell, f"RR-POWER.{power.name}.1")

    def can_wait(self, state: AdvancedState) -> bool:
        return ends_after(state, self)


STEPS: Final = (Begin, Act, March, SetStone, Moment, End, Again, Pass, Stags)
