"""Whatever a foreign page or a broken client sends is answered, and changes nothing."""

from __future__ import annotations

import http.cookiejar
import json
import re
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.server import Server
from trollbord.server.web.pages import NO_WATCHING


class Browser:
    """Somebody with a cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.jar = http.cookiejar.CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.get("/")

    def get(self, path: str) -> Any:
        return self.opener.open(f"{self.server.url}{path}", timeout=20)

    def post(self, path: str, origin: str | None = "", **fields: str) -> Any:
        headers = {"origin": origin or self.server.url} if origin is not None else {}
        data = urlencode(fields).encode()
        return self.opener.open(Request(f"{self.server.url}{path}", data, headers), timeout=20)

    def open(self, **fields: str) -> str:
        answer = self.post("/new/ragnarocks", **{"seat-0": "me", "seat-1": "open", **fields})
        return str(answer.url).rsplit("/", 1)[1]

    def line(self, table: str, origin: str = "") -> ClientConnection:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        return connect(
            f"ws://127.0.0.1:{self.server.port}/t/{table}/live",
            additional_headers={"cookie": cookies},
            origin=Origin(origin or self.server.url),
        )


def hear(line: ClientConnection) -> dict[str, Any]:
    heard = json.loads(line.recv(timeout=20))
    assert isinstance(heard, dict)
    return heard


def seated(server: Server) -> tuple[Browser, Browser, str]:
    """Two people at a table that has begun."""
    first, second = Browser(server), Browser(server)
    table = first.open()
    with second.line(table) as line:
        hear(line)
        line.send(json.dumps({"act": "sit", "arg": "1"}))
        while "Waiting for players" in str(frame := hear(line)):
            assert frame
    return first, second, table


def until(line: ClientConnection, word: str) -> dict[str, Any]:
    for _ in range(10):
        frame = hear(line)
        if word in json.dumps(frame, separators=(",", ":")):
            return frame
    raise AssertionError(f"nothing says {word!r}")


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '{"act": 5}',
    '{"act": "fly"}',
    '{"act": "pick", "options": "move A2 C2"}',
    '{"act": "pick", "surprise": 1}',
    '{"act": "look", "arg": "-1"}',
    '{"act": "look", "arg": "99999"}',
    '{"act": "sit", "arg": "x"}',
    '{"act": "bot", "arg": "0 tomte"}',
    '{"act": "standin", "arg": "0 ../../etc"}',
    '{"act": "agree"}',
    '{"act": "agree", "arg": "0 0"}',
    '{"act": "refuse", "arg": "0 -1"}',
    '{"act": "pick", "seq": 0, "options": ["move A2 Z9"]}',
    '{"act": "sure", "seq": 0, "arg": "always", "options": ["fly"]}',
    '{"act": "sure", "seq": 0, "arg": "x", "options": ["move A2 Z9"]}',
    '{"act": "pick", "seq": 0, "options": ["move A2 A2"]}',
    '{"act": "pick", "seq": 0, "options": ["move A2 C2", "stone A1", "stone A1"]}',
    json.dumps({"act": "pick", "options": ["x"] * 100}),
]


def test_malformed_messages_are_answered_and_change_nothing(server: Server) -> None:
    first, _, table = seated(server)
    with first.line(table) as line:
        start = hear(line)
        for message in MALFORMED:
            line.send(message)
            frame = until(line, '"note"')
            assert frame["seq"] == start["seq"], message
            assert "<script" not in frame["note"]
        line.send(b"\xff\x00")
        assert until(line, '"note"')["seq"] == start["seq"]


def test_made_up_keys_are_answered_without_repeating_them(server: Server) -> None:
    first, _, table = seated(server)
    with first.line(table) as line:
        start = hear(line)
        for keys in (["'\"><script>"] * 9, ["viking-x-9"], ["c-Z9", "power-", "plate-77"]):
            for how in ("", "any"):
                line.send(json.dumps({"act": "help", "keys": keys}))
                line.send(json.dumps({"act": "why", "keys": keys, "arg": how}))
                frame = until(line, '"refusal"')
                assert frame["seq"] == start["seq"] and "<script" not in frame["refusal"]


def test_a_seat_answers_only_to_its_own_person(server: Server) -> None:
    _, second, table = seated(server)
    stranger = Browser(server)
    for person in (second, stranger):
        with person.line(table) as line:
            seq = hear(line)["seq"]
            line.send(json.dumps({"act": "pick", "seq": seq, "options": ["move A2 C2"]}))
            frame = until(line, '"note"')
            assert frame["seq"] == seq


def test_a_stale_pick_gets_the_whole_page(server: Server) -> None:
    first, _, table = seated(server)
    with first.line(table) as line:
        hear(line)
        line.send(json.dumps({"act": "pick", "seq": 0, "options": ["move A2 C2"]}))
        until(line, '"seq":1')
        line.send(json.dumps({"act": "pick", "seq": 0, "options": ["stone A1"]}))
        frame = until(line, '"whole"')

    assert frame["seq"] == 1
    assert "moved on" in frame["note"]
    assert "page" in frame["page"]


def test_a_page_agrees_to_the_request_that_it_shows_and_to_no_other(server: Server) -> None:
    first, second, table = seated(server)
    with first.line(table) as one, second.line(table) as other:
        hear(one), hear(other)
        say(one, {"act": "pick", "seq": 0, "options": ["move A2 C2", "stone C4"]})
        until(other, '"seq":2')
        say(other, {"act": "pick", "seq": 2, "options": ["move J5 G5"]})
        until(one, '"seq":3')
        say(one, {"act": "request"})
        shown = json.dumps(until(other, "asks to undo"))
        assert shown.count('data-arg=\\"3 1\\"') == 2  # yes and no
        say(other, {"act": "request"})
        until(one, 'data-arg=\\"3 2\\"')
        for act in ("agree", "refuse"):
            say(one, {"act": act, "arg": "3 1"})
            frame = until(one, '"note"')
            assert frame["seq"] == 3 and "another one by now" in frame["note"]

        say(one, {"act": "agree", "arg": "3 2"})
        until(one, '"seq":4')


def say(line: ClientConnection, message: dict[str, Any]) -> None:
    line.send(json.dumps(message))


def test_a_foreign_page_can_neither_post_nor_listen(server: Server) -> None:
    person = Browser(server)
    table = person.open()

    with pytest.raises(HTTPError, match="403"):
        person.post("/new/ragnarocks", origin="http://evil.example", **{"seat-0": "me"})
    with pytest.raises(HTTPError, match="403"):
        person.post("/name", origin=None, name="x")
    with pytest.raises(HTTPError, match="403"):
        person.post("/name", origin=server.url.replace("http", "https"), name="x")
    with pytest.raises(Exception, match="403"):
        person.line(table, origin="http://evil.example").close()


def test_a_foreign_host_is_refused(server: Server) -> None:
    """A name that somebody points at this machine does not open it."""
    request = Request(f"{server.url}/", headers={"host": "evil.example"})

    with pytest.raises(HTTPError, match="400") as refused:
        build_opener().open(request, timeout=20)

    with refused.value:
        assert "default-src 'none'" in refused.value.headers["content-security-policy"]


def test_a_forged_token_is_a_stranger(server: Server) -> None:
    first, _, table = seated(server)
    forged = Browser(server)
    for cookie in forged.jar:
        cookie.value = (cookie.value or "")[:-3] + "abc"
    with forged.line(table) as line:
        assert "Sit here" not in str(page := hear(line))
        assert page.get("paths") == []
    assert first is not forged


def shout(line: ClientConnection) -> None:
    for _ in range(400):
        line.send('{"act": "list"}')
    for _ in range(400):
        line.recv(timeout=20)


def test_somebody_who_shouts_is_cut_off(server: Server) -> None:
    first, _, table = seated(server)
    with first.line(table) as line:
        hear(line)
        with pytest.raises(ConnectionClosed):
            shout(line)


def test_every_page_has_a_strict_policy(server: Server) -> None:
    person = Browser(server)
    table = person.open()
    for path in ("/", "/new/ragnarocks", f"/t/{table}", f"/t/{table}/device", "/claim"):
        answer = person.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        html = answer.read().decode()
        assert not re.search(r"<script(?![^>]*src=)", html)
        assert not re.search(r"\son\w+=", html)


def test_a_file_that_is_cached_for_good_may_do_nothing_by_itself(server: Server) -> None:
    person = Browser(server)
    file = re.search(r"/a/[^\"]+[.]svg", person.get("/").read().decode())
    assert file is not None

    headers = person.get(file[0]).headers

    assert headers["content-security-policy"] == "default-src 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_bad_forms_open_no_table(server: Server) -> None:
    person = Browser(server)
    bad: list[dict[str, str]] = [
        {"seat-0": "me", "seat-1": "none"},
        {"seat-0": "me", "seat-1": "bot hal"},
        {"seat-0": "me", "seat-1": "open", "table-limit": "7"},
        {"seat-0": "me", "seat-1": "open", "join": "x"},
    ]
    for fields in bad:
        with pytest.raises(HTTPError) as refused:
            person.post("/new/ragnarocks", **fields)
        assert refused.value.code == 400
        assert 'role="alert"' in refused.value.read().decode()


def test_the_shared_address_holds_no_secret(server: Server) -> None:
    person = Browser(server)
    table = person.open()
    cookie = str(next(each.value for each in person.jar if each.name.startswith("trollbord-")))

    assert cookie not in person.get(f"/t/{table}").read().decode()
    assert cookie not in server.log.read_text()


def test_only_players_see_a_table_that_nobody_may_watch(server: Server) -> None:
    person = Browser(server)
    table = person.open(**{"seat-1": "bot tomte", "watch": "nobody"})

    with pytest.raises(ConnectionClosed) as closed, Browser(server).line(table) as line:
        line.recv(timeout=20)

    assert closed.value.rcvd is not None and closed.value.rcvd.code == NO_WATCHING
