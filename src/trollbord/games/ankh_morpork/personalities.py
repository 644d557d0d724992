"""The verbs that look at personalities nobody has, and exchange one's own."""

from typing import ClassVar, Final

from trollbord.games.ankh_morpork.asking import AnkhSeatStep, AnkhStep
from trollbord.games.ankh_morpork.box import DEAL, NOBODY, PERSONALITIES, SHOW
from trollbord.games.ankh_morpork.effects import Text
from trollbord.games.ankh_morpork.state import LOOKED, SWAPPED, AnkhState
from trollbord.kernel.ask import Ask, chance, even
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat


class LookAtUnused(Text):
    """AM-CARD.mrs_cake: see all unused personalities but one."""

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.tales = (*state.tales, (LOOKED, seat, 0))
        state.past[seat] = (*state.past[seat], 0)
        state.then(Look(seat, len(state.unused) - 1))


class Look(AnkhStep):
    """NATURE shows one card after the other, to this seat only."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    VERBS: ClassVar[tuple[str, ...]] = ("show",)
    RULE: ClassVar[str] = "AM-CARD.mrs_cake"

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def open(self, state: AnkhState) -> Ask | None:
        if not self.count:
            return None
        seen = state.past[self.seat][-1]
        options = [SHOW[each] for each in state.unused if not seen >> each & 1]
        weights = even(options)
        return chance("show", options, weights, "unused", seen_by=(self.seat,))

    def pick(self, state: AnkhState, option: Option) -> None:
        past = state.past[self.seat]
        state.past[self.seat] = (*past[:-1], past[-1] | 1 << option.first)
        words: dict[str, Word] = {"seat": self.seat, "personality": PERSONALITIES[option.first]}
        state.tell("look", words, ("personality",), (self.seat,))
        state.then(Look(self.seat, self.count - 1))

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        if state.past[self.seat][-1] >> option.first & 1:
            return Obstacle("why-seen", self.RULE, option.arg)
        return not_unused(state, option)

    def can_wait(self, state: AnkhState) -> bool:
        has_begun = bool(state.tales) and state.tales[-1][:2] == (LOOKED, self.seat)
        if not has_begun or not super().can_wait(state):
            return False
        return state.past[self.seat][-1].bit_count() + self.count == len(state.unused) - 1


def not_unused(state: AnkhState, option: Option) -> Obstacle | None:
    """AM-SETUP.8: a personality that is not put aside."""
    is_unused = option.first in state.unused
    return None if is_unused else Obstacle("why-not-unused", "AM-SETUP.8", option.arg)


class ExchangePersonality(Text):
    """AM-CARD.zorgo_the_retro_phrenologist: take a random unused personality for one's own."""

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        state.then(NewPersonality(seat))


class NewPersonality(AnkhSeatStep):
    """NATURE deals a personality; the old one, if there is one, joins the unused."""

    VERBS: ClassVar[tuple[str, ...]] = ("deal",)
    RULE: ClassVar[str] = "AM-SETUP.6"

    def open(self, state: AnkhState) -> Ask | None:
        options = [DEAL[each] for each in state.unused]
        weights = even(options)
        return chance("deal", options, weights, "unused", seen_by=(self.seat,))

    def pick(self, state: AnkhState, option: Option) -> None:
        seat, old = self.seat, state.personality[self.seat]
        state.unused.remove(option.first)
        if old != NOBODY:
            state.unused.append(old)
            state.unused.sort()
            state.tales = (*state.tales, (SWAPPED, seat, 0))
        state.personality[seat] = option.first
        state.past[seat] = (*state.past[seat], option.first)
        words: dict[str, Word] = {"seat": seat, "personality": PERSONALITIES[option.first]}
        state.tell("deal", words, ("personality",), (seat,))

    def obstacle(self, state: AnkhState, option: Option) -> Obstacle | None:
        return not_unused(state, option)

    def can_wait(self, state: AnkhState) -> bool:
        return super().can_wait(state) and bool(state.unused)


STEPS: Final[tuple[type[AnkhStep], ...]] = (
    Look,
    NewPersonality,
)
