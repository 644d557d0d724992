"""What a table is worth to a seat: points so far, what its goods and engine will bring, what it can do now."""

from math import tanh
from typing import Final

from trollbord.games.trolls_princesses.actions import (
    Act,
    ChooseVillage,
    SendCamp,
    SendChangeling,
    power_level,
)
from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE, ROUNDS_OF
from trollbord.games.trolls_princesses.choices import (
    Complete,
    FillShafts,
    LayTile,
    ShiftTroll,
    TakeDen,
    TakeRoyalTile,
    TurnTile,
)
from trollbord.games.trolls_princesses.counters import (
    TASK_COUNTER,
    TASK_NEED,
    VP_HUMAN,
    VP_PRINCESS,
    VP_ROYAL_TILE,
)
from trollbord.games.trolls_princesses.deck import CARD_KIND, CASTLE_TILES, KINDS
from trollbord.games.trolls_princesses.gaining import Store, TakeTrollCard, new_cards
from trollbord.games.trolls_princesses.goods import (
    BARNS,
    COWS,
    DIAMOND,
    GOLD,
    MINE_AMOUNT,
    MINE_UPGRADED,
    OBSIDIAN,
    POWER_LEVELS,
    PRICES,
    TROLL_POWER,
    Price,
)
from trollbord.games.trolls_princesses.places import MINING, VILLAGE
from trollbord.games.trolls_princesses.scoring import (
    CARD_COUNTER,
    CARD_PER,
    DEN_COUNTER,
    DEN_PER,
    score,
    set_points,
)
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CHANGELING
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.tiles import BELL as BELL_DEN
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, DENS, KIND, PRINCESS, ROYALS, VP
from trollbord.kernel.floats import added
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

GOODS: Final = [0.9, 1.5, 2.9, 0.7, 1.3]
"""Obsidian, gold, diamond, troll power, a cow: in points, while there is time to use them."""
ROOM: Final = [2.2, 1.6, 2.4, 2.6]
"""A free space for a camp, a changeling, a bell, a princess."""
SECOND_ROOM: Final = 0.35
"""What each further free space of a sort is worth beside the first."""
FULL_SHAFT: Final = [0.45, 0.7, 1.3]
SHAFT: Final = [0.3, 0.5, 0.9]
UPGRADE: Final = 1.2
HUMAN_ENGINE: Final = 0.32
"""Points that an action point brings in each turn to come."""
CAMP_ENGINE: Final = 0.12
CROWD: Final = 0.05
TASK: Final = 5.0
"""A royal card: a royal tile with its points and its use."""
ROYAL_USE: Final = 2.4
SPREAD: Final = 30.0
PLAN: Final = 0.15
"""How much of what a princess or a bell brings is seen in trolls that gather for it."""
CARD_SAKE: Final = 0.4
"""A troll card for its totem alone."""
CARD_GROWTH: Final = 1.4
DEN_GROWTH: Final = 0.8
"""What a scoring card or a VP den will gain until the end."""
HOPE: Final = 0.85
"""How much of what can still be done counts: less than all, so that it is done."""
WASTE: Final = 0.08
"""What a discarded tile or card costs in the own turn: no display is thrown away for nothing."""

GIFT_WORTH: Final[dict[str, float]] = {
    "": 0.0,
    "o1": GOODS[OBSIDIAN],
    "o2": 2 * GOODS[OBSIDIAN],
    "g1": GOODS[GOLD],
    "d1": GOODS[DIAMOND],
    "tp1": GOODS[TROLL_POWER],
    "tp2": 2 * GOODS[TROLL_POWER],
    "c1": 0.8 * GOODS[COWS],
    "c2": 1.4 * GOODS[COWS],
    "fill": 1.6,
    "den": 2.6,
    "card": 2.6,
    "mine-o2": 1.0,
    "mine-o3": 1.5,
    "mine-g1": 0.8,
    "mine-g2": 1.6,
    "mine-d1": 1.6,
    "trolls2": 0.8,
    "troll-human": 0.7,
    "humans3": 0.6,
}
"""What an effect brings, by its spelling, while there is time to use it."""


