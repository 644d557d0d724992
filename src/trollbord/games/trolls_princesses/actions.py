"""The actions of the three caves and the villages, in the rulebook's order.

What an action offers is what none of its obstacles forbids.
"""

from typing import ClassVar, Final

from trollbord.games.trolls_princesses import picks
from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE, HERD
from trollbord.games.trolls_princesses.choices import (
    Choice,
    Reveal,
    TakeDen,
    TakeRoyalTile,
    any_den_fits,
    claims,
)
from trollbord.games.trolls_princesses.clans import (
    CAMP_SLOTS,
    CHANGELING_SLOTS,
    CLANS,
    COVERS_COW,
    COVERS_POWER,
    COVERS_TRACK,
    COWS_SLOT,
    POWER_SLOT,
)
from trollbord.games.trolls_princesses.deck import CASTLE_TILES, CASTLES
from trollbord.games.trolls_princesses.effects import (
    NOTHING,
    Effect,
    tell_cows,
    tell_power,
)
from trollbord.games.trolls_princesses.gaining import Store, carry_out, gain_card, not_gained
from trollbord.games.trolls_princesses.goods import (
    GOODS,
    MINE_AMOUNT,
    MINE_UPGRADED,
    POWER_LEVELS,
    PRICES,
    RESOURCES,
    Price,
)
from trollbord.games.trolls_princesses.places import (
    BUILDING,
    CAVES,
    MINING,
    PLACES,
    POWER,
    VILLAGE,
    VILLAGES,
)
from trollbord.games.trolls_princesses.spaces import BED, BELL, CAMP, CHANGELING, SORTS
from trollbord.games.trolls_princesses.state import TrollsState, changed
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, ROYALS
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

HELPED_PRINCESS: Final = 0
HELPED_BELL: Final = 1
HELPED_CASTLE: Final = 2
HELPED_SWAP: Final = 3
HELPED_HIRE: Final = 4
HELPED_COW: Final = 5
UNHELPED: Final = 6

# What is often in the way is made once: an open question looks at every action of its place.
NO_POINTS: Final = Obstacle("why-points", "TP-ACT.4", "points")
NO_GOODS: Final = [Obstacle("why-goods", "TP-ACT.4", good) for good in GOODS]
EMPTY_SHAFTS: Final = [Obstacle("why-shaft-empty", "TP-R.26", each) for each in RESOURCES]
NO_OWN_CAMP: Final = Obstacle("why-no-own-camp", "TP-BUILD.8", "camp")
NO_NEUTRAL_CAMP: Final = Obstacle("why-no-neutral-camp", "TP-BUILD.7", "camp")
NO_SPACE: Final = [Obstacle("why-no-space", "TP-BUILD.6", sort) for sort in SORTS]
NO_DEN_FITS: Final = Obstacle("why-no-den-fits", "TP-TILES.2", "build-dens")
NOT_HERE: Final = [Obstacle("why-not-here", "TP-VILLAGE.1", place) for place in PLACES]
NO_OWN_CHANGELING: Final = Obstacle("why-no-own-changeling", "TP-VILLAGE.16", "changeling")
NO_CAULDRON: Final = [Obstacle("why-no-cauldron", "TP-VILLAGE.20", cave) for cave in CAVES]
NO_BARN: Final = Obstacle("why-no-barn", "TP-VILLAGE.24", "barns")
NO_COW: Final = Obstacle("why-no-cow", "TP-R.17", "cows")
ACTIVATED: Final = Obstacle("why-activated", "TP-ROYAL.2", "activate")


