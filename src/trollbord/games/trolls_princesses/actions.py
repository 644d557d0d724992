"""The actions of the three caves and the villages, in the rulebook's order."""

from typing import ClassVar, Final

from trollbord.games.trolls_princesses.box import (
    ACTIVATE,
    ACTIVATE_BOARD,
    AP_BELL,
    AP_CAMP,
    AP_CARD,
    AP_CASTLE,
    AP_COW,
    AP_DENS,
    AP_FILL,
    AP_HIRE,
    AP_MINE,
    AP_POWER,
    AP_PRINCESS,
    AP_REFRESH,
    AP_ROYAL,
    AP_SWAP,
    BED,
    BELL,
    BUILD_CAMP,
    BUILD_DENS,
    BUILDING,
    BUY,
    CAMP,
    CAMP_SLOTS,
    CAPTURE,
    CARD_PILE,
    CASTLE_ACTION,
    CAVES,
    CHANGELING,
    CHANGELING_SLOTS,
    COVERS_COW,
    COVERS_POWER,
    COVERS_TRACK,
    COWS,
    COWS_CAMP,
    COWS_CARD,
    DEN_PILE,
    DIAMOND,
    DIAMONDS_PRINCESS,
    DIAMONDS_SWAP,
    DONE,
    FILL,
    GAIN_POWER,
    GOLD,
    GOLD_HIRE,
    GOLD_SWAP,
    HERD,
    HIRE,
    MINE,
    MINE_AMOUNT,
    MINE_UPGRADED,
    MINING,
    OBSIDIAN,
    OBSIDIAN_BELL,
    OBSIDIAN_DENS,
    PLACES,
    POWER,
    POWER_CARD,
    POWER_HIRE,
    POWER_LEVELS,
    POWER_PRINCESS,
    POWER_SLOT,
    POWER_SWAP,
    REFRESH_CARDS,
    REFRESH_DENS,
    REPLACE,
    RESOURCES,
    SEND_CAMP,
    SEND_CHANGELING,
    STEAL,
    SWAP,
    TEAR_DOWN,
    TROLL_POWER,
    VILLAGE,
    VILLAGES,
)
from trollbord.games.trolls_princesses.choices import (
    Choice,
    Reveal,
    TakeDen,
    TakeRoyalTile,
    claims,
    dens_that_fit,
)
from trollbord.games.trolls_princesses.deck import CASTLES
from trollbord.games.trolls_princesses.effects import (
    BOARD_EFFECTS,
    CASTLE_EFFECTS,
    ROYAL_EFFECTS,
    Store,
    can_any,
    carry_out,
    gain_card,
    new_cards,
)
from trollbord.games.trolls_princesses.state import TrollsState, changed
from trollbord.games.trolls_princesses.tiles import DEN_COUNT
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat

HELPED_PRINCESS: Final = 0
HELPED_BELL: Final = 1
HELPED_CASTLE: Final = 2
HELPED_SWAP: Final = 3
HELPED_HIRE: Final = 4
HELPED_COW: Final = 5
UNHELPED: Final = 6


class Action:
    """Something to do with action points; `helped` is its place among those that opponents may add to."""

    verb = ""
    helped = UNHELPED

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        """What the seat can pick now: it can pay, and the reward has a place to go."""
        raise NotImplementedError

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        """Pay and do it."""
        raise NotImplementedError

    def is_helped(self, state: TrollsState) -> bool:
        """TP-AP.4 to 6, ruling 3: whether opponents' trolls add to it."""
        return state.switches.helped[self.helped]

    def affords(self, state: TrollsState, price: int) -> bool:
        """TP-ACT.4: whether so many action points are there."""
        return price <= state.points + (state.borrowed if self.is_helped(state) else 0)

    def spend(self, state: TrollsState, price: int) -> None:
        """Ruling 4: points of opponents' trolls are used first, and only where they add."""
        borrowed = min(price, state.borrowed) if self.is_helped(state) else 0
        state.borrowed -= borrowed
        state.points -= price - borrowed


# -- mining cave


class Mine(Action):
    """TP-MINE.1 to 8: a piece from a filled shaft, two once the camp of that resource has left."""

    verb = "mine"

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        filled = state.filled[seat]
        points = state.points
        return [
            MINE[good]
            for good in range(len(RESOURCES))
            if filled[good] > 0 and AP_MINE[good] <= points
        ]

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        resource = option.first
        self.spend(state, AP_MINE[resource])
        upgraded = not state.camp_slots[seat] >> resource & 1
        state.mine(seat, resource, MINE_UPGRADED if upgraded else MINE_AMOUNT)
        state.tell("mine", {"seat": seat, "resource": RESOURCES[resource]})


