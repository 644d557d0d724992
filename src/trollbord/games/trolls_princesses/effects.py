"""Effects: the verbs that tiles, cards, spaces and boards are made of, read from their codes."""

from typing import ClassVar, Final

from trollbord.games.trolls_princesses.box import (
    BONUS,
    CARD_ITEM,
    CARD_PILE,
    CLANS,
    HERD,
    ITEMS,
    RESOURCES,
    SORTS,
    STORE,
    TAKE_CARD,
    TROLL_POWER,
)
from trollbord.games.trolls_princesses.choices import (
    Choice,
    FillShafts,
    ShiftHuman,
    ShiftTroll,
    ShiftTrollAndHuman,
    TakeDen,
    dens_that_fit,
    human_ways,
    troll_ways,
)
from trollbord.games.trolls_princesses.deck import CARDS, CASTLE_TILES, KINDS, TROLL_CARDS
from trollbord.games.trolls_princesses.state import TrollsState, without
from trollbord.games.trolls_princesses.tiles import ROYALS
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import Step


class Effect:
    """Something that a tile, card, space or board does for its owner."""

    def can(self, state: TrollsState, seat: Seat) -> bool:
        """TP-R.35: whether something of it can be done."""
        raise NotImplementedError

    def happen(self, state: TrollsState, seat: Seat) -> None:
        """Do it, as far as possible, or ask what it needs to know first."""
        raise NotImplementedError


class Gain(Effect):
    """Take resources from the supply; they never run out (TP-R.18)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return True

    def happen(self, state: TrollsState, seat: Seat) -> None:
        state.goods[seat][self.resource] += self.amount
        resource = RESOURCES[self.resource]
        state.tell("gain", {"seat": seat, "resource": resource, "amount": self.amount})


class GainPower(Effect):
    """Advance the troll power marker."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return state.goods[seat][TROLL_POWER] < state.power_top(seat)

    def happen(self, state: TrollsState, seat: Seat) -> None:
        tell_power(state, seat, state.gain_power(seat, self.amount))


class GainCows(Effect):
    """Take up to so many cows into open empty barns. TP-R.45: as many as possible."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return state.barn_room(seat) > 0 and state.supply[HERD] > 0

    def happen(self, state: TrollsState, seat: Seat) -> None:
        tell_cows(state, seat, state.gain_cows(seat, self.amount))


def tell_power(state: TrollsState, seat: Seat, amount: int) -> None:
    """Log how much troll power was gained; nothing, at the end of the track."""
    state.tell("gain-power", {"seat": seat, "amount": amount})


def tell_cows(state: TrollsState, seat: Seat, amount: int) -> None:
    """Log how many cows were gained; none, without a barn or a cow."""
    state.tell("gain-cows", {"seat": seat, "amount": amount})


class Mine(Effect):
    """Mine up to so many of a resource. TP-R.45: as many as possible."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return state.filled[seat][self.resource] > 0

    def happen(self, state: TrollsState, seat: Seat) -> None:
        mined = state.mine(seat, self.resource, self.amount)
        resource = RESOURCES[self.resource]
        state.tell("mine", {"seat": seat, "resource": resource, "amount": mined})


class Fill(Effect):
    """Choose a resource and fill all its shafts."""

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return state.filled[seat] != state.shafts[seat]

    def happen(self, state: TrollsState, seat: Seat) -> None:
        state.then(FillShafts(seat))


class BuildDen(Effect):
    """Build a den of the display at no cost (TP-R.13)."""

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return len(dens_that_fit(state, seat)) > 0

    def happen(self, state: TrollsState, seat: Seat) -> None:
        state.then(TakeDen(seat, False))


class TakeCard(Effect):
    """Take a troll card of the display at no cost (TP-R.13)."""

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return len(new_cards(state, seat)) > 0

    def happen(self, state: TrollsState, seat: Seat) -> None:
        state.then(TakeTrollCard(seat))


class MoveTrolls(Effect):
    """Move so many different trolls to other cauldrons; trolls aside can't be named (TP-R.11)."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return len(troll_ways(state, seat)) > 0

    def happen(self, state: TrollsState, seat: Seat) -> None:
        state.then(ShiftTroll(seat, self.count))


class MoveHumans(Effect):
    """Move up to so many humans between caves."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return len(human_ways(state, seat)) > 0

    def happen(self, state: TrollsState, seat: Seat) -> None:
        state.then(ShiftHuman(seat, self.count, True))


