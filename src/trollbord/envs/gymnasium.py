"""One learner among bots, for Gymnasium.

    env = SeatEnv("trollfjord", bots=["huldra"], seat="random")
    row, info = env.reset(seed=7)
    row, reward, over, cut, info = env.step(action)

An observation is the row of the learner's seat, `info["action_mask"]` and `env.action_masks()` have a 1 for each option
that is offered. The bots and NATURE answer inside. Importing this module registers every game with Gymnasium:
`gymnasium.make("trollbord/ragnarocks-v0", bots=["huldra"], illegal="lose")`.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from trollbord.adapters.seated import boxed, seated
from trollbord.envs.render import MODES, checked_mode, rendered
from trollbord.envs.rows import OneRow, Row
from trollbord.envs.tables import BadAction, rewards
from trollbord.envs.vector import RANK, checked_rewards
from trollbord.games import game_ids
from trollbord.kernel.extras import extras_needed
from trollbord.kernel.game import Game
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Player, TurnClock
from trollbord.kernel.playout import settle
from trollbord.kernel.result import BROKEN_OFF
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Value
from trollbord.kernel.state import State

with extras_needed():
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

RANDOM: Final = "random"
ROTATING: Final = "rotating"
"""Where the learner sits, if not in one place: anywhere, or one seat further with each match."""
RAISE: Final = "raise"
LOSE: Final = "lose"
ILLEGAL: Final = "illegal"
"""Why a match ended in which the learner picked what is not offered."""
LOST: Final = -1.0


class SeatEnv(gymnasium.Env[Row, int]):
    """The learner plays one seat, or `random` or `rotating` ones; the others are bots, one for all or one for each.

    A bot is spelt as on the command line (`jotun@200`, `mine:Ulf`) or is a player of your own; `info["opponents"]` tells
    which bot sits where, `info["seat"]` where the learner does.
    After `most` decisions of the learner a match is truncated (0: never), and `info["reason"]` is `broken-off`.
    An action that is not offered raises BadAction; with `illegal="lose"` it ends the match with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self,
        game: Game | str,
        bots: Sequence[Player | str] = ("random",),
        seat: int | str = 0,
        seats: int | None = None,
        most: int = 0,
        rewards: str = RANK,
        iterations: int = 0,
        render_mode: str | None = None,
        illegal: str = RAISE,
        **settings: Value,
    ) -> None:
        self.game: Final = boxed(game) if isinstance(game, str) else game
        self.seats: Final = self.game.seated(seats)
        self.place: Final = self._checked_place(seat)
        if illegal not in (RAISE, LOSE):
            raise ValueError(f"illegal is 'raise' or 'lose', got {illegal!r}")
        self.forgives: Final = illegal == LOSE
        self.names: Final = self._spread(bots)
        self.bots: Final = self._made()
        self.most: Final = most
        self.by_score: Final = checked_rewards(rewards)
        self.budget: Final = Budget(iterations=iterations) if iterations else None
        self.render_mode = checked_mode(render_mode)
        self.settings: Final = dict(settings)
        self.table: State = self.game.new(self.seats, **self.settings)
        self.seat: Seat = self.place if isinstance(self.place, int) else 0
        self._row: Final = OneRow(self.game, self.seats, self.table.settings)
        self.observation_space = spaces.Box(-1.0, 1.0, (self._row.length,), np.float32)
        self.action_space = spaces.Discrete(len(self.game.vocabulary))  # type: ignore[assignment]
        self._rng = Random()
        self._matches = 0
        self._length = 0

    def _checked_place(self, seat: int | str) -> int | str:
        if seat in (RANDOM, ROTATING) or (isinstance(seat, int) and 0 <= seat < self.seats):
            return seat
        raise ValueError(
            f"the learner's seat is 0 to {self.seats - 1}, 'random' or 'rotating', got {seat!r}"
        )

    def _spread(self, given: Sequence[Player | str]) -> list[Player | str]:
        if isinstance(given, str):
            raise TypeError(f"bots are a list with one for all or one for each, got {given!r}")
        wanted = self.seats - 1
        names = list(given) * wanted if len(given) == 1 else list(given)
        if len(names) != wanted:
            raise ValueError(f"{wanted} other seats want one bot or {wanted}, got {len(given)}")
        return names

    def _made(self) -> list[Player]:
        """The bots, in the order of the other seats."""
        return [seated(each) if isinstance(each, str) else each for each in self.names]

    def __getstate__(self) -> dict[str, Any]:
        """All but the bots that are known by name: their thoughts are not kept."""
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.__dict__["bots"] = self._made()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new table, up to the learner's first decision; the seed decides NATURE's answers and the bots'."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        if seed is not None:
            self._matches = 0
        while True:
            self.seat = self._next_seat()
            self.table = self.game.new(self.seats, **self.settings)
            self._length = 0
            self._run_others()
            if self.table.ask is not None:  # else the others ended it before the learner was asked
                return self._seen(), self._info()

    def _next_seat(self) -> Seat:
        self._matches += 1
        if isinstance(self.place, int):
            return self.place
        if self.place == ROTATING:
            return (self._matches - 1) % self.seats
        return int(self.np_random.integers(self.seats))

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Pick an option by its id; the others answer up to the learner's next decision."""
        if action not in [option.id for option in self._offered()]:
            if not self.forgives:
                raise self._refusal(int(action))
            return self._seen(), LOST, True, False, self._info() | {"reason": ILLEGAL}
        self.table.take(self.game.vocabulary[int(action)])
        self._run_others()
        self._length += 1
        over = self.table.ask is None
        cut = not over and 0 < self.most <= self._length
        info = self._info() | ({"reason": BROKEN_OFF} if cut else {})
        return self._seen(), self._reward() if over else 0.0, over, cut, info

    def _refusal(self, action: int) -> BadAction:
        offered = ", ".join([option.text for option in self._offered()[:8]])
        words: dict[str, Word] = {"table": 0, "given": action, "expected": offered}
        return BadAction("error-bad-action", words)

    def _run_others(self) -> None:
        clock = TurnClock()
        while True:
            mover = settle(self.table, self._rng)
            if mover is None or mover == self.seat:
                return
            bot = self._bot(mover)
            # As Any: an own class may have its budget as a plain attribute.
            asked: Any = bot
            budget = asked.budget if self.budget is None else self.budget
            view = self.table.view(mover)
            self.table.pick(clock.answer(bot, view, self._rng, mover, budget))

    def _bot(self, seat: Seat) -> Player:
        return self.bots[seat if seat < self.seat else seat - 1]

    def _reward(self) -> float:
        result = self.table.result()
        assert result is not None, "a table without a question has a result"
        sides = self.game.sides(self.seats, self.table.settings)
        return rewards(result, sides, self.by_score)[self.seat]

    def _offered(self) -> list[Option]:
        ask = self.table.ask
        return [] if ask is None or ask.seat != self.seat else ask.options

    def _seen(self) -> Row:
        return self._row.write(self.table, self.seat).copy()

    def _info(self) -> dict[str, Any]:
        result = self.table.result()
        told: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        others = [seat for seat in range(self.seats) if seat != self.seat]
        told["opponents"] = {seat: self._bot(seat).name for seat in others}
        if result is not None:
            told |= {"scores": result.scores, "ranks": result.ranks, "reason": result.reason}
        return told

    def action_masks(self) -> NDArray[np.int8]:
        """A 1 for each option that is offered to the learner now."""
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        mask[[option.id for option in self._offered()]] = 1
        return mask

    def offered(self) -> NDArray[np.int64]:
        """The ids of the options that are offered to the learner now, in the game's order."""
        return np.array([option.id for option in self._offered()], np.int64)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return rendered(self.table.view(self.seat), self.render_mode)


def register() -> list[str]:
    """Register every game with Gymnasium, unless it is there already; the ids to make them by."""
    ids = {game: f"trollbord/{game}-v0" for game in game_ids()}
    for game, id in ids.items():
        if id not in gymnasium.registry:
            entry = "trollbord.envs.gymnasium:SeatEnv"
            gymnasium.register(id, entry_point=entry, kwargs={"game": game})
    return list(ids.values())


register()
