"""The table for programs: everything the page can do, and a clear problem for everything that can't be done."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.server.seeded import named
from tests.server.server import Server
from trollbord.records.reader import parse
from trollbord.server.api.docs import docs_page
from trollbord.server.api.openapi import description
from trollbord.server.people.limits import Bucket

ROOT = Path(__file__).parents[2]


class Program:
    """A program with a token."""

    def __init__(self, server: Server, name: str = "Robot", language: str = "en") -> None:
        self.server = server
        headers = {"accept-language": language, **named()}
        self.http = httpx.Client(base_url=f"{server.url}/api", headers=headers, timeout=60)
        answer = self.http.post("/accounts", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.token = str(answer.json()["token"])
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, *seats: str, game: str = "ragnarocks", **more: Any) -> str:
        wanted = list(seats) or ["me", "open"]
        return str(self.post("/tables", 201, game=game, seats=wanted, **more)["id"])

    def line(self, table: str, seat: str = "") -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/line{seat}"
        return connect(address, additional_headers={"authorization": f"Bearer {self.token}"})


@pytest.fixture(scope="module")
def two(server: Server) -> Iterator[tuple[Program, Program]]:
    one, other = Program(server, "Ada"), Program(server, "Alan")
    yield one, other
    one.http.close()
    other.http.close()


def table_of(one: Program, other: Program) -> str:
    """A table of Ragnarocks where both sit."""
    table = one.open()
    other.post(f"/tables/{table}/chairs", act="sit", seat=1)
    return table


# -- before the game


def test_games_say_what_can_be_agreed(two: tuple[Program, Program]) -> None:
    heard = two[0].get("/games")
    duel = next(game for game in heard["games"] if game["id"] == "ragnarocks")

    assert [option["id"] for option in duel["options"]]
    assert "tomte" in heard["bots"]
    assert "move A2 C2" in two[0].get("/games/ragnarocks/vocabulary")["options"]


def test_a_program_is_shown_as_one(two: tuple[Program, Program]) -> None:
    table = two[0].open("me", "bot tomte")
    chairs = two[1].get(f"/tables/{table}")["chairs"]

    assert [(chair["kind"], chair["name"], chair["program"]) for chair in chairs] == [
        ("person", "Ada", True),
        ("bot", "Tomte", False),
    ]


def test_two_programs_sit_down_and_play(two: tuple[Program, Program]) -> None:
    one, other = two
    table = table_of(one, other)
    options = one.get(f"/tables/{table}/options")
    after = one.post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])
    view = other.get(f"/tables/{table}/view")

    assert options["prompt"] == "move"
    assert {"option": "move A2 C2", "words": "Move the Viking from A2 to C2"}["option"] in [
        choice["option"] for choice in options["options"]
    ]
    assert after["seq"] == 1 and after["asked"] == 0 and after["prompt"] == "stone"
    assert view["seq"] == 1 and view["seat"] == 1
    assert view["view"]["ask"]["seat"] == 0
    assert "C" in one.http.get(f"/tables/{table}/view.txt").text
    assert one.http.get(f"/tables/{table}/view.svg").text.startswith("<svg")


def test_a_stale_pick_names_the_present_line(two: tuple[Program, Program]) -> None:
    table = table_of(*two)
    two[0].post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])
    problem = two[0].post(f"/tables/{table}/picks", 409, seq=0, options=["stone A1"])

    assert problem["type"] == "/api/#stale"
    assert problem["seq"] == 1 and problem["given"] == "0" and problem["expected"] == ["1"]
    assert two[0].get(f"/tables/{table}")["seq"] == 1


def test_an_illegal_pick_names_the_rule_and_changes_nothing(two: tuple[Program, Program]) -> None:
    table = table_of(*two)
    problem = two[0].post(f"/tables/{table}/picks", 422, seq=0, options=["move A2 A3"])
    why = two[0].get(f"/tables/{table}/why-not", option="move A2 A3")

    assert problem["given"] == "move A2 A3" and "move A2 C2" in problem["expected"]
    assert problem["rule"].startswith("why-") and problem["rule"] == why["rule"]
    assert "RR-TURN.8" in why["words"] and not why["offered"]
    assert why["words"] in problem["detail"]
    assert two[0].get(f"/tables/{table}")["seq"] == 0


def test_all_options_of_a_message_are_taken_or_none(two: tuple[Program, Program]) -> None:
    table = table_of(*two)
    two[0].post(f"/tables/{table}/picks", 422, seq=0, options=["move A2 C2", "stone C2"])

    assert two[0].get(f"/tables/{table}")["seq"] == 0


def test_problems_speak_the_language_of_the_caller(server: Server) -> None:
    program = Program(server, "Käthe", "de")
    table = program.open("me", "me")
    problem = program.post(f"/tables/{table}/picks", 409, seq=7, options=["move A2 C2"])
    program.http.close()

    assert problem["title"] == "Der Tisch ist weiter"


def test_taking_back_asks_whoever_it_concerns(two: tuple[Program, Program]) -> None:
    one, other = two
    table = table_of(one, other)
    one.post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])
    assert one.post(f"/tables/{table}/undo")["standing"] == 0
    assert one.post(f"/tables/{table}/redo")["standing"] == 1
    stone = one.get(f"/tables/{table}/options")["options"][0]["option"]
    one.post(f"/tables/{table}/picks", seq=3, options=[stone])
    choice = other.get(f"/tables/{table}/options")["options"][0]["option"]
    other.post(f"/tables/{table}/picks", seq=4, options=[choice])

    assert one.post(f"/tables/{table}/undo", 409)["rule"] == "error-cannot-undo"
    asked = one.post(f"/tables/{table}/request")
    assert (asked["request"], asked["request_to"], asked["seq"]) == (0, 3, 5)
    assert other.post(f"/tables/{table}/refuse", seq=5, to=3)["request"] is None
    one.post(f"/tables/{table}/request")
    assert other.post(f"/tables/{table}/agree", seq=5, to=3)["standing"] == 1


def test_nobody_agrees_to_what_they_have_not_seen(two: tuple[Program, Program]) -> None:
    """A second request takes the place of the first: an answer to that one is told so, and changes nothing."""
    one, other = two
    table = table_of(one, other)
    one.post(f"/tables/{table}/picks", seq=0, options=["move A2 C2", "stone C4"])
    other.post(f"/tables/{table}/picks", seq=2, options=["move J5 G5"])
    seen = one.post(f"/tables/{table}/request")
    now = other.post(f"/tables/{table}/request")
    assert [seen["request_to"], now["request_to"]] == [1, 2]

    for act in ("agree", "refuse"):
        late = other.post(f"/tables/{table}/{act}", 409, seq=seen["seq"], to=seen["request_to"])
        assert late["rule"] == "error-other-request" and late["expected"] == ["3 → 2"]
        silent = other.post(f"/tables/{table}/{act}", 400)
        assert "missing required field `seq`" in silent["detail"]
    assert one.get(f"/tables/{table}")["standing"] == 3
    assert one.post(f"/tables/{table}/agree", seq=3, to=2)["standing"] == 2


def test_somebody_else_can_neither_pick_nor_take_back(two: tuple[Program, Program]) -> None:
    table = two[0].open("me", "me")
    for path, body in (
        ("picks", {"seq": 0, "options": ["move A2 C2"]}),
        ("undo", {}),
        ("request", {}),
    ):
        assert two[1].post(f"/tables/{table}/{path}", 403, **body)["type"] == "/api/#not-yours"
    assert two[1].get(f"/tables/{table}/view", 403, seat=0)["given"] == "0"


def test_a_private_table_is_nobodys_else(two: tuple[Program, Program], server: Server) -> None:
    table = two[0].open("me", "bot tomte", watch="nobody")
    two[1].get(f"/tables/{table}", 403)
    guest = httpx.get(f"{server.url}/api/tables/{table}/record.troll")

    assert guest.status_code == 403


def test_hands_stay_hidden_from_others(two: tuple[Program, Program]) -> None:
    """A log and a view show only what the caller's own seat may know."""
    one, other = two
    table = one.open("me", "open", game="ankh_morpork")
    other.post(f"/tables/{table}/chairs", act="sit", seat=1)
    mine = one.get(f"/tables/{table}/log")["lines"]
    theirs = other.get(f"/tables/{table}/log")["lines"]
    dealt = [(a["option"], b["option"]) for a, b in zip(mine, theirs) if a["option"] != b["option"]]

    assert dealt
    assert all(None in pair for pair in dealt)


