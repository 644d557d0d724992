"""The catalogue of Ankh-Morpork: areas, personalities, events, pieces, signs, all cards, and what lies beside the map."""

from typing import Final

from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    COST,
    EVENTS,
    LORD_AREAS,
    LORDS,
    PERSONALITIES,
    SEATS,
    VETINARI,
    VETINARI_AREAS,
)
from trollbord.games.ankh_morpork.deck import GREENS
from trollbord.games.ankh_morpork.message_ids import (
    ability_text,
    card_messages,
    event_text,
    goal_text,
)
from trollbord.ink.catalogue import Catalogue, Thing, about, thing
from trollbord.kernel.message import Message, Word
from trollbord.words.rulebook import chapter
from trollbord.words.speaker import name_id

PIECES: Final = {
    "minion": "AM-COMP.1 AM-PLACE.1 AM-PLACE.2 AM-TROUBLE.1 AM-SCORE.1",
    "building": "AM-BUILD.1 AM-BUILD.2 AM-BUILD.3 AM-BUILD.4 AM-BUILD.5 AM-SCORE.2",
    "trouble": "AM-TROUBLE.1 AM-TROUBLE.3 AM-TROUBLE.4 AM-BUILD.2 AM-KILL.1",
    "troll": "AM-EVENT.TROLLS.1 AM-EVENT.TROLLS.2 AM-EVENT.TROLLS.3 AM-CONTROL.2",
    "demon": "AM-EVENT.DEMONS.1 AM-EVENT.DEMONS.3 AM-EVENT.DEMONS.4 AM-EVENT.DEMONS.5 AM-EVENT.DEMONS.6",
}
SIGNS: Final = {
    "minion": "AM-PLACE.1 AM-PLACE.2 AM-PLACE.5 AM-TROUBLE.1",
    "building": "AM-BUILD.1 AM-BUILD.2 AM-BUILD.4 AM-BUILD.5",
    "assassinate": "AM-KILL.1 AM-KILL.2 AM-KILL.3 AM-KILL.4",
    "remove-trouble": "AM-ACTION.7 AM-ACTION.13",
    "money": "AM-ACTION.8",
    "scroll": "AM-ACTION.9",
    "event": "AM-ACTION.2 AM-ACTION.12 AM-EVENT.1 AM-EVENT.3",
    "play-another": "AM-ACTION.10 AM-ACTION.11",
    "interrupt": "AM-INTERRUPT.1 AM-INTERRUPT.2 AM-INTERRUPT.3",
}
"""The symbols on cards."""
EVENT_CHAPTERS: Final = (
    *("DRAGON", "FLOOD", "FIRE", "FOG", "RIOTS", "EXPLOSION"),
    *("MURDERS", "DEMONS", "SUBSIDENCE", "JOHNSON", "TROLLS", "EARTHQUAKE"),
)
GOALS: Final = (
    *("AM-WIN.2", "AM-WIN.4", "AM-WIN.4", "AM-WIN.4"),
    *("AM-WIN.5", "AM-WIN.6", "AM-WIN.7"),
)
"""By personality."""
# What is none of these: parts of the screen, and prices beside the cost of areas.
SHOWN: Final = (
    about("board", "AM-TURN.2 AM-BOARD.1 AM-BOARD.2 AM-END.1 AM-SCORE.4", "game-name"),
    about("rolled", "AM-BOARD.6", "screen-rolled"),
    about("player", "AM-SETUP.4 AM-TURN.6 AM-SCORE.1 AM-SCORE.2 AM-SCORE.3"),
    about("own-personality", "AM-SETUP.7"),
    about("pile", "AM-TURN.6 AM-SETUP.10 AM-END.3 AM-WIN.7 AM-SETUP.17", "screen-pile"),
    about("discards", "AM-ACTION.5 AM-END.5", "screen-discards"),
    about("events", "AM-ACTION.12 AM-EVENT.1 AM-EVENT.3", "screen-events"),
    about("markers", "AM-TROUBLE.1 AM-WIN.5 AM-EVENT.RIOTS.1", "almanac-trouble"),
    about("loan", "AM-LOAN.1 AM-LOAN.2"),
)


def goal_args(personality: int) -> dict[str, Word]:
    """The numbers of a goal for two, three and four players; 0 where it has none."""
    need = VETINARI_AREAS if personality == VETINARI else LORD_AREAS
    if personality != VETINARI and personality not in LORDS:
        return {"need": 0}
    return {"need": " / ".join([str(need[seats]) for seats in SEATS])}


def _named(kind: str, word: str, numbers: str, *lines: Message) -> Thing:
    """What has a name of its own."""
    return thing(kind, f"{kind}-{word}", numbers, word, name_id(word), lines)


def _area(area: int) -> Thing:
    facts = Message("almanac-area-facts", {"cost": COST[area], "number": area + 1})
    numbers = f"AM-AREA.{area + 1} AM-CITY.1 AM-CITY.3"
    return _named("area", AREAS[area], numbers, Message(ability_text(area)), facts)


def _city_card(area: int) -> Thing:
    numbers = f"AM-CITY.1 AM-CITY.2 AM-CITY.3 AM-CITY.5 AM-AREA.{area + 1}"
    line = Message(ability_text(area))
    return about(f"city-{AREAS[area]}", numbers, name_id(AREAS[area]), (line,))


def _event(event: int, section: str) -> Thing:
    numbers = " ".join(chapter("ankh_morpork", f"AM-EVENT.{section}"))
    return _named("event", EVENTS[event], numbers, Message(event_text(event)))


def card_id(card: int) -> str:
    """What the catalogue calls a player card."""
    return f"{_colour(card)}-{CARDS[card]}"


def _colour(card: int) -> str:
    return "green" if card < GREENS else "brown"


def _card(card: int, name: str) -> Thing:
    return _named(_colour(card), name, f"AM-CARD.{name}", *card_messages(card))


CATALOGUE: Final = Catalogue(
    *[_area(area) for area in range(len(AREAS))],
    *[
        _named("personality", name, f"{goal} AM-WIN.1", Message(goal_text(each), goal_args(each)))
        for each, (name, goal) in enumerate(zip(PERSONALITIES, GOALS, strict=True))
    ],
    *[_event(event, section) for event, section in enumerate(EVENT_CHAPTERS)],
    *[
        thing("piece", f"piece-{id}", numbers, id, f"almanac-{id}", [Message(f"almanac-{id}-is")])
        for id, numbers in PIECES.items()
    ],
    *[thing("sign", f"sign-{id}", numbers, id, f"screen-{id}") for id, numbers in SIGNS.items()],
    *[_card(card, name) for card, name in enumerate(CARDS)],
    *[_city_card(area) for area in range(len(AREAS))],
    *SHOWN,
)
