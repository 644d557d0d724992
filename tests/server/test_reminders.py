"""Reminders with the page closed: written with the pick, sent once, silent where they should be; real mail, real endpoints."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from click.testing import CliRunner
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import select

from tests.server.endpoints import HOST, Endpoint, Letters
from tests.server.running import run
from tests.server.server import PATIENCE, Server, free_port
from tests.server.test_safety import Browser
from tests.server.test_standing import play_out
from trollbord.cli.app import app as cli
from trollbord.server.app import application
from trollbord.server.processes.metrics import Metrics
from trollbord.server.reminders import push, sender, webhook
from trollbord.server.reminders.delivery import DeliveryRefusal
from trollbord.server.reminders.operator import BadReminders, Operator, Smtp, operator_of
from trollbord.server.reminders.posting import is_public, target_of
from trollbord.server.reminders.quiet import quiet_until
from trollbord.server.reminders.sender import Sender
from trollbord.server.rooms import seating
from trollbord.server.rooms.new_table import seat_table
from trollbord.server.rooms.room import Room
from trollbord.server.service.table_server import TableServer
from trollbord.server.store import listing, outbox
from trollbord.server.store.outbox import GATHER, HOLD, SPACING, UNCONFIRMED
from trollbord.server.store.rows import ChannelRow, RemindedRow
from trollbord.server.store.schema import CHANNELS, META, OUTBOX
from trollbord.words import LANGUAGES

HOME = "https://club.example"
LINK = re.compile(r"https://club\.example(/\S+)")


@pytest.fixture
def letters() -> Iterator[tuple[Letters, Smtp]]:
    """A real mail server on the loopback."""
    handler = Letters()
    controller = Controller(handler, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield (
        handler,
        Smtp("smtp", "127.0.0.1", controller.port, "", "", "table@club.example"),
    )
    controller.stop()


@pytest.fixture
def endpoint(tmp_path: Path) -> Iterator[Endpoint]:
    running = Endpoint(tmp_path)
    yield running
    running.server.shutdown()
    running.server.server_close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'x.sqlite'}"
    return str(request.getfixturevalue("postgres").database())


class Club:
    """A server whose operator has set up reminders, and a clock that can be put forward."""

    def __init__(self, url: str, operator: Operator, context: ssl.SSLContext | None = None) -> None:
        self.server = TableServer(url, 0.0, operator=operator)
        self.store = self.server.store
        self.app = application(self.server, ["*"])
        self.sender = self.another(context)

    def another(self, context: ssl.SSLContext | None = None) -> Sender:
        """One more process that sends."""
        operator = self.server.operator
        assert operator is not None
        return Sender(
            self.store, operator, self.server.links, lambda host, port: ["127.0.0.1"], context
        )

    def wait(self, seconds: float) -> None:
        self.store._epoch += seconds

    async def add(
        self, person: str, kind: str, address: str, keys: str = "", language: str = "en"
    ) -> str:
        """A confirmed way to reach somebody."""
        now = self.store.now()
        row = ChannelRow(f"{kind}-{person}", person, kind, address, keys, language, now, now)

        def work(connection: Any) -> None:
            outbox.want(connection, RemindedRow(person, seen=now))
            outbox.add(connection, row)

        await self.store.do(work)
        return row.id

    async def table(self, *, seats: tuple[str, ...] = ("me", "open")) -> Room:
        """Anna's table, where Bela has sat down."""
        id = await seat_table(self.store, "ragnarocks", "anna", seats, {})
        room = await self.server.rooms.room(id)
        assert room is not None
        async with room.change(by="bela"):
            seating.sit(room, "bela", 1)
        return room

    async def waiting(self) -> list[tuple[str, str]]:
        wanted = select(OUTBOX.c.table, OUTBOX.c.what)
        rows = await self.store.do(lambda connection: connection.execute(wanted).all())
        return [(str(row[0]), str(row[1])) for row in rows]

    def browser(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app)
        return httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", headers={"origin": "http://127.0.0.1"}
        )


async def turn(room: Room) -> None:
    """The player who is asked plays until another is asked."""
    seat = room.asked()
    while room.asked() == seat:
        assert room.match.ask is not None
        async with room.change(publishes=False):
            room.pick(room.match.ask.seat, [room.match.ask.options[0].text])


def by_mail(smtp: Smtp) -> Operator:
    return Operator(HOME, smtp)


