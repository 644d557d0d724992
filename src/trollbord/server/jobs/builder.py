"""Compiling beside the server: `./play` starts interpreted, and its bots are compiled as soon as that is done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import AsyncGenerator, Callable
from typing import Final, Literal

import msgspec

from trollbord.bots.ladder import COMPILED
from trollbord.bots.ladder import running as build_that_runs
from trollbord.server.jobs.bot_pool import BotPool

BUILDER: Final = "TROLLBORD_BUILDER"
"""The variable in which `./play` names the program that compiles; installed packages and compiled starts have none."""
IDLE: Final = 0x40
"""What Windows calls the lowest priority."""
LOG: Final = logging.getLogger(__name__)

Build = Literal["interpreted", "compiling", "no-compiler", "failed", "built", "compiled"]
"""On what bots think: `built` is compiled since this server started, and `compiled` since before."""


class Report(msgspec.Struct):
    """A line of the program: that it compiles, or what came of it."""

    came: Literal["compiling", "built", "no-compiler", "failed"]
    path: str = ""
    log: str = ""


def running() -> Build:
    """On what this process itself runs."""
    return "compiled" if build_that_runs() == COMPILED else "interpreted"


class Builder:
    """Has the compiled build made while the server runs, and hands it to the bots."""

    def __init__(self, bots: BotPool) -> None:
        self.build: Build = running()
        self.tell: Callable[[Build, str], None] = _log
        """Is called with what came of it, and with where the log of a failure lies."""
        self._bots: Final = bots

    async def run(self) -> None:
        """Compile, if `./play` said with what; then let the bots think on that."""
        program = os.environ.get(BUILDER, "")
        if not program or self.build == "compiled":
            return
        async with contextlib.aclosing(_reports(program)) as reports:
            async for report in reports:
                if report.came == "built" and not await self._bots.adopt(report.path):
                    report = Report("failed")
                self._say(report)
        if self.build in ("interpreted", "compiling"):  # it ended without a word
            self._say(Report("failed"))

    def _say(self, report: Report) -> None:
        self.build = report.came
        self.tell(report.came, report.log)


def _log(build: Build, log: str) -> None:
    LOG.info("compiling beside the server: %s %s", build, log)


async def _reports(program: str) -> AsyncGenerator[Report, None]:
    """What a program that compiles says; it ends with this."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        program,
        stdin=pipe,
        stdout=pipe,
        start_new_session=sys.platform != "win32",  # Ctrl-C is not for it
        creationflags=IDLE if sys.platform == "win32" else 0,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            yield _read(line)
    finally:
        process.stdin.close()  # it waits for this, and goes with all that it started
        await asyncio.shield(process.wait())


def _read(line: bytes) -> Report:
    try:
        return msgspec.json.decode(line, type=Report)
    except msgspec.DecodeError:
        LOG.warning("what compiles said %r", line)
        return Report("failed")
