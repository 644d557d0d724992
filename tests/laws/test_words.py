"""Every game, and what all share, can say all that its code asks for, and nothing else."""

import random
from collections.abc import Iterable
from functools import cache

import pytest

import trollbord
from tests.kernel.blind import BLIND
from tests.laws.cases import all_games, answer
from trollbord.kernel.match import Match, Pick
from trollbord.kernel.option import Option
from trollbord.words import LANGUAGES, Speaker, speaker
from trollbord.words.audit import Audit

BOXES = {game.id: game for game in all_games() if game is not BLIND}
GAMES = ["", *BOXES]
MOST_OF_A_VERB = 100
OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def audit(game: str) -> Audit:
    return Audit(BOXES[game] if game else None)


def nothing(languages: Iterable[str]) -> list[tuple[str, list[str]]]:
    return [(language, []) for language in languages]


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_missing_in_english(game: str) -> None:
    assert audit(game).missing() == []


@pytest.mark.parametrize("game", ["", *trollbord.game_ids()])
def test_no_message_is_missing_in_another_language(game: str) -> None:
    """The failure lists what each language lacks, as `trollbord words --missing cs` does."""
    assert [(each, audit(game).missing(each)) for each in OTHERS] == nothing(OTHERS)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_counted_as_each_language_counts(game: str) -> None:
    assert [(each, audit(game).miscounted(each)) for each in LANGUAGES] == nothing(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_unused(game: str) -> None:
    assert [(each, audit(game).unused(each)) for each in LANGUAGES] == nothing(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_every_file_can_be_read(game: str) -> None:
    assert [(each, audit(game).broken(each)) for each in LANGUAGES] == nothing(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_a_translation_speaks_of_nothing_else(game: str) -> None:
    assert [(each, audit(game).strangers(each)) for each in OTHERS] == nothing(OTHERS)


@pytest.mark.parametrize("game", BOXES)
def test_every_option_can_be_said(game: str) -> None:
    """A message that lacks an argument warns, and a warning fails the test."""
    verbs: dict[str, list[Option]] = {}
    for option in BOXES[game].vocabulary.options:
        verbs.setdefault(option.verb, []).append(option)
    speakers = [speaker(game, language) for language in LANGUAGES]

    for options in verbs.values():
        for option in options[:: 1 + len(options) // MOST_OF_A_VERB]:
            assert all(each.option(option, ("Anna", "Bo", "Cai", "Dag")) for each in speakers)


@pytest.mark.parametrize("game", BOXES)
def test_a_whole_game_can_be_told(game: str) -> None:
    """Prompts, events, the end and the score of a random game, in every language."""
    match = Match(BOXES[game], seed=3)
    rng = random.Random(3)
    speakers = [speaker(game, language) for language in LANGUAGES]

    while match.ask is not None:
        for each in speakers:
            assert each.prompt(match.ask)
        match.pick(answer(match.state, rng))

    for each in speakers:
        assert all(tell(each, pick) for pick in match.picks)
        assert match.result is not None
        assert each.ending(match.result)
        assert all(each.row(row) for row, _ in match.result.rows)


def tell(each: Speaker, pick: Pick) -> bool:
    return all(each.event(event) and each.event(event.seen(-2)) for event in pick.events)
