"""Whether a table can lie so: kinds and numbers of pieces, and what follows from other fields.

Each check raises a ValueError that names the field. Whether a step can wait, it says itself.
"""

from collections.abc import Sequence
from typing import Final

from trollbord.games.trollfjord.box import (
    ALL_GIFTS,
    BELT,
    BOULDERS_PER_COLOUR,
    COPIES,
    COPIES_OF_NUMBER,
    CROWNS,
    FULL_BELT,
    GREATEST_VALUE,
    LEAST_VALUE,
    LOOP,
    MOST_HITS,
    NUMERALS,
    PLANK_COUNT,
    REASONS,
    REGION_COUNT,
    SITE_COUNT,
    SPENT,
    TROLLS,
)
from trollbord.games.trollfjord.collecting import ClearRegions
from trollbord.games.trollfjord.gifts import Offer
from trollbord.games.trollfjord.setup import LayPlank, PlaceFortress, PlaceLord, Reveal
from trollbord.games.trollfjord.state import NOBODY, NONE, NOWHERE, TrollfjordState

SPREAD: Final = 24
"""Spaces between the first lord and the last, at most (TF-R.2)."""
FARTHEST: Final = 1_000_000
"""No game is so long that a lord comes so far."""


def check(state: TrollfjordState) -> None:
    """Refuse what no game comes to."""
    _check_pieces(state)
    _check_lords(state)
    _check_crowns(state)
    _check_end(state)
    if state.turn == NOBODY and state.step is not None:
        _check_setup(state)
    elif state.step is not None:
        _check_turn(state)
    if state.limit == 0:
        _check_idle(state)
    else:
        _check_hammering(state)


def _must(holds: bool, name: str, value: object) -> None:
    if not holds:
        raise ValueError(f"{name}={value}")


def _within(values: Sequence[int], least: int, most: int, name: str) -> None:
    _must(all(least <= value <= most for value in values), name, values)


# -- pieces


def _check_pieces(state: TrollfjordState) -> None:
    _within(state.planks, 0, PLANK_COUNT - 1, "planks")
    _must(len(set(state.planks)) == len(state.planks) <= PLANK_COUNT, "planks", state.planks)
    _within(state.numbers, NOWHERE, len(NUMERALS) - 1, "numbers")
    most = max([state.numbers.count(number) for number in range(len(NUMERALS))])
    _must(most <= COPIES_OF_NUMBER, "numbers", state.numbers)
    _within(state.gifts, 0, ALL_GIFTS, "gifts")
    _within(state.out, 0, BOULDERS_PER_COLOUR, "out")
    _within(state.trolls, 0, TROLLS, "trolls")
    for seat in range(state.seats):
        own = sum(state.trolls[seat * REGION_COUNT : (seat + 1) * REGION_COUNT])
        _must(own + state.reserve[seat] == TROLLS, "reserve", state.reserve)
        belt = state.belts[seat * len(BELT) : (seat + 1) * len(BELT)]
        _must(NONE not in belt[: len(BELT) - belt.count(NONE)], "belts", belt)
    _check_treasures(state)


def _check_treasures(state: TrollfjordState) -> None:
    """TF-SETUP.16: of each value as many as there are, wherever they lie."""
    _within(state.supply, 0, max(COPIES), "supply")
    left = list(state.supply)
    lying = [*state.treasures, *state.belts]
    values = [value for value in lying if value != NONE]
    values += [value for sack in state.sacks for value in sack]
    _within(values, LEAST_VALUE, GREATEST_VALUE, "treasures")
    for value in values:
        left[value - LEAST_VALUE] += 1
    _must(left == list(COPIES), "supply", state.supply)