def time_left(state: TrollsState, seat: Seat) -> float:
    """From 1 at the start to 0 when nothing gained can be used any more."""
    turns = ROUNDS_OF[state.seats] - state.round
    busy = state.active == seat and state.phase < 4
    left = turns + (0.5 if busy else 0.0)
    # Falls slowly at first, and fast in the last rounds.
    return left / (left + 2.5)


def leads(worths: list[float]) -> list[float]:
    """How far ahead of the others each seat is, between -1 and 1."""
    found: list[float] = []
    for seat, mine in enumerate(worths):
        others = worths[:seat] + worths[seat + 1 :]
        # Half against the best rival, who must be beaten, half against all of them.
        lead = mine - 0.5 * max(others) - 0.5 * added(others) / len(others)
        found.append(tanh(lead / SPREAD))
    return found


TERMS: Final = ("points", "stock", "engine", "tasks", "turn")
"""The names of what a seat has, and can hope for."""


def terms(state: TrollsState, seat: Seat) -> tuple[float, float, float, float, float]:
    """The points that a seat has and can hope for, by TERMS."""
    if state.clans[seat] < 0:
        return 0.0, 0.0, 0.0, 0.0, 0.0
    return terms_by(state, seat, state.counts(seat))


def terms_by(
    state: TrollsState, seat: Seat, counts: list[int]
) -> tuple[float, float, float, float, float]:
    """The same, by what the seat has of each of COUNTERS; wild totems are added to it."""
    time = time_left(state, seat)
    # The royal cards first: for them, wild totems do not count.
    plans = tasks(state, seat, time, counts)
    points = float(sum(score(state.tiles[seat], state.cards[seat], counts)))
    turn = pending(state, seat, time)
    income = engine(state, seat) + gathering(state, seat, time) + promise(state, seat, time)
    return points, stock(state, seat, time), income, plans, turn


def worth(state: TrollsState, seat: Seat) -> float:
    """The points that a seat can hope for."""
    points, goods, income, plans, turn = terms(state, seat)
    return points + goods + income + plans + turn


def stock(state: TrollsState, seat: Seat, time: float) -> float:
    """Goods, spaces and shafts; the more of one good, the less the next is worth."""
    value = 0.0
    goods = state.goods[seat]
    for good in range(COWS + 1):
        amount = goods[good]
        value += GOODS[good] * (min(amount, 4) + 0.4 * max(0, amount - 4))
    value += 0.5 * goods[BARNS]
    for resource in range(3):
        value += FULL_SHAFT[resource] * state.filled[seat][resource]
        value += SHAFT[resource] * state.shafts[seat][resource]
    rooms = state.rooms[seat]
    for sort in range(4):
        if rooms[sort] > 0:
            value += ROOM[sort] * (1 + SECOND_ROOM * min(2, rooms[sort] - 1))
    return value * time


def engine(state: TrollsState, seat: Seat) -> float:
    """What humans, camps and better actions bring in the turns to come."""
    turns = ROUNDS_OF[state.seats] - state.round
    value = HUMAN_ENGINE * turns * sum(state.humans[seat])
    value += CAMP_ENGINE * turns * sum(state.camps_out[seat])
    upgrades = 8 - state.camp_slots[seat].bit_count() - state.changeling_slots[seat].bit_count()
    value += UPGRADE * upgrades * min(1.0, turns / 4)
    trolls = state.trolls[seat]
    for place in range(MINING, VILLAGE + state.seats):
        here = trolls.count(place)
        value += CROWD * here * here
    return value


def promise(state: TrollsState, seat: Seat, time: float) -> float:
    """What the cards and tiles of a seat will still bring: points that grow, royal actions."""
    value = CARD_SAKE * len(state.cards[seat])
    for card in state.cards[seat]:
        if CARD_COUNTER[card] >= 0:
            value += CARD_GROWTH * time
    for tile in state.tiles[seat]:
        if tile >= DEN_COUNT:
            value += (GIFT_WORTH[ROYALS[tile - DEN_COUNT].action.spelling] + 0.4) * time
        elif KIND[tile] == VP:
            value += 0.4 + DEN_GROWTH * time
    return value


