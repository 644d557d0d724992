"""Throw generated requests and messages at a running table server: nothing may break, and no table may change.

python -m tests.fuzz.table --count 20000 [--seed 0]

Requests come from schemathesis, which reads the server's own description; messages for the browser's line and the
programs' line are made here, from words that mean something and words that do not. Every answer is held
against the description; at the end the log must be free of tracebacks, the watched tables must be as they were, and
`trollbord db check` must find every stored game sound.
"""

from __future__ import annotations

import argparse
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode, urlsplit
from urllib.request import Request, urlopen

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis.errors import Unsatisfiable
from rich.progress import Progress
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from trollbord import Match, load
from trollbord.records.writer import recorded
from trollbord.server.api.openapi import description

GAMES: Final = ("ragnarocks", "trollfjord", "ankh_morpork", "trolls_princesses")
STREAM: Final = "/api/tables/{id}/stream"
RECORDS: Final = "/api/records/"
TOO_LONG: Final = 413
"""What is too long is turned away before it is read: schemathesis does not count that as a refusal."""
BREATH: Final = 30
"""Messages on one line before it is opened anew: more would be cut off as shouting."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(data: Path) -> Iterator[tuple[str, Path]]:
    """A server of its own without limits on the number of requests; its address and its log."""
    port, log = free_port(), data / "server.log"
    command = [sys.executable, __file__, "--serve", str(port), "--data", str(data)]
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        try:
            _wait(f"http://127.0.0.1:{port}/api/openapi.json", process, log)
            yield f"http://127.0.0.1:{port}", log
        finally:
            process.terminate()


def _wait(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(1200):
        try:
            urlopen(address, timeout=30).close()
        except OSError:
            assert process.poll() is None, log.read_text()
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"the server does not answer: {log.read_text()}")


def serve(port: int, data: Path) -> None:
    """Serve until told to stop."""
    import uvicorn

    from trollbord.server.app import application
    from trollbord.server.people.limits import Limits
    from trollbord.server.processes.serve import FILE
    from trollbord.server.service.table_server import TableServer

    server = TableServer(f"sqlite:///{data / FILE}", 0.01, Limits(1e6))
    uvicorn.run(
        application(server, ["127.0.0.1"]),
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        log_level="warning",
    )


class Fuzz:
    """A server with one watched table of each game, and somebody who throws things at it."""

    def __init__(self, server: str, seed: int, progress: Progress) -> None:
        self.server: Final = server
        self.rng: Final = Random(seed)
        self.seed: Final = seed
        self.progress: Final = progress
        self.counts: Final[Counter[str]] = Counter()
        self.wrong: Final[list[str]] = []
        self.player: Final = self.account("Player")
        self.stranger: Final = self.account("Stranger")
        self.tables: Final = [self.opened(game) for game in GAMES]
        self.records: Final = [self.brought(game) for game in GAMES]
        self.words: Final = self._words()
        self.before: Final = self.standing()

    # -- the server as it was

    def account(self, name: str) -> str:
        """The token of a new program."""
        return str(self.ask("POST", "/accounts", "", {"name": name})["token"])

    def opened(self, game: str) -> str:
        """A table where the player holds all seats."""
        seats = {"game": game, "seats": ["me", "me"]}
        return str(self.ask("POST", "/tables", self.player, seats)["id"])

    def brought(self, game: str) -> str:
        """A short game that the player brought as a file."""
        match = Match(load(game), seed=self.seed)
        for _ in range(10):
            match.pick(match.game.advice.rollout(match.state, self.rng))
        return str(
            self.ask("POST", "/records", self.player, {"text": recorded(match).text()})["id"]
        )

    def ask(self, method: str, path: str, token: str, body: Any = None) -> Any:
        """What the API answers."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.server}/api{path}", data, headers, method=method)
        with urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def standing(self) -> list[Any]:
        """Everything that can be known of the watched tables."""
        parts = ("", "/view", "/log")
        return [
            self.ask("GET", f"/tables/{table}{part}", self.player)
            for table in self.tables
            for part in parts
        ]

    def _words(self) -> list[str]:
        known: list[str] = []
        for game in GAMES:
            known += self.ask("GET", f"/games/{game}/vocabulary", "")["options"][:200]
        odd = ["", " ", "\x00", "undo", "??", "-1", "9" * 30, "é", "👩‍🌾", "<b>", "{", "a" * 3000]
        return [*known, *odd]

    # -- requests

    def requests(self, count: int) -> None:
        """Let schemathesis ask for everything that the description offers, rightly and wrongly."""
        schema = schemathesis.openapi.from_url(f"{self.server}/api/openapi.json")
        found = [each for each in schema.get_all_operations() if isinstance(each, Ok)]
        operations = [each.ok() for each in found if each.ok().path != STREAM]
        task = self.progress.add_task("requests", total=count)
        for number, operation in enumerate(operations):
            share = count * (number + 1) // len(operations) - count * number // len(operations)
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                examples = share - share // 2 if mode is GenerationMode.POSITIVE else share // 2
                if examples:
                    self._throw(operation, mode, examples)
                self.progress.advance(task, examples)

    def _throw(self, operation: Any, mode: GenerationMode, examples: int) -> None:
        excluded: list[Any] = [
            schemathesis.checks.positive_data_acceptance,  # a table may say no to what is well formed
            schemathesis.checks.ignored_auth,  # the token here is a good one
        ]

        @seeded(self.seed)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def throw(case: Any) -> None:
            if "id" in (case.path_parameters or {}) and self.rng.random() < 0.7:
                known = self.records if operation.path.startswith(RECORDS) else self.tables
                case.path_parameters["id"] = self.rng.choice(known)
            headers = {"authorization": f"Bearer {self.stranger}"}
            response = case.call(base_url=self.server, headers=headers, timeout=120)
            self.counts[f"{response.status_code}"] += 1
            is_wrong = _is_wrong_within(case, response.request.url)
            was_taken = response.status_code != TOO_LONG
            wrongly = (
                [] if is_wrong and was_taken else [schemathesis.checks.negative_data_rejection]
            )
            case.validate_response(response, excluded_checks=[*excluded, *wrongly])

        try:
            throw()
        except Unsatisfiable:
            pass  # where nothing is given, nothing can be given wrongly
        except (Exception, BaseExceptionGroup) as error:
            self.wrong.append(f"{operation.label}: {str(error)[:1500]}")

    # -- forms

    def forms(self, count: int) -> None:
        """Send forms to the page with fields that are there and fields that are not."""
        names = ["seat-0", "seat-1", "join", "watch", "name", "language", "back", "key", "table-x"]
        values = ["me", "open", "none", "bot tomte", "//evil", "de", "link", *self.words[-12:]]
        paths = ["/new/ragnarocks", "/new/nothing", "/name", "/language", "/claim", "/t/x", "/x"]
        paths += ["/sign-out", "/healthz", f"/t/{self.tables[0]}/replay/fork", "/files"]
        cookies = [
            "a/b=1",
            'x="open',
            "{x}=1",
            "language=de; language=xx",
            "trollbord=abc.def",
            "=;;=",
        ]
        for _ in self.progress.track(range(count), description="forms"):
            fields = {self.rng.choice(names): self.rng.choice(values) for _ in range(4)}
            data = urlencode(fields, errors="surrogatepass").encode()
            headers = {"origin": self.server} if self.rng.random() < 0.9 else {}
            headers["cookie"] = self.rng.choice(cookies)
            request = Request(f"{self.server}{self.rng.choice(paths)}", data, headers)
            self._sent(request)

    def _sent(self, request: Request) -> None:
        from urllib.error import HTTPError

        try:
            with urlopen(request, timeout=60) as answer:
                self.counts[str(answer.status)] += 1
        except HTTPError as error:
            self.counts[str(error.code)] += 1
            if error.code >= 500:
                self.wrong.append(f"{request.full_url} {request.data!r}: {error.code}")

    # -- messages

    def messages(self, count: int) -> None:
        """Say things on both lines: as a stranger anything, as the player nothing that is a right answer."""
        task = self.progress.add_task("messages", total=count)
        left = count
        while left > 0:
            size = min(BREATH, left)
            self.rng.choice([self._browser, self._program])(size)
            self.progress.advance(task, size)
            left -= size

    def _browser(self, size: int) -> None:
        """A stranger's browser at a watched table."""
        table = self.rng.choice(self.tables)
        place = self.rng.choice([f"/t/{table}/live", f"/t/{table}/replay/live"])
        address = f"{self.server.replace('http', 'ws')}{place}{self._query()}"
        with connect(address, origin=Origin(self.server)) as line:
            line.recv(timeout=60)
            self._say(line, [self._browser_message() for _ in range(size)], "browser")

    def _query(self) -> str:
        """What a live connection is asked for: places that there are, that there are not, and noise."""
        names = ["at", "since", "form", "eyes", "seat", "", "at"]
        values = [
            "0",
            "1",
            "2",
            "-1",
            "9",
            "99999999",
            "9" * 30,
            "phone",
            "½",
            "٣",
            "all",
            "x" * 500,
        ]
        pairs = [
            (self.rng.choice(names), self.rng.choice([*values, *self.words[-12:]]))
            for _ in range(self.rng.randrange(4))
        ]
        return f"?{urlencode(pairs, errors='surrogatepass')}" if pairs else ""

    def _browser_message(self) -> str | bytes:
        acts = ["pick", "why", "undo", "redo", "request", "agree", "refuse", "look", "list"]
        acts += ["ready", "sit", "leave", "bot", "standin", "take", "accepts", "rematch", "fly"]
        acts += ["go", "eyes", "verify", "type", "correct", "reasons", "pause", "go-on", "mute"]
        message = {
            "act": self.rng.choice(acts),
            "seq": self.rng.choice([0, 1, -1, 10**12, "1", None]),
            "arg": self.rng.choice(["", "0", "1", "0 tomte", "now", "9", *self.words[-12:]]),
            "options": self.rng.choices(self.words, k=self.rng.randrange(3)),
            "keys": self.rng.choices(self.words, k=self.rng.randrange(3)),
        }
        return self._spoilt(message)

    def _program(self, size: int) -> None:
        """The player's own program, which never answers rightly."""
        table = self.rng.choice(self.tables)
        seat = self.rng.choice(["", "?seat=0", "?seat=1"])
        address = f"{self.server.replace('http', 'ws')}/api/tables/{table}/line{seat}"
        headers = {"authorization": f"Bearer {self.player}"}
        with connect(address, additional_headers=headers) as line:
            line.recv(timeout=60)
            self._say(line, [self._program_message() for _ in range(size)], "program")

    def _program_message(self) -> str | bytes:
        message = {
            "type": self.rng.choice(["pick", "ready", "hello", "", None, 5, ["pick"]]),
            "id": self.rng.choice([0, -1, "1", None, 10**20, [1], {"a": 1}]),
            "option": self.rng.choice([*self.words, None, 7, ["x"]]),
        }
        return self._spoilt(message)

    def _spoilt(self, message: dict[str, Any]) -> str | bytes:
        """The message as it is, with a part left out, cut short, or turned into noise."""
        match self.rng.randrange(8):
            case 0:
                return json.dumps(message)[: self.rng.randrange(60)]
            case 1:
                return self.rng.randbytes(self.rng.randrange(80))
            case 2:
                return "[" * self.rng.randrange(4000)
            case 3:
                message[self.rng.choice(self.words)] = message
                return str(message)
            case 4:
                message.pop(self.rng.choice(list(message)))
        return json.dumps(message)

    def _say(self, line: Any, messages: list[str | bytes], who: str) -> None:
        try:
            for message in messages:
                line.send(message)
                self.counts[who] += 1
            line.send('{"act": "the last word", "type": "the last word"}')
            line.recv(timeout=60)  # not everything has an answer, but the last word has one
            with suppress(TimeoutError):
                while line.recv(timeout=0.2):
                    pass
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code not in (1000, 1008, 1009, 1007):
                self.wrong.append(f"{who}: closed with {closed.rcvd.code}")
        except TimeoutError:
            self.wrong.append(f"{who}: no answer to one of {messages}")


