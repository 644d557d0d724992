"""The story of a finished game: three sentences from the evaluation, kind to who has lost."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from trollbord import game_ids, load
from trollbord.kernel.match import Match
from trollbord.kernel.result import Result
from trollbord.page.story import Story, StoryTurn, sentences, story_of
from trollbord.words import LANGUAGES, speaker

PLAYERS = ["Astrid", "Bela", "Chloé"]


@cache
def told(game: str, seats: int) -> Story:
    """The story of a game that was played quickly."""
    match, chance = Match(load(game), seats, seed=5), Random(5)
    while match.result is None:
        assert match.ask is not None
        option = match.game.advice.rollout(match.state, chance)
        match.pick(option.text, match.ask.seat)
    return story_of(match, match.result)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_story_in_every_language(game: str) -> None:
    story = told(game, 3)
    assert len(story.turns) > 5
    for language in LANGUAGES:
        for mine in ([0], [1], [2], []):
            lines = sentences(story, mine, PLAYERS, speaker(game, language))
            assert 1 <= len(lines) <= 3
            assert all(line and "{" not in line and "story-" not in line for line in lines)


def scene(worths: list[float], scores: tuple[int, int], rows: dict[str, tuple[int, int]]) -> Story:
    """A duel of Ragnarocks in which the first seat was worth this after each turn."""
    option = load("ragnarocks").vocabulary.find("stone C4")
    turns = [StoryTurn(number % 2, (worth, -worth)) for number, worth in enumerate(worths)]
    ranks = (1, 2) if scores[0] > scores[1] else (2, 1)
    return Story(Result(scores, ranks, "", list(rows.items())), tuple(turns), option)


def lines_of(story: Story, *mine: int) -> list[str]:
    return sentences(story, mine, PLAYERS, speaker("ragnarocks"))


def test_who_led_is_told_first() -> None:
    rows = {"land": (30, 7)}

    assert lines_of(scene([0.3] * 9, (30, 7), rows), 0)[0] == "Astrid was ahead nearly all the way."
    late = scene([-0.3, -0.3, -0.3, 0.4], (30, 7), rows)
    assert lines_of(late, 0)[0] == "Astrid was behind until turn 3 of 4."
    wild = scene([0.3, -0.3, 0.3, -0.3, 0.3], (30, 7), rows)
    assert lines_of(wild, 0)[0] == "The lead changed 4 times."


def test_the_turn_that_changed_most_is_named_with_what_was_picked() -> None:
    story = scene([-0.3, -0.2, 0.6, 0.7], (30, 7), {"land": (30, 7)})
    turning = story.turning()

    assert turning is not None and (turning.number, turning.seat) == (3, 0)
    told = "In turn 3 the game turned: Astrid chose “stone on C4”."
    assert lines_of(story, 0)[1] == told


def test_what_decided_it_is_told_last() -> None:
    close = scene([0.3] * 3, (30, 29), {"land": (30, 29)})
    assert lines_of(close, 0)[-1] == "It was close: one point between first and second."
    clear = scene([0.3] * 3, (30, 7), {"land": (30, 7)})
    assert lines_of(clear, 0)[-1] == "A clear victory: 30 to 7."


def test_who_lost_hears_first_what_went_well() -> None:
    story = scene([-0.3, -0.3, -0.3, 0.4], (30, 7), {"land": (30, 7)})
    assert lines_of(story, 1)[0] == "You were ahead as late as turn 3 of 4."
    assert lines_of(story)[0] == "Astrid was behind until turn 3 of 4.", "for those who watched"
