"""The vector environment: many tables of one game step together, into NumPy arrays that are never copied."""

from collections.abc import Sequence
from typing import Any, Final

from trollbord.envs.rows import buffer, seen
from trollbord.envs.tables import Saved, Tables
from trollbord.games import load
from trollbord.kernel.extras import extras_needed
from trollbord.kernel.game import Game
from trollbord.kernel.observation import Layout, place_of
from trollbord.kernel.settings import Settings, Value

with extras_needed():
    import numpy as np
    from numpy.typing import NDArray

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

    `rows` has what the asked seat of each table may know, `seats` who that is. What is offered to it is said twice: `masks` has a
    1 for each option of the vocabulary, `offered` the ids themselves, as many as `offered_count` says.
    After a step `rewards` (a number for each table and seat), `over` and `cut` tell of matches that ended with it, by the
    rules or, `broken-off`, after `most` decisions (0: never); such a table has begun anew, and `infos`
    tells how long its match took and what each seat got.

    It can be pickled and copied; `saved()` and `restore()` keep its tables apart from it.
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
        self._made_with: Final = (tables, self.seat_count, seed, most, rewards, dict(settings))
        by_score = checked_rewards(rewards)
        made = Tables(self.game, self.seat_count, tables, seed, most, by_score, dict(settings))
        self.tables: Final = made
        self.layout: Final[Layout] = made.observation.layout(self.seat_count, made.first.settings)
        self.rows: Final[NDArray[np.float32]] = seen(made.rows.memory, np.float32, tables)
        self.masks: Final[NDArray[np.uint8]] = seen(made.masks, np.uint8, tables)
        self.offered_count: Final[NDArray[np.int64]] = np.frombuffer(buffer(made.counts), np.int64)
        self.seats: Final[NDArray[np.int64]] = np.frombuffer(buffer(made.seats), np.int64)
        self.rewards: Final[NDArray[np.float64]] = seen(made.rewards, np.float64, tables)
        self.over: Final[NDArray[np.uint8]] = np.frombuffer(buffer(made.over), np.uint8)
        self.cut: Final[NDArray[np.uint8]] = np.frombuffer(buffer(made.cut), np.uint8)
        self._ended_after: Final = np.frombuffer(buffer(made.ended_after), np.int64)
        self._last: Final = np.frombuffer(buffer(made.last.memory), np.float32)
        self._last_seats: Final = np.frombuffer(buffer(made.last_seats), np.int64)
        self._each: Final = np.arange(tables)
        self._offered: NDArray[np.int64] = seen(made.ids, np.int64, tables)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Pick one option at each table, by id; nothing happens if one of them is not offered."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self.tables.step(chosen)

    @property
    def offered(self) -> NDArray[np.int64]:
        """The ids that are offered, a row for each table; behind the first `offered_count` of a row they mean nothing.

        It has 64 columns, and twice as many from the first step that offers more.
        """
        if self._offered.shape[1] != self.tables.widest:
            self._offered = seen(self.tables.ids, np.int64, len(self.rows))
        return self._offered

    @property
    def infos(self) -> dict[str, Any]:
        """The matches that the last step ended, under Gymnasium's names; empty if none did.

        `episode` has `r`, the return of each table and seat, and `l`, the decisions of all seats together; `_episode` says
        which tables ended, the others have zeros. Where a match was broken off, `_final_obs` is true, `final_obs` has the
        row of the decision that nobody made any more, and `final_seats` whose it was. The arrays are copies.
        """
        ended = self._ended_after > 0
        if not ended.any():
            return {}
        episode = {"r": self.rewards.copy(), "l": self._ended_after.copy()}
        return {"episode": episode, "_episode": ended} | self._broken_off()

    def _broken_off(self) -> dict[str, Any]:
        cut = self.cut.astype(bool)
        if not cut.any():
            return {}
        final = np.where(cut[:, None], self._last.reshape(self.rows.shape), np.float32(0.0))
        seats = np.where(cut, self._last_seats, 0)
        return {"final_obs": final, "_final_obs": cut, "final_seats": seats}

    def block(self, name: str) -> slice:
        """Where a block of the layout lies in a row."""
        return place_of(self.layout, name)

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """An action for each table, any of those offered with equal chances."""
        # A float below 1 times a count may round up to the count itself only for counts beyond 2 ** 53.
        places = (rng.random(len(self._each)) * self.offered_count).astype(np.int64)
        chosen: NDArray[np.int64] = self.offered[self._each, places]
        return chosen

    # -- kept and taken up again

    def saved(self) -> Saved:
        """All tables as they stand, with their luck: for pickle, or for `restore`."""
        return self.tables.saved()

    def restore(self, saved: Saved) -> None:
        """Go on where the tables were saved; nothing has ended just now."""
        if len(saved) != len(self.rows):
            raise ValueError(f"the environment has {len(self.rows)} tables, got {len(saved)}")
        self.tables.restore(saved)

    def __reduce__(self) -> tuple[object, ...]:
        return _revived, (self.game, self._made_with, self.saved())


def _revived(
    game: Game, made_with: tuple[int, int, int, int, str, Settings], saved: Saved
) -> VectorEnv:
    """An environment from what its pickle holds."""
    *table, settings = made_with
    made = VectorEnv(game, *table, **settings)  # type: ignore[arg-type]
    made.restore(saved)
    return made
