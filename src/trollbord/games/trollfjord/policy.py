"""How a player of some sense answers: used for playing ahead, and by the bots of the table.

It gathers trolls at the fortress that its belt asks for, hammers when the treasure is in reach, and stops before the
spirit gets angry.
"""

from random import Random
from typing import Final

from trollbord.games.trollfjord.box import (
    DECLINE,
    DONE,
    END,
    GIFTS,
    HAMMER,
    JOIN,
    KEEP,
    LANDSCAPE_OF,
    LEAVE,
    LORD_MOVES,
    PASS,
    PLACEMENT,
    REGION_COUNT,
    STOP,
    landscape_at,
)
from trollbord.games.trollfjord.evaluate import (
    PER_HIT,
    best_hope,
    breaking,
    chance,
    is_long,
    is_near,
    price,
    reach,
    target,
)
from trollbord.games.trollfjord.state import NOBODY, TrollfjordState
from trollbord.games.trollfjord.technique import best_blow
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

SEARCHING: Final = 2.0  # how much whim goes into a lord's move
SETTLED: Final = frozenset(
    {"swing", "take", "keep", "gift", "clear", "join", "hammer-alone", "hammer-with"}
)
"""Questions that a search answers with sense first."""
BEGINNINGS: Final = frozenset({"call", "hammer-alone", "hammer-with"})
"""Questions in which hammering begins, or does not."""
WHIM: Final = 0.03  # how often anything at all is picked, so that no plan can stick for ever


def rollout(state: TrollfjordState, rng: Random) -> Option:
    """A quick answer to the current question of a seat."""
    ask = state.ask
    assert ask is not None
    prompt = ask.prompt
    if rng.random() < WHIM:
        return ask.options[int(rng.random() * len(ask.options))]
    if prompt == "lord":
        return _lord(state, ask.seat, rng)
    if prompt in ("place", "tailwind-place"):
        return _place(state, ask, rng)
    if prompt in ("wander", "tailwind-wander"):
        return _wander(state, ask, rng)
    if prompt == "call" or prompt in SETTLED:
        return _settled(state, ask)
    return ask.options[int(rng.random() * len(ask.options))]  # where the fortresses stand


def _settled(state: TrollfjordState, ask: Ask) -> Option:
    """The answer to a question of B or C, where sense needs no luck."""
    if ask.prompt == "swing":
        return swing(state, ask)
    if ask.prompt == "call":
        return _call(state, ask)
    if ask.prompt == "join":
        return _join(state, ask.seat)
    if ask.prompt in ("hammer-alone", "hammer-with"):
        return _hammer(state, ask.seat)
    if ask.prompt in ("take", "keep"):
        return _take(state, ask)
    if ask.prompt == "gift":
        return _gift(state, ask)
    assert ask.prompt == "clear", ask.prompt
    return _clear(state, ask)


# -- A: where to gather


def _lord(state: TrollfjordState, seat: Seat, rng: Random) -> Option:
    site = target(state, seat)
    wanted = [LANDSCAPE_OF[region] for region in state.board.sites[site]]
    outside = sum(state.trolls[seat * REGION_COUNT : (seat + 1) * REGION_COUNT])
    outside -= state.trolls_at(seat, site)
    best, most = LORD_MOVES[0], -99.0
    for option in LORD_MOVES:
        strength = option.second + 1
        space = state.space_ahead(seat, option.first, strength)
        if option.first == PLACEMENT:
            useful = landscape_at(state.planks, space) in wanted
            worth = min(strength, state.reserve[seat]) * (2.0 if useful else 0.4)
        else:
            worth = 1.5 * min(strength, outside)
        worth += SEARCHING * rng.random() - 0.25 * (space - state.lords[seat])
        if worth > most:
            best, most = option, worth
    return best


def _pull(state: TrollfjordState, seat: Seat, site: int, region: int) -> float:
    """How much a region attracts a player's next troll."""
    if region not in state.board.sites[site]:
        return 0.0
    held = [each for each in state.board.sites[site] if state.trolls[seat * REGION_COUNT + each]]
    pull = 2.0 - 0.04 * state.treasures[region]
    return pull + 2.0 if region not in held and len(held) < 2 else pull


def _place(state: TrollfjordState, ask: Ask, rng: Random) -> Option:
    site = target(state, ask.seat)
    best, most = ask.options[0], -1.0
    for option in ask.options:
        if option is not DONE:
            pull = _pull(state, ask.seat, site, option.first) + 0.3 * rng.random()
            if pull > most:
                best, most = option, pull
    return best


def _wander(state: TrollfjordState, ask: Ask, rng: Random) -> Option:
    """A step towards the target, if one helps; trolls that share a region at the target may spread out."""
    site = target(state, ask.seat)
    around = state.board.sites[site]
    base = ask.seat * REGION_COUNT
    best, most = DONE, 0.4
    for option in ask.options:
        if option is DONE:
            continue
        goal = _pull(state, ask.seat, site, option.second)
        if option.first in around:
            goal -= 2.6 if state.trolls[base + option.first] > 1 else 9.0
        elif goal == 0.0 and is_near(state, site, option.second):
            goal = 0.6
        goal += 0.2 * rng.random()
        if goal > most:
            best, most = option, goal
    return best


