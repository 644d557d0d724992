"""Looking after stored tables from the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text

from tests.server.running import run
from trollbord.cli.app import app
from trollbord.records.reader import load
from trollbord.server.processes.serve import FILE
from trollbord.server.rooms.new_table import open_table
from trollbord.server.rooms.room import Room
from trollbord.server.store.store import Store


def trollbord(*words: str, answer: str = "") -> Result:
    return CliRunner().invoke(app, ["--language", "en", *words], input=answer)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a duel that goes on, and a table of Trollfjord whose chance has decided something."""
    store = Store(f"sqlite:///{tmp_path / FILE}")

    async def played() -> None:
        for game in ("ragnarocks", "trollfjord"):
            form = {"seat-0": "me", "seat-1": "me"}
            id = await open_table(store, game, "somebody", form)
            room = await Room.find(store, id)
            assert room is not None
            await room.wake()
            for _ in range(3):
                ask = room.match.ask
                assert ask is not None
                async with room.change():
                    room.pick(ask.seat, [ask.options[0].text])
            assert room.match.ask is not None
            async with room.change():
                room.undo(room.match.ask.seat)
        await store.rename("somebody", "Astrid")

    run(played())
    store.close()
    return tmp_path


def ids(data: Path, *more: str) -> list[str]:
    done = trollbord("tables", "list", "--ids", "--data", str(data), *more)
    assert done.exit_code == 0, done.output
    return done.output.split()


def damaged(data: Path, change: str, **values: str | int) -> None:
    """Change what is stored, as a broken disk or a clumsy hand would."""
    store = Store(f"sqlite:///{data / FILE}")
    with store.engine.begin() as connection:
        assert connection.execute(text(change), values).rowcount
    store.close()


def test_tables_are_listed_with_their_players(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole, where there is no terminal, however narrow."""
    monkeypatch.setenv("COLUMNS", "40")
    done = trollbord("tables", "list", "--data", str(data))

    assert "Astrid, Astrid" in done.output
    lines = done.output.splitlines()
    assert len(lines) == 4, "a line for each table, the heading and their number"
    assert all(lines[row].split()[0] in ids(data) for row in (1, 2))
    assert "2 tables" in done.output
    assert len(ids(data, "--game", "ragnarocks")) == 1
    assert ids(data, "--over") == []
    assert len(ids(data, "--running")) == 2


def test_a_table_is_shown_as_a_spectator_sees_it(data: Path) -> None:
    (duel,) = ids(data, "--game", "ragnarocks")
    done = trollbord("tables", "show", duel, "--data", str(data))

    assert done.exit_code == 0, done.output
    assert "Ragnarocks" in done.output and "Astrid" in done.output
    assert "4 lines" in done.output


def test_an_export_is_a_record_that_verifies(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = trollbord("tables", "export", "--all", "--data", str(data), "--out", str(out))
    assert done.exit_code == 0, done.output
    files = sorted(out.iterdir())

    assert [re.sub("-.*", "", file.name) for file in files] == ["ragnarocks", "trollfjord"]
    for file in files:
        assert load(file).secret == ""  # the games go on
        assert trollbord("verify", str(file)).exit_code == 3
    again = trollbord("tables", "export", "--all", "--data", str(data), "--out", str(out))
    assert again.exit_code == 1 and "--force" in again.output
    forced = ("tables", "export", "--all", "--force", "--reveal", "--data", str(data))
    assert trollbord(*forced, "--out", str(out)).exit_code == 0
    assert load(files[0]).secret


def test_nobody_is_asked_to_stop_the_server_before_deleting() -> None:
    shown = " ".join(trollbord("tables", "delete", "--help").output.split())

    assert "A running server closes them within seconds" in shown
    assert "Stop" not in shown


def test_a_deleted_table_is_gone(data: Path) -> None:
    duel, fjord = ids(data)
    assert trollbord("tables", "delete", duel, "--data", str(data), answer="n\n").exit_code == 1
    assert len(ids(data)) == 2
    done = trollbord("tables", "delete", duel, "--data", str(data), "--yes")

    assert "one table deleted" in done.output
    assert ids(data) == [fjord]
    assert trollbord("db", "check", "--data", str(data)).exit_code == 0
    unknown = trollbord("tables", "delete", duel, "--data", str(data), "--yes")
    assert unknown.exit_code == 1 and "no table" in unknown.output


def test_a_sound_store_replays(data: Path) -> None:
    done = trollbord("db", "check", "--data", str(data))

    assert done.exit_code == 0, done.output
    assert "2 tables looked at, 0 bad" in done.output


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("UPDATE picks SET option = 'move A2 A2' WHERE seq = 1 AND seat = 0", "line 1 "),
        ("UPDATE picks SET option = 'stone Z9' WHERE seq = 2 AND seat = 0", "has no option"),
        ("UPDATE picks SET seat = 1 WHERE seq = 1 AND seat = 0", "seat 0 is asked, not 1"),
        ("DELETE FROM picks WHERE seq = 2", "where line 2 is expected"),
        ("UPDATE picks SET option = '9' WHERE origin = 'undo'", "does not stand"),
        ("UPDATE tables SET over = 1", "the game says otherwise"),
        ("UPDATE tables SET game = 'chess'", "no game 'chess'"),
        ("UPDATE tables SET options = '{'", "can't be laid"),
        ("DELETE FROM chairs WHERE seat = 1", "1 chairs for 2 seats"),
        ("DELETE FROM tables", "and no table"),
        ("UPDATE tables SET secret = X'00' WHERE game = 'trollfjord'", "a secret has 32 bytes"),
        ("UPDATE tables SET secret = zeroblob(32) WHERE game = 'trollfjord'", "wrong draw"),
    ],
)
def test_damage_is_named(data: Path, change: str, says: str) -> None:
    damaged(data, change)
    done = trollbord("db", "check", "--data", str(data), "--quiet")

    assert done.exit_code == 1, done.output
    assert says in done.output


def test_a_table_of_another_edition_is_sound_while_its_log_replays(data: Path) -> None:
    damaged(data, "UPDATE tables SET edition = 77")
    assert trollbord("db", "check", "--data", str(data), "--quiet").exit_code == 0

    damaged(data, "UPDATE picks SET option = 'move A2 A2' WHERE seq = 1 AND seat = 0")
    done = trollbord("db", "check", "--data", str(data), "--quiet")
    assert done.exit_code == 1 and "edition 77" in done.output


def test_a_place_without_tables_is_a_mistake(tmp_path: Path) -> None:
    done = trollbord("db", "check", "--data", str(tmp_path))

    assert done.exit_code == 1
    assert "--data names another folder" in done.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["list", "show", "export", "delete"])
def test_help_helps(command: str) -> None:
    done = trollbord("tables", command, "--help")

    assert done.exit_code == 0
    assert "--data" in done.output and "where tables are kept" in done.output
