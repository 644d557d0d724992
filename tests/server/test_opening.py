"""A table is opened: expert options stay folded until they are wanted, phones find the way by a code."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
import segno

from tests.server.server import free_port
from trollbord.server.rooms.new_table import fresh_table


def test_no_command_takes_a_tables_id_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = iter(["-eMbnIugZcGB", "-", "eMbnIugZcGB-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(ids))

    assert fresh_table() == "eMbnIugZcGB-"


def test_a_phone_in_the_same_network_is_shown_the_way(tmp_path: Path) -> None:
    """`--lan` says what it exposes, and its code holds the very address that it prints."""
    port = free_port()
    command = [sys.executable, "-m", "trollbord", "--language", "en", "serve", "--lan"]
    command += ["--no-browser", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(3)]
        address = next(word for word in said[0].split() if word.startswith("http://"))
        drawn = io.StringIO()
        segno.make(address, error="l").terminal(out=drawn, compact=True)
        code = [process.stdout.readline() for _ in range(drawn.getvalue().count("\n"))]
        process.terminate()

    assert address.endswith(f":{port}/")
    assert "network" in said[2]
    assert "".join(code) == drawn.getvalue()
