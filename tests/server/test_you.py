"""The page about oneself: shares with their range, streaks, whom one has met; taken along, and forgotten."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.running import run
from tests.server.test_sleeping import opened, server_at
from tests.server.test_standing import play_out, results_in
from trollbord.page.you_page import you_page
from trollbord.server.rooms.results import Opponent
from trollbord.server.store import listing
from trollbord.server.store.rows import ResultRow
from trollbord.server.web.figures import (
    about_you,
    advised_bot,
    share_of,
    streaks,
    taken_along,
    wilson,
)
from trollbord.words import LANGUAGES

LEVELS = ("tomte", "huldra", "draug", "jotun")


def game(rank: int, *others: Opponent, at: float = 0.0, name: str = "ragnarocks") -> ResultRow:
    against = others or (Opponent("tomte", "", "", 3 - rank if rank else 0),)
    written = msgspec.json.encode(against).decode()
    return ResultRow("t", "anna", name, 1 + len(against), rank, 1, written, 600.0, at)


def test_wilsons_range_is_that_of_the_textbook() -> None:
    """Wilson 1927: 10 of 20 gives 0.299 to 0.701, and 0 of 10 reaches up to 0.278."""
    assert wilson(10, 20) == pytest.approx((0.299, 0.701), abs=0.001)
    assert wilson(0, 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert wilson(10, 10)[1] == 1.0


def test_under_five_games_nothing_is_claimed() -> None:
    assert share_of([game(1)] * 4).range is None
    assert share_of([game(1)] * 5).range is not None


def test_a_streak_ends_with_the_first_game_that_is_not_won() -> None:
    assert streaks([game(rank) for rank in (1, 1, 1, 2, 1, 1)]) == (2, 3)
    assert streaks([]) == (0, 0)


def test_people_are_met_under_their_last_name_and_practice_counts_for_time() -> None:
    bela, later = Opponent("", "p", "Béla", 2), Opponent("", "p", "Béla B.", 1)
    rows = [game(1, bela, at=1.0), game(2, later, at=2.0), game(0)]
    you = about_you(rows, "Anna", "en", 3.0)

    assert [(met.name, met.games, met.ahead, met.behind) for met in you.people] == [
        ("Béla B.", 2, 1, 1)
    ]
    assert you.games == 3 and you.played[0].share.games == 2 and you.seconds == 1800.0
    assert you.bots == []


def test_practice_is_counted_apart() -> None:
    you = about_you([game(0), game(1)], "Anna", "en", 3.0, {"t"})
    only = about_you([game(0)], "Anna", "en", 3.0, {"t"})

    assert [each.practice for each in you.played] == [1]
    assert "games: 1, won: 1 · practice: 1 · " in you_page(you)
    assert "practice: 1 · " in you_page(only) and "games: 0" not in you_page(only)


def test_who_beats_a_bot_most_of_the_time_is_told_of_the_next() -> None:
    rows = [game(1)] * 5
    advice = advised_bot(rows, "ragnarocks", LEVELS)

    assert advice is not None and (advice.bot, advice.next, advice.won) == ("tomte", "huldra", 5)
    assert advised_bot(rows[:4], "ragnarocks", LEVELS) is None
    assert advised_bot(rows, "trollfjord", LEVELS) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_told_in_every_language(language: str) -> None:
    rows = [game(1, at=1.0)] * 6 + [game(2, Opponent("", "p", "Béla", 1), name="trollfjord")]
    shown = you_page(about_you(rows, "Anna", language, 100.0))

    assert "Béla" in shown and "face-tomte" in shown and shown.count('class="bar2"') == 1
    assert "{" not in shown.partition("<main")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_played_nothing_is_invited(language: str) -> None:
    shown = you_page(about_you([], "Anna", language, 100.0)).partition("<main")[2]

    assert 'class="panel invitation"' in shown and 'href="/learn"' in shown
    assert "<dl>" not in shown and "{" not in shown


def test_nothing_is_explained_that_is_not_shown() -> None:
    one = you_page(about_you([game(2)], "Anna", "en", 100.0)).partition("<main")[2]
    many = you_page(about_you([game(1)] * 6, "Anna", "en", 100.0)).partition("<main")[2]

    for words in ("the dots show", "wins in a row"):
        assert words not in one and words in many


def test_what_is_taken_along_names_nobody_by_an_id() -> None:
    file = str(taken_along([game(1, Opponent("", "secret-id", "Béla", 2))]))

    assert "Béla" in file and "secret-id" not in file and "anna" not in file


def test_forgetting_deletes_what_is_ones_own_and_leaves_what_is_others(tmp_path: Path) -> None:
    async def scene() -> tuple[list[bool], list[str], str]:
        server = server_at(tmp_path)
        alone = await opened(server, "me", "bot tomte")
        shared = await opened(server, "me", "open")
        shared.stop()
        async with shared.change(publishes=False):
            shared.seat(shared.chairs[1], kind="person", person="bela")
        await play_out(shared)
        await server.rooms.rename("anna", "Anna")
        await server.store.do(lambda connection: listing.forget_person(connection, "anna"))
        rows = [await server.store.row(room.row.id) for room in (alone, shared)]
        people = [row.person for row in await results_in(server.store)]
        name = await server.store.name_of("anna")
        await server.close()
        return [row is not None for row in rows], people, name

    assert run(scene()) == ([False, True], ["bela"], "")
