"""A client of the official SDK plays at a table of its own."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trollbord
from trollbord import records
from trollbord.adapters.seated import seated
from trollbord.kernel.player import Decision
from trollbord.mcp.library import almanac_of, told_almanac
from trollbord.mcp.tables import OwnTable

client = pytest.importorskip("mcp.client", reason="the extra mcp is not installed")
from mcp.client.stdio import StdioServerParameters, stdio_client  # noqa: E402

from trollbord.mcp.server import server_of  # noqa: E402

ROOT = Path(__file__).parents[2]
Talk = Callable[[Any], Awaitable[None]]
Choose = Callable[[list[dict[str, Any]]], str]


def told(answer: Any) -> str:
    return str(answer.content[0].text)


def talk(table: OwnTable, scene: Talk) -> None:
    """Let a client talk to the tools of a table, in one process."""

    async def connected() -> None:
        async with client.Client(server_of(table)) as model:
            await scene(model)

    asyncio.run(connected())


async def play(model: Any, choose: Choose) -> dict[str, Any]:
    """Answer until the game is over."""
    while True:
        asked = (await model.call_tool("choices", {})).structured_content
        if asked["over"]:
            return dict(asked)
        said = choose(asked["choices"])
        picked = await model.call_tool("pick", {"option": said, "line": asked["line"]})
        assert not picked.is_error, told(picked)


def at_random(seed: int) -> Choose:
    """Any choice, by number or by spelling."""
    rng = Random(seed)

    def choose(choices: list[dict[str, Any]]) -> str:
        choice = rng.choice(choices)
        return str(rng.choice([choice["number"], choice["option"], choice["option"].upper()]))

    return choose


def with_thought(table: OwnTable) -> Choose:
    """What a simple bot would pick: at random Trollfjord takes tens of thousands of picks."""
    bot = seated("greedy")
    return lambda _: bot.choose(Decision(table.match.view(table.seat), Random(1))).text


@pytest.mark.parametrize("id", trollbord.game_ids())
def test_a_client_plays_a_whole_game(id: str, tmp_path: Path) -> None:
    table = OwnTable(trollbord.load(id), ["greedy"], seat=1, seed=3, records=tmp_path)
    choose = with_thought(table) if id == "trollfjord" else at_random(1)

    async def scene(model: Any) -> None:
        await model.call_tool("look", {})
        end = await play(model, choose)
        assert sorted(end["ranks"]) in ([1, 2], [1, 1]) and not end["given_up"]
        assert "The game is over" in told(await model.call_tool("look", {}))

    talk(table, scene)

    [path] = tmp_path.glob("*.troll")
    assert records.verify(records.parse(path.read_text(encoding="utf-8"))).is_good


def test_a_wrong_answer_is_explained_and_may_be_corrected_once() -> None:
    table = OwnTable(trollbord.load("ragnarocks"), ["random"], seed=1)

    async def scene(model: Any) -> None:
        wrong = await model.call_tool("pick", {"option": "move A2 A3"})
        assert wrong.is_error and "(RR-" in told(wrong) and "Try once more" in told(wrong)
        right = await model.call_tool("pick", {"option": "move A2 C2"})
        assert not right.is_error and "You picked move A2 C2" in told(right)
        for _ in range(2):
            wrong = await model.call_tool("pick", {"option": "I would go to the middle"})
        assert wrong.is_error and "the seat is given up" in told(wrong)
        assert (await model.call_tool("pick", {"option": "1"})).is_error
        again = await model.call_tool("new_game", {})
        assert again.structured_content["line"] == 0 and not again.structured_content["given_up"]

    talk(table, scene)


def test_repeating_a_pick_does_nothing_more() -> None:
    table = OwnTable(trollbord.load("ragnarocks"), ["random"], seed=1)

    async def scene(model: Any) -> None:
        first = await model.call_tool("pick", {"option": "move A2 C2", "line": 0})
        repeated = await model.call_tool("pick", {"option": "move A2 C2", "line": 0})
        late = await model.call_tool("pick", {"option": "move A3 C3", "line": 0})
        assert first.structured_content["line"] == repeated.structured_content["line"]
        assert late.is_error and "moved on" in told(late)

    talk(table, scene)


def test_rules_almanac_and_reasons_can_be_looked_up() -> None:
    table = OwnTable(trollbord.load("ragnarocks"), ["random"], seed=1)

    async def scene(model: Any) -> None:
        async def ask(tool: str, **given: str) -> str:
            return told(await model.call_tool(tool, given))

        contents = await ask("rules")
        assert "RR-TURN.1" in contents
        assert (await ask("rules", about="RR-TURN")).startswith("RR-TURN.1 ")
        assert "runestone" in (await ask("rules", about="place runestone")).lower()
        assert "No rule" in await ask("rules", about="xyzzy")
        assert "character:" in await ask("almanac")
        assert "Thor (character" in await ask("almanac", name="thor")
        assert "among your choices" in await ask("why_not", option="move A2 C2")
        assert "(RR-" in await ask("why_not", option="move A2 A3")
        assert "no option" in await ask("why_not", option="dance")
        assert "Nothing has happened" in await ask("history")

    talk(table, scene)


@pytest.mark.parametrize("id", trollbord.game_ids())
def test_everything_in_the_almanac_can_be_looked_up_by_its_name(id: str) -> None:
    game = trollbord.load(id)
    almanac = almanac_of(game)
    assert almanac is not None
    names = told_almanac(game)

    for entry in almanac:
        told_of = told_almanac(game, entry.id)
        assert f"spelt {entry.id})" in told_of and told_of.split(" (")[0] in names
        assert all(rule in told_of for rule in entry.rules)


def test_tools_that_only_look_say_so() -> None:
    table = OwnTable(trollbord.load("ragnarocks"), ["random"], seed=1)

    async def scene(model: Any) -> None:
        tools = {tool.name: tool for tool in (await model.list_tools()).tools}
        acting = {name for name, tool in tools.items() if not tool.annotations.read_only_hint}
        assert acting == {"pick", "new_game"}
        assert all(tool.description for tool in tools.values())

    talk(table, scene)


def test_the_command_serves_a_seat_on_standard_input_and_output() -> None:
    arguments = ["-m", "trollbord", "mcp", "ragnarocks", "random", "--seed", "1"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    program = StdioServerParameters(command=sys.executable, args=arguments, env=environment)

    async def connected() -> None:
        async with client.Client(stdio_client(program)) as model:
            assert "You are Ivory" in told(await model.call_tool("look", {}))
            await play(model, at_random(4))

    asyncio.run(connected())