def gathering(state: TrollsState, seat: Seat, time: float) -> float:
    """What the best village promises whose princess or bell the seat is about to reach, by the points found there."""
    most = 0.0
    hopes = (_hope(state, seat, "capture-princess"), _hope(state, seat, "tear-down-bell"))
    if hopes[0] <= 0 and hopes[1] <= 0:
        return 0.0
    for village in range(state.seats):
        found = state.own_points(seat, VILLAGE + village)
        found += state.opponents_points(seat, VILLAGE + village) + 1  # the troll that comes
        for hope, there, price in (
            (hopes[0], state.princesses[village], 5),
            (hopes[1], state.bells[village], 4),
        ):
            if there and hope > 0:
                share = min(1.0, found / price)
                # Only the best village: trolls that gather there can't gather elsewhere.
                most = max(most, hope * share * share)
    return PLAN * most * time


def _hope(state: TrollsState, seat: Seat, verb: str) -> float:
    """The points of a princess or a bell, if its space and its price are there."""
    is_princess = verb == "capture-princess"
    sort = BED if is_princess else BELL
    if state.rooms[seat][sort] == 0:
        return 0.0
    for good, amount in PRICES[verb][0].goods:
        if state.goods[seat][good] < amount:
            return 0.0
    return VP_PRINCESS + VP_ROYAL_TILE if is_princess else piece_worth(state, seat, BELL)


def tasks(state: TrollsState, seat: Seat, time: float, counts: list[int]) -> float:
    """How near the royal cards are that the seat has not completed."""
    value = 0.0
    for task in state.tasks:
        if state.claims[seat] >> task & 1:
            continue
        share = min(1.0, counts[TASK_COUNTER[task]] / TASK_NEED[task])
        # A task that is met still has to be claimed: not its full worth yet.
        value += TASK * (0.85 if share >= 1.0 else 0.5 * share * share * time)
    return value


# -- what is under way


def pending(state: TrollsState, seat: Seat, time: float) -> float:
    """The worth of what the seat has paid for and not yet got, and of the points it may still spend."""
    if state.active != seat:
        return 0.0
    value = -WASTE * (len(state.discards[DEN_PILE]) + len(state.discards[CARD_PILE]))
    steps = state.agenda if state.step is None else [*state.agenda, state.step]
    for step in steps:
        if isinstance(step, Act):
            value += prospects(state, seat, time)
        elif isinstance(step, Store):
            value += piece_worth(state, seat, step.sort) - ROOM[step.sort] * time * 0.5
        elif isinstance(step, ChooseVillage | SendCamp):
            value += piece_worth(state, seat, CAMP) + UPGRADE
        elif isinstance(step, SendChangeling):
            value += piece_worth(state, seat, CHANGELING) + UPGRADE
        elif isinstance(step, TakeDen):
            value += den_hope(time) * (0.8 if step.may_stop else 1.0)
        elif isinstance(step, LayTile | TurnTile):
            value += tile_worth(state, seat, step.tile, time)
        elif isinstance(step, TakeRoyalTile | Complete):
            value += VP_ROYAL_TILE + ROYAL_USE * time
        elif isinstance(step, FillShafts):
            value += 1.4 * time
        elif isinstance(step, TakeTrollCard):
            value += 2.6
        elif isinstance(step, ShiftTroll):
            value += 0.3 * step.count
    return value


def piece_worth(state: TrollsState, seat: Seat, sort: int) -> float:
    """The points that one more piece adds."""
    if sort == BED:
        return float(VP_PRINCESS)
    pieces = state.pieces[seat]
    counts = [pieces[CAMP], pieces[CHANGELING], pieces[BELL]]
    before = set_points(counts[0], counts[1], counts[2])
    counts[sort] += 1
    return float(set_points(counts[0], counts[1], counts[2]) - before)


