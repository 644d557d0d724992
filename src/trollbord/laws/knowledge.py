"""Laws of knowledge, on every game: no seat sees through its view.

The second world of each pair is made here, by answering hidden questions differently; the code under test has no part in it.
"""

import pickle
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import IllegalPick, UnknownSeat
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.state import State
from trollbord.kernel.view import View
from trollbord.laws.cases import FARTHEST, answer, every_table, opened, viewers
from trollbord.laws.play import moments

SEEDS = st.integers(0, 2**32 - 1)
DIFFERENT = 0.25
"""How often a hidden question gets another answer in the second world."""
LOOKS = 0.06
"""How often a viewer looks who can't look after every pick."""
ALWAYS_SEEN = ("ask", "step", "agenda", "result")
"""What every view shows, beside its game's own fields."""
PLAYED_ON = 20
"""How many picks a table is played on after a viewer looked at it."""
TEXTS = 4
"""After every fourth pick the texts of two equal views are compared: they take ten times as long as the views."""


class Pair:
    """Two tables of one game that differ only in what a viewer can't see."""

    def __init__(self, game: Game, seats: int, viewer: Seat, rng: Random) -> None:
        self.first = opened(game, seats, rng)
        self.second = self.first.copy()
        self.first.listener, self.second.listener = Listener(), Listener()
        self.viewer = viewer
        self.rng = rng
        self.picks = 0

    def answers(self) -> tuple[Option, Option] | None:
        """An answer for each table: the same if the viewer sees it; None if they have no common one, or went on FARTHEST."""
        first, second = self.first.ask, self.second.ask
        assert first is not None and second is not None
        if self.picks == FARTHEST:
            return None
        if not first.is_answer_seen_by(self.viewer):
            return self._hidden(first, second)
        common = [option for option in first.options if option in second.options]
        if not common:
            return None
        chosen = answer(self.first, self.rng)
        if chosen not in common:
            chosen = self.rng.choice(common)
        return chosen, chosen

    def _hidden(self, first: Ask, second: Ask) -> tuple[Option, Option]:
        chosen = self.rng.choice(first.options)
        if chosen in second.options and self.rng.random() > DIFFERENT:
            return chosen, chosen
        return chosen, self.rng.choice(second.options)

    def pick(self, answers: tuple[Option, Option]) -> bool:
        """Take the answers; whether the tables are still alike for the viewer, or it was shown where they differ."""
        self.picks += 1
        self.first.take(answers[0])
        self.second.take(answers[1])
        heard = [self.heard(state) for state in (self.first, self.second)]
        if (self.first.ask is None) != (self.second.ask is None):
            # A hidden thing may end a game, but then it is laid open.
            assert heard[0][1] if self.first.ask is None else heard[1][1], (
                f"{who(self.viewer)} can tell the tables apart: one ends, and nothing is laid open"
            )
            return False
        learnt = heard[0][1] and heard[1][1]
        if learnt and self.first.view(self.viewer) != self.second.view(self.viewer):
            return False
        self.compare_parts("the log", heard[0][0], heard[1][0])
        self.compare_parts("what stops its undo", heard[0][1], heard[1][1])
        return True

    def heard(self, state: State) -> tuple[list[Event], bool]:
        """The log as the viewer reads it, and whether it was shown something (which limits its undo)."""
        assert state.listener is not None
        events, learners = state.listener.drain()
        return [event.seen(self.viewer) for event in events], self.viewer in learners

    def look_on(self, times: int, compare: Callable[[], None]) -> None:
        """Play both tables and compare them at `times` moments; an end, or what the viewer is shown, ends this."""
        looked = 0
        while not self.is_over() and looked < times:
            if self.rng.random() < LOOKS:
                looked += 1
                compare()
            answers = self.answers()
            if answers is None or not self.pick(answers):
                return

    def is_over(self) -> bool:
        """Whether one of the games has ended: the final count may open everything."""
        return self.first.ask is None or self.second.ask is None

    def compare(self) -> None:
        """All that the viewer can learn is the same at both tables."""
        self.compare_views(self.first.view(self.viewer), self.second.view(self.viewer))
        remembered = [each.game.recalled(each, self.viewer) for each in (self.first, self.second)]
        self.compare_parts("what it remembers", *remembered)
        for state in (self.first, self.second):
            assert not hidden_options(state, self.viewer), (
                f"{who(self.viewer)} is shown options or weights of {state.ask!r}"
            )
        self.compare_errors()

    def compare_views(self, first: View, second: View) -> None:
        for name in (*ALWAYS_SEEN, *first.FIELDS):
            self.compare_parts(f"{name!r}", getattr(first, name), getattr(second, name))
        self.compare_parts("the view", first, second)
        if self.picks % TEXTS == 0:
            self.compare_parts("the board in text", str(first), str(second))

    def compare_parts(self, part: str, first: object, second: object) -> None:
        assert first == second, (
            f"{who(self.viewer)} can tell the tables apart by {part}: {first!r} / {second!r}"
        )

    def compare_errors(self) -> None:
        ask = self.first.ask
        if ask is None or ask.seat != self.viewer:
            return
        wrong = self.rng.choice(self.first.game.vocabulary.options)
        self.compare_parts("errors", refusal(self.first, wrong), refusal(self.second, wrong))


