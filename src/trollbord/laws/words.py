"""Every game can say all that its code asks for, and nothing else."""

import random
from functools import cache

from trollbord.kernel.game import Game
from trollbord.kernel.log import Pick
from trollbord.kernel.match import Match
from trollbord.kernel.option import Option
from trollbord.kernel.seat import SPECTATOR
from trollbord.laws.cases import answer, every_game
from trollbord.words import LANGUAGES, Speaker, speaker
from trollbord.words.audit import TextAudit

MOST_OF_A_VERB = 100
OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def audit(game: Game | None) -> TextAudit:
    """The messages of a game, or those that all games share, held against the code."""
    return TextAudit(game)


@every_game
def test_no_message_is_missing_in_english(game: Game) -> None:
    assert audit(game).missing() == []


@every_game
def test_the_messages_hold_in_every_language(game: Game) -> None:
    """Each file can be read, counts as its language counts, and says nothing that English does not say."""
    check_messages(audit(game))


def check_messages(found: TextAudit) -> None:
    """Nothing is wrong with the messages that are there."""
    for language in LANGUAGES:
        assert found.broken(language) == [], f"{language}: these lines can't be read"
        assert found.miscounted(language) == [], f"{language}: these have no plural"
        assert found.unused(language) == [], f"{language}: no code says these"
    for language in OTHERS:
        assert found.strangers(language) == [], f"{language}: English has no such argument"


@every_game
def test_every_option_can_be_said(game: Game) -> None:
    """A message that lacks an argument warns, and a warning fails the test."""
    verbs: dict[str, list[Option]] = {}
    for option in game.vocabulary.options:
        verbs.setdefault(option.verb, []).append(option)
    speakers = [speaker(game.id, language) for language in LANGUAGES]

    for options in verbs.values():
        for option in options[:: 1 + len(options) // MOST_OF_A_VERB]:
            assert all(each.option(option, ("Anna", "Bo", "Cai", "Dag")) for each in speakers)


@every_game
def test_a_whole_game_can_be_told(game: Game) -> None:
    """Prompts, events, the end and the score of a random game, in every language."""
    match = Match(game, seed=3)
    rng = random.Random(3)
    speakers = [speaker(game.id, language) for language in LANGUAGES]

    while match.ask is not None:
        for each in speakers:
            assert each.prompt(match.ask) and each.asked(match.ask, SPECTATOR)
        match.pick(answer(match.state, rng))

    for each in speakers:
        assert all(tell(each, pick) for pick in match.picks)
        assert match.result is not None
        assert each.ending(match.result)
        assert all(each.row(row) for row, _ in match.result.rows)


def tell(each: Speaker, pick: Pick) -> bool:
    """Whether every event of a pick has words, as all know it and as a spectator may."""
    return all(each.event(event) and each.event(event.seen(-2)) for event in pick.events)