def _check_lords(state: TrollfjordState) -> None:
    """TF-A1.6, TF-R.2, TF-R.3: no space holds two lords, and no lord is lapped."""
    lords = state.lords
    _within(lords, -state.seats - 1, FARTHEST, "lords")
    placed = [lord % LOOP if lord >= 0 else lord for lord in lords if lord >= -state.seats]
    _must(len(set(placed)) == len(placed), "lords", lords)
    _must(max(lords) - min(lords) <= SPREAD, "lords", lords)


def _check_crowns(state: TrollfjordState) -> None:
    """TF-C2.1 to 4: a crown is with one of those who have the best treasure on its number."""
    _within(state.crowns, NOBODY, state.seats - 1, "crowns")
    for number in range(CROWNS):
        worth = [state.belts[seat * len(BELT) + number] for seat in range(state.seats)]
        holder = state.crowns[number]
        is_right = worth[holder] == max(worth) != NONE if holder != NOBODY else max(worth) == NONE
        _must(is_right, "crowns", state.crowns)


def _check_end(state: TrollfjordState) -> None:
    """TF-END.1 to 5: why the last round has begun, and who is finished."""
    _must(state.step is not None or all(state.laid), "laid", state.laid)
    known = REASONS if state.step is None else ("", *REASONS)
    _must(state.reason in known, "reason", state.reason)
    is_full = any(state.belt_space(seat) == len(BELT) for seat in range(state.seats))
    _must(state.reason != FULL_BELT or is_full, "reason", state.reason)
    _must(state.reason != SPENT or not sum(state.supply), "reason", state.reason)
    _must(bool(state.reason) or not any(state.laid), "laid", state.laid)
    for seat in range(state.seats):
        _must(not state.laid[seat] or state.reserve[seat] == TROLLS, "laid", state.laid)


# -- setup


def _check_setup(state: TrollfjordState) -> None:
    """TF-SETUP: what comes later lies nowhere yet."""
    waiting = state.steps_waiting()
    _must(not state.reason and state.fortress == NOWHERE, "reason", state.reason)
    is_full = len(state.planks) == PLANK_COUNT
    _must(is_full or isinstance(state.step, LayPlank), "planks", state.planks)
    sites = [step.site for step in waiting if isinstance(step, PlaceFortress)]
    placed = [number != NOWHERE for number in state.numbers]
    first = sites[0] if sites else SITE_COUNT
    _must(placed == [site < first for site in range(SITE_COUNT)], "numbers", state.numbers)
    hidden = [step.region for step in waiting if isinstance(step, Reveal)]
    shown = [region for region in range(REGION_COUNT) if state.treasures[region] != NONE]
    _must(sorted(hidden + shown) == list(range(REGION_COUNT)), "treasures", state.treasures)
    spaces = [step.space for step in waiting if isinstance(step, PlaceLord)]
    standing = sorted([lord for lord in state.lords if lord >= -state.seats], reverse=True)
    _must(standing == list(range(-1, -spaces[0], -1)), "lords", state.lords)
    _must(sum(state.reserve) == TROLLS * state.seats, "reserve", state.reserve)
    _must(not any(state.belts) and not any(state.sacks), "belts", state.belts)
    _must(state.gifts == [ALL_GIFTS] * state.seats, "gifts", state.gifts)


# -- a turn


def _check_turn(state: TrollfjordState) -> None:
    """From the first turn on: the board is laid out, all lords stand, and somebody is on turn who goes on."""
    turn = state.turn
    _must(0 <= turn < state.seats and not state.laid[turn], "turn", turn)
    _must(len(state.planks) == PLANK_COUNT and NOWHERE not in state.numbers, "planks", state.planks)
    _must(min(state.lords) >= -state.seats, "lords", state.lords)
    _must(state.lords[turn] >= 0 or state.turn == state.last_place(), "lords", state.lords)


