"""Many connections that are opened at once, or again and again."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.running import run
from trollbord.server.app import application
from trollbord.server.live.viewer import COME_AGAIN
from trollbord.server.people.limits import Limits
from trollbord.server.rooms.new_table import seat_table
from trollbord.server.service.table_server import TableServer

BASE = "http://testserver"


def test_whoever_opens_and_closes_without_end_is_told_to_come_again(tmp_path: Path) -> None:
    """Two at once here, as 64 of a person are elsewhere; what is closed again counts too."""
    limits = Limits()
    limits.openings.persons.burst = 2.0  # type: ignore[misc]
    limits.openings.persons.rate = 1e-9  # type: ignore[misc]
    server = TableServer(f"sqlite:///{tmp_path / 'x.sqlite'}", 0.0, limits)
    table = run(seat_table(server.store, "ragnarocks", "anna", ("me", "me"), {}))
    with TestClient(application(server, ["*"]), base_url=BASE) as browser:
        browser.get("/")
        address = f"/t/{table}/live?form=desk&since=-1"
        for _ in range(2):
            with browser.websocket_connect(address, headers={"origin": BASE}) as line:
                assert line.receive_text()
        with (
            browser.websocket_connect(address, headers={"origin": BASE}) as line,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            line.receive_text()
    assert closed.value.code == COME_AGAIN
