"""The named numbers of a seat that learned weights judge a table by: each is about -1 to 1, and many are 0.

A name begins with the part of the evaluation that it belongs to, so that a learned judgement is told in the same words.
The terms of the hand-made evaluation are among them, by the lead that wins most matches: it weighs each of them by 1.
"""

from typing import Final

from mypy_extensions import i64

from trollbord.games.trolls_princesses.box import ROUNDS_OF, TROLLS
from trollbord.games.trolls_princesses.clans import CLAN_NAMES
from trollbord.games.trolls_princesses.counters import FIRST_KIND, TASK_COUNTER, TASK_NEED
from trollbord.games.trolls_princesses.evaluate import SPREAD, TERMS, piece_worth, terms_by
from trollbord.games.trolls_princesses.goods import (
    BARNS,
    COWS,
    DIAMOND,
    GOLD,
    OBSIDIAN,
    RESOURCES,
    TROLL_POWER,
)
from trollbord.games.trolls_princesses.places import CAVES, MINING, VILLAGE
from trollbord.games.trolls_princesses.scoring import CARD_COUNTER
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CHANGELING, SORTS
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.kernel.seat import Seat
from trollbord.kernel.weights import Model

UNIT: Final = SPREAD / 2
"""The points that count as 1: a sum of weights times this is an evaluation in points."""
MIDDLE: Final = 4.0
EARLY: Final = 8.0
MOMENTS: Final = ("late", "middle", "early")
"""Moments of a match, 1, MIDDLE and EARLY own turns before its end: what a good is worth changes from one to the next."""
FEW: Final = 2
GOOD_NAMES: Final = (*RESOURCES, "power", "cow")
TILE_KINDS: Final = ("resource", "princess", "bell", "vp", "royal")
SLOTS: Final = 4

_GOODS: Final = tuple([f"stock.{good}.{much}" for good in GOOD_NAMES for much in ("few", "more")])
_SHAFTS: Final = tuple(
    [f"stock.{what}.{kind}" for what in ("full", "shafts") for kind in RESOURCES]
)
_ROOMS: Final = tuple([f"stock.room.{sort}.{much}" for sort in SORTS for much in ("one", "more")])
_READY: Final = tuple([f"stock.ready.{what}" for what in (*SORTS, "card", "human")])
_SLOTS: Final = tuple(
    [f"engine.{piece}-{slot + 1}" for piece in ("camp", "changeling") for slot in range(SLOTS)]
)
_PLACES: Final = (
    *[f"engine.humans.{cave}" for cave in CAVES],
    *[f"engine.trolls.{cave}" for cave in CAVES],
    "engine.trolls.villages",
    "engine.trolls.together",
    "engine.camps-out",
)
_NEAR: Final = ("engine.near-princess", "engine.near-bell")
_OWNED: Final = (
    *[f"engine.tiles.{kind}" for kind in TILE_KINDS],
    "engine.cards",
    "engine.cards.scoring",
    *[f"points.{sort}" for sort in SORTS],
)
_TASKS: Final = ("tasks.met", "tasks.near", "tasks.open")
# What a clan begins with tells early tables apart: without these, its luck would be put down to its goods.
_CLANS: Final = tuple([f"engine.clan.{clan}" for clan in CLAN_NAMES])
_BY_TIME: Final = (
    *_GOODS,
    "stock.barns",
    *_SHAFTS,
    *_ROOMS,
    *_READY,
    *_SLOTS,
    *_PLACES,
    *_NEAR,
    *_OWNED,
    *_TASKS,
    *_CLANS,
    "turn.on",
    "turn.first",
)
"""What is told by the moments of a match."""
FEATURES: Final = (
    *[f"{name}.{moment}" for name in _BY_TIME for moment in MOMENTS],
    *[f"{term}.plain" for term in TERMS],
    *[f"points.{moment}" for moment in ("last", *MOMENTS)],
    "turn.second-move",
)
BARNS_AT: Final = len(_GOODS)
SHAFTS_AT: Final = BARNS_AT + 1
ROOMS_AT: Final = SHAFTS_AT + len(_SHAFTS)
READY_AT: Final = ROOMS_AT + len(_ROOMS)
SLOTS_AT: Final = READY_AT + len(_READY)
PLACES_AT: Final = SLOTS_AT + len(_SLOTS)
NEAR_AT: Final = PLACES_AT + len(_PLACES)
OWNED_AT: Final = NEAR_AT + len(_NEAR)
TASKS_AT: Final = OWNED_AT + len(_OWNED)
CLANS_AT: Final = TASKS_AT + len(_TASKS)
ON_TURN: Final = CLANS_AT + len(_CLANS)
PLAIN_AT: Final = len(_BY_TIME) * len(MOMENTS)
POINTS_AT: Final = PLAIN_AT + len(TERMS)
SECOND_MOVE: Final = len(FEATURES) - 1


