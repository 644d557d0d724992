"""Comfort at the table: bots as fast as people want, and being asked before a pick counts."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import run
from tests.server.test_left_chairs import Here
from tests.server.test_sleeping import opened, server_at
from trollbord import load
from trollbord.kernel.match import Match
from trollbord.server.rooms.final import is_final


def paced(pace: float | None) -> Here:
    viewer = Here("somebody")
    viewer.pace = pace
    return viewer


def test_a_bot_is_as_fast_as_the_slowest_who_look_on_want(tmp_path: Path) -> None:
    async def scene() -> list[float]:
        server = server_at(tmp_path)
        room = await opened(server, "me", "me")
        seen = []
        for paces in ([], [0.0], [0.0, 0.9], [0.0, None], [0.9, None]):
            room.viewers.clear()
            room.viewers.update([paced(pace) for pace in paces])
            seen.append(room.viewers.pace(0.35))
        room.viewers.clear()
        await server.close()
        return seen

    assert run(scene()) == [0.35, 0.0, 0.9, 0.35, 0.9]


def test_who_skips_ends_a_pause_that_has_begun(tmp_path: Path) -> None:
    async def scene() -> bool:
        server = server_at(tmp_path)
        room = await opened(server, "me", "bot tomte")
        viewer = paced(60.0)
        room.viewers.add(viewer)
        ask = room.match.ask
        assert ask is not None
        async with room.change():
            room.pick(0, [ask.options[0].text])
        async with room.change():
            assert room.match.ask is not None
            room.pick(0, [room.match.ask.options[0].text])
        await asyncio.sleep(0.2)
        lines = room.match.seq
        viewer.pace = 0.0
        for _ in range(200):
            if room.match.seq > lines:
                break
            await asyncio.sleep(0.05)
        has_played = room.match.seq > lines
        room.viewers.clear()
        await server.close()
        return has_played

    assert run(scene())


def test_what_passes_the_turn_on_is_final_and_what_leads_to_an_own_question_is_not() -> None:
    match = Match(load("ragnarocks"), 2, seed=1)
    view = match.view(0)
    move = match.game.vocabulary.find("move A2 C2")

    assert not is_final(view, [move])
    match.pick("move A2 C2", 0)
    assert is_final(match.view(0), [match.game.vocabulary.find("stone C4")])


def test_what_asks_chance_is_final() -> None:
    match = Match(load("trollfjord"), 2, seed=1)
    for _ in range(7):
        assert match.ask is not None
        match.pick(match.ask.options[0].text, match.ask.seat)
    assert match.ask is not None and match.ask.prompt == "hammer-alone"

    assert is_final(match.view(match.ask.seat), [match.game.vocabulary.find("hammer")])