def by_web(endpoint: Endpoint, push_key: str = "") -> Operator:
    allowed = (f"{HOST}:{endpoint.port}",)
    return Operator(HOME, None, push_key, webhooks=True, allowed=allowed)


def scene(
    url: str,
    operator: Operator,
    play: Callable[[Club], Awaitable[None]],
    context: ssl.SSLContext | None = None,
) -> None:
    """Play with a server that is closed afterwards."""

    async def whole() -> None:
        club = Club(url, operator, context)
        try:
            await play(club)
        finally:
            await club.server.close()

    run(whole())


# -- written with the pick


def test_whose_turn_it_becomes_is_told_once_and_by_nothing_but_the_game(
    url: str, letters: tuple[Letters, Smtp]
) -> None:
    """No name of a person or a table, nothing said, nothing hidden; a link, and a header that stops it."""
    got, smtp = letters

    async def play(club: Club) -> None:
        await club.server.rooms.rename("anna", "Annegret")
        room = await club.table()
        async with room.change():
            room.row.name = "Secret supper"
        await club.add("bela", "mail", "bela@example.org")
        await turn(room)
        assert await club.waiting() == [(room.row.id, "turn")]
        assert await club.sender.round() == 0  # it waits for company
        club.wait(GATHER + 1)
        assert await club.sender.round() == 1
        assert await club.waiting() == [] and await club.sender.round() == 0
        [letter] = got.got
        body = letter.get_content()
        assert letter["Subject"] == "Ragnarocks: it is your turn"
        assert f"{HOME}/t/{room.row.id}" in body
        assert not re.search("Annegret|Secret|anna|bela", body)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["List-Unsubscribe"].startswith(f"<{HOME}/reminders/stop/")

    scene(url, by_mail(smtp), play)


def test_the_metrics_tell_how_many_messages_wait(url: str, letters: tuple[Letters, Smtp]) -> None:
    _, smtp = letters

    async def play(club: Club) -> None:
        registry = Metrics(club.server).registry

        async def told(what: str = "waiting") -> float | None:
            name = f"trollbord_reminders_{what}"
            return await asyncio.to_thread(registry.get_sample_value, name)

        room = await club.table()
        await club.add("bela", "mail", "bela@example.org")
        assert await told() == 0
        await turn(room)
        assert await told() == 1
        club.wait(GATHER + 1)
        assert GATHER <= (await told("oldest_seconds") or 0) < 2 * GATHER
        await club.sender.round()
        assert await told() == 0

    scene(url, by_mail(smtp), play)


def test_a_change_that_is_not_saved_leaves_no_reminder(
    url: str, letters: tuple[Letters, Smtp], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reminder is a row of the pick's own transaction: both are there, or neither."""

    async def play(club: Club) -> None:
        room = await club.table()
        await club.add("bela", "mail", "bela@example.org")
        noted = outbox.note

        def broken(*given: Any) -> None:
            noted(*given)
            raise RuntimeError("the power fails")

        monkeypatch.setattr(outbox, "note", broken)
        with pytest.raises(Exception, match="page-"):
            await turn(room)
        monkeypatch.undo()
        assert await club.waiting() == []
        assert room.asked() == 0

    scene(url, by_mail(letters[1]), play)


def test_two_processes_send_once_and_a_killed_one_is_followed(
    url: str, letters: tuple[Letters, Smtp]
) -> None:
    """At least once: what was taken and not finished is sent by another after three minutes, under the same id."""
    got, smtp = letters

    async def play(club: Club) -> None:
        room = await club.table()
        channel = await club.add("bela", "mail", "bela@example.org")
        await turn(room)
        club.wait(GATHER + 1)
        others = [club.another(), club.another()]
        assert sum(await asyncio.gather(*[each.round() for each in others])) == 1
        async with room.change():
            room.pick(1, [room.match.ask.options[0].text])  # type: ignore[union-attr]
        await turn(room)
        await turn(room)
        club.wait(SPACING + GATHER)
        now = club.store.now()
        taken = await club.store.do(lambda connection: outbox.take(connection, channel, now))
        assert taken is not None  # and then the process is killed
        assert await club.sender.round() == 0
        club.wait(HOLD + 1)
        assert await club.sender.round() == 1
        assert len(got.got) == 2

    scene(url, by_mail(smtp), play)


# -- silence


def test_nothing_is_sent_to_who_sees_a_page_or_has_answered(
    tmp_path: Path, letters: tuple[Letters, Smtp]
) -> None:
    got, smtp = letters

    async def play(club: Club) -> None:
        first, second = await club.table(), await club.table()
        await club.add("bela", "mail", "bela@example.org")
        await turn(first)
        club.wait(30)
        await club.server.see("bela")  # a page with a bell
        await turn(second)
        await turn(second)  # Bela has answered
        club.wait(GATHER)
        assert await club.sender.round() == 0
        assert await club.waiting() == [] and got.got == []

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(smtp), play)


