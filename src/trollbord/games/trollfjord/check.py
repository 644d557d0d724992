"""Whether a table can lie so: kinds and numbers of pieces, what follows from other fields, and what is still to happen.

Each check raises a ValueError that names the field. A position is checked so before its question is opened.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from trollbord.games.trollfjord.box import (
    ALL_GIFTS,
    BELT,
    BLOWS,
    BOULDERS_PER_COLOUR,
    COPIES,
    COPIES_OF_NUMBER,
    CROWNS,
    FULL_BELT,
    GREATEST_VALUE,
    HIT,
    LEAST_VALUE,
    LIMITED,
    LOOP,
    MOST_HITS,
    MOST_STRENGTH,
    NUMERALS,
    PHYSICS,
    PLACEMENT,
    PLANK_COUNT,
    REASONS,
    REGION_COUNT,
    REGIONS_OF,
    SITE_COUNT,
    SPENT,
    TROLLS,
    landscape_at,
)
from trollbord.games.trollfjord.collecting import (
    BouldersBack,
    Clear,
    ClearRegions,
    Collect,
    CollectBoth,
    Refill,
)
from trollbord.games.trollfjord.fortress import AskComrade, CallFortress, Decide, candidates
from trollbord.games.trollfjord.gifts import Offer
from trollbord.games.trollfjord.hammering import AfterHit, Fall, FallOf, KeepOn, Swing
from trollbord.games.trollfjord.moving import MoveLord, Place, Tailwinds, Wander
from trollbord.games.trollfjord.rules import EndTurn, NextTurn
from trollbord.games.trollfjord.setup import LayPlank, PlaceFortress, PlaceLord, Reveal
from trollbord.games.trollfjord.state import NOBODY, NONE, NOWHERE, TrollfjordState
from trollbord.kernel.step import Step

LETTERS: Final[dict[type[Step[Any]], str]] = {
    NextTurn: "N",
    EndTurn: "E",
    MoveLord: "M",
    Tailwinds: "T",
    Place: "P",
    Wander: "W",
    CallFortress: "C",
    AskComrade: "A",
    Decide: "D",
    Swing: "S",
    AfterHit: "H",
    Fall: "F",
    FallOf: "f",
    KeepOn: "K",
    Offer: "O",
    CollectBoth: "B",
    Collect: "c",
    ClearRegions: "L",
    Clear: "l",
    Refill: "R",
    Reveal: "r",
    BouldersBack: "b",
    LayPlank: "k",
    PlaceFortress: "s",
    PlaceLord: "o",
}
SETUP: Final = re.compile("No(r{1,12}|r{12}s|r{12}sk)?")
TURN: Final = re.compile("NE(CT[MPW]|C[PW]{0,3}|A|D|bRL(S|HF|Hf|K|Kc|cc?|BO)|bRl{1,2}|br{1,2})")
"""What can be still to happen, the last letter first: setup, or a turn from the lord's move to the refilling."""
SPREAD: Final = 24
"""Spaces between the first lord and the last, at most (TF-R.2)."""
FARTHEST: Final = 1_000_000
"""No game is so long that a lord comes so far."""


def check(state: TrollfjordState) -> None:
    """Refuse what no game comes to."""
    steps = [*state.agenda, *([] if state.step is None else [state.step])]
    _check_pieces(state)
    _check_lords(state)
    _check_crowns(state)
    _check_end(state)
    spelt = "".join([LETTERS[type(step)] for step in steps])
    if not steps:
        _must(all(state.laid), "laid", state.laid)
    elif SETUP.fullmatch(spelt):
        _check_setup(state, steps)
    elif TURN.fullmatch(spelt):
        _check_turn(state, steps, spelt)
    else:
        raise ValueError(f"agenda={spelt}")


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
    known = REASONS if state.step is None else ("", *REASONS)
    _must(state.reason in known, "reason", state.reason)
    is_full = any(state.belt_space(seat) == len(BELT) for seat in range(state.seats))
    _must(state.reason != FULL_BELT or is_full, "reason", state.reason)
    _must(state.reason != SPENT or not sum(state.supply), "reason", state.reason)
    _must(bool(state.reason) or not any(state.laid), "laid", state.laid)
    for seat in range(state.seats):
        _must(not state.laid[seat] or state.reserve[seat] == TROLLS, "laid", state.laid)


