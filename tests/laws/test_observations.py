"""The table in numbers: named, bounded, and the same for every table that the seat's view allows."""

import re
from random import Random

import pytest

import trollbord
from trollbord.kernel.game import Game
from trollbord.kernel.observation import Rows, row_length
from trollbord.kernel.playout import answer
from trollbord.kernel.settings import Value
from trollbord.laws.cases import all_games
from trollbord.words.library import home

OURS = [trollbord.load(id) for id in trollbord.game_ids()]
GAMES = all_games()
TABLES: list[tuple[Game, int, dict[str, Value]]] = [
    (game, seats, {}) for game in GAMES for seats in game.seats
] + [(trollbord.load("ragnarocks"), 2, {"characters": "random"})]


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES, ids=str)
def test_a_row_tells_what_the_seat_may_know_and_nothing_else(
    game: Game, seats: int, settings: dict[str, Value]
) -> None:
    """The row of a table equals the row of a world that the view allows, within -1 and 1, as long as its layout."""
    observation = game.observation
    state, rng = game.new(seats, **settings), Random(seats)
    length = row_length(observation.layout(seats, state.settings))
    rows = Rows(2, length)
    for pick in range(400):
        if state.ask is None:
            break
        if pick % 9 == 0:
            for viewer in range(seats):
                observation.write(rows, 0, state, viewer)
                assert rows.at == length
                observation.write(rows, 1, state.view(viewer).world(rng), viewer)
                assert rows.at == 2 * length
                row = rows.row(0)
                assert row == rows.row(1)
                assert all(-1.0 <= number <= 1.0 for number in row)
        state.take(answer(state, rng))


@pytest.mark.parametrize("game", OURS, ids=str)
def test_every_question_has_a_place_in_the_row(game: Game) -> None:
    """The messages name all questions: one that a step asks has a message, and none goes unused."""
    text = (home(game.id) / "words" / "en.ftl").read_text(encoding="utf-8")
    named = re.findall(r"^prompt-([a-z-]+) ", text, re.MULTILINE)

    assert sorted(game.observation.prompts) == sorted(
        id for id in named if not id.endswith("-others")
    )


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_no_two_blocks_of_a_layout_have_one_name(game: Game) -> None:
    for seats in game.seats:
        layout = game.observation.layout(seats, game.new(seats).settings)
        names = [block.name for block in layout]
        assert len(set(names)) == len(names)
        assert all(block.length > 0 and block.meaning for block in layout)


def test_the_slow_door_gives_the_same_row() -> None:
    game, rng = trollbord.load("ankh_morpork"), Random(3)
    state = game.new(3)
    for _ in range(150):
        state.take(answer(state, rng))
    rows = Rows(1, row_length(game.observation.layout(3, state.settings)))
    game.observation.write(rows, 0, state, 1)

    assert game.observation.of(state.view(1)) == rows.row(0)
    with pytest.raises(trollbord.UnknownSeat, match="a spectator has no row"):
        game.observation.of(state.view(trollbord.SPECTATOR))
