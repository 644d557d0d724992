"""Results: how a game ended."""

from collections.abc import Sequence
from typing import Final

from trollbord.kernel.seat import Seat
from trollbord.kernel.showing import shown_result

BROKEN_OFF: Final = "broken-off"
"""The reason of a match that reached the caller's limit of decisions; no game's rules give it."""


class Result:
    """Scores, ranking and the reason the game ended.

    `ranks` holds 1 for the first, with ties sharing a rank. `rows` are the lines of the final count, in the order in
    which they are read out: a message id (`score-<row>`) and one number for each seat.
    """

    def __init__(
        self,
        scores: Sequence[int],
        ranks: Sequence[int],
        reason: str,
        rows: Sequence[tuple[str, Sequence[int]]] = (),
    ) -> None:
        self.scores: Final = tuple(scores)
        self.ranks: Final = tuple(ranks)
        self.reason: Final = reason
        self.rows: Final = tuple([(name, tuple(values)) for name, values in rows])

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in the first place: several if they share it, or if they are a team."""
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])

    @property
    def is_draw(self) -> bool:
        """Whether all seats are level."""
        return len(set(self.ranks)) == 1

    def share(self, seat: Seat) -> float:
        """The share of the first place that this seat has: 1 for a lone winner, a half for one of two."""
        return 1.0 / len(self.winners) if self.ranks[seat] == 1 else 0.0

    def _key(self) -> tuple[object, ...]:
        return self.scores, self.ranks, self.reason, self.rows

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.scores, self.ranks, self.reason))

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, ranks={self.ranks}, reason={self.reason!r})"

    def _repr_html_(self) -> str:
        return shown_result(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Result, self._key()


RESIGNED: Final = "resigned"
"""The reason of an end that no rule brought: only one side did not give up."""


def after_resignations(
    result: Result | None, resigned: Sequence[Seat], sides: Sequence[int]
) -> Result | None:
    """The result of a match in which these seats gave up, in this order; None while it goes on.

    `sides` has the side of each seat; a side has given up when all its seats have. If only one side has not, the
    match is over without a count. Otherwise others play on for those who left, and their sides come last, the first
    to give up behind the later ones.
    """
    given_up = _given_up(resigned, sides)
    if not given_up or (result is None and len(given_up) < len(set(sides)) - 1):
        return result
    if result is None:
        return Result([0] * len(sides), placed_last([1] * len(sides), resigned, sides), RESIGNED)
    ranks = placed_last(result.ranks, resigned, sides)
    return Result(result.scores, ranks, result.reason, result.rows)


def placed_last(ranks: Sequence[int], resigned: Sequence[Seat], sides: Sequence[int]) -> list[int]:
    """The ranks with the sides that gave up behind all others, the first to do so last of all."""
    given_up = _given_up(resigned, sides)
    # Greater keys rank higher: sides that play on stand above all that gave up, and among these the later above the earlier.
    keys = [
        (given_up.index(side), 0) if side in given_up else (len(given_up), -ranks[seat])
        for seat, side in enumerate(sides)
    ]
    return ranked(keys)


def _given_up(resigned: Sequence[Seat], sides: Sequence[int]) -> list[int]:
    """The sides of which every seat has resigned, in the order in which their last seat did."""
    left = list(sides)
    given_up: list[int] = []
    for seat in resigned:
        left.remove(sides[seat])
        if sides[seat] not in left:
            given_up.append(sides[seat])
    return given_up


def ranked(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """The rank of each seat by its key, greatest first; equal keys share a rank."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def broken_off(seats: int) -> Result:
    """The result of a match that is stopped before its end: no scores, all seats level."""
    return Result([0] * seats, [1] * seats, BROKEN_OFF)
