"""The almanac of Ankh-Morpork: areas, personalities, events, all cards, pieces, and the symbols on cards."""

from functools import cache
from typing import Final

from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    COST,
    EVENTS,
    GREENS,
    PERSONALITIES,
)
from trollbord.games.ankh_morpork.look.cardface import sign
from trollbord.games.ankh_morpork.look.components import EVENT_RULES, GOAL_RULES, goal_args
from trollbord.games.ankh_morpork.look.emblems import emblem_name, picture
from trollbord.games.ankh_morpork.message_ids import (
    ability_text,
    card_messages,
    event_text,
    goal_text,
)
from trollbord.ink.almanac import Almanac, AlmanacEntry
from trollbord.ink.markup import Markup, el
from trollbord.ink.shapes import use
from trollbord.kernel.message import Message
from trollbord.words import speaker
from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import rulebook, rulings_about
from trollbord.words.speaker import name_id

GAME: Final = "ankh_morpork"
PIECES: Final[tuple[tuple[str, str, float, tuple[str, ...]], ...]] = (
    ("minion", "am-minion-ivory", 2.3, ("AM-COMP.1", "AM-PLACE.1", "AM-PLACE.2", "AM-TROUBLE.1", "AM-SCORE.1")),
    ("building", "am-building", 1.9, ("AM-BUILD.1", "AM-BUILD.2", "AM-BUILD.3", "AM-BUILD.4", "AM-BUILD.5", "AM-SCORE.2")),
    ("trouble", "am-trouble", 2.2, ("AM-TROUBLE.1", "AM-TROUBLE.3", "AM-TROUBLE.4", "AM-BUILD.2", "AM-KILL.1")),
    ("troll", "am-troll", 1.9, ("AM-EVENT.TROLLS.1", "AM-EVENT.TROLLS.2", "AM-EVENT.TROLLS.3", "AM-CONTROL.2")),
    ("demon", "am-demon", 1.9, ("AM-EVENT.DEMONS.1", "AM-EVENT.DEMONS.3", "AM-EVENT.DEMONS.4", "AM-EVENT.DEMONS.5", "AM-EVENT.DEMONS.6")),
)  # fmt: skip
"""Id, shape, size and rules of each piece."""
SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "minion": ("AM-PLACE.1", "AM-PLACE.2", "AM-PLACE.5", "AM-TROUBLE.1"),
    "building": ("AM-BUILD.1", "AM-BUILD.2", "AM-BUILD.4", "AM-BUILD.5"),
    "assassinate": ("AM-KILL.1", "AM-KILL.2", "AM-KILL.3", "AM-KILL.4"),
    "remove-trouble": ("AM-ACTION.7", "AM-ACTION.13"),
    "money": ("AM-ACTION.8",),
    "scroll": ("AM-ACTION.9",),
    "event": ("AM-ACTION.2", "AM-ACTION.12", "AM-EVENT.1", "AM-EVENT.3"),
    "play-another": ("AM-ACTION.10", "AM-ACTION.11"),
    "interrupt": ("AM-INTERRUPT.1", "AM-INTERRUPT.2", "AM-INTERRUPT.3"),
}
"""The symbols on cards with their rules."""


@cache
def almanac() -> Almanac:
    """All entries."""
    return Almanac(
        [
            *[_area(area) for area in range(len(AREAS))],
            *[_personality(each) for each in range(len(PERSONALITIES))],
            *[_event(event) for event in range(len(EVENTS))],
            *[_piece(*piece) for piece in PIECES],
            *[_sign(name, rules) for name, rules in SIGNS.items()],
            *[_card(card) for card in range(len(CARDS))],
        ]
    )


def _area(area: int) -> AlmanacEntry:
    rules = (f"AM-AREA.{area + 1}", "AM-CITY.1", "AM-CITY.3")
    facts = Message("almanac-area-facts", {"cost": COST[area], "number": area + 1})
    drawn = _box(use(f"am-landmark-{area}", 0, 22))
    lines = (Message(ability_text(area)), facts)
    return _entry("area", AREAS[area], drawn, lines, rules)


def _personality(each: int) -> AlmanacEntry:
    goal = Message(goal_text(each), goal_args(each))
    return _entry(
        "personality",
        PERSONALITIES[each],
        _emblem(PERSONALITIES[each]),
        (goal,),
        (GOAL_RULES[each], "AM-WIN.1"),
    )


def _event(event: int) -> AlmanacEntry:
    first = EVENT_RULES[event]
    chapter = first.rsplit(".", 1)[0]
    known = rulebook(GAME, ENGLISH).statements
    rules = tuple([number for number in known if number.startswith(f"{chapter}.")])
    return _entry(
        "event", EVENTS[event], _emblem(EVENTS[event]), (Message(event_text(event)),), rules
    )


def _card(card: int) -> AlmanacEntry:
    kind = "green" if card < GREENS else "brown"
    drawn = _woodcut(picture(emblem_name(card), 0, 0, 60))
    return _entry(kind, CARDS[card], drawn, tuple(card_messages(card)), (f"AM-CARD.{CARDS[card]}",))


def _entry(
    kind: str, word: str, drawn: Markup, lines: tuple[Message, ...], rules: tuple[str, ...]
) -> AlmanacEntry:
    """Something with a name of its own; what rulings say of it is found by that name."""
    rulings = rulings_about(GAME, [speaker(GAME, ENGLISH).name(word)], rules[:1])
    return AlmanacEntry(
        kind, f"{kind}-{word}", Message(name_id(word)), drawn, lines, rules, rulings
    )


def _piece(id: str, shape: str, size: float, rules: tuple[str, ...]) -> AlmanacEntry:
    drawn = _box(use(shape, 0, 0 if id == "trouble" else 40, size))
    name, line = Message(f"almanac-{id}"), Message(f"almanac-{id}-is")
    return AlmanacEntry("piece", f"piece-{id}", name, drawn, (line,), rules)


def _sign(name: str, rules: tuple[str, ...]) -> AlmanacEntry:
    line = Message(f"almanac-sign-{name}-is")
    return AlmanacEntry(
        "sign", f"sign-{name}", Message(f"screen-{name}"), sign(name), (line,), rules
    )


# -- pictures


def _box(inside: Markup) -> Markup:
    return el("svg", inside, class_="art s-ivory", viewBox="-54 -54 108 108", aria_hidden="true")


def _emblem(name: str) -> Markup:
    return _woodcut(picture(f"am-{name}", 0, 0, 60))


def _woodcut(inside: Markup) -> Markup:
    return el("svg", inside, class_="art", viewBox="0 0 60 60", aria_hidden="true")
