"""Gaining: an effect happens, a card comes to its owner, a piece to its space, and each gives what it promises."""

from typing import ClassVar, Final

from trollbord.games.trolls_princesses.box import CARD_PILE
from trollbord.games.trolls_princesses.choices import Choice
from trollbord.games.trolls_princesses.deck import CARDS, KINDS, TROLL_CARDS
from trollbord.games.trolls_princesses.effects import NOTHING, SPELT, Effect
from trollbord.games.trolls_princesses.picks import STORE, TAKE_CARD
from trollbord.games.trolls_princesses.spaces import BONUS, CARD_ITEM, ITEMS, SORTS
from trollbord.games.trolls_princesses.state import TrollsState, without
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import Step


def carry_out(state: TrollsState, seat: Seat, effects: tuple[Effect, ...]) -> None:
    """Put these effects on the agenda, one after the other."""
    steps = [Happen(seat, effect.spelling) for effect in effects if effect is not NOTHING]
    if steps:
        state.then(*steps)


class Happen(Step[TrollsState]):
    """TP-R.35: an effect happens, as far as possible; `spelling` is its word in position lines."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "spelling")

    def __init__(self, seat: Seat, spelling: str) -> None:
        self.seat: Final = seat
        self.spelling: Final = spelling

    def open(self, state: TrollsState) -> Ask | None:
        SPELT[self.spelling].happen(state, self.seat)
        return None

    def can_wait(self, state: TrollsState) -> bool:
        return self.seat == state.active and self.spelling in SPELT


# -- cards and spaces


def gain_card(state: TrollsState, seat: Seat, card: int) -> None:
    """TP-POWER.9, 10: a card of the display goes beside the board, and its bonus is gained."""
    state.displays[CARD_PILE] = without(state.displays[CARD_PILE], card)
    state.cards[seat] = (*state.cards[seat], card)
    state.add_spaces(seat, CARD_ITEM + card)
    state.note_tasks(seat)
    state.tell("card", {"seat": seat, "card": CARDS[card]})
    carry_out(state, seat, (KINDS[TROLL_CARDS[card].kind].gift,))


class TakeTrollCard(Choice):
    """TP-ROYAL.21: a troll card of the display, for nothing."""

    VERBS: ClassVar[tuple[str, ...]] = ("take", "claim")
    RULE: ClassVar[str] = "TP-ROYAL.21"

    def prompt(self) -> str:
        return "take-card"

    def choices(self, state: TrollsState) -> list[Option]:
        return [TAKE_CARD[card] for card in new_cards(state, self.seat)]

    def choose(self, state: TrollsState, option: Option) -> None:
        gain_card(state, self.seat, option.first)

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option not in TAKE_CARD:
            return Obstacle("why-card-asked", self.RULE, option.arg)
        return not_gained(state, self.seat, option)


def not_gained(state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
    """TP-CARD.1: why a card can't be bought or taken."""
    if option.first not in state.displays[CARD_PILE]:
        return Obstacle("why-card-not-shown", "TP-POWER.9", option.arg)
    is_owned = state.owns_kind(seat, option.first)
    return Obstacle("why-same-card", "TP-CARD.1", option.arg) if is_owned else None


def new_cards(state: TrollsState, seat: Seat) -> list[int]:
    """TP-CARD.1: the cards of the display whose kind the seat does not own."""
    return [card for card in sorted(state.displays[CARD_PILE]) if not state.owns_kind(seat, card)]


STORE_PROMPTS: Final = ("store-camp", "store-changeling", "store-bell", "store-princess")


class Store(Choice):
    """TP-BOARD.6: a piece goes from a village to a free space for its sort, and its bonus is gained at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "sort", "village")
    VERBS: ClassVar[tuple[str, ...]] = ("store", "claim")
    RULE: ClassVar[str] = "TP-BOARD.6"

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
        carry_out(state, self.seat, (BONUS[option.first][self.sort],))

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        item = option.first
        if state.space(item, self.sort) == 0:
            return Obstacle("why-no-such-space", self.RULE, option.arg)
        if item in state.free_items(self.seat, self.sort):
            return None
        if item * 4 + self.sort in state.stored[self.seat]:
            return Obstacle("why-space-taken", self.RULE, option.arg)
        return Obstacle("why-space-not-yours", "TP-BOARD.4", option.arg)

    def can_wait(self, state: TrollsState) -> bool:
        return state.could_store(self.seat, self.sort, self.village) and super().can_wait(state)
