"""The game of Ankh-Morpork as the kernel sees it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from trollbord.games.ankh_morpork.box import (
    NO_CARD,
    NOBODY,
    PERSONALITIES,
    SEATS,
    SETTINGS,
    VOCABULARY,
)
from trollbord.games.ankh_morpork.evaluate import worths
from trollbord.games.ankh_morpork.look.text import text
from trollbord.games.ankh_morpork.policy import hopes, prior, rollout, suspicion
from trollbord.games.ankh_morpork.rules import STEPS, ChooseFirst, SetUp
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.games.ankh_morpork.why_not import why_not
from trollbord.kernel.game import Game
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.view import View


class AnkhMorpork(Game):
    """Two to four players with secret goals; seat 0 is red, then yellow, green and blue to the left."""

    def __init__(self) -> None:
        super().__init__(
            "ankh_morpork", "trollbord.games.ankh_morpork", VOCABULARY, STEPS, SEATS, SETTINGS
        )

    def blank(self, seats: int, settings: Settings) -> AnkhState:
        return AnkhState(self, seats, settings)

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> AnkhView:
        return AnkhView(self, seats, settings, seat)

    def begin(self, state: State) -> None:
        state.then(SetUp(), ChooseFirst())

    def census(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, AnkhState)
        cards = [*state.green, *state.brown, *state.discard]
        for pile in (*state.hands, *state.front):
            cards.extend(pile)
        if state.in_play != NO_CARD:
            cards.append(state.in_play)
        people = [each for each in (*state.personality, *state.unused) if each != NOBODY]
        return {
            "cards": len(set(cards)) if len(set(cards)) == len(cards) else -1,
            "personalities": len(set(people)) if len(set(people)) == len(people) else -1,
            "events": len({*state.events, *state.past_events}),
            "minions": sum(
                [state.on_board(s) + max(0, state.supply(s)) for s in range(state.seats)]
            ),
        }

    def guess(self, state: State) -> list[float]:
        assert isinstance(state, AnkhState)
        return worths(state, hopes(state))

    def is_quiet(self, state: State) -> bool:
        """Before a turn's first card: what a card in play still does is only guessed."""
        return state.ask is None or state.ask.prompt == "play"

    def ahead(self) -> int:
        """Not at all: luck would drown what an option is worth."""
        return 0

    def rollout(self, state: State, rng: Random) -> Option:
        assert isinstance(state, AnkhState)
        return rollout(state, rng)

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, AnkhState)
        return prior(state)

    def suspicions(self, view: View, worlds: Sequence[State]) -> list[Message]:
        assert isinstance(view, AnkhView)
        if not worlds or view.dealt < view.seats:
            return []
        return _suspicions(view, worlds[0])

    def why_not(self, view: View, option: Option) -> Message | None:
        assert isinstance(view, AnkhView)
        reason = why_not(view, option)
        return None if reason is None else Message(reason, {}, self.id)

    def text(self, view: View) -> str:
        assert isinstance(view, AnkhView)
        return text(view)


def _suspicions(view: AnkhView, world: State) -> list[Message]:
    """Whom this seat suspects of which personality: the likeliest for each other player."""
    assert isinstance(world, AnkhState)
    table = suspicion(view.belief(), world, view.seat)
    told = []
    for seat in range(view.seats):
        if seat != view.seat:
            best = max(range(len(PERSONALITIES)), key=table[seat].__getitem__)
            percent = round(100 * table[seat][best])
            words: dict[str, Word] = {"seat": seat, "chance": percent}
            words["personality"] = PERSONALITIES[best]
            told.append(Message("suspicion-personality", words, "ankh_morpork"))
    return told


ANKH_MORPORK: Final = AnkhMorpork()
