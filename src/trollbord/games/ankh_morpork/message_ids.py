"""Which messages explain the cards: their texts, abilities, goals and events."""

from trollbord.games.ankh_morpork.box import AREAS, CARDS, EVENTS, INTERRUPTS, PERSONALITIES
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.effects import Verb
from trollbord.games.ankh_morpork.money import TakeMoney
from trollbord.kernel.message import Message


def has_text(card: int) -> bool:
    """Whether a player card has a text at its foot."""
    return card in INTERRUPTS or any(verb.is_text for verb in DECK[card].symbols)


def card_text(card: int) -> str:
    """The message with the text of a player card."""
    return f"card-{CARDS[card]}"


def card_messages(card: int) -> list[Message]:
    """What a card does: its signs from left to right, the text where its scroll stands."""
    symbols = DECK[card].symbols
    if symbols:
        return [_sign(card, verb) for verb in symbols]
    if not has_text(card):
        return [Message("screen-blank")]
    return [Message("screen-interrupt"), Message(card_text(card))]


def _sign(card: int, verb: Verb) -> Message:
    if verb.is_text:
        return Message(card_text(card))
    if isinstance(verb, TakeMoney):
        return Message("sheet-take", {"amount": verb.amount})
    return Message(f"screen-{verb.sign}")


def ability_text(area: int) -> str:
    """The message with the ability of a City Area card."""
    return f"ability-{AREAS[area]}"


def goal_text(personality: int) -> str:
    """The message with the goal of a personality."""
    return f"goal-{PERSONALITIES[personality]}"


def event_text(event: int) -> str:
    """The message with what a random event does."""
    return f"event-{EVENTS[event]}"