def test_a_table_can_be_left_and_its_seat_filled(two: tuple[Program, Program]) -> None:
    table = table_of(*two)
    left = two[1].post(f"/tables/{table}/leave")
    assert left["waiting"] and left["chairs"][1]["kind"] == "open"
    two[0].post(f"/tables/{table}/chairs", act="bot", seat=1, bot="tomte")
    assert two[1].post(f"/tables/{table}/chairs", 409, act="sit", seat=1)["rule"] == (
        "page-seat-taken"
    )


def test_who_resigns_has_lost_and_the_log_says_it(two: tuple[Program, Program]) -> None:
    one, other = two
    table = table_of(one, other)
    one.post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])

    shown = other.post(f"/tables/{table}/resign")

    assert shown["over"] and shown["resigned"] == [1]
    assert shown["result"]["reason"] == "resigned" and shown["result"]["ranks"] == [1, 2]
    lines = one.get(f"/tables/{table}/log")["lines"]
    assert (lines[-1]["kind"], lines[-1]["seat"]) == ("resign", 1)
    assert one.get(f"/tables/{table}/view")["view"]["result"]["ranks"] == [1, 2]
    assert ": resign" in one.http.get(f"/tables/{table}/record.troll").text
    assert one.get(f"/tables/{table}/verify")["good"]
    assert other.post(f"/tables/{table}/resign", 409)["rule"] == "error-game-over"


