"""What bots ask about Ragnarocks: the land that each colour has, or is going to reach first."""

from math import tanh
from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import IVORY, STONES
from trollbord.games.ragnarocks.duel.player import SCALE, DuelPlayer, foreseen
from trollbord.games.ragnarocks.evaluate import card_lead, lead
from trollbord.games.ragnarocks.native.swift import play_on
from trollbord.games.ragnarocks.policy import prior, rollout
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.games.ragnarocks.view import AdvancedView, RagnarocksView
from trollbord.kernel.advice import Advice, Count, Part
from trollbord.kernel.option import Option
from trollbord.kernel.player import Player
from trollbord.kernel.seat import Seat

BETWEEN_TURNS: Final = frozenset({"move", "select", "skip"})
"""Questions that begin a turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RagnarocksAdvice(Advice[RagnarocksState, RagnarocksView]):
    """Land decides, so a state is worth Ivory's lead in cells, and as much less to Red."""

    rollout_depth: ClassVar[int] = 0  # the land tells more than a few random turns
    rates: ClassVar[tuple[int, int]] = (101, 9_042)  # boards of the duel's own player
    explore: ClassVar[float] = 0.1  # how land will fall is seen well
    widen: ClassVar[float] = 0.5  # there are a hundred turns

    def guess(self, state: RagnarocksState) -> list[float]:
        """Computed once, for Ivory."""
        assert state.ask is not None
        asked = state.ask.seat
        if isinstance(state, AdvancedState):
            cards, settled = card_lead(state)
            ivory = tanh((lead(state, state.colour(asked)) + (cards + settled)) / SCALE)
            return [ivory if state.colour(seat) == IVORY else -ivory for seat in range(state.seats)]
        ivory = tanh(lead(state, asked) / SCALE)
        return [ivory, -ivory]

    def parts(self, state: RagnarocksState, seat: Seat) -> list[Part]:
        assert state.ask is not None
        asked = state.ask.seat
        if not isinstance(state, AdvancedState):
            return [("territory", lead(state, asked) if seat == IVORY else -lead(state, asked))]
        sign = 1.0 if state.colour(seat) == IVORY else -1.0
        cards, settled = card_lead(state)
        ahead = lead(state, state.colour(asked))
        return [("territory", sign * ahead), ("cards", sign * cards), ("settled", sign * settled)]

    def squash(self, state: RagnarocksState, worths: list[float]) -> list[float]:
        """Each worth is a lead already."""
        return [tanh(worth / SCALE) for worth in worths]

    def progress(self, state: RagnarocksState) -> float:
        """By the stones that are laid; a table without a limit never gets nearer to its end so."""
        return max(0.0, 1.0 - state.supply / STONES)

    def foreseen(self, state: RagnarocksState, iterations: int) -> list[float]:
        """In cells, by the duel's search before a turn; what is proven is worth `PROVEN`."""
        ask = state.ask
        if ask is None or isinstance(state, AdvancedState) or not self.is_settled(state):
            return []
        ahead = foreseen(state, ask.seat, iterations)
        return [ahead if seat == ask.seat else -ahead for seat in range(state.seats)]

    def counts(self, state: RagnarocksState, seat: Seat) -> list[Count]:
        if isinstance(state, AdvancedState):
            return []
        return [("land", state.settled_land(seat)), ("theirs", state.settled_land(1 - seat))]

    def is_settled(self, state: RagnarocksState) -> bool:
        """Before a turn's move: where a stone goes is only guessed."""
        return state.ask is None or state.ask.prompt in BETWEEN_TURNS

    def rollout(self, state: RagnarocksState, rng: Random) -> Option:
        return rollout(state, rng)

    def prior(self, state: RagnarocksState) -> list[float] | None:
        return prior(state)

    def playout(self, state: RagnarocksState, rng: Random) -> int:
        if type(state) is RagnarocksState:
            return play_on(state, rng)
        return super().playout(state, rng)

    def expert(self, view: RagnarocksView) -> Player | None:
        """The duel without characters is searched by whole turns."""
        return None if isinstance(view, AdvancedView) else DuelPlayer()
