"""The named numbers of a seat that learned weights judge a table by: each is about -1 to 1, and many are 0.

A name begins with the part of the evaluation that it belongs to, so that a learned judgement is told in the same words.
Points are told as shares of the lead that wins most matches from there. The first features are the terms of the hand-made
evaluation: weights of 2 for each of them and of 0 for the others judge as it does. All others that tell of what is still to
come count less where a match takes long, so that what was learned from short ones keeps nobody waiting for ever.
"""

from typing import Final

from mypy_extensions import i64

from trollbord.games.trollfjord.box import (
    BELT,
    GIFTS,
    MOST_HITS,
    PLUS,
    REGION_COUNT,
    SITE_COUNT,
    TROLLS,
)
from trollbord.games.trollfjord.evaluate import (
    FILLED,
    PER_HIT,
    TERMS,
    best_hope,
    breaking,
    chance,
    goes_on,
    is_hammering,
    is_near,
    on_table,
    patience_of,
    pending,
    price,
    promise_at,
    reach,
    safe_lead,
    target,
    waits_to_collect,
    weighed,
)
from trollbord.games.trollfjord.fortress import CallFortress
from trollbord.games.trollfjord.state import NOBODY, NOWHERE, TrollfjordState
from trollbord.kernel.seat import Seat
from trollbord.kernel.weights import Model

LAST_ROUND: Final = len(BELT)
"""The stage in which the belts count no more; before that, a stage is the number of belt spaces filled."""
STAGES: Final = len(BELT) + 1
PLACES: Final = ("there", "near", "far", "reserve")

_TERMS: Final = tuple([f"{term}.plain" for term in TERMS])
_SACK: Final = tuple([f"sack.stage-{stage}" for stage in range(LAST_ROUND)])
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
_HAMMERING: Final = (
    "boulders.belt",
    "boulders.sack",
    "boulders.sure",
    "boulders.more",
    "boulders.risk",
    "boulders.price",
    "trolls.cleared",
    "trolls.uprooted",
)
"""While somebody hammers: what lies there for the belt or the sack, what is sure, what more blows may bring and may lose,
what the angry spirit asks for, and what clearing a region is going to cost."""
_MEETING: Final = ("trolls.call", "trolls.shared", "trolls.guests", "trolls.join", "trolls.beyond")
"""Before anybody hammers: what may be called in this turn, the fortress that others are ready at too, what that lets them
hope for, what a seat may hope for as a comrade, and trolls that stand ready for the belt space after the next."""
FEATURES: Final = (
    *_TERMS,
    *_SACK,
    *_GIFTS,
    *_PACE,
    *_TROLLS,
    *_WALKWAY,
    *_HAMMERING,
    *_MEETING,
)
SACK_AT: Final = len(_TERMS)
GIFTS_AT: Final = SACK_AT + len(_SACK)
PACE_AT: Final = GIFTS_AT + len(_GIFTS)
TROLLS_AT: Final = PACE_AT + len(_PACE)
WALKWAY_AT: Final = TROLLS_AT + len(_TROLLS)
HAMMERING_AT: Final = WALKWAY_AT + len(_WALKWAY)
MEETING_AT: Final = HAMMERING_AT + len(_HAMMERING)
OF_STAGE: Final = len(_TROLLS) // STAGES


class Table:
    """What the features of all seats lean on, found once for each table."""

    def __init__(self, state: TrollfjordState) -> None:
        self.lead: Final = safe_lead(state)
        self.stage: Final = stage_of(state)
        self.patience: Final = 1.0 if state.reason else patience_of(state)
        self.targets: Final = [_target(state, seat) for seat in range(state.seats)]
        """The site that each seat's belt asks for."""


def _target(state: TrollfjordState, seat: Seat) -> int:
    return NOWHERE if state.laid[seat] else target(state, seat)


def stage_of(state: TrollfjordState) -> int:
    """How far the match has come: the belt spaces of whoever has filled most, or the last round."""
    if state.reason:
        return LAST_ROUND
    return min(len(BELT) - 1, max([state.belt_space(seat) for seat in range(state.seats)]))


def learned(state: TrollfjordState, model: Model) -> list[float]:
    """How each seat stands, as a model has learned it."""
    table = Table(state)
    found: list[float] = []
    for seat in range(state.seats):
        tell(state, seat, table, model)
        found.append(model.total())
    return found


