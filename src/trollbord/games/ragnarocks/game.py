"""The game of Ragnarocks as the kernel sees it."""

from collections.abc import Mapping
from random import Random
from typing import Final

from trollbord.games.ragnarocks import advanced_powers, draft, rules, simple_powers, turns
from trollbord.games.ragnarocks.advanced import AdvancedState, ivory_players
from trollbord.games.ragnarocks.box import (
    CHARACTER,
    CHARACTERS,
    CHOSEN,
    MOST_PLAYERS,
    NO_CHARACTERS,
    SETTINGS,
    VIKINGS_EACH,
    VOCABULARY,
)
from trollbord.games.ragnarocks.duel.player import DuelPlayer
from trollbord.games.ragnarocks.evaluate import worths
from trollbord.games.ragnarocks.native.swift import play_on
from trollbord.games.ragnarocks.policy import prior, rollout
from trollbord.games.ragnarocks.power import POWERS
from trollbord.games.ragnarocks.state import CONTESTED, RagnarocksState
from trollbord.games.ragnarocks.view import AdvancedView, RagnarocksView, features, text
from trollbord.kernel.errors import BadSettings
from trollbord.kernel.game import Game
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.player import Player
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.view import View

assert len(POWERS) == len(CHARACTERS) + 1, (simple_powers, advanced_powers)


BETWEEN_TURNS: Final = frozenset({"move", "select", "skip"})
"""Questions that begin a turn."""


def is_advanced(seats: int, settings: Settings) -> bool:
    """RR-DRAFT.6, RR-TEAM.2: characters are played with if people want them, and always by teams."""
    return seats > 2 or settings["characters"] != NO_CHARACTERS


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

    def census(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, RagnarocksState)
        on_cards = 0
        if isinstance(state, AdvancedState):
            on_cards = state.card_stones + sum(state.penalties)
        return {
            "stones": state.stones.bit_count() + state.supply + on_cards,
            "vikings": len(state.vikings),
        }

    def guess(self, state: State) -> list[float]:
        assert isinstance(state, RagnarocksState) and state.ask is not None
        return worths(state, state.ask.seat)

    def is_quiet(self, state: State) -> bool:
        """Before a turn's move: where a stone goes is only guessed."""
        return state.ask is None or state.ask.prompt in BETWEEN_TURNS

    def ahead(self) -> int:
        """Not at all: the land tells more than a few random turns."""
        return 0

    def breadth(self) -> tuple[float, float]:
        """Narrow: there are a hundred turns, and how land will fall is seen well."""
        return 0.1, 0.5

    def side(self, seats: int, settings: Settings) -> int:
        """A team, if both are of one size: the first seats are Ivory's."""
        ivory = ivory_players(seats, settings)
        return ivory if 2 * ivory == seats else 1

    def rollout(self, state: State, rng: Random) -> Option:
        assert isinstance(state, RagnarocksState)
        return rollout(state, rng)

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, RagnarocksState)
        return prior(state)

    def expert(self, view: View) -> Player | None:
        """The duel without characters is searched by whole turns."""
        return None if isinstance(view, AdvancedView) else DuelPlayer()

    def features(self, view: View) -> list[float]:
        """Seven planes over the cells, then the stones left and which question is asked."""
        assert isinstance(view, RagnarocksView)
        return features(view)

    def playout(self, state: State, rng: Random) -> int:
        if type(state) is RagnarocksState:
            return play_on(state, rng)
        return super().playout(state, rng)

    def why_not(self, view: View, option: Option) -> Message | None:
        assert isinstance(view, RagnarocksView) and view.ask is not None
        reason = _why_not(view, option)
        return None if reason is None else Message(f"why-{reason}", {}, self.id)

    def text(self, view: View) -> str:
        assert isinstance(view, RagnarocksView)
        return text(view)

    def forecast(self, view: View) -> str | None:
        from trollbord.games.ragnarocks.look.draw import forecast

        assert isinstance(view, RagnarocksView)
        return forecast(view)


VERBS: Final = {"stone": "stone-now", "move": "move-first", "skip": "no-turn"}
"""What to say to somebody who picks something of another kind than is asked for."""


def _why_not(view: RagnarocksView, option: Option) -> str | None:
    assert view.ask is not None
    prompt = view.ask.prompt
    if view.ask.seat == NATURE:
        return None
    if option.verb == "skip":
        return "skip-forced-only"
    if option.verb == prompt == "move":
        return _why_not_move(view, option)
    if option.verb == prompt == "stone":
        return "stone-occupied" if _is_blocked(view, option.first) else "stone-out-of-reach"
    return VERBS.get(prompt, "not-now")


def _why_not_move(view: RagnarocksView, option: Option) -> str:
    colour = int(view.seat >= view.ivory_players) if isinstance(view, AdvancedView) else view.seat
    own = view.vikings[colour * VIKINGS_EACH : (colour + 1) * VIKINGS_EACH]
    if option.first not in own:
        return "not-your-viking"
    region = next(each for each in view.regions if each[0] >> option.first & 1)
    if region[1] != CONTESTED:
        return "viking-settled"
    return "move-blocked"


def _is_blocked(view: RagnarocksView, cell: int) -> bool:
    return bool(view.stones >> cell & 1) or cell in view.vikings


RAGNAROCKS: Final = Ragnarocks()