# -- setup


def _check_setup(state: TrollfjordState, steps: list[Step[Any]]) -> None:
    """TF-SETUP: what comes later lies nowhere yet."""
    step = steps[-1]
    _must(state.turn == NOBODY and not state.reason, "turn", state.turn)
    _check_no_fortress(state)
    _must(isinstance(step, LayPlank) == (len(state.planks) < PLANK_COUNT), "planks", state.planks)
    revealed = REGION_COUNT - len([each for each in steps if isinstance(each, Reveal)])
    expected = list(range(REGION_COUNT - 1, revealed - 1, -1))
    _must([each.region for each in steps if isinstance(each, Reveal)] == expected, "Reveal", steps)
    lying = [value != NONE for value in state.treasures]
    _must(lying == [region < revealed for region in range(REGION_COUNT)], "treasures", lying)
    sites = [each.site for each in steps if isinstance(each, PlaceFortress)]
    _must(sites == [0] or not isinstance(step, LayPlank), "PlaceFortress", sites)
    fortresses = step.site if isinstance(step, PlaceFortress) else 0
    _must(0 <= fortresses < SITE_COUNT, "PlaceFortress", sites)
    if not isinstance(step, LayPlank | PlaceFortress):
        fortresses = SITE_COUNT
    placed = [number != NOWHERE for number in state.numbers]
    _must(placed == [site < fortresses for site in range(SITE_COUNT)], "numbers", state.numbers)
    _check_bare(state)
    space = step.space if isinstance(step, PlaceLord) else 1
    _must(1 <= space <= state.seats, "PlaceLord", space)
    standing = sorted([lord for lord in state.lords if lord >= -state.seats], reverse=True)
    _must(standing == list(range(-1, -space, -1)), "lords", state.lords)
    _must(steps[1] == PlaceLord(space), "PlaceLord", steps[1])


def _check_bare(state: TrollfjordState) -> None:
    """Before the first turn everyone has what the box gives them."""
    _must(sum(state.reserve) == TROLLS * state.seats, "reserve", state.reserve)
    _must(not any(state.belts) and not any(state.sacks), "belts", state.belts)
    _must(state.gifts == [ALL_GIFTS] * state.seats, "gifts", state.gifts)


# -- a turn


def _check_turn(state: TrollfjordState, steps: list[Step[Any]], spelt: str) -> None:
    turn = state.turn
    _must(0 <= turn < state.seats and not state.laid[turn], "turn", turn)
    _must(len(state.planks) == PLANK_COUNT and NOWHERE not in state.numbers, "planks", state.planks)
    _must(min(state.lords) >= -state.seats, "lords", state.lords)
    own = (EndTurn, CallFortress, Tailwinds, MoveLord, AskComrade, Decide)
    for step in steps:
        _must(not isinstance(step, own) or step.seat == turn, "turn", step)
    if spelt[-1] == "M":
        _must(turn == state.last_place(), "turn", turn)
    else:
        _must(state.lords[turn] >= 0, "lords", state.lords)
    if spelt[2] in "CT":
        _check_no_fortress(state)
        _check_moves(state, steps, spelt)
    else:
        _must(state.hits >= 0, "hits", state.hits)
        _check_fortress(state, steps, spelt)


def _check_no_fortress(state: TrollfjordState) -> None:
    """Nobody hammers: nothing is left of an earlier hammering; the slider lies as soon as the start plank is turned."""
    lasting = (state.fortress, state.comrade, state.hammerer, state.partner, state.limit)
    _must(lasting == (NOWHERE, NOBODY, NOBODY, NOBODY, 0), "fortress", lasting)
    _must(not any(state.out) and not any(state.offers), "out", state.out)
    _must(not state.taken and not state.appeased, "taken", state.taken)
    _must(state.hits == (-1 if min(state.lords) < 0 else 0), "hits", state.hits)


def _check_moves(state: TrollfjordState, steps: list[Step[Any]], spelt: str) -> None:
    """TF-A2, TF-A3: who places or wanders, as the own lord stands; those in front wait in their order."""
    moves = [step for step in steps if isinstance(step, Place | Wander)]
    is_own = spelt[-2:] in ("TP", "TW")
    front = state.in_front(state.turn)
    seats = [state.turn] if is_own else front[len(front) - len(moves) :][::-1]
    _must([step.seat for step in moves] == seats, "agenda", moves)
    for step in moves:
        _check_move(state, step, MOST_STRENGTH if is_own else 1)


