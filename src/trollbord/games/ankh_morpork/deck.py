"""The 101 player cards: what is printed on them, as verbs."""

from typing import Final

from trollbord.games.ankh_morpork.box import (
    CARD_ROWS,
    CARDS,
    INTERRUPT_SIGN,
    INTERRUPTS,
    ISLE_OF_GODS,
    UNREAL_ESTATE,
    Row,
)
from trollbord.games.ankh_morpork.building import Build, BuyBuilding, HalfPriceBuild
from trollbord.games.ankh_morpork.effects import PlayAnotherCard, PlayTwoCards, RandomEvent, Verb
from trollbord.games.ankh_morpork.gambling import DIBBLER, ERROL, HERE_N_NOW, Gamble
from trollbord.games.ankh_morpork.hands import (
    BegCards,
    CollectAlms,
    DiscardAndRefill,
    DiscardCard,
    DrawCards,
    DrawPerBuilding,
    ExchangeHands,
    InspectHand,
    PullCards,
    SellAny,
    SellCard,
    TakeDiscards,
)
from trollbord.games.ankh_morpork.money import (
    Burn,
    EarnPerBuilding,
    EarnPerMinionIn,
    EarnPerMinionInTrouble,
    EarnPerTrouble,
    PayBetweenOthers,
    Penalise,
    TakeFromEach,
    TakeFromOne,
    TakeLoan,
    TakeMoney,
)
from trollbord.games.ankh_morpork.moving import (
    MoveOther,
    MoveOwnAnywhere,
    MoveOwnFromTrouble,
    PayAndMove,
    SwapTwo,
)
from trollbord.games.ankh_morpork.personalities import ExchangePersonality, LookAtUnused
from trollbord.games.ankh_morpork.placing import (
    PlaceAnywhere,
    PlaceAround,
    PlaceAtHouse,
    PlaceInTrouble,
    PlaceMinion,
)
from trollbord.games.ankh_morpork.removing import (
    Assassinate,
    Audit,
    PayAndAssassinate,
    PayRemover,
    RemoveIn,
    RollAndRemove,
)
from trollbord.games.ankh_morpork.trouble import RemoveTrouble, StirAnywhere, StirBeside


class Card:
    """A player card: its name and its actions in order; an interrupt has none of its own."""

    def __init__(self, name: str, *symbols: Verb) -> None:
        self.name: Final = name
        self.symbols: Final[tuple[Verb, ...]] = symbols


SYMBOLS: Final[dict[str, Verb]] = {
    # printed as a symbol
    "assassinate": Assassinate(),
    "build": Build(),
    "place-minion": PlaceMinion(),
    "play-another": PlayAnotherCard(),
    "random-event": RandomEvent(),
    "remove-trouble": RemoveTrouble(),
    "take-money 1": TakeMoney(1),
    "take-money 2": TakeMoney(2),
    "take-money 3": TakeMoney(3),
    "take-money 4": TakeMoney(4),
    "take-money 5": TakeMoney(5),
    # printed as a text
    "audit": Audit(),
    "beg-cards 2": BegCards(2),
    "burn": Burn(),
    "buy-building": BuyBuilding(False),
    "buy-building-in-trouble": BuyBuilding(True),
    "collect-alms": CollectAlms(),
    "discard-and-refill 3": DiscardAndRefill(3),
    "discard-card": DiscardCard(),
    "draw-cards 2": DrawCards(2),
    "draw-cards 3": DrawCards(3),
    "draw-cards 4": DrawCards(4),
    "draw-per-building": DrawPerBuilding(),
    "earn-per-building 1": EarnPerBuilding(1),
    "earn-per-minion-in isle_of_gods 1": EarnPerMinionIn(ISLE_OF_GODS, 1),
    "earn-per-minion-in-trouble 2": EarnPerMinionInTrouble(2),
    "earn-per-trouble 1": EarnPerTrouble(1),
    "exchange-hands": ExchangeHands(),
    "exchange-personality": ExchangePersonality(),
    "gamble dibbler": Gamble(DIBBLER),
    "gamble errol": Gamble(ERROL),
    "gamble here_n_now": Gamble(HERE_N_NOW),
    "half-price-build": HalfPriceBuild(),
    "inspect-hand": InspectHand(),
    "look-at-unused": LookAtUnused(),
    "move-other": MoveOther(),
    "move-own-anywhere": MoveOwnAnywhere(),
    "move-own-from-trouble": MoveOwnFromTrouble(),
    "pay-and-assassinate": PayAndAssassinate(),
    "pay-and-move": PayAndMove(),
    "pay-between-others 3": PayBetweenOthers(3),
    "pay-remover": PayRemover(),
    "penalise": Penalise(),
    "place-anywhere": PlaceAnywhere(),
    "place-around unreal_estate 1": PlaceAround(UNREAL_ESTATE, 1),
    "place-around unreal_estate 2": PlaceAround(UNREAL_ESTATE, 2),
    "place-at-house": PlaceAtHouse(),
    "place-in-trouble": PlaceInTrouble(),
    "play-two-cards": PlayTwoCards(),
    "pull-cards": PullCards(),
    "remove-in unreal_estate": RemoveIn(UNREAL_ESTATE),
    "roll-and-remove": RollAndRemove(),
    "sell-any 1": SellAny(1),
    "sell-any 2": SellAny(2),
    "sell-card 2": SellCard(2),
    "stir-anywhere": StirAnywhere(),
    "stir-beside": StirBeside(),
    "swap-two": SwapTwo(),
    "take-discards 4": TakeDiscards(4),
    "take-from-each 2": TakeFromEach(2),
    "take-from-one 3": TakeFromOne(3),
    "take-loan": TakeLoan(),
}
"""What stands on the cards, as verbs; the rows of the cards are in box.py."""


def _card(row: Row) -> Card:
    return Card(row.name, *[SYMBOLS[word] for word in row.printed if word != INTERRUPT_SIGN])


# Rows and verbs are apart because options are named after cards, and verbs are written with options.
DECK: Final = tuple([_card(row) for row in CARD_ROWS])

IS_PLAYABLE: Final = [card not in INTERRUPTS for card in range(len(CARDS))]
"""AM-R.12: interrupts are not played as the card of a turn or through another card."""
