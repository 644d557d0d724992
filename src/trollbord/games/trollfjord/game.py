"""The game of Trollfjord as the kernel sees it."""

from collections.abc import Mapping
from typing import Final

from trollbord.games.trollfjord.advice import TrollfjordAdvice
from trollbord.games.trollfjord.box import (
    PHYSICS,
    QUICK,
    SETTINGS,
    VOCABULARY,
)
from trollbord.games.trollfjord.check import check
from trollbord.games.trollfjord.features import FEATURES
from trollbord.games.trollfjord.observe import TrollfjordObservation
from trollbord.games.trollfjord.own_tower import HandNature
from trollbord.games.trollfjord.rules import STEPS, NextTurn
from trollbord.games.trollfjord.setup import SETUP_STEPS
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.kernel.extras import extras_needed
from trollbord.kernel.game import Game
from trollbord.kernel.nature import Nature
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.view import View
from trollbord.kernel.weights import models


class Trollfjord(Game):
    """Two to four players; who sits where is the table's affair, who begins is chance."""

    def __init__(self) -> None:
        module = "trollbord.games.trollfjord"
        advice = TrollfjordAdvice()
        advice.models = models(module, FEATURES)
        super().__init__(
            "trollfjord",
            module,
            VOCABULARY,
            STEPS,
            (2, 3, 4),
            SETTINGS,
            advice=advice,
            observation=TrollfjordObservation(),
        )

    def blank(self, seats: int, settings: Settings) -> TrollfjordState:
        return TrollfjordState(self, seats, settings)

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> TrollfjordView:
        return TrollfjordView(self, seats, settings, seat)

    def begin(self, state: State) -> None:
        """TF-SETUP: planks, fortresses, treasures, lords; then the first turn."""
        state.then(*SETUP_STEPS, NextTurn())

    def check(self, state: TrollfjordState) -> None:
        check(state)

    def census(self, state: TrollfjordState) -> Mapping[str, int]:
        on_board = [value for value in state.treasures if value]
        on_belts = [value for value in state.belts if value]
        in_sacks = [value for sack in state.sacks for value in sack]
        values = sum([index * count for index, count in enumerate(state.supply, start=10)])
        return {
            "trolls": sum(state.trolls) + sum(state.reserve),
            "treasures": len(on_board) + len(on_belts) + len(in_sacks) + sum(state.supply),
            "treasure value": values + sum(on_board) + sum(on_belts) + sum(in_sacks),
        }

    def recalled(self, state: TrollfjordState, seat: Seat) -> View:
        """TF-R.25: nobody may look into others' patched sacks, but every treasure lay open before it went there."""
        view = self.view(state, seat)
        assert isinstance(view, TrollfjordView)
        view.sacks = state.sacks[:]
        return view

    def nature(self, settings: Settings, key: bytes) -> Nature:
        """Three towers behind the same questions; pymunk is loaded for the simulated one only."""
        if settings["tower"] == QUICK:
            return super().nature(settings, key)
        if settings["tower"] != PHYSICS:
            return HandNature(key)
        with extras_needed():
            from trollbord.games.trollfjord.nature import TowerNature
        return TowerNature(key)


TROLLFJORD: Final = Trollfjord()
