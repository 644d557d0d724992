"""`trollbord db`: copies, versions, and repairs of a database."""

from __future__ import annotations

import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_tables import damaged, data, ids, trollbord
from trollbord.server.processes.serve import FILE, _look
from trollbord.server.store.store import Store

__all__ = ["data"]

OLD = Path(__file__).parents[1] / "server" / "databases" / "before-migrations.sql"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder with a database of before versions."""
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    return tmp_path


def db(command: str, place: Path, *words: str, answer: str = "") -> tuple[int, str]:
    done = trollbord("db", command, "--data", str(place), *words, answer=answer)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, " ".join(done.output.split())


def test_an_old_database_is_refused_upgraded_and_sound(old: Path) -> None:
    assert "trollbord db upgrade" in db("check", old, "--quiet")[1]

    code, said = db("upgrade", old)

    assert code == 0 and f"{FILE}.0001" in said
    assert db("check", old, "--quiet") == (0, "4 tables looked at, 0 bad")
    assert "is up to date" in db("upgrade", old)[1]


def test_a_copy_is_private_and_restores_into_an_empty_place(data: Path, tmp_path: Path) -> None:
    copy, place = tmp_path / "copy.sqlite", tmp_path / "elsewhere"
    running = Store(f"sqlite:///{data / FILE}", claims=True)  # a copy needs no stopped server
    assert db("backup", data, str(copy))[0] == 0
    running.close()

    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "name a new file" in db("backup", data, str(copy))[1]
    assert db("restore", place, str(copy))[0] == 0
    assert ids(place) == ids(data)
    assert stat.S_IMODE((place / FILE).stat().st_mode) == 0o600
    assert "move it away first" in db("restore", place, str(copy))[1]


def test_only_a_database_of_ours_is_restored(tmp_path: Path) -> None:
    strange, place = tmp_path / "strange.sqlite", tmp_path / "elsewhere"
    with closing(sqlite3.connect(strange)) as connection:
        connection.execute("CREATE TABLE recipes (cake TEXT)")

    code, said = db("restore", place, str(strange))

    assert code == 1 and "no database that this version can use" in said
    assert not (place / FILE).exists()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_the_help_says_that_copies_hold_secrets(command: str) -> None:
    assert "holds secrets" in " ".join(trollbord("db", command, "--help").output.split())


def test_a_repair_cuts_what_does_not_replay_and_keeps_it_beside(data: Path) -> None:
    damaged(data, "UPDATE picks SET option = 'stone Z9' WHERE seq = 2 AND seat = 0")
    damaged(data, "INSERT INTO picks VALUES ('nowhere', 1, 0, 'pass', '')")

    code, said = db("repair", data, answer="n\n")
    assert code == 1 and "lines 2 to 4 would be cut (3)" in said
    assert db("check", data, "--quiet")[0] == 1, "nothing was done without a yes"

    assert db("repair", data, "--yes")[0] == 0
    assert db("check", data, "--quiet") == (0, "2 tables looked at, 0 bad")
    cut = [json.loads(line) for line in (data / f"{FILE}.cut.jsonl").read_text().splitlines()]
    assert [row["seq"] for row in cut] == [2, 3, 4, 1]
    assert cut[0]["option"] == "stone Z9" and cut[-1]["table"] == "nowhere"
    assert (data / f"{FILE}.before-repair").exists()
    assert stat.S_IMODE((data / f"{FILE}.cut.jsonl").stat().st_mode) == 0o600


def test_a_gap_is_cut_and_the_game_plays_on(data: Path) -> None:
    damaged(data, "DELETE FROM picks WHERE seq = 3")

    assert db("repair", data, "--yes")[0] == 0
    assert db("check", data, "--quiet")[0] == 0


def test_what_can_not_be_mended_is_said_and_left_alone(data: Path) -> None:
    damaged(data, "UPDATE tables SET game = 'chess'")

    code, said = db("repair", data, "--yes")

    assert code == 1 and "can't be mended by cutting" in said
    assert len(ids(data)) == 2


def test_a_repair_needs_a_stopped_server(data: Path) -> None:
    server = Store(f"sqlite:///{data / FILE}", claims=True)
    code, said = db("repair", data, "--yes")
    server.close()

    assert code != 0 and "another server" in said


def test_damaged_pages_are_named_in_a_sentence(data: Path) -> None:
    file = data / FILE
    with file.open("r+b") as raw:
        raw.seek(8192)
        raw.write(bytes([7]) * (file.stat().st_size - 8192))

    code, said = db("check", data, "--quiet")

    assert code != 0 and "Traceback" not in said and len(said) > 20


@pytest.fixture
def torn(data: Path) -> Path:
    """A folder whose database has one bad page, in the middle of what is stored."""
    file = data / FILE
    with closing(sqlite3.connect(file)) as connection:
        [page] = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'tables'"
        ).fetchone()
        [size] = connection.execute("PRAGMA page_size").fetchone()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(bytes([7]) * size)
    return data


def test_a_backup_of_a_damaged_file_takes_no_good_ones_place(torn: Path, tmp_path: Path) -> None:
    target = tmp_path / "night.sqlite"

    code, said = db("backup", torn, str(target))

    assert code == 1 and not target.exists()
    assert "damaged" in said or "malformed" in said


def test_a_repair_says_of_a_damaged_file_what_a_check_says(torn: Path) -> None:
    checked, repaired = db("check", torn, "--quiet"), db("repair", torn, "--yes")

    assert checked == repaired and checked[0] == 1


def test_a_server_logs_that_its_file_is_damaged(
    torn: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _look(torn / FILE)

    assert "is damaged" in caplog.text


def test_a_sound_file_is_no_word_worth(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    _look(data / FILE)

    assert caplog.text == ""