# -- building cave


class BuildCamp(Action):
    """TP-BUILD.1 to 8: an own camp replaces a neutral one, which needs a free camp space."""

    verb = "build-camp"

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        if state.points < AP_CAMP or state.goods[seat][COWS] < COWS_CAMP:
            return []
        if state.rooms[seat][CAMP] == 0 or state.camp_slots[seat] == 0 or max(state.camps) == 0:
            return []
        return [BUILD_CAMP]

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_CAMP)
        state.pay_cows(seat, COWS_CAMP)
        state.then(ChooseVillage(seat))


class ChooseVillage(Choice):
    """TP-BUILD.3, 7: any village with a neutral camp."""

    def prompt(self) -> str:
        return "replace-camp"

    def choices(self, state: TrollsState) -> list[Option]:
        return [REPLACE[village] for village in range(state.seats) if state.camps[village] > 0]

    def choose(self, state: TrollsState, option: Option) -> None:
        state.then(SendCamp(self.seat, option.first))


class SendCamp(Choice):
    """TP-BUILD.2, 9: the own camp leaves its slot and gives what it covered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "village")

    def __init__(self, seat: Seat, village: int) -> None:
        super().__init__(seat)
        self.village: Final = village

    def prompt(self) -> str:
        return "send-camp"

    def choices(self, state: TrollsState) -> list[Option]:
        slots = state.camp_slots[self.seat]
        return [SEND_CAMP[slot] for slot in range(len(CAMP_SLOTS)) if slots >> slot & 1]

    def choose(self, state: TrollsState, option: Option) -> None:
        state.camp_slots[self.seat] ^= 1 << option.first
        state.camps_out[self.seat] = changed(state.camps_out[self.seat], self.village, 1)
        names = {
            "seat": self.seat,
            "slot": CAMP_SLOTS[option.first],
            "village": VILLAGES[self.village],
        }
        state.tell("camp", names)
        if option.first == COVERS_POWER:
            state.gain_power(self.seat, POWER_SLOT)
        state.then(Store(self.seat, CAMP, self.village))


class BuildDens(Action):
    """TP-BUILD.11, 12: up to two dens of the display; ruling 27: one will do."""

    verb = "build-dens"

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        if state.points < AP_DENS or state.goods[seat][OBSIDIAN] < OBSIDIAN_DENS:
            return []
        return [BUILD_DENS] if dens_that_fit(state, seat) else []

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_DENS)
        state.goods[seat][OBSIDIAN] -= OBSIDIAN_DENS
        state.then(TakeDen(seat, False), TakeDen(seat, True))


class Refresh(Action):
    """TP-BUILD.13, 14, TP-POWER.11, 12: discard a display, however many are left, and show five new."""

    def __init__(self, verb: str, option: Option, pile: int) -> None:
        self.verb = verb
        self.option: Final = option
        self.pile: Final = pile

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [self.option] if state.points >= AP_REFRESH else []

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_REFRESH)
        state.discards[self.pile] = (*state.discards[self.pile], *state.displays[self.pile])
        state.displays[self.pile] = ()
        state.tell(self.verb, {"seat": seat})
        state.then(Reveal(self.pile))


# -- power cave


class FillAll(Action):
    """TP-POWER.1 to 4: fill all shafts of a resource; ruling 36: even if none is empty."""

    verb = "fill"

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        return FILL[:] if state.points >= AP_FILL else []

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_FILL)
        state.fill(seat, option.first)
        state.tell("fill", {"seat": seat, "resource": RESOURCES[option.first]})


class GainTrollPower(Action):
    """TP-POWER.5 to 7: two troll power, three or four once own changelings have left."""

    verb = "gain-power"

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [GAIN_POWER] if state.points >= AP_POWER else []

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_POWER)
        state.gain_power(seat, POWER_LEVELS[power_level(state, seat)])
        state.tell("gain-power", {"seat": seat})


def power_level(state: TrollsState, seat: Seat) -> int:
    """TP-VILLAGE.14: how often the gain has been raised."""
    raised = ~state.changeling_slots[seat] >> (COVERS_TRACK + 1)
    return (raised & 1) + (raised >> 1 & 1)


class BuyCard(Action):
    """TP-POWER.8 to 10, TP-CARD.1: a troll card of a kind not yet owned."""

    verb = "buy"

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        goods = state.goods[seat]
        if state.points < AP_CARD or goods[TROLL_POWER] < POWER_CARD or goods[COWS] < COWS_CARD:
            return []
        return [BUY[card] for card in new_cards(state, seat)]

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_CARD)
        state.goods[seat][TROLL_POWER] -= POWER_CARD
        state.pay_cows(seat, COWS_CARD)
        gain_card(state, seat, option.first)


# -- villages


class CapturePrincess(Action):
    """TP-VILLAGE.2 to 4: a princess to a bed, and a royal tile if wanted; opponents' trolls always add."""

    verb = "capture-princess"
    helped = HELPED_PRINCESS

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        goods = state.goods[seat]
        if not self.affords(state, AP_PRINCESS) or state.princesses[state.place - VILLAGE] == 0:
            return []
        if goods[TROLL_POWER] < POWER_PRINCESS or goods[DIAMOND] < DIAMONDS_PRINCESS:
            return []
        return [CAPTURE] if state.rooms[seat][BED] > 0 else []

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_PRINCESS)
        state.goods[seat][TROLL_POWER] -= POWER_PRINCESS
        state.goods[seat][DIAMOND] -= DIAMONDS_PRINCESS
        state.tell("capture-princess", {"seat": seat, "village": PLACES[state.place]})
        state.then(Store(seat, BED, state.place - VILLAGE), TakeRoyalTile(seat))


