"""The laboratory's command: what it lists, what it says, and that the wheel knows nothing of it."""

import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from lab.app import app
from trollbord.words.audit import entries
from trollbord.words.source import Source

ROOT = Path(__file__).parents[2]
LAB = ROOT / "lab"
MESSAGES = entries([(LAB / "words" / "en.ftl").read_text(encoding="utf-8")])
SOURCE = Source([path.read_text(encoding="utf-8") for path in sorted(LAB.rglob("*.py"))])


def commands(group: click.Group = app, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All commands of a group, and of the groups in it."""
    yield path
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name)


@pytest.mark.parametrize("path", list(commands()), ids=" ".join)
def test_every_command_helps(path: tuple[str, ...]) -> None:
    """In English, whatever the system speaks; a missing message would be a warning."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        done = CliRunner(env={"LANG": "de_DE.UTF-8"}).invoke(app, [*path, "--help"])

    assert (done.exit_code, "Show this message and exit." in done.output) == (0, True)


def test_no_message_lies_idle() -> None:
    """Each is named in the code, or is the help of a command or of an option."""
    said = {id for id in MESSAGES if id in SOURCE.words or id.startswith("cli-")}
    for pattern in SOURCE.patterns:
        said |= {id for id in MESSAGES if re.fullmatch(pattern, id)}

    assert sorted(set(MESSAGES) - said) == []


def test_the_script_starts_it() -> None:
    done = subprocess.run(
        [sys.executable, LAB, "--help"], capture_output=True, text=True, check=True
    )

    assert done.stdout.startswith("Usage: lab/run ")
