"""Programs as bots: the line protocol, one JSON object on each line. docs/guide/line-protocol.md describes it."""

import json
import os
import queue
import shutil
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

from trollbord.adapters.plain import plain_view
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision, Player
from trollbord.kernel.view import View

PROTOCOL: Final = 1
PATIENCE: Final = 30.0
"""Seconds that a program has beyond its budget."""
TRIES: Final = 3
"""How often a wrong answer may be corrected."""
MOST_WORLDS: Final = 1000
"""Worlds in one message, at most."""
LONGEST: Final = 65536
"""Characters in an answer, at most."""


class ProgramError(TrollbordError):
    """A program that can't be started, fell silent, or keeps giving wrong answers."""


def hello(view: View) -> dict[str, Any]:
    """What a program is told first."""
    said = {"type": "hello", "protocol": PROTOCOL, "game": view.game.id, "seats": view.seats}
    return {**said, "seat": view.seat, "table": dict(view.settings)}


def question(decision: Decision, number: int) -> dict[str, Any]:
    """How a question is put to a program."""
    return {
        "type": "ask",
        "id": number,
        "seat": decision.seat,
        "prompt": decision.ask.prompt,
        "options": [option.text for option in decision.options],
        "budget": {"seconds": decision.budget.seconds, "iterations": decision.budget.iterations},
        "view": plain_view(decision.view),
        "text": str(decision.view),
    }


def understood(answer: Any, decision: Decision, number: int) -> tuple[Option | None, str]:
    """The option that a program picks, or what is wrong with its answer."""
    if not isinstance(answer, dict) or answer.get("type") != "pick":
        return None, "expected an object with type 'pick'"
    if answer.get("id") != number:
        return None, f"expected id {number}, got {answer.get('id')!r}"
    given = answer.get("option")
    for option in decision.options:
        if option.text == given:
            return option, ""
    return None, f"{given!r} is not one of the options"


def worlds_wanted(answer: Any, number: int) -> int:
    """How many worlds a program asks for instead of answering; 0 if its message is another one."""
    if not isinstance(answer, dict) or answer.get("type") != "worlds" or answer.get("id") != number:
        return 0
    count = answer.get("count", 1)
    return min(max(count, 1), MOST_WORLDS) if type(count) is int else 1


def worlds(decision: Decision, number: int, count: int) -> dict[str, Any]:
    """Whole tables that the seat's view allows, each as the line of a position."""
    dealt = [decision.view.world(decision.rng).position() for _ in range(count)]
    return {"type": "worlds", "id": number, "worlds": dealt}


class ProgramPlayer(Player):
    """A player that is another program, asked over its standard input and output."""

    def __init__(self, path: str, patience: float = PATIENCE) -> None:
        self.name = path
        self.patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._asked = 0

    def choose(self, decision: Decision) -> Option:
        """Ask the program; a wrong answer is explained to it and may be corrected."""
        self._start(decision.view)
        self._asked += 1
        self._send(question(decision, self._asked))
        for _ in range(TRIES):
            option, wrong = understood(self._answer(decision), decision, self._asked)
            if option is not None:
                return option
            self._send({"type": "error", "id": self._asked, "message": wrong})
        self.leave()
        raise ProgramError("error-program-wrong", {"program": self.name, "why": wrong})

    def _answer(self, decision: Decision) -> Any:
        """What the program says to the question; before that it may ask for worlds, within the same time."""
        until = monotonic() + decision.budget.seconds + self.patience
        while True:
            answer = self._receive(max(until - monotonic(), 0.0))
            count = worlds_wanted(answer, self._asked)
            if not count:
                return answer
            self._send(worlds(decision, self._asked, count))

    def prepare(self, view: View) -> None:
        """Start the program and wait until it is ready."""
        self._start(view)

    def cpu_seconds(self) -> float:
        """What the program's process has used; 0 where the system does not tell."""
        return 0.0 if self._process is None else cpu_seconds_of(self._process.pid)

    def leave(self) -> None:
        """Say goodbye and end the program."""
        process = self._process
        self._process = None
        if process is None:
            return
        try:
            self._write(process, {"type": "end"})
            process.wait(timeout=2)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        for stream in (process.stdin, process.stdout):
            with suppress(BrokenPipeError):  # the last words to a program that is gone
                if stream is not None:
                    stream.close()

    # -- talking

    def _start(self, view: View) -> None:
        if self._process is not None:
            return
        self._process = subprocess.Popen(
            command(self.name),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        threading.Thread(target=self._listen, args=(self._process,), daemon=True).start()
        self._send(hello(view))
        answer = self._receive(self.patience)
        if not isinstance(answer, dict) or answer.get("type") != "ready":
            self.leave()
            raise ProgramError("error-program-not-ready", {"program": self.name})

    def _listen(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        while True:
            try:
                line = process.stdout.readline(LONGEST)
            except ValueError:  # closed when the program was ended
                return
            self._lines.put(line or None)
            if not line:
                return

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        try:
            self._write(self._process, message)
        except OSError:
            self.leave()
            raise ProgramError("error-program-gone", {"program": self.name}) from None

    def _write(self, process: "subprocess.Popen[str]", message: dict[str, Any]) -> None:
        assert process.stdin is not None
        process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
        process.stdin.flush()

    def _receive(self, seconds: float) -> Any:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            self.leave()
            raise ProgramError(
                "error-program-silent", {"program": self.name, "seconds": round(seconds)}
            ) from None
        if line is None:
            self.leave()
            raise ProgramError("error-program-gone", {"program": self.name})
        try:
            return json.loads(line)
        except json.JSONDecodeError:
            return None


def command(path: str) -> list[str]:
    """How a program is started: Python and Node by their endings, anything else by itself."""
    program = Path(path)
    if not program.is_file():
        raise ProgramError("error-program-missing", {"program": path})
    if program.suffix == ".py":
        return [sys.executable, path]
    if program.suffix in (".js", ".mjs"):
        node = shutil.which("node")
        if node is None:
            raise ProgramError("error-program-no-node", {"program": path})
        return [node, path]
    return [path]


def cpu_seconds_of(pid: int) -> float:
    """The CPU seconds of a running process, as Linux tells them; 0 elsewhere."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    # The name of the program stands in parentheses and may hold blanks: fields are counted from behind it.
    fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
