"""What a table of Trollfjord is worth: points in hand, and what the trolls that stand and the lords' places promise.

Every troll, step and space counts a little, so that a player who looks one question ahead gathers at the right
fortress, hammers there and comes to an end.
"""

from math import exp, tanh
from typing import Final

from trollbord.games.trollfjord.box import (
    BELT,
    CROWN_VALUE,
    GIFTS,
    GREATEST_VALUE,
    LIMITED,
    MOST_HITS,
    PLUS,
    REGION_COUNT,
    REGIONS_OF,
    SITE_COUNT,
)
from trollbord.games.trollfjord.collecting import Collect
from trollbord.games.trollfjord.gifts import Offer
from trollbord.games.trollfjord.hammering import KeepOn, Swing
from trollbord.games.trollfjord.moving import Place, Tailwinds, Wander
from trollbord.games.trollfjord.state import NOBODY, NOWHERE, TrollfjordState
from trollbord.kernel.floats import steady
from trollbord.kernel.seat import Seat

REACHED: Final = [0.0, 2.5, 5.5, 8.5, 11.5, 14.2, 16.8, 19.2, 21.5, 23.8]
"""By the number of trolls: the boulders that they bring out on average, with as many hits and the colour limit in mind."""
SPREAD: Final = 2.6  # how uncertain that number is
PER_HIT: Final = 3.3  # boulders at one more blow
BREAKS: Final = [0.56, 0.22, 0.07, 0.02, 0.005]
"""How likely one ordinary blow brings out more than 0, 1, 2, ... boulders of a colour."""

GATHERED: Final = 1.6  # points for a troll at the fortress that the belt asks for
FOOTHOLD: Final = 2.0  # points for each of the two regions that slate 2 asks for
PROMISE: Final = 0.55  # of the treasure that hammering there would bring
NEAR: Final = 0.6  # of such a troll, for one that is a step away
FAR: Final = 0.3  # and for any other
RESERVE: Final = 0.45  # and for one in reserve, which still needs a placement space
SPACE: Final = 0.35  # points that a space of the walkway costs: the player ahead waits
WIND: Final = 0.9  # points for a tailwind to come
FILLED: Final = 5.0  # points for a filled belt space beside its treasure: it sets the pace
COUNTS: Final = [0.8, 0.8, 0.8, 0.5, 0.0]
"""What comes of a promise, by filled belt spaces: the last one takes one treasure, however many trolls stand ready for more."""
LATE: Final = 0.5  # what it is worth in the last round, where one turn is left to keep it
MISSED: Final = 3.0  # points less, for those who are not ready
LEADS: Final = [39.0, 33.0, 26.0, 16.0, 10.0]
"""A lead that wins most matches, by the belt spaces of the player who has filled most (4: the last round): the less is still to
come, the surer it is. 1.25 times as wide as the points to come were spread in 655 matches of `huldra`."""
PATIENT: Final = 60  # spaces that a match takes; after them waiting loses its worth, so that nobody waits for ever
LEAST_PATIENCE: Final = 0.1
LONG: Final = 100  # spaces that hardly any match takes: in longer ones a player has to begin


def chance(boulders: float, value: int) -> float:
    """How likely about `boulders` boulders are enough for a treasure."""
    # A logistic curve, which 1.7 makes nearly as steep as a normal one of this spread; half a boulder, as counts are whole.
    return steady(1.0 / (1.0 + exp((value - boulders - 0.5) / SPREAD * 1.7)))


def _hopes(boulders: float) -> list[float]:
    values = range(GREATEST_VALUE + 1)
    return [chance(boulders, value) * (value + FILLED) if value else 0.0 for value in values]


HOPES: Final = [_hopes(boulders) for boulders in REACHED]
"""By the number of trolls and a treasure's value: the points that it is worth to them."""


# -- trolls on the board


