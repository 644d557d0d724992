"""Obstacles that several rules share: who stands where, what blocks a line, whose land a cell is."""

from typing import TYPE_CHECKING

from trollbord.games.ragnarocks.box import CELLS, NEIGHBOURS, RAYS
from trollbord.games.ragnarocks.state import CONTESTED, WILD, RagnarocksState
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle

if TYPE_CHECKING:
    from trollbord.games.ragnarocks.advanced import AdvancedState


def at(id: str, rule: str, cell: int, **words: Word) -> Obstacle:
    """An obstacle that is a cell, or what is on it."""
    return Obstacle(f"why-{id}", rule, CELLS[cell], {"at": CELLS[cell], **words})


def named(id: str, rule: str, what: str, **words: Word) -> Obstacle:
    """An obstacle that is no cell: a card, the supply, a part of the turn."""
    return Obstacle(f"why-{id}", rule, what, words)


# -- Vikings


def not_mine(state: RagnarocksState, colour: int, cell: int) -> Obstacle | None:
    """RR-TURN.3: the Viking is the player's own."""
    if cell in state.own_vikings(colour):
        return None
    return at("not-your-viking", "RR-TURN.3", cell)


def settled(state: RagnarocksState, cell: int, rule: str = "RR-TURN.4") -> Obstacle | None:
    """Settled Vikings rest."""
    return None if is_contested(state, cell) else at("viking-settled", rule, cell)


def not_selected(state: "AdvancedState", cell: int, rule: str = "RR-TURN.3") -> Obstacle | None:
    """It is the selected Viking's turn."""
    selected = state.vikings[state.turn_viking]
    return None if cell == selected else at("other-viking", rule, selected)


# -- cells and land


def is_taken(state: RagnarocksState, cell: int) -> bool:
    """Whether a stone or a Viking is there."""
    return state.board.is_stone(cell) or cell in state.vikings


def is_contested(state: RagnarocksState, cell: int) -> bool:
    """Whether a cell without a stone is contested."""
    return not state.board.is_stone(cell) and state.status(state.region(cell)) == CONTESTED


def occupied(state: RagnarocksState, cell: int, rule: str) -> Obstacle | None:
    """The cell has to be empty."""
    return at("occupied", rule, cell) if is_taken(state, cell) else None


def uncontested(state: RagnarocksState, cell: int, rule: str) -> Obstacle | None:
    """The land of an empty cell has to be contested."""
    status = state.status(state.region(cell))
    if status == CONTESTED:
        return None
    return at("land-wild" if status == WILD else "land-settled", rule, cell)


# -- lines


def between(source: int, target: int) -> list[int]:
    """The cells of the straight way from one cell to another, the last included; none if there is no line."""
    for ray in RAYS[source]:
        if target in ray:
            return ray[: ray.index(target) + 1]
    return []


def blocked(state: RagnarocksState, way: list[int], stone: str, viking: str) -> Obstacle | None:
    """The first stone or Viking on a way; each has its own rule."""
    for cell in way:
        if state.board.is_stone(cell):
            return at("blocked-stone", stone, cell)
        if cell in state.vikings:
            return at("blocked-viking", viking, cell)
    return None


def walked(state: RagnarocksState, option: Option, rule: str = "") -> Obstacle | None:
    """RR-TURN.7, 8: nothing stands in the way of an ordinary move."""
    stone, viking = (rule, rule) if rule else ("RR-TURN.7", "RR-TURN.8")
    return blocked(state, between(option.first, option.second), stone, viking)


def stepped(state: RagnarocksState, option: Option, rule: str, card: str) -> Obstacle | None:
    """The step leads one cell far, to an empty one."""
    if option.second not in NEIGHBOURS[option.first]:
        return at("one-cell", rule, option.second, card=card)
    return occupied(state, option.second, rule)


def in_reach(state: RagnarocksState, selected: int, cell: int) -> Obstacle | None:
    """RR-TURN.10: a stone goes to an empty cell that the selected Viking could move to."""
    way = between(selected, cell)
    if not way:
        return at("stone-line", "RR-TURN.10", selected)
    return blocked(state, way, "RR-TURN.10", "RR-TURN.10")