class Telling:
    """Tells a model numbers, each shared out between the two moments that a seat stands between."""

    def __init__(self, model: Model, left: float) -> None:
        self.model: Final = model
        self.moment: i64 = 0
        self.later = 1.0
        self.earlier = 0.0
        if left >= EARLY:
            self.moment = 2
        elif left >= MIDDLE:
            self.moment = 1
            self.earlier = (left - MIDDLE) / (EARLY - MIDDLE)
            self.later = 1.0 - self.earlier
        elif left >= 1.0:
            self.earlier = (left - 1.0) / (MIDDLE - 1.0)
            self.later = 1.0 - self.earlier
        else:
            self.later = left

    def add(self, which: i64, number: float) -> None:
        """Tell a number of _BY_TIME."""
        if number == 0.0:
            return
        at = which * 3 + self.moment
        self.model.add(at, number * self.later)
        if self.earlier > 0.0:
            self.model.add(at + 1, number * self.earlier)


def turns_left(state: TrollsState, seat: Seat) -> float:
    """How many own turns are to come; one that is under way is none of them, so that nothing jumps when it ends."""
    turns = float(ROUNDS_OF[state.seats] - state.round)
    if state.active == seat:
        return turns + 1.0 if state.phase == 1 else turns
    waits = (seat - state.first) % state.seats > (state.active - state.first) % state.seats
    return turns + 1.0 if waits else turns


def learned(state: TrollsState, model: Model) -> list[float]:
    """How each seat stands, as a model has learned it, in points."""
    found: list[float] = []
    for seat in range(state.seats):
        tell(state, seat, model)
        found.append(UNIT * model.total())
    return found


def tell(state: TrollsState, seat: Seat, model: Model) -> None:
    """Tell a model the features of a seat."""
    model.begin()
    counts, left = state.counts(seat), turns_left(state, seat)
    telling = Telling(model, left)
    if left > 0.0:
        _tell_stock(state, seat, telling)
        _tell_ready(state, seat, telling)
        _tell_engine(state, seat, telling)
        _tell_owned(state, seat, counts, telling)
        _tell_tasks(state, seat, counts, telling)
        telling.add(CLANS_AT + state.clans[seat], 1.0)
        telling.add(ON_TURN, float(state.active == seat and state.phase == 1))
        telling.add(ON_TURN + 1, float(state.first == seat))
    points, goods, income, plans, turn = terms_by(state, seat, counts)
    _tell_points(telling, points / UNIT, left)
    model.add(PLAIN_AT, points / UNIT)
    model.add(PLAIN_AT + 1, goods / UNIT)
    model.add(PLAIN_AT + 2, income / UNIT)
    model.add(PLAIN_AT + 3, plans / UNIT)
    if turn != 0.0:
        model.add(PLAIN_AT + 4, turn / UNIT)
    if state.active == seat and state.phase == 2:
        model.add(SECOND_MOVE, 1.0)


def _tell_points(telling: Telling, points: float, left: float) -> None:
    """What is there already counts the more, the less is to come."""
    at: i64 = POINTS_AT + 1 + telling.moment
    telling.model.add(at, points * telling.later)
    if telling.earlier > 0.0:
        telling.model.add(at + 1, points * telling.earlier)
    elif left < 1.0:
        telling.model.add(POINTS_AT, points * (1.0 - left))


def _tell_stock(state: TrollsState, seat: Seat, telling: Telling) -> None:
    """Goods, shafts and free spaces."""
    goods, full, shafts = state.goods[seat], state.filled[seat], state.shafts[seat]
    for good in range(COWS + 1):
        amount = goods[good]
        telling.add(2 * good, float(min(amount, FEW)) / 2.0)
        telling.add(2 * good + 1, float(max(0, amount - FEW)) / 4.0)
    telling.add(BARNS_AT, float(goods[BARNS]) / 4.0)
    for resource in range(len(RESOURCES)):
        telling.add(SHAFTS_AT + resource, float(full[resource]) / 4.0)
        telling.add(SHAFTS_AT + 3 + resource, float(shafts[resource]) / 4.0)
    for sort, room in enumerate(state.rooms[seat]):
        telling.add(ROOMS_AT + 2 * sort, float(min(room, 1)))
        telling.add(ROOMS_AT + 2 * sort + 1, float(min(2, max(0, room - 1))) / 2.0)


