"""Ctrl-C at the terminal, as everybody ends an evening: nothing but the prompt comes back."""

import sys
from pathlib import Path

import httpx
import pexpect
from websockets.sync.client import connect
from websockets.typing import Origin

import trollbord
from tests.server.server import free_port

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
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api") as house:
        token = house.post("/accounts", json={"name": "Ada"}).json()["token"]
        keys = {"Authorization": f"Bearer {token}"}
        table = house.post("/tables", json=seats, headers=keys).json()["id"]

    address = f"127.0.0.1:{port}"
    live = f"ws://{address}/t/{table}/live?form=desk&since=-1"
    with connect(live, origin=Origin(f"http://{address}")) as line:
        assert line.recv(timeout=30)
        terminal.sendcontrol("c")
        terminal.expect(pexpect.EOF)
    terminal.close()

    assert terminal.before is not None and terminal.before.split() == ["^C"]
    assert terminal.exitstatus == 0