def den_hope(time: float) -> float:
    """What a den of the display is worth, without looking at each."""
    return 0.6 + 2.0 * time


def tile_worth(state: TrollsState, seat: Seat, tile: int, time: float) -> float:
    """What a tile brings once it lies there."""
    if tile >= DEN_COUNT:
        row = ROYALS[tile - DEN_COUNT]
        use = GIFT_WORTH[row.action.spelling] + 0.9 * sum(row.spaces)
        use += added([row.shafts[r] * (FULL_SHAFT[r] + SHAFT[r]) for r in range(3)])
        return VP_ROYAL_TILE + (use + 0.4) * time
    kind = KIND[tile]
    if kind == VP:
        return 0.4 + den_points(state, seat, tile) + DEN_GROWTH * time
    rooms = state.rooms[seat]
    if kind == PRINCESS:
        return (ROOM[BED] if rooms[BED] == 0 else SECOND_ROOM * ROOM[BED]) * time
    if kind == BELL_DEN:
        barn = 0.5 if state.goods[seat][BARNS] < 4 else 0.0
        room = ROOM[BELL] if rooms[BELL] == 0 else SECOND_ROOM * ROOM[BELL]
        return (room + barn + 0.4 * GIFT_WORTH[DENS[tile].bonus.spelling]) * time
    room = ROOM[CAMP] if rooms[CAMP] == 0 else SECOND_ROOM * ROOM[CAMP]
    shafts = 2 * (FULL_SHAFT[OBSIDIAN] + SHAFT[OBSIDIAN])
    return (room + shafts + 0.4 * GIFT_WORTH[DENS[tile].bonus.spelling]) * time