def _check_idle(state: TrollfjordState) -> None:
    """Nobody hammers: nothing is left of an earlier hammering; the slider lies as soon as the start plank is turned."""
    _must((state.hammerer, state.partner) == (NOBODY, NOBODY), "hammerer", state.hammerer)
    _must(not any(state.out) and not any(state.offers), "out", state.out)
    _must(not state.taken and not state.appeased, "taken", state.taken)
    _must(state.hits == (-1 if min(state.lords) < 0 else 0), "hits", state.hits)
    if state.fortress == NOWHERE:
        _must(state.comrade == NOBODY, "comrade", state.comrade)
    else:
        _check_fortress(state)


def _check_fortress(state: TrollfjordState) -> None:
    """TF-B1.3, TF-B1.5: the two may hammer here; a treasure on the belt by now is this turn's."""
    _must(0 <= state.fortress < SITE_COUNT and state.hits >= 0, "fortress", state.fortress)
    _must(NOBODY <= state.comrade < state.seats, "comrade", state.comrade)
    _must(state.comrade != state.turn, "comrade", state.comrade)
    for seat in (state.turn, state.comrade):
        if seat != NOBODY:
            holds = state.meets_slate_2(seat, state.fortress) and not state.laid[seat]
            _must(holds, "fortress", state.fortress)
    space = state.belt_space(state.turn) - (state.collected(state.turn) != NOWHERE)
    number = state.numbers[state.fortress]
    _must(space in (number, len(NUMERALS)), "fortress", state.fortress)


def _check_hammering(state: TrollfjordState) -> None:
    """TF-B3, TF-B4: who strikes, how often yet, and what lies on the table for it."""
    both = (state.turn, state.comrade)
    _must(state.hammerer in both and state.hammerer != NOBODY, "hammerer", state.hammerer)
    others = [seat for seat in both if seat != state.hammerer]
    _must(state.partner == NOBODY or state.partner in others, "partner", state.partner)
    _must(2 <= state.limit <= MOST_HITS, "limit", state.limit)
    _must(0 <= state.hits <= state.limit, "hits", state.hits)
    _must(0 <= state.fortress < SITE_COUNT, "fortress", state.fortress)
    if ClearRegions() in state.agenda:  # nobody has cleared yet
        _check_fortress(state)
        trolls = [state.trolls_at(seat, state.fortress) for seat in both if seat != NOBODY]
        _must(state.limit == min(MOST_HITS, sum(trolls)), "limit", state.limit)
    _must(state.hits > 0 or not any(state.out), "out", state.out)
    _must(not state.appeased or state.excess() > 0, "appeased", state.appeased)
    _check_offers(state)
    _check_taken(state)


def _check_offers(state: TrollfjordState) -> None:
    """TF-R.16: gifts on offer belong to those who hammer."""
    offers, step = state.offers, state.step
    _must(all(a & ~b == 0 for a, b in zip(offers, state.gifts, strict=True)), "offers", offers)
    pair = (step.seat, step.other) if isinstance(step, Offer) else ()
    givers = [seat for seat in range(state.seats) if offers[seat]]
    _must(set(givers) <= set(pair), "offers", offers)


def _check_taken(state: TrollfjordState) -> None:
    """TF-C1.2, TF-C1.14: one treasure each, from this fortress; what was taken lies on the belt or in the sack."""
    _within(state.taken, 0, state.seats * REGION_COUNT - 1, "taken")
    seats = [entry // REGION_COUNT for entry in state.taken]
    regions = [entry % REGION_COUNT for entry in state.taken]
    for taken in (seats, regions):
        _must(len(set(taken)) == len(taken), "taken", state.taken)
    for seat, region in zip(seats, regions, strict=True):
        _must(seat in (state.turn, state.comrade), "taken", state.taken)
        _must(region in state.board.sites[state.fortress], "taken", state.taken)
        owned = state.belt_points(seat) if seat == state.turn else len(state.sacks[seat])
        _must(owned > 0, "taken", state.taken)
    if ClearRegions() in state.agenda:  # nothing new has been turned up yet
        _must(not any(state.treasures[region] for region in regions), "treasures", state.treasures)