def _check_move(state: TrollfjordState, step: Place | Wander, most: int) -> None:
    space = state.lords[step.seat]
    _must(space >= 0 and 1 <= step.left <= most, "left", step)
    _must((space % 2 == PLACEMENT) == isinstance(step, Place), "agenda", step)
    if not isinstance(step, Place):
        return
    landscape = landscape_at(state.planks, space)
    _must(step.landscape == landscape, "landscape", step)
    if step.region != NOWHERE:
        _must(step.region in REGIONS_OF[landscape] and step.left < most, "region", step)
        _must(state.trolls[step.seat * REGION_COUNT + step.region] > 0, "region", step)


# -- at a fortress


def _check_fortress(state: TrollfjordState, steps: list[Step[Any]], spelt: str) -> None:
    _must(0 <= state.fortress < SITE_COUNT, "fortress", state.fortress)
    _within((state.comrade, state.hammerer, state.partner), NOBODY, state.seats - 1, "comrade")
    _must(state.comrade != state.turn, "comrade", state.comrade)
    if "b" not in spelt or "L" in spelt:  # nobody has cleared yet
        _check_slates(state)
    if "b" in spelt:
        _check_hammering(state, steps, spelt)
        return
    idle = (state.hammerer, state.partner, state.limit, state.hits)
    _must(idle == (NOBODY, NOBODY, 0, 0), "hammerer", idle)
    _must(not any(state.out) and not any(state.offers), "out", state.out)
    _must(not state.taken and not state.appeased, "taken", state.taken)
    step = steps[-1]
    asked = candidates(state, state.turn, state.fortress)
    if isinstance(step, AskComrade):
        left = step.candidates
        _must(bool(left) and asked[len(asked) - len(left) :] == left, "candidates", left)
        _must(state.comrade == NOBODY, "comrade", state.comrade)
    else:
        assert isinstance(step, Decide)
        _must(step.comrade == state.comrade, "comrade", state.comrade)
        _must(state.comrade == NOBODY or state.comrade in asked, "comrade", state.comrade)


def _check_slates(state: TrollfjordState) -> None:
    """TF-B1.3, TF-B1.5: the two may hammer here; a treasure on the belt by now is this turn's."""
    for seat in (state.turn, state.comrade):
        if seat != NOBODY:
            holds = state.meets_slate_2(seat, state.fortress) and not state.laid[seat]
            _must(holds, "fortress", state.fortress)
    space = state.belt_space(state.turn) - (state.collected(state.turn) != NOWHERE)
    number = state.numbers[state.fortress]
    _must(space in (number, len(NUMERALS)), "fortress", state.fortress)


def _check_hammering(state: TrollfjordState, steps: list[Step[Any]], spelt: str) -> None:
    both = (state.turn, state.comrade)
    _must(state.hammerer in both and state.hammerer != NOBODY, "hammerer", state.hammerer)
    others = [seat for seat in both if seat != state.hammerer]
    _must(state.partner == NOBODY or state.partner in others, "partner", state.partner)
    _within((state.limit,), 2, MOST_HITS, "limit")
    _within((state.hits,), 0, state.limit, "hits")
    if "L" in spelt:
        trolls = [state.trolls_at(seat, state.fortress) for seat in both if seat != NOBODY]
        _must(state.limit == min(MOST_HITS, sum(trolls)), "limit", state.limit)
    _must(state.hits > 0 or not any(state.out), "out", state.out)
    _must(not state.appeased or state.excess() > 0, "appeased", state.appeased)
    _check_taken(state)
    _check_blow(state, steps, spelt)
    _check_offers(state, steps[-1])
    _check_collecting(state, steps)


