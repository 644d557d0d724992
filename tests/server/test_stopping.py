"""Ctrl-C at the terminal, as everybody ends an evening: nothing but the prompt comes back."""

import sys
from pathlib import Path

import httpx
import pexpect
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import connect
from websockets.typing import Origin

import trollbord
from tests.server.running import run
from tests.server.server import free_port
from trollbord.server.people.connections import Connection, Connections

SOURCE = str(Path(trollbord.__file__).parents[1])


def test_ctrl_c_ends_the_table_without_a_word(tmp_path: Path) -> None:
    """While a bot thinks and somebody watches."""
    port = free_port()
    options = ["serve", "--no-browser", "--port", str(port), "--data", str(tmp_path)]
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "trollbord", *options],
        env={"PYTHONPATH": SOURCE},
        encoding="utf-8",
        timeout=60,
    )
    terminal.expect_exact(str(tmp_path))
    seats = {"game": "ragnarocks", "seats": ["bot jotun", "bot jotun"]}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api") as server:
        token = server.post("/accounts", json={"name": "Ada"}).json()["token"]
        keys = {"Authorization": f"Bearer {token}"}
        table = server.post("/tables", json=seats, headers=keys).json()["id"]

    address = f"127.0.0.1:{port}"
    live = f"ws://{address}/t/{table}/live?form=desk&since=-1"
    with connect(live, origin=Origin(f"http://{address}")) as line:
        assert line.recv(timeout=30)
        terminal.sendcontrol("c")
        terminal.expect(pexpect.EOF)
    terminal.close()

    assert terminal.before is not None and terminal.before.split() == ["^C"]
    assert terminal.exitstatus == 0


def test_whoever_has_just_gone_keeps_no_connection_of_others_open() -> None:
    closed = []

    async def gone() -> None:
        raise WebSocketDisconnect(1006)

    async def close() -> None:
        closed.append("anna")

    connections = Connections(per_person=4, per_address=4)
    for end in (gone, close, gone):
        connections.add(Connection("anna", "here", 0, end))

    run(connections.close_everyone())
    run(connections.close_all("anna", lambda issued: True))

    assert closed == ["anna", "anna"]
