"""The named numbers of a seat that learned weights judge a table by: each is about -1 to 1, and many are 0.

A name begins with the part of the evaluation that it belongs to, so that a learned judgement is told in the same words.
Points are told as shares of the lead that wins most matches from there: the hand-made evaluation weighs each of them by 2.
"""

from typing import Final

from mypy_extensions import i64

from trollbord.games.trollfjord.box import BELT, GIFTS, MOST_HITS, REGION_COUNT, TROLLS
from trollbord.games.trollfjord.evaluate import (
    FILLED,
    best_hope,
    crown_hope,
    is_near,
    on_table,
    patience_of,
    pending,
    safe_lead,
    target,
)
from trollbord.games.trollfjord.state import NOWHERE, TrollfjordState
from trollbord.kernel.seat import Seat
from trollbord.kernel.weights import Model

LAST_ROUND: Final = len(BELT)
"""The stage in which the belts count no more; before that, a stage is the number of belt spaces filled."""
STAGES: Final = len(BELT) + 1
PLACES: Final = ("there", "near", "far", "reserve")

_POINTS: Final = ("belt.points", "sack.points", "gifts.points", "crowns.points", "boulders.points")
_SACK: Final = tuple([f"sack.stage-{stage}" for stage in range(STAGES)])
_GIFTS: Final = tuple([f"gifts.{value}" for value in GIFTS])
_PACE: Final = tuple(
    [f"pace.{own}-of-{most}" for own in range(len(BELT)) for most in range(STAGES)]
)
_TROLLS: Final = tuple(
    [
        f"trolls.stage-{stage}.{what}"
        for stage in range(STAGES)
        for what in (*PLACES, "foothold", "ready", "hope", "pending")
    ]
)
_WALKWAY: Final = (
    "walkway.ahead",
    "walkway.last",
    *[f"walkway.ahead.stage-{stage}" for stage in range(STAGES)],
)
FEATURES: Final = (*_POINTS, *_SACK, *_GIFTS, *_PACE, *_TROLLS, *_WALKWAY)
SACK_AT: Final = len(_POINTS)
GIFTS_AT: Final = SACK_AT + len(_SACK)
PACE_AT: Final = GIFTS_AT + len(_GIFTS)
TROLLS_AT: Final = PACE_AT + len(_PACE)
WALKWAY_AT: Final = TROLLS_AT + len(_TROLLS)
OF_STAGE: Final = len(_TROLLS) // STAGES


def stage_of(state: TrollfjordState) -> int:
    """How far the match has come: the belt spaces of whoever has filled most, or the last round."""
    if state.reason:
        return LAST_ROUND
    return min(len(BELT) - 1, max([state.belt_space(seat) for seat in range(state.seats)]))


def learned(state: TrollfjordState, model: Model) -> list[float]:
    """How each seat stands, as a model has learned it."""
    found: list[float] = []
    for seat in range(state.seats):
        tell(state, seat, model)
        found.append(model.total())
    return found


def tell(state: TrollfjordState, seat: Seat, model: Model) -> None:
    """Tell a model the features of a seat."""
    model.begin()
    lead, stage = safe_lead(state), stage_of(state)
    _tell_points(state, seat, stage, lead, model)
    if state.laid[seat]:
        return
    on = on_table(state, seat)
    if on != 0.0:
        model.add(4, on / lead)
    filled: i64 = state.belt_space(seat)
    if filled < len(BELT):
        model.add(PACE_AT + filled * STAGES + stage, FILLED / lead * 2.0)
        _tell_trolls(state, seat, LAST_ROUND if state.reason else filled, lead, model)
    last = state.last_place()
    ahead = float(state.lords[seat] - state.lords[last])
    if ahead > 0.0:
        model.add(WALKWAY_AT, ahead * patience_of(state) / lead)
        model.add(WALKWAY_AT + 2 + stage, ahead / 10.0)
    if seat == last:
        model.add(WALKWAY_AT + 1, 2.0 / lead)


def _tell_points(state: TrollfjordState, seat: Seat, stage: int, lead: float, model: Model) -> None:
    """What a seat has already."""
    sack = float(sum(state.sacks[seat])) / lead
    model.add(0, float(state.belt_points(seat)) / lead)
    if sack > 0.0:
        model.add(1, sack)
        model.add(SACK_AT + stage, sack)
    model.add(2, float(state.gift_points(seat)) / lead)
    crowns = crown_hope(state, seat)
    if crowns > 0.0:
        model.add(3, crowns / lead)
    if stage != LAST_ROUND:
        for index in range(len(GIFTS)):
            if state.gifts[seat] >> index & 1:
                model.add(GIFTS_AT + index, 3.0 / lead)


def _tell_trolls(state: TrollfjordState, seat: Seat, stage: int, lead: float, model: Model) -> None:
    """Where the trolls stand towards the site that the belt asks for, and what they promise there."""
    site = target(state, seat)
    if site == NOWHERE:
        return
    at: i64 = TROLLS_AT + stage * OF_STAGE
    there, held = _at_site(state, seat, site)
    if there:
        model.add(at, float(there) / TROLLS)
        model.add(at + 4, float(min(2, held)) / 2.0)
        hope = best_hope(state, seat, site, min(MOST_HITS, there)) / lead
        model.add(at + 6, hope)
        if held > 1:
            model.add(at + 5, hope)
    near = _near_site(state, seat, site)
    far = TROLLS - state.reserve[seat] - there - near
    if near:
        model.add(at + 1, float(near) / TROLLS)
    if far:
        model.add(at + 2, float(far) / TROLLS)
    model.add(at + 3, float(state.reserve[seat]) / TROLLS)
    to_come = pending(state, seat, site)
    if to_come != 0.0:
        model.add(at + 7, to_come / lead)


def _at_site(state: TrollfjordState, seat: Seat, site: int) -> tuple[int, int]:
    """The trolls of a seat at a site, and in how many of its regions they stand."""
    trolls = held = 0
    for region in state.board.sites[site]:
        count = state.trolls[seat * REGION_COUNT + region]
        trolls += count
        held += count > 0
    return trolls, held


def _near_site(state: TrollfjordState, seat: Seat, site: int) -> int:
    """The trolls of a seat that are one step away from a site."""
    around, found = state.board.sites[site], 0
    for region in range(REGION_COUNT):
        count = state.trolls[seat * REGION_COUNT + region]
        if count and region not in around and is_near(state, site, region):
            found += count
    return found