class MoveTrollAndHuman(Effect):
    """Move a troll and a human, in either order (TP-R.49)."""

    def can(self, state: TrollsState, seat: Seat) -> bool:
        return len(troll_ways(state, seat)) > 0 or len(human_ways(state, seat)) > 0

    def happen(self, state: TrollsState, seat: Seat) -> None:
        state.then(ShiftTrollAndHuman(seat))


EFFECT: Final[dict[str, Effect]] = {
    "o1": Gain(0, 1),
    "o2": Gain(0, 2),
    "g1": Gain(1, 1),
    "d1": Gain(2, 1),
    "tp1": GainPower(1),
    "tp2": GainPower(2),
    "c1": GainCows(1),
    "c2": GainCows(2),
    "mine-o2": Mine(0, 2),
    "mine-o3": Mine(0, 3),
    "mine-g1": Mine(1, 1),
    "mine-g2": Mine(1, 2),
    "mine-d1": Mine(2, 1),
    "fill": Fill(),
    "den": BuildDen(),
    "card": TakeCard(),
    "trolls2": MoveTrolls(2),
    "troll-human": MoveTrollAndHuman(),
    "humans3": MoveHumans(3),
}

ROYAL_EFFECTS: Final = [royal.action.split() for royal in ROYALS]
BOARD_EFFECTS: Final = [clan.action.split() for clan in CLANS]
CASTLE_EFFECTS: Final = [castle.effect.split() for castle in CASTLE_TILES]
GIFTS: Final = [KINDS[card.kind].gift.split() for card in TROLL_CARDS]
BONUS_EFFECTS: Final = [[code.split() for code in row] for row in BONUS]


def can_any(state: TrollsState, seat: Seat, codes: list[str]) -> bool:
    """TP-R.35: whether something of these effects can be done."""
    return any([EFFECT[code].can(state, seat) for code in codes])


def carry_out(state: TrollsState, seat: Seat, codes: list[str]) -> None:
    """Put these effects on the agenda, one after the other."""
    if codes:
        state.then(*[Happen(seat, code) for code in codes])


class Happen(Step[TrollsState]):
    """TP-R.35: an effect happens, as far as possible."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "code")

    def __init__(self, seat: Seat, code: str) -> None:
        self.seat: Final = seat
        self.code: Final = code

    def open(self, state: TrollsState) -> Ask | None:
        EFFECT[self.code].happen(state, self.seat)
        return None


# -- cards and spaces


def gain_card(state: TrollsState, seat: Seat, card: int) -> None:
    """TP-POWER.9, 10: a card of the display goes beside the board, and its bonus is gained."""
    state.displays[CARD_PILE] = without(state.displays[CARD_PILE], card)
    state.cards[seat] = (*state.cards[seat], card)
    state.add_spaces(seat, CARD_ITEM + card)
    state.note_tasks(seat)
    state.tell("card", {"seat": seat, "card": CARDS[card]})
    carry_out(state, seat, GIFTS[card])


class TakeTrollCard(Choice):
    """TP-ROYAL.21: a troll card of the display, for nothing."""

    def prompt(self) -> str:
        return "take-card"

    def choices(self, state: TrollsState) -> list[Option]:
        return [TAKE_CARD[card] for card in new_cards(state, self.seat)]

    def choose(self, state: TrollsState, option: Option) -> None:
        gain_card(state, self.seat, option.first)


def new_cards(state: TrollsState, seat: Seat) -> list[int]:
    """TP-CARD.1: the cards of the display whose kind the seat does not own."""
    return [card for card in sorted(state.displays[CARD_PILE]) if not state.owns_kind(seat, card)]


STORE_PROMPTS: Final = ("store-camp", "store-changeling", "store-bell", "store-princess")


class Store(Choice):
    """TP-BOARD.6: a piece goes from a village to a free space for its sort, and its bonus is gained at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "sort", "village")

    def __init__(self, seat: Seat, sort: int, village: int) -> None:
        super().__init__(seat)
        self.sort: Final = sort
        self.village: Final = village

    def prompt(self) -> str:
        return STORE_PROMPTS[self.sort]

    def choices(self, state: TrollsState) -> list[Option]:
        return [STORE[item] for item in state.free_items(self.seat, self.sort)]

    def choose(self, state: TrollsState, option: Option) -> None:
        state.store(self.seat, option.first, self.sort, self.village)
        state.tell(
            "store", {"seat": self.seat, "piece": SORTS[self.sort], "item": ITEMS[option.first]}
        )
        carry_out(state, self.seat, BONUS_EFFECTS[option.first][self.sort])
