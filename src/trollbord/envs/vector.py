"""The vector environment: many tables of one game step together, into NumPy arrays that are never copied."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trollbord.envs.tables import Tables
from trollbord.games import load
from trollbord.kernel.game import Game
from trollbord.kernel.observation import Layout, place_of
from trollbord.kernel.settings import Value

RANK: Final = "rank"
SCORE: Final = "score"
REWARDS: Final = (RANK, SCORE)
SEED: Final = 0


def checked_rewards(rewards: str) -> bool:
    """Whether rewards go by score; a ValueError for anything but the two ways there are."""
    if rewards not in REWARDS:
        raise ValueError(f"rewards are 'rank' or 'score', got {rewards!r}")
    return rewards == SCORE


class VectorEnv:
    """Tables that step together. The arrays are views of memory that `step` writes: copy what must stay.

    `rows` has what the asked seat of each table may know, `masks` a 1 for each option offered to it, `seats` who that is.
    After a step `rewards` (a number for each table and seat), `over` and `cut` tell of matches that ended with it, by the
    rules or, `broken-off`, after `most` decisions (0: never); such a table has begun anew, and `infos`
    tells how long its match took and what each seat got.
    """

    def __init__(
        self,
        game: Game | str,
        tables: int = 64,
        seats: int | None = None,
        seed: int = SEED,
        most: int = 0,
        rewards: str = RANK,
        **settings: Value,
    ) -> None:
        if tables < 1 or most < 0:
            raise ValueError(
                f"an environment has a table or more and most >= 0, got {tables}, {most}"
            )
        self.game: Final = load(game) if isinstance(game, str) else game
        self.seat_count: Final = self.game.seated(seats)
        by_score = checked_rewards(rewards)
        made = Tables(self.game, self.seat_count, tables, seed, most, by_score, dict(settings))
        self.tables: Final = made
        self.layout: Final[Layout] = made.observation.layout(self.seat_count, made.first.settings)
        self.rows: Final[NDArray[np.float32]] = seen(made.rows.memory, np.float32, tables)
        self.masks: Final[NDArray[np.uint8]] = seen(made.masks, np.uint8, tables)
        self.seats: Final[NDArray[np.int64]] = np.frombuffer(_buffer(made.seats), np.int64)
        self.rewards: Final[NDArray[np.float64]] = seen(made.rewards, np.float64, tables)
        self.over: Final[NDArray[np.uint8]] = np.frombuffer(_buffer(made.over), np.uint8)
        self.cut: Final[NDArray[np.uint8]] = np.frombuffer(_buffer(made.cut), np.uint8)
        self._ended_after: Final = np.frombuffer(_buffer(made.ended_after), np.int64)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Pick one option at each table, by id; nothing happens if one of them is not offered."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self.tables.step(chosen)

    @property
    def infos(self) -> dict[str, Any]:
        """The matches that the last step ended, as Gymnasium's RecordEpisodeStatistics tells them; empty if none did.

        `episode` has `r`, the return of each table and seat, and `l`, the decisions of all seats together; `_episode` says
        which tables ended, the others have zeros. The arrays are copies.
        """
        ended = self._ended_after > 0
        if not ended.any():
            return {}
        episode = {"r": self.rewards.copy(), "l": self._ended_after.copy()}
        return {"episode": episode, "_episode": ended}

    def block(self, name: str) -> slice:
        """Where a block of the layout lies in a row."""
        return place_of(self.layout, name)

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """An action for each table, any of those offered with equal chances."""
        tossed = rng.random(self.masks.shape, np.float32) * self.masks
        chosen: NDArray[np.int64] = tossed.argmax(axis=1)
        return chosen


def seen(memory: Any, kind: Any, rows: int) -> NDArray[Any]:
    """Memory of compiled code as an array with `rows` rows, without copying it."""
    return np.frombuffer(_buffer(memory), kind).reshape(rows, -1)


def _buffer(memory: Any) -> memoryview:
    return memoryview(memory)
