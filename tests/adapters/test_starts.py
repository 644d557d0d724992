"""Late positions to be solved: each is read, open, for two, and hides from a spectator which world it is."""

from random import Random

import pytest

from trollbord.adapters.starts import STARTS, Start, UnknownStart, start_of
from trollbord.games import load
from trollbord.kernel.seat import SPECTATOR

EACH = [(game, start) for game, named in STARTS.items() for start in named.values()]


@pytest.mark.parametrize(("game", "start"), EACH, ids=[game for game, _ in EACH])
def test_a_start_is_an_open_position_for_two(game: str, start: Start) -> None:
    state = load(game).position(start.position)
    seen = state.view(SPECTATOR)
    worlds = [state, *[seen.world(Random(each)) for each in range(1, start.worlds)]]

    assert state.seats == 2 and state.ask is not None and state.ask.seat >= 0
    assert all(world.view(SPECTATOR) == seen for world in worlds)
    different = [world for at, world in enumerate(worlds) if world not in worlds[:at]]
    assert len(different) > 1 or start.worlds == 1


def test_a_start_that_there_is_not_is_refused() -> None:
    assert start_of("ragnarocks", "late").worlds == 1
    with pytest.raises(UnknownStart, match="ragnarocks has no start 'early': it has late"):
        start_of("ragnarocks", "early")
