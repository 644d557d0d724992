"""What browsers are sent at recorded positions is, byte for byte, what it was: `pages.py` tells what that is and how it is written anew."""

import subprocess
import sys

import pytest

from tests.server.pages import FILE, ROOT
from trollbord.games import game_ids


@pytest.mark.parametrize("game", game_ids())
def test_pages_are_what_they_were(game: str) -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    before = [line for line in lines if line.startswith(f"{game} ")]

    command = [sys.executable, "-m", "tests.server.pages", game]
    now = subprocess.run(
        command, cwd=ROOT, check=False, capture_output=True, text=True, encoding="utf-8"
    )

    assert now.returncode == 0, now.stderr[-3000:]
    changed = [line for line in now.stdout.splitlines() if line not in before]
    assert not changed, (
        f"pages of {game} have changed: compare by `python -m tests.server.pages {game} --to DIR`"
    )
    assert len(before) == now.stdout.count("\n")
