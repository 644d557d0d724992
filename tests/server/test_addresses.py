"""An address that nothing can have is 404, on both databases: 503 would tell a proxy that the process is ill."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.running import run
from trollbord.server.app import application
from trollbord.server.service.table_server import TableServer

BASE = "http://127.0.0.1"
PAGES = ("/t/%00", "/f/%00", "/t/%00/record.troll", "/t/a%00b")
PARTS = ("/api/tables/%00", "/api/records/%00/view")


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_an_id_with_a_nul_is_not_found(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    if database == "postgresql":
        url = str(request.getfixturevalue("postgres").database())

    async def scene() -> dict[str, int]:
        server = TableServer(url, 0.0)
        transport = httpx.ASGITransport(app=application(server, ["*"]))
        async with httpx.AsyncClient(transport=transport, base_url=BASE) as browser:
            made = await browser.post("/api/accounts", json={"name": "Ada"})
            keys = {"authorization": f"Bearer {made.json()['token']}"}
            answers = {each: await browser.get(each) for each in PAGES}
            answers |= {each: await browser.get(each, headers=keys) for each in PARTS}
        await server.close()
        return {each: answer.status_code for each, answer in answers.items()}

    assert run(scene()) == dict.fromkeys([*PAGES, *PARTS], 404)
