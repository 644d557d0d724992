"""The game of Ragnarocks as the kernel sees it."""

from collections.abc import Mapping
from math import tanh
from typing import Final

from trollbord.games.ragnarocks.box import STONES, TABLE_OPTIONS, VOCABULARY
from trollbord.games.ragnarocks.evaluate import advantage
from trollbord.games.ragnarocks.rules import STEPS, Turn
from trollbord.games.ragnarocks.state import CONTESTED, RagnarocksState
from trollbord.games.ragnarocks.view import RagnarocksView, features, text
from trollbord.kernel.game import Game
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State
from trollbord.kernel.tableoption import Table
from trollbord.kernel.view import View


class Ragnarocks(Game):
    """The base duel: seat 0 is Ivory and begins."""

    def __init__(self) -> None:
        super().__init__(
            "ragnarocks", "trollbord.games.ragnarocks", VOCABULARY, STEPS, (2,), TABLE_OPTIONS
        )

    def blank(self, seats: int, table: Table) -> RagnarocksState:
        return RagnarocksState(self, seats, table)

    def blank_view(self, seats: int, table: Table, seat: Seat) -> RagnarocksView:
        return RagnarocksView(self, seats, table, seat)

    def begin(self, state: State) -> None:
        """RR-SETUP.3: Ivory takes the first turn."""
        state.then(Turn(0))

    def census(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, RagnarocksState)
        return {
            "stones": state.stones.bit_count() + state.supply,
            "vikings": len(set(state.vikings)),
        }

    def evaluate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, RagnarocksState)
        if state.ask is None:
            return super().evaluate(state, seat)
        return tanh(advantage(state, seat) / STONES)

    def features(self, view: View) -> list[float]:
        """Seven planes over the cells, then the stones left and which question is asked."""
        assert isinstance(view, RagnarocksView)
        return features(view)

    def why_not(self, view: View, option: Option) -> Message | None:
        assert isinstance(view, RagnarocksView) and view.ask is not None
        reason = _why_not(view, option)
        return None if reason is None else Message(f"why-{reason}", {}, self.id)

    def text(self, view: View) -> str:
        assert isinstance(view, RagnarocksView)
        return text(view)

    def picture(self, view: View) -> str:
        from trollbord.games.ragnarocks.draw import picture

        assert isinstance(view, RagnarocksView)
        return picture(view)


def _why_not(view: RagnarocksView, option: Option) -> str | None:
    assert view.ask is not None
    if option.verb == "skip":
        return "skip-forced-only"
    if view.ask.prompt == "skip":
        return "no-turn"
    if option.verb != view.ask.prompt:
        return "move-first" if option.verb == "stone" else "stone-now"
    if option.verb == "move":
        return _why_not_move(view, option)
    return "stone-occupied" if _is_blocked(view, option.first) else "stone-out-of-reach"


def _why_not_move(view: RagnarocksView, option: Option) -> str:
    if option.first not in view.vikings[view.seat * 3 : view.seat * 3 + 3]:
        return "not-your-viking"
    region = next(each for each in view.regions if each[0] >> option.first & 1)
    if region[1] != CONTESTED:
        return "viking-settled"
    return "move-blocked"


def _is_blocked(view: RagnarocksView, cell: int) -> bool:
    return bool(view.stones >> cell & 1) or cell in view.vikings


RAGNAROCKS: Final = Ragnarocks()