def _is_wrong_within(case: Any, sent: str) -> bool:
    """Whether the body or the query is wrong: a wrong address or token was replaced by a good one."""
    parts = case.meta.components.items() if case.meta is not None else ()
    wrong = {part.value for part, info in parts if info.mode is GenerationMode.NEGATIVE}
    return "body" in wrong or ("query" in wrong and _is_wrong_query(case, sent))


def _is_wrong_query(case: Any, sent: str) -> bool:
    """Whether the query is wrong as it was sent: a parameter too many whose value is an empty list leaves no trace."""
    described = description()["paths"][case.operation.path][case.operation.method.lower()]
    known = {each["name"]: each for each in described["parameters"] if each["in"] == "query"}
    said = parse_qsl(urlsplit(sent).query, keep_blank_values=True)
    names = [name for name, _ in said]
    missing = [name for name, each in known.items() if each["required"] and name not in names]
    if missing or len(set(names)) < len(names) or not set(names) <= known.keys():
        return True
    return not all(_fits(value, known[name]["schema"]) for name, value in said)


def _fits(value: str, schema: dict[str, Any]) -> bool:
    """Whether a word of a query is what the description wants there."""
    if "enum" in schema:
        return value in list(schema["enum"])
    if schema["type"] == "integer":
        return value.isdecimal() and int(value) in range(schema["minimum"], schema["maximum"] + 1)
    return len(value) in range(schema["minLength"], schema["maxLength"] + 1)