def test_ten_tables_are_one_message_and_a_muted_one_is_not_in_it(
    tmp_path: Path, letters: tuple[Letters, Smtp]
) -> None:
    got, smtp = letters

    async def play(club: Club) -> None:
        rooms = [await club.table() for _ in range(10)]
        await club.add("bela", "mail", "bela@example.org", language="de")
        quiet = rooms[3].row.id
        await club.store.do(lambda connection: outbox.mute(connection, quiet, "bela", True, 1.0))
        for room in rooms:
            await turn(room)
        club.wait(GATHER + 1)
        assert await club.sender.round() == 1
        [letter] = got.got
        assert letter["Subject"] == "Du bist an 9 Tischen an der Reihe"
        assert quiet not in letter.get_content()
        await turn(rooms[0])
        await turn(rooms[0])
        club.wait(GATHER + 1)
        assert await club.sender.round() == 0  # the last message is not old enough
        club.wait(SPACING)
        assert await club.sender.round() == 1

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(smtp), play)


def test_quiet_hours_are_those_of_the_persons_clock() -> None:
    """22:00 to 7:00 in Prague, also in the night when summer time begins."""
    wish = RemindedRow("anna", "Europe/Prague", 22 * 60, 7 * 60)

    def at(text: str) -> float:
        return datetime.fromisoformat(text).timestamp()

    assert quiet_until(wish, at("2026-01-10T21:30:00+01:00")) is None
    assert quiet_until(wish, at("2026-01-10T22:00:00+01:00")) == at("2026-01-11T07:00:00+01:00")
    assert quiet_until(wish, at("2026-01-11T06:59:00+01:00")) == at("2026-01-11T07:00:00+01:00")
    assert quiet_until(wish, at("2026-01-11T07:00:00+01:00")) is None
    assert quiet_until(wish, at("2026-03-28T23:00:00+01:00")) == at("2026-03-29T07:00:00+02:00")
    assert quiet_until(RemindedRow("anna"), at("2026-01-10T03:00:00+00:00")) is None
    assert quiet_until(
        RemindedRow("anna", "Nowhere/At-all", 60, 120), at("2026-01-10T01:30:00+00:00")
    )


def test_what_comes_in_quiet_hours_waits_for_their_end(
    tmp_path: Path, letters: tuple[Letters, Smtp]
) -> None:
    got, smtp = letters

    async def play(club: Club) -> None:
        room = await club.table()
        await club.add("bela", "mail", "bela@example.org")
        here = datetime.fromtimestamp(club.store.now(), UTC)
        begins = (here - timedelta(minutes=30)).hour * 60
        wish = RemindedRow("bela", "UTC", begins, (begins + 180) % 1440)
        await club.store.do(lambda connection: outbox.want(connection, wish))
        await turn(room)
        club.wait(GATHER + 1)
        assert await club.sender.round() == 0 and await club.waiting()
        club.wait(3 * 3600)
        assert await club.sender.round() == 1 and len(got.got) == 1

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(smtp), play)


def test_the_end_of_a_game_is_told(tmp_path: Path, letters: tuple[Letters, Smtp]) -> None:
    got, smtp = letters

    async def play(club: Club) -> None:
        room = await club.table()
        await club.add("anna", "mail", "anna@example.org", language="ru")
        await play_out(room)
        club.wait(GATHER + 1)
        assert await club.sender.round() == 1
        assert got.got[0]["Subject"] == "Камни Рагнарёка: партия окончена"

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(smtp), play)


# -- failures


def test_a_failure_is_tried_again_later_and_an_unknown_recipient_never(
    tmp_path: Path, letters: tuple[Letters, Smtp]
) -> None:
    got, smtp = letters

    async def play(club: Club) -> None:
        room = await club.table()
        await club.add("bela", "mail", "bela@example.org")
        await turn(room)
        club.wait(GATHER + 1)
        got.answers = ["451 later", "250 OK"]
        assert await club.sender.round() == 0
        assert await club.sender.round() == 0  # not at once
        club.wait(1.3 * sender.FIRST_PAUSE)
        assert await club.sender.round() == 1 and len(got.got) == 1

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(smtp), play)


