"""Steps that ask a seat, and what stands in the way at many of their questions."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARDS,
    COLOURS,
    DEMON,
    EVERYWHERE,
    GODS_PRICE,
    INTERRUPT,
    MINIONS,
    MOSSY_LAWN,
    NO_CARD,
    NOBODY,
    OWNERS,
    SMALL_GODS,
)
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.errors import unwritten
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import Step

LARGEST: Final = 20
"""No card gives more of anything."""
SEAT_FIELDS: Final = ("seat", "victim", "taker", "buyer", "user", "remover", "payer")
AREA_FIELDS: Final = ("area", "old", "there", "to")
RANGES: Final = {
    "owner": (0, len(OWNERS) - 1),
    "other": (0, len(OWNERS) - 1),
    "index": (0, 5),
    "count": (0, LARGEST),
    "amount": (0, LARGEST),
    "left": (0, LARGEST),
    "lost": (0, MINIONS),
    "asked": (0, 4),
    "cause": (0, 5),
    "first": (NOBODY, len(AREAS) - 1),
    "last": (NOBODY, len(AREAS) - 1),
    "bits": (NOBODY, EVERYWHERE),
}
"""What the other numbers of a step may be, by their names."""


class AnkhStep(Step[AnkhState]):
    """A step of this game: its numbers name seats, areas, cards and pieces that there are."""

    def can_wait(self, state: AnkhState) -> bool:
        return all([exists(state, name, getattr(self, name)) for name in self.FIELDS])


class AnkhSeatStep(AnkhStep):
    """A step that concerns one seat and nothing else."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


def exists(state: AnkhState, name: str, value: object) -> bool:
    """Whether a step's field of this name can have this value."""
    if name.startswith("is_"):
        return isinstance(value, bool)
    if name in SEAT_FIELDS:
        return lies_within(value, 0, state.seats - 1)
    if name == "payee":
        return lies_within(value, NOBODY, state.seats - 1)
    if name in AREA_FIELDS:
        return lies_within(value, 0, len(AREAS) - 1)
    if name == "card":
        return lies_within(value, 0, len(CARDS) - 1)
    if name in ("areas", "flooded", "cards"):
        last = len(CARDS if name == "cards" else AREAS) - 1
        listed = list(value) if isinstance(value, tuple) else [NOBODY]
        return len(listed) <= 2 and all([lies_within(each, 0, last) for each in listed])
    least, most = RANGES.get(name, (0, 0))
    return name not in RANGES or lies_within(value, least, most)


def lies_within(value: object, least: int, most: int) -> bool:
    """Whether this is a number between these."""
    return type(value) is int and least <= value <= most


ANY_TIME: Final[tuple[str, ...]] = ("play", "use")
"""What a player may try at every question: the hand and the City Area cards lie before him all the time."""


class Question(AnkhStep):
    """A question to a seat."""

    def who(self, state: AnkhState) -> Seat:
        """Who answers."""
        raise unwritten(self, "who")

    def forbids(self, state: AnkhState, option: Option) -> Obstacle | None:
        """What is in the way of an answer; cards and abilities are judged apart."""
        raise unwritten(self, "forbids")

    def unplayable(self, state: AnkhState, card: int) -> Obstacle | None:
        """What is in the way of playing a card: here the answer comes first."""
        return early(state, self.who(state), card, self.VERBS[0])

    def unusable(self, state: AnkhState, area: int) -> Obstacle | None:
        """What is in the way of an ability: AM-R.1, nothing comes inside an action."""
        found = not_usable(state, self.who(state), area)
        return found or Obstacle("why-inside-action", "AM-R.1", AREAS[area])

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        if option.verb == "play":
            return self.unplayable(state, option.first)
        if option.verb == "use":
            return self.unusable(state, option.first)
        return self.forbids(state, option)


class SeatQuestion(Question):
    """A question to the seat that it names."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, state: AnkhState) -> Seat:
        return self.seat


class AreaQuestion(SeatQuestion):
    """A question to a seat about an area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: Seat, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area


# -- cards


def card_rule(state: AnkhState) -> str:
    """The rule that says what the card in play does."""
    return rule_of(state.in_play) if state.in_play != NO_CARD else "AM-ACTION.1"


def rule_of(card: int) -> str:
    """The rule that says what a card does."""
    return f"AM-CARD.{CARDS[card]}"


def not_held(state: AnkhState, seat: Seat, card: int) -> Obstacle | None:
    """AM-TURN.3: a card that is not in this hand."""
    is_held = card in state.hands[seat]
    return None if is_held else Obstacle("why-not-in-hand", "AM-TURN.3", CARDS[card])


def empty_hand(state: AnkhState, seat: Seat, rule: str, what: str) -> Obstacle | None:
    """No card to discard or to give."""
    return None if state.hands[seat] else Obstacle("why-no-cards", rule, what)


def of_card(message: str, rule: str, card: int) -> Obstacle:
    """An obstacle that is a card, and whose sentence names it."""
    return Obstacle(message, rule, CARDS[card], {"card": CARDS[card]})