def test_a_game_ends_without_a_winner_when_all_agree(two: tuple[Program, Program]) -> None:
    one, other = two
    table = one.open(absence=10)
    other.post(f"/tables/{table}/chairs", act="sit", seat=1)
    asked = one.post(f"/tables/{table}/end")
    assert asked["ending"] == {"name": "Ada", "awaited": ["Alan"]} and not asked["ended"]
    assert other.post(f"/tables/{table}/end", agree=False)["ending"] is None
    one.post(f"/tables/{table}/end")
    other.post(f"/tables/{table}/end")

    shown = one.get(f"/tables/{table}")

    assert shown["over"] and shown["ended"] and shown["result"] is None
    assert other.post(f"/tables/{table}/end", 409)["rule"] == "page-not-offered"


def test_bad_tables_are_explained(two: tuple[Program, Program]) -> None:
    bad: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess", "seats": ["me"]}, "chess"),
        ({"game": "ragnarocks", "seats": ["me"]}, "1"),
        ({"game": "ragnarocks", "seats": ["me", "bot hal"]}, "bot hal"),
        ({"game": "ragnarocks", "seats": ["me", "open"], "options": {"limit": "7"}}, "'7'"),
        ({"game": "ragnarocks", "seats": ["me", "open"], "options": {"luck": True}}, "luck"),
    ]
    for body, given in bad:
        problem = two[0].post("/tables", 422, **body)
        assert problem["given"] == given
        assert problem["expected"] and problem["detail"]


# -- talk and time


def test_words_and_phrases_are_heard_and_muted(
    server: Server, two: tuple[Program, Program]
) -> None:
    one, other = two
    table = table_of(one, other)
    one.post(f"/tables/{table}/talk", words="well\n met")
    one.post(f"/tables/{table}/talk", phrase="good-luck")
    german = other.http.get(f"/tables/{table}/talk", headers={"accept-language": "de"}).json()
    heard = other.get(f"/tables/{table}/talk", since=1)["said"]

    assert [(said["seat"], said["name"]) for said in german["said"]] == [(0, "Ada"), (0, "Ada")]
    assert german["said"][0]["words"] == "well met"
    assert heard[0]["phrase"] == "good-luck"
    assert heard[0]["words"] != german["said"][1]["words"]
    assert other.post(f"/tables/{table}/mute", number=1)["said"] == []
    assert other.post(f"/tables/{table}/talk", 400)["type"] == "/api/#unreadable"
    assert other.post(f"/tables/{table}/talk", 400, phrase="abracadabra")["rule"] == "page-bad-form"