def test_a_mail_server_that_is_down_for_days_costs_nobody_their_address(
    tmp_path: Path, letters: tuple[Letters, Smtp]
) -> None:
    got, smtp = letters

    async def play(club: Club) -> None:
        room = await club.table()
        await club.add("bela", "mail", "bela@example.org")
        await turn(room)
        got.answers = ["451 later"] * sender.MOST_TRIES
        for _ in range(sender.MOST_TRIES):
            club.wait(sender.LONGEST_PAUSE * 1.3)
            assert await club.sender.round() == 0
        assert got.answers == [] and await club.waiting() == []
        await turn(room)
        await turn(room)
        club.wait(GATHER + 1)
        assert await club.sender.round() == 1

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(smtp), play)


def test_an_address_that_never_answers_is_given_up(tmp_path: Path, endpoint: Endpoint) -> None:
    async def play(club: Club) -> None:
        room = await club.table()
        await club.add("bela", "webhook", endpoint.url, webhook.new_secret())
        await turn(room)
        endpoint.answers = [(500, {})] * sender.MOST_TRIES
        for _ in range(sender.MOST_TRIES):
            club.wait(sender.LONGEST_PAUSE * 1.3)
            assert await club.sender.round() == 0
        assert len(endpoint.got) == sender.MOST_TRIES
        assert await club.waiting() == []
        left = await club.store.do(lambda each: outbox.channels_of(each, "bela"))
        assert left == []

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_web(endpoint), play, endpoint.context)


# -- the web


def test_a_webhook_is_signed_and_its_redirect_is_not_followed(
    tmp_path: Path, endpoint: Endpoint
) -> None:
    secret = webhook.new_secret()

    async def play(club: Club) -> None:
        room = await club.table()
        await club.add("bela", "webhook", endpoint.url, secret)
        await turn(room)
        club.wait(GATHER + 1)
        endpoint.answers = [(307, {"location": endpoint.url + "&again"})]
        assert await club.sender.round() == 0
        club.wait(1.3 * sender.FIRST_PAUSE)
        assert await club.sender.round() == 1
        assert [path for path, _, _ in endpoint.got] == ["/hook?of=anna"] * 2
        _, headers, body = endpoint.got[1]
        ids = {headers["webhook-id"] for _, headers, _ in endpoint.got}
        assert len(ids) == 1  # the receiver can tell that it is the same
        at = int(headers["webhook-timestamp"])
        signed = webhook.signature(headers["webhook-id"], at, body, secret)
        assert headers["webhook-signature"] == f"v1,{signed}"
        told = json.loads(body)
        assert told["tables"] == [
            {
                "what": "turn",
                "game": "ragnarocks",
                "table": room.row.id,
                "url": f"{HOME}/t/{room.row.id}",
            }
        ]

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_web(endpoint), play, endpoint.context)


