"""The guides and player aids: all languages have the same parts, positions are valid, rule numbers exist."""

import re

import pytest

import trollbord
from trollbord.page.book.aid_leaf import aid_leaf
from trollbord.page.book.guide_leaf import guide_leaf
from trollbord.page.book.pictures import drawn, pictures, played
from trollbord.page.screens import game_screen
from trollbord.words import LANGUAGES, speaker
from trollbord.words.guide import guide, parts, shape
from trollbord.words.rulebook import RULE_NUMBER, languages_of, page_of, rulebook

KINDS = ("guide", "aid")
WRITTEN = [
    (game, kind) for game in trollbord.game_ids() for kind in KINDS if languages_of(game, kind)
]
GUIDED = [game for game, kind in WRITTEN if kind == "guide"]


def text_of(game: str, kind: str, language: str) -> str:
    return page_of(game, kind, language).read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "kind"), WRITTEN)
def test_every_language_has_the_same_parts_pictures_lists_and_rules(game: str, kind: str) -> None:
    english = shape(text_of(game, kind, "en"))
    for language in LANGUAGES:
        assert shape(text_of(game, kind, language)) == english, language


@pytest.mark.parametrize(("game", "kind"), WRITTEN)
def test_every_number_that_a_guide_cites_is_a_rule(game: str, kind: str) -> None:
    cited = set(RULE_NUMBER.findall(text_of(game, kind, "en")))

    assert cited
    assert cited - set(rulebook(game, "en").statements) == set()


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_tells_goal_turn_end_three_plans_and_an_example(game: str) -> None:
    written = guide(game, "en")

    assert [part.level for part in written] == [1, 2, 2, 2, 2, 2, 2]
    assert len(written[5].blocks[-1].items) == 3
    assert len(written[6].blocks[-1].items) == len(pictures(game)["example"].steps)


@pytest.mark.parametrize("game", GUIDED)
def test_every_position_can_lie_so_and_every_step_can_be_picked(game: str) -> None:
    shown = {block.name for part in guide(game, "en") for block in part.blocks if block.name}

    assert shown == set(pictures(game))
    for picture in pictures(game).values():
        state, _ = played(game, picture, len(picture.steps))
        assert state.game.id == game


@pytest.mark.parametrize("game", GUIDED)
def test_a_picture_speaks_the_readers_language(game: str) -> None:
    name = next(iter(pictures(game)))
    words = speaker(game, "ru")

    shown = drawn(game, name, 0, words, "dark")
    assert shown.startswith("<svg") and "var(--" not in shown
    assert "/picture/" in str(guide_leaf(game, words)) and "language=ru" in str(
        guide_leaf(game, words)
    )


@pytest.mark.parametrize("game", GUIDED)
def test_marks_of_a_picture_are_on_its_board(game: str) -> None:
    """A mark that is nowhere would not glow: the picture with marks has more light than the one without."""
    for name, picture in pictures(game).items():
        if picture.marks:
            shown = drawn(game, name, 0, speaker(game, "en"), "light")
            assert len(re.findall("#57F0C4", shown)) >= len(picture.marks), name


def test_a_page_is_read_into_headings_pictures_and_lists() -> None:
    read = parts("# A\n\nHello\nthere.\n\n![a hill](hill)\n\n1. One\n2. Two\n\n## B\n")

    assert [(part.level, part.heading) for part in read] == [(1, "A"), (2, "B")]
    text, picture, numbered = read[0].blocks
    assert text.text == "Hello there." and picture.name == "hill"
    assert numbered.items == ("One", "Two") and numbered.numbered


@pytest.mark.parametrize("game", [game for game, kind in WRITTEN if kind == "aid"])
def test_every_sign_of_a_player_aid_is_a_shape_of_the_game(game: str) -> None:
    shapes = set(re.findall(r'id="([^"]+)"', str(game_screen(game).art())))
    for language in LANGUAGES:
        used = set(re.findall(r"\{([\w-]+)\}", text_of(game, "aid", language)))
        assert used and used <= shapes, language


@pytest.mark.parametrize("game", [game for game, kind in WRITTEN if kind == "aid"])
def test_a_player_aid_shows_every_rule_that_it_stands_on(game: str) -> None:
    cited = set(RULE_NUMBER.findall(text_of(game, "aid", "en")))
    shown = str(aid_leaf(game, speaker(game, "de")))

    assert all(f'href="/rules/{game}#{number}"' in shown for number in cited)
    assert "{" not in shown.split('class="aid"')[1]
