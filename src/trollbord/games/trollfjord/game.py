"""The game of Trollfjord as the kernel sees it."""

from collections.abc import Mapping
from random import Random
from typing import Final

from trollbord.games.trollfjord.box import (
    BELT,
    PHYSICS,
    QUICK,
    REASONS,
    REGION_COUNT,
    SETTINGS,
    VOCABULARY,
)
from trollbord.games.trollfjord.evaluate import outlooks
from trollbord.games.trollfjord.policy import prior, sensible
from trollbord.games.trollfjord.rules import STEPS, NextTurn
from trollbord.games.trollfjord.setup import LayPlank, PlaceFortress, PlaceLord, Reveal
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.games.trollfjord.why_not import why_not
from trollbord.kernel.game import Game
from trollbord.kernel.message import Message
from trollbord.kernel.nature import Nature
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.view import View

QUIET: Final = frozenset({"call", "lord", "place", "tailwind-place", "tailwind-wander", "wander"})
"""Questions that are asked while nobody hammers."""


class Trollfjord(Game):
    """Two to four players; who sits where is the table's affair, who begins is chance."""

    def __init__(self) -> None:
        module = "trollbord.games.trollfjord"
        super().__init__("trollfjord", module, VOCABULARY, STEPS, (2, 3, 4), SETTINGS)

    def blank(self, seats: int, settings: Settings) -> TrollfjordState:
        return TrollfjordState(self, seats, settings)

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> TrollfjordView:
        return TrollfjordView(self, seats, settings, seat)

    def begin(self, state: State) -> None:
        """TF-SETUP: planks, fortresses, treasures, lords; then the first turn."""
        regions = [Reveal(region) for region in range(REGION_COUNT)]
        state.then(LayPlank(), PlaceFortress(0), *regions, PlaceLord(1), NextTurn())

    def check(self, state: State) -> None:
        assert isinstance(state, TrollfjordState)
        known = REASONS if state.step is None else ("", *REASONS)
        if state.reason not in known:
            raise ValueError(f"reason={state.reason}")

    def census(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, TrollfjordState)
        on_board = [value for value in state.treasures if value]
        on_belts = [value for value in state.belts if value]
        in_sacks = [value for sack in state.sacks for value in sack]
        values = sum([index * count for index, count in enumerate(state.supply, start=10)])
        return {
            "trolls": sum(state.trolls) + sum(state.reserve),
            "treasures": len(on_board) + len(on_belts) + len(in_sacks) + sum(state.supply),
            "treasure value": values + sum(on_board) + sum(on_belts) + sum(in_sacks),
            "boulders": state.boulders_out() + state.boulders_left(),
            "belt spaces": len(state.belts) // len(BELT),
        }

    def why_not(self, view: View, option: Option) -> Message | None:
        assert isinstance(view, TrollfjordView)
        return why_not(view, option)

    def guess(self, state: State) -> list[float]:
        assert isinstance(state, TrollfjordState)
        return outlooks(state)

    def is_quiet(self, state: State) -> bool:
        """While nobody hammers: what a hammer is going to bring is only guessed."""
        return state.ask is None or state.ask.prompt in QUIET

    def ahead(self) -> int:
        """Not at all: luck would drown what an option is worth."""
        return 0

    def rollout(self, state: State, rng: Random) -> Option:
        assert isinstance(state, TrollfjordState)
        return sensible(state, rng)

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, TrollfjordState)
        return prior(state)

    def nature(self, settings: Settings, key: bytes) -> Nature:
        """Three towers behind the same questions; pymunk is loaded for the simulated one only."""
        if settings["tower"] == QUICK:
            return super().nature(settings, key)
        from trollbord.games.trollfjord import nature

        return nature.TowerNature(key) if settings["tower"] == PHYSICS else nature.HandNature(key)


TROLLFJORD: Final = Trollfjord()
