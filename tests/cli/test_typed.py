"""What a typed line means."""

import pytest

from trollbord.cli.terminal.typed import command
from trollbord.kernel.option import Vocabulary
from trollbord.words.typed import chosen

WORDS = Vocabulary("typed", __name__)
OPTIONS = [
    WORDS.add("play", "flood"),
    WORDS.add("play", "good-dog"),
    WORDS.add("grind", "flour"),
    WORDS.add("pass"),
]
PLACES = [WORDS.add("place", number) for number in (3, 7, 12)]


def meant(line: str) -> list[str]:
    return [option.text for option in chosen(line, OPTIONS)]


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("play flood", ["play flood"]),
        ("  PLAY   Flood ", ["play flood"]),
        ("good-dog", ["play good-dog"]),
        ("pl g", ["play good-dog"]),
        ("fl", ["play flood", "grind flour"]),
        ("p", ["play flood", "play good-dog", "pass"]),
        ("2", ["play good-dog"]),
        ("5", []),
        ("0", []),
        ("002", ["play good-dog"]),
        ("2" * 5000, []),
        ("play flood twice", []),
        ("", []),
    ],
)
def test_an_option_is_typed_in_many_ways(line: str, options: list[str]) -> None:
    assert meant(line) == options


def test_numbers_belong_to_options_that_have_their_own() -> None:
    assert [option.text for option in chosen("3", PLACES)] == ["place 3"]
    assert chosen("2", PLACES) == []


def test_a_sign_before_a_number_makes_it_a_place_in_the_list() -> None:
    assert [option.text for option in chosen("#3", PLACES)] == ["place 12"]
    assert [option.text for option in chosen("#1", OPTIONS)] == ["play flood"]
    assert chosen("#4", PLACES) == []


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("žlutá řeka", ["play flood"]),
        ("zluta", ["play flood"]),
        ("REKA", ["play flood"]),
        ("pes", ["play good-dog", "grind flour"]),
        ("hodný pes", ["play good-dog"]),
        ("pes hodný", []),
        ("flood", ["play flood"]),
        ("—", []),
    ],
)
def test_an_option_is_typed_by_its_name_in_the_players_language(
    line: str, options: list[str]
) -> None:
    names = ["žlutá řeka", "hodný → pes", "pes v mouce", "dál"]

    assert [option.text for option in chosen(line, OPTIONS, names)] == options


@pytest.mark.parametrize("line", ["1", "place 1", "pl 1"])
def test_a_number_never_stands_for_a_longer_one(line: str) -> None:
    """There is a place 12 and none of the number 1."""
    assert chosen(line, PLACES) == []
    assert [option.text for option in chosen(f"{line}2", PLACES)] == ["place 12"]


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("undo", ("undo", "")),
        (":save my game.troll", ("save", "my game.troll")),
        ("?", ("help", "")),
        ("why play flood", ("why", "play flood")),
        ("play flood", None),
        ("", None),
    ],
)
def test_a_command_is_told_from_an_option(line: str, order: tuple[str, str] | None) -> None:
    assert command(line) == order
