"""A table in numbers: the law is shipped with Trollbord, and held against our games here."""

import re
from random import Random

import pytest

import trollbord
from trollbord.kernel.game import Game
from trollbord.kernel.observation import Observation, Rows, row_length
from trollbord.kernel.playout import answer
from trollbord.laws.observations import *  # noqa: F403
from trollbord.laws.observations import hold, tell_apart
from trollbord.words.library import home

OURS = [trollbord.load(id) for id in trollbord.game_ids()]


def test_characters_and_open_sacks_are_held_to_the_law_too() -> None:
    ragnarocks, trollfjord = trollbord.load("ragnarocks"), trollbord.load("trollfjord")
    hold(ragnarocks, 2, {"characters": "random"})
    hold(trollfjord, 3, {"open_sacks": True})
    tell_apart(ragnarocks, 4, {"characters": "random"})
    tell_apart(trollfjord, 3, {"open_sacks": True})

    assert row_length(ragnarocks.observation.layout(2, ragnarocks.new().settings)) == 711


def test_a_row_that_forgets_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that say who is asked and nothing else are no longer told apart."""
    game = trollbord.load("trollfjord")
    monkeypatch.setattr(game, "observation", Observation())

    with pytest.raises(AssertionError, match=r"seat . sees .* and .*, in one row"):
        tell_apart(game, 2, {})


@pytest.mark.parametrize("game", OURS, ids=str)
def test_every_question_has_a_place_in_the_row(game: Game) -> None:
    """The messages name all questions: one that a step asks has a message, and none goes unused."""
    text = (home(game.id) / "words" / "en.ftl").read_text(encoding="utf-8")
    named = re.findall(r"^prompt-([a-z-]+) ", text, re.MULTILINE)

    assert sorted(game.observation.prompts) == sorted(
        id for id in named if not id.endswith("-others")
    )


def test_the_slow_door_gives_the_same_row() -> None:
    game, rng = trollbord.load("ankh_morpork"), Random(3)
    state = game.new(3)
    for _ in range(150):
        state.take(answer(state, rng))
    rows = Rows(1, row_length(game.observation.layout(3, state.settings)))
    game.observation.write(rows, 0, state, 1)

    assert game.observation.of(state.view(1)) == rows.row(0)
    with pytest.raises(trollbord.UnknownSeat, match="a spectator has no row"):
        game.observation.of(state.view(trollbord.SPECTATOR))
