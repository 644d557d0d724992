"""Our games in PettingZoo: an AEC environment with action masks.

    env = trollbord.envs.pettingzoo.env("ragnarocks", max_cycles=2000)

An action is an option's id in the game's vocabulary. An observation is a dict: `observation`, the row of the seat, and
`action_mask`, 1 for each option that is offered. NATURE and lone options are answered inside. Rewards come at the end, by
rank (1 for a lone first place or the first team, -1 for the last, evenly between, ties alike) or by score (points above
the opponents' mean).
After `max_cycles` decisions (0: never) a match is truncated, and every agent's info has the reason `broken-off`.
"""

from random import Random
from typing import Any, Final

from trollbord.adapters.seated import boxed
from trollbord.envs.render import MODES, checked_mode, rendered
from trollbord.envs.rows import OneRow
from trollbord.envs.tables import rewards as rewards_of
from trollbord.envs.vector import RANK, checked_rewards
from trollbord.kernel.extras import extras_needed
from trollbord.kernel.game import Game
from trollbord.kernel.playout import settle
from trollbord.kernel.result import BROKEN_OFF
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Value
from trollbord.kernel.state import State

with extras_needed():
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, NDArray[Any]]


class TrollbordEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table as an environment: `seat_0`, `seat_1`, ... take turns as they are asked."""

    metadata: Final = {
        "name": "trollbord_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int = 0,
        rewards: str = RANK,
        **settings: Value,
    ) -> None:
        super().__init__()
        self.game = boxed(game) if isinstance(game, str) else game
        self.seats = self.game.seated(seats)
        self.settings = settings
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.by_score = checked_rewards(rewards)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_now: State = self.game.new(self.seats, **settings)
        self._row: Final = OneRow(self.game, self.seats, self.state_now.settings)
        shape = spaces.Box(-1.0, 1.0, (self._row.length,), np.float32)
        mask = spaces.Box(0, 1, (len(self.game.vocabulary),), np.int8)
        both = spaces.Dict({"observation": shape, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self.action_spaces = {
            agent: spaces.Discrete(len(self.game.vocabulary)) for agent in self.possible_agents
        }
        self._rng = Random()
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do: pick an option of the vocabulary by id."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table; the seed decides NATURE's answers."""
        self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_now = self.game.new(self.seats, **self.settings)
        self._cycles = 0
        self._advance()

    def _advance(self) -> None:
        seat = settle(self.state_now, self._rng)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        result = self.state_now.result()
        assert result is not None
        sides = self.game.sides(self.seats, self.state_now.settings)
        gained = rewards_of(result, sides, self.by_score)
        for agent, each in self._seat.items():
            self.rewards[agent] = gained[each]
            self.terminations[agent] = True
            self.infos[agent] = {
                "score": result.scores[each],
                "rank": result.ranks[each],
                "reason": result.reason,
            }
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """The row of an agent's seat, and what it may pick now."""
        seat = self._seat[agent]
        row = self._row.write(self.state_now, seat).copy()
        return {"observation": row, "action_mask": self._mask(seat)}

    def _mask(self, seat: Seat) -> NDArray[np.int8]:
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        ask = self.state_now.ask
        if ask is not None and ask.seat == seat:
            mask[[option.id for option in ask.options]] = 1
        return mask

    def step(self, action: int | None) -> None:
        """Pick an option by its id."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_now.pick(self.game.vocabulary[int(action)])
        self._cycles += 1
        self._advance()
        if 0 < self.max_cycles <= self._cycles and self.state_now.ask is not None:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"reason": BROKEN_OFF} for agent in self.agents}
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the asked seat sees it."""
        return rendered(self.state_now.view(self._seat[self.agent_selection]), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: Game | str,
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int = 0,
    rewards: str = RANK,
    **settings: Value,
) -> AECEnv:
    """The environment with PettingZoo's usual guards: an illegal action ends the match, with a warning."""
    raw = TrollbordEnv(game, seats, render_mode, max_cycles, rewards, **settings)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
