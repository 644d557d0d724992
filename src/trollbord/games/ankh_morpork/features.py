"""The named numbers of a seat that learned weights judge a table by: each is about -1 to 1, and most are 0.

A name begins with the part of the evaluation that it belongs to, so that a learned judgement is told in the same words.
"""

from typing import Final

from mypy_extensions import i64

from trollbord.games.ankh_morpork.box import (
    AREAS,
    CHRYSOPRASE,
    CHRYSOPRASE_WORTH,
    DRAGON_KING,
    INTERRUPTS,
    KING_MARKERS,
    LORD_AREAS,
    LORDS,
    MEMBERS,
    NOBODY,
    VETINARI,
    VETINARI_AREAS,
    VIMES,
)
from trollbord.games.ankh_morpork.building import Build
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.effects import RandomEvent
from trollbord.games.ankh_morpork.evaluate import pile_used
from trollbord.games.ankh_morpork.money import TakeMoney
from trollbord.games.ankh_morpork.placing import PlaceMinion
from trollbord.games.ankh_morpork.policy import hopes
from trollbord.games.ankh_morpork.removing import Assassinate
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ankh_morpork.trouble import RemoveTrouble
from trollbord.kernel.seat import Seat
from trollbord.kernel.weights import Model

KINDS: Final = ("vetinari", "lord", "dragon-king", "chrysoprase", "vimes")
"""The goals that differ; the three lords have the same."""
KIND_OF: Final[dict[int, int]] = {
    VETINARI: 0,
    **dict.fromkeys(LORDS, 1),
    DRAGON_KING: 2,
    CHRYSOPRASE: 3,
    VIMES: 4,
}
FEW: Final = 4
"""0 to 3 missing steps to a goal have a feature each, for each distance to the own turn; 4 and more have none."""
MOST_SEATS: Final = 4
STEP_WORTH: Final = 5
"""Dollars, or cards of the pile, that count as one step to a goal."""
SORTS: Final = ("place", "build", "kill", "money", "calm", "event", "again", "answer", "text")
"""What the cards of a hand can do."""

_GOAL: Final = tuple([f"goal.{kind}.{what}" for kind in KINDS for what in ("is", "near", "used")])
_MISSING: Final = tuple(
    [
        f"goal.{kind}.missing-{missing}.turn-{distance}"
        for kind in KINDS
        for missing in range(FEW)
        for distance in range(MOST_SEATS)
    ]
)
_CARDS: Final = ("cards.count", *[f"cards.{sort}" for sort in SORTS])
_MINIONS: Final = (
    "minions.count",
    "minions.areas",
    "minions.doubled",
    "minions.in-trouble",
    *[f"minions.count.{kind}" for kind in KINDS],
    *[f"minions.doubled.{kind}" for kind in KINDS],
    *[f"minions.in-trouble.{kind}" for kind in KINDS],
)
_WEALTH: Final = ("wealth.all", "wealth.cash", *[f"wealth.{area}" for area in AREAS])
_POINTS: Final = ("points.ahead", "points.ahead.used", "points.ahead.late")
_TURN: Final = ("turn.hopes", *[f"turn.in-{distance}" for distance in range(MOST_SEATS)])
FEATURES: Final = (*_GOAL, *_MISSING, *_CARDS, *_MINIONS, *_WEALTH, *_POINTS, *_TURN)
MISSING_AT: Final = len(_GOAL)
CARDS_AT: Final = MISSING_AT + len(_MISSING)
MINIONS_AT: Final = CARDS_AT + len(_CARDS)
WEALTH_AT: Final = MINIONS_AT + len(_MINIONS)
POINTS_AT: Final = WEALTH_AT + len(_WEALTH)
TURN_AT: Final = POINTS_AT + len(_POINTS)


def _sort(symbol: object) -> int:
    """What an action of a card is good for, as a place in SORTS."""
    for at, verb in enumerate((PlaceMinion, Build, Assassinate, TakeMoney, RemoveTrouble)):
        if isinstance(symbol, verb):
            return at
    return 5 if isinstance(symbol, RandomEvent) else 8


def _sorts(card: int) -> tuple[int, ...]:
    """What the actions of a card are good for."""
    if card in INTERRUPTS:
        return (7,)
    return tuple([6 if verb.plays else _sort(verb) for verb in DECK[card].symbols])


SORTS_OF: Final = [_sorts(card) for card in range(len(DECK))]


