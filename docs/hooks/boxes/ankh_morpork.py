"""What is in the box, in tables: areas, cards, events, personalities and prices, for the docs site."""

from collections.abc import Iterable
from typing import Final

from docs.hooks.cells import heads
from trollbord.games.ankh_morpork.box import (
    AREAS,
    CALM_PRICE,
    CARDS,
    COST,
    EVENTS,
    GODS_PRICE,
    LOAN,
    NEARBY_PRICE,
    NEIGHBOURS,
    ON_THE_RIVER,
    PERSONALITIES,
    REPAYMENT,
    SUBSIDENCE_PRICE,
)
from trollbord.games.ankh_morpork.catalogue import CATALOGUE, card_id, goal_args
from trollbord.games.ankh_morpork.deck import GREENS
from trollbord.games.ankh_morpork.look.describe import card_in_words
from trollbord.games.ankh_morpork.message_ids import ability_text, event_text, goal_text
from trollbord.ink.sheet import RULE, Row, Sheet
from trollbord.words import Speaker

PRICES: Final = (
    ("small_gods", GODS_PRICE, "area-small_gods"),
    ("dolly_sisters", NEARBY_PRICE, "area-dolly_sisters"),
    ("dimwell", NEARBY_PRICE, "area-dimwell"),
    ("isle_of_gods", CALM_PRICE, "area-isle_of_gods"),
    ("subsidence", SUBSIDENCE_PRICE, "event-subsidence"),
)


def components(speaker: Speaker) -> list[tuple[str, Sheet]]:
    """The tables with their titles."""
    return [
        (speaker.text("components-areas"), _areas(speaker)),
        (speaker.text("components-prices"), _prices(speaker)),
        (speaker.text("components-personalities"), _personalities(speaker)),
        (speaker.text("components-events"), _events(speaker)),
        (speaker.text("components-green"), _cards(range(GREENS), speaker)),
        (speaker.text("components-brown"), _cards(range(GREENS, len(CARDS)), speaker)),
    ]


def _first(id: str) -> str:
    """The rule that says what a thing is for."""
    return CATALOGUE.cited(id, first=1)


def _areas(speaker: Speaker) -> Sheet:
    columns = ("sheet-area", "sheet-cost", "components-river", "sheet-neighbours", "sheet-ability")
    rows = [
        (
            str(area + 1),
            speaker.name(AREAS[area]),
            f"${COST[area]}",
            "≈" if ON_THE_RIVER[area] else "",
            ", ".join([f"{each + 1} {speaker.name(AREAS[each])}" for each in NEIGHBOURS[area]]),
            speaker.text(ability_text(area)),
            _first(f"area-{AREAS[area]}"),
        )
        for area in range(len(AREAS))
    ]
    return Sheet(("", *heads((*columns, RULE), speaker)), [*rows])


def _prices(speaker: Speaker) -> Sheet:
    """What is paid beside the cost of areas."""
    rows: list[Row] = [(speaker.name(id), f"${price}", _first(row)) for id, price, row in PRICES]
    for loan in ("mr_bent", "the_bank_of_ankh_morpork"):
        rows.append((speaker.name(loan), f"+${LOAN}, -${REPAYMENT}", CATALOGUE.cited("loan")))
    return Sheet(("", *heads(("sheet-cost", RULE), speaker)), rows)


def _personalities(speaker: Speaker) -> Sheet:
    rows = [
        (
            speaker.name(PERSONALITIES[each]),
            _goal(each, speaker),
            _first(f"personality-{PERSONALITIES[each]}"),
        )
        for each in range(len(PERSONALITIES))
    ]
    columns = ("sheet-personality", "components-goal", RULE)
    return Sheet(heads(columns, speaker), [*rows])


def _goal(personality: int, speaker: Speaker) -> str:
    """The goal, with its number for two, three and four players."""
    return speaker.text(goal_text(personality), **goal_args(personality))


def _events(speaker: Speaker) -> Sheet:
    rows = [
        (
            speaker.name(EVENTS[each]),
            speaker.text(event_text(each)),
            _first(f"event-{EVENTS[each]}"),
        )
        for each in range(len(EVENTS))
    ]
    return Sheet(heads(("components-event", "components-does", RULE), speaker), [*rows])


def _cards(cards: Iterable[int], speaker: Speaker) -> Sheet:
    rows = [
        (speaker.name(CARDS[card]), card_in_words(card, speaker), _first(card_id(card)))
        for card in cards
    ]
    return Sheet(heads(("components-card", "components-does", RULE), speaker), [*rows])
