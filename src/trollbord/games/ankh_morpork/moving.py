"""The verbs that move pieces."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import AnkhSeatStep, AnkhStep, Moving, Swapping
from trollbord.games.ankh_morpork.box import (
    AREAS,
    GO,
    MEMBERS,
    MOVE,
    MOVES,
    NEIGHBOURS,
    OWNERS,
    SWAP,
)
from trollbord.games.ankh_morpork.effects import Hire, Text, own_pieces, pieces_in
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask, ordered
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat


class MoveOther(Text):
    """AM-CARD.the_duckman: move a piece that is not one's own to an adjacent area."""

    prompt = "move"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        options: list[Option] = []
        for owner in range(len(OWNERS)):
            if owner != seat:
                options += MOVES[owner].among(state.stands[owner])
        return options

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(ChooseWay(seat, option.first, option.second, False))


class MoveOwnFromTrouble(Text):
    """AM-CARD.rincewind: move an own minion from an area with a marker to an adjacent one."""

    prompt = "move"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return MOVES[seat].among(state.stands[seat] & state.stirred)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(ChooseWay(seat, seat, option.second, False))


class MoveOwnAnywhere(Text):
    """AM-CARD.dorfl: move an own minion to any other area."""

    prompt = "move"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return own_pieces(state, seat, MOVE)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(ChooseWay(seat, seat, option.second, True))


class MoveOwn(AnkhSeatStep):
    """A seat moves one of its minions to any other area; without one nothing moves."""

    def open(self, state: AnkhState) -> Ask | None:
        options = own_pieces(state, self.seat, MOVE)
        return Ask(self.seat, "move", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(ChooseWay(self.seat, self.seat, option.second, True))


class ChooseWay(AnkhStep):
    """The area to which a piece moves: an adjacent one, or any other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner", "area", "is_free")

    def __init__(self, seat: Seat, owner: int, area: int, is_free: bool) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.area: Final = area
        self.is_free: Final = is_free

    def open(self, state: AnkhState) -> Ask | None:
        if self.is_free:
            options = [GO[area] for area in range(12) if area != self.area]
        else:
            options = [GO[area] for area in NEIGHBOURS[self.area]]
        return Ask(self.seat, "go", options)

    def pick(self, state: AnkhState, option: Option) -> None:
        if self.owner == self.seat:
            state.move(self.owner, self.area, option.first)
            names: dict[str, Word] = {
                "owner": OWNERS[self.owner],
                "area": AREAS[self.area],
                "to": AREAS[option.first],
            }
            state.tell("move", names)
        else:
            state.then(Moving(self.owner, self.area, option.first))


class PayAndMove(Hire):
    """AM-CARD.hobsonss_livery_stable: then an own minion moves to any other area."""

    def has_target(self, state: AnkhState, seat: Seat) -> bool:
        return state.on_board(seat) > 0

    def follow(self, state: AnkhState, seat: Seat, payee: Seat) -> None:
        state.then(MoveOwn(seat))


class SwapTwo(Text):
    """AM-CARD.the_bursar: any two pieces in different areas change places."""

    prompt = "swap"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        peopled = MEMBERS[state.peopled()]
        if len(peopled) < 2:
            return []
        options: list[Option] = []
        for area in peopled:
            options.extend(pieces_in(state, area, SWAP))
        return ordered(options)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(SwapWith(seat, option.first, option.second))


class SwapWith(AnkhStep):
    """The second of the two pieces."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner", "area")

    def __init__(self, seat: Seat, owner: int, area: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.area: Final = area

    def open(self, state: AnkhState) -> Ask | None:
        options: list[Option] = []
        for area in range(12):
            if area != self.area:
                options.extend(pieces_in(state, area, SWAP))
        return Ask(self.seat, "swap-with", ordered(options))

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(Swapping(self.owner, self.area, option.first, option.second))


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    MoveOwn,
    ChooseWay,
    SwapWith,
)
