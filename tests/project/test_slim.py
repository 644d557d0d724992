"""The core alone plays every game; what needs an extra says which one."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import textwrap
import venv
from pathlib import Path
from time import monotonic

import pytest

from trollbord.kernel.extras import EXTRAS, extras_needed

ROOT = Path(__file__).parents[2]
WITHOUT = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(sum(EXTRAS.values(), ()))!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""
PLAYS = """
import trollbord
from trollbord import records
from trollbord.arena import contest
for game in trollbord.game_ids():
    for bots in (["random", "random"], ["tomte", "greedy"]):
        match = trollbord.play(game, bots, seed=1, budget=trollbord.Budget(4))
        assert records.verify(records.recorded(match)).is_good
    assert match.view(0)._repr_svg_().startswith("<svg") and str(match.view(0))
print(contest("ragnarocks", ["greedy", "random"], matches=2).standings[0].matches)
"""
RUNS = """
from click.testing import CliRunner
from trollbord.cli.app import app
def run(*arguments):
    return CliRunner().invoke(app, ["--language", "en", *arguments])
for command in (["serve", "--no-browser"], ["db", "check"], ["tables", "list"], ["mcp", "ragnarocks"]):
    done = run(*command)
    print(done.exit_code, done.output.strip())
print(run("--help").exit_code, run("games").exit_code)
"""


def run(
    code: str, python: str = sys.executable, **paths: str
) -> "subprocess.CompletedProcess[str]":
    """Run some code in a fresh interpreter."""
    environment = {**os.environ, **paths}
    return subprocess.run(
        [python, "-c", code], env=environment, text=True, capture_output=True, check=False
    )


def without_extras(code: str) -> "subprocess.CompletedProcess[str]":
    """Run some code where no extra can be imported."""
    return run(WITHOUT + textwrap.dedent(code), PYTHONPATH=os.pathsep.join(sys.path))


def test_the_core_alone_plays_records_draws_and_rates_every_game() -> None:
    done = without_extras(PLAYS)

    assert (done.returncode, done.stdout.strip()) == (0, "2"), done.stderr


def test_a_command_whose_extra_is_missing_says_so_in_a_sentence() -> None:
    done = without_extras(RUNS)

    assert done.returncode == 0, done.stderr
    *refused, listed = done.stdout.splitlines()
    assert len(refused) == 4 and listed == "0 0"
    for line in refused:
        assert re.fullmatch(
            r"1 Error: this needs \w+, which is not installed: pip install 'trollbord\[(?:server|mcp)\]'",
            line,
        )


def test_a_tower_that_needs_physics_says_so() -> None:
    done = without_extras(
        """
        import trollbord
        try:
            trollbord.Match(trollbord.load("trollfjord"), seed=1, settings={"tower": "physics"})
        except trollbord.TrollbordError as error:
            print(error)
        trollbord.Match(trollbord.load("trollfjord"), seed=1, settings={"tower": "yours"})  # goes on
        """
    )

    assert done.stdout == (
        "this needs pymunk, which is not installed: pip install 'trollbord[trollfjord]'\n"
    )


def test_a_package_that_no_extra_brings_stays_a_fault() -> None:
    with pytest.raises(ModuleNotFoundError), extras_needed():
        import trollbord_of_nobody  # type: ignore[import-not-found]  # noqa: F401


@pytest.mark.long_run
def test_the_wheel_alone_installs_in_seconds_and_plays_every_game(tmp_path: Path) -> None:
    """In an empty environment and an empty folder; the seconds are printed, and bounded for a busy machine."""
    wheels = tmp_path / "wheels"
    program = f"from tools import wheels; wheels.main(wheels.Path({str(wheels)!r}), {{}})"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True)
    venv.create(tmp_path / "empty", with_pip=True)
    python = str(tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin") / "python")

    with tarfile.open(next(wheels.glob("*.tar.gz"))) as sources:
        packed = {name.partition("/")[2] for name in sources.getnames()}
    assert {
        "src/trollbord/laws/plugin.py",
        "tests/conftest.py",
        "docs/index.md",
        "setup.py",
    } <= packed
    begun = monotonic()
    [wheel] = wheels.glob("*.whl")
    uv = shutil.which("uv")
    install = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    subprocess.run([*install, "-q", str(wheel)], check=True, capture_output=True)
    installed = monotonic()
    assert run("import trollbord", python, PYTHONPATH="").returncode == 0
    imported = monotonic()
    done = run(f"import os, sys; os.chdir({str(tmp_path)!r}){PLAYS}", python, PYTHONPATH="")

    print(f"installed in {installed - begun:.1f} s, imported in {imported - installed:.2f} s")
    assert (done.returncode, done.stdout.strip()) == (0, "2"), done.stderr
    assert installed - begun < 60 and imported - installed < 3
    listed = run(
        "from importlib import metadata as m; print(*[d.name for d in m.distributions()])", python
    )
    assert not {"starlette", "sqlalchemy", "pymunk", "numpy"} & set(listed.stdout.split())