class TearDownBell(Action):
    """TP-VILLAGE.5 to 7: a bell to a bell space."""

    verb = "tear-down-bell"
    helped = HELPED_BELL

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        if not self.affords(state, AP_BELL) or state.bells[state.place - VILLAGE] == 0:
            return []
        if state.goods[seat][OBSIDIAN] < OBSIDIAN_BELL or state.rooms[seat][BELL] == 0:
            return []
        return [TEAR_DOWN]

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_BELL)
        state.goods[seat][OBSIDIAN] -= OBSIDIAN_BELL
        state.tell("tear-down-bell", {"seat": seat, "village": PLACES[state.place]})
        state.then(Store(seat, BELL, state.place - VILLAGE))


class Castle(Action):
    """TP-CASTLE.1 to 3; rulings 10, 36: the castle tile, again and again, even without effect."""

    verb = "castle"
    helped = HELPED_CASTLE

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        return [CASTLE_ACTION] if self.affords(state, AP_CASTLE) else []

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_CASTLE)
        state.castle_used = True
        castle = state.castles[state.place - VILLAGE]
        state.tell("castle", {"seat": seat, "castle": CASTLES[castle]})
        carry_out(state, seat, CASTLE_EFFECTS[castle])


class SwapChangelings(Action):
    """TP-VILLAGE.8 to 11, 16: an own changeling for a neutral one, for two gold or a diamond."""

    verb = "swap"
    helped = HELPED_SWAP

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        goods = state.goods[seat]
        if not self.affords(state, AP_SWAP) or goods[TROLL_POWER] < POWER_SWAP:
            return []
        if state.changelings[state.place - VILLAGE] == 0 or state.changeling_slots[seat] == 0:
            return []
        if state.rooms[seat][CHANGELING] == 0:
            return []
        options = [SWAP[0]] if goods[GOLD] >= GOLD_SWAP else []
        return [*options, SWAP[1]] if goods[DIAMOND] >= DIAMONDS_SWAP else options

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_SWAP)
        goods = state.goods[seat]
        goods[TROLL_POWER] -= POWER_SWAP
        if option is SWAP[0]:
            goods[GOLD] -= GOLD_SWAP
        else:
            goods[DIAMOND] -= DIAMONDS_SWAP
        state.then(SendChangeling(seat, state.place - VILLAGE))


