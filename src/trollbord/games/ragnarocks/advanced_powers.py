"""The advanced characters, but for those with a turn of their own."""

from trollbord.games.ragnarocks.advanced import ENTERED, NO_VIKING, AdvancedState
from trollbord.games.ragnarocks.box import (
    CELLS,
    EDGE,
    ENTER,
    IDUNN_LAND,
    MOVE,
    NEIGHBOURS,
    RAYS,
    RELOCATE,
    REMOVE,
    RUN,
    STONE,
)
from trollbord.games.ragnarocks.native.board import OFF
from trollbord.games.ragnarocks.power import (
    Power,
    adjacent_stones,
    completes,
    ordinary_moves,
    ordinary_stones,
    plug_in,
    relocations,
)
from trollbord.games.ragnarocks.simple_powers import OPPOSITE, steps
from trollbord.games.ragnarocks.state import CONTESTED, WILD
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

AXES = ((0, 1), (2, 5), (3, 4))
"""The directions of each line, in the order of DIRECTIONS."""


class AskAndEmbla(Power):
    """RR-POWER.ask_and_embla: stones fly over everything; the third Viking comes with the first region."""

    def set_up(self, state: AdvancedState, seat: Seat) -> None:
        state.waiting = next(
            viking for viking in state.group(state.colour(seat)) if state.vikings[viking] == OFF
        )

    def stones(self, state: AdvancedState) -> list[Option]:
        here = state.vikings[state.turn_viking]
        contested = state.land_of(CONTESTED)
        found = {option.first for option in ordinary_stones(state)}
        for ray in RAYS[here]:
            found.update([cell for cell in ray if contested >> cell & 1 and state.is_empty(cell)])
        return [STONE[cell] for cell in sorted(found)]

    def created(self, state: AdvancedState, seat: Seat) -> list[Option]:
        if state.waiting < 0:
            return []
        cells = state.empty_contested()
        if not cells:
            state.waiting = ENTERED
        return [ENTER[cell] for cell in cells]

    def do_created(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.tell("enter", {"seat": seat, "cell": option.arg})
        state.board.relocate(state.waiting, option.first)
        state.waiting = ENTERED
        state.changed()


class Blodughofi(Power):
    """RR-POWER.blodughofi: stones go beside the Viking; next to an opponent they earn a further move."""

    def stones(self, state: AdvancedState) -> list[Option]:
        return adjacent_stones(state)

    def after_place(self, state: AdvancedState, seat: Seat, cell: int) -> list[Option]:
        theirs = [state.vikings[each] for each in state.standing(1 - state.colour(seat))]
        if not any([near in theirs for near in NEIGHBOURS[cell]]):
            return []
        return ordinary_moves(state, state.turn_viking)


class Bragi(Power):
    """RR-POWER.bragi: before the move an opponent beside the Viking may be moved."""

    selects = True

    def is_ready(self, state: AdvancedState, seat: Seat, viking: int) -> bool:
        if self.moves(state, viking):
            return True
        return self.can_place(state) and bool(_driven(state, seat, viking))

    def before(self, state: AdvancedState, seat: Seat) -> list[Option]:
        return _driven(state, seat, state.turn_viking)

    def do_before(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.shift(seat, state.viking_on(option.first), option.second)


def _driven(state: AdvancedState, seat: Seat, viking: int) -> list[Option]:
    """The moves of the opponents beside a Viking."""
    around = NEIGHBOURS[state.vikings[viking]]
    theirs = [state.vikings[each] for each in state.standing(1 - state.colour(seat))]
    beside = sorted([cell for cell in theirs if cell in around])
    return [move for cell in beside for move in ordinary_moves(state, state.viking_on(cell))]


class Vali(Power):
    """RR-POWER.vali: after the move an opponent beside the Viking may be thrown over it."""

    def after_move(self, state: AdvancedState, seat: Seat) -> list[Option]:
        here = state.vikings[state.turn_viking]
        theirs = [state.vikings[each] for each in state.standing(1 - state.colour(seat))]
        throws: list[Option] = []
        for direction, ray in enumerate(RAYS[here]):
            behind = RAYS[here][OPPOSITE[direction]]
            if ray and ray[0] in theirs and behind and state.is_empty(behind[0]):
                throws.append(RELOCATE[ray[0]][behind[0]])
        return throws

    def do_after_move(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.shift(seat, state.viking_on(option.first), option.second)


class Gerdr(Power):
    """RR-POWER.gerdr: a stone beside another own Viking makes the selected one move again."""

    def after_place(self, state: AdvancedState, seat: Seat, cell: int) -> list[Option]:
        others = [each for each in state.standing(state.colour(seat)) if each != state.turn_viking]
        if not any([state.vikings[each] in NEIGHBOURS[cell] for each in others]):
            return []
        return ordinary_moves(state, state.turn_viking)

    def must_after_place(self) -> bool:
        return True


class Jormungandr(Power):
    """RR-POWER.jormungandr: a run of exactly three stones brings a further turn."""

    def after_place(self, state: AdvancedState, seat: Seat, cell: int) -> list[Option]:
        state.turn_extra = any([_run(state, cell, axis) == RUN for axis in AXES])
        return []


def _run(state: AdvancedState, cell: int, axis: tuple[int, int]) -> int:
    """How many stones stand in an unbroken row through a cell."""
    length = 1
    for direction in axis:
        for other in RAYS[cell][direction]:
            if not state.board.is_stone(other):
                break
            length += 1
    return length


class Idunn(Power):
    """RR-POWER.idunn: the first settled land of the game wins, if it is large and the owner's."""

    waits_for_land = True

    def first_land(self, state: AdvancedState, owner: int, colour: int, cells: int) -> None:
        if owner == colour and cells >= IDUNN_LAND:
            state.win(owner, "idunn")


class Ymir(Power):
    """RR-POWER.ymir: one more stone beside a contested Viking when the turn ends."""

    def end(self, state: AdvancedState, seat: Seat) -> list[Option]:
        if state.supply == 0:
            return []
        cells: set[int] = set()
        for viking in state.standing(state.colour(seat)):
            if state.is_contested(viking):
                cells.update(state.empty_neighbours(state.vikings[viking]))
        return [STONE[cell] for cell in sorted(cells)]

    def do_end(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.set_stone(seat, option.first)


class Njordr(Power):
    """RR-POWER.njordr: alone on the edge the Viking may move once more."""

    def after_move(self, state: AdvancedState, seat: Seat) -> list[Option]:
        if state.vikings[state.turn_viking] not in EDGE:
            return []
        for viking in state.standing(state.colour(seat)):
            is_other = viking != state.turn_viking and state.is_contested(viking)
            if is_other and state.vikings[viking] in EDGE:
                return []
        return ordinary_moves(state, state.turn_viking)

    def do_after_move(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        self.move(state, seat, state.turn_viking, option)


class Selkolla(Power):
    """RR-POWER.selkolla: from edge to edge; stones go beside the Viking."""

    def moves(self, state: AdvancedState, viking: int) -> list[Option]:
        if not self.can_place(state):
            return []
        here = state.vikings[viking]
        if here not in EDGE:
            return ordinary_moves(state, viking)
        contested = state.land_of(CONTESTED)
        walks = ordinary_moves(state, viking)
        walked = [move.second for move in walks]  # what is a move already is not offered twice
        edge = [
            cell
            for cell in EDGE
            if contested >> cell & 1
            and cell not in walked
            and state.is_empty(cell)
            and (here in NEIGHBOURS[cell] or state.empty_neighbours(cell))
        ]
        return [*walks, *relocations(here, edge)]

    def stones(self, state: AdvancedState) -> list[Option]:
        return adjacent_stones(state)


class Sleipnir(Power):
    """RR-POWER.sleipnir: instead of a move, a leap over one stone."""

    def moves(self, state: AdvancedState, viking: int) -> list[Option]:
        if not self.can_place(state):
            return []
        here = state.vikings[viking]
        land = state.land_of(CONTESTED, WILD)
        leaps = [
            MOVE[here][ray[1]]
            for ray in RAYS[here]
            if len(ray) > 1
            and state.board.is_stone(ray[0])
            and land >> ray[1] & 1
            and state.is_empty(ray[1])
        ]
        possible = [leap for leap in leaps if completes(state, self, viking, leap)]
        return [*ordinary_moves(state, viking), *possible]


class Surtr(Power):
    """RR-POWER.surtr: a stone beside the Viking may be followed by one beside the stone."""

    def after_place(self, state: AdvancedState, seat: Seat, cell: int) -> list[Option]:
        is_beside = cell in NEIGHBOURS[state.vikings[state.turn_viking]]
        if not is_beside or state.supply == 0:
            return []
        contested = state.land_of(CONTESTED)
        return [STONE[near] for near in state.empty_neighbours(cell) if contested >> near & 1]

    def do_after_place(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.set_stone(seat, option.first)


class Fafnir(Power):
    """RR-POWER.fafnir: next to stones the move starts from the cell of one of them."""

    def moves(self, state: AdvancedState, viking: int) -> list[Option]:
        if not self.can_place(state):
            return []
        here = state.vikings[viking]
        stones = [cell for cell in NEIGHBOURS[here] if state.board.is_stone(cell)]
        if not stones:
            return ordinary_moves(state, viking)
        contested = state.land_of(CONTESTED)
        found: set[int] = set()
        for stone in stones:
            for ray in RAYS[stone]:
                found.update(_entered(state, ray, here, contested))
        jumps = relocations(here, sorted(found))
        return [jump for jump in jumps if completes(state, self, viking, jump)]


def _entered(state: AdvancedState, ray: list[int], here: int, contested: int) -> list[int]:
    """The cells of a line up to the first that may not be entered; the mover's own cell counts as empty."""
    cells: list[int] = []
    for cell in ray:
        if not contested >> cell & 1 or not (cell == here or state.is_empty(cell)):
            break
        cells.append(cell)
    return cells


class Forseti(Power):
    """RR-POWER.forseti: who creates a region may place one more stone."""

    def end(self, state: AdvancedState, seat: Seat) -> list[Option]:
        if state.turn_created == 0 or state.supply == 0:
            return []
        land = state.turn_created | state.land_of(CONTESTED)
        return [
            STONE[cell] for cell in range(len(CELLS)) if land >> cell & 1 and state.is_empty(cell)
        ]

    def do_end(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.set_stone(seat, option.first)


class Freyr(Power):
    """RR-POWER.freyr: a stone beside the Viking may be removed, if only contested land changes."""

    stalls = True

    def end(self, state: AdvancedState, seat: Seat) -> list[Option]:
        contested = state.land_of(CONTESTED)
        found: list[Option] = []
        for stone in sorted(NEIGHBOURS[state.vikings[state.turn_viking]]):
            around = [near for near in NEIGHBOURS[stone] if not state.board.is_stone(near)]
            if state.board.is_stone(stone) and all([contested >> near & 1 for near in around]):
                found.append(REMOVE[stone])
        return found

    def do_end(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.tell("remove", {"seat": seat, "cell": option.arg})
        # Only contested land grows: nobody settles anything by it.
        state.board.lift(option.first)
        state.supply += 1


class Frigg(Power):
    """RR-POWER.frigg: a step before or after the move, paid with a stone on the opponent's card."""

    selects = True

    def before(self, state: AdvancedState, seat: Seat) -> list[Option]:
        is_first = state.turns_taken[seat] <= 1
        if is_first or state.turn_used or state.supply < 2:
            return []
        return steps(state, [state.turn_viking])

    def do_before(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.turn_used = 1
        state.supply -= 1
        state.penalties[1 - state.colour(seat)] += 1
        state.tell("penalty", {"seat": seat})
        state.shift(seat, state.turn_viking, option.second)

    def after_move(self, state: AdvancedState, seat: Seat) -> list[Option]:
        return self.before(state, seat)

    def do_after_move(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        self.do_before(state, seat, option)


class FjorgynAndFjorgynn(Power):
    """RR-POWER.fjorgyn_and_fjorgynn: a move may lead over stones alone."""

    def moves(self, state: AdvancedState, viking: int) -> list[Option]:
        if not self.can_place(state):
            return []
        here = state.vikings[viking]
        contested = state.land_of(CONTESTED)
        behind = [_behind(state, ray) for ray in RAYS[here]]
        over = [
            MOVE[here][cell]
            for cell in behind
            if cell != NO_VIKING and contested >> cell & 1 and state.is_empty(cell)
        ]
        possible = [move for move in over if completes(state, self, viking, move)]
        return [*ordinary_moves(state, viking), *possible]


def _behind(state: AdvancedState, ray: list[int]) -> int:
    """The first cell behind an unbroken run of stones; -1 if there is none."""
    for passed, cell in enumerate(ray):
        if not state.board.is_stone(cell):
            return cell if passed else NO_VIKING
    return NO_VIKING


class Heimdallr(Power):
    """RR-POWER.heimdallr: a Viking that was settled this turn may leave for land that was not."""

    def end(self, state: AdvancedState, seat: Seat) -> list[Option]:
        free = [
            cell
            for cell in range(len(CELLS))
            if not state.turn_settled >> cell & 1 and state.is_empty(cell)
        ]
        leavers = [
            state.vikings[viking]
            for viking in state.standing(state.colour(seat))
            if state.turn_contested >> viking & 1 and not state.is_contested(viking)
        ]
        return [option for cell in sorted(leavers) for option in relocations(cell, free)]

    def do_end(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.shift(seat, state.viking_on(option.first), option.second)


class Aegir(Power):
    """RR-POWER.aegir: when a region was created, the opponent's contested Vikings may be stepped."""

    def end_of_any(self, state: AdvancedState, seat: Seat) -> list[Option]:
        if state.turn_created == 0:
            return []
        theirs = state.standing(1 - state.colour(seat))
        left = [
            viking
            for viking in theirs
            if state.is_contested(viking) and not state.turn_stepped >> viking & 1
        ]
        return steps(state, left)

    def do_end_of_any(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        viking = state.viking_on(option.first)
        state.turn_stepped |= 1 << viking
        state.shift(seat, viking, option.second)


for _name, _power in (
    ("ask_and_embla", AskAndEmbla),
    ("blodughofi", Blodughofi),
    ("bragi", Bragi),
    ("vali", Vali),
    ("gerdr", Gerdr),
    ("jormungandr", Jormungandr),
    ("idunn", Idunn),
    ("ymir", Ymir),
    ("njordr", Njordr),
    ("selkolla", Selkolla),
    ("sleipnir", Sleipnir),
    ("surtr", Surtr),
    ("fafnir", Fafnir),
    ("forseti", Forseti),
    ("freyr", Freyr),
    ("frigg", Frigg),
    ("fjorgyn_and_fjorgynn", FjorgynAndFjorgynn),
    ("heimdallr", Heimdallr),
    ("aegir", Aegir),
):
    plug_in(_power, _name)