def prospect(state: TrollfjordState, seat: Seat, site: int) -> float:
    """What a player's trolls at a site are worth towards hammering there."""
    base = seat * REGION_COUNT
    trolls = held = 0
    for region in state.board.sites[site]:
        count = state.trolls[base + region]
        trolls += count
        held += count > 0
    if trolls == 0:
        return 0.0
    if site == state.fortress and state.limit and is_hammering(state, seat):
        return GATHERED * trolls + FOOTHOLD * min(2, held) - clearing(state, seat)
    # Slate 2 asks for trolls in two regions: with one, hammering there is still far off.
    share = PROMISE if held > 1 else 0.4 * PROMISE
    return (
        GATHERED * trolls + FOOTHOLD * min(2, held) + share * best_hope(state, seat, site, trolls)
    )


def best_hope(state: TrollfjordState, seat: Seat, site: int, limit: int) -> float:
    """The points that a player with trolls at a site may expect of the best treasure there, with `limit` hits."""
    hopes = HOPES[min(MOST_HITS, limit)]
    best = 0.0
    for region in state.board.sites[site]:
        if state.trolls[seat * REGION_COUNT + region]:
            best = max(best, hopes[state.treasures[region]])
    return best


def is_hammering(state: TrollfjordState, seat: Seat) -> bool:
    """Whether a player hammers in this turn, or did so and still has trolls to clear."""
    return seat == state.turn or seat == state.comrade


def clearing(state: TrollfjordState, seat: Seat) -> float:
    """What it costs to clear the region that a player can spare best."""
    least = 99
    for region in state.board.sites[state.fortress]:
        count = state.trolls[seat * REGION_COUNT + region]
        if 0 < count < least:
            least = count
    return GATHERED * (1.0 - RESERVE) * least + FOOTHOLD


def target(state: TrollfjordState, seat: Seat) -> int:
    """The site for the next belt space where a player stands best, or nowhere when the belt is full."""
    space = state.belt_space(seat)
    best, most = NOWHERE, -1.0
    if space > PLUS:
        return best
    for site in range(SITE_COUNT):
        if space != PLUS and state.numbers[site] != space:
            continue
        # Among sites where a player has nothing the cheapest treasure decides.
        worth = prospect(state, seat, site) - 0.02 * cheapest(state, site)
        if worth > most or best == NOWHERE:
            best, most = site, worth
    return best


def cheapest(state: TrollfjordState, site: int) -> int:
    """The least treasure at a site: what the first trolls there can hope for."""
    least = 99
    for region in state.board.sites[site]:
        value = state.treasures[region]
        if value and value < least:
            least = value
    return least


def is_near(state: TrollfjordState, site: int, region: int) -> bool:
    """Whether a region adjoins one of a site's."""
    a, b, c = state.board.sites[site]
    near = state.board.neighbours[region]
    return a in near or b in near or c in near


def elsewhere(state: TrollfjordState, seat: Seat, site: int) -> float:
    """What the trolls away from a site are worth towards it."""
    base = seat * REGION_COUNT
    around = state.board.sites[site]
    worth = 0.0
    for region in range(REGION_COUNT):
        count = state.trolls[base + region]
        if count and region not in around:
            worth += count * (NEAR if is_near(state, site, region) else FAR)
    return worth * GATHERED


# -- what is still to come in this turn


def pending(state: TrollfjordState, seat: Seat, site: int) -> float:
    """What the placement, the steps or the tailwind promise that a seat is going to have now."""
    step = state.step
    if isinstance(step, Place) and step.seat == seat:
        return placing(state, step, site)
    if isinstance(step, Wander) and step.seat == seat:
        return (0.4 + 0.6 * step.left) * best_step(state, seat, site)
    for later in state.agenda:
        if isinstance(later, Tailwinds) and later.seat != seat and not state.laid[seat]:
            return WIND if state.lords[seat] > state.lords[later.seat] else 0.0
    return 0.0


def best_step(state: TrollfjordState, seat: Seat, site: int) -> float:
    """How much the best single step of a troll would help towards a site."""
    base = seat * REGION_COUNT
    trolls = state.trolls
    now = prospect(state, seat, site) + elsewhere(state, seat, site)
    best = 0.0
    for region in range(REGION_COUNT):
        if not trolls[base + region]:
            continue
        # Each step is tried on the state itself and taken back: a copy for each would cost more than the judgement.
        trolls[base + region] -= 1
        for other in state.board.neighbours[region]:
            trolls[base + other] += 1
            best = max(best, prospect(state, seat, site) + elsewhere(state, seat, site) - now)
            trolls[base + other] -= 1
        trolls[base + region] += 1
    return best


