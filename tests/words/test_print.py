"""What is said is printed as each language wants it: spaces, apostrophes, tenses."""

import re
from pathlib import Path

import pytest

from trollbord import game_ids, page
from trollbord.words import speaker
from trollbord.words.library import home, own_texts
from trollbord.words.spaces import bound

SHOWN = "\u00a0"


@pytest.mark.parametrize(
    ("language", "typed", "printed"),
    [
        ("en", "pays { $n } % of 3 $", "pays { $n }~% of 3~$"),
        ("de", "nimmt { $amount } $ und { $card }", "nimmt { $amount }~$ und { $card }"),
        ("fr", "Qui joue ? « Toi » ; et : moi !", "Qui joue~? «~Toi~»~; et~: moi~!"),
        ("fr", "à 12:30, voir http://trollbord", "à 12:30, voir http://trollbord"),
        ("ru", "вне игры → деревня I", "вне игры → деревня~I"),
        ("en", "what I said of village I", "what I said of village I"),
        ("cs", "jde k moři a s { $name } z hory", "jde k~moři a~s~{ $name } z~hory"),
        ("ru", "Он в лесу — и я с ним", "Он в~лесу~— и~я с~ним"),
    ],
)
def test_a_space_that_must_not_break_does_not(language: str, typed: str, printed: str) -> None:
    assert bound(typed, language).replace(SHOWN, "~") == printed


def test_selectors_stay_as_fluent_reads_them() -> None:
    typed = "free = { $count ->\n    [one] one\n   *[other] { $count } $\n}"

    assert bound(typed, "fr").replace(SHOWN, "~") == typed.replace("} $\n", "}~$\n")


def test_a_game_is_named_in_one_line() -> None:
    assert speaker("ankh_morpork", "fr").text("game-name").startswith(f"Disque-monde{SHOWN}:")


def test_french_elides_with_a_printed_apostrophe() -> None:
    texts = [text for game in ("", *game_ids()) for text in own_texts(game, "fr")]
    lines = [line for text in texts for line in text.splitlines() if not line.startswith("#")]

    assert [line for line in lines if re.search(r"[^\W\d]'[^\W\d]", line)] == []


@pytest.mark.parametrize(
    ("language", "past"), [("cs", r"\w+l\b"), ("ru", r"\w+(?:л|ла|лся|лась)\b")]
)
def test_what_a_player_does_is_told_in_the_present(language: str, past: str) -> None:
    """The past of Czech and Russian would have to know whether Huldra is a woman."""
    texts = [text for game in ("", *game_ids()) for text in own_texts(game, language)]

    found = [re.findall(rf".*{{ \$(?:seat|name) }} {past}.*", text) for text in texts]

    assert [line for lines in found for line in lines] == []


@pytest.mark.parametrize(
    ("language", "other"),
    [
        ("fr", r"\b[Tt]u\b|\b[Tt]oi\b"),
        ("cs", r"\b(?:[Vv]ás|[Vv]ám|[Vv]áš|(?:ne)?chcete|(?:ne)?máte)\b"),
    ],
)
def test_a_language_addresses_a_player_in_one_way(language: str, other: str) -> None:
    """French says vous and Czech ty, in the games as on the page around them."""
    folders = [Path(page.__file__).parent, *[home(game) for game in game_ids()]]
    texts = [(each / "words" / f"{language}.ftl").read_text("utf-8") for each in folders]

    lines = [line for text in texts for line in text.splitlines()]

    assert [line for line in lines if re.search(other, line)] == []
