"""The almanacs: every thing has words in every language, and every number is a rule of the game."""

import re

import pytest

import trollbord
from trollbord.ink.almanac import Almanac
from trollbord.kernel.optional import part
from trollbord.page.screens import game_screen
from trollbord.words import LANGUAGES, speaker
from trollbord.words.rulebook import rulebook

GAMES = [
    id for id in trollbord.game_ids() if part(trollbord.load(id).module, "almanac") is not None
]


def almanac_of(game: str) -> Almanac:
    module = part(trollbord.load(game).module, "almanac")
    assert module is not None
    found = module.almanac()
    assert isinstance(found, Almanac)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_says_its_name_and_what_it_is(game: str, language: str) -> None:
    words = speaker(game, language)
    for entry in almanac_of(game):
        assert words.message(entry.name), entry.id
        assert entry.lines, entry.id
        assert all(len(words.message(line)) > 3 for line in entry.lines), entry.id
        assert words.text(f"kind-{entry.kind}") and words.text(f"kinds-{entry.kind}")


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_an_entry_is_a_rule_of_the_game(game: str) -> None:
    known = rulebook(game, "en").statements
    for entry in almanac_of(game):
        assert entry.rules, entry.id
        assert [each for each in (*entry.rules, *entry.rulings) if each not in known] == []
        assert all(re.fullmatch(r"[A-Z]+-R\.\d+", each) for each in entry.rulings)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_uses_shapes_that_the_page_has(game: str) -> None:
    shapes = set(re.findall(r'id="([^"]+)"', str(game_screen(game).art())))
    for entry in almanac_of(game):
        drawn = str(entry.picture)
        assert drawn.startswith("<svg"), entry.id
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= shapes, entry.id


def test_rulings_are_found_by_the_name_of_a_card() -> None:
    """RR-R.12: the card of Iðunn is spent after the first settled region."""
    assert "RR-R.12" in almanac_of("ragnarocks")["idunn"].rulings