def placing(state: TrollfjordState, step: Place, site: int) -> float:
    """What the trolls are worth that can be put down now: at the site, near it, or nowhere of use."""
    around = state.board.sites[site]
    regions = (step.region,) if step.region != NOWHERE else REGIONS_OF[step.landscape]
    best = 0.0
    for region in regions:
        if region in around:
            best = max(best, 1.0 + 0.02 * state.treasures[region])
        elif is_near(state, site, region):
            best = max(best, NEAR)
    count = min(step.left, state.reserve[step.seat])
    return max(0.0, count * GATHERED * (best - RESERVE))


# -- hammering


def breaking(state: TrollfjordState) -> float:
    """How likely one more ordinary blow is to anger the spirit."""
    calm = 1.0
    for colour in range(LIMITED):
        margin = state.limit - state.out[colour]
        if margin < 0:
            return 1.0
        if margin < len(BREAKS):
            # Colours are taken as independent, though one blow strikes them all.
            calm *= 1.0 - BREAKS[margin]
    return 1.0 - calm


def reach(state: TrollfjordState, seat: Seat) -> tuple[int, int]:
    """The best treasure that the boulders out allow a player now, and the next better one (0: none)."""
    out = state.boulders_out()
    now = better = 0
    for region in state.board.sites[state.fortress]:
        value = state.treasures[region]
        if not value or not state.trolls[seat * REGION_COUNT + region]:
            continue
        if value <= out:
            now = max(now, value)
        elif better == 0 or value < better:
            better = value
    return now, better


def price(state: TrollfjordState, seat: Seat) -> int:
    """The cheapest gift left, or what can't be paid."""
    for index, value in enumerate(GIFTS):
        if state.gifts[seat] >> index & 1:
            return value
    return 99


def on_table(state: TrollfjordState, seat: Seat) -> float:
    """What lies on the table for a player who hammers and has not collected, or is about to begin."""
    if state.fortress == NOWHERE:
        return 0.0
    if state.hammerer == NOBODY:
        return about_to(state, seat)
    if not waits_to_collect(state, seat):
        return 0.0
    now, better = reach(state, seat)
    share = 1.0 if seat == state.hammerer else 0.8
    if state.excess() and not state.appeased:
        return share * max(0.0, now + FILLED - price(state, seat) * state.excess())
    sure = now + FILLED if now else 0.0
    if better == 0 or not goes_on(state):
        return share * sure
    risk = breaking(state)
    hits = state.limit - state.hits
    reached = chance(PER_HIT * hits - 0.5, better - state.boulders_out())
    on = reached * (1.0 - 0.6 * risk) * (better + FILLED) + (1.0 - reached) * (1.0 - risk) * sure
    return share * max(sure, on)


def waits_to_collect(state: TrollfjordState, seat: Seat) -> bool:
    """Whether a hammering player may still come to collect."""
    if seat not in (state.hammerer, state.partner) or state.collected(seat) != NOWHERE:
        return False
    if isinstance(state.step, (Swing, KeepOn, Offer)):
        return not isinstance(state.step, KeepOn) or state.step.seat == seat
    for step in [state.step, *state.agenda]:
        if isinstance(step, (Collect, KeepOn)) and step.seat == seat:
            return True
    return False


def goes_on(state: TrollfjordState) -> bool:
    """Whether more blows may be struck."""
    return isinstance(state.step, (Swing, KeepOn)) and state.hits < state.limit


def about_to(state: TrollfjordState, seat: Seat) -> float:
    """A fortress is named: what hammering would bring more than waiting; the player may still end the turn."""
    if not is_hammering(state, seat):
        return 0.0
    own = state.trolls_at(seat, state.fortress)
    other = state.turn if seat == state.comrade else state.comrade
    together = own + (state.trolls_at(other, state.fortress) if other != NOBODY else 0)
    gain = best_hope(state, seat, state.fortress, together)
    gain -= PROMISE * best_hope(state, seat, state.fortress, own) + clearing(state, seat)
    return max(0.0, gain)


