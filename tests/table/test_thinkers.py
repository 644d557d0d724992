"""Bots think in processes of their own, and stop when nobody needs the thought."""

import asyncio

import pytest

from tests.table.running import run
from trollbord import Match, load
from trollbord.table.thinkers import Thinkers


def test_a_bot_answers_with_an_offered_option() -> None:
    async def scene() -> bool:
        match = Match(load("ragnarocks"), 2, seed=1)
        thinkers = Thinkers(pause=0)
        option = await thinkers.choose("tomte", match.view(0))
        await thinkers.close()
        assert match.ask is not None
        return option in [each.text for each in match.ask.options]

    assert run(scene())


def test_a_cancelled_thought_ends_with_its_process() -> None:
    async def scene() -> int | None:
        match = Match(load("ragnarocks"), 2, seed=1)
        thinkers = Thinkers(pause=0)
        await thinkers.warm()
        process = thinkers._idle[0].process
        thought = asyncio.create_task(thinkers.choose("jotun", match.view(0)))
        await asyncio.sleep(0.3)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        return process.returncode

    assert run(scene()) == -9
