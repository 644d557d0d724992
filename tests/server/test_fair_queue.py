"""Thinking is shared: no person's tables keep another's waiting, and quick bots do not wait for long ones."""

from __future__ import annotations

import asyncio

from tests.server.running import run
from trollbord.server.jobs.fair_queue import HALF_LIFE, FairQueue
from trollbord.server.rooms.pace import Pace


class Evening:
    """A queue with a clock that is turned by hand, and the order in which thoughts were begun."""

    def __init__(self, places: int = 1) -> None:
        self.now = 0.0
        self.queue = FairQueue(places, lambda: self.now)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}

    def ask(self, owner: str, pace: Pace, name: str = "") -> asyncio.Task[None]:
        name = name or owner
        self.ends[name] = asyncio.Event()
        return asyncio.create_task(self._think(owner, pace, name))

    async def _think(self, owner: str, pace: Pace, name: str) -> None:
        async with self.queue.place(owner, pace):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, name: str, seconds: float = 1.0) -> None:
        self.now += seconds
        self.ends[name].set()
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_has_ten_tables_gets_no_more_than_who_has_one() -> None:
    async def scene() -> list[str]:
        evening = Evening()
        for number in range(10):
            evening.ask("greedy", Pace.LONG, f"greedy {number}")
        await settled()
        evening.ask("anna", Pace.LONG)
        await settled()
        await evening.end("greedy 0", 3.0)
        return evening.begun

    assert run(scene()) == ["greedy 0", "anna"]


def test_a_quick_bot_does_not_wait_for_a_long_one() -> None:
    async def scene() -> list[str]:
        evening = Evening()
        evening.ask("anna", Pace.LONG, "jotun")
        evening.ask("bela", Pace.LONG, "another jotun")
        evening.ask("anna", Pace.QUICK, "tomte")
        await settled()
        return evening.begun

    assert run(scene()) == ["jotun", "tomte"]


def test_a_veiled_answer_comes_first() -> None:
    async def scene() -> list[str]:
        evening = Evening()
        for name in ("first", "second"):
            evening.ask(name, Pace.QUICK)
        await settled()
        evening.ask("third", Pace.QUICK)
        evening.ask("first", Pace.URGENT, "veiled")
        await settled()
        await evening.end("second")
        return evening.begun

    assert run(scene()) == ["first", "second", "veiled"]


def test_thinking_of_the_past_is_forgotten() -> None:
    async def scene() -> tuple[float, float]:
        evening = Evening()
        evening.ask("anna", Pace.LONG)
        await settled()
        await evening.end("anna", 8.0)
        before = evening.queue.used("anna")
        evening.now += HALF_LIFE
        return before, evening.queue.used("anna")

    assert run(scene()) == (8.0, 4.0)


def test_a_thought_that_is_given_up_leaves_its_place_to_others() -> None:
    async def scene() -> list[str]:
        evening = Evening()
        first = evening.ask("anna", Pace.LONG)
        await settled()
        second = evening.ask("bela", Pace.LONG)
        evening.ask("carl", Pace.LONG)
        await settled()
        second.cancel()
        await settled()
        first.cancel()
        await settled()
        return evening.begun

    assert run(scene()) == ["anna", "carl"]


def test_a_place_that_becomes_free_is_not_given_to_a_cancelled_thought() -> None:
    """It is cancelled, and its task has not run since."""

    async def scene() -> int:
        queue = FairQueue(1, lambda: 0.0)

        async def think(until: asyncio.Event) -> None:
            async with queue.place("anna", Pace.LONG):
                await until.wait()

        done = asyncio.Event()
        first, second, third = [asyncio.create_task(think(done)) for _ in range(3)]
        await asyncio.sleep(0)
        done.set()
        second.cancel()
        await asyncio.gather(first, second, third, return_exceptions=True)
        assert first.exception() is None and third.exception() is None
        return len(queue)

    assert run(scene()) == 0
