"""A language in which every message stands in brackets: what is read outside of them is no message."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from random import Random

import msgspec
import pytest

from tests.browser.looks.positions import NAMES, sitting
from trollbord import game_ids, load
from trollbord.ink.screen import Form
from trollbord.kernel.match import Match
from trollbord.kernel.message import Word
from trollbord.page.lobby_page import Filter, Lobby, lobby_page
from trollbord.page.new_page import BotAdvice, NewTableForm, new_page
from trollbord.page.sitting import EndPart, Sitting
from trollbord.page.story import story_of
from trollbord.page.table_page import table_page
from trollbord.page.table_rows import LobbyRow, Seated
from trollbord.page.table_shell import replay_shell, table_shell
from trollbord.page.you_page import you_page
from trollbord.server.rooms.results import Opponent
from trollbord.server.store.rows import ResultRow
from trollbord.server.web.figures import about_you
from trollbord.server.web.lobby import posters, usual_looks
from trollbord.words import LANGUAGES, Speaker, speaker

READ = ("aria-label", "title", "placeholder", "alt", "data-label")
LETTERS = re.compile(r"[^\W\d_]{3,}")
OURS = {"Trollbord", "Anna", "Béla", "III", "VIII", *NAMES, *LANGUAGES.values()}
"""Names, and numbers as the Romans wrote them."""


@pytest.fixture(autouse=True)
def brackets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every message that is said begins and ends with a bracket."""
    say = Speaker._say

    def bracketed(self: Speaker, id: str, args: Mapping[str, Word], attribute: str = "") -> str:
        said = say(self, id, args, attribute)
        return f"⟦{said}⟧" if said else ""

    monkeypatch.setattr(Speaker, "_say", bracketed)
    speaker.cache_clear()
    yield
    speaker.cache_clear()


class Outside(HTMLParser):
    """Collects what is read of a page outside of all brackets."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.depth = 0
        self.inside: list[str] = []
        self.found: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside.append(tag)
        for name, value in attrs:
            if name in READ and value:
                self.found |= outside(value, 0)[0]

    def handle_endtag(self, tag: str) -> None:
        if tag in self.inside:
            del self.inside[len(self.inside) - 1 - self.inside[::-1].index(tag) :]

    def handle_data(self, data: str) -> None:
        if self.inside[-1:] not in (["script"], ["style"]):
            found, self.depth = outside(data, self.depth)
            self.found |= found


def outside(text: str, depth: int) -> tuple[set[str], int]:
    """The words of a text that stand in no bracket, and how deep its end is in brackets."""
    plain = []
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        plain.append(letter if depth == 0 and letter != "⟧" else " ")
    return {word for word in LETTERS.findall("".join(plain)) if word not in OURS}, depth


def told(page: str) -> set[str]:
    """What is read of a page and is no message."""
    return Outside(page).found


def test_the_first_page_says_messages_alone() -> None:
    words = speaker()
    line = LobbyRow(
        "id", "ragnarocks", "Anna", "", [Seated("ivory", "Béla", "3")], words.text("page-your-turn"),
        "", True, words.text("page-play"), 5.0, True, True, True, can_replay=True,
    )  # fmt: skip
    lobby = Lobby(
        "en",
        "Anna",
        posters("en"),
        [line],
        [line],
        [line],
        Filter(counts={"open": 1, "finished": 2}),
        1e6,
    )

    assert told(lobby_page(lobby)) == set()


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("build", ["compiled", "built", "compiling", "interpreted"])
def test_the_form_of_a_new_table_says_messages_alone(game: str, build: str) -> None:
    """And what its levels are worth, where they are not what they are meant to be."""
    box, bots = load(game), ("tomte", "huldra", "draug", "jotun")
    advice = BotAdvice("tomte", 5, 6, "huldra")
    new = NewTableForm(
        game, "en", "Anna", box.seats, usual_looks(game), box.settings, bots, "", advice,
        build=build, rates=box.advice.rates,
    )  # fmt: skip
    page = new_page(new)

    assert told(page) == set()
    assert ("data-build" in page) == (build != "compiled")


def test_the_page_about_oneself_says_messages_alone() -> None:
    others = b'[{"bot":"tomte","person":"","name":"","rank":2}]'.decode()
    row = ResultRow("t", "p", "ragnarocks", 2, 1, 1, others, 600.0, 5.0)
    met = Opponent("", "q", "Béla", 2)
    people = f'[{{"bot":"","person":"{met.person}","name":"{met.name}","rank":2}}]'
    rows = [row] * 6 + [ResultRow("t", "p", "trollfjord", 2, 1, 1, people, 600.0, 5.0)]

    assert told(you_page(about_you(rows, "Anna", "en", 1e6))) == set()


def sittings(game: str, form: Form) -> Iterator[Sitting]:
    """The first question of a game, a later one, and the end."""
    match, chance = Match(load(game), 2, seed=3), Random(3)
    yield sitting(match, 0, form)
    count = 0
    while match.result is None:
        assert match.ask is not None
        match.pick(match.game.advice.rollout(match.state, chance).text, match.ask.seat)
        count += 1
        if count == 40 and match.ask is not None:
            yield sitting(match, match.ask.seat, form)
    ended = sitting(match, 0, form)
    yield msgspec.structs.replace(ended, end=EndPart(story=story_of(match, match.result)))


@pytest.mark.parametrize("form", ["desk", "phone"])
@pytest.mark.parametrize("game", game_ids())
def test_a_table_says_messages_alone(game: str, form: Form) -> None:
    shells = told(table_shell("id", game, "en", "Anna")) | told(replay_shell("/", game, "en", ""))
    pages = [told(str(table_page(each))) for each in sittings(game, form)]

    assert len(pages) == 3
    assert set().union(shells, *pages) == set()


def test_a_text_that_is_no_message_is_found() -> None:
    assert told("<p>⟦Your ⟦turn⟧⟧ <b title='Undo'>12 now</b><script>let us</script></p>") == {
        "Undo",
        "now",
    }
