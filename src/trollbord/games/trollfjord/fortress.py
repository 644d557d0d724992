"""B1 to B3: where one may hammer and with whom, and the limits that the trolls there set."""

from typing import ClassVar, Final

from trollbord.games.trollfjord.box import (
    BELT,
    CALL,
    DECLINE,
    END,
    HAMMER,
    JOIN,
    MOST_HITS,
    NUMERALS,
    PLUS,
    REGION_COUNT,
    REGIONS_TO_HAMMER,
    SITES,
)
from trollbord.games.trollfjord.collecting import AFTERWARDS
from trollbord.games.trollfjord.hammering import Swing
from trollbord.games.trollfjord.state import NOBODY, NOWHERE, TrollfjordState
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import SeatStep, Step


class CallFortress(SeatStep[TrollfjordState]):
    """TF-B1.7 to 11: the turn player names a fortress that meets both slates, or ends the turn."""

    VERBS = ("call", "end")
    RULE = "TF-B1.7"

    def open(self, state: TrollfjordState) -> Ask | None:
        seat = self.seat
        options = [
            CALL[site] for site in state.meeting_slate_1(seat) if state.meets_slate_2(seat, site)
        ]
        if not options:
            return None
        options.append(END)
        return Ask(seat, "call", options)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is END:
            state.tell("end", {"seat": self.seat})
            return
        site = option.first
        state.fortress = site
        number = NUMERALS[state.numbers[site]]
        state.tell("call", {"seat": self.seat, "site": SITES[site], "number": number})
        state.then(AskComrade(self.seat, candidates(state, self.seat, site)))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        if option is END:
            return None
        site, space = option.first, state.belt_space(self.seat)
        if space < PLUS and state.numbers[site] != space:
            number = NUMERALS[state.numbers[site]]
            needed = {"number": number, "needed": NUMERALS[space]}
            return Obstacle("why-slate-1", "TF-B1.3", BELT[space], needed)
        if state.meets_slate_2(self.seat, site):
            return None
        base = self.seat * REGION_COUNT
        held = [region for region in state.board.sites[site] if state.trolls[base + region]]
        words = {"held": len(held), "needed": REGIONS_TO_HAMMER}
        return Obstacle("why-slate-2", "TF-B1.5", SITES[site], words)

    def can_wait(self, state: TrollfjordState) -> bool:
        is_next = self.seat == state.turn and state.depth(self) == 2
        return is_next and state.fortress == NOWHERE


def candidates(state: TrollfjordState, turn: Seat, site: int) -> tuple[Seat, ...]:
    """TF-B2.7, TF-B2.8, TF-R.9: most trolls at the fortress first, then the lord farther back."""
    ranking = [
        (-state.trolls_at(other, site), state.lords[other], other)
        for other in range(state.seats)
        if other != turn and not state.laid[other] and state.meets_slate_2(other, site)
    ]
    return tuple([other for _, _, other in sorted(ranking)])


class AskComrade(Step[TrollfjordState]):
    """TF-B2.10 to 12: asked in rank, the first to say yes is comrade, welcome or not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "candidates")
    VERBS = ("join", "decline")
    RULE = "TF-B2.11"

    def __init__(self, seat: Seat, candidates: tuple[Seat, ...]) -> None:
        self.seat: Final = seat
        self.candidates: Final = candidates

    def open(self, state: TrollfjordState) -> Ask | None:
        if not self.candidates:
            state.then(Decide(self.seat, NOBODY))
            return None
        args = (("site", SITES[state.fortress]), ("turn", self.seat))
        return Ask(self.candidates[0], "join", [JOIN, DECLINE], args=args)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        asked = self.candidates[0]
        if option is JOIN:
            state.tell("join", {"seat": asked})
            state.comrade = asked
            state.then(Decide(self.seat, asked))
        else:
            state.tell("decline", {"seat": asked})
            state.then(AskComrade(self.seat, self.candidates[1:]))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        left, is_idle = self.candidates, state.comrade == NOBODY and is_called(state, self)
        ranked = candidates(state, self.seat, state.fortress) if is_idle and left else ()
        return len(left) > 0 and ranked[-len(left) :] == left


def is_called(state: TrollfjordState, step: "AskComrade | Decide") -> bool:
    """Whether the turn player has called a fortress, at which nobody hammers yet."""
    is_next = step.seat == state.turn and state.depth(step) == 2
    return is_next and state.fortress != NOWHERE and not state.limit


class Decide(Step[TrollfjordState]):
    """TF-B2.15 to 17: now that the comrade is known, hammer or end the turn; TF-B3.1 to 6: count the limits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "comrade")
    VERBS = ("hammer", "end")
    RULE = "TF-B2.15"

    def __init__(self, seat: Seat, comrade: Seat) -> None:
        self.seat: Final = seat
        self.comrade: Final = comrade

    def open(self, state: TrollfjordState) -> Ask | None:
        prompt = "hammer-alone" if self.comrade == NOBODY else "hammer-with"
        return Ask(self.seat, prompt, [HAMMER, END], args=(("limit", self._limit(state)),))

    def _limit(self, state: TrollfjordState) -> int:
        trolls = state.trolls_at(self.seat, state.fortress)
        if self.comrade != NOBODY:
            trolls += state.trolls_at(self.comrade, state.fortress)
        return min(MOST_HITS, trolls)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is END:
            state.tell("end", {"seat": self.seat})
            state.fortress = NOWHERE
            state.comrade = NOBODY
            return
        state.limit = self._limit(state)
        state.hammerer = self.seat
        state.partner = self.comrade
        state.tell("hammer", {"seat": self.seat, "limit": state.limit})
        state.then(Swing(False), *AFTERWARDS)

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        if not is_called(state, self) or self.comrade != state.comrade:
            return False
        asked = candidates(state, self.seat, state.fortress)
        return self.comrade == NOBODY or self.comrade in asked
