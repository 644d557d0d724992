"""The city in words: cards, signs, neighbours and threats wherever there is no picture."""

import pytest

from tests.ankh_morpork.scene import scene
from trollbord.cli.tabletop import tabletop
from trollbord.games.ankh_morpork.box import AREAS, CARDS, NEIGHBOURS
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.look.describe import card_in_words, describe
from trollbord.words import LANGUAGES, speaker

ENGLISH = speaker("ankh_morpork", "en")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("hello", "assassinate; assassinate; build"),
        ("the_royal_mint", "build; take $5"),
        ("moist_von_lipwig", "place a minion; take $3; Draw two cards; play another card"),
        ("ponder_stibbons", "random event; Play two more cards from your hand"),
        ("gaspode", "interrupt: When another player moves or removes"),
        ("the_peeled_nuts", "Nothing happens when it is played."),
    ],
)
def test_a_card_is_told_sign_by_sign(card: str, said: str) -> None:
    assert card_in_words(CARDS.index(card), ENGLISH).startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_something_for_each_of_its_signs(language: str) -> None:
    words = speaker("ankh_morpork", language)
    for card in range(len(CARDS)):
        parts = card_in_words(card, words).split("; ")
        assert len(parts) >= max(1, len(DECK[card].symbols)) and all(parts)


def test_the_hand_the_neighbours_and_the_discards_are_told_in_every_form() -> None:
    table = scene(hands={"red": "hello gaspode"}, discard="groat modo")
    view = table.view("red")

    for told in (str(view), tabletop(view, ENGLISH, ("Anna", "Ben", "Cleo", "Dan"), 120)):
        assert "assassinate; assassinate; build" in told and "interrupt: When" in told
        assert "Once a turn: draw a card" in told
    assert "groat, modo" in str(view)
    rows = describe(view, ENGLISH)[0].rows
    assert [row[2] for row in rows] == [
        ", ".join(str(each + 1) for each in NEIGHBOURS[area]) for area in range(len(AREAS))
    ]


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        ("yellow", "Inigo Skimmer: your minion in Dimwell is to be removed"),
        ("blue", "Inigo Skimmer: a minion of Ben in Dimwell is to be removed"),
    ],
)
def test_everybody_reads_who_is_struck(viewer: str, said: str) -> None:
    table = scene(board={8: "yellow !"}, hands={"red": "inigo_skimmer", "yellow": "gaspode"})
    table.pick("play inigo_skimmer", "remove yellow 8")
    view = table.view(viewer)

    assert said in tabletop(view, ENGLISH, ("Anna", "Ben", "Cleo", "Dan"), 120)
    assert "inigo_skimmer" in str(view) and "dimwell is to be" in str(view).replace("\n", " ")


def test_the_card_in_play_says_what_it_does() -> None:
    table = scene(board={7: "red"}, hands={"red": "groat modo"}).pick("play groat")

    assert "groat: place a minion" in str(table.view("yellow"))