def fuzz(count: int, seed: int, data: Path) -> tuple[Counter[str], list[str]]:
    """Throw `count` messages; how each was answered, and what went wrong."""
    with serving(data) as (server, log), Progress(transient=True) as progress:
        thrower = Fuzz(server, seed, progress)
        thrower.requests(count * 6 // 10)
        thrower.forms(count // 10)
        thrower.messages(count - sum(thrower.counts.values()))  # some requests have few forms
        wrong = list(thrower.wrong)
        wrong += [] if thrower.standing() == thrower.before else ["a watched table has changed"]
    said = log.read_text()
    wrong += [said[-4000:]] if "Traceback" in said else []
    wrong += [
        f"{answer} came {n} times" for answer, n in thrower.counts.items() if answer[0] == "5"
    ]
    command = [sys.executable, "-m", "trollbord", "db", "check", "--data", str(data), "--quiet"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    wrong += [checked.stdout + checked.stderr] if checked.returncode else []
    return thrower.counts, wrong


def main() -> int:
    """Print what was thrown and what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, default=None, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.data)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        counts, wrong = fuzz(given.count, given.seed, Path(folder))
    for problem in wrong:
        print(f"WRONG  {problem}")
    rows = "  ".join(f"{answer} {number}" for answer, number in sorted(counts.items()))
    print(f"{sum(counts.values())} thrown in {time.perf_counter() - start:.0f} s: {rows}")
    print(f"{len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
