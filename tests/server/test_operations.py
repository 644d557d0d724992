"""What operators need: health, metrics, logs that hold no secrets, proxies by name, an orderly end."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from click.testing import CliRunner
from prometheus_client import generate_latest
from starlette.types import Receive, Scope, Send

from tests.server.running import run
from tests.server.server import Server, free_port
from tests.server.test_safety import Browser
from trollbord.cli.app import app
from trollbord.server.people.limits import Bucket, Limits
from trollbord.server.people.tokens import SignedTokens
from trollbord.server.processes import metrics
from trollbord.server.processes.logs import JsonFormatter, TextFormatter, scrubbed
from trollbord.server.service.table_server import TableServer
from trollbord.server.web.protocol import DeadlineProtocol
from trollbord.words import COMMON, speaker


class Operated(Server):
    """A server as an operator runs it: behind a proxy, with metrics and JSON logs."""

    def __init__(self, data: Path) -> None:
        self.metrics = free_port()
        port = str(self.metrics)
        options = ["--proxy", "127.0.0.1", "--metrics-port", port, "--log-format", "json"]
        super().__init__(data, options=options)


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    running = Operated(tmp_path_factory.mktemp("operated"))
    yield running
    running.stop()


# -- health


def test_health_needs_no_cookie_and_gives_none(server: Server) -> None:
    for path in ("/healthz", "/readyz"):
        answer = httpx.get(f"{server.url}{path}")
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers


def test_a_server_whose_store_is_locked_is_alive_and_not_ready(tmp_path: Path) -> None:
    """The one thread of the store waits for the lock; the event loop goes on."""
    import sqlite3

    server = Server(tmp_path)
    with sqlite3.connect(tmp_path / "trollbord.sqlite", isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        person = httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=1)
        with pytest.raises(httpx.ReadTimeout):
            person.post("/name", data={"name": "Ada"})
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert httpx.get(f"{server.url}/readyz").status_code == 503
        other.execute("ROLLBACK")
    assert httpx.get(f"{server.url}/readyz").status_code == 200
    person.close()
    server.stop()


# -- metrics


def test_metrics_have_a_port_of_their_own_and_name_nobody(operated: Operated) -> None:
    person = Browser(operated)
    table = person.open()
    person.get(f"/t/{table}")
    httpx.request("BREW", f"{operated.url}/coffee")
    text = httpx.get(f"http://127.0.0.1:{operated.metrics}/metrics").text

    assert 'trollbord_requests_total{method="GET",route="table",status="200"} 2.0' in text
    assert 'method="other"' in text and "BREW" not in text and "coffee" not in text
    assert "trollbord_rooms 1.0" in text
    assert "trollbord_reminders_waiting 0.0" in text
    assert table not in text
    assert httpx.get(f"{operated.url}/metrics").status_code == 404


def test_metrics_leave_out_what_the_store_does_not_tell_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "PATIENCE", 0.1)

    async def scene() -> str:
        server = TableServer(f"sqlite:///{tmp_path / 'x.sqlite'}", 0.0)
        registry, goes_on = metrics.Metrics(server).registry, threading.Event()
        holding = asyncio.create_task(server.store.do(lambda _: goes_on.wait()))
        await asyncio.sleep(0)
        told = await asyncio.to_thread(generate_latest, registry)
        goes_on.set()
        await holding
        await server.close()
        return told.decode()

    text = run(scene())
    assert "trollbord_rooms 0.0" in text and "trollbord_reminders_waiting" not in text


# -- logs


def test_requests_are_logged_as_json_without_what_is_secret(operated: Operated) -> None:
    person = Browser(operated)
    table = person.open()
    person.get(f"/t/{table}?at=17")
    cookie = next(str(cookie.value) for cookie in person.jar)
    lines = [json.loads(line) for line in operated.log.read_text().splitlines() if line[0] == "{"]
    requests = [line for line in lines if line["logger"] == "trollbord.requests"]

    assert {"method": "GET", "route": "table", "status": 200}.items() <= requests[-1].items()
    text = json.dumps(lines)
    assert cookie not in text and table not in text and "at=17" not in text


def record_of(message: str) -> logging.LogRecord:
    return logging.LogRecord("x", logging.ERROR, "", 0, message, None, None)


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()], ids=["text", "json"])
def test_secrets_are_struck_out_of_whatever_is_logged(formatter: logging.Formatter) -> None:
    tokens = SignedTokens(b"secret")
    token, move = tokens.sign("anna"), tokens.sign_move("anna")
    said = [
        f"no {token} here",
        f"claim {move}",
        '"WebSocket /t/abc/live?since=4&at=17" [accepted]',
        f"headers: cookie: trollbord-1={token}; x=1",
        "(sqlite3.Error) failed\n[parameters: (b'secret', 'anna')]\n(Background: x)",
    ]
    text = "".join([formatter.format(record_of(message)) for message in said])

    for secret in (token, move, "since=4", "x=1", "b'secret'"):
        assert secret not in text
    assert "/t/abc/live?…" in text and "Background" in text


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()], ids=["text", "json"])
def test_a_table_has_a_mark_in_logs_and_not_its_id(formatter: logging.Formatter) -> None:
    """Who knows the id may watch it; lines about the same table can still be found."""
    one, other = "NkL0WKGsnXCi", "a-b_c-d_e-f_"
    said = [
        f"table {one}: a change was not saved",
        f"bot tomte at table {one} failed to answer",
        f"GET /api/tables/{one}/options failed",
        f"table {other} is closed",
    ]
    lines = [formatter.format(record_of(message)) for message in said]
    marks = [re.findall(r"#[0-9a-f]{8}", line) for line in lines]

    assert not any(id in line for id in (one, other) for line in lines)
    assert marks[0] == marks[1] == marks[2] != marks[3] and len(marks[3]) == 1


def test_ordinary_text_is_logged_as_it_is() -> None:
    text = 'File "site-packages/uvicorn/protocols/http_tools_implementation.py", line 3, in x.y_z'

    assert scrubbed(text) == text


# -- proxies


def accounts(server: Server, count: int) -> list[int]:
    """Ask for accounts, each as if from another address."""
    with httpx.Client(base_url=f"{server.url}/api") as http:
        return [
            http.post(
                "/accounts", json={"name": "x"}, headers={"x-forwarded-for": f"10.0.0.{number}"}
            ).status_code
            for number in range(count)
        ]


def test_forwarded_addresses_are_believed_only_from_named_proxies(
    operated: Operated, tmp_path: Path
) -> None:
    plain = Server(tmp_path)

    assert accounts(operated, 30) == [201] * 30
    assert 429 in accounts(plain, 30)
    plain.stop()


def test_a_misspelt_proxy_is_refused() -> None:
    answer = CliRunner().invoke(app, ["--language", "en", "serve", "--proxy", "10.0.0.300"])

    assert answer.exit_code == 2 and "'10.0.0.300' is neither" in answer.output


# -- shares


def test_a_guest_without_a_cookie_is_limited_by_address() -> None:
    limits = Limits()
    taken = [limits.forms.take(f"person {number}", "here") == 0 for number in range(400)]

    assert 200 < sum(taken) < 300
    assert limits.forms.take("person 1", "elsewhere") == 0


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 0.5, lambda: now[0])

    assert [bucket.take("a") for _ in range(3)] == [0, 0, 2.0]
    now[0] = 2.0
    assert bucket.take("a") == 0


def test_too_many_forms_are_refused_with_a_page(tmp_path: Path) -> None:
    server = Server(tmp_path)
    headers = {"origin": server.url}
    with httpx.Client(base_url=server.url, headers=headers) as http:
        answers = [http.post("/name", data={"name": f"n{n}"}) for n in range(120)]
    refused = [answer for answer in answers if answer.status_code == 429]

    assert [answer.status_code for answer in answers[:60]] == [303] * 60
    assert int(refused[0].headers["retry-after"]) >= 1
    assert speaker(COMMON).text("page-too-much") in refused[0].text
    server.stop()


# -- slow and stopped


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer when the body is whole."""
    assert scope["type"] == "http"
    while (message := await receive()).get("more_body"):
        pass
    if message["type"] == "http.request":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