def den_points(state: TrollsState, seat: Seat, tile: int) -> float:
    """The points that a VP den would give as the table lies."""
    return float(state.count(seat, DEN_COUNTER[tile]) // DEN_PER[tile])


def card_worth(state: TrollsState, seat: Seat, card: int, time: float) -> float:
    """What a troll card brings: points, goods at once, spaces."""
    kind = KINDS[CARD_KIND[card]]
    value = CARD_SAKE + (ROOM[CHANGELING] if state.rooms[seat][CHANGELING] == 0 else 0.5) * time
    if CARD_COUNTER[card] >= 0:
        return value + state.count(seat, CARD_COUNTER[card]) / CARD_PER[card] + CARD_GROWTH * time
    value += GIFT_WORTH[kind.gift.spelling] * time
    for sort in (CAMP, BELL, BED):
        value += ROOM[sort] * kind.spaces[sort] * time * 0.8
    return value


# -- what can be done now


def prospects(state: TrollsState, seat: Seat, time: float) -> float:
    """What the points left can still bring: the best actions for their points first, while the goods last."""
    points = state.points + state.borrowed
    if points <= 0:
        return 0.0
    found: list[tuple[float, int, float]] = []
    options = Act(seat).choices(state)
    for index, option in enumerate(options):
        gain = action_worth(state, seat, option, time)
        if gain > 0:
            found.append((gain / price_of(option), index, gain))
    found.sort()
    value, activated, goods = 0.0, False, state.goods[seat][:]
    while found and points > 0:
        _, index, gain = found.pop()
        option = options[index]
        if activated and option.verb == "activate":
            continue
        if price_of(option) <= points and _takes(goods, price(option)):
            value += HOPE * gain
            points -= price_of(option)
            activated = activated or option.verb == "activate"
    return value


def _takes(goods: list[int], cost: Price) -> bool:
    """Take the goods of a price, if they are there."""
    for good, amount in cost.goods:
        if goods[good] < amount:
            return False
    for good, amount in cost.goods:
        goods[good] -= amount
    return True


def price(option: Option) -> Price:
    """What an option costs; what is no action costs a point, for nothing is divided by zero."""
    prices = PRICES.get(option.verb, _FREE)
    return prices[option.first if len(prices) > 1 else 0]


def price_of(option: Option) -> int:
    """The action points that an action costs."""
    return price(option).points


_FREE: Final = (Price(1),)


def action_worth(state: TrollsState, seat: Seat, option: Option, time: float) -> float:
    """What an action brings beyond what it costs."""
    verb = option.verb
    if verb == "mine":
        return _mining(state, seat, option.first, time)
    if verb == "fill":
        empty = state.shafts[seat][option.first] - state.filled[seat][option.first]
        return FULL_SHAFT[option.first] * empty * time
    if verb == "gain-power":
        room = state.power_top(seat) - state.goods[seat][TROLL_POWER]
        return GOODS[TROLL_POWER] * min(room, POWER_LEVELS[power_level(state, seat)]) * time
    if verb == "buy":
        cost = (GOODS[TROLL_POWER] + GOODS[COWS]) * time
        return card_worth(state, seat, option.first, time) - cost
    if verb == "build-dens":
        dens = sorted([tile_worth(state, seat, tile, time) for tile in state.displays[DEN_PILE]])
        return added(dens[-2:]) - GOODS[OBSIDIAN] * time
    if verb == "build-camp":
        return (
            piece_worth(state, seat, CAMP) + (UPGRADE - 0.5 * ROOM[CAMP] - GOODS[COWS] + 0.8) * time
        )
    return _village_worth(state, seat, option, time)


def _mining(state: TrollsState, seat: Seat, resource: int, time: float) -> float:
    upgraded = not state.camp_slots[seat] >> resource & 1
    amount = min(MINE_UPGRADED if upgraded else MINE_AMOUNT, state.filled[seat][resource])
    return amount * (GOODS[resource] - FULL_SHAFT[resource]) * time


def _village_worth(state: TrollsState, seat: Seat, option: Option, time: float) -> float:
    verb = option.verb
    if verb == "capture-princess":
        cost = 2 * GOODS[TROLL_POWER] + GOODS[DIAMOND] + 0.5 * ROOM[BED]
        return VP_PRINCESS + VP_ROYAL_TILE + (ROYAL_USE - cost) * time
    if verb == "tear-down-bell":
        return (
            piece_worth(state, seat, BELL) - (3 * GOODS[OBSIDIAN] + 0.5 * ROOM[BELL] - 0.8) * time
        )
    if verb == "swap":
        paid = 2 * GOODS[GOLD] if option.first == 0 else GOODS[DIAMOND]
        cost = 2 * GOODS[TROLL_POWER] + paid + 0.5 * ROOM[CHANGELING] - UPGRADE
        return piece_worth(state, seat, CHANGELING) - cost * time
    if verb == "hire":
        turns = ROUNDS_OF[state.seats] - state.round
        cost = (GOODS[TROLL_POWER] + GOODS[GOLD]) * time
        return VP_HUMAN + HUMAN_ENGINE * turns - cost
    if verb == "steal-cow":
        return GOODS[COWS] * time
    if verb == "castle":
        castle = CASTLE_TILES[state.castles[state.place - VILLAGE]]
        return (added([GIFT_WORTH[effect.spelling] for effect in castle.effects]) - 0.2) * time
    if verb == "activate":
        if option.first >= len(ROYALS):
            return 0.9 * time
        return GIFT_WORTH[ROYALS[option.first].action.spelling] * time
    return _refreshing(state, seat, option, time)


def _refreshing(state: TrollsState, seat: Seat, option: Option, time: float) -> float:
    """A fresh display is good for what can still be bought from it, if little of that is shown."""
    goods, left = state.goods[seat], state.points - price_of(option)
    if option.verb == "refresh-cards":
        if left < 1 or goods[TROLL_POWER] < 1 or goods[COWS] < 1:
            return -1.0
        shown = [card_worth(state, seat, card, time) for card in new_cards(state, seat)]
        return 0.5 * (3.4 * time - max(shown, default=0.0))
    if left < PRICES["build-dens"][0].points or goods[OBSIDIAN] < 1:
        return -1.0
    dens = sorted([tile_worth(state, seat, tile, time) for tile in state.displays[DEN_PILE]])
    return 0.5 * (5.0 * time - added(dens[-2:]))
