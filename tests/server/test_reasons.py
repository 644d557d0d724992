"""Why did it do that? Told to those who may know what the bot knew, and to nobody else."""

from random import Random

from trollbord import bots, load
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision
from trollbord.kernel.playout import answer
from trollbord.server.jobs.bot_worker import Desk, told
from trollbord.server.jobs.explain import is_open


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
    reasons = player.reasons(Decision(state.view(0), Random(1), Budget(iterations=2)))
    lines = told(reasons)

    assert lines is not None and state.ask is not None
    offered = [option.text for option in state.ask.options]
    for line, chance in lines[0]:
        assert line[0] in offered and 0.0 <= chance <= 1.0
        assert all(isinstance(load("ragnarocks").vocabulary.find(text), Option) for text in line)
    assert told(None) is None


def test_who_does_not_search_has_nothing_to_tell() -> None:
    view = load("ragnarocks").new().view(0)

    assert Desk().answer("tomte", view, 1, "", None) is None
    assert set(bots.REASONERS) < set(bots.LEVELS)
