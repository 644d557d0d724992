"""The guide's package at a table: its cards have help, moves are advised, its lesson teaches; and a game that has none of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import trollbord
from tests.games.packages import Packages, installable
from tests.teach import test_almanac as almanacs
from tests.teach import test_lessons as lessons
from trollbord.adapters.seated import seated
from trollbord.kernel.player import Decision
from trollbord.kernel.state import State
from trollbord.laws.help import check_screens
from trollbord.page.book.almanac_leaf import almanac_leaf
from trollbord.page.book.cover import books_of
from trollbord.page.book.rules_leaf import rules_leaf
from trollbord.page.help_card import help_card
from trollbord.page.hint import Hint
from trollbord.page.learn_page import Taught, learn_page
from trollbord.page.meaning import refusal
from trollbord.page.screens import game_screen
from trollbord.page.shell import helping
from trollbord.server.live.hints import hint_of
from trollbord.server.rooms.told import told
from trollbord.teach import has_lesson, lesson, lesson_ids
from trollbord.words import LANGUAGES, speaker

NAMES = ("Anna", "Bo", "Cai")
GAME = "runecards"
TO_RAID = (
    "runecards/1 2 | hands=[[2,5,11],[3,6,10]] gifts=[0,0] given=[3,5] "
    "rows=[[4],[8]] played=[[4],[8]] | Turn(0)"
)
HELP = """
from trollbord.ink.help import Help
from trollbord.kernel.message import Message
HOLDERS = frozenset()
def help_of(view, key):
    return Help(Message("game-blurb")) if key == "board" else None
"""


@pytest.fixture(scope="module", autouse=True)
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Packages]:
    """Runecards is there for the whole module: screens and rules are kept by a game's id."""
    with (
        pytest.MonkeyPatch.context() as monkeypatch,
        installable(tmp_path_factory.mktemp("packages"), monkeypatch) as found,
    ):
        found.install_runecards()
        yield found


def to_raid() -> State:
    return trollbord.load(GAME).position(TO_RAID)


def card_of(state: State, seat: int, key: str) -> str:
    return str(help_card(state.view(seat), [key], speaker(GAME), NAMES))


def advised(state: State) -> Hint:
    assert state.ask is not None
    view = state.view(state.ask.seat)
    weighed = told(
        Decision(view, Random(1)), seated("jotun@300").reasons(Decision(view, Random(1)))
    )
    return hint_of(view, weighed, speaker(state.game.id), NAMES)


# -- help


def test_a_card_says_what_it_is_what_can_be_done_and_its_rules() -> None:
    shown = card_of(to_raid(), 0, "hand-0-1")

    assert ">Card 5<" in shown and "takes the best rune of the next player" in shown
    assert "Play card 5" in shown
    assert 'href="/rules/runecards#RC-RAID.1"' in shown
    assert 'href="/rules/runecards/almanac#almanac-5"' in shown


def test_of_another_hand_only_backs_are_explained() -> None:
    shown = card_of(to_raid(), 0, "hand-1-2")

    assert ">A hidden card<" in shown and "Card 10" not in shown
    assert "Card 10" in card_of(to_raid(), 1, "hand-1-2")


def test_a_key_that_a_browser_made_up_has_no_card() -> None:
    for key in ("hand-0-9", "hand-x", "gift-0", "row", "nothing"):
        assert card_of(to_raid(), 0, key) == "None"


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_on_its_screens_is_without_help(seats: int) -> None:
    game = trollbord.load(GAME)

    assert sum([check_screens(game, seats, seed, list(LANGUAGES)) for seed in range(20)]) > 5


def test_its_rules_and_its_almanac_can_be_read_and_searched() -> None:
    assert books_of(GAME) == ["rules", "almanac"]
    for language in LANGUAGES:
        words = speaker(GAME, language)
        assert 'id="RC-RAID.2"' in str(rules_leaf(GAME, words))
        assert str(almanac_leaf(GAME, words, query="ward")).count('class="thing"') >= 3
    almanacs.test_every_number_of_an_entry_is_a_rule_of_the_game(GAME)
    almanacs.test_every_picture_uses_shapes_that_the_page_has(GAME)


# -- a good move


def test_a_good_move_is_marked_on_its_card_and_weighed() -> None:
    hint = advised(to_raid())

    marks = {"play card 2": "ring hand-0-0", "play card 5": "ring hand-0-1"}
    assert hint.chalk == marks[hint.option]
    assert "points of runes" in " ".join([*hint.weighed.gains, *hint.weighed.costs])


# -- the lesson


def test_its_lesson_is_listed_finished_and_fits_its_rules() -> None:
    assert lesson_ids(GAME) == ["first"]
    shown = learn_page("en", "Anna", [Taught(GAME, [lesson(GAME, "first")])])
    assert 'href="/learn/runecards/first"' in shown and "Runes, raids and wards" in shown
    for held in (
        lessons.test_a_lesson_can_be_finished_without_a_mistake,
        lessons.test_each_do_accepts_something_and_refuses_something,
        lessons.test_what_is_wanted_is_offered,
        lessons.test_the_rules_that_a_lesson_cites_exist,
        lessons.test_the_clicks_of_a_model_answer_are_offered,
        lessons.test_the_first_deed_comes_within_five_notes,
        lessons.test_free_play_ends,
    ):
        held(GAME, "first")
    lessons.test_what_chalk_marks_is_on_the_page(GAME, "first", "desk")
    lessons.test_a_first_lesson_takes_under_sixty_clicks(GAME)
    lessons.test_no_message_of_a_lesson_is_left_over(GAME)


def test_its_lesson_is_told_in_english_in_at_most_forty_words() -> None:
    lessons.test_a_lesson_says_everything_in_every_language(GAME, "first", "en")
    lessons.test_a_note_is_told_in_at_most_forty_words(GAME, "first", "en")


# -- a game with rules and words alone


def test_a_game_without_screen_help_rules_or_lesson_is_advised_and_answered(
    packages: Packages,
) -> None:
    packages.install_pebbles("grit")
    state = trollbord.load("grit").new(2)
    state.pick("troll 4")
    state.pick("troll 2")
    view, words = state.view(0), speaker("grit")

    assert help_card(view, ["board", "plate-0"], words, NAMES) is None
    assert refusal(view, ["board"], words, NAMES)[0].startswith("You are asked something else")
    hint = advised(state)
    assert hint.is_equal or hint.option.startswith("take ")
    assert hint.chalk == ""
    assert "<h3>" in str(helping(words))
    assert books_of("grit") == [] and lesson_ids("grit") == [] and not has_lesson("grit")
    assert check_screens(state.game, 2, 1, ["en"]) == 0


def test_help_needs_no_screen(packages: Packages) -> None:
    packages.install_pebbles("flint")
    (packages.folder / "flint" / "help.py").write_text(HELP)
    view = trollbord.load("flint").new(2).view(0)

    assert game_screen("flint").help_of(view, "board") is not None
    assert "pebbles" in str(help_card(view, ["board"], speaker("flint"), NAMES))
