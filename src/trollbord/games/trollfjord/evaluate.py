"""What a table of Trollfjord is worth: points in hand, and the treasure that the trolls on the board can reach."""

from math import exp
from typing import Final

from trollbord.games.trollfjord.box import (
    BELT,
    CROWN_VALUE,
    LIMITED,
    MOST_HITS,
    PLUS,
    REGION_COUNT,
    SITE_COUNT,
    TROLLS,
)
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.seat import Seat

REACHED: Final = (0.0, 2.5, 5.5, 8.5, 11.5, 14.2, 16.8, 19.2, 21.5, 23.8)
"""Boulders that so many trolls bring out on average, with as many hits and the colour limit in mind."""
SPREAD: Final = 2.6  # how uncertain that number is
PER_HIT: Final = 3.3  # boulders at one more blow
RESERVE: Final = 0.35  # points for a troll in reserve: it can still go anywhere
NEARBY: Final = 0.45  # the share of a chance that one region alone is worth: slate 2 asks for two
BREAKS: Final = (0.56, 0.22, 0.07, 0.02, 0.005)
"""How likely one ordinary blow is to bring out more of a colour than so many."""


def chance(boulders: float, value: int) -> float:
    """How likely about so many boulders are enough for a treasure."""
    return 1.0 / (1.0 + exp((value - boulders - 0.5) / SPREAD * 1.7))


def prospect(state: TrollfjordState, seat: Seat, site: int) -> float:
    """The points that hammering alone at a site would bring, about."""
    base = seat * REGION_COUNT
    trolls = held = 0
    for region in state.board.sites[site]:
        count = state.trolls[base + region]
        trolls += count
        held += count > 0
    if trolls == 0:
        return 0.0
    boulders = REACHED[min(MOST_HITS, trolls)]
    best = 0.0
    for region in state.board.sites[site]:
        value = state.treasures[region]
        if state.trolls[base + region] and value:
            best = max(best, value * chance(boulders, value))
    return best if held > 1 else best * NEARBY


def crown_hope(state: TrollfjordState, seat: Seat) -> float:
    """The points of crowns: those held, less sure while somebody can still take them."""
    points = 0.0
    for number, holder in enumerate(state.crowns):
        if holder != seat:
            continue
        rivals = [
            other
            for other in range(state.seats)
            if other != seat and not state.laid[other] and state.belt_space(other) <= number
        ]
        points += CROWN_VALUE * 0.8 ** len(rivals)
    return points


def prospects(state: TrollfjordState, seat: Seat) -> float:
    """The best site for the next belt space, and a little of the second best."""
    space = state.belt_space(seat)
    first = second = 0.0
    for site in range(SITE_COUNT):
        worth = prospect(state, seat, site)
        if space != PLUS and state.numbers[site] != space:
            worth *= 0.25  # as a comrade, or a belt space later
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return 0.75 * first + 0.2 * second


def on_table(state: TrollfjordState, seat: Seat) -> float:
    """What lies on the table for a player who hammers just now and has not collected."""
    if seat not in (state.hammerer, state.partner) or state.fortress < 0 or state.limit == 0:
        return 0.0
    if state.collected(seat) >= 0:
        return 0.0
    allowed = state.allowed(seat)
    best = max([state.treasures[region] for region in allowed]) if allowed else 0
    if seat != state.hammerer or not allowed:
        return float(best)
    return best * (1.0 - 0.25 * breaking(state))


def breaking(state: TrollfjordState) -> float:
    """How likely one more ordinary blow is to anger the spirit."""
    calm = 1.0
    for colour in range(LIMITED):
        margin = state.limit - state.out[colour]
        if margin < 0:
            return 1.0
        if margin < len(BREAKS):
            calm *= 1.0 - BREAKS[margin]
    return 1.0 - calm


def worth(state: TrollfjordState, seat: Seat) -> float:
    """The points that a player has and may hope for."""
    points = float(state.belt_points(seat) + sum(state.sacks[seat]) + state.gift_points(seat))
    points += crown_hope(state, seat)
    if state.laid[seat]:
        return points
    filled = state.belt_space(seat)
    points += 2.0 * filled  # the fuller belt sets the pace
    points += on_table(state, seat)
    if filled < len(BELT):
        share = 0.5 if state.last_round else 1.0
        points += share * prospects(state, seat)
        points += RESERVE * share * min(state.reserve[seat], TROLLS)
    return points


def advantage(state: TrollfjordState, seat: Seat) -> float:
    """How many points a seat is ahead of the best of the others."""
    best = max([worth(state, other) for other in range(state.seats) if other != seat])
    return worth(state, seat) - best
