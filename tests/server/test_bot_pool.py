"""Bots think in processes of their own, and stop when nobody needs the thought."""

import asyncio
import os
import sys
from time import sleep

import pytest

from tests.server.running import run
from trollbord import Match, bots, load
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision, Player
from trollbord.server.jobs.bot_driver import turn_of
from trollbord.server.jobs.bot_pool import BotPool, BotProcess
from trollbord.server.jobs.thinking import REMEMBERED, ThinkingBot, ThinkingBots


def test_a_bot_answers_with_an_offered_option() -> None:
    async def scene() -> bool:
        match = Match(load("ragnarocks"), 2, seed=1)
        bots = BotPool(pause=0)
        option = await bots.choose("tomte", match.view(0))
        await bots.close()
        assert match.ask is not None
        return option in [each.text for each in match.ask.options]

    assert run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no sessions")
def test_ctrl_c_at_the_terminal_is_not_for_a_bot_that_is_just_starting() -> None:
    """It would break off in the midst of its imports, with a traceback on the terminal."""

    async def scene() -> int:
        process = await BotProcess.start()
        session = os.getsid(process.process.pid)
        await process.stop()
        return session

    assert run(scene()) != os.getsid(0)


def test_a_cancelled_thought_ends_with_its_process() -> None:
    async def scene() -> int | None:
        match = Match(load("ragnarocks"), 2, seed=1)
        bots = BotPool(pause=0)
        await bots.warm()
        process = bots._idle[0].process
        thought = asyncio.create_task(bots.choose("jotun", match.view(0)))
        await asyncio.sleep(0.3)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        return process.returncode

    assert run(scene()) == -9


class Counting(Player):
    """Notes how much time it is given."""

    budget = Budget(seconds=0.4)

    def __init__(self) -> None:
        self.given: list[float] = []

    def choose(self, decision: Decision) -> Option:
        self.given.append(decision.budget.seconds)
        sleep(0.02)
        return decision.options[0]


def test_the_questions_of_a_turn_share_its_time_and_its_bot() -> None:
    match, player = Match(load("ragnarocks"), 2, seed=1), Counting()
    chair = ThinkingBot(player)
    for turn in (0, 0, 4):
        chair.choose(match.view(0), 1, turn)

    first, second, third = player.given
    assert first == third == 0.4 and second <= 0.38


def test_a_bot_is_remembered_by_its_table_and_seat() -> None:
    thinking = ThinkingBots()
    first = thinking.at("here", 0, "tomte")

    assert thinking.at("here", 0, "tomte") is first
    assert first not in (thinking.at("there", 0, "tomte"), thinking.at("here", 1, "tomte"))
    for number in range(REMEMBERED):
        thinking.at(f"table {number}", 0, "tomte")
    assert thinking.at("here", 0, "tomte") is not first


def test_a_turn_begins_behind_the_last_decision_of_another_seat() -> None:
    match = Match(load("ragnarocks"), 2, seed=1)
    turns = []
    for _ in range(4):
        assert match.ask is not None
        turns.append(turn_of(match, match.ask.seat))
        match.pick(match.ask.options[0], match.ask.seat)

    assert turns == [0, 0, 2, 2]


def test_the_duel_player_places_the_stone_that_it_planned() -> None:
    """A bot that forgot its move in between would choose a stone for somebody else's."""
    match, thinking = Match(load("ragnarocks"), 2, seed=1), ThinkingBots()
    expert = bots.make("jotun")
    expert.budget = Budget(iterations=3)
    thinking.seated["here", 0, "jotun"] = ThinkingBot(expert)
    for _ in range(2):
        picked = thinking.at("here", 0, "jotun").choose(match.view(0), 1, 0)
        match.pick(picked, 0)

    assert expert._expert._planned is match.picks[1].option  # type: ignore[attr-defined]
