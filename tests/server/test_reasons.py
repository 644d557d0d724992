"""Why did it do that? Told to those who may know what the bot knew, and to nobody else."""

from random import Random

import pytest

from trollbord import bots, load
from trollbord.kernel.match import Match
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision
from trollbord.kernel.playout import answer
from trollbord.kernel.state import State
from trollbord.server.jobs.thinking import ThinkingBots
from trollbord.server.live.reasons import is_open, thought
from trollbord.server.rooms.told import ToldLine, ToldReasons, told
from trollbord.words import speaker


def test_reasons_are_open_only_where_the_bot_holds_nothing_hidden() -> None:
    duel, city = load("ragnarocks").new(), load("ankh_morpork").new(2)
    rng = Random(1)
    while city.ask is not None and (city.ask.seat < 0 or len(city.ask.options) < 2):
        city.take(answer(city, rng))

    assert is_open(duel, 0)
    assert city.ask is not None and not is_open(city, city.ask.seat)


def test_reasons_travel_as_plain_words() -> None:
    state = load("ragnarocks").new()
    player = bots.make("draug")
    decision = Decision(state.view(0), Random(1), Budget(iterations=2))
    found = told(decision, player.reasons(decision))

    assert found is not None and state.ask is not None
    offered = [option.text for option in state.ask.options]
    for line, worth, _ in found.lines:
        assert line[0] in offered and -1.0 <= worth <= 1.0
        assert all(isinstance(load("ragnarocks").vocabulary.find(text), Option) for text in line)
    assert told(decision, None) is None


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_can_say_why(level: str) -> None:
    state = at_a_choice()
    assert state.ask is not None
    picked = state.ask.options[-1].text

    found = ThinkingBots().answer(level, state.view(state.ask.seat), 1, "", None, about=picked)

    assert isinstance(found, ToldReasons) and found.lines
    assert {name for name, _, _ in found.changes} == {"points", "stock", "engine", "tasks", "turn"}


def test_the_move_that_was_played_stands_in_the_list() -> None:
    match = Match(load("ragnarocks"), 2, seed=1)
    assert match.ask is not None
    texts = [option.text for option in match.ask.options[:6]]
    match.pick(texts[5], match.ask.seat)
    lines = [ToldLine([text], 0.5 - number / 10, 10) for number, text in enumerate(texts)]

    shown = thought(
        match.game, ToldReasons(lines, [], []), match.picks[0], speaker("ragnarocks"), ()
    )

    assert len(shown.rows) == 4 and shown.rows[-1][0] == shown.picked


def test_a_bot_from_outside_has_nothing_to_tell_unless_it_can() -> None:
    view = load("ragnarocks").new().view(0)

    assert ThinkingBots().answer("random", view, 1, "", None) is None


def at_a_choice() -> State:
    """A table at a question with several options, some way into a game."""
    state, rng = load("trolls_princesses").new(2), Random(2)
    picks = 0
    while picks < 60 or state.ask is None or state.ask.seat < 0 or len(state.ask.options) < 3:
        state.take(answer(state, rng))
        picks += 1
    return state
