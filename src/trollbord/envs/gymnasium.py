"""One learner among bots, for Gymnasium.

    env = SeatEnv("trollfjord", bots=["huldra"])
    row, info = env.reset(seed=7)
    row, reward, over, cut, info = env.step(action)

An observation is the row of the learner's seat, `info["action_mask"]` and `env.action_masks()` have a 1 for each option
that is offered. The bots and NATURE answer inside.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from trollbord import bots as shelf
from trollbord.envs.render import MODES, checked_mode, rendered
from trollbord.envs.tables import BadAction, reward
from trollbord.envs.vector import RANK, checked_rewards, seen
from trollbord.games import load
from trollbord.kernel.game import Game
from trollbord.kernel.message import Word
from trollbord.kernel.observation import Rows, row_length
from trollbord.kernel.player import Budget, Decision, Player
from trollbord.kernel.playout import settle
from trollbord.kernel.result import BROKEN_OFF
from trollbord.kernel.settings import Value
from trollbord.kernel.state import State

Row = NDArray[np.float32]


class SeatEnv(gymnasium.Env[Row, int]):
    """The learner plays one seat; the others are bots by id or of your own, one for all or one for each.

    After `most` decisions of the learner a match is truncated (0: never), and `info["reason"]` is `broken-off`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES)}  # Gymnasium's own type

    def __init__(
        self,
        game: Game | str,
        bots: Sequence[Player | str] = ("random",),
        seat: int = 0,
        seats: int | None = None,
        most: int = 0,
        rewards: str = RANK,
        iterations: int = 0,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        self.game: Final = load(game) if isinstance(game, str) else game
        self.seats: Final = self.game.seated(seats)
        if not 0 <= seat < self.seats:
            raise ValueError(f"the learner's seat is 0 to {self.seats - 1}, got {seat}")
        self.seat: Final = seat
        self.others: Final = self._seated(bots)
        self.most: Final = most
        self.by_score: Final = checked_rewards(rewards)
        self.budget: Final = Budget(iterations=iterations) if iterations else None
        self.render_mode = checked_mode(render_mode)
        self.settings: Final = dict(settings)
        self.observation: Final = self.game.observation
        self.table: State = self.game.new(self.seats, **self.settings)
        self._rows: Final = Rows(
            1, row_length(self.observation.layout(self.seats, self.table.settings))
        )
        self._row: Final[Row] = seen(self._rows.memory, np.float32, 1)[0]
        self.observation_space = spaces.Box(-1.0, 1.0, self._row.shape, np.float32)
        self.action_space = spaces.Discrete(len(self.game.vocabulary))  # type: ignore[assignment]
        self._rng = Random()
        self._length = 0

    def _seated(self, given: Sequence[Player | str]) -> dict[int, Player]:
        wanted = self.seats - 1
        names = list(given) * wanted if len(given) == 1 else list(given)
        if len(names) != wanted:
            raise ValueError(f"{wanted} other seats want one bot or {wanted}, got {len(given)}")
        made = [shelf.make(each) if isinstance(each, str) else each for each in names]
        free = [seat for seat in range(self.seats) if seat != self.seat]
        return dict(zip(free, made))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new table, up to the learner's first decision; the seed decides NATURE's answers and the bots'."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        while True:
            self.table = self.game.new(self.seats, **self.settings)
            self._length = 0
            self._run_others()
            if self.table.ask is not None:  # else the others ended it before the learner was asked
                return self._seen(), self._info()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Pick an option by its id; the others answer up to the learner's next decision."""
        if self.action_masks()[action] == 0:
            offered = ", ".join([option.text for option in self._offered()[:8]])
            words: dict[str, Word] = {"table": 0, "given": int(action), "expected": offered}
            raise BadAction("error-bad-action", words)
        self.table.take(self.game.vocabulary[int(action)])
        self._run_others()
        self._length += 1
        over = self.table.ask is None
        cut = not over and 0 < self.most <= self._length
        info = self._info() | ({"reason": BROKEN_OFF} if cut else {})
        return self._seen(), self._reward() if over else 0.0, over, cut, info

    def _run_others(self) -> None:
        while True:
            mover = settle(self.table, self._rng)
            if mover is None or mover == self.seat:
                return
            decision = Decision(self.table.view(mover), self._rng, self.budget)
            self.table.pick(self.others[mover].choose(decision))

    def _reward(self) -> float:
        result = self.table.result()
        assert result is not None, "a table without a question has a result"
        return reward(result, self.seat, self.by_score)

    def _offered(self) -> list[Any]:
        ask = self.table.ask
        return [] if ask is None or ask.seat != self.seat else ask.options

    def _seen(self) -> Row:
        self.observation.write(self._rows, 0, self.table, self.seat)
        return self._row.copy()

    def _info(self) -> dict[str, Any]:
        result = self.table.result()
        told: dict[str, Any] = {"action_mask": self.action_masks()}
        if result is not None:
            told |= {"scores": result.scores, "ranks": result.ranks, "reason": result.reason}
        return told

    def action_masks(self) -> NDArray[np.int8]:
        """A 1 for each option that is offered to the learner now."""
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        mask[[option.id for option in self._offered()]] = 1
        return mask

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return rendered(self.table.view(self.seat), self.render_mode)