class Table:
    """What all seats of a table have in common, found once."""

    def __init__(self, state: AnkhState) -> None:
        self.used: Final = pile_used(state)
        self.hopes: Final = hopes(state)
        self.points: Final = (
            [] if VIMES in state.personality else [state.points(s) for s in range(state.seats)]
        )


def learned(state: AnkhState, model: Model) -> list[float]:
    """How strong each seat is in the race, as a model has learned it."""
    table = Table(state)
    found: list[float] = []
    for seat in range(state.seats):
        tell(state, seat, table, model)
        found.append(model.total())
    return found


def tell(state: AnkhState, seat: Seat, table: Table, model: Model) -> None:
    """Tell a model the features of a seat."""
    model.begin()
    distance: i64 = (seat - state.turn) % state.seats
    kind: i64 = KIND_OF.get(state.personality[seat], NOBODY)
    if kind >= 0:
        _tell_goal(state, seat, table, kind, distance, model)
    _tell_cards(state, seat, model)
    _tell_minions(state, seat, kind, model)
    _tell_wealth(state, seat, model)
    if table.points:
        best = max([points for at, points in enumerate(table.points) if at != seat])
        ahead = float(table.points[seat] - best) / 30.0
        model.add(POINTS_AT, ahead)
        model.add(POINTS_AT + 1, ahead * table.used)
        model.add(POINTS_AT + 2, ahead * table.used * table.used)
    if distance == 0:
        model.add(TURN_AT, table.hopes / 4.0)
    model.add(TURN_AT + 1 + distance, 1.0)


def _tell_goal(
    state: AnkhState, seat: Seat, table: Table, kind: i64, distance: i64, model: Model
) -> None:
    """How near the own goal is: what is missing, and how long until the own turn, at whose start it is looked at."""
    missing, near = _way(state, seat, kind)
    model.add(3 * kind, 1.0)
    model.add(3 * kind + 1, near)
    model.add(3 * kind + 2, table.used)
    if missing < FEW:
        model.add(MISSING_AT + (kind * FEW + missing) * MOST_SEATS + distance, 1.0)


def _way(state: AnkhState, seat: Seat, kind: i64) -> tuple[int, float]:
    """The steps to a goal that are missing, and how much of it is there, from 0 to 1."""
    if kind == 0:
        have, need, step = state.spread(seat), VETINARI_AREAS[state.seats], 1
    elif kind == 1:
        have, need, step = state.controlled(seat), LORD_AREAS[state.seats], 1
    elif kind == 2:
        have, need, step = state.markers(), KING_MARKERS, 1
    elif kind == 3:
        have, need, step = max(0, state.worth(seat)), CHRYSOPRASE_WORTH, STEP_WORTH
    else:
        return (state.pile() + STEP_WORTH - 1) // STEP_WORTH, pile_used(state)
    missing = max(0, need - have)
    return (missing + step - 1) // step, min(1.0, have / need)


def _tell_cards(state: AnkhState, seat: Seat, model: Model) -> None:
    """The hand: how many cards, and what they can do."""
    hand = state.hands[seat]
    model.add(CARDS_AT, float(len(hand)) / 8.0)
    for card in hand:
        for sort in SORTS_OF[card]:
            model.add(CARDS_AT + 1 + sort, 0.25)


def _tell_minions(state: AnkhState, seat: Seat, kind: i64, model: Model) -> None:
    """The minions: how many, where, how safe."""
    count = float(state.on_board(seat)) / 8.0
    stands = state.stands[seat]
    doubled = 0
    for area in MEMBERS[stands]:
        if state.pieces[seat * 12 + area] > 1:
            doubled += 1
    double = float(doubled) / 4.0
    threatened = float(len(MEMBERS[stands & state.stirred])) / 4.0
    model.add(MINIONS_AT, count)
    model.add(MINIONS_AT + 1, float(state.spread(seat)) / 11.0)
    model.add(MINIONS_AT + 2, double)
    model.add(MINIONS_AT + 3, threatened)
    if kind >= 0:
        model.add(MINIONS_AT + 4 + kind, count)
        model.add(MINIONS_AT + 9 + kind, double)
        model.add(MINIONS_AT + 14 + kind, threatened)


def _tell_wealth(state: AnkhState, seat: Seat, model: Model) -> None:
    """Cash and buildings, by their areas."""
    model.add(WEALTH_AT, float(state.worth(seat)) / 50.0)
    model.add(WEALTH_AT + 1, float(state.money[seat]) / 50.0)
    for area in MEMBERS[state.built[seat]]:
        if not state.aside[area]:
            model.add(WEALTH_AT + 2 + area, 1.0)
