"""Records over the API: whatever the page does with a file, a program does too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.server import Server
from tests.server.test_api import Program
from trollbord import Match, load
from trollbord.kernel.seat import SPECTATOR
from trollbord.records.reader import parse
from trollbord.records.writer import recorded


@pytest.fixture(scope="module")
def program(server: Server) -> Iterator[Program]:
    one = Program(server, "Ada")
    yield one
    one.http.close()


def played(game: str = "ragnarocks", picks: int = 10_000) -> Match:
    """A quick game, or its beginning."""
    match, rng = Match(load(game), seed=1), Random(1)
    while match.ask is not None and len(match.picks) < picks:
        match.pick(match.game.advice.rollout(match.state, rng))
    return match


def test_a_brought_game_is_looked_at_through_every_eye(program: Program) -> None:
    match = played("ankh_morpork")
    text = recorded(match, players=("Vetinari", "Vimes"), date="2026-11-16").text()
    brought = program.post("/records", 201, text=text)
    here = f"/records/{brought['id']}"

    assert (brought["game"], brought["players"]) == ("ankh_morpork", ["Vetinari", "Vimes"])
    assert (brought["picks"], brought["over"]) == (len(match.picks), True)
    assert (brought["eyes"], brought["problem"]) == ([0, 1], "")
    assert program.get(here) == brought
    for seat in (None, 0, 1):
        query = {"at": 40} if seat is None else {"at": 40, "seat": seat}
        seen = program.get(f"{here}/view", **query)
        view = match.at(40).view(SPECTATOR if seat is None else seat)
        assert (seen["seq"], seen["seat"], seen["text"]) == (40, view.seat, str(view))
    assert program.http.get(f"{here}/view.txt").text == str(match.view(SPECTATOR))
    assert program.http.get(f"{here}/view.svg", params={"at": 3}).text.startswith("<svg")
    assert parse(program.http.get(f"{here}/record.troll").text).text() == text
    verdict = program.get(f"{here}/verify")
    assert (verdict["good"], verdict["complete"], verdict["line"]) == (True, True, None)


def test_a_changed_draw_is_named_by_its_line(program: Program) -> None:
    lines = recorded(played("trollfjord")).text().splitlines()
    lines = [line for line in lines if not line.startswith("seal ")]
    assert program.get(f"/records/{_brought(program, lines)}/verify")["good"]

    first = next(at for at, line in enumerate(lines) if "nature treasures 1 drawn" in line)
    one, other = lines[first].rpartition(" ")[2], lines[first + 1].rpartition(" ")[2]
    assert one != other
    for at, value in ((first, other), (first + 1, one)):
        lines[at] = f"{lines[at].rpartition(' ')[0]} {value}"
    found = program.get(f"/records/{_brought(program, lines)}/verify")
    assert not found["good"]
    assert found["line"] == first + 1


def _brought(program: Program, lines: list[str]) -> str:
    return str(program.post("/records", 201, text="\n".join(lines) + "\n")["id"])


def test_one_plays_on_from_a_brought_position(program: Program) -> None:
    match = played(picks=20)
    id = program.post("/records", 201, text=recorded(match, reveal=True).text())["id"]
    table = program.post(f"/records/{id}/play-on", 201, at=12, seat=0)

    assert table["seq"] >= 12
    assert table["yours"] == [0]
    log = program.get(f"/tables/{table['id']}/log")["lines"]
    assert [line["option"] for line in log[:12]] == [p.option.text for p in match.picks[:12]]
    program.post(f"/records/{id}/play-on", 409, at=500, seat=0)


def test_what_is_no_record_is_explained(program: Program) -> None:
    wrong = program.post("/records", 422, text="trollbord 1\ngame chess\n")
    assert wrong["type"] == "/api/#illegal"
    assert "line" in wrong["detail"] or "chess" in wrong["detail"]
    program.post("/records", 400, text="")
    program.post("/records", 413, text="x" * 2_100_000)
    assert program.get("/records/nothing", 404)["type"] == "/api/#missing"
    id = program.post("/records", 201, text=recorded(played(picks=6)).text())["id"]
    assert program.get(f"/records/{id}/view", 404, at=7)["expected"] == ["0-6"]
    assert program.get(f"/records/{id}/view", 403, seat=5)["expected"] == ["0", "1"]


def test_a_table_is_verified_as_far_as_one_may_know(program: Program) -> None:
    table = program.open("me", "me")
    program.post(f"/tables/{table}/picks", seq=0, options=["move A2 C2"])
    verdict = program.get(f"/tables/{table}/verify")

    assert verdict["good"]
    assert not verdict["complete"]