def tell(state: TrollfjordState, seat: Seat, table: Table, model: Model) -> None:
    """Tell a model the features of a seat."""
    model.begin()
    if state.laid[seat]:
        _tell_terms(state, seat, table, 0.0, 0.0, model)
        return
    site, boulders, promised = table.targets[seat], on_table(state, seat), 0.0
    if site != NOWHERE:
        coming = pending(state, seat, site)
        promised = promise_at(state, seat, site, coming)
        _tell_pace(state, seat, table, coming, model)
    _tell_terms(state, seat, table, boulders, promised, model)
    _tell_walkway(state, seat, table, model)
    if not state.limit:
        _tell_meeting(state, seat, table, model)
    elif is_hammering(state, seat):
        _tell_hammering(state, seat, table, boulders, model)


def _tell_terms(
    state: TrollfjordState,
    seat: Seat,
    table: Table,
    boulders: float,
    promised: float,
    model: Model,
) -> None:
    """The terms of the hand-made evaluation, and more of what a seat has already."""
    lead = table.lead
    belt, sack, gifts, crowns, out, pace, trolls, walkway = weighed(state, seat, boulders, promised)
    model.add(0, belt / lead)
    model.add(2, gifts / lead)
    model.add(3, crowns / lead)
    model.add(4, out / lead)
    model.add(5, pace / lead)
    model.add(6, trolls / lead)
    model.add(7, walkway / lead)
    if sack > 0.0:
        model.add(1, sack / lead)
    if table.stage == LAST_ROUND:
        return
    if sack > 0.0:
        model.add(SACK_AT + table.stage, table.patience * sack / lead)
    for index in range(len(GIFTS)):
        if state.gifts[seat] >> index & 1:
            model.add(GIFTS_AT + index, table.patience * 3.0 / lead)


def _tell_pace(
    state: TrollfjordState, seat: Seat, table: Table, coming: float, model: Model
) -> None:
    """How far a belt is filled, and what the trolls promise for its next space."""
    filled: i64 = state.belt_space(seat)
    model.add(PACE_AT + filled * STAGES + table.stage, table.patience * FILLED / table.lead * 2.0)
    stage: i64 = LAST_ROUND if state.reason else filled
    at: i64 = TROLLS_AT + stage * OF_STAGE
    _tell_trolls(state, seat, table, at, model)
    if coming != 0.0:
        model.add(at + 7, table.patience * coming / table.lead)


def _tell_trolls(state: TrollfjordState, seat: Seat, table: Table, at: i64, model: Model) -> None:
    """Where the trolls stand towards the site that the belt asks for, and what they promise there."""
    site, share = table.targets[seat], table.patience / TROLLS
    there, held = _at_site(state, seat, site)
    near = _near_site(state, seat, site)
    far = TROLLS - state.reserve[seat] - there - near
    if there:
        model.add(at, share * there)
        model.add(at + 4, table.patience * min(2, held) / 2.0)
        # Who hammers there already is told what lies on the table instead.
        if site != state.fortress or not state.limit or not is_hammering(state, seat):
            hope = table.patience * best_hope(state, seat, site, min(MOST_HITS, there)) / table.lead
            model.add(at + 6, hope)
            if held > 1:
                model.add(at + 5, hope)
    if near:
        model.add(at + 1, share * near)
    if far:
        model.add(at + 2, share * far)
    if state.reserve[seat]:
        model.add(at + 3, share * state.reserve[seat])


def _tell_walkway(state: TrollfjordState, seat: Seat, table: Table, model: Model) -> None:
    """How far ahead the lord stands: the one behind all others moves next."""
    last = state.last_place()
    ahead = float(state.lords[seat] - state.lords[last])
    if ahead > 0.0:
        model.add(WALKWAY_AT, table.patience * ahead / table.lead)
        model.add(WALKWAY_AT + 2 + table.stage, table.patience * ahead / 10.0)
    if seat == last:
        model.add(WALKWAY_AT + 1, 2.0 / table.lead)


