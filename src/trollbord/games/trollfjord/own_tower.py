"""People with a tower of their own answer for chance."""

from typing import Final

from trollbord.games.trollfjord.hammering import TOWER
from trollbord.kernel.ask import Ask
from trollbord.kernel.nature import Answer, FairNature, Nature
from trollbord.kernel.state import State


class HandNature(Nature):
    """Leaves what fell to people with a tower of their own; all else is drawn."""

    def __init__(self, key: bytes) -> None:
        self.fair: Final = FairNature(key)

    def __reduce__(self) -> tuple[object, ...]:
        return HandNature, (self.fair.secret,)

    def answer(self, state: State, ask: Ask, count: int) -> Answer | None:
        return None if ask.source == TOWER else self.fair.answer(state, ask, count)
