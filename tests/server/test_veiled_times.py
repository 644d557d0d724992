"""The time of a veiled answer tells nobody whether there was a choice, however long the bot would think."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.kernel.blind import BLIND
from trollbord.kernel.ask import Ask
from trollbord.kernel.match import Match
from trollbord.server.jobs import bot_driver
from trollbord.server.jobs.bot_driver import BotAnswer
from trollbord.server.jobs.veil import LEAST, MARGIN, MOST, veil_seconds
from trollbord.server.rooms.occupants import ACCEPTS
from trollbord.server.store.change import BotQuestion

SAMPLE = 300
THINKING = (0.0, 0.05, 0.4, 1.0, 1.4, 2.0, 3.0, 5.0)
"""Seconds that bots think which take no heed of the time they are given."""


class WarpedLoop(asyncio.SelectorEventLoop):
    """Nobody waits here: when there is nothing to do but wait, it is later already."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        timers = [each for each in self._scheduled if not each.cancelled()]  # type: ignore[attr-defined]
        if not self._ready and timers:  # type: ignore[attr-defined]
            self.now = max(self.now, min(each.when() for each in timers))
        super()._run_once()  # type: ignore[misc]


class Slow:
    """Bots that think so long and pick the last option."""

    pause = 0.7

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.given: list[float] = []

    async def choose(self, bot: str, view: Any, *_: object, owner: str, most: float) -> str:
        self.given.append(most)
        await asyncio.sleep(self.seconds)
        return str(view.ask.options[-1].text)


def asked(choices: bool) -> Match:
    """A game in which somebody is asked a veiled question, with a choice or without."""
    for seed in range(100):
        match = Match(BLIND, seed=seed, holds_veils=True)
        while match.ask is not None:
            if match.ask.veiled and (len(match.ask.options) > 1) == choices:
                return match
            match.pick(match.ask.options[0])
    raise AssertionError("nobody is asked")


def answer(match: Match, bots: Slow, bot: str) -> BotAnswer:
    """Somebody who answers the question that is asked now."""
    row = SimpleNamespace(id="here", host="anna")
    room = SimpleNamespace(match=match, row=row)
    assert match.ask is not None
    question = BotQuestion(match.seq, match.ask.seat, bot)
    return BotAnswer(cast(Any, room), cast(Any, bots), question)


def times(match: Match, bots: Slow, bot: str = "jotun", count: int = SAMPLE) -> list[float]:
    """How long each of `count` answers takes."""
    given = answer(match, bots, bot)

    async def measured() -> list[float]:
        loop, taken = asyncio.get_running_loop(), []
        for _ in range(count):
            began = loop.time()
            await given._chosen()
            taken.append(loop.time() - began)
        return taken

    with asyncio.Runner(loop_factory=WarpedLoop) as runner:
        return runner.run(measured())


def differ(one: Sequence[float], other: Sequence[float]) -> bool:
    """Kolmogorov and Smirnov: whether two samples come from two distributions, wrongly once in a thousand."""

    def share(sample: Sequence[float], least: float) -> float:
        return len([each for each in sample if each <= least]) / len(sample)

    distance: float = max(abs(share(one, x) - share(other, x)) for x in [*one, *other])
    limit = 1.95 * math.sqrt((len(one) + len(other)) / (len(one) * len(other)))
    return distance > limit


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(5)
    monkeypatch.setattr(bot_driver, "veil_seconds", lambda: veil_seconds(rng))


@pytest.mark.parametrize("seconds", THINKING)
def test_a_choice_takes_as_long_as_none(seconds: float) -> None:
    free, forced = asked(choices=True), asked(choices=False)
    slow = Slow(seconds)

    chosen = times(free, slow)
    lone = times(forced, slow)

    assert not differ(chosen, lone)
    assert all(LEAST <= each <= MOST for each in [*chosen, *lone])
    assert len(slow.given) == SAMPLE  # without a choice nobody thinks
    assert all(LEAST - MARGIN <= most <= MOST - MARGIN for most in slow.given)


def test_a_person_who_accepts_unseen_takes_as_long_as_a_bot() -> None:
    forced, free = asked(choices=False), asked(choices=True)

    assert not differ(times(forced, Slow(0), ACCEPTS), times(free, Slow(0.9)))


def test_the_test_would_notice_the_shortest_of_leaks() -> None:
    rng = Random(1)
    one = [veil_seconds(rng) for _ in range(SAMPLE)]

    assert differ(one, [veil_seconds(rng) + 0.2 for _ in range(SAMPLE)])
    assert not differ(one, [veil_seconds(rng) for _ in range(SAMPLE)])


def test_a_thought_that_is_ready_counts_and_one_that_is_not_is_cut_off() -> None:
    match = asked(choices=True)
    ask = match.ask
    assert ask is not None

    assert answers(match, Slow(0.1), ask) == {ask.options[-1].text}
    assert answers(match, Slow(5.0), ask) == {ask.options[0].text}


def answers(match: Match, bots: Slow, ask: Ask) -> set[str]:
    given = answer(match, bots, "jotun")

    async def picked() -> set[str]:
        found = {await given._chosen() for _ in range(5)}
        await asyncio.sleep(0)
        return found

    with asyncio.Runner(loop_factory=WarpedLoop) as runner:
        return runner.run(picked())


def test_a_searching_bot_is_told_when_to_stop() -> None:
    from trollbord import bots
    from trollbord.kernel.player import TurnClock

    clock, own = TurnClock(), bots.make("jotun").budget
    budget, veiled = clock.left(own), clock.left(own, 0.8)

    assert budget is not None and budget.seconds > 2
    assert veiled is not None and veiled.seconds == 0.8