def test_a_note_is_ones_own(two: tuple[Program, Program]) -> None:
    table = table_of(*two)
    two[0].http.put(f"/tables/{table}/note", json={"text": "watch the corner"})

    assert two[0].get(f"/tables/{table}/note") == {"text": "watch the corner"}
    assert two[1].get(f"/tables/{table}/note") == {"text": ""}


def test_a_clock_runs_and_stands_by_consent(two: tuple[Program, Program]) -> None:
    one, other = two
    clock = {"kind": "game", "time": 10, "more": 5, "zero": "loss"}
    table = one.open("me", "open", clock=clock, talk="nobody")
    other.post(f"/tables/{table}/chairs", act="sit", seat=1)
    running = one.get(f"/tables/{table}")
    assert one.post(f"/tables/{table}/pause")["clock"]["asking"] == [0]
    paused = other.post(f"/tables/{table}/pause")
    going = other.post(f"/tables/{table}/go-on")

    assert running["clock"]["running"] == 0 and running["talk"] == "nobody"
    assert running["clock"]["left"][1] == 600.0 and running["clock"]["increment"] == 5.0
    assert paused["clock"]["paused"] and paused["clock"]["running"] is None
    assert not going["clock"]["paused"]
    assert one.post(f"/tables/{table}/talk", 409, words="hello")["rule"] == "page-not-offered"


# -- tokens, limits, addresses


def test_nothing_is_changed_without_a_token(server: Server, two: tuple[Program, Program]) -> None:
    table = two[0].open()
    for headers in ({}, {"authorization": "Bearer forged"}, {"authorization": "Basic eDp5"}):
        answer = httpx.post(
            f"{server.url}/api/tables/{table}/chairs",
            json={"act": "sit", "seat": 1},
            headers=headers,
        )
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
        assert answer.headers["content-type"] == "application/problem+json"
    assert two[0].get(f"/tables/{table}")["waiting"]


def test_a_cookie_is_no_token(server: Server, two: tuple[Program, Program]) -> None:
    """So a foreign page can do nothing here in the name of a browser's owner."""
    answer = httpx.get(f"{server.url}/api/me", cookies={"trollbord": two[0].token})

    assert answer.status_code == 401


def test_long_bodies_and_strange_addresses_are_problems(two: tuple[Program, Program]) -> None:
    http = two[0].http
    long = http.post("/tables", content=b" " * 70_000, headers={"content-type": "application/json"})
    answers = [
        (long, 413),
        (http.post("/tables", content=b"[" * 50_000), 400),
        (http.post("/tables", content=b'{"game": "ragnarocks"}'), 400),
        (http.post("/tables", data={"game": "x"}), 400),
        (http.get("/nowhere"), 404),
        (http.delete("/games"), 405),
        (http.get("/tables/none"), 404),
        (http.get("/tables?of=all"), 400),
    ]
    for answer, status in answers:
        assert answer.status_code == status, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["status"] == status


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 1000)
    assert [bucket.take("a"), bucket.take("a")] == [0.0, 0.0]
    assert bucket.take("a") > 0
    assert bucket.take("b") == 0.0


def test_who_asks_too_much_is_told_when_to_come_back(server: Server) -> None:
    """Sixty tables at once, and no more; a name can't be had more often either."""
    program = Program(server, "Busy")
    table = {"game": "ragnarocks", "seats": ["me", "me"]}
    answers = [program.http.post("/tables", json=table) for _ in range(90)]
    program.http.close()
    refused = [answer for answer in answers if answer.status_code == 429]

    assert {answer.status_code for answer in answers} == {201, 429}
    assert len(refused) < 31
    assert refused[0].headers["retry-after"] == "1"


