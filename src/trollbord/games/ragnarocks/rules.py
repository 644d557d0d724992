"""The rules of Ragnarocks: select, move, place; skip when that can't be done; count the land."""

from typing import ClassVar, Final

from trollbord.games.ragnarocks.box import CELL_COUNT, CELLS, IVORY, NOBODY, RED, SKIP
from trollbord.games.ragnarocks.native.reach import contested_moves, places
from trollbord.games.ragnarocks.obstacles import in_reach, not_mine, occupied, settled, walked
from trollbord.games.ragnarocks.power import (
    POWERS,
    TURN_VERBS,
    elsewhere,
    move_first,
    no_turn,
    stone_now,
)
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import SeatStep, Step

SKIPS_TO_END: Final = 2


class Turn(SeatStep[RagnarocksState]):
    """RR-TURN.2: select a contested Viking, move it, place a stone; RR-TURN.12: or skip, if that can't be done."""

    VERBS = TURN_VERBS
    RULE = "RR-TURN.2"

    __slots__ = ()

    def open(self, state: RagnarocksState) -> Ask | None:
        # RR-R.1: an empty supply leaves no move. Else a stone can always follow, since the cell just left is free
        # (RR-TURN.11).
        if state.supply > 0:
            moves = contested_moves(state.board, self.seat)
            if moves:
                return Ask(self.seat, "move", moves)
        return Ask(self.seat, "skip", [SKIP])

    def pick(self, state: RagnarocksState, option: Option) -> None:
        if option is SKIP:
            state.then(SKIPPED[self.seat])
            return
        state.skips = 0
        board = state.board
        board.move(board.vikings.index(option.first), option.second)
        if state.listener is not None:
            source, target = CELLS[option.first], CELLS[option.second]
            state.tell("move", {"seat": self.seat, "from": source, "to": target})
        state.agenda += AFTER_A_MOVE[self.seat][option.second]

    def obstacle(self, state: RagnarocksState, option: Option) -> Obstacle | None:
        if state.supply == 0 or not contested_moves(state.board, self.seat):
            return None if option is SKIP else no_turn(state.supply > 0)
        if option.verb != "move":
            return elsewhere(option, POWERS[NOBODY], "", -1, move_first(option, "move"))
        found = not_mine(state, self.seat, option.first) or settled(state, option.first)
        return found or walked(state, option)

    def can_wait(self, state: RagnarocksState) -> bool:
        return state.depth(self) == 0


class Place(Step[RagnarocksState]):
    """RR-TURN.9, 10: a stone goes where the selected Viking could move now."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "viking")
    VERBS = TURN_VERBS
    RULE = "RR-TURN.10"

    __slots__ = ("seat", "viking")

    def __init__(self, seat: Seat, viking: int) -> None:
        self.seat: Final = seat
        self.viking: Final = viking

    def open(self, state: RagnarocksState) -> Ask | None:
        return Ask(self.seat, "stone", places(state.board, self.viking))

    def pick(self, state: RagnarocksState, option: Option) -> None:
        state.board.place(option.first)
        state.supply -= 1
        if state.listener is not None:
            state.tell("stone", {"seat": self.seat, "cell": CELLS[option.first]})

    def obstacle(self, state: RagnarocksState, option: Option) -> Obstacle | None:
        if option.verb != "stone":
            return elsewhere(option, POWERS[NOBODY], "", self.viking, stone_now(option))
        found = occupied(state, option.first, self.RULE)
        return found or in_reach(state, self.viking, option.first)

    def can_wait(self, state: RagnarocksState) -> bool:
        is_theirs = self.viking in state.own_vikings(self.seat)
        has_stones = state.skips == 0 and state.supply > 0
        return is_theirs and has_stones and state.agenda == [TURN[1 - self.seat]]


class Skip(SeatStep[RagnarocksState]):
    """RR-TURN.14, RR-END.1: a skip concerns one turn; two in a row end the game."""

    def open(self, state: RagnarocksState) -> Ask | None:
        state.skips += 1
        state.tell("skip", {"seat": self.seat})
        if state.skips < SKIPS_TO_END:
            state.then(TURN[1 - self.seat])
        return None

    def can_wait(self, state: RagnarocksState) -> bool:
        return False


STEPS: Final = (Turn, Place, Skip)

# Steps never change: those of every turn are made once, and lie on the agenda last first.
TURN: Final = [Turn(seat) for seat in (IVORY, RED)]
AFTER_A_MOVE: Final[list[list[list[Step[RagnarocksState]]]]] = [
    [[TURN[1 - seat], Place(seat, cell)] for cell in range(CELL_COUNT)] for seat in (IVORY, RED)
]
SKIPPED: Final = [Skip(seat) for seat in (IVORY, RED)]