# -- all of it


def crown_hope(state: TrollfjordState, seat: Seat) -> float:
    """The points of crowns held; they count less while another seat can still take them."""
    points = 0.0
    for number, holder in enumerate(state.crowns):
        if holder != seat:
            continue
        rivals = 0
        for other in range(state.seats):
            if other != seat and not state.laid[other] and state.belt_space(other) <= number:
                rivals += 1
        # Each rival who has yet to fill this belt space may overtake: a crown counts a fifth less for every one.
        points += CROWN_VALUE * 0.8**rivals
    return points


TERMS: Final = ("belt", "sack", "gifts", "crowns", "boulders", "pace", "trolls", "walkway")
"""The names of what a player has, and may hope for."""
Terms = tuple[float, float, float, float, float, float, float, float]


def terms(state: TrollfjordState, seat: Seat) -> Terms:
    """The points that a player has and may hope for, by TERMS."""
    if state.laid[seat]:
        return weighed(state, seat, 0.0, 0.0)
    return weighed(state, seat, on_table(state, seat), promise(state, seat))


def weighed(state: TrollfjordState, seat: Seat, boulders: float, promised: float) -> Terms:
    """The points by TERMS, from what lies on the table for a player and what its trolls promise."""
    belt, sack = float(state.belt_points(seat)), float(sum(state.sacks[seat]))
    gifts, crowns = float(state.gift_points(seat)), crown_hope(state, seat)
    if state.laid[seat]:
        return belt, sack, gifts, crowns, 0.0, 0.0, 0.0, 0.0
    if state.reason:  # the last round: filled spaces set no pace any more, and nobody waits
        late = max(0.0, LATE * promised - MISSED)
        return belt, sack, gifts, crowns, boulders, 0.0, late, 0.0
    filled, patience = state.belt_space(seat), patience_of(state)
    trolls = patience * COUNTS[filled] * promised
    walkway = -SPACE * patience * (state.lords[seat] - state.lords[state.last_place()])
    return belt, sack, gifts, crowns, boulders, FILLED * filled, trolls, walkway


def worth(state: TrollfjordState, seat: Seat) -> float:
    """The points that a player has and may hope for."""
    belt, sack, gifts, crowns, boulders, pace, trolls, walkway = terms(state, seat)
    return belt + sack + gifts + crowns + boulders + (pace + trolls) + walkway


def promise(state: TrollfjordState, seat: Seat) -> float:
    """The points that a player's trolls may bring, wherever they stand."""
    site = target(state, seat)
    return 0.0 if site == NOWHERE else promise_at(state, seat, site, pending(state, seat, site))


def promise_at(state: TrollfjordState, seat: Seat, site: int, to_come: float) -> float:
    """The points that a player's trolls may bring towards a site, with what is still to come in this turn."""
    there = prospect(state, seat, site) + elsewhere(state, seat, site)
    return there + RESERVE * GATHERED * state.reserve[seat] + to_come


def patience_of(state: TrollfjordState) -> float:
    """What waiting is worth: all for a lap, then less and less."""
    progress = max(state.lords)
    if progress <= PATIENT:
        return 1.0
    left = PATIENT / progress
    return max(LEAST_PATIENCE, left * left)


def is_long(state: TrollfjordState) -> bool:
    """Whether a match takes so long that waiting for each other has to end."""
    return max(state.lords) > LONG


def outlooks(state: TrollfjordState, worths: list[float]) -> list[float]:
    """How each seat stands to the others, from -1 to 1: as the final ranking will have it, but not sure yet."""
    lead = safe_lead(state)
    totals = [0.0] * state.seats
    for seat, own in enumerate(worths):
        for other, theirs in enumerate(worths):
            if other != seat:
                totals[seat] += tanh((own - theirs) / lead)
    return [total / (state.seats - 1) for total in totals]


def safe_lead(state: TrollfjordState) -> float:
    """The lead that wins most matches from here."""
    if state.reason:
        return LEADS[len(BELT)]
    return LEADS[max([state.belt_space(seat) for seat in range(state.seats)])]
