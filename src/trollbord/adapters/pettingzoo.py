"""Our games in PettingZoo: an AEC environment with action masks.

    env = trollbord.adapters.pettingzoo.env("ragnarocks")

An action is an option's id in the game's vocabulary. An observation is a dict: `observation`, the game's features of the
seat's view, and `action_mask`, 1 for each option that is offered. NATURE is answered inside. Rewards come at the end:
1 for a lone first place, -1 for a lone last, evenly between, ties alike.
"""

from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from trollbord.adapters.seated import boxed
from trollbord.kernel.advice import standing
from trollbord.kernel.game import Game
from trollbord.kernel.playout import settle
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Value
from trollbord.kernel.state import State

Observation = dict[str, NDArray[Any]]


class TrollbordEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table as an environment: `seat_0`, `seat_1`, ... take turns as they are asked."""

    metadata: Final = {"name": "trollbord_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        super().__init__()
        self.game = boxed(game) if isinstance(game, str) else game
        self.seats = self.game.seated(seats)
        self.settings = settings
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = len(self.game.advice.features(self.game.new(self.seats, **settings).view(0)))
        shape = spaces.Box(-np.inf, np.inf, (size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.game.vocabulary),), np.int8)
        both = spaces.Dict({"observation": shape, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self.action_spaces = {
            agent: spaces.Discrete(len(self.game.vocabulary)) for agent in self.possible_agents
        }
        self._rng = Random()
        self.state_now: State = self.game.new(self.seats, **settings)

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
        self._advance()

    def _advance(self) -> None:
        seat = settle(self.state_now, self._rng)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        result = self.state_now.result()
        assert result is not None
        for agent, each in self._seat.items():
            self.rewards[agent] = standing(result.ranks, each)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """The features of an agent's view, and what it may pick now."""
        seat = self._seat[agent]
        seen = np.array(self.game.advice.features(self.state_now.view(seat)), np.float32)
        return {"observation": seen, "action_mask": self._mask(seat)}

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
        self._advance()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the asked seat sees it, as text."""
        if self.render_mode is None:
            return None
        return str(self.state_now.view(self._seat[self.agent_selection]))

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: Game | str, seats: int | None = None, render_mode: str | None = None, **settings: Value
) -> AECEnv:
    """The environment with PettingZoo's usual guards: an illegal action ends the match, with a warning."""
    raw = TrollbordEnv(game, seats, render_mode, **settings)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
