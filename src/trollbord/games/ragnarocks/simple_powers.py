"""The eleven simple characters."""

from trollbord.games.ragnarocks.advanced import NO_HEADING, AdvancedState
from trollbord.games.ragnarocks.box import (
    CARD_STONE,
    MOVE,
    NEIGHBOURS,
    RAYS,
    SWAP,
    THOR_STONES,
)
from trollbord.games.ragnarocks.obstacles import (
    at,
    named,
    not_mine,
    not_selected,
    occupied,
    stepped,
    uncontested,
    walked,
)
from trollbord.games.ragnarocks.power import (
    Power,
    ordinary_moves,
    ordinary_stones,
    plug_in,
)
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

EAST, WEST = 0, 1
OPPOSITE = (1, 0, 5, 4, 3, 2)
"""The opposite of each direction, in the order of DIRECTIONS."""


class Gullinbursti(Power):
    """RR-POWER.gullinbursti: a further move instead of the stone."""

    stalls = True
    outlasts_stones = True
    stone_verbs: tuple[str, ...] = ("stone", "move")

    def can_place(self, state: AdvancedState) -> bool:
        return True

    def stones(self, state: AdvancedState) -> list[Option]:
        return [*ordinary_stones(state), *ordinary_moves(state, state.turn_viking)]

    def forbids_stone(self, state: AdvancedState, option: Option) -> Obstacle | None:
        if option.verb == "move":
            found = not_selected(state, option.first, "RR-POWER.gullinbursti.1")
            return found or walked(state, option)
        return super().forbids_stone(state, option)

    def place(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        if option.verb == "move":
            state.shift(seat, state.turn_viking, option.second)
        else:
            super().place(state, seat, option)


class Mani(Power):
    """RR-POWER.mani: one own Viking may take a single step when the turn ends."""

    verb = "move"

    def end(self, state: AdvancedState, seat: Seat) -> list[Option]:
        return steps(state, state.standing(state.colour(seat)))

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        found = not_mine(state, state.colour(seat), option.first)
        return found or stepped(state, option, "RR-POWER.mani.1", self.name)

    def do_end(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.shift(seat, state.viking_on(option.first), option.second)


class Nerthus(Power):
    """RR-POWER.nerthus: the opponent creates no region as long as there is another way to place."""

    def bars(self, state: AdvancedState, options: list[Option]) -> list[Option]:
        harmless = [option for option in options if not _creates(state, option)]
        if any([option.verb != "move" for option in harmless]):
            return harmless
        return options

    def bars_stone(
        self, state: AdvancedState, options: list[Option], option: Option
    ) -> Obstacle | None:
        if option in self.bars(state, options):
            return None
        return named("nerthus", "RR-POWER.nerthus.1", self.name)


def _creates(state: AdvancedState, option: Option) -> bool:
    return option.verb != "move" and state.board.would_cut(option.first)


class Ratatoskr(Power):
    """RR-POWER.ratatoskr: after the stone the Viking may run back against its move."""

    verb = "move"

    def after_place(self, state: AdvancedState, seat: Seat, cell: int) -> list[Option]:
        if state.turn_heading == NO_HEADING:
            return []
        here = state.vikings[state.turn_viking]
        back = RAYS[here][OPPOSITE[state.turn_heading]]
        return [move for move in ordinary_moves(state, state.turn_viking) if move.second in back]

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        found = not_selected(state, option.first, "RR-POWER.ratatoskr.1")
        back = RAYS[option.first][OPPOSITE[state.turn_heading]]
        if found is None and option.second not in back:
            found = at("way-back", "RR-POWER.ratatoskr.1", option.second)
        return found or walked(state, option, "RR-POWER.ratatoskr.2")


class Sol(Power):
    """RR-POWER.sol: before the move a step to the left or right."""

    selects = True
    verb = "move"

    def before(self, state: AdvancedState, seat: Seat) -> list[Option]:
        here = state.vikings[state.turn_viking]
        sides = [RAYS[here][side][0] for side in (EAST, WEST) if RAYS[here][side]]
        return [MOVE[here][cell] for cell in sides if state.is_empty(cell)]

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        found = not_selected(state, option.first, "RR-POWER.sol.1")
        sides = [RAYS[option.first][side][:1] for side in (EAST, WEST)]
        if found is None and [option.second] not in sides:
            found = at("beside-in-row", "RR-POWER.sol.3", option.second)
        return found or occupied(state, option.second, "RR-POWER.sol.3")

    def do_before(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.shift(seat, state.turn_viking, option.second)


class Thor(Power):
    """RR-POWER.thor: four stones on the card that may be thrown anywhere in contested land."""

    stone_verbs: tuple[str, ...] = ("stone", "card-stone")

    def set_up(self, state: AdvancedState, seat: Seat) -> None:
        state.supply -= THOR_STONES
        state.card_stones = THOR_STONES

    def can_place(self, state: AdvancedState) -> bool:
        return state.supply + state.card_stones > 0

    def stones(self, state: AdvancedState) -> list[Option]:
        thrown = [CARD_STONE[cell] for cell in state.empty_contested()] if state.card_stones else []
        return [*ordinary_stones(state), *thrown]

    def forbids_stone(self, state: AdvancedState, option: Option) -> Obstacle | None:
        if option.verb == "stone":
            return super().forbids_stone(state, option)
        if state.card_stones == 0:
            return named("card-empty", "RR-POWER.thor.4", self.name)
        rule = "RR-POWER.thor.3"
        return occupied(state, option.first, rule) or uncontested(state, option.first, rule)

    def place(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        state.set_stone(seat, option.first, from_card=option.verb == "card-stone")


class Tyr(Power):
    """RR-POWER.tyr: after the move the Viking may change places with one beside it."""

    verb = "swap"

    def after_move(self, state: AdvancedState, seat: Seat) -> list[Option]:
        here = state.vikings[state.turn_viking]
        others = [near for near in sorted(NEIGHBOURS[here]) if near in state.vikings]
        return [SWAP[here][other] for other in others if state.empty_neighbours(other)]

    def forbids(
        self, state: AdvancedState, seat: Seat, option: Option, cell: int
    ) -> Obstacle | None:
        found = not_selected(state, option.first, "RR-POWER.tyr.1")
        if found is None and option.second not in state.vikings:
            found = at("no-viking-there", "RR-POWER.tyr.1", option.second)
        if found is None and not state.empty_neighbours(option.second):
            found = at("no-place-after", "RR-R.29", option.second)
        return found

    def do_after_move(self, state: AdvancedState, seat: Seat, option: Option) -> None:
        other = state.viking_on(option.second)
        state.tell("swap", {"seat": seat, "from": option.args[0], "to": option.args[1]})
        state.board.exchange(state.turn_viking, other)
        state.changed()


class Fenrir(Power):
    """RR-POWER.fenrir: two Vikings, and a win if a turn begins next to an opponent."""

    hunts = True

    def begin(self, state: AdvancedState, seat: Seat) -> None:
        colour = state.colour(seat)
        theirs = [state.vikings[viking] for viking in state.standing(1 - colour)]
        for viking in state.standing(colour):
            if any([near in theirs for near in NEIGHBOURS[state.vikings[viking]]]):
                state.win(colour, "fenrir")
                return


class Freyja(Power):
    """RR-POWER.freyja: wild land counts for its owner."""

    def count(self, state: AdvancedState, colour: int, rows: dict[str, list[int]]) -> None:
        rows["wild"][colour] = state.wild_cells()


class Hel(Power):
    """RR-POWER.hel: stones on the board count instead of land."""

    def count(self, state: AdvancedState, colour: int, rows: dict[str, list[int]]) -> None:
        rows["land"][colour] = 0
        rows["stones"][colour] = state.stone_count()


class Hildisvini(Power):
    """RR-POWER.hildisvini: the move may push the Viking it meets one cell on."""

    def moves(self, state: AdvancedState, viking: int) -> list[Option]:
        if not self.can_place(state):
            return []
        here = state.vikings[viking]
        pushes = [MOVE[here][met] for ray in RAYS[here] if (met := _pushed(state, ray)) is not None]
        return [*ordinary_moves(state, viking), *pushes]

    def forbids_move(self, state: AdvancedState, viking: int, option: Option) -> Obstacle | None:
        """Up to the first Viking, if the cell behind it is empty."""
        ray = RAYS[option.first][_direction(option)]
        for place, cell in enumerate(ray[: ray.index(option.second) + 1]):
            if state.board.is_stone(cell):
                return at("blocked-stone", "RR-TURN.7", cell)
            if cell in state.vikings:
                if cell != option.second:
                    return at("push-ends", "RR-POWER.hildisvini.3", cell)
                if place + 1 == len(ray):
                    return at("push-edge", "RR-POWER.hildisvini.2", cell)
                return occupied(state, ray[place + 1], "RR-POWER.hildisvini.2")
        return None

    def move(self, state: AdvancedState, seat: Seat, viking: int, option: Option) -> None:
        if option.second in state.vikings:
            ray = RAYS[option.first][_direction(option)]
            beyond = ray[ray.index(option.second) + 1]
            state.shift(seat, state.viking_on(option.second), beyond)
        super().move(state, seat, viking, option)


def _direction(option: Option) -> int:
    return next(index for index, ray in enumerate(RAYS[option.first]) if option.second in ray)


def _pushed(state: AdvancedState, ray: list[int]) -> int | None:
    """The first Viking on a line, if the cell behind it is empty."""
    for place, cell in enumerate(ray):
        if state.is_empty(cell):
            continue
        has_room = place + 1 < len(ray) and state.is_empty(ray[place + 1])
        return cell if cell in state.vikings and has_room else None
    return None


def steps(state: AdvancedState, vikings: list[int]) -> list[Option]:
    """The single steps of these Vikings to empty cells."""
    return [
        MOVE[cell][near]
        for cell in sorted([state.vikings[viking] for viking in vikings])
        for near in state.empty_neighbours(cell)
    ]


for _name, _power in (
    ("gullinbursti", Gullinbursti),
    ("mani", Mani),
    ("nerthus", Nerthus),
    ("ratatoskr", Ratatoskr),
    ("sol", Sol),
    ("thor", Thor),
    ("tyr", Tyr),
    ("fenrir", Fenrir),
    ("freyja", Freyja),
    ("hel", Hel),
    ("hildisvini", Hildisvini),
):
    plug_in(_power, _name)
