"""The tables of a test are dealt as they were the last time; those of a real house never are."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.seats import guest, open_table
from tests.server.server import Server
from trollbord.server.processes.serve import FILE


def dealt(browser: Browser, server: Server) -> list[bytes]:
    """The secrets of two tables that this test opens."""
    page = guest(browser, server).new_page()
    ids = [open_table(page).rpartition("/")[2] for _ in range(2)]
    with closing(sqlite3.connect(server.data / FILE)) as kept:
        rows = [kept.execute("select secret from tables where id = ?", [id]) for id in ids]
        return [row.fetchone()[0] for row in rows]


@contextmanager
def house(data: Path, program: str) -> Iterator[Server]:
    server = Server(data, program=program)
    try:
        yield server
    finally:
        server.stop()


def test_a_test_gets_the_same_tables_from_every_server(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with house(tmp_path, server.program) as other:
        first, again = dealt(browser, server), dealt(browser, other)

    assert len({*first}) == 2 and first == again


def test_nobody_can_tell_a_real_house_how_to_deal(browser: Browser, tmp_path: Path) -> None:
    secrets: list[bytes] = []
    for name in ("one", "two"):
        with house(tmp_path / name, "trollbord") as real:
            secrets += dealt(browser, real)

    assert len({*secrets}) == 4