def not_between(state: AnkhState, card: int) -> Obstacle | None:
    """AM-R.12, .26: an interrupt between two actions, where only Doctor Mossy Lawn may come, after a card of this turn."""
    if not INTERRUPT[card] or (INTERRUPT[card] == MOSSY_LAWN and state.last_played != NO_CARD):
        return None
    return Obstacle("why-interrupt", "AM-R.12", CARDS[card])


def early(state: AnkhState, seat: Seat, card: int, verb: str) -> Obstacle:
    """Why a card can't be played before a question, which takes this verb, is answered."""
    found = not_held(state, seat, card)
    if found is not None:
        return found
    if INTERRUPT[card]:
        return Obstacle("why-interrupt", "AM-R.12", CARDS[card])
    if seat != state.turn:
        return Obstacle("why-not-your-card-turn", "AM-TURN.3", COLOURS[state.turn])
    if state.last_played != NO_CARD:
        return of_card("why-card-in-play", "AM-ACTION.3", state.last_played)
    return Obstacle("why-ability-first", "AM-TURN.2", verb)


# -- abilities


def not_usable(state: AnkhState, seat: Seat, area: int) -> Obstacle | None:
    """AM-CITY: what keeps a seat from an ability, whatever that does."""
    name = AREAS[area]
    if state.card_owner(area) != seat:
        return Obstacle("why-not-your-card", "AM-CITY.1", name)
    if area == SMALL_GODS:
        return Obstacle("why-only-events", "AM-CITY.4", name)
    if seat != state.turn:
        return Obstacle("why-not-your-turn", "AM-CITY.1", COLOURS[state.turn])
    if state.at(DEMON, area):
        return Obstacle("why-demon", "AM-CITY.5", piece(DEMON, area))
    if state.gained >> area & 1:
        return Obstacle("why-just-gained", "AM-CITY.3", name)
    return Obstacle("why-used", "AM-CITY.1", name) if state.used >> area & 1 else None


def no_gods(state: AnkhState, seat: Seat) -> Obstacle | None:
    """AM-AREA.4: what keeps a seat from saving a piece with Small Gods."""
    name = AREAS[SMALL_GODS]
    if state.card_owner(SMALL_GODS) != seat:
        return Obstacle("why-not-your-card", "AM-AREA.4", name)
    if state.at(DEMON, SMALL_GODS):
        return Obstacle("why-demon", "AM-CITY.5", piece(DEMON, SMALL_GODS))
    if state.gods != seat:
        return Obstacle("why-gods-silent", "AM-R.10", name)
    return short(state, seat, GODS_PRICE, "AM-AREA.4")


# -- money, pieces, markers, buildings


def short(state: AnkhState, seat: Seat, amount: int, rule: str, what: str = "") -> Obstacle | None:
    """A sum that a seat can't pay; `what` is the area whose cost it is."""
    if state.money[seat] >= amount:
        return None
    return Obstacle("why-no-money", rule, what or f"${amount}", {"amount": amount})


def piece(owner: int, area: int) -> str:
    """A piece as options spell it."""
    return f"{OWNERS[owner]} {AREAS[area]}"


def absent(state: AnkhState, option: Option, rule: str) -> Obstacle | None:
    """A piece that does not stand there."""
    if state.at(option.first, option.second):
        return None
    return Obstacle("why-nobody-there", rule, piece(option.first, option.second))


def not_own(state: AnkhState, seat: Seat, option: Option, rule: str) -> Obstacle | None:
    """A piece that does not stand there, or is another's."""
    found = absent(state, option, rule)
    if found is None and option.first != seat:
        return Obstacle("why-only-own", rule, piece(option.first, option.second))
    return found


def calm_there(state: AnkhState, area: int, rule: str) -> Obstacle | None:
    """An area without a trouble marker."""
    return None if state.trouble[area] else Obstacle("why-no-trouble", rule, AREAS[area])


def stirred_there(state: AnkhState, area: int, rule: str) -> Obstacle | None:
    """An area with a trouble marker."""
    return Obstacle("why-marker-there", rule, AREAS[area]) if state.trouble[area] else None


def not_next(state: AnkhState, seat: Seat, area: int) -> Obstacle | None:
    """AM-PLACE.2: an area that is neither in nor next to an area with an own minion."""
    is_near = state.near(seat) >> area & 1
    return None if is_near else Obstacle("why-too-far", "AM-PLACE.2", AREAS[area])


def no_house_of(
    state: AnkhState, owner: Seat, area: int, rule: str, message: str = "why-not-your-house"
) -> Obstacle | None:
    """An area where this seat has no building: nobody has one, or another seat, which the message says."""
    if state.building[area] == owner:
        return None
    if state.building[area] == NOBODY:
        return Obstacle("why-no-house", rule, AREAS[area])
    return Obstacle(message, rule, AREAS[area])


def no_player(state: AnkhState, seat: Seat) -> Obstacle | None:
    """AM-COMP.6: a colour that nobody plays."""
    return Obstacle("why-no-player", "AM-COMP.6", COLOURS[seat]) if seat >= state.seats else None


def not_another(state: AnkhState, seat: Seat, other: Seat) -> Obstacle | None:
    """A colour that nobody plays, or one's own, where another player is to be chosen."""
    if other == seat:
        return Obstacle("why-yourself", card_rule(state), COLOURS[seat])
    return no_player(state, other)
