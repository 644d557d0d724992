"""Questions in the third person: a player who waits reads what another seat is asked, and no more than the question says."""

import re
from random import Random

import pytest

import trollbord
from trollbord.kernel.match import Match
from trollbord.kernel.seat import NATURE, SPECTATOR
from trollbord.words import LANGUAGES, speaker
from trollbord.words.library import own_texts

OF_CHANCE = {
    "ankh_morpork": "first deal draw take-discard show pull event roll fog",
    "ragnarocks": "draw deal",
    "trollfjord": "plank fortress treasure start fell red yellow blue",
    "trolls_princesses": "place-castle reveal-den reveal-card reveal-royal reveal-task first-player draw-card",
}
"""The prompts of NATURE's questions: nobody waits for those."""


def prompts(game: str, language: str) -> dict[str, str]:
    """The messages of all questions, as they are written."""
    written = "\n".join(own_texts(game, language))
    return dict(
        re.findall(r"^(prompt-\S+) = (.*?)(?=^\S+ = |^#|\Z)", written, re.MULTILINE | re.DOTALL)
    )


@pytest.mark.parametrize("game", trollbord.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_seat_is_put_in_the_third_person(game: str, language: str) -> None:
    ids = {id.removeprefix("prompt-") for id in prompts(game, language)}
    alone = {id for id in ids if not id.endswith("-others") and f"{id}-others" not in ids}

    assert alone == set(OF_CHANCE[game].split())


@pytest.mark.parametrize("game", trollbord.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_others_are_told_nothing_that_the_question_does_not_say(
    game: str, language: str
) -> None:
    written = prompts(game, language)
    for id, text in written.items():
        if id.endswith("-others"):
            known = {"seat", *re.findall(r"\$(\w+)", written[id.removesuffix("-others")])}
            assert set(re.findall(r"\$(\w+)", text)) <= known
            assert "$seat" in text


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_whoever_waits_reads_a_name_and_whoever_is_asked_the_question(game: str) -> None:
    match, rng, names = Match(trollbord.load(game), 2, seed=4), Random(4), ("Anna", "Bo")
    words = speaker(game, "en")
    while (ask := match.ask) is not None and len(match.picks) < 120:
        assert ask.seat != NATURE
        assert ask.prompt not in OF_CHANCE[game].split()
        assert words.asked(ask, ask.seat, names) == words.prompt(ask, names)
        told = words.asked(ask, SPECTATOR, names)
        assert names[ask.seat] in told
        assert not re.search(r"\b[Yy]ours?\b|\b[Yy]ou\b", told)
        match.pick(match.game.advice.rollout(match.state, rng))
