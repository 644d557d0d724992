"""What is in the box, in tables: areas, cards, events, personalities and prices, for the docs."""

from collections.abc import Iterable
from typing import Final

from trollbord.games.ankh_morpork.box import (
    AREAS,
    CALM_PRICE,
    CARDS,
    COST,
    EVENTS,
    GODS_PRICE,
    GREENS,
    LOAN,
    LORD_AREAS,
    LORDS,
    NEARBY_PRICE,
    NEIGHBOURS,
    ON_THE_RIVER,
    PERSONALITIES,
    REPAYMENT,
    SEATS,
    SUBSIDENCE_PRICE,
    VETINARI,
    VETINARI_AREAS,
)
from trollbord.games.ankh_morpork.look.describe import card_in_words
from trollbord.games.ankh_morpork.message_ids import ability_text, event_text, goal_text
from trollbord.ink.sheet import RULE, Row, Sheet
from trollbord.kernel.message import Word
from trollbord.words import Speaker

EVENT_RULES: Final = (
    "AM-EVENT.DRAGON.1",
    "AM-EVENT.FLOOD.1",
    "AM-EVENT.FIRE.1",
    "AM-EVENT.FOG.1",
    "AM-EVENT.RIOTS.1",
    "AM-EVENT.EXPLOSION.1",
    "AM-EVENT.MURDERS.1",
    "AM-EVENT.DEMONS.1",
    "AM-EVENT.SUBSIDENCE.1",
    "AM-EVENT.JOHNSON.1",
    "AM-EVENT.TROLLS.1",
    "AM-EVENT.EARTHQUAKE.1",
)
GOAL_RULES: Final = (
    "AM-WIN.2",
    "AM-WIN.4",
    "AM-WIN.4",
    "AM-WIN.4",
    "AM-WIN.5",
    "AM-WIN.6",
    "AM-WIN.7",
)
PRICES: Final = (
    ("small_gods", GODS_PRICE, "AM-AREA.4"),
    ("dolly_sisters", NEARBY_PRICE, "AM-AREA.1"),
    ("dimwell", NEARBY_PRICE, "AM-AREA.8"),
    ("isle_of_gods", CALM_PRICE, "AM-AREA.10"),
    ("subsidence", SUBSIDENCE_PRICE, "AM-EVENT.SUBSIDENCE.1"),
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


def _heads(ids: tuple[str, ...], speaker: Speaker) -> Row:
    return tuple([speaker.text(id) for id in ids])


def _areas(speaker: Speaker) -> Sheet:
    heads = ("sheet-area", "sheet-cost", "components-river", "sheet-neighbours", "sheet-ability")
    rows = [
        (
            str(area + 1),
            speaker.name(AREAS[area]),
            f"${COST[area]}",
            "≈" if ON_THE_RIVER[area] else "",
            ", ".join([f"{each + 1} {speaker.name(AREAS[each])}" for each in NEIGHBOURS[area]]),
            speaker.text(ability_text(area)),
            f"AM-AREA.{area + 1}",
        )
        for area in range(len(AREAS))
    ]
    return Sheet(("", *_heads((*heads, RULE), speaker)), [*rows])


def _prices(speaker: Speaker) -> Sheet:
    """What is paid beside the cost of areas."""
    rows: list[Row] = [(speaker.name(id), f"${price}", rule) for id, price, rule in PRICES]
    for loan in ("mr_bent", "the_bank_of_ankh_morpork"):
        rows.append((speaker.name(loan), f"+${LOAN}, -${REPAYMENT}", "AM-LOAN.1, AM-LOAN.2"))
    return Sheet(("", *_heads(("sheet-cost", RULE), speaker)), rows)


def _personalities(speaker: Speaker) -> Sheet:
    rows = [
        (speaker.name(PERSONALITIES[each]), _goal(each, speaker), GOAL_RULES[each])
        for each in range(len(PERSONALITIES))
    ]
    heads = ("sheet-personality", "components-goal", RULE)
    return Sheet(_heads(heads, speaker), [*rows])


def _goal(personality: int, speaker: Speaker) -> str:
    """The goal, with its number for two, three and four players."""
    return speaker.text(goal_text(personality), **goal_args(personality))


def goal_args(personality: int) -> dict[str, Word]:
    """The numbers of a goal for two, three and four players; 0 where it has none."""
    need = VETINARI_AREAS if personality == VETINARI else LORD_AREAS
    if personality != VETINARI and personality not in LORDS:
        return {"need": 0}
    return {"need": " / ".join([str(need[seats]) for seats in SEATS])}


def _events(speaker: Speaker) -> Sheet:
    rows = [
        (speaker.name(EVENTS[each]), speaker.text(event_text(each)), EVENT_RULES[each])
        for each in range(len(EVENTS))
    ]
    return Sheet(_heads(("components-event", "components-does", RULE), speaker), [*rows])


def _cards(cards: Iterable[int], speaker: Speaker) -> Sheet:
    rows = [
        (speaker.name(CARDS[card]), card_in_words(card, speaker), f"AM-CARD.{CARDS[card]}")
        for card in cards
    ]
    return Sheet(_heads(("components-card", "components-does", RULE), speaker), [*rows])
