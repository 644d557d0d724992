"""The game of Ragnarocks as the kernel sees it."""

from collections.abc import Mapping
from typing import Final

from trollbord.games.ragnarocks import advanced_powers, draft, rules, simple_powers, turns
from trollbord.games.ragnarocks.advanced import AdvancedState, is_advanced, ivory_players
from trollbord.games.ragnarocks.advice import RagnarocksAdvice
from trollbord.games.ragnarocks.box import (
    CELLS,
    CHARACTER,
    CHARACTERS,
    CHOSEN,
    MOST_PLAYERS,
    SETTINGS,
    VOCABULARY,
)
from trollbord.games.ragnarocks.check import faults
from trollbord.games.ragnarocks.native.board import OFF
from trollbord.games.ragnarocks.observe import RagnarocksObservation
from trollbord.games.ragnarocks.power import POWERS
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.games.ragnarocks.view import AdvancedView, RagnarocksView
from trollbord.kernel.errors import BadPosition, BadSettings
from trollbord.kernel.game import Game
from trollbord.kernel.message import Message, Word
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State

assert len(POWERS) == len(CHARACTERS) + 1, (simple_powers, advanced_powers)


def check_table(seats: int, settings: Settings) -> None:
    """RR-DRAFT.4, RR-TEAM.1: two chosen cards are different, are for two, and each team has a player."""
    if settings["characters"] == CHOSEN and (
        seats > 2 or settings["ivory_card"] == settings["red_card"]
    ):
        raise BadSettings(
            "error-bad-characters",
            {"given": str(settings["red_card"]), "seats": seats},
            "ragnarocks",
        )
    if int(settings["ivory_players"]) >= seats:
        raise BadSettings(
            "error-bad-teams",
            {"given": int(settings["ivory_players"]), "seats": seats},
            "ragnarocks",
        )


class Ragnarocks(Game):
    """Seat 0 is Ivory and begins; of teams the first seats are Ivory's."""

    def __init__(self) -> None:
        super().__init__(
            "ragnarocks",
            "trollbord.games.ragnarocks",
            VOCABULARY,
            (*rules.STEPS, *turns.STEPS, *draft.STEPS),
            tuple(range(2, MOST_PLAYERS + 1)),
            SETTINGS,
            advice=RagnarocksAdvice(),
            observation=RagnarocksObservation(),
        )

    def blank(self, seats: int, settings: Settings) -> RagnarocksState:
        check_table(seats, settings)
        if is_advanced(seats, settings):
            return AdvancedState(self, seats, settings)
        return RagnarocksState(self, seats, settings)

    def blank_view(self, seats: int, settings: Settings, seat: Seat) -> RagnarocksView:
        if is_advanced(seats, settings):
            return AdvancedView(self, seats, settings, seat)
        return RagnarocksView(self, seats, settings, seat)

    def begin(self, state: State) -> None:
        """RR-SETUP.3: Ivory takes the first turn; RR-ADV.4: the advanced game has preparations before it."""
        if not isinstance(state, AdvancedState):
            state.then(rules.Turn(0))
            return
        if state.settings["characters"] == CHOSEN:
            names = str(state.settings["ivory_card"]), str(state.settings["red_card"])
            state.cards = [CHARACTER[name] for name in names]
        state.then(*draft.preparations(state))

    def census(self, state: RagnarocksState) -> Mapping[str, int]:
        on_cards = 0
        if isinstance(state, AdvancedState):
            on_cards = state.card_stones + sum(state.penalties)
        away = state.vikings.count(OFF)
        return {
            "stones": state.stones.bit_count() + state.supply + on_cards,
            "vikings": len({cell for cell in state.vikings if cell != OFF}) + away,
        }

    def check(self, state: RagnarocksState) -> None:
        """How many Vikings may be away, too, is a matter of cards."""
        for name in faults(state):
            raise BadPosition("error-bad-position-fit", {"given": name})

    def sides(self, seats: int, settings: Settings) -> list[int]:
        """Ivory and Red, of one size or not: the first seats are Ivory's."""
        return [int(seat >= ivory_players(seats, settings)) for seat in range(seats)]

    def why_unknown(self, text: str) -> Reason:
        """RR-TURN.5: a move that can't even be spelt leads from one cell to another that is not in line with it."""
        verb, *cells = text.split() or [""]
        are_two = len(cells) == len(set(cells)) == 2 and set(cells) <= set(CELLS)
        if verb != "move" or not are_two:
            return super().why_unknown(text)
        given: dict[str, Word] = {"from": cells[0], "to": cells[1], "rule": "RR-TURN.5"}
        return Reason(Message("why-move-line", given, self.id), "RR-TURN.5", cells[1])


RAGNAROCKS: Final = Ragnarocks()
