"""Results: how a game ended."""

from collections.abc import Sequence
from typing import Final

from trollbord.kernel.seat import Seat


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
        """Whether nobody is ahead of anybody."""
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

    def __reduce__(self) -> tuple[object, ...]:
        return Result, self._key()


def ranked(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """The rank of each seat by its key, greatest first; equal keys share a rank."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
