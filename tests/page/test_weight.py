"""What the first page of a table weighs, compressed: its frame, scripts, styles, letters, shapes and the first picture."""

import gzip
import re

import pytest

from trollbord import Match, game_ids, load
from trollbord.ink.screen import Draft
from trollbord.page.assets import asset
from trollbord.page.shell import fonts
from trollbord.page.sitting import Chair, MomentPart, Sitting
from trollbord.page.table_page import table_page
from trollbord.page.table_shell import table_shell
from trollbord.words import speaker

MOST = {"en": 150_000, "ru": 165_000}
"""Bytes; Russian has the letters of two scripts."""


def packed(content: bytes) -> int:
    return len(gzip.compress(content, 9))


def weight(name: str) -> int:
    found = asset(name)
    assert found is not None, name
    return len(found.content) if name.endswith(".woff2") else packed(found.content)


def scripts(name: str) -> set[str]:
    """A script and everything that it imports at once."""
    found = asset(name)
    assert found is not None
    imported = re.findall(r'^import .*?"\./([^"]+)";', found.content.decode(), re.MULTILINE)
    return {name}.union(*[scripts(each) for each in imported])


def first_picture(game: str, language: str) -> str:
    match, players = Match(load(game), 2, seed=1), ["Anna", "Tomte"]
    words = speaker(game, language)
    sitting = Sitting(
        table="abcdefghijkl",
        view=match.view(0),
        draft=Draft("desk", players, [0]),
        speaker=words,
        chairs=[Chair(seat, "person", name, "", seat == 0) for seat, name in enumerate(players)],
        moment=MomentPart(0, 0),
    )
    return str(table_page(sitting))


@pytest.mark.parametrize("language", MOST)
@pytest.mark.parametrize("game", game_ids())
def test_the_first_page_of_a_table_is_light(game: str, language: str) -> None:
    frame = table_shell("abcdefghijkl", game, language, "Anna")
    picture = first_picture(game, language)
    linked = {name.rsplit("/", 1)[1] for name in re.findall(r'(?:href|src)="(/a/[^"]+)"', frame)}
    assert set(fonts(language)) <= linked
    large = re.findall(r'data-grounds="([^"]*)"', frame)
    grounds = [each.split("=") for each in (large[0].split() if large else [])]
    laid = {place.rsplit("/", 1)[1] for id, place in grounds if f'"#{id}"' in picture}

    files = (linked - {"icon.svg"}) | laid | scripts("table.js")
    weighed = (
        sum(weight(name) for name in files) + packed(frame.encode()) + packed(picture.encode())
    )

    assert weighed < MOST[language], f"{weighed} bytes in {sorted(files)}"
    assert not files & {"lesson.js", "chalk.js", "help.js", "book.js", "tower.js", "lobby.css"}