class Quick(DeadlineProtocol):
    deadline = 0.3


SLOW = [b"", b"GET / HT", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf"]


def test_half_a_request_is_cut_off_and_a_whole_one_is_not() -> None:
    async def scene() -> list[bytes]:
        with socket.create_server(("127.0.0.1", 0)) as line:
            config = uvicorn.Config(echo, http=Quick, lifespan="off", log_level="critical")
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve([line]))
            said = [*SLOW, b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"]
            heard = [await exchanged(line.getsockname()[1], each) for each in said]
            server.should_exit = True
            await serving
        return heard

    *slow, whole = run(scene())
    assert slow == [b"", b"", b""]
    assert whole.startswith(b"HTTP/1.1 204")


async def exchanged(port: int, said: bytes) -> bytes:
    """What comes back until the server closes the connection."""
    async with asyncio.timeout(10):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        heard = await reader.read()
        writer.close()
    return heard


def test_a_server_that_is_told_to_stop_ends_streams_at_once(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with httpx.Client(base_url=f"{server.url}/api", timeout=20) as http:
        token = http.post("/accounts", json={"name": "Ada"}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        seats = {"game": "ragnarocks", "seats": ["me", "open"]}
        table = http.post("/tables", json=seats).json()["id"]
        with http.stream("GET", f"/tables/{table}/stream?seconds=600") as stream:
            lines = stream.iter_lines()
            next(lines)
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            assert list(lines)
    assert server.process.wait(timeout=20) in (0, -signal.SIGTERM)
    assert time.monotonic() - began < 4
    assert "Traceback" not in server.log.read_text()
    assert "Cancel" not in server.log.read_text()