# -- B: whether and how long to hammer


def _call(state: TrollfjordState, ask: Ask) -> Option:
    best, most = END, 3.0
    for option in ask.options:
        if option is END:
            continue
        limit = state.trolls_at(ask.seat, option.first)
        worth = best_hope(state, ask.seat, option.first, limit)
        if worth > most:
            best, most = option, worth
    return best


def _join(state: TrollfjordState, seat: Seat) -> Option:
    trolls = state.trolls_at(seat, state.fortress)
    limit = trolls + state.trolls_at(state.turn, state.fortress)
    return JOIN if best_hope(state, seat, state.fortress, limit) > 2.0 + 0.5 * trolls else DECLINE


def _hammer(state: TrollfjordState, seat: Seat) -> Option:
    limit = state.trolls_at(seat, state.fortress)
    if state.comrade != NOBODY:
        limit += state.trolls_at(state.comrade, state.fortress)
    return HAMMER if best_hope(state, seat, state.fortress, limit) > 3.0 else END


def strikes_on(state: TrollfjordState, seat: Seat) -> bool:
    """Whether one more blow is worth its risk."""
    now, better = reach(state, seat)
    if better == 0:
        return now == 0 and state.partner == NOBODY
    hits = state.limit - state.hits
    reached = chance(PER_HIT * hits - 0.5, better - state.boulders_out())
    risk = breaking(state)
    loss = min(price(state, seat) + 2, max(now, 1))
    return reached * (better - now) * (1.0 - 0.5 * risk) > risk * loss


def swing(state: TrollfjordState, ask: Ask) -> Option:
    """Strike or stop; where a blow can be aimed, hearty while the limits are far and gentle near them."""
    if ask.options[-1] is STOP and not strikes_on(state, ask.seat):
        return STOP
    if len(ask.options) <= 2:
        return ask.options[0]
    return best_blow(state, ask.seat)


# -- C: gifts, treasures, clearing


def _gift(state: TrollfjordState, ask: Ask) -> Option:
    """Pay with the cheapest disc while the treasure is worth more than all that is missing would cost."""
    if ask.options[0] is PASS:
        return PASS
    out = state.boulders_out()
    best = 0
    for region in state.board.sites[state.fortress]:
        value = state.treasures[region]
        if value <= out and state.trolls[ask.seat * REGION_COUNT + region]:
            best = max(best, value)
    need = state.excess() - sum([mask.bit_count() for mask in state.offers])
    cost = sum([GIFTS[option.first] for option in ask.options if option is not PASS][:need])
    return ask.options[0] if best > cost + 2 else PASS


def _take(state: TrollfjordState, ask: Ask) -> Option:
    best, most = ask.options[0], -1
    for option in ask.options:
        if option is KEEP or option is LEAVE:
            continue
        if state.treasures[option.first] > most:
            best, most = option, state.treasures[option.first]
    if ask.options[-1] is LEAVE:  # nothing allowed: keep on while a treasure is near enough
        _, better = reach(state, ask.seat)
        missing = better - state.boulders_out()
        near = better > 0 and missing <= PER_HIT * (state.limit - state.hits)
        return KEEP if near else LEAVE
    return best


def _clear(state: TrollfjordState, ask: Ask) -> Option:
    base = ask.seat * REGION_COUNT
    best, least = ask.options[0], 99
    for option in ask.options:
        if state.trolls[base + option.first] < least:
            best, least = option, state.trolls[base + option.first]
    return best


def prior(state: TrollfjordState) -> list[float] | None:
    """How promising each option looks.

    What falls is hardly ever the same twice, so a search comes to most blows but once: it has to begin with the sensible
    answer, or else half of all hammering ends after the first blow.
    """
    ask = state.ask
    assert ask is not None
    if ask.prompt in ("wander", "tailwind-wander"):
        site = target(state, ask.seat)
        return [_step_hope(state, ask.seat, site, option) for option in ask.options]
    if ask.prompt == "swing" and len(ask.options) > 2:
        chosen = best_blow(state, ask.seat)
        return [_blow_hope(option, chosen) for option in ask.options]
    if ask.prompt in SETTLED or (ask.prompt == "call" and is_long(state)):
        chosen = _settled(state, ask)
        # Each would rather join than begin, and a search believes that the other does: in a long match neither may wait.
        rest = 0.0 if chosen is not END and ask.prompt in BEGINNINGS and is_long(state) else 0.5
        return [
            1.0 if option is chosen else rest if option is END else 0.5 for option in ask.options
        ]
    return None


def _step_hope(state: TrollfjordState, seat: Seat, site: int, option: Option) -> float:
    if option is DONE:
        return 0.5
    hope_there = _pull(state, seat, site, option.second)
    return hope_there * 0.3 if option.first in state.board.sites[site] else 0.2 + hope_there


def _blow_hope(option: Option, chosen: Option) -> float:
    """One blow of each strength is enough to try: the low ones on the chosen side."""
    if option is STOP or option is chosen:
        return 1.0
    return 0.5 if option.first == chosen.first and option.third == chosen.third else 0.0
