"""A server for the whole folder, one for tests that kill it, and a PostgreSQL."""

from collections.abc import Iterator

import pytest

from lab.faults.postgres import Postgres, programs
from tests.server.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("table"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The test that has it kills it and starts it again; its tables are many, and no other test is at them."""
    running = Server(tmp_path_factory.mktemp("own"))
    yield running
    running.stop()


@pytest.fixture
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its bots take their time: a turn of theirs can be interrupted."""
    running = Server(tmp_path_factory.mktemp("slow"), pause=2.0)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed (Debian and Ubuntu: the package postgresql)")
    running = Postgres(found, "fsync=off", "max_connections=60")
    yield running
    running.stop()
