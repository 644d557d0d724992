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
from trollbord.games.ragnarocks.obstacles import (
    at,
    between,
    in_reach,
    is_contested,
    is_taken,
    not_mine,
    not_selected,
    occupied,
    settled,
    stepped,
    uncontested,
    walked,
)
from trollbord.games.ragnarocks.power import (
    Power,
    adjacent_stones,
    completes,
    heading,
    ordinary_moves,
    ordinary_stones,
    plug_in,
    relocations,
    unfinished,
)
from trollbord.games.ragnarocks.simple_powers import OPPOSITE, steps
from trollbord.games.ragnarocks.state import CONTESTED, WILD
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

AXES = ((0, 1), (2, 5), (3, 4))
"""The directions of each line, in the order of DIRECTIONS."""


class AskAndEmbla(Power):
    """RR-POWER.ask_and_embla: stones fly over everything; the third Viking comes with the first region."""

    verb = "enter"

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

    def forbids_stone(self, state: AdvancedState, option: Option) -> Obstacle | None:
        """Anywhere in line, on contested land; or as usual."""
        cell, here = option.first, state.vikings[state.turn_viking]
        found = occupied(state, cell, "RR-TURN.10")
        if found is not None or not between(here, cell):
            return found or at("stone-line", "RR-TURN.10", here)
        if in_reach(state, here, cell) is None:
            return None
        return uncontested(state, cell, "RR-POWER.ask_and_embla.3")

    def created(self, state: AdvancedState, seat: Seat) -> list[Option]:
        if state.waiting < 0:
            return []
        cells = state.empty_contested()
        if not cells:
            state.waiting = ENTERED
        return [ENTER[cell] for cell in cells]

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        rule = "RR-POWER.ask_and_embla.5"
        return occupied(state, option.first, rule) or uncontested(state, option.first, rule)

    def do_created(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.tell("enter", {"seat": seat, "cell": option.arg})
        state.board.relocate(state.waiting, option.first)
        state.waiting = ENTERED
        state.changed()


class Blodughofi(Power):
    """RR-POWER.blodughofi: stones go beside the Viking; next to an opponent they earn a further move."""

    verb = "move"

    def stones(self, state: AdvancedState) -> list[Option]:
        return adjacent_stones(state)

    def forbids_stone(self, state: AdvancedState, option: Option) -> Obstacle | None:
        return not_beside(state, option.first, "RR-POWER.blodughofi.1", self.name)

    def after_place(self, state: AdvancedState, seat: Seat, cell: int) -> list[Option]:
        theirs = _theirs(state, seat)
        if not any([near in theirs for near in NEIGHBOURS[cell]]):
            return []
        return ordinary_moves(state, state.turn_viking)

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        found = not_selected(state, option.first, "RR-POWER.blodughofi.2")
        return found or walked(state, option)


def not_beside(state: AdvancedState, cell: int, rule: str, card: str) -> Obstacle | None:
    """What keeps a stone from the cells next to the selected Viking."""
    here = state.vikings[state.turn_viking]
    found = occupied(state, cell, "RR-TURN.10")
    if found is None and cell not in NEIGHBOURS[here]:
        found = at("stone-beside", rule, here, card=card)
    return found


class Bragi(Power):
    """RR-POWER.bragi: before the move an opponent beside the Viking may be moved."""

    selects = True
    verb = "move"

    def is_ready(self, state: AdvancedState, seat: Seat, viking: int) -> bool:
        if self.moves(state, viking):
            return True
        return self.can_place(state) and bool(_driven(state, seat, viking))

    def before(self, state: AdvancedState, seat: Seat) -> list[Option]:
        return _driven(state, seat, state.turn_viking)

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        source, here = option.first, state.vikings[state.turn_viking]
        if source not in _theirs(state, seat) or source not in NEIGHBOURS[here]:
            return at("no-opponent-beside", "RR-POWER.bragi.1", source)
        return walked(state, option, "RR-R.9")

    def do_before(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.shift(seat, state.viking_on(option.first), option.second)


def _theirs(state: AdvancedState, seat: Seat) -> list[int]:
    """The cells of the opponent's Vikings."""
    return [state.vikings[viking] for viking in state.standing(1 - state.colour(seat))]


def _driven(state: AdvancedState, seat: Seat, viking: int) -> list[Option]:
    """The moves of the opponents beside a Viking."""
    around = NEIGHBOURS[state.vikings[viking]]
    beside = sorted([cell for cell in _theirs(state, seat) if cell in around])
    return [move for cell in beside for move in ordinary_moves(state, state.viking_on(cell))]


class Vali(Power):
    """RR-POWER.vali: after the move an opponent beside the Viking may be thrown over it."""

    verb = "relocate"

    def after_move(self, state: AdvancedState, seat: Seat) -> list[Option]:
        here = state.vikings[state.turn_viking]
        theirs = _theirs(state, seat)
        throws: list[Option] = []
        for direction, ray in enumerate(RAYS[here]):
            behind = RAYS[here][OPPOSITE[direction]]
            if ray and ray[0] in theirs and behind and state.is_empty(behind[0]):
                throws.append(RELOCATE[ray[0]][behind[0]])
        return throws

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        source, target = option.first, option.second
        here = state.vikings[state.turn_viking]
        if source not in _theirs(state, seat) or source not in NEIGHBOURS[here]:
            return at("no-opponent-beside", "RR-POWER.vali.1", source)
        across = RAYS[here][OPPOSITE[heading(here, source)]]
        if [target] != across[:1]:
            return at("far-side", "RR-R.10", here)
        return occupied(state, target, "RR-POWER.vali.2")

    def do_after_move(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.shift(seat, state.viking_on(option.first), option.second)


class Gerdr(Power):
    """RR-POWER.gerdr: a stone beside another own Viking makes the selected one move again."""

    verb = "move"

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

    verb = "stone"

    def end(self, state: AdvancedState, seat: Seat) -> list[Option]:
        if state.supply == 0:
            return []
        cells: set[int] = set()
        for viking in state.standing(state.colour(seat)):
            if state.is_contested(viking):
                cells.update(state.empty_neighbours(state.vikings[viking]))
        return [STONE[cell] for cell in sorted(cells)]

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        target, rule = option.first, "RR-POWER.ymir.1"
        found = occupied(state, target, rule)
        own = [state.vikings[each] for each in state.standing(state.colour(seat))]
        near = [each for each in own if each in NEIGHBOURS[target] and is_contested(state, each)]
        return found or (None if near else at("no-own-beside", rule, target))

    def do_end(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.set_stone(seat, option.first)


class Njordr(Power):
    """RR-POWER.njordr: alone on the edge the Viking may move once more."""

    verb = "move"

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

    move_verbs: tuple[str, ...] = ("move", "relocate")

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
            and completes(state, here, cell)
        ]
        return [*walks, *relocations(here, edge)]

    def forbids_move(self, state: AdvancedState, viking: int, option: Option) -> Obstacle | None:
        """From edge to edge, to an empty contested cell that no move reaches."""
        if option.verb == "move":
            return walked(state, option)
        source, target, rule = option.first, option.second, "RR-POWER.selkolla.3"
        if source not in EDGE:
            return at("not-on-edge", "RR-POWER.selkolla.1", source)
        if target not in EDGE:
            return at("not-on-edge", rule, target)
        found = occupied(state, target, rule) or uncontested(state, target, rule)
        if found is None and between(source, target) and walked(state, option) is None:
            found = at("walk-instead", "RR-POWER.selkolla.1", target)
        return found or unfinished(state, option)

    def stones(self, state: AdvancedState) -> list[Option]:
        return adjacent_stones(state)

    def forbids_stone(self, state: AdvancedState, option: Option) -> Obstacle | None:
        return not_beside(state, option.first, "RR-POWER.selkolla.2", self.name)


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
        possible = [leap for leap in leaps if completes(state, here, leap.second)]
        return [*ordinary_moves(state, viking), *possible]

    def forbids_move(self, state: AdvancedState, viking: int, option: Option) -> Obstacle | None:
        """Over a stone beside it, to an empty cell that is not settled."""
        way = between(option.first, option.second)
        if len(way) != 2 or not state.board.is_stone(way[0]):
            return walked(state, option)
        rule = "RR-POWER.sleipnir.2"
        found = occupied(state, way[1], rule)
        if found is None and not state.land_of(CONTESTED, WILD) >> way[1] & 1:
            found = at("land-settled", rule, way[1])
        return found or unfinished(state, option)


class Surtr(Power):
    """RR-POWER.surtr: a stone beside the Viking may be followed by one beside the stone."""

    verb = "stone"

    def after_place(self, state: AdvancedState, seat: Seat, cell: int) -> list[Option]:
        is_beside = cell in NEIGHBOURS[state.vikings[state.turn_viking]]
        if not is_beside or state.supply == 0:
            return []
        contested = state.land_of(CONTESTED)
        return [STONE[near] for near in state.empty_neighbours(cell) if contested >> near & 1]

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        target, rule = option.first, "RR-POWER.surtr.2"
        found = occupied(state, target, rule)
        if found is None and target not in NEIGHBOURS[cell]:
            found = at("beside-first-stone", "RR-POWER.surtr.1", cell)
        return found or uncontested(state, target, rule)

    def do_after_place(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.set_stone(seat, option.first)


class Fafnir(Power):
    """RR-POWER.fafnir: next to stones the move starts from the cell of one of them."""

    move_verbs: tuple[str, ...] = ("move", "relocate")

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
        return [jump for jump in jumps if completes(state, here, jump.second)]

    def forbids_move(self, state: AdvancedState, viking: int, option: Option) -> Obstacle | None:
        """Along a line of a stone beside the Viking, over empty contested cells; without such a stone as usual."""
        source, target = option.first, option.second
        stones = [cell for cell in NEIGHBOURS[source] if state.board.is_stone(cell)]
        if option.verb == "move":
            if stones:
                return at("from-stone", "RR-POWER.fafnir.1", stones[0])
            return walked(state, option)
        if not stones:
            return at("no-stone-beside", "RR-POWER.fafnir.4", source)
        found = None
        if target != source:
            found = occupied(state, target, "RR-POWER.fafnir.1")
            found = found or uncontested(state, target, "RR-POWER.fafnir.3")
        found = found or _shut(state, stones, option)
        return found or unfinished(state, option)


def _shut(state: AdvancedState, stones: list[int], option: Option) -> Obstacle | None:
    """What stops the last line that leads there from one of these stones; None, if one is free."""
    source, target = option.first, option.second
    found = at("not-in-line", "RR-POWER.fafnir.1", stones[0])
    for stone in stones:
        way = between(stone, target)
        stops = [
            cell
            for cell in way
            if cell != source and (is_taken(state, cell) or not is_contested(state, cell))
        ]
        if way and not stops:
            return None
        if way:
            found = at("blocked", "RR-POWER.fafnir.3", stops[0])
    return found


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

    verb = "stone"

    def end(self, state: AdvancedState, seat: Seat) -> list[Option]:
        if state.turn_created == 0 or state.supply == 0:
            return []
        land = state.turn_created | state.land_of(CONTESTED)
        return [
            STONE[cell] for cell in range(len(CELLS)) if land >> cell & 1 and state.is_empty(cell)
        ]

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        target, rule = option.first, "RR-POWER.forseti.2"
        found = occupied(state, target, rule)
        if found is None and not state.turn_created >> target & 1:
            found = uncontested(state, target, rule)
        return found

    def do_end(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.set_stone(seat, option.first)


class Freyr(Power):
    """RR-POWER.freyr: a stone beside the Viking may be removed, if only contested land changes."""

    stalls = True
    verb = "remove"

    def end(self, state: AdvancedState, seat: Seat) -> list[Option]:
        contested = state.land_of(CONTESTED)
        found: list[Option] = []
        for stone in sorted(NEIGHBOURS[state.vikings[state.turn_viking]]):
            around = [near for near in NEIGHBOURS[stone] if not state.board.is_stone(near)]
            if state.board.is_stone(stone) and all([contested >> near & 1 for near in around]):
                found.append(REMOVE[stone])
        return found

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        stone, here = option.first, state.vikings[state.turn_viking]
        if not state.board.is_stone(stone):
            return at("no-stone-there", "RR-POWER.freyr.1", stone)
        if stone not in NEIGHBOURS[here]:
            return at("remove-beside", "RR-POWER.freyr.1", here)
        for near in NEIGHBOURS[stone]:
            if not state.board.is_stone(near) and not is_contested(state, near):
                return at("borders-land", "RR-POWER.freyr.2", near)
        return None

    def do_end(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.tell("remove", {"seat": seat, "cell": option.arg})
        # Only contested land grows: nobody settles anything by it.
        state.board.lift(option.first)
        state.supply += 1


class Frigg(Power):
    """RR-POWER.frigg: a step before or after the move, paid with a stone on the opponent's card."""

    selects = True
    verb = "move"

    def before(self, state: AdvancedState, seat: Seat) -> list[Option]:
        is_first = state.turns_taken[seat] <= 1
        if is_first or state.turn_used or state.supply < 2:
            return []
        return steps(state, [state.turn_viking])

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        found = not_selected(state, option.first, "RR-POWER.frigg.1")
        return found or stepped(state, option, "RR-POWER.frigg.1", self.name)

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
        possible = [move for move in over if completes(state, here, move.second)]
        return [*ordinary_moves(state, viking), *possible]

    def forbids_move(self, state: AdvancedState, viking: int, option: Option) -> Obstacle | None:
        """Over stones alone, or over empty cells alone."""
        rule = f"RR-POWER.{self.name}"
        *passed, last = between(option.first, option.second)
        for cell in passed:
            if cell in state.vikings:
                return at("blocked-viking", f"{rule}.3", cell)
            if state.board.is_stone(cell) != state.board.is_stone(passed[0]):
                return at("mixed-way", f"{rule}.3", cell)
        found = occupied(state, last, f"{rule}.4") or uncontested(state, last, f"{rule}.4")
        return found or unfinished(state, option)


def _behind(state: AdvancedState, ray: list[int]) -> int:
    """The first cell behind an unbroken run of stones; -1 if there is none."""
    for passed, cell in enumerate(ray):
        if not state.board.is_stone(cell):
            return cell if passed else NO_VIKING
    return NO_VIKING


class Heimdallr(Power):
    """RR-POWER.heimdallr: a Viking that was settled this turn may leave for land that was not."""

    verb = "relocate"

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

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        source, target = option.first, option.second
        found = not_mine(state, state.colour(seat), source)
        if found is not None:
            return found
        viking = state.viking_on(source)
        if not state.turn_contested >> viking & 1 or state.is_contested(viking):
            return at("not-settled-now", "RR-POWER.heimdallr.1", source)
        found = occupied(state, target, "RR-POWER.heimdallr.2")
        if found is None and state.turn_settled >> target & 1:
            found = at("was-settled", "RR-POWER.heimdallr.2", target)
        return found

    def do_end(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.shift(seat, state.viking_on(option.first), option.second)


class Aegir(Power):
    """RR-POWER.aegir: when a region was created, the opponent's contested Vikings may be stepped."""

    verb = "move"

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

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        source = option.first
        if source not in _theirs(state, seat):
            return at("not-their-viking", "RR-POWER.aegir.3", source)
        if state.turn_stepped >> state.viking_on(source) & 1:
            return at("stepped-already", "RR-POWER.aegir.2", source)
        found = settled(state, source, "RR-POWER.aegir.3")
        return found or stepped(state, option, "RR-POWER.aegir.2", self.name)

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
