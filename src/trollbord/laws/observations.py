"""A table in numbers: named, bounded, and the same for every table that the seat's view allows."""

from random import Random

from trollbord.kernel.game import Game
from trollbord.kernel.observation import Rows, row_length
from trollbord.kernel.playout import answer
from trollbord.kernel.settings import Value
from trollbord.laws.cases import every_table

PICKS = 400
"""Picks of a random game that are looked at, a ninth of them through every seat's eyes."""


@every_table
def test_a_row_tells_what_the_seat_may_know_and_nothing_else(game: Game, seats: int) -> None:
    """The row of a table equals that of a world its view allows, lies within -1 and 1, and is as long as its layout."""
    hold(game, seats, {})


@every_table
def test_every_block_of_a_row_has_a_name_of_its_own_and_a_meaning(game: Game, seats: int) -> None:
    layout = game.observation.layout(seats, game.new(seats).settings)
    names = [block.name for block in layout]

    assert len(set(names)) == len(names)
    assert all(block.length > 0 and block.meaning for block in layout)


def hold(game: Game, seats: int, settings: dict[str, Value]) -> None:
    """Compare the rows of a random game with those of worlds."""
    state, rng = game.new(seats, **settings), Random(seats)
    length = row_length(game.observation.layout(seats, state.settings))
    rows = Rows(2, length)
    for pick in range(PICKS):
        if state.ask is None:
            break
        for viewer in range(seats) if pick % 9 == 0 else ():
            game.observation.write(rows, 0, state, viewer)
            assert rows.at == length, "the blocks that were written are not as long as the layout"
            game.observation.write(rows, 1, state.view(viewer).world(rng), viewer)
            row = rows.row(0)
            assert row == rows.row(1), f"seat {viewer} is told what its view does not hold"
            assert all(-1.0 <= number <= 1.0 for number in row)
        state.take(answer(state, rng))
