"""A server that starts interpreted is compiled beside its work, and its bots change over without a question lost."""

import asyncio
import json
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

import trollbord
from tests.server.running import run
from trollbord import Match, load
from trollbord.server.jobs import builder
from trollbord.server.jobs.bot_pool import BotPool
from trollbord.server.jobs.builder import BUILDER, Builder

ROOT = Path(__file__).parents[2]
MATCH = Match(load("ragnarocks"), 2, seed=1)
VIEW = MATCH.view(0)
OFFERED = [option.text for option in MATCH.state.ask.options] if MATCH.state.ask else []
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="stand-ins are links")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests themselves may run on a compiled build."""
    monkeypatch.setattr(builder, "running", lambda: "interpreted")


@pytest.fixture
def build(tmp_path: Path) -> str:
    """What stands in for a compiled build: the package once more, under another path."""
    (tmp_path / "build").mkdir()
    (tmp_path / "build/trollbord").symlink_to(Path(trollbord.__file__).parent)
    return str(tmp_path / "build")


def compiles(monkeypatch: pytest.MonkeyPatch, folder: Path, *lines: object, then: str = "") -> None:
    """Let a program stand in for the one that compiles: it says these lines."""
    program = folder / "builder.py"
    said = [json.dumps(line) for line in lines]
    program.write_text(f"import sys\nfor line in {said}:\n    print(line, flush=True)\n{then}\n")
    monkeypatch.setenv(BUILDER, str(program))


async def built(bots: BotPool) -> list[str]:
    """What the terminal is told."""
    told: list[str] = []
    made = Builder(bots)
    made.tell = lambda build, log: told.append(build)
    await made.run()
    assert not told or made.build == told[-1]
    return told


def with_bots(scene: Coroutine[Any, Any, None], bots: BotPool) -> None:
    async def whole() -> None:
        try:
            await scene
        finally:
            await bots.close()

    run(whole())


def test_new_bot_processes_run_on_the_build_as_soon_as_it_is_there(
    build: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiles(monkeypatch, tmp_path, {"came": "compiling"}, {"came": "built", "path": build})
    bots = BotPool(pause=0)

    async def scene() -> None:
        await bots.warm()
        old = bots._idle[0]

        assert await built(bots) == ["compiling", "built"]

        assert old.process.returncode is not None
        assert [each.build for each in bots._idle] == [build]
        assert await bots.choose("tomte", VIEW) in OFFERED
        assert [each.build for each in bots._idle] == [build]

    with_bots(scene(), bots)


def test_a_bot_that_thinks_meanwhile_answers_once_and_its_process_ends(
    build: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No answer is lost: the old process finishes its thought. None is doubled: it is asked nothing else."""
    compiles(monkeypatch, tmp_path, {"came": "built", "path": build})
    bots = BotPool(pause=0)

    async def scene() -> None:
        await bots.warm()
        old = bots._idle[0]
        thought = asyncio.create_task(bots.choose("jotun", VIEW, "here", 0, most=2.0))
        while bots._idle:
            await asyncio.sleep(0)

        assert await built(bots) == ["built"]

        assert await thought in OFFERED
        assert old.process.returncode is not None
        assert [each.build for each in bots._idle] == [build]

    with_bots(scene(), bots)


def test_a_broken_build_is_never_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken"
    (broken / "trollbord").mkdir(parents=True)
    (broken / "trollbord/__init__.py").write_text("raise ImportError('half of it is missing')\n")
    compiles(monkeypatch, tmp_path, {"came": "built", "path": str(broken)})
    bots = BotPool(pause=0)

    async def scene() -> None:
        await bots.warm()
        old = list(bots._idle)

        assert await built(bots) == ["failed"]

        assert bots._idle == old
        assert await bots.choose("tomte", VIEW) in OFFERED

    with_bots(scene(), bots)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ([{"came": "no-compiler"}], ["no-compiler"]),
        ([{"came": "compiling"}, {"came": "failed", "log": "x"}], ["compiling", "failed"]),
        ([{"came": "compiling"}], ["compiling", "failed"]),
        (["a word of somebody else"], ["failed"]),
        ([], ["failed"]),
    ],
    ids=["no compiler", "failed", "stopped", "unreadable", "silent"],
)
def test_where_nothing_is_built_bots_go_on_as_before(
    lines: list[object], told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiles(monkeypatch, tmp_path, *lines)

    assert run(built(BotPool(pause=0))) == told


def test_without_a_program_that_compiles_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BUILDER, raising=False)

    assert run(built(BotPool(pause=0))) == []


def test_what_compiles_ends_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for the end of its input, as the real one does; cancelling waits for it."""
    gone = tmp_path / "gone"
    then = f"sys.stdin.read()\nopen({str(gone)!r}, 'w').close()"
    compiles(monkeypatch, tmp_path, {"came": "compiling"}, then=then)

    async def scene() -> None:
        made, began = Builder(BotPool(pause=0)), asyncio.Event()
        made.tell = lambda build, log: began.set()
        task = asyncio.create_task(made.run())
        await began.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(scene())
    assert gone.exists()


def test_without_a_c_compiler_the_real_program_says_so_at_once(tmp_path: Path) -> None:
    program, pipe = ROOT / "tools/compile_beside.py", asyncio.subprocess.PIPE
    nothing = {**os.environ, "PATH": str(tmp_path), "CC": ""}

    async def scene() -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, program, stdin=pipe, stdout=pipe, env=nothing
        )
        assert process.stdout is not None
        said = await process.stdout.read()
        assert await process.wait() == 0
        return said

    assert json.loads(run(scene())) == {"came": "no-compiler"}