def _check_taken(state: TrollfjordState) -> None:
    """TF-C1.2, TF-C1.14: one treasure each, from this fortress; what was taken lies on the belt or in the sack."""
    _within(state.taken, 0, state.seats * REGION_COUNT - 1, "taken")
    seats = [entry // REGION_COUNT for entry in state.taken]
    _must(len(set(seats)) == len(seats), "taken", state.taken)
    for entry in state.taken:
        seat, region = entry // REGION_COUNT, entry % REGION_COUNT
        _must(seat in (state.turn, state.comrade), "taken", state.taken)
        _must(region in state.board.sites[state.fortress], "taken", state.taken)
        owned = state.belt_points(seat) if seat == state.turn else len(state.sacks[seat])
        _must(owned > 0, "taken", state.taken)
    emptied = [entry % REGION_COUNT for entry in state.taken]
    _must(len(set(emptied)) == len(emptied), "taken", state.taken)


def _check_blow(state: TrollfjordState, steps: list[Step[Any]], spelt: str) -> None:
    """TF-B4: a blow is possible, or its boulders are being counted."""
    step = steps[-1]
    if isinstance(step, Swing):
        is_calm = not state.excess() and not any(state.offers)
        _must(state.hits < state.limit and is_calm, "hits", state.hits)
        _must(step.may_stop or state.hits == 0 or state.partner == NOBODY, "may_stop", step)
        _must(not step.may_stop or state.hits > 0, "may_stop", step)
    if not isinstance(step, Fall | FallOf):
        return
    after = steps[-2]
    assert isinstance(after, AfterHit)
    before = [after.red, after.yellow, after.blue, after.white]
    told = step.colour if isinstance(step, FallOf) else 0
    _must(state.hits > 0 and before[told:] == state.out[told:], "AfterHit", after)
    _must(all(0 <= a <= b for a, b in zip(before, state.out, strict=True)), "AfterHit", after)
    _must(max(before[:LIMITED]) <= state.limit, "AfterHit", after)
    if isinstance(step, Fall):
        blows = BLOWS if state.settings["tower"] == PHYSICS else [HIT]
        _must(step.blow in blows, "blow", step)
    else:
        _must(0 <= step.colour < LIMITED, "colour", step)
        left = sum([BOULDERS_PER_COLOUR - count for count in state.out[step.colour :]])
        _must(0 <= step.fell <= left, "fell", step)


def _check_offers(state: TrollfjordState, step: Step[Any]) -> None:
    """TF-R.16, TF-R.17: gifts on offer belong to those who hammer, and are fewer than needed."""
    offers = state.offers
    _must(all(a & ~b == 0 for a, b in zip(offers, state.gifts, strict=True)), "offers", offers)
    if not isinstance(step, Offer):
        _must(not any(offers), "offers", offers)
        return
    pair = [step.seat, step.other]
    _must(sorted(pair) == sorted([state.hammerer, state.partner]), "Offer", step)
    _must(step.seat != NOBODY and not (step.passed and step.other == NOBODY), "Offer", step)
    _must(not state.appeased and state.excess() > 0, "appeased", state.appeased)
    given = [offers[seat] if seat in pair else 0 for seat in range(state.seats)]
    discs = sum([mask.bit_count() for mask in offers])
    held = sum([state.gifts[seat].bit_count() for seat in pair if seat != NOBODY])
    _must(given == offers and discs < state.excess() <= held, "offers", offers)


def _check_collecting(state: TrollfjordState, steps: list[Step[Any]]) -> None:
    """TF-C1.3, TF-C3: who collects and who clears, each once; what is turned up lay where something was taken."""
    seats = [step.seat for step in steps if isinstance(step, Collect | KeepOn)]
    _must(all(state.collected(seat) == NOWHERE for seat in seats), "Collect", seats)
    _must(len(set(seats)) == len(seats), "Collect", seats)
    _must(set(seats) <= {state.hammerer, state.partner}, "Collect", seats)
    _must(NOBODY not in seats, "Collect", seats)
    clearing = [step.seat for step in steps if isinstance(step, Clear)]
    both = [seat for seat in (state.turn, state.comrade) if seat != NOBODY]
    _must(not clearing or clearing[::-1] in (both, both[1:]), "Clear", clearing)
    for seat in clearing:
        _must(state.meets_slate_2(seat, state.fortress), "trolls", state.trolls)
    regions = [step.region for step in steps if isinstance(step, Reveal)]
    taken = [entry % REGION_COUNT for entry in state.taken]
    _must(regions[::-1] == taken[len(taken) - len(regions) :], "Reveal", regions)
    filled = taken[: len(taken) - len(regions)] if regions else []
    for region in taken:
        _must((state.treasures[region] != NONE) == (region in filled), "treasures", region)