# -- history


def events(text: str) -> list[tuple[str, Any]]:
    found = []
    for part in text.strip().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in part.split("\n"))
        found.append((fields["event"], json.loads(fields["data"])))
    return found


def test_a_stream_goes_on_from_any_line(two: tuple[Program, Program]) -> None:
    table = table_of(*two)
    two[0].post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])
    stone = two[0].get(f"/tables/{table}/options")["options"][0]["option"]
    two[0].post(f"/tables/{table}/picks", seq=1, options=[stone])
    whole = events(two[0].http.get(f"/tables/{table}/stream?seconds=0").text)
    rest = events(
        two[0].http.get(f"/tables/{table}/stream?seconds=0", headers={"last-event-id": "1"}).text
    )

    assert [(name, data["seq"]) for name, data in whole] == [("line", 1), ("line", 2), ("table", 2)]
    assert [(name, data["seq"]) for name, data in rest] == [("line", 2), ("table", 2)]
    assert rest[0][1]["option"] == stone and rest[0][1]["told"][0]["words"]


def test_a_stream_tells_what_happens_while_it_is_open(two: tuple[Program, Program]) -> None:
    one, other = two
    table = table_of(one, other)
    with one.http.stream("GET", f"/tables/{table}/stream") as answer:
        lines = answer.iter_lines()
        assert next(lines) == "event: table"
        one_thread = threading.Thread(
            target=lambda: httpx.post(
                f"{one.server.url}/api/tables/{table}/picks",
                json={"seq": 0, "options": ["move A2 C2"]},
                headers={"authorization": f"Bearer {one.token}"},
            )
        )
        one_thread.start()
        heard = list(_until(lines, "id: 1"))
        one_thread.join()

    assert heard


def _until(lines: Iterator[str], last: str) -> Iterator[str]:
    for line in lines:
        yield line
        if line == last:
            return
    raise AssertionError(f"nothing says {last!r}")


def test_a_record_is_what_the_seat_may_know(two: tuple[Program, Program]) -> None:
    table = table_of(*two)
    two[0].post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])
    record = parse(two[0].http.get(f"/tables/{table}/record.troll").text)

    assert record.header.view == 0
    assert record.header.players == {0: "Ada", 1: "Alan"}
    assert record.header.date
    assert [entry.text() for entry in record.log] == ["1 seat 0: move A2 C2"]


# -- the line


def test_the_line_explains_wrong_answers_and_takes_the_right_one(
    two: tuple[Program, Program],
) -> None:
    table = two[0].open("me", "bot tomte")
    with two[0].line(table) as line:
        hello = json.loads(line.recv(timeout=30))
        line.send('{"type": "ready"}')
        ask = json.loads(line.recv(timeout=30))
        assert (hello["type"], hello["seat"], ask["type"]) == ("hello", 0, "ask")
        for wrong in ("", "[]", '{"type": "pick"}', '{"type": "pick", "id": 9, "option": "x"}'):
            line.send(wrong)
            error = json.loads(line.recv(timeout=30))
            assert error["type"] == "error" and error["problem"]["status"] in (400, 422)
        line.send(json.dumps({"type": "pick", "id": ask["id"], "option": ask["options"][0]}))
        again = json.loads(line.recv(timeout=30))

    assert again["type"] == "ask" and again["id"] == ask["id"] + 1
    assert again["seq"] > ask["seq"]


def test_a_program_resigns_over_the_line(two: tuple[Program, Program]) -> None:
    one, other = two
    table = table_of(one, other)
    with one.line(table) as line:
        assert json.loads(line.recv(60))["type"] == "hello"
        line.send(json.dumps({"type": "resign"}))
        said = [json.loads(line.recv(60))]
        while said[-1]["type"] != "end":
            said.append(json.loads(line.recv(60)))

    assert said[-1]["result"]["ranks"] == [2, 1]


