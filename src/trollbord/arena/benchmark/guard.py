"""The process that a bot plays its matches in: one that hangs is ended, and has lost."""

import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Final

from trollbord.arena.benchmark.playing import DIED, HUNG, Row, lost, play
from trollbord.arena.benchmark.tasks import BenchmarkJob, Track

STARTING: Final = 120.0
"""Seconds that a process may take to start and to lay a table."""


def serve(pipe: "Connection[Any, Any]", spelling: str, track: Track, path: list[str]) -> None:
    """Play what is asked for until nothing more is; each decision is announced before it is made."""
    sys.path[:] = path
    while (job := pipe.recv()) is not None:
        pipe.send(play(spelling, track, job, pipe.send))


class Guard:
    """A process in which one match after the other is played; a new one after each that failed it."""

    def __init__(self, spelling: str, track: Track) -> None:
        self.spelling: Final = spelling
        self.track: Final = track
        self._pipe: Connection[Any, Any] | None = None
        self._process: Any = None

    def play(self, job: BenchmarkJob) -> tuple[Row, str]:
        """Play a match; a bot that does not answer, or whose process ends, has lost it."""
        pipe = self._started()
        pipe.send(job)
        is_ours, patience = True, STARTING
        try:
            while pipe.poll(patience):
                told = pipe.recv()
                if not isinstance(told, bool):
                    row: tuple[Row, str] = told
                    return row
                is_ours, patience = told, self.track.patience
        except EOFError:
            self.end()
            return lost(job, DIED, "the process of the match ended"), ""
        self.end()
        if not is_ours:
            raise RuntimeError(f"{job.key}: the opponent did not answer in {patience:g} s")
        return lost(job, HUNG, f"no answer in {patience:g} s"), ""

    def _started(self) -> "Connection[Any, Any]":
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            given = (theirs, self.spelling, self.track, sys.path[:])
            self._process = context.Process(target=serve, args=given, daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def end(self) -> None:
        """End the process, whatever it does."""
        if self._pipe is not None:
            self._pipe.close()
            self._process.kill()
            self._process.join()
            self._pipe = None


def played(
    spelling: str, track: Track, wanted: Sequence[BenchmarkJob], workers: int
) -> Iterator[tuple[BenchmarkJob, Row, str]]:
    """All matches as they end, in so many processes."""
    guards: SimpleQueue[Guard] = SimpleQueue()
    for _ in range(workers):
        guards.put(Guard(spelling, track))

    def one(job: BenchmarkJob) -> tuple[BenchmarkJob, Row, str]:
        guard = guards.get()
        try:
            return job, *guard.play(job)
        finally:
            guards.put(guard)

    with ThreadPoolExecutor(workers) as pool:
        begun = [pool.submit(one, job) for job in wanted]
        try:
            for each in as_completed(begun):
                yield each.result()
        finally:
            for each in begun:
                each.cancel()
    while not guards.empty():
        guards.get().end()
