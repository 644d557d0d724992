"""What bots ask about Ankh-Morpork: how near each player is to its own goal, and whom to suspect of which."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from trollbord.games.ankh_morpork.box import NOBODY, PERSONALITIES
from trollbord.games.ankh_morpork.evaluate import (
    HOPE_WORTH,
    TERMS,
    pile_used,
    shares,
    strength,
    terms,
)
from trollbord.games.ankh_morpork.features import FEATURES, Table, learned, tell
from trollbord.games.ankh_morpork.policy import hopes, prior, rollout, suspicion
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.kernel.advice import Advice, Count, Part
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State
from trollbord.kernel.weights import Model


@mypyc_attr(allow_interpreted_subclasses=True)
class AnkhAdvice(Advice[AnkhState, AnkhView]):
    """A race between secret goals: what a seat has in it, and what the active player can still do in this turn."""

    rollout_depth: ClassVar[int] = 0  # luck would drown what an option is worth
    rates: ClassVar[tuple[int, int]] = (4_559, 13_200)

    features: ClassVar[tuple[str, ...]] = FEATURES
    secret: ClassVar[tuple[str, ...]] = ("goal",)

    def guess(self, state: AnkhState) -> list[float]:
        model = self.model(state)
        if model is not None:
            return shares(learned(state, model))
        strengths = [strength(state, seat) for seat in range(state.seats)]
        strengths[state.turn] += HOPE_WORTH * hopes(state)
        return shares(strengths)

    def model(self, state: AnkhState) -> Model | None:
        """The learned weights for this table, once the personalities are dealt."""
        if self.models is None or state.personality[-1] == NOBODY:
            return None
        return self.models.get(state.seats)

    def tell(self, state: AnkhState, seat: Seat, model: Model) -> None:
        tell(state, seat, Table(state), model)

    def parts(self, state: AnkhState, seat: Seat) -> list[Part]:
        model = self.model(state)
        if model is not None:
            learned_of = self.learned_parts(state, seat, model)
            return [(name, learned_of.get(name, 0.0)) for name in (*TERMS, "turn")]
        found = list(zip(TERMS, terms(state, seat), strict=True))
        turn = HOPE_WORTH * hopes(state) if seat == state.turn else 0.0
        return [*found, ("turn", turn)]

    def squash(self, state: AnkhState, worths: list[float]) -> list[float]:
        return shares(worths)

    def progress(self, state: AnkhState) -> float:
        return pile_used(state)

    def counts(self, state: AnkhState, seat: Seat) -> list[Count]:
        held, minions = state.controlled(seat), state.on_board(seat)
        return [("areas", held), ("minions", minions), ("worth", state.worth(seat))]

    def is_settled(self, state: AnkhState) -> bool:
        """Before a turn's first card: what a card in play still does is only guessed."""
        return state.ask is None or state.ask.prompt == "play"

    def rollout(self, state: AnkhState, rng: Random) -> Option:
        return rollout(state, rng)

    def prior(self, state: AnkhState) -> list[float] | None:
        return prior(state)

    def suspicions(self, view: AnkhView, worlds: Sequence[AnkhState]) -> list[Message]:
        if not worlds or view.dealt < view.seats:
            return []
        return _suspicions(view, worlds[0])


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