class SendChangeling(Choice):
    """TP-VILLAGE.9, 12 to 14: the own changeling leaves its slot first and gives what it covered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "village")

    def __init__(self, seat: Seat, village: int) -> None:
        super().__init__(seat)
        self.village: Final = village

    def prompt(self) -> str:
        return "send-changeling"

    def choices(self, state: TrollsState) -> list[Option]:
        slots = state.changeling_slots[self.seat]
        return [SEND_CHANGELING[slot] for slot in range(len(CHANGELING_SLOTS)) if slots >> slot & 1]

    def choose(self, state: TrollsState, option: Option) -> None:
        state.changeling_slots[self.seat] ^= 1 << option.first
        out = state.changelings_out[self.seat]
        state.changelings_out[self.seat] = changed(out, self.village, 1)
        slot = CHANGELING_SLOTS[option.first]
        state.tell(
            "changeling", {"seat": self.seat, "slot": slot, "village": VILLAGES[self.village]}
        )
        if option.first == COVERS_COW:
            state.gain_cows(self.seat, 1)
        state.then(Store(self.seat, CHANGELING, self.village))


class HireHuman(Action):
    """TP-VILLAGE.17 to 20: a human of the farm to an empty cauldron of an own cave."""

    verb = "hire"
    helped = HELPED_HIRE

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        goods = state.goods[seat]
        if not self.affords(state, AP_HIRE) or state.farmers[state.place - VILLAGE] == 0:
            return []
        if goods[TROLL_POWER] < POWER_HIRE or goods[GOLD] < GOLD_HIRE:
            return []
        return [
            HIRE[cave] for cave in range(len(CAVES)) if state.cave_room(seat, MINING + cave) > 0
        ]

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_HIRE)
        state.goods[seat][TROLL_POWER] -= POWER_HIRE
        state.goods[seat][GOLD] -= GOLD_HIRE
        state.farmers[state.place - VILLAGE] -= 1
        state.add_human(seat, option.first)
        state.tell("hire", {"seat": seat, "cave": CAVES[option.first]})


class StealCow(Action):
    """TP-VILLAGE.22 to 24; ruling 2: a cow of the supply to an open empty barn."""

    verb = "steal-cow"
    helped = HELPED_COW

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        if not self.affords(state, AP_COW) or state.supply[HERD] == 0:
            return []
        return [STEAL] if state.barn_room(seat) > 0 else []

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_COW)
        state.gain_cows(seat, 1)
        state.tell("steal-cow", {"seat": seat})


# -- everywhere


class ActivateRoyalTile(Action):
    """TP-ROYAL.1 to 9; rulings 5, 6, 35: once in a phase, a tile with an action, or the board's own."""

    verb = "activate"

    def offers(self, state: TrollsState, seat: Seat) -> list[Option]:
        if state.activated or state.points < AP_ROYAL or not self.is_allowed(state):
            return []
        royals = sorted([tile - DEN_COUNT for tile in state.tiles[seat] if tile >= DEN_COUNT])
        options = [
            ACTIVATE[royal] for royal in royals if can_any(state, seat, ROYAL_EFFECTS[royal])
        ]
        if state.switches.board_action:
            if can_any(state, seat, BOARD_EFFECTS[state.clans[seat]]):
                options.append(ACTIVATE_BOARD)
        return options

    def is_allowed(self, state: TrollsState) -> bool:
        """Ruling 5: mining and building are printed; the power cave and the villages have switches."""
        if state.place < POWER:
            return True
        switches = state.switches
        return switches.royal_in_power_cave if state.place == POWER else switches.royal_in_villages

    def take(self, state: TrollsState, seat: Seat, option: Option) -> None:
        self.spend(state, AP_ROYAL)
        state.activated = True
        state.tell("activate", {"seat": seat, "item": option.arg})
        if option is ACTIVATE_BOARD:
            carry_out(state, seat, BOARD_EFFECTS[state.clans[seat]])
        else:
            carry_out(state, seat, ROYAL_EFFECTS[option.first])


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
        Refresh("refresh-dens", REFRESH_DENS, DEN_PILE),
        _ACTIVATE,
    ],
    POWER: [
        FillAll(),
        GainTrollPower(),
        BuyCard(),
        Refresh("refresh-cards", REFRESH_CARDS, CARD_PILE),
        _ACTIVATE,
    ],
    VILLAGE: _VILLAGE,
    VILLAGE + 1: _VILLAGE,
    VILLAGE + 2: _VILLAGE,
    VILLAGE + 3: _VILLAGE,
}
"""The actions of each place, in order of their options."""


class Act(Choice):
    """TP-ACT.3, TP-AP.10; ruling 22: actions of this place, in any mix, until the player is done."""

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
        return Ask(self.seat, "act", [*options, DONE, *tasks], args=counted)

    def choose(self, state: TrollsState, option: Option) -> None:
        if option is DONE:
            return
        state.then(self)
        for action in ACTIONS[state.place]:
            if action.verb == option.verb:
                action.take(state, self.seat, option)
                return
        raise AssertionError(f"no action of {PLACES[state.place]} is called {option.verb!r}")
