"""Laws of play, on every game: questions, copies, texts, pieces, ends."""

import copy
import inspect
import pickle
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE
from trollbord.kernel.state import State
from trollbord.kernel.step import Step
from trollbord.laws.cases import MOST_PICKS, answer, every_table, opened, viewers

SEEDS = st.integers(0, 2**32 - 1)
LOOKS = 6
"""How many moments of a game are looked at closely."""
SPOILT = 5
"""How often the line of a moment is written with a mistake."""
SPOILT_QUESTIONS = 400
"""How many questions of a game have their lists spoilt."""
PLAYED_ON = 8
"""How many picks a table that came back is played on beside the one it was made from."""


def moments(game: Game, seats: int, rng: Random) -> list[State]:
    """A whole random game, of which some tables are kept: its opening, its end, and some in between."""
    state = opened(game, seats, rng)
    kept = [state.copy()]
    picks = 0
    while state.ask is not None:
        state.take(answer(state, rng))
        picks += 1
        if len(kept) < LOOKS:
            kept.append(state.copy())
        else:
            slot = rng.randrange(picks)
            if slot < LOOKS:
                kept[slot] = state.copy()
        assert picks < MOST_PICKS, "the game does not end"
    return [*kept, state]


@every_table
@given(seed=SEEDS)
def test_every_question_has_options_in_order(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    state = opened(game, seats, rng)
    picks = 0
    while (ask := state.ask) is not None and picks < MOST_PICKS:
        ids = [option.id for option in ask.options]
        assert ids, f"{ask!r} has no options"
        assert ids == sorted(set(ids)), f"{ask!r} is out of order or offers something twice"
        assert ask.seat == NATURE or 0 <= ask.seat < seats
        assert (ask.weights is not None) == (ask.seat == NATURE)
        if ask.weights is not None:
            assert len(ask.weights) == len(ids) and min(ask.weights) > 0
            assert ask.source, f"{ask!r} names no source"
        state.take(answer(state, rng))
        picks += 1
    assert state.ask is None, "the game does not end"


@every_table
@given(seed=SEEDS)
def test_pieces_are_conserved(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    state = opened(game, seats, rng)
    pieces = game.census(state)
    assert pieces
    while state.ask is not None:
        state.take(answer(state, rng))
        assert game.census(state) == pieces


@every_table
@given(seed=SEEDS)
def test_a_table_is_judged_for_each_seat_and_in_the_end_ranked(
    game: Game, seats: int, seed: int
) -> None:
    *before, final = moments(game, seats, Random(seed))
    for state in before:
        worths = game.advice.evaluate(state)
        assert len(worths) == seats and -1 <= min(worths) <= max(worths) <= 1
    result = final.result()
    assert result is not None
    assert len(result.scores) == len(result.ranks) == seats
    assert min(result.ranks) == 1 and result.reason
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks), (
            "ranks leave no gaps but ties"
        )
    assert all(len(values) == seats for _, values in result.rows)
    by_worth = [
        1 + sum(other > worth for other in game.advice.evaluate(final))
        for worth in game.advice.evaluate(final)
    ]
    assert by_worth == list(result.ranks)


@every_table
@given(seed=SEEDS)
def test_a_copy_is_never_disturbed_and_plays_on_alike(game: Game, seats: int, seed: int) -> None:
    for state in moments(game, seats, Random(seed)):
        line = state.position()
        twin, played = state.copy(), copy.copy(state)
        assert twin == state == played and twin is not state
        rng, again = Random(seed), Random(seed)
        for _ in range(40):
            if played.ask is None:
                break
            played.take(answer(played, rng))
        assert state.position() == line == twin.position()
        for _ in range(40):
            if twin.ask is None:
                break
            twin.take(answer(twin, again))
        assert twin == played


@every_table
@given(seed=SEEDS)
def test_whoever_spoils_the_list_of_a_question_spoils_no_other(
    game: Game, seats: int, seed: int
) -> None:
    """A bot may shuffle the options of a table; whatever is asked after it, here or elsewhere, has all of its own."""
    course: list[tuple[Option, list[Option]]] = []
    rng = Random(seed)
    first = opened(game, seats, rng)
    state = first.copy()
    while state.ask is not None and len(course) < SPOILT_QUESTIONS:
        options = state.ask.options[:]
        course.append((answer(state, rng), options))
        state.take(course[-1][0])
    for _ in range(2):
        again = pickle.loads(pickle.dumps(first))
        for option, options in course:
            assert again.ask is not None and again.ask.options == options, (
                f"{again.step!r} asks with a list that the game keeps: it was spoilt before"
            )
            again.ask.options.clear()
            again.take(option)


@every_table
@given(seed=SEEDS)
def test_pickles_and_positions_come_back(game: Game, seats: int, seed: int) -> None:
    for state in moments(game, seats, Random(seed)):
        for back in (pickle.loads(pickle.dumps(state)), game.position(state.position())):
            assert back == state
            assert back.ask == state.ask
            assert back.result() == state.result()
            assert back.position() == state.position()
            check_playing_on(state.copy(), back, Random(seed))
        for viewer in viewers(state):
            view = state.view(viewer)
            assert pickle.loads(pickle.dumps(view)) == view
        check_attributes(state)


def check_playing_on(state: State, back: State, rng: Random) -> None:
    """A table that came back goes the way of the one it was made from, pick by pick."""
    for _ in range(PLAYED_ON):
        if state.ask is None:
            return
        option = answer(state, rng)
        state.take(option)
        back.take(option)
        assert back.ask == state.ask, f"after {option} the table that came back asks {back.ask!r}"
        assert back.position() == state.position()


@every_table
@given(seed=SEEDS)
def test_the_fields_of_a_step_say_all_of_it(game: Game, seats: int, seed: int) -> None:
    """A step is equal to another by its FIELDS: what they leave out is lost in pickles and positions, unseen."""
    rng = Random(seed)
    state = opened(game, seats, rng)
    while state.ask is not None:
        check_fields(state)
        state.take(answer(state, rng))


def check_fields(state: State) -> None:
    """Every attribute of each step on this table comes back from the step's FIELDS."""
    for step in steps_in([*state.agenda, state.step]):
        again = type(step)(*step.values())
        for name in attributes(step):
            kept, lost = getattr(again, name, None), getattr(step, name, None)
            assert kept == lost, (
                f"the FIELDS of {type(step).__name__} do not say its {name!r}: {lost!r} came back as {kept!r}"
            )


def check_attributes(state: State) -> None:
    """Every attribute of a state comes back from its copy, and from its pickle, which holds the FIELDS alone."""
    again: State = pickle.loads(pickle.dumps(state))
    for how, other in (("copy", state.copy()), ("FIELDS", again)):
        for name in attributes(state):
            came, had = getattr(other, name, None), getattr(state, name, None)
            assert name == "listener" or is_same(came, had), (
                f"the {how} of {type(state).__name__} does not have its {name!r}: {had!r} came back as {came!r}"
            )


def is_same(value: object, other: object) -> bool:
    """Whether two attributes are equal; things that don't compare themselves, such as a board, are told by FIELDS."""
    return value == other or (type(value) is type(other) and type(value).__eq__ is object.__eq__)


def steps_in(value: object) -> Iterator[Step[Any]]:
    """The steps in a value, and those that they hold themselves."""
    if isinstance(value, Step):
        yield value
        yield from steps_in([getattr(value, name, None) for name in attributes(value)])
    elif isinstance(value, list | tuple):
        for item in value:
            yield from steps_in(item)


def attributes(holder: object) -> list[str]:
    """The names of what a step or a state holds: in its dict, in slots, or in the fields of a compiled class."""
    held = list(getattr(holder, "__dict__", ()))
    for kind in type(holder).__mro__:
        for name, member in vars(kind).items():
            is_field = inspect.ismemberdescriptor(member) or inspect.isgetsetdescriptor(member)
            if is_field and not name.startswith("__"):
                held.append(name)
    return held


def spoilt(line: str, rng: Random) -> str:
    """A position with one mistake: a word of it is another word, gone, or there twice."""
    words = re.findall(r"-?\w+|.", line)
    at = rng.choice([index for index, word in enumerate(words) if word != " "])
    other = rng.choice(
        ["-1", "0", "1", "7", "99", "x", "true", "none", "[]", "()", "@skip", "", "|"]
    )
    words[at] = rng.choice([other, other, words[at] * 2, rng.choice(words)])
    return "".join(words)


@every_table
@given(seed=SEEDS)
def test_a_spoilt_position_is_refused_in_words_or_is_a_table(
    game: Game, seats: int, seed: int
) -> None:
    rng = Random(seed)
    for state in moments(game, seats, rng):
        for _ in range(SPOILT):
            line = spoilt(state.position(), rng)
            try:
                table = game.position(line)
            except TrollbordError:
                continue
            assert game.position(table.position()) == table
            for viewer in viewers(table):
                assert str(table.view(viewer))


@every_table
@given(seed=SEEDS)
def test_an_open_question_can_be_asked_again(game: Game, seats: int, seed: int) -> None:
    """Asking leaves the table as it is."""
    for state in moments(game, seats, Random(seed)):
        if state.step is None:
            continue
        before = state.copy()
        again = state.step.open(state)
        assert again == before.ask
        assert state == before


@every_table
@given(seed=SEEDS)
def test_a_wrong_pick_raises_and_changes_nothing(game: Game, seats: int, seed: int) -> None:
    rng = Random(seed)
    for state in moments(game, seats, rng):
        before = state.copy()
        offered = set() if state.ask is None else set(state.ask.options)
        wrong = [rng.choice(game.vocabulary.options) for _ in range(8)]
        for option in [option for option in wrong if option not in offered]:
            with pytest.raises(TrollbordError, match=re.escape(option.text)):
                state.pick(option.text)
        assert state == before


@every_table
@given(seed=SEEDS)
def test_every_table_can_be_read(game: Game, seats: int, seed: int) -> None:
    for state in moments(game, seats, Random(seed)):
        for viewer in viewers(state):
            view = state.view(viewer)
            assert str(view).strip()
            assert str(view) == str(pickle.loads(pickle.dumps(view)))


@every_table
def test_the_vocabulary_is_the_same_for_all_tables(game: Game, seats: int) -> None:
    before = [option.text for option in game.vocabulary.options]
    for seed in range(3):
        moments(game, seats, Random(seed))
    assert [option.text for option in game.vocabulary.options] == before
    assert all(game.vocabulary.find(text).id == id for id, text in enumerate(before))