def _decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a push, by RFC 8188 and RFC 8291."""
    salt, length = body[:16], body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    own = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    shared = key.exchange(ec.ECDH(), point)
    secret = push.derived(auth, shared, b"WebPush: info\0" + own + theirs, 32)
    content = push.derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = push.derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    return AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\x00").removesuffix(b"\x02")


def test_a_browser_can_read_its_push_and_a_gone_one_is_forgotten(
    tmp_path: Path, endpoint: Endpoint
) -> None:
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters."
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    keys = json.dumps({"p256dh": push.coded(point), "auth": push.coded(auth)})

    async def play(club: Club) -> None:
        room = await club.table()
        await club.add("bela", "push", endpoint.url, keys)
        await turn(room)
        club.wait(GATHER + 1)
        assert await club.sender.round() == 1
        _, headers, body = endpoint.got[0]
        assert headers["content-encoding"] == "aes128gcm" and headers["ttl"]
        assert headers["authorization"].startswith("vapid t=")
        assert json.loads(_decrypted(body, key, auth)) == {
            "title": "Ragnarocks: it is your turn",
            "body": "",
            "url": f"{HOME}/t/{room.row.id}",
        }
        await turn(room)
        await turn(room)
        club.wait(SPACING + GATHER)
        endpoint.answers = [(410, {})]
        assert await club.sender.round() == 0
        assert await club.store.do(lambda each: outbox.channels_of(each, "bela")) == []

    operator = by_web(endpoint, push.new_key())
    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", operator, play, endpoint.context)


def test_encryption_gives_what_the_standard_gives() -> None:
    """RFC 8291, appendix A."""
    number = int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    keys = push.Keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        keys,
        ec.derive_private_key(number, ec.SECP256R1()),
        push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.coded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
        "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    "address",
    [
        *(
            "http://hooks.test/",
            "https://user:word@hooks.test/",
            "https://hooks.test:8443/",
            "ftp://x",
        ),
        *(
            "https://hooks.test/#x",
            "https:///x",
            "https://hooks.test/a b",
            "https://hooks.test:0x1/",
        ),
    ],
)
def test_only_plain_https_addresses_are_called(address: str) -> None:
    with pytest.raises(DeliveryRefusal):
        target_of(address, resolve=lambda host, port: ["93.184.216.34"])


@pytest.mark.parametrize(
    ("network", "expected"),
    [
        *(("93.184.216.34", True), ("2606:2800:220:1::1", True)),
        *(("127.0.0.1", False), ("10.1.2.3", False), ("169.254.169.254", False)),
        *(("100.64.0.1", False), ("0.0.0.0", False), ("224.0.0.1", False), ("::1", False)),
        *(("fe80::1%eth0", False), ("fc00::1", False), ("::ffff:10.0.0.1", False)),
        *(("64:ff9b::a00:1", False), ("2002:a00:1::", False)),
    ],
)
def test_private_networks_are_not_called(network: str, expected: bool) -> None:
    assert is_public(network) == expected


def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    def resolve(host: str, port: int) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    with pytest.raises(DeliveryRefusal):
        target_of("https://hooks.test/", resolve=resolve)
    target = target_of("https://hooks.test/", ("hooks.test",), resolve)
    assert target.network == "93.184.216.34"  # the operator said so


# -- people


def test_an_address_is_confirmed_by_its_link_and_stopped_by_one_click(
    tmp_path: Path, letters: tuple[Letters, Smtp]
) -> None:
    got, smtp = letters

    async def play(club: Club) -> None:
        async with club.browser() as browser:
            bad = await browser.post("/you/reminders/mail", data={"address": "nobody"})
            assert bad.status_code == 409
            fields = {"address": "bela@example.org", "zone": "Europe/Prague"}
            assert (await browser.post("/you/reminders/mail", data=fields)).status_code == 303
            assert await club.sender.round() == 1
            page = (await browser.get("/you")).text
            assert "bela@example.org" in page and "Not confirmed yet" in page
            found = LINK.search(got.got[0].get_content())
            assert found is not None
            asked = await browser.get(found[1])  # a program that looks at links confirms nothing
            assert "bela@example.org" in asked.text
            assert "Not confirmed yet" in (await browser.get("/you")).text
            assert (await browser.post(found[1])).status_code == 200
            page = (await browser.get("/you")).text
            assert "Not confirmed yet" not in page and "Europe/Prague" in page
        row = await club.store.do(lambda each: each.execute(select(CHANNELS)).mappings().one())
        stop = club.server.links.stop(row["id"]).removeprefix(HOME)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app=club.app), base_url="http://127.0.0.1"
        ) as program:  # a mail program has no cookie, and comes from nowhere
            answer = await program.post(stop, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
            assert (await program.post("/you/forget")).status_code == 403
        assert await club.store.do(lambda each: outbox.channels_of(each, row["person"])) == []

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(smtp), play)


def test_an_unconfirmed_address_gets_one_question_and_is_forgotten(
    tmp_path: Path, letters: tuple[Letters, Smtp]
) -> None:
    got, smtp = letters

    async def play(club: Club) -> None:
        room = await club.table()
        now = club.store.now()
        row = ChannelRow("c", "bela", "mail", "bela@example.org", "", "en", now)
        await club.store.do(lambda connection: outbox.add(connection, row))
        assert await club.sender.round() == 1
        await turn(room)
        club.wait(GATHER + 1)
        assert await club.sender.round() == 0 and len(got.got) == 1
        club.wait(UNCONFIRMED)
        await club.sender.round()
        assert await club.store.do(lambda each: outbox.channels_of(each, "bela")) == []

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(smtp), play)


def test_who_is_forgotten_leaves_no_address(tmp_path: Path, letters: tuple[Letters, Smtp]) -> None:
    async def play(club: Club) -> None:
        room = await club.table()
        await club.add("bela", "mail", "bela@example.org")
        await club.store.do(lambda each: outbox.mute(each, "elsewhere", "bela", True, 1.0))
        await turn(room)
        await club.store.do(lambda connection: listing.forget_person(connection, "bela"))
        names = ("channels", "reminded", "muted", "outbox")
        left = await club.store.do(
            lambda each: [each.execute(select(META.tables[name])).all() for name in names]
        )
        assert left == [[], [], [], []]

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(letters[1]), play)


def test_nobody_has_more_letters_written_to_somebody_than_three(
    tmp_path: Path, letters: tuple[Letters, Smtp]
) -> None:
    async def play(club: Club) -> None:
        codes = []
        for _ in range(4):
            async with club.browser() as browser:
                fields = {"address": "victim@example.org"}
                codes.append((await browser.post("/you/reminders/mail", data=fields)).status_code)
        assert codes == [303, 303, 303, 429]

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(letters[1]), play)


def test_a_private_webhook_is_refused_before_it_is_stored(
    tmp_path: Path, endpoint: Endpoint
) -> None:
    async def play(club: Club) -> None:
        async with club.browser() as browser:
            fields = {"address": f"https://127.0.0.1:{endpoint.port}/"}
            assert (await browser.post("/you/reminders/webhook", data=fields)).status_code == 409
            fields = {"address": "https://127.0.0.1/"}
            answer = await browser.post("/you/reminders/webhook", data=fields)
            assert answer.status_code == 409 and "public internet" in answer.text
        assert endpoint.got == []

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_web(endpoint), play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pane_says_what_is_set_up_in_every_language(
    tmp_path: Path, letters: tuple[Letters, Smtp], language: str
) -> None:
    async def play(club: Club) -> None:
        async with club.browser() as browser:
            browser.cookies.set("language", language)
            page = (await browser.get("/you")).text
            assert 'action="/you/reminders/mail"' in page
            assert "data-push" not in page and "/you/reminders/webhook" not in page

    scene(f"sqlite:///{tmp_path / 'x.sqlite'}", by_mail(letters[1]), play)


# -- the operator


def test_reminders_are_off_until_they_are_set_up() -> None:
    assert operator_of("", "", None, False, ()) is None
    with pytest.raises(BadReminders, match=r"https://club\.example"):
        operator_of("club.example", "", None, True, ())
    with pytest.raises(BadReminders, match="smtps://") as bad:
        operator_of(HOME, "imap://me:secret@mail.example", None, False, ())
    assert "secret" not in str(bad.value)


def test_the_key_is_made_by_a_command_and_read_by_the_server(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    made = CliRunner().invoke(cli, ["--language", "en", "reminders", "key", str(file)])
    assert made.exit_code == 0, made.output
    assert file.stat().st_mode & 0o777 == 0o600
    again = CliRunner().invoke(cli, ["--language", "en", "reminders", "key", str(file)])
    assert again.exit_code != 0 and "already" in again.output

    operator = operator_of(HOME, "smtps://me:p%40ss@mail.example?from=t@x.org", file, True, ())
    assert operator is not None and operator.kinds == ("mail", "push", "webhook")
    assert operator.smtp == Smtp("smtps", "mail.example", 465, "me", "p@ss", "t@x.org")
    (tmp_path / "bad.pem").write_text("no key", encoding="ascii")
    with pytest.raises(BadReminders, match=r"bad\.pem"):
        operator_of(HOME, "", tmp_path / "bad.pem", False, ())


def test_the_options_of_the_command_reach_the_mail_server(
    tmp_path: Path, letters: tuple[Letters, Smtp]
) -> None:
    """A server in a process of its own asks for the confirmation of an address."""
    got, smtp = letters
    mail = f"smtp://127.0.0.1:{smtp.port}?from=table@club.example"
    server = Server(tmp_path / "own", options=["--address", HOME, "--mail", mail])
    try:
        Browser(server).post("/you/reminders/mail", address="anna@example.org", zone="UTC")
        assert got.arrived.wait(PATIENCE)
    finally:
        server.stop()
    [letter] = got.got
    assert (letter["To"], letter["From"]) == ("anna@example.org", "Trollbord <table@club.example>")
    assert LINK.search(letter.get_content()) is not None
