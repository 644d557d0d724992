"""Laws of obstacles, on every game: a step forbids exactly what it does not offer, by what the asked seat can see.

At the questions of whole games, NATURE's too, the step that asks is given all options that it offers, and REFUSED others
of each of its VERBS: with fewer of a verb, all of them.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, Final
from unittest.mock import patch

from hypothesis import given

from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.state import COMPILED, State
from trollbord.kernel.step import Step
from trollbord.laws.cases import answer, every_table, opened, viewers
from trollbord.laws.play import SEEDS
from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import rulebook

REFUSED: Final = 40
"""Options of a verb that are not offered and are doubted at one question."""
DOUBTED: Final = 3
"""Options of a verb, offered or not, that are doubted on several tables."""
WORLDS: Final = 3


def questions(game: Game, seats: int, rng: Random) -> Iterator[State]:
    """The table at some questions of a whole game: of each kind of step the first ones, and then fewer and fewer."""
    met: Counter[str] = Counter()
    due: Counter[str] = Counter()
    state = opened(game, seats, rng)
    while state.ask is not None:
        kind = type(state.step).__name__
        if met[kind] == due[kind]:
            due[kind] += 1 + due[kind] // 3
            yield state
        met[kind] += 1
        state.take(answer(state, rng))


def options_of(game: Game, step: Step[Any]) -> list[list[Option]]:
    """The options that a step's question is about, by verb."""
    options = game.vocabulary.options
    return [[option for option in options if option.verb == verb] for verb in step.VERBS]


def known_rules(game: Game) -> set[str]:
    """The numbers of the game's rules, if it writes any."""
    return set(rulebook(game.id, ENGLISH).statements)


@contextmanager
def closed(game: Game, state: State) -> Iterator[Callable[[Option], Obstacle | None]]:
    """What the step finds on a copy of this table that has no `ask`, while no step can be opened; the copy stays as it is."""
    table = state.copy()
    step = table.step
    assert step is not None
    with ExitStack() as patched:
        # What is compiled can't be patched: there, nothing is asked is all that can be arranged.
        table.ask = None
        if not COMPILED:
            del table.ask
            for each in game.steps.values():
                patched.enter_context(patch.object(each, "open", _opened))
        yield lambda option: step.obstacle(table, option)
    table.ask = state.ask
    assert table == state, f"{step!r} changes the table when it is doubted"


def _opened(step: Step[Any], state: State) -> None:
    raise AssertionError(f"{step!r} is opened to find an obstacle")


@every_table.with_games(2)
@given(seed=SEEDS)
def test_a_step_forbids_exactly_what_it_does_not_offer(game: Game, seats: int, seed: int) -> None:
    """With a rule, and a thing that is in the way."""
    rng, rules = Random(seed), known_rules(game)
    for state in questions(game, seats, rng):
        ask, step = state.ask, state.step
        assert ask is not None and step is not None
        assert {option.verb for option in ask.options} <= set(step.VERBS), f"{step!r}: {ask!r}"
        offered = set(ask.options)
        with closed(game, state) as obstacle:
            for option in ask.options:
                assert obstacle(option) is None, f"{option} is offered: {obstacle(option)}"
            for options in options_of(game, step):
                refused = [option for option in options if option not in offered]
                for option in rng.sample(refused, min(len(refused), REFUSED)):
                    found = obstacle(option)
                    assert found is not None, f"{step!r} does not offer {option}, nor forbid it"
                    assert found.what and found.message, f"{option}: {found!r} names nothing"
                    assert not rules or found.rule in rules, f"{option}: {found!r} has no rule"


@every_table.with_games(2)
@given(seed=SEEDS)
def test_a_reason_is_the_same_on_every_table_that_the_view_allows(
    game: Game, seats: int, seed: int
) -> None:
    """The asked seat's step finds one obstacle on all of them and on the true table; no viewer is told what its own view does not say."""
    rng = Random(seed)
    for state in questions(game, seats, rng):
        ask, step = state.ask, state.step
        assert ask is not None and step is not None
        for viewer in viewers(state):
            view = state.view(viewer)
            tables = [view.world(Random(rng.getrandbits(32))) for _ in range(WORLDS)]
            views = [table.view(viewer) for table in tables]
            for options in options_of(game, step):
                for option in rng.sample(options, min(len(options), DOUBTED)):
                    reason = game.why_not(view, option)
                    assert all(game.why_not(other, option) == reason for other in views), option
                    if viewer == ask.seat:
                        found = [step.obstacle(table, option) for table in (state, *tables)]
                        assert found[1:] == found[:1] * WORLDS, f"{option}: {found}"
                        assert (reason is None) == (found[0] is None)


@every_table
def test_every_step_with_verbs_says_what_is_in_the_way(game: Game, seats: int) -> None:
    """By the number of its rule; the verbs are of the game's options."""
    verbs, rules = {option.verb for option in game.vocabulary.options}, known_rules(game)
    for step in game.steps.values():
        if step.VERBS:
            assert set(step.VERBS) <= verbs, f"{step.__name__}: {step.VERBS}"
            own = step.__mro__[: step.__mro__.index(Step)]
            assert any("obstacle" in vars(each) for each in own), step.__name__
            assert not rules or step.RULE in rules, f"{step.__name__}: {step.RULE!r} is no rule"
