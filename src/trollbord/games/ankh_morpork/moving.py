"""The verbs that move pieces."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import Moving, Swapping
from trollbord.games.ankh_morpork.asking import (
    ANY_TIME,
    AnkhStep,
    SeatQuestion,
    absent,
    calm_there,
    card_rule,
    not_own,
    piece,
)
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
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat


class MoveOther(Text):
    """AM-CARD.the_duckman: move a piece that is not one's own to an adjacent area."""

    prompt = "move"
    kinds: tuple[str, ...] = ("move",)

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        options: list[Option] = []
        for owner in range(len(OWNERS)):
            if owner != seat:
                options += MOVES[owner].among(state.stands[owner])
        return options

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(ChooseWay(seat, option.first, option.second, False))

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        found = absent(state, option, card_rule(state))
        if found or option.first != seat:
            return found
        return Obstacle("why-not-own", card_rule(state), piece(seat, option.second))


class MoveOwnFromTrouble(Text):
    """AM-CARD.rincewind: move an own minion from an area with a marker to an adjacent one."""

    prompt = "move"
    kinds: tuple[str, ...] = ("move",)

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return MOVES[seat].among(state.stands[seat] & state.stirred)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(ChooseWay(seat, seat, option.second, False))

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        rule = card_rule(state)
        return not_own(state, seat, option, rule) or calm_there(state, option.second, rule)


class MoveOwnAnywhere(Text):
    """AM-CARD.dorfl: move an own minion to any other area."""

    prompt = "move"
    kinds: tuple[str, ...] = ("move",)

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return own_pieces(state, seat, MOVE)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(ChooseWay(seat, seat, option.second, True))

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return not_own(state, seat, option, card_rule(state))


class MoveOwn(SeatQuestion):
    """A seat moves one of its minions to any other area; without one nothing moves."""

    VERBS: ClassVar[tuple[str, ...]] = ("move", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.hobsonss_livery_stable"

    def open(self, state: AnkhState) -> Ask | None:
        options = own_pieces(state, self.seat, MOVE)
        return Ask(self.seat, "move", options) if options else None

    def pick(self, state: AnkhState, option: Option) -> None:
        state.then(ChooseWay(self.seat, self.seat, option.second, True))

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_own(state, self.seat, option, self.RULE)


class ChooseWay(SeatQuestion):
    """The area to which a piece moves: an adjacent one, or any other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner", "area", "is_free")
    VERBS: ClassVar[tuple[str, ...]] = ("go", *ANY_TIME)
    RULE: ClassVar[str] = "AM-BOARD.2"

    def __init__(self, seat: Seat, owner: int, area: int, is_free: bool) -> None:
        super().__init__(seat)
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

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        to = option.first
        if to == self.area:
            return Obstacle("why-same-area", card_rule(state), AREAS[to])
        is_next = self.is_free or to in NEIGHBOURS[self.area]
        return None if is_next else Obstacle("why-not-adjacent", self.RULE, AREAS[to])


class PayAndMove(Hire):
    """AM-CARD.hobsonss_livery_stable: then an own minion moves to any other area."""

    def has_target(self, state: AnkhState, seat: Seat) -> bool:
        return state.on_board(seat) > 0

    def follow(self, state: AnkhState, seat: Seat, payee: Seat) -> None:
        state.then(MoveOwn(seat))


class SwapTwo(Text):
    """AM-CARD.the_bursar: any two pieces in different areas change places."""

    prompt = "swap"
    kinds: tuple[str, ...] = ("swap",)

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

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        found = absent(state, option, card_rule(state))
        if found or state.peopled() != 1 << option.second:
            return found
        return Obstacle("why-one-area", card_rule(state), AREAS[option.second])


class SwapWith(SeatQuestion):
    """The second of the two pieces."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner", "area")
    VERBS: ClassVar[tuple[str, ...]] = ("swap", *ANY_TIME)
    RULE: ClassVar[str] = "AM-CARD.the_bursar"

    def __init__(self, seat: Seat, owner: int, area: int) -> None:
        super().__init__(seat)
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

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        found = absent(state, option, self.RULE)
        if found or option.second != self.area:
            return found
        return Obstacle("why-same-area", self.RULE, AREAS[self.area])


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    MoveOwn,
    ChooseWay,
    SwapWith,
)
