"""`import trollbord` is light: what a program does not use is not loaded."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIGHT = {"trollbord", "trollbord_kernel__mypyc", "mypy_extensions", "librt"}
"""Ours, and what compiled code is made of."""


def loaded(code: str) -> set[str]:
    """The modules that some code loads in a fresh interpreter."""
    shown = f"import sys; before = set(sys.modules); {code}; print(*(set(sys.modules) - before))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", shown],
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        check=True,
    )
    return set(done.stdout.split())


def test_importing_trollbord_loads_no_package_but_its_own() -> None:
    """Neither numpy nor anything of the page, the table or a terminal."""
    tops = {name.partition(".")[0] for name in loaded("import trollbord")}

    assert "trollbord" in tops
    assert tops - LIGHT - sys.stdlib_module_names == set()


def test_importing_trollbord_loads_no_game() -> None:
    games = {name for name in loaded("import trollbord") if name.startswith("trollbord.games.")}

    assert games == set()


def test_loading_a_game_loads_no_other_and_draws_nothing() -> None:
    """Neither does a game need numpy, nor the page."""
    found = loaded("import trollbord; trollbord.load('ragnarocks').new().pick('move A2 C2')")
    games = {name.split(".")[2] for name in found if name.startswith("trollbord.games.")}

    assert games == {"ragnarocks"}
    assert (
        not {"numpy", "trollbord.ink", "trollbord.page", "trollbord.games.ragnarocks.look.draw"}
        & found
    )
