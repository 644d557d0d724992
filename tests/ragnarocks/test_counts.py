"""Counts of the duel: reach, turns, positions and sequences of picks, from the opening and in mid-game."""

from typing import Any

import pytest

from tests.ragnarocks.scene import scene
from tests.ragnarocks.slow import Slow
from tests.ragnarocks.slow import perft as slow_perft
from tests.ragnarocks.vectors import BASE, COLOURS, OPENING, set_up, set_up_slow, shape, turns
from trollbord.kernel.playout import perft

QUICK = 12_000  # the most sequences that the slow implementation counts here
each_position = pytest.mark.parametrize("vector", BASE, ids=lambda vector: vector["id"])


@pytest.mark.rule("RR-TURN.15")
def test_turns_from_the_opening() -> None:
    """B03, B29: 1119 turns of Ivory, 968 were Red to move, 960661 sequences of one each."""
    assert perft(scene().state, 2) == 1119
    assert perft(scene(seat=1).state, 2) == 968
    assert perft(scene().state, 4) == 960661


def test_the_opening_in_detail() -> None:
    """B03, B29: how many turns Red has after each turn of Ivory."""
    table = set_up(OPENING)
    replies = [perft(after.state, 2) for after in turns(table)]

    for side, other in (("ivory_to_move", False), ("red_to_move", True)):
        start = set_up(OPENING, other)
        moves = OPENING[side]["moves"]
        assert {viking: len(start.targets(viking)) for viking in moves} == moves
        assert len({shape(after) for after in turns(start)}) == OPENING[side]["results"]
    both = OPENING["after_ivory_then_red"]
    assert sum(replies) == both["sequences"]
    assert min(replies) == both["fewest_red_turns_after_an_ivory_turn"]
    assert max(replies) == both["most_red_turns_after_an_ivory_turn"]


def test_positions_after_two_turns() -> None:
    """B29: 960661 sequences lead to 946204 positions."""
    seen: set[tuple[object, ...]] = set()
    for table in turns(scene()):
        for move in table.options:
            placing = table.after(move)
            ivory, red, stones, _ = shape(placing)
            assert placing.state.ask is not None
            for option in placing.state.ask.options:
                seen.add((ivory, red, stones | 1 << option.first))

    assert len(seen) == OPENING["after_ivory_then_red"]["results"]


@each_position
def test_turns_and_positions_in_mid_game(vector: dict[str, Any]) -> None:
    """Random games were stopped and counted: moves, turns, results, for both sides."""
    table = set_up(vector)
    after = turns(table)

    assert {viking: len(table.targets(viking)) for viking in vector["moves"]} == vector["moves"]
    assert len(after) == vector["turns"]
    assert len({shape(each) for each in after}) == vector["results"]
    assert len(turns(set_up(vector, other_side=True))) == vector["turns_if_other_side_to_move"]
    assert (table.options == ["skip"]) == vector["must_skip"]


@each_position
def test_land_in_mid_game(vector: dict[str, Any]) -> None:
    """Regions and scores of the same positions."""
    table = set_up(vector)
    regions = {(status, frozenset(cells)) for status, cells in table.regions}
    settled = vector["settled"]

    for colour in COLOURS:
        sizes = sorted(region["size"] for region in settled if region["owner"] == colour)
        assert table.sizes(colour) == sizes
    for region in settled:
        if "cells" in region:
            assert (region["owner"], frozenset(region["cells"])) in regions
    assert table.sizes("contested") == sorted(vector["contested_sizes"])
    assert table.sizes("wild") == sorted(vector["wild_sizes"])
    assert table.state.land() == [vector["score_if_ended_now"][colour] for colour in COLOURS]


@pytest.mark.parametrize("vector", [OPENING, *BASE], ids=lambda vector: vector["id"])
def test_sequences_of_picks(vector: dict[str, Any]) -> None:
    """Both implementations count the same, skips and ends included."""
    table = set_up(vector).state
    for depth, count in vector["perft"].items():
        assert perft(table, depth) == count
        if count <= QUICK:
            assert slow_perft(set_up_slow(vector), depth) == count


def test_the_slow_implementation_knows_the_opening_too() -> None:
    assert slow_perft(Slow(), 2) == 1119
    assert slow_perft(Slow(seat=1), 2) == 968
    assert slow_perft(Slow(), 4) == 960661