class Action:
    """Something to do with action points; `helped` is its place among those that opponents may add to."""

    verb = ""
    helped = UNHELPED

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        """Everything that it could offer here, in order."""
        raise NotImplementedError

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        """What is missing besides points and goods."""
        return None

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        """Do it; the price has been paid."""
        raise NotImplementedError

    def price(self, option: Option) -> Price:
        """TP-ACT.1, 2: what the option costs."""
        prices = PRICES[self.verb]
        return prices[option.first] if len(prices) > 1 else prices[0]

    def obstacle(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        """The first thing that forbids an option of this action."""
        price = self.price(option)
        if not self.affords(state, price.points):
            return NO_POINTS
        lacking = self.lacks(state, seat, option)
        if lacking is not None:
            return lacking
        goods = state.goods[seat]
        for good, amount in price.goods:
            if goods[good] < amount:
                return NO_GOODS[good]
        return None

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        """What the seat can pick now: it can pay, and the reward has a place to go."""
        if state.points + state.borrowed < PRICES[self.verb][0].points:
            return []
        options = self.options(state, seat)
        return [option for option in options if self.obstacle(state, seat, option) is None]

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        """Pay and do it."""
        price = self.price(option)
        self.spend(state, price.points)
        for good, amount in price.goods:
            state.pay(seat, good, amount)
        self.do(state, seat, option)

    def is_helped(self, state: TrollsState) -> bool:
        """TP-AP.4 to 6, TP-R.3: whether opponents' trolls add to it."""
        return state.switches.helped[self.helped]

    def affords(self, state: TrollsState, points: int) -> bool:
        """TP-ACT.4: whether the seat has this many action points."""
        return points <= state.points + (state.borrowed if self.is_helped(state) else 0)

    def spend(self, state: TrollsState, points: int) -> None:
        """TP-R.4: points of opponents' trolls are used first, and only where they add."""
        borrowed = min(points, state.borrowed) if self.is_helped(state) else 0
        state.borrowed -= borrowed
        state.points -= points - borrowed


# -- mining cave


class Mine(Action):
    """TP-MINE.1 to 8: a piece from a filled shaft, two once the camp of that resource has left."""

    verb = "mine"

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return picks.MINE

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        return None if state.filled[seat][option.first] > 0 else EMPTY_SHAFTS[option.first]

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        mined = state.mine(seat, option.first, mine_amount(state, seat, option.first))
        resource = RESOURCES[option.first]
        state.tell("mine", {"seat": seat, "resource": resource, "amount": mined})


def mine_amount(state: TrollsState, seat: Seat, resource: int) -> int:
    """TP-MINE.5 to 8: how many pieces one action mines at most."""
    return MINE_AMOUNT if state.camp_slots[seat] >> resource & 1 else MINE_UPGRADED


# -- building cave


class BuildCamp(Action):
    """TP-BUILD.1 to 8: an own camp replaces a neutral one, which needs a free camp space."""

    verb = "build-camp"

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [picks.BUILD_CAMP]

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        if state.camp_slots[seat] == 0:
            return NO_OWN_CAMP
        if max(state.camps) == 0:
            return NO_NEUTRAL_CAMP
        return None if state.rooms[seat][CAMP] > 0 else NO_SPACE[CAMP]

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.then(ChooseVillage(seat))


class ChooseVillage(Choice):
    """TP-BUILD.3, 7: any village with a neutral camp."""

    VERBS: ClassVar[tuple[str, ...]] = ("replace", "claim")
    RULE: ClassVar[str] = "TP-BUILD.3"

    def prompt(self) -> str:
        return "replace-camp"

    def choices(self, state: TrollsState) -> list[Option]:
        return [
            picks.REPLACE[village] for village in range(state.seats) if state.camps[village] > 0
        ]

    def choose(self, state: TrollsState, option: Option) -> None:
        state.then(SendCamp(self.seat, option.first))

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option.first >= state.seats:
            return Obstacle("why-forest", "TP-SETUP.3", option.arg)
        has_camps = state.camps[option.first] > 0
        return None if has_camps else Obstacle("why-camps-gone", "TP-BUILD.7", option.arg)


class SendCamp(Choice):
    """TP-BUILD.2, 9: the own camp leaves its slot and gives what it covered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "village")
    VERBS: ClassVar[tuple[str, ...]] = ("camp", "claim")
    RULE: ClassVar[str] = "TP-BUILD.2"

    def __init__(self, seat: Seat, village: int) -> None:
        super().__init__(seat)
        self.village: Final = village

    def prompt(self) -> str:
        return "send-camp"

    def choices(self, state: TrollsState) -> list[Option]:
        slots = state.camp_slots[self.seat]
        return [picks.SEND_CAMP[slot] for slot in range(len(CAMP_SLOTS)) if slots >> slot & 1]

    def choose(self, state: TrollsState, option: Option) -> None:
        state.camp_slots[self.seat] ^= 1 << option.first
        state.camps_out[self.seat] = changed(state.camps_out[self.seat], self.village, 1)
        where = {"slot": CAMP_SLOTS[option.first], "village": VILLAGES[self.village]}
        state.tell("camp", {"seat": self.seat, **where})
        if option.first == COVERS_POWER:
            tell_power(state, self.seat, state.gain_power(self.seat, POWER_SLOT))
        state.then(Store(self.seat, CAMP, self.village))

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        return left_slot(state.camp_slots[self.seat], option, self.RULE)

    def can_wait(self, state: TrollsState) -> bool:
        return state.could_store(self.seat, CAMP, self.village) and super().can_wait(state)


def left_slot(slots: int, option: Option, rule: str) -> Obstacle | None:
    """Why nothing can leave a slot of the board: it has left before."""
    stands = slots >> option.first & 1
    return None if stands else Obstacle("why-slot-empty", rule, option.arg)


class BuildDens(Action):
    """TP-BUILD.11, 12: up to two dens of the display; TP-R.27: one will do."""

    verb = "build-dens"

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [picks.BUILD_DENS]

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        return None if any_den_fits(state, seat) else NO_DEN_FITS

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.then(TakeDen(seat, False), TakeDen(seat, True))


class Refresh(Action):
    """TP-BUILD.13, 14, TP-POWER.11, 12: discard a display, however many are left, and show five new."""

    def __init__(self, verb: str, option: Option, pile: int) -> None:
        self.verb = verb
        self.option: Final = option
        self.pile: Final = pile

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [self.option]

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.discards[self.pile] = (*state.discards[self.pile], *state.displays[self.pile])
        state.displays[self.pile] = ()
        state.tell(self.verb, {"seat": seat})
        state.then(Reveal(self.pile))


# -- power cave


class FillAll(Action):
    """TP-POWER.1 to 4: fill all shafts of a resource; TP-R.36: even if none is empty."""

    verb = "fill"

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return picks.FILL

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        filled = state.fill(seat, option.first)
        resource = RESOURCES[option.first]
        state.tell("fill", {"seat": seat, "resource": resource, "amount": filled})


class GainTrollPower(Action):
    """TP-POWER.5 to 7: two troll power, three or four once own changelings have left."""

    verb = "gain-power"

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [picks.GAIN_POWER]

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        tell_power(state, seat, state.gain_power(seat, POWER_LEVELS[power_level(state, seat)]))


def power_level(state: TrollsState, seat: Seat) -> int:
    """TP-VILLAGE.14: how often the gain has been raised."""
    raised = ~state.changeling_slots[seat] >> (COVERS_TRACK + 1)
    return (raised & 1) + (raised >> 1 & 1)


class BuyCard(Action):
    """TP-POWER.8 to 10, TP-CARD.1: a troll card of a kind not yet owned."""

    verb = "buy"

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [picks.BUY[card] for card in sorted(state.displays[CARD_PILE])]

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        return not_gained(state, seat, option)

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        gain_card(state, seat, option.first)


# -- villages


class CapturePrincess(Action):
    """TP-VILLAGE.2 to 4: a princess to a bed, and a royal tile if wanted; opponents' trolls always add."""

    verb = "capture-princess"
    helped = HELPED_PRINCESS

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [picks.CAPTURE]

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        if state.princesses[state.place - VILLAGE] == 0:
            return NOT_HERE[state.place]
        return None if state.rooms[seat][BED] > 0 else NO_SPACE[BED]

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.tell("capture-princess", {"seat": seat, "village": PLACES[state.place]})
        state.then(Store(seat, BED, state.place - VILLAGE), TakeRoyalTile(seat))


class TearDownBell(Action):
    """TP-VILLAGE.5 to 7: a bell to a bell space."""

    verb = "tear-down-bell"
    helped = HELPED_BELL

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [picks.TEAR_DOWN]

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        if state.bells[state.place - VILLAGE] == 0:
            return NOT_HERE[state.place]
        return None if state.rooms[seat][BELL] > 0 else NO_SPACE[BELL]

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.tell("tear-down-bell", {"seat": seat, "village": PLACES[state.place]})
        state.then(Store(seat, BELL, state.place - VILLAGE))


class Castle(Action):
    """TP-CASTLE.1 to 3; TP-R.10, TP-R.36: the castle tile, again and again, even without effect."""

    verb = "castle"
    helped = HELPED_CASTLE

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [picks.CASTLE_ACTION]

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.castle_used = True
        castle = state.castles[state.place - VILLAGE]
        state.tell("castle", {"seat": seat, "castle": CASTLES[castle]})
        carry_out(state, seat, CASTLE_TILES[castle].effects)


class SwapChangelings(Action):
    """TP-VILLAGE.8 to 11, 16: an own changeling for a neutral one, for two gold or a diamond."""

    verb = "swap"
    helped = HELPED_SWAP

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return picks.SWAP

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        if state.changelings[state.place - VILLAGE] == 0:
            return NOT_HERE[state.place]
        if state.changeling_slots[seat] == 0:
            return NO_OWN_CHANGELING
        return None if state.rooms[seat][CHANGELING] > 0 else NO_SPACE[CHANGELING]

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.then(SendChangeling(seat, state.place - VILLAGE))


class SendChangeling(Choice):
    """TP-VILLAGE.9, 12 to 14: the own changeling leaves its slot first and gives what it covered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "village")
    VERBS: ClassVar[tuple[str, ...]] = ("changeling", "claim")
    RULE: ClassVar[str] = "TP-VILLAGE.9"

    def __init__(self, seat: Seat, village: int) -> None:
        super().__init__(seat)
        self.village: Final = village

    def prompt(self) -> str:
        return "send-changeling"

    def choices(self, state: TrollsState) -> list[Option]:
        slots = state.changeling_slots[self.seat]
        numbers = range(len(CHANGELING_SLOTS))
        return [picks.SEND_CHANGELING[slot] for slot in numbers if slots >> slot & 1]

    def choose(self, state: TrollsState, option: Option) -> None:
        state.changeling_slots[self.seat] ^= 1 << option.first
        out = state.changelings_out[self.seat]
        state.changelings_out[self.seat] = changed(out, self.village, 1)
        where = {"slot": CHANGELING_SLOTS[option.first], "village": VILLAGES[self.village]}
        state.tell("changeling", {"seat": self.seat, **where})
        if option.first == COVERS_COW:
            tell_cows(state, self.seat, state.gain_cows(self.seat, COWS_SLOT))
        state.then(Store(self.seat, CHANGELING, self.village))

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        return left_slot(state.changeling_slots[self.seat], option, self.RULE)

    def can_wait(self, state: TrollsState) -> bool:
        return state.could_store(self.seat, CHANGELING, self.village) and super().can_wait(state)


class HireHuman(Action):
    """TP-VILLAGE.17 to 20: a human of the farm to an empty cauldron of an own cave."""

    verb = "hire"
    helped = HELPED_HIRE

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return picks.HIRE

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        if state.farmers[state.place - VILLAGE] == 0:
            return NOT_HERE[state.place]
        has_room = state.cave_room(seat, MINING + option.first) > 0
        return None if has_room else NO_CAULDRON[option.first]

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.farmers[state.place - VILLAGE] -= 1
        state.add_human(seat, option.first)
        state.tell("hire", {"seat": seat, "cave": CAVES[option.first]})


class StealCow(Action):
    """TP-VILLAGE.22 to 24; TP-R.2: a cow of the supply to an open empty barn."""

    verb = "steal-cow"
    helped = HELPED_COW

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [picks.STEAL]

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        if state.barn_room(seat) == 0:
            return NO_BARN
        return None if state.supply[HERD] > 0 else NO_COW

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.gain_cows(seat, 1)
        state.tell("steal-cow", {"seat": seat})


# -- everywhere


class ActivateRoyalTile(Action):
    """TP-ROYAL.1 to 9; TP-R.5, TP-R.6, TP-R.35: once in a phase, a tile with an action, or the board's own."""

    verb = "activate"

    def options(self, state: TrollsState, seat: Seat) -> list[Option]:
        royals = sorted([tile - DEN_COUNT for tile in state.tiles[seat] if tile >= DEN_COUNT])
        return [*[picks.ACTIVATE[royal] for royal in royals], picks.ACTIVATE_BOARD]

    def lacks(self, state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
        if state.activated:
            return ACTIVATED
        if not self.is_allowed(state):
            return Obstacle("why-royal-place", "TP-R.5", PLACES[state.place])
        if option is picks.ACTIVATE_BOARD:
            if not state.switches.board_action:
                return Obstacle("why-no-board-action", "TP-R.6", option.arg)
        elif DEN_COUNT + option.first not in state.tiles[seat]:
            return Obstacle("why-not-yours", "TP-ROYAL.4", option.arg)
        effect = self.effect(state, seat, option)
        if effect is NOTHING:
            return Obstacle("why-lasting", "TP-ROYAL.9", option.arg)
        if effect.can(state, seat):
            return None
        return Obstacle("why-no-effect", "TP-R.35", option.arg)

    def effect(self, state: TrollsState, seat: Seat, option: Option) -> Effect:
        """What the activation does."""
        if option is picks.ACTIVATE_BOARD:
            return CLANS[state.clans[seat]].action
        return ROYALS[option.first].action

    def is_allowed(self, state: TrollsState) -> bool:
        """TP-R.5: mining and building are printed; the power cave and the villages have switches."""
        if state.place < POWER:
            return True
        switches = state.switches
        return switches.royal_in_power_cave if state.place == POWER else switches.royal_in_villages

    def do(self, state: TrollsState, seat: Seat, option: Option) -> None:
        state.activated = True
        if option is picks.ACTIVATE_BOARD:
            state.tell("activate-board", {"seat": seat})
        else:
            state.tell("activate", {"seat": seat, "item": option.arg})
        carry_out(state, seat, (self.effect(state, seat, option),))


_ACTIVATE: Final = ActivateRoyalTile()
_VILLAGE: Final[list[Action]] = [
    CapturePrincess(),
    TearDownBell(),
    Castle(),
    SwapChangelings(),
    HireHuman(),
    StealCow(),
    _ACTIVATE,
]
ACTIONS: Final[dict[int, list[Action]]] = {
    MINING: [Mine(), _ACTIVATE],
    BUILDING: [
        BuildCamp(),
        BuildDens(),
        Refresh("refresh-dens", picks.REFRESH_DENS, DEN_PILE),
        _ACTIVATE,
    ],
    POWER: [
        FillAll(),
        GainTrollPower(),
        BuyCard(),
        Refresh("refresh-cards", picks.REFRESH_CARDS, CARD_PILE),
        _ACTIVATE,
    ],
    VILLAGE: _VILLAGE,
    VILLAGE + 1: _VILLAGE,
    VILLAGE + 2: _VILLAGE,
    VILLAGE + 3: _VILLAGE,
}
"""The actions of each place, in order of their options."""


def action_at(place: int, verb: str) -> Action | None:
    """The action of a place that goes by this verb."""
    for action in ACTIONS.get(place, []):
        if action.verb == verb:
            return action
    return None


_VERBS: Final = tuple(
    [action.verb for place in (MINING, BUILDING, POWER, VILLAGE) for action in ACTIONS[place]]
)


class Act(Choice):
    """TP-ACT.3, TP-AP.10; TP-R.22: actions of this place, in any mix, until the player is done."""

    VERBS: ClassVar[tuple[str, ...]] = (*dict.fromkeys(_VERBS), "done", "claim")
    RULE: ClassVar[str] = "TP-AP.10"

    def prompt(self) -> str:
        return "act"

    def choices(self, state: TrollsState) -> list[Option]:
        options: list[Option] = []
        if state.points + state.borrowed > 0:
            for action in ACTIONS[state.place]:
                options.extend(action.offers(state, self.seat))
        return options

    def open(self, state: TrollsState) -> Ask | None:
        options = self.choices(state)
        tasks = claims(state, self.seat)
        if not options and not tasks:
            return None
        counted = (("points", state.points), ("borrowed", state.borrowed))
        return Ask(self.seat, "act", [*options, picks.DONE, *tasks], args=counted)

    def choose(self, state: TrollsState, option: Option) -> None:
        if option is picks.DONE:
            return
        state.then(self)
        action = action_at(state.place, option.verb)
        assert action is not None, f"no action of {PLACES[state.place]} is called {option.verb!r}"
        action.take(state, self.seat, option)

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option is picks.DONE:
            return None
        action = action_at(state.place, option.verb)
        if action is None:
            return Obstacle("why-other-place", self.RULE, PLACES[state.place])
        return action.obstacle(state, self.seat, option)
