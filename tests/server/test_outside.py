"""Calls to the world outside that are slow or silent: nobody else waits for them."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from tests.server.endpoints import Endpoint
from tests.server.running import run
from tests.server.server import PATIENCE
from tests.server.test_reminders import HOME, Club, by_web, scene
from trollbord.server.reminders import mail, posting, sender, webhook
from trollbord.server.reminders.delivery import NotNow
from trollbord.server.reminders.operator import Operator, Smtp
from trollbord.server.reminders.outside import OutsideCall, OutsideCalls
from trollbord.server.store import outbox
from trollbord.server.store.rows import ChannelRow, RemindedRow
from trollbord.server.web import reminder_pages


@pytest.fixture
def endpoint(tmp_path: Path) -> Iterator[Endpoint]:
    running = Endpoint(tmp_path)
    yield running
    running.server.shutdown()
    running.server.server_close()


@contextmanager
def dripping(
    says: bytes, context: ssl.SSLContext | None = None, called: threading.Event | None = None
) -> Iterator[int]:
    """The port of a server that answers one byte every 50 milliseconds, for good; `called` when somebody has come."""
    listener = socket.create_server(("127.0.0.1", 0))

    def drip(plain: socket.socket) -> None:
        wire = plain if context is None else context.wrap_socket(plain, server_side=True)
        with suppress(OSError), wire:
            wire.sendall(says)
            if called is not None:
                called.set()
            while True:
                wire.sendall(b"x")
                sleep(0.05)

    def accept() -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=drip, args=listener.accept()[:1], daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield int(listener.getsockname()[1])
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()


async def no_call_is_left() -> None:
    """A call that was cut ends its thread."""
    deadline = monotonic() + PATIENCE
    while any(thread.name == "outside" for thread in threading.enumerate()):
        assert monotonic() < deadline
        await asyncio.sleep(0.01)


async def ask(club: Club, person: str, kind: str, address: str) -> None:
    """A new way, whose confirmation waits to be sent."""
    now = club.store.now()
    row = ChannelRow(person, person, kind, address, webhook.new_secret(), "en", now)
    await club.store.do(lambda connection: outbox.want(connection, RemindedRow(person)))
    await club.store.do(lambda connection: outbox.add(connection, row))


def test_a_webhook_that_drips_holds_up_nobody_and_is_cut_off(
    tmp_path: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next look finds new messages while the first call still drips; nothing is sent twice at once."""
    certificate = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    certificate.load_cert_chain(tmp_path / "hooks.pem")

    with dripping(b"HTTP/1.1 200 OK\r\nx-slow:", certificate) as port:
        slow_address = f"https://hooks.test:{port}/"

        async def play(club: Club) -> None:
            await ask(club, "slow", "webhook", slow_address)
            [slow] = await club.sender.begin()
            await ask(club, "good", "webhook", endpoint.url)
            [good] = await club.sender.begin()
            assert await good and len(endpoint.got) == 1
            assert not slow.done()

            assert not await slow
            [row] = await club.store.do(lambda each: outbox.channels_of(each, "slow"))
            assert row.tries == 1 and row.after > club.store.now()
            await no_call_is_left()

        monkeypatch.setattr(sender, "PATIENCE", 3.0)
        operator = Operator(
            HOME,
            None,
            "",
            webhooks=True,
            allowed=(f"hooks.test:{endpoint.port}", f"hooks.test:{port}"),
        )
        scene(f"sqlite:///{tmp_path / 'x.sqlite'}", operator, play, endpoint.context)


def test_a_mail_server_that_drips_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with dripping(b"220") as port:

        async def play(club: Club) -> None:
            await ask(club, "slow", "mail", "slow@example.org")
            assert await club.sender.round() == 0
            [row] = await club.store.do(lambda each: outbox.channels_of(each, "slow"))
            assert row.tries == 1
            await no_call_is_left()

        monkeypatch.setattr(mail, "LONG_PATIENCE", 0.5)
        smtp = Smtp("smtp", "127.0.0.1", port, "", "", "table@club.example")
        scene(f"sqlite:///{tmp_path / 'x.sqlite'}", Operator(HOME, smtp), play)


def test_no_more_than_so_many_calls_hang() -> None:
    held = threading.Event()

    async def play() -> None:
        calls = OutsideCalls(2)
        for _ in range(2):
            with pytest.raises(NotNow, match="not ended after"):
                await calls.call(lambda _: held.wait(), 0.01)
        with pytest.raises(NotNow, match="too many"):
            await calls.call(lambda _: True, 60)
        held.set()
        await no_call_is_left()
        assert await calls.call(lambda _: True, 60)

    run(play())


def test_what_connects_too_late_is_refused() -> None:
    call = OutsideCall()
    call.cut()
    with socket.socket() as late, pytest.raises(NotNow):
        call.opened(late)


def test_names_are_looked_up_after_the_limit_and_only_where_they_are_called(
    tmp_path: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        if host == "silent.test":
            held.wait()
        raise NotNow("unknown")

    held = threading.Event()
    # The default of `target_of` is bound when it is defined.
    monkeypatch.setattr(posting.target_of, "__defaults__", ((), resolve))
    monkeypatch.setattr(reminder_pages, "LOOKUP", 0.2)

    async def add(browser: httpx.AsyncClient, host: str) -> httpx.Response:
        return await browser.post("/you/reminders/webhook", data={"address": f"https://{host}/"})

    async def without(club: Club) -> None:
        async with club.browser() as browser:
            assert (await add(browser, "any.test")).status_code == 404
        assert asked == []

    async def with_webhooks(club: Club) -> None:
        async with club.browser() as browser:
            await browser.get("/")
            answers = [await add(browser, "silent.test"), await add(browser, "unknown.test")]
            answers += [await add(browser, f"{number}.test") for number in range(6)]
            private = await add(browser, "10.0.0.1")
        assert [answer.status_code for answer in answers] == [409] * 6 + [429] * 2
        assert private.status_code == 429
        assert asked == ["silent.test", "unknown.test", "0.test", "1.test", "2.test", "3.test"]
        said = {answer.text.partition("<main")[2] for answer in answers[:2]}
        assert len(said) == 1  # whether a name exists inside our network is not told
        held.set()
        await no_call_is_left()

    address = f"sqlite:///{tmp_path / 'x.sqlite'}"
    scene(address, Operator(HOME, None), without)
    scene(address, by_web(endpoint), with_webhooks)
