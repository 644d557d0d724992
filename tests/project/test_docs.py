"""Nothing that a user can name is missing from the docs."""

import re
from pathlib import Path

import click
import pytest

import trollbord
from trollbord.bots import BOTS
from trollbord.cli.app import app

ROOT = Path(__file__).parents[2]
DOCS = {
    path.relative_to(ROOT / "docs").as_posix(): path.read_text(encoding="utf-8")
    for path in (ROOT / "docs").rglob("*.md")
}
EVERYTHING = "\n".join([*DOCS.values(), (ROOT / "README.md").read_text(encoding="utf-8")])


@pytest.mark.parametrize("game", trollbord.games())
def test_every_game_has_its_pages(game: str) -> None:
    assert f"rules/{game}.md" in DOCS
    assert f"rulings/{game}.md" in DOCS
    assert f"rulings/{game}.md" in DOCS["rulings.md"]
    assert f"rules/{game}.md" in DOCS["index.md"]


@pytest.mark.parametrize("command", app.list_commands(click.Context(app)))
def test_every_command_is_shown(command: str) -> None:
    assert f"trollbord {command}" in EVERYTHING


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_is_described(bot: str) -> None:
    assert re.search(rf"^\| `{bot}` \| \S", DOCS["guide/bots.md"], re.M)


@pytest.mark.parametrize("name", trollbord.__all__)
def test_every_public_name_is_explained(name: str) -> None:
    assert re.search(rf"^\| `{name}\b", DOCS["guide/python.md"], re.M)
