"""Pebbles: take pebbles from a heap, and please the troll that only you have seen."""

# --8<-- [start:box]
from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from trollbord.kernel import (
    Advice,
    Ask,
    Game,
    Obstacle,
    Option,
    Part,
    Result,
    Seat,
    SeatStep,
    Settings,
    State,
    View,
    Vocabulary,
    chance,
    ranked,
)

PEBBLES: Final = 13
BONUS: Final = 5
NONE, HIDDEN = 0, 1  # no troll yet, and one that somebody else holds
WORDS: Final = Vocabulary("pebbles", __name__)
TAKE: Final = [WORDS.add("take", pebbles) for pebbles in (1, 2, 3)]
TROLL: Final = [WORDS.add("troll", number) for number in (2, 3, 4)]
# --8<-- [end:box]


# --8<-- [start:state]
class PebblesState(State):
    """The table at one moment."""

    FIELDS: ClassVar[tuple[str, ...]] = ("heap", "taken", "trolls")

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        super().__init__(game, seats, settings)
        self.heap, self.taken, self.trolls = PEBBLES, [0] * seats, [NONE] * seats

    def outcome(self) -> Result:
        pleased = [0 if n % troll else BONUS for n, troll in zip(self.taken, self.trolls)]
        scores = [n + bonus for n, bonus in zip(self.taken, pleased)]
        rows = [("pebbles", self.taken), ("troll", pleased)]
        return Result(scores, ranked([(score,) for score in scores]), "empty", rows)
        # --8<-- [end:state]


# --8<-- [start:rules]
class Deal(SeatStep[PebblesState]):
    """Chance is asked like any seat; only the owner sees this answer."""

    VERBS: ClassVar[tuple[str, ...]] = ("troll",)

    def open(self, state: PebblesState) -> Ask:
        return chance("deal", TROLL[:], [1, 1, 1], "troll", seen_by=(self.seat,))

    def pick(self, state: PebblesState, option: Option) -> None:
        state.trolls[self.seat] = option.first
        state.learns(self.seat)
        state.tell("deal", {"seat": self.seat, "troll": option.first}, ("troll",), (self.seat,))

    def obstacle(self, state: PebblesState, option: Option) -> Obstacle | None:
        return None  # every troll can be dealt


class Turn(SeatStep[PebblesState]):
    """A question to a seat, what its answer does, and why an answer is not offered."""

    VERBS: ClassVar[tuple[str, ...]] = ("take",)

    def open(self, state: PebblesState) -> Ask | None:
        return Ask(self.seat, "take", TAKE[: state.heap]) if state.heap else None

    def pick(self, state: PebblesState, option: Option) -> None:
        state.heap -= option.first
        state.taken[self.seat] += option.first
        state.tell("take", {"seat": self.seat, "pebbles": option.first})
        state.then(Turn((self.seat + 1) % state.seats))

    def obstacle(self, state: PebblesState, option: Option) -> Obstacle | None:
        return None if option.first <= state.heap else Obstacle("why-small-heap", "", "heap")
        # --8<-- [end:rules]


# --8<-- [start:view]
class PebblesView(View):
    """What one seat may know, and the tables that this allows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("heap", "taken", "trolls")
    heap: int
    taken: list[int]
    trolls: list[int]

    def see(self, state: PebblesState) -> None:
        super().see(state)
        shown = [state.ask is None or seat == self.seat for seat in range(self.seats)]
        self.heap, self.taken = state.heap, state.taken[:]
        self.trolls = [n if sees else min(n, HIDDEN) for n, sees in zip(state.trolls, shown)]

    def deal(self, state: PebblesState, rng: Random) -> None:
        state.heap, state.taken = self.heap, self.taken[:]
        state.trolls = [rng.choice(TROLL).first if n == HIDDEN else n for n in self.trolls]
        # --8<-- [end:view]


# --8<-- [start:advice]
class PebblesAdvice(Advice[PebblesState, PebblesView]):
    """What bots ask: pebbles count, and so does a troll that likes their number."""

    spread: ClassVar[float] = 5.0  # points that win most games

    def parts(self, state: PebblesState, seat: Seat) -> list[Part]:
        taken, troll = state.taken[seat], state.trolls[seat]
        pleased = BONUS if troll != NONE and taken % troll == 0 else 0
        return [("pebbles", float(taken)), ("troll", float(pleased))]
        # --8<-- [end:advice]


# --8<-- [start:game]
class Pebbles(Game):
    """What never changes."""

    def blank(self, seats: int, settings: Settings) -> PebblesState:
        return PebblesState(self, seats, settings)

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> PebblesView:
        return PebblesView(self, seats, settings, seat)

    def begin(self, state: State) -> None:
        state.then(*[Deal(seat) for seat in range(state.seats)], Turn(0))

    def census(self, state: PebblesState) -> Mapping[str, int]:
        return {"pebbles": state.heap + sum(state.taken)}

    def text(self, view: PebblesView) -> str:
        return f"heap {view.heap}, taken {view.taken}, trolls {view.trolls}"


GAME: Final = Pebbles("pebbles", __name__, WORDS, (Deal, Turn), (2, 3, 4), advice=PebblesAdvice())
# --8<-- [end:game]
