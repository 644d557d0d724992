"""Laws of screens, on every game: equal views give equal bytes, every page is drawn, and every option can be reached."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trollbord.ink.keyed import diff
from trollbord.ink.screen import Draft, Entry, Form
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State
from trollbord.laws.cases import every_table, opened, viewers
from trollbord.laws.knowledge import LOOKS, Pair
from trollbord.page.question import paths_of
from trollbord.page.sitting import Chair, MomentPart, Sitting
from trollbord.page.table_page import table_page
from trollbord.words import speaker

pytestmark = pytest.mark.filterwarnings("ignore:there is no message")  # the tests' own game is mute

SEEDS = st.integers(0, 2**32 - 1)
SHOWN = 8
"""Screens that are drawn in one game: some of its questions, spread over all of it."""


def sitting(state: State, viewer: Seat, history: list[Entry], form: Form, language: str) -> Sitting:
    """A viewer at this table, at the only device."""
    names = [f"Player {seat}" for seat in range(state.seats)]
    chairs = [
        Chair(seat, "person", name, is_mine=seat == viewer) for seat, name in enumerate(names)
    ]
    return Sitting(
        table="table",
        view=state.view(viewer),
        draft=Draft(form, names, [viewer] if viewer >= 0 else [], history),
        speaker=speaker(state.game.id, language),
        chairs=chairs,
        moment=MomentPart(len(history), len(history)),
    )


class Screens(Pair):
    """A pair of tables whose viewer is shown both."""

    def __init__(self, game: Game, seats: int, viewer: Seat, rng: Random) -> None:
        super().__init__(game, seats, viewer, rng)
        self.histories: tuple[list[Entry], list[Entry]] = ([], [])
        self._asked: Seat = -1

    def heard(self, state: State) -> tuple[list[Event], bool]:
        events, learnt = super().heard(state)
        history = self.histories[state is self.second]
        history.append(Entry(len(history) + 1, self._asked, events))
        return events, learnt

    def answers(self) -> tuple[Option, Option] | None:
        assert self.first.ask is not None
        self._asked = self.first.ask.seat
        return super().answers()

    def compare_pages(self) -> None:
        """The viewer is shown the same bytes of both tables."""
        form: Form = self.rng.choice(("desk", "phone"))
        pages: list[str] = []
        for state, history in zip((self.first, self.second), self.histories):
            seen = sitting(state, self.viewer, history, form, "en")
            pages.append(f"{table_page(seen)}{paths_of(seen)}")
        assert pages[0] == pages[1]


@every_table.with_games(2)
@given(seed=SEEDS)
def test_what_a_viewer_may_not_know_changes_no_byte(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    pair = Screens(game, seats, rng.choice(viewers(opened(game, seats, rng))), rng)
    pair.look_on(SHOWN, pair.compare_pages)


@every_table.with_games(2)
@given(seed=SEEDS)
def test_every_offered_option_can_be_reached(game: Game, seats: int, seed: int) -> None:
    """A path's keys are on the page; what has no path is a button; no two options share a path."""
    rng = Random(seed)
    state = opened(game, seats, rng)
    state.listener = Listener()
    history: list[Entry] = []
    drawn = 0
    while state.ask is not None and drawn < SHOWN:
        ask = state.ask
        if ask.seat >= 0 and len(ask.options) > 1 and rng.random() < LOOKS:
            drawn += 1
            check(sitting(state, ask.seat, history, rng.choice(("desk", "phone")), "en"))
        state.take(answer(state, rng))
        assert state.listener is not None
        told, _ = state.listener.drain()
        history.append(Entry(len(history) + 1, ask.seat, told))


@every_table.with_games(1)
@given(seed=SEEDS)
def test_every_viewers_page_is_drawn(game: Game, seats: int, seed: int) -> None:
    draw(game, seats, SHOWN, seed)


def draw(game: Game, seats: int, questions: int, seed: int) -> None:
    """Random play over so many questions: at each the desk and the phone of who is asked are drawn, and one of another viewer."""
    rng = Random(seed)
    drawn = 0
    while drawn < questions:
        state = opened(game, seats, rng)
        state.listener = Listener()
        history: list[Entry] = []
        while state.ask is not None and drawn < questions:
            ask = state.ask
            if ask.seat >= 0 and len(ask.options) > 1:
                drawn += 1
                other = rng.choice([each for each in viewers(state) if each != ask.seat])
                for viewer, form in _looks(ask.seat, other, rng):
                    shown = sitting(state, viewer, history, form, "en")
                    try:
                        str(table_page(shown))
                        paths_of(shown)
                    except Exception as error:
                        place = f"{form}, {viewer=}, seed {seed}, question {drawn}"
                        raise AssertionError(f"{place}: {state.position()}") from error
            state.take(answer(state, rng))
            told, _ = state.listener.drain()
            history.append(Entry(len(history) + 1, ask.seat, told))


def _looks(asked: Seat, other: Seat, rng: Random) -> list[tuple[Seat, Form]]:
    return [(asked, "desk"), (asked, "phone"), (other, rng.choice(("desk", "phone")))]


def check(shown: Sitting) -> None:
    page = table_page(shown)
    keys, _ = diff({}, page)
    text = str(page)
    paths = [path for _, path in paths_of(shown) if path]
    assert len(set(paths)) == len(paths)
    for option, path in paths_of(shown):
        assert all(key in keys for key in path.split()), f"{option}: {path}"
        if not path:
            assert f'data-option="{option}"' in text
