"""The verbs that cards are made of: what all of them have in common, and the ones that play other cards."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.answers import Struck, pay
from trollbord.games.ankh_morpork.asking import AnkhStep, not_another, short
from trollbord.games.ankh_morpork.box import (
    CHOOSE,
    NOBODY,
    ONE_EACH,
    OWNERS,
    REMOVALS,
    ROLL,
    SCROLL,
    STAKE,
    areas_in,
)
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.ask import Ask, chance
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat

SCROLL_ALONE: Final = [SCROLL]


class Verb:
    """What one symbol of a card, or its text, lets its player do: some options to begin it, or none."""

    prompt: str = ""
    sign: str = ""  # what is printed for it
    kinds: tuple[str, ...] = ()  # the verbs of the options that begin it
    is_text: bool = False
    is_event: bool = False
    plays: int = 0

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        """How it can be begun now; empty if it can't."""
        raise NotImplementedError

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        """Begin it in this way."""
        raise NotImplementedError

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        """What keeps it from being begun in this way; the option is one of its kinds."""
        raise NotImplementedError

    def promise(self, state: AnkhState, seat: Seat) -> float:
        """What it looks like to a bot before it is begun; 1 is about the worth of a further card."""
        return 0.9


class Text(Verb):
    """The text at the foot of a card; most of them begin with no choice at all."""

    prompt = "scroll"
    sign = "scroll"
    kinds: tuple[str, ...] = ("scroll",)
    is_text = True

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return SCROLL_ALONE

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return None  # a text with no choice can always be begun


class RandomEvent(Verb):
    """AM-ACTION.12: the one action that can't be declined."""

    sign = "event"
    is_event = True

    def promise(self, state: AnkhState, seat: Seat) -> float:
        return -0.4


class PlayAnotherCard(Verb):
    """AM-ACTION.10: one more card of the hand."""

    sign = "play-another"
    plays = 1

    def promise(self, state: AnkhState, seat: Seat) -> float:
        return 1.0


class PlayTwoCards(Text):
    """AM-DOUBLE.1: two more cards of the hand, one series after the other."""

    plays = 2

    def promise(self, state: AnkhState, seat: Seat) -> float:
        return 2.0


def choose_others(state: AnkhState, seat: Seat) -> list[Option]:
    """The options of all other players."""
    return [CHOOSE[other] for other in range(state.seats) if other != seat]


class Choosing(Text):
    """A text that begins with the choice of another player."""

    prompt = "choose-payer"
    kinds: tuple[str, ...] = ("choose",)

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return choose_others(state, seat)

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return not_another(state, seat, option.first)


class ChooseOne(Choosing):
    """A text that strikes one chosen player."""

    prompt = "choose-victim"

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(self.blow(option.first))

    def blow(self, victim: Seat) -> Struck:
        """What strikes the player."""
        raise NotImplementedError


class Hire(Choosing):
    """A text that begins with $2 to another player (AM-R.35, .57)."""

    prompt = "choose-paid"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        if state.money[seat] < STAKE:
            return []
        if not state.agrees("stake_stays_paid") and not self.has_target(state, seat):
            return []
        return super().options(state, seat)

    def has_target(self, state: AnkhState, seat: Seat) -> bool:
        """Whether anything can follow the payment."""
        return bool(in_trouble(state, seat))

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        found = super().obstacle(state, seat, option) or short(state, seat, STAKE, "AM-R.35")
        if found or state.agrees("stake_stays_paid") or self.has_target(state, seat):
            return found
        return Obstacle("why-nothing-follows", "AM-R.57", f"${STAKE}")

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        pay(state, seat, option.first, STAKE)
        self.follow(state, seat, option.first)

    def follow(self, state: AnkhState, seat: Seat, payee: Seat) -> None:
        """What the money is paid for."""
        raise NotImplementedError


class RollStep(AnkhStep):
    """A step that asks for the die."""

    VERBS: ClassVar[tuple[str, ...]] = ("roll",)
    RULE: ClassVar[str] = "AM-BOARD.6"

    def open(self, state: AnkhState) -> Ask | None:
        return chance("roll", ROLL[:], ONE_EACH, "die")

    def pick(self, state: AnkhState, option: Option) -> None:
        state.tell("roll", {"number": option.first + 1})
        self.rolled(state, option.first)

    def rolled(self, state: AnkhState, area: int) -> None:
        """The area with the number on the die is named."""
        raise NotImplementedError

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        return None  # every number may come


def pieces_in(
    state: AnkhState, area: int, options: list[list[Option]], but: int = NOBODY
) -> list[Option]:
    """The options of all pieces in an area but one owner's."""
    return [
        options[owner][area]
        for owner in range(len(OWNERS))
        if owner != but and state.pieces[owner * 12 + area]
    ]


def in_trouble(state: AnkhState, but: int = NOBODY) -> list[Option]:
    """AM-KILL.1: the pieces that stand in areas with a marker, but one owner's."""
    options: list[Option] = []
    stirred = state.stirred
    for owner in range(len(OWNERS)):
        bits = state.stands[owner] & stirred
        if bits and owner != but:
            options += REMOVALS[owner].among(bits)
    return options


def own_pieces(state: AnkhState, seat: Seat, options: list[list[Option]]) -> list[Option]:
    """The options of a seat's own minions."""
    return areas_in(state.stands[seat], options[seat])