def test_the_line_needs_a_token_and_a_seat(server: Server, two: tuple[Program, Program]) -> None:
    table = two[0].open("me", "bot tomte")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/line"
    with pytest.raises(InvalidStatus, match="401"):
        connect(address, subprotocols=subprotocols("nobody")).close()
    with connect(address) as line:
        line.send('{"type": "token", "token": "nobody"}')
        unsigned = json.loads(line.recv(timeout=30))
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=30)
    assert unsigned["problem"]["status"] == 401
    with two[1].line(table) as line:
        error = json.loads(line.recv(timeout=30))
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=30)

    assert error["problem"]["rule"] == "page-seat-taken"


def subprotocols(token: str) -> list[Subprotocol]:
    return [Subprotocol("trollbord"), Subprotocol(f"bearer.{token}")]


def test_a_program_that_can_send_no_header_says_its_token_otherwise(
    server: Server, two: tuple[Program, Program]
) -> None:
    """By a subprotocol, as a browser can, or in its first message; the token is never sent back."""
    table = two[0].open("me", "bot tomte")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/line"
    with connect(address, subprotocols=subprotocols(two[0].token)) as line:
        assert line.subprotocol == "trollbord"
        assert json.loads(line.recv(timeout=30))["type"] == "hello"
    with connect(address) as line:
        line.send(json.dumps({"type": "token", "token": two[0].token}))
        assert json.loads(line.recv(timeout=30))["seat"] == 0


def test_what_is_told_without_names_holds_none(two: tuple[Program, Program]) -> None:
    """A reader that must not be talked to by a name asks for seats instead."""
    table = table_of(*two)
    option = two[0].get(f"/tables/{table}/options")["options"][0]["option"]
    two[0].post(f"/tables/{table}/picks", seq=0, options=[option])

    named = two[1].get(f"/tables/{table}/log")["lines"]
    nameless = two[1].get(f"/tables/{table}/log", names="false")["lines"]
    asked = two[1].get(f"/tables/{table}/options", names="false")["words"]
    why = two[0].get(f"/tables/{table}/why-not", option="move A2 A3", names="false")["words"]

    assert "Ada" in json.dumps(named)
    assert "Ada" not in json.dumps([nameless, asked, why])


def test_the_example_plays_a_whole_game(server: Server) -> None:
    command = [sys.executable, str(ROOT / "examples/remote_bot.py"), server.url, "ragnarocks"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=True)

    first, last = done.stdout.splitlines()
    result = json.loads(last)
    assert sorted(result["ranks"]) in ([1, 2], [1, 1])
    program = Program(server, "Again")
    table = first.rpartition("/")[2]
    fork = program.post(f"/tables/{table}/play-on", 201, at=7, seat=1)
    running = program.open("me", "me")
    refused = program.post(f"/tables/{running}/play-on", 409, at=0, seat=0)
    program.http.close()
    assert fork["standing"] >= 7 and fork["yours"] == [1]
    assert refused["rule"] == "page-not-offered"


# -- the description


def test_the_description_is_served_and_shown(server: Server) -> None:
    served = httpx.get(f"{server.url}/api/openapi.json").json()
    page = httpx.get(f"{server.url}/api/").text

    assert served == json.loads(json.dumps(description()))
    assert served["openapi"] == "3.1.0"
    for path in served["paths"]:
        assert path in page


def test_every_shape_that_is_named_is_described() -> None:
    text = json.dumps(description())
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}

    assert named <= description()["components"]["schemas"].keys()


def test_every_list_of_words_says_that_they_are_words() -> None:
    def untyped(part: object) -> list[object]:
        if isinstance(part, list):
            return [each for inner in part for each in untyped(inner)]
        if not isinstance(part, dict):
            return []
        own = [part] if "enum" in part and part.get("type") not in ("string", "integer") else []
        return own + [each for inner in part.values() for each in untyped(inner)]

    assert untyped(description()) == []


def test_the_page_of_the_description_shows_code_as_code() -> None:
    page = docs_page("en", description())

    assert "<code>POST /api/accounts</code>" in page
    assert "`" not in page
