"""The game of Trolls & Princesses as the kernel sees it."""

from collections.abc import Mapping
from typing import Final

from trollbord.games.trolls_princesses.advice import TrollsAdvice
from trollbord.games.trolls_princesses.box import (
    CHANGELINGS,
    HERD,
    HUMANS,
    PILES,
    PRINCESSES,
    ROUNDS_OF,
    SETTINGS,
)
from trollbord.games.trolls_princesses.check import check
from trollbord.games.trolls_princesses.features import FEATURES
from trollbord.games.trolls_princesses.goods import COWS
from trollbord.games.trolls_princesses.observe import TrollsObservation
from trollbord.games.trolls_princesses.picks import VOCABULARY
from trollbord.games.trolls_princesses.places import PLACES
from trollbord.games.trolls_princesses.rules import STEPS, SetUp
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CHANGELING
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.kernel.errors import BadSettings
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.weights import models


class TrollsPrincesses(Game):
    """Troll clans move their trolls to make actions stronger, and dig."""

    def __init__(self) -> None:
        module = "trollbord.games.trolls_princesses"
        advice = TrollsAdvice()
        advice.models = models(module, FEATURES)
        super().__init__(
            "trolls_princesses",
            module,
            VOCABULARY,
            STEPS,
            (2, 3, 4),
            SETTINGS,
            advice=advice,
            observation=TrollsObservation(),
        )

    def blank(self, seats: int, settings: Settings) -> TrollsState:
        check_settings(settings)
        return TrollsState(self, seats, settings)

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> TrollsView:
        return TrollsView(self, seats, settings, seat)

    def begin(self, state: State) -> None:
        state.then(SetUp())

    def check(self, state: TrollsState) -> None:
        check(state)

    def census(self, state: TrollsState) -> Mapping[str, int]:
        """Every piece wherever it lies; a number below zero anywhere shows as a missing piece."""
        counts = _pieces(state)
        counts.update(_cards(state))
        counts.update(_boards(state))
        counts["faults"] = _faults(state)
        return counts


def check_settings(settings: Settings) -> None:
    """TP-R.7: an extended track is no shorter than the plain one."""
    plain, extended = int(settings["troll_power_max"]), int(settings["troll_power_max_extended"])
    if extended < plain:
        ends = {"plain": plain, "extended": extended}
        raise BadSettings("error-short-track", ends, "trolls_princesses")


def _stored(state: TrollsState, sort: int) -> int:
    return sum([pieces[sort] for pieces in state.pieces])


def _pieces(state: TrollsState) -> dict[str, int]:
    supply = state.supply
    housed = sum([sum(humans) for humans in state.humans])
    return {
        "princesses": supply[PRINCESSES] + sum(state.princesses) + _stored(state, BED),
        "changelings": supply[CHANGELINGS] + sum(state.changelings) + _stored(state, CHANGELING),
        "humans": supply[HUMANS] + sum(state.farmers) + housed,
        "cows": supply[HERD] + sum([goods[COWS] for goods in state.goods]),
        "bells": sum(state.bells) + _stored(state, BELL),
        "camps": sum(state.camps) + _stored(state, CAMP),
    }


def _cards(state: TrollsState) -> dict[str, int]:
    """Tiles and cards, each counted once however often it lies there, so that a twin shows as a missing piece."""
    tiles = {tile for tiles in state.tiles for tile in tiles}
    cards = {card for cards in state.cards for card in cards}
    for pile, name in enumerate(PILES):
        lying = (*state.piles[pile], *state.displays[pile], *state.discards[pile])
        (cards if name == "card" else tiles).update(lying)
    seen = {*state.played, *[card for hand in state.hands for card in hand]}
    decks = sum([ROUNDS_OF[state.seats] - drawn for drawn in state.drawn])
    return {"tiles": len(tiles), "cards": len(cards), "round cards": decks + len(seen)}


def _boards(state: TrollsState) -> dict[str, int]:
    slots = [mask.bit_count() for mask in state.camp_slots]
    squares = [mask.bit_count() for mask in state.changeling_slots]
    return {
        "own camps": sum(slots) + sum([sum(out) for out in state.camps_out]),
        "own changelings": sum(squares) + sum([sum(out) for out in state.changelings_out]),
        "trolls": sum([sum([0 <= place < len(PLACES) for place in row]) for row in state.trolls]),
    }


def _faults(state: TrollsState) -> int:
    """Numbers that can't be: below nothing, above what fits, or not what the pieces themselves say."""
    faults = sum([1 for number in [*state.supply, *state.princesses, *state.farmers] if number < 0])
    faults += sum([1 for number in [*state.bells, *state.camps, *state.changelings] if number < 0])
    faults += sum([1 for number in state.princesses if number > 1])
    for seat in range(state.seats):
        faults += _seat_faults(state, seat)
    return faults


def _seat_faults(state: TrollsState, seat: Seat) -> int:
    numbers = [*state.goods[seat], *state.humans[seat], *state.rooms[seat], *state.filled[seat]]
    faults = sum([1 for number in numbers if number < 0])
    for resource in range(3):
        faults += state.filled[seat][resource] > state.shafts[seat][resource]
        faults += state.cave_room(seat, 1 + resource) < 0
    faults += state.barn_room(seat) < 0
    for sort in range(4):
        held = sum([1 for piece in state.stored[seat] if piece % 4 == sort])
        faults += held != state.pieces[seat][sort]
    return faults


TROLLS_PRINCESSES: Final = TrollsPrincesses()
