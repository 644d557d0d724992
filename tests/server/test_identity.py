"""Who somebody is stays with them: odd cookies, other servers, links for another device, signing out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.server import Server
from tests.server.test_safety import Browser, hear
from trollbord.server.people.tokens import OLD_COOKIE, SignedTokens, SignOut
from trollbord.server.web.cookies import values

ODD = [
    "a/b=1",
    "a@b=1",
    "a,b=1",
    "(x)=1",
    "{x}=1",
    "[x]=1",
    'prefs={"a":"b, c"}',
    "_x=a b c",
    'open="quote',
    "no-equals",
    "=",
    "x" * 20_000 + "=1",
]


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_an_odd_cookie_of_the_host_neither_breaks_nor_hides_ours(server: Server, odd: str) -> None:
    person = Browser(server)
    table = person.open()
    own = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.jar)

    for cookies in (f"{odd}; {own}", f"{own}; {odd}"):
        answer = httpx.get(server.url, headers={"cookie": cookies})
        assert answer.status_code == 200
        assert f"/t/{table}" in answer.text
        assert "set-cookie" not in answer.headers


def test_a_second_cookie_of_our_name_does_not_take_the_place_of_the_good_one() -> None:
    header = 'trollbord-1="bad"; other=1; trollbord-1=good'

    assert values([header, "trollbord-1=third"], "trollbord-1") == ["bad", "good", "third"]


@pytest.fixture(scope="module")
def neighbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("neighbour"))
    yield running
    running.stop()


def test_two_servers_on_one_host_live_together(server: Server, neighbour: Server) -> None:
    """Cookies know no ports: each server has a name of its own for its cookie."""
    person = Browser(server)
    table = person.open()

    person.opener.open(neighbour.url, timeout=20)
    person.opener.open(neighbour.url, timeout=20)

    assert len(list(person.jar)) == 2
    assert f"/t/{table}" in person.get("/").read().decode()


def test_a_cookie_from_before_is_taken_over_under_its_new_name(server: Server) -> None:
    person = Browser(server)
    table = person.open()
    token = next(str(cookie.value) for cookie in person.jar)

    with httpx.Client(base_url=server.url, cookies={OLD_COOKIE: token}) as browser:
        first, second = browser.get("/"), browser.get("/")
        names = {cookie.name for cookie in browser.cookies.jar}

    assert f"/t/{table}" in first.text and f"/t/{table}" in second.text
    assert "set-cookie" in first.headers and "set-cookie" not in second.headers
    assert len(names) == 2


def test_a_token_from_before_tokens_had_a_date_is_read() -> None:
    tokens = SignedTokens(b"secret")
    old = str(tokens._person.dumps("anna"))

    assert tokens.person(old) == "anna"
    tokens.sign_outs["anna"] = SignOut(5.0, 4.0)
    assert tokens.person(old) is None


def link_of(person: Browser, table: str) -> str:
    page = person.get(f"/t/{table}/device").read().decode()
    found = re.search(r"claim#seat=([\w.-]+)", page)
    assert found is not None
    return found.group(1)


def test_a_link_asks_first_and_works_once(server: Server) -> None:
    first, second, third = Browser(server), Browser(server), Browser(server)
    table = first.open()
    second.open()
    key = link_of(first, table)

    asked = second.get("/claim").read().decode()
    assert "one table" in asked and "<button" in asked and key not in asked
    assert f"/t/{table}" in second.post("/claim", key=key).read().decode()
    with pytest.raises(HTTPError, match="403"):
        third.post("/claim", key=key)
    assert key not in server.log.read_text()


def read_on(line: ClientConnection) -> None:
    for _ in range(5):
        line.recv(timeout=20)


def test_signing_out_leaves_one_device_and_closes_the_lines_of_the_others(server: Server) -> None:
    first, second = Browser(server), Browser(server)
    table = first.open()
    second.post("/claim", key=link_of(first, table))
    late = link_of(second, table)

    with second.line(table) as line:
        hear(line)
        first.get("/sign-out")
        first.post("/sign-out")
        with pytest.raises(ConnectionClosed) as closed:
            read_on(line)

    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert f"/t/{table}" in first.get("/").read().decode()
    assert f"/t/{table}" not in second.get("/").read().decode()
    with pytest.raises(HTTPError, match="403"):
        Browser(server).post("/claim", key=late)


def test_signing_out_outlives_the_process(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with httpx.Client(base_url=f"{server.url}/api") as http:
        old = http.post("/accounts", json={"name": "Ada"}).json()["token"]
        mine = {"authorization": f"Bearer {old}"}
        new = http.post("/me/token", headers=mine).json()["token"]
        assert http.get("/me", headers=mine).status_code == 200
        http.post("/me/sign-out-others", headers={"authorization": f"Bearer {new}"})
        for _ in range(2):
            assert http.get("/me", headers=mine).status_code == 401
            answer = http.get("/me", headers={"authorization": f"Bearer {new}"})
            assert answer.json()["name"] == "Ada"
            server.kill()
            server.restart()
    server.stop()


def test_a_program_is_cut_off_when_its_token_is_void(server: Server) -> None:
    with httpx.Client(base_url=f"{server.url}/api") as http:
        old = http.post("/accounts", json={"name": "Ada"}).json()["token"]
        mine = {"authorization": f"Bearer {old}"}
        table = http.post(
            "/tables", json={"game": "ragnarocks", "seats": ["me", "open"]}, headers=mine
        ).json()["id"]
        new = http.post("/me/token", headers=mine).json()["token"]
        with http.stream("GET", f"/tables/{table}/stream?seconds=60", headers=mine) as stream:
            lines = stream.iter_lines()
            assert next(lines) == "event: table"
            http.post("/me/sign-out-others", headers={"authorization": f"Bearer {new}"})
            rest = [json.loads(line[5:]) for line in lines if line.startswith("data:")]
    assert len(rest) <= 1
