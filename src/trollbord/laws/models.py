"""Laws of language models, on every game: what a seat's model is told is what the seat may know, and all of it can be picked."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trollbord.kernel.event import Event
from trollbord.kernel.game import Game
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State
from trollbord.laws.cases import every_table, opened, viewers
from trollbord.laws.knowledge import LOOKS, Pair
from trollbord.mcp.reading import meant
from trollbord.mcp.telling import Happened, meanings, seen, told_choices, told_events, told_table

pytestmark = pytest.mark.filterwarnings("ignore:there is no message")  # the tests' own game is mute

SEEDS = st.integers(0, 2**32 - 1)
TOLD = 8
"""How often a model looks in one game."""


class ToldPair(Pair):
    """A pair of tables whose viewer is a language model."""

    def __init__(self, game: Game, seats: int, viewer: Seat, rng: Random) -> None:
        super().__init__(game, seats, viewer, rng)
        self.logs: tuple[list[Happened], list[Happened]] = ([], [])

    def heard(self, state: State) -> tuple[list[Event], bool]:
        events, learnt = super().heard(state)
        log = self.logs[state is self.second]
        log.append(Happened(len(log) + 1, 0, "", told_events(state.game, events, self.viewer)))
        return events, learnt

    def compare_told(self) -> None:
        """The model reads the same at both tables."""
        texts: list[str] = []
        for state, log in zip((self.first, self.second), self.logs):
            table = seen(state.view(self.viewer), len(log))
            texts.append(f"{told_table(table, log)}\n{told_choices(table)}")
        self.compare_parts("what a model is told", *texts)


@every_table.with_games(2)
@given(seed=SEEDS)
def test_a_model_is_told_nothing_that_its_seat_may_not_know(
    game: Game, seats: int, seed: int
) -> None:
    rng = Random(seed)
    pair = ToldPair(game, seats, rng.choice(viewers(opened(game, seats, rng))), rng)
    pair.look_on(TOLD, pair.compare_told)


@every_table.with_games(2)
@given(seed=SEEDS)
def test_every_choice_can_be_picked_by_number_and_spelling(
    game: Game, seats: int, seed: int
) -> None:
    """However a model writes it: in capitals, in quotes, with other marks; and no other choice is taken for it."""
    rng = Random(seed)
    state = opened(game, seats, rng)
    looked = 0
    while state.ask is not None and looked < TOLD:
        ask = state.ask
        if ask.seat >= 0 and len(ask.options) > 1 and rng.random() < LOOKS:
            looked += 1
            words = meanings(seen(state.view(ask.seat), 0))
            number = rng.randrange(len(ask.options))
            option = ask.options[number]
            for said in (
                str(number + 1),
                option.text,
                f"`{option.text.upper()}`",
                f'"{option.text}."',
            ):
                assert meant(said, ask.options, words) == [option], said
            assert meant(f"I think that {option.text} is best here", ask.options, words) == []
        state.take(answer(state, rng))
