"""A port belongs to one server: the second one goes elsewhere, or says that it is taken."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.server.server import free_port
from trollbord.cli.app import app
from trollbord.server.processes.serve import LOCAL, PORTS, PortTaken, listening


def test_two_servers_of_the_same_moment_never_have_one_port() -> None:
    """Both are bound before either listens: the second must notice."""
    port = free_port()
    with listening(LOCAL, port) as first, listening(LOCAL, port) as second:
        assert first.getsockname()[1] == port
        assert port < second.getsockname()[1] < port + PORTS
        socket.create_connection(first.getsockname()).close()
        socket.create_connection(second.getsockname()).close()


def test_a_bound_port_that_nobody_listens_at_yet_is_claimed_once() -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind((LOCAL, 0))
        with listening(LOCAL, other.getsockname()[1], 1), pytest.raises(OSError, match="in use"):
            other.listen()


def test_a_port_that_was_named_is_refused_when_it_is_taken(tmp_path: Path) -> None:
    with listening(LOCAL, 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken):
            listening(LOCAL, port, 1)

        words = ["--language", "en", "serve", "--no-browser", "--port", str(port)]
        done = CliRunner().invoke(app, [*words, "--data", str(tmp_path)])

    assert done.exit_code == 1
    assert f"port {port} is taken" in done.output
    assert not (tmp_path / "trollbord.sqlite").exists()