def who(viewer: Seat) -> str:
    """A viewer in a message."""
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def refusal(state: State, option: Option) -> str:
    """What a player reads who picks this, or nothing if it is offered."""
    try:
        state.offered(option)
    except ValueError as error:
        return str(error)
    return ""


def hidden_options(state: State, viewer: Seat) -> bool:
    """Whether the view shows options or weights that it should not."""
    ask = state.view(viewer).ask
    if ask is None or ask.seat == viewer:
        return False
    nature_or_veil = ask.seat < 0 or ask.veiled
    return ask.weights is not None or (nature_or_veil and bool(ask.options))


def course(game: Game, seats: int, viewer: Seat, seed: int) -> Iterator[Pair]:
    """A pair at every question, as far as it can be played."""
    pair = Pair(game, seats, viewer, Random(seed))
    while not pair.is_over():
        yield pair
        answers = pair.answers()
        if answers is None or not pair.pick(answers):
            break


@every_table
@given(seed=SEEDS)
def test_other_hidden_facts_look_the_same(game: Game, seats: int, seed: int) -> None:
    """The pair of tables is compared at every question: views, texts, logs, errors."""
    viewer = Random(seed).choice([*range(seats), SPECTATOR])
    compared = 0
    for pair in course(game, seats, viewer, seed):
        pair.compare()
        compared += 1
    assert compared > 0


@every_table
@given(seed=SEEDS)
def test_chance_has_no_eyes(game: Game, seats: int, seed: int) -> None:
    """It has no view, and what is typed wrongly for it is refused by what is offered or what all can see."""
    rng = Random(seed)
    for state in moments(game, seats, rng):
        with pytest.raises(UnknownSeat):
            state.view(NATURE)
        if state.ask is not None and state.ask.seat == NATURE:
            for option in rng.sample(game.vocabulary.options, min(20, len(game.vocabulary))):
                if option not in state.ask.options:
                    check_refusal(state, option)


def check_refusal(state: State, option: Option) -> None:
    """A wrong answer of chance is no pick of a player that a rule forbids."""
    with pytest.raises(IllegalPick) as refused:
        state.pick(option)
    reason = refused.value.reason
    assert reason == state.game.why_not(state.view(SPECTATOR), option)


@every_table
def test_the_law_meets_hidden_facts_where_there_are_any(game: Game, seats: int) -> None:
    """A game that hides something must have been played with other hidden facts."""
    state = opened(game, seats, Random(1))
    hides = False
    rng = Random(2)
    while state.ask is not None and not hides:
        hides = state.ask.seen_by is not None
        state.take(answer(state, rng))
    pairs = (pair for seed in range(12) for pair in course(game, seats, 0, seed))
    assert any(pair.first != pair.second for pair in pairs) == hides


