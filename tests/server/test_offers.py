"""Whatever a page offers the table takes, also picks that are made together."""

from copy import copy
from pathlib import Path
from random import Random

import pytest

from tests.server.running import run
from trollbord.games import game_ids
from trollbord.page.screens import game_screen
from trollbord.server.rooms.new_table import open_table
from trollbord.server.rooms.room import Room
from trollbord.server.store.store import Store

FORM = {"seat-0": "me", "seat-1": "me"}


async def opened(store: Store, game: str) -> Room:
    id = await open_table(store, game, "somebody", FORM)
    room = await Room.find(store, id)
    assert room is not None
    room.match.settle()
    return room


@pytest.mark.parametrize("game", game_ids())
def test_every_offered_pick_is_taken(game: str, tmp_path: Path) -> None:
    """A lone turn of a tile that was picked together with its place is no mistake."""

    async def scene() -> int:
        store, rng, tried = Store(f"sqlite:///{tmp_path / 'test.sqlite'}"), Random(1), 0
        room = await opened(store, game)
        match, picks = room.match, game_screen(game).picks
        while match.ask is not None and len(match.picks) < 120:
            offered = picks(match.view(match.ask.seat))
            for text, _ in rng.sample(offered, min(2, len(offered))):
                copy(match).pick_all(text.split(";"), match.ask.seat)
                tried += 1
            match.pick(match.game.advice.rollout(match.state, rng))
        store.close()
        return tried

    assert run(scene()) > 20