def _tell_hammering(
    state: TrollfjordState, seat: Seat, table: Table, boulders: float, model: Model
) -> None:
    """What a seat that hammers may take and may lose."""
    lead = table.lead
    if boulders != 0.0:
        model.add(HAMMERING_AT + (0 if seat == state.turn else 1), boulders / lead)
    least, held = _to_clear(state, seat)
    if held:
        model.add(HAMMERING_AT + 6, table.patience * least / TROLLS)
        if held < 3:
            model.add(HAMMERING_AT + 7, table.patience)
    if not waits_to_collect(state, seat):
        return
    now, better = reach(state, seat)
    sure = (now + FILLED) / lead if now else 0.0
    excess = state.excess()
    if excess and not state.appeased:
        model.add(HAMMERING_AT + 5, min(40.0, float(price(state, seat) * excess)) / lead)
        return
    if now:
        model.add(HAMMERING_AT + 2, sure)
    if goes_on(state):
        if better:
            hits = state.limit - state.hits
            reached = chance(PER_HIT * hits - 0.5, better - state.boulders_out())
            model.add(HAMMERING_AT + 3, reached * (better + FILLED) / lead)
        if now:
            model.add(HAMMERING_AT + 4, breaking(state) * sure)


def _to_clear(state: TrollfjordState, seat: Seat) -> tuple[int, int]:
    """The fewest trolls that a seat can clear, and in how many regions of the fortress it stands."""
    region = state.collected(seat)
    if region != NOWHERE:
        return state.trolls[seat * REGION_COUNT + region], _at_site(state, seat, state.fortress)[1]
    least, held = TROLLS, 0
    for region in state.board.sites[state.fortress]:
        count = state.trolls[seat * REGION_COUNT + region]
        if count:
            held += 1
            least = min(least, count)
    return least, held


def _tell_meeting(state: TrollfjordState, seat: Seat, table: Table, model: Model) -> None:
    """What a seat may call in this turn, with whom, and where it may join others."""
    site, share = table.targets[seat], table.patience / table.lead
    if site != NOWHERE and state.meets_slate_2(seat, site):
        own = state.trolls_at(seat, site)
        alone = best_hope(state, seat, site, own)
        if _may_call(state, seat):
            model.add(MEETING_AT, alone / table.lead)
        guest = _guest(state, seat, site)
        if guest != NOBODY:
            together = own + state.trolls_at(guest, site)
            model.add(MEETING_AT + 1, share * (best_hope(state, seat, site, together) - alone))
            model.add(MEETING_AT + 2, share * best_hope(state, guest, site, together))
    join = _best_join(state, seat, table)
    if join > 0.0:
        model.add(MEETING_AT + 3, share * join)
    beyond = _beyond(state, seat)
    if beyond:
        model.add(MEETING_AT + 4, table.patience * beyond / TROLLS)


def _may_call(state: TrollfjordState, seat: Seat) -> bool:
    """Whether a seat is still to name a fortress in this turn, or has named one and not struck yet."""
    if seat != state.turn:
        return False
    if state.fortress != NOWHERE or isinstance(state.step, CallFortress):
        return True
    return any([isinstance(step, CallFortress) for step in state.agenda])


def _guest(state: TrollfjordState, seat: Seat, site: int) -> Seat:
    """Who would be asked first to hammer at a site with a seat, or nobody."""
    found, most = NOBODY, 0
    for other in range(state.seats):
        if other != seat and not state.laid[other] and state.meets_slate_2(other, site):
            trolls = state.trolls_at(other, site)
            if trolls > most:
                found, most = other, trolls
    return found


def _best_join(state: TrollfjordState, seat: Seat, table: Table) -> float:
    """The points that a seat may expect as a comrade at the sites that the others' belts ask for."""
    best = 0.0
    for other in range(state.seats):
        site = table.targets[other]
        if other == seat or site == NOWHERE or not state.meets_slate_2(seat, site):
            continue
        if state.meets_slate_2(other, site):
            limit = state.trolls_at(seat, site) + state.trolls_at(other, site)
            best = max(best, best_hope(state, seat, site, limit))
    return best


def _beyond(state: TrollfjordState, seat: Seat) -> int:
    """The most trolls of a seat at a site for the belt space after its next one."""
    space = state.belt_space(seat) + 1
    most = 0
    if space > PLUS or state.reason:
        return most
    for site in range(SITE_COUNT):
        if state.numbers[site] == space:
            most = max(most, state.trolls_at(seat, site))
    return most


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