@every_table
@given(seed=SEEDS)
def test_a_world_looks_like_the_view_it_was_dealt_from(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    state = opened(game, seats, rng)
    picks = 0
    look = rng.randrange(1, 12)
    while state.ask is not None:
        picks += 1
        if picks % look == 0:
            look = min(look * 2, 400)
            check_worlds(state, rng)
        state.take(answer(state, rng))
    check_worlds(state, rng)


def check_worlds(state: State, rng: Random) -> None:
    """Each viewer's worlds show it the same view, hold all pieces, and follow from the view and the generator alone."""
    for viewer in viewers(state):
        view = state.view(viewer)
        seed = rng.getrandbits(32)
        world = view.world(Random(seed))
        assert world.view(viewer) == view
        assert world == state.view(viewer).world(Random(seed))
        assert state.game.census(world) == state.game.census(state)
        check_dealing(view, world, seed)
        if view.is_certain():
            assert world == state == view.world(Random(seed + 1))


def check_dealing(view: View, world: State, seed: int) -> None:
    """What is dealt on a table that was dealt before replaces all that was hidden there."""
    before = view.world(Random(seed + 1))
    unchanged = before.copy()
    assert view.redealt(before, Random(seed)) == world
    assert before == unchanged


@every_table
@given(seed=SEEDS)
def test_a_view_is_nobody_elses(game: Game, seats: int, seed: int) -> None:
    """Writing into a view changes no table, and a table that plays on changes no view."""
    rng = Random(seed)
    for state in moments(game, seats, rng):
        views = [state.view(viewer) for viewer in viewers(state)]
        kept = [pickle.dumps(view) for view in views]
        for view in views:
            check_sharing(view, state)
            check_sharing(view, view.world(rng))
        for _ in range(PLAYED_ON):
            if state.ask is not None:
                state.take(answer(state, rng))
        assert [pickle.loads(each) for each in kept] == views


def check_sharing(view: View, state: State) -> None:
    """No list in a view is one of this table's own."""
    own = {id(each): (name, each) for name, each in lists_of(state)}
    for name, each in lists_of(view):
        assert id(each) not in own, (
            f"{view!r} shares a list in {name!r} with {own[id(each)][0]!r} of the table"
        )


def lists_of(holder: View | State) -> Iterator[tuple[str, list[object]]]:
    """Every list in the fields of a view or a table, with the name of its field."""
    for name in holder.FIELDS:
        for each in lists_in(getattr(holder, name)):
            yield name, each


def lists_in(value: object) -> Iterator[list[object]]:
    """A value, if it is a list, and all lists in it."""
    if isinstance(value, list):
        yield value
    if isinstance(value, list | tuple):
        for item in value:
            yield from lists_in(item)


@every_table
@given(seed=SEEDS)
def test_a_world_plays_on_to_an_end(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    state = opened(game, seats, rng)
    for _ in range(rng.randrange(200)):
        if state.ask is not None:
            state.take(answer(state, rng))
    world = state.view(rng.randrange(seats)).world(rng)
    pieces = game.census(world)
    while world.ask is not None:
        world.take(answer(world, rng))
    assert game.census(world) == pieces and world.result() is not None


@every_table
@given(seed=SEEDS)
def test_a_seat_in_a_world_deals_worlds_of_its_own(game: Game, seats: int, seed: int) -> None:
    """Who imagines a table may imagine what another seat of it imagines: memories are dealt as true ones."""
    rng = Random(seed)
    for state in moments(game, seats, rng):
        world = state.view(rng.choice(viewers(state))).world(rng)
        for other in viewers(state):
            check_deeper(world, other, rng)


def check_deeper(world: State, other: Seat, rng: Random) -> None:
    """A seat of a world sees a table that it can deal again, and that plays on."""
    seen = world.view(other)
    deeper = seen.world(rng)
    assert deeper.view(other) == seen, f"{who(other)} of a world can't deal what it sees"
    for _ in range(PLAYED_ON):
        if deeper.ask is not None:
            deeper.take(answer(deeper, rng))
    census = world.game.census
    assert census(deeper) == census(world), f"{who(other)} of a world deals other pieces"
