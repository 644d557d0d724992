"""What a table of Ragnarocks is worth: settled land, and in contested land who gets there first."""

from typing import Final

from trollbord.games.ragnarocks.board import OFF
from trollbord.games.ragnarocks.box import CELL_COUNT, NEIGHBOURS, VIKINGS_EACH
from trollbord.games.ragnarocks.state import CONTESTED, RagnarocksState
from trollbord.kernel.seat import Seat

_FAR: Final = 99


def advantage(state: RagnarocksState, seat: int) -> float:
    """How many cells this colour is ahead: settled ones, and contested ones it reaches in fewer steps."""
    mine = _distances(state, seat)
    theirs = _distances(state, 1 - seat)
    land = state.land()
    ahead = float(land[seat] - land[1 - seat])
    for region, status in state.regions():
        if status != CONTESTED:
            continue
        for cell in range(CELL_COUNT):
            if region >> cell & 1:
                ahead += 0.9 * ((mine[cell] < theirs[cell]) - (mine[cell] > theirs[cell]))
    return ahead + 0.05 * (_mobility(state, seat) - _mobility(state, 1 - seat))


def _mobility(state: RagnarocksState, seat: Seat) -> int:
    return sum([len(state.reach(cell)) for cell in state.contested_vikings(seat)])


def _distances(state: RagnarocksState, seat: Seat) -> list[int]:
    """The number of single steps from each cell to the seat's nearest Viking."""
    steps = [_FAR] * CELL_COUNT
    group = state.vikings[seat * VIKINGS_EACH : (seat + 1) * VIKINGS_EACH]
    front = [cell for cell in group if cell != OFF]
    for cell in front:
        steps[cell] = 0
    blocked = state.blocked()
    distance = 0
    while front:
        distance += 1
        after: list[int] = []
        for cell in front:
            for neighbour in NEIGHBOURS[cell]:
                if steps[neighbour] == _FAR and not blocked >> neighbour & 1:
                    steps[neighbour] = distance
                    after.append(neighbour)
        front = after
    return steps
