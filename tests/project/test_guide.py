"""What the docs show is what runs: the README, the guides, and the guide's own game."""

import ast
import doctest
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import trollbord
from examples.pebbles import GAME, PEBBLES

ROOT = Path(__file__).parents[2]
PAGES = [
    path.relative_to(ROOT).as_posix()
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("document", PAGES)
def test_what_a_page_shows_is_what_happens(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    code = re.sub(r"^```.*$", "", text, flags=re.M)
    shown = doctest.DocTestParser().get_doctest(code, {}, document, document, 0)

    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(shown).failed == 0


def test_the_readme_shows_each_game_then_the_two_commands_then_a_game_played_to_its_end() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    first = text.partition("```python\n")[2].partition("```")[0]
    pictures = [text.index(f"docs/pictures/{game}.jpg") for game in trollbord.game_ids()]
    commands = [text.index("    ./play "), text.index("    ./check ")]

    assert max(pictures) < min(commands) and max(commands) < text.index(">>> ")
    assert "result" in first


def test_the_guides_game_is_complete_in_under_a_hundred_lines() -> None:
    source = (ROOT / "examples/pebbles/__init__.py").read_text(encoding="utf-8")
    lines = [line for line in source.splitlines() if line.strip() and "--8<--" not in line]

    assert ast.parse(source).body
    assert len(lines) < 100


def test_the_guide_shows_the_whole_game() -> None:
    guide = (ROOT / "docs/guide/add-a-game.md").read_text(encoding="utf-8")
    source = (ROOT / "examples/pebbles/__init__.py").read_text(encoding="utf-8")

    sections = re.findall(r"--8<-- \[start:(\w+)\]", source)
    shown = re.findall(r'^--8<-- "examples/pebbles/(\S+)"$', guide, re.M)
    assert shown == [*[f"__init__.py:{name}" for name in sections], "words/en.ftl", "draw.py"]


def test_the_guides_game_is_drawn() -> None:
    view = GAME.new(seats=2).view(0)
    picture = ElementTree.fromstring(view._repr_svg_())

    circles = [node for node in picture.iter() if node.tag.endswith("circle")]
    assert len(circles) == PEBBLES
    described = [node.text for node in picture.iter() if node.tag.endswith("desc")]
    assert described == [str(view)]
