"""A table in numbers: named, bounded, and the same for every table that the seat's view allows."""

from random import Random

from trollbord.kernel.game import Game
from trollbord.kernel.observation import Observation, Rows, row_length
from trollbord.kernel.playout import answer, settle
from trollbord.kernel.settings import Value
from trollbord.kernel.view import View
from trollbord.laws.cases import every_table

GAMES = 4
"""Random games whose decisions are compared."""
PICKS = 400
"""Picks of a random game that are looked at, a ninth of them through every seat's eyes."""


@every_table
def test_a_row_tells_what_the_seat_may_know_and_nothing_else(game: Game, seats: int) -> None:
    """The row of a table equals that of a world its view allows, lies within -1 and 1, and is as long as its layout."""
    hold(game, seats, {})


@every_table
def test_different_views_have_different_rows(game: Game, seats: int) -> None:
    """Who is asked and sees something else is told something else: by the row, or by what is offered beside it."""
    if type(game.observation) is not Observation:  # else the game writes no rows of its own
        tell_apart(game, seats, {})


@every_table
def test_every_block_of_a_row_has_a_name_of_its_own_and_a_meaning(game: Game, seats: int) -> None:
    layout = game.observation.layout(seats, game.new(seats).settings)
    names = [block.name for block in layout]

    assert len(set(names)) == len(names)
    assert all(block.length > 0 and block.meaning for block in layout)


def tell_apart(game: Game, seats: int, settings: dict[str, Value]) -> None:
    """Compare all decisions of some random games that have one row and the same options: they must be one view."""
    rng = Random(seats)
    length = row_length(game.observation.layout(seats, game.new(seats, **settings).settings))
    rows = Rows(1, length)
    known: dict[tuple[int, str, tuple[int, ...]], View] = {}
    for _ in range(GAMES):
        state = game.new(seats, **settings)
        for _ in range(PICKS):
            mover = settle(state, rng)
            if mover is None or state.ask is None:
                break
            game.observation.write(rows, 0, state, mover)
            told = (mover, str(rows.row(0)), tuple([option.id for option in state.ask.options]))
            view = state.view(mover)
            first = known.setdefault(told, view)
            assert first == view, f"seat {mover} sees {first!r} and {view!r}, in one row"
            state.take(answer(state, rng))


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
