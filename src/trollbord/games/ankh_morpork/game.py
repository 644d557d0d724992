"""The game of Ankh-Morpork as the kernel sees it."""

from collections.abc import Mapping
from typing import Final

from trollbord.games.ankh_morpork.advice import AnkhAdvice
from trollbord.games.ankh_morpork.box import (
    NO_CARD,
    NOBODY,
    SEATS,
    SETTINGS,
    VOCABULARY,
)
from trollbord.games.ankh_morpork.check import check, faults
from trollbord.games.ankh_morpork.features import FEATURES
from trollbord.games.ankh_morpork.observe import AnkhObservation
from trollbord.games.ankh_morpork.rules import STEPS, ChooseFirst, SetUp
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.weights import models


class AnkhMorpork(Game):
    """Two to four players with secret goals; seat 0 is red, then yellow, green and blue to the left."""

    def __init__(self) -> None:
        module = "trollbord.games.ankh_morpork"
        advice = AnkhAdvice()
        advice.models = models(module, FEATURES)
        super().__init__(
            "ankh_morpork",
            module,
            VOCABULARY,
            STEPS,
            SEATS,
            SETTINGS,
            advice=advice,
            observation=AnkhObservation(),
        )

    def blank(self, seats: int, settings: Settings) -> AnkhState:
        return AnkhState(self, seats, settings)

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> AnkhView:
        return AnkhView(self, seats, settings, seat)

    def begin(self, state: State) -> None:
        state.then(SetUp(), ChooseFirst())

    def check(self, state: AnkhState) -> None:
        check(state)

    def census(self, state: AnkhState) -> Mapping[str, int]:
        cards = [*state.green, *state.brown, *state.discard]
        for pile in (*state.hands, *state.front):
            cards.extend(pile)
        if state.in_play != NO_CARD:
            cards.append(state.in_play)
        people = [each for each in (*state.personality, *state.unused) if each != NOBODY]
        return {
            "cards": _distinct(cards),
            "personalities": _distinct(people),
            "events": _distinct([*state.events, *state.past_events]),
            "faults": faults(state),
        }


def _distinct(pieces: list[int]) -> int:
    """How many there are; -1 if one of them lies in two places."""
    return len(pieces) if len(set(pieces)) == len(pieces) else -1


ANKH_MORPORK: Final = AnkhMorpork()
