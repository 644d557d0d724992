"""Which messages explain the cards: their texts, abilities, goals and events."""

from trollbord.games.ankh_morpork.box import AREAS, CARDS, EVENTS, INTERRUPTS, PERSONALITIES
from trollbord.games.ankh_morpork.deck import DECK


def has_text(card: int) -> bool:
    """Whether a player card has a text at its foot."""
    return card in INTERRUPTS or any(verb.is_text for verb in DECK[card].symbols)


def card_text(card: int) -> str:
    """The message with the text of a player card."""
    return f"card-{CARDS[card]}"


def ability_text(area: int) -> str:
    """The message with the ability of a City Area card."""
    return f"ability-{AREAS[area]}"


def goal_text(personality: int) -> str:
    """The message with the goal of a personality."""
    return f"goal-{PERSONALITIES[personality]}"


def event_text(event: int) -> str:
    """The message with what a random event does."""
    return f"event-{EVENTS[event]}"