def _tell_ready(state: TrollsState, seat: Seat, telling: Telling) -> None:
    """What the goods and the free spaces would do for, by what it brings."""
    goods, rooms = state.goods[seat], state.rooms[seat]
    power = goods[TROLL_POWER]
    if rooms[CAMP] > 0 and goods[COWS] > 0:
        telling.add(READY_AT + CAMP, piece_worth(state, seat, CAMP) / 6.0)
    if rooms[CHANGELING] > 0 and power > 1 and (goods[GOLD] > 1 or goods[DIAMOND] > 0):
        telling.add(READY_AT + CHANGELING, piece_worth(state, seat, CHANGELING) / 6.0)
    if rooms[BELL] > 0 and goods[OBSIDIAN] > 2:
        telling.add(READY_AT + BELL, piece_worth(state, seat, BELL) / 6.0)
    if rooms[BED] > 0 and power > 1 and goods[DIAMOND] > 0:
        telling.add(READY_AT + BED, 1.0)
    telling.add(READY_AT + 4, float(min(power, goods[COWS], 2)) / 2.0)
    telling.add(READY_AT + 5, float(min(power, goods[GOLD], 2)) / 2.0)


def _tell_engine(state: TrollsState, seat: Seat, telling: Telling) -> None:
    """Better actions, and where the own figures stand."""
    covered: i64 = state.camp_slots[seat] | state.changeling_slots[seat] << SLOTS
    slot: i64 = 0
    while slot < 2 * SLOTS:
        if not covered >> slot & 1:
            telling.add(SLOTS_AT + slot, 1.0)
        slot += 1
    trolls, in_caves, together = state.trolls[seat], 0, 0
    for cave, humans in enumerate(state.humans[seat]):
        here = trolls.count(MINING + cave)
        in_caves += here
        together += here * here
        telling.add(PLACES_AT + cave, float(humans) / 3.0)
        telling.add(PLACES_AT + 3 + cave, float(here) / 3.0)
    princess = bell = 0
    for village in range(state.seats):
        here = trolls.count(VILLAGE + village)
        together += here * here
        found = state.own_points(seat, VILLAGE + village)
        found += state.opponents_points(seat, VILLAGE + village) + 1
        if state.princesses[village]:
            princess = max(princess, min(5, found))
        if state.bells[village]:
            bell = max(bell, min(4, found))
    telling.add(PLACES_AT + 6, float(TROLLS - in_caves) / TROLLS)
    telling.add(PLACES_AT + 7, float(together) / 13.0)
    telling.add(PLACES_AT + 8, float(sum(state.camps_out[seat])) / 4.0)
    telling.add(NEAR_AT, float(princess * princess) / 25.0)
    telling.add(NEAR_AT + 1, float(bell * bell) / 16.0)


def _tell_owned(state: TrollsState, seat: Seat, counts: list[int], telling: Telling) -> None:
    """Tiles, cards and pieces: what will count with more of them to come."""
    for kind in range(len(TILE_KINDS)):
        telling.add(OWNED_AT + kind, float(counts[FIRST_KIND + kind]) / 4.0)
    cards, scoring = state.cards[seat], 0
    for card in cards:
        if CARD_COUNTER[card] >= 0:
            scoring += 1
    at: i64 = OWNED_AT + len(TILE_KINDS)
    telling.add(at, float(len(cards)) / 6.0)
    telling.add(at + 1, float(scoring) / 3.0)
    for sort, count in enumerate(state.pieces[seat]):
        telling.add(at + 2 + sort, float(count) / 4.0)


def _tell_tasks(state: TrollsState, seat: Seat, counts: list[int], telling: Telling) -> None:
    """The royal cards that are not completed: met, and how near the others are."""
    met, near, unclaimed = 0, 0.0, 0
    for task in state.tasks:
        if state.claims[seat] >> task & 1:
            continue
        unclaimed += 1
        share = float(counts[TASK_COUNTER[task]]) / TASK_NEED[task]
        if share >= 1.0:
            met += 1
        else:
            near += share * share
    telling.add(TASKS_AT, float(met) / 2.0)
    telling.add(TASKS_AT + 1, near / 2.0)
    telling.add(TASKS_AT + 2, float(unclaimed) / 4.0)
