"""Nothing that a user can name is missing from the docs."""

import os
import re
from pathlib import Path

import click
import griffe
import pytest

import trollbord
from docs.hooks import books
from docs.hooks.reference import fenced
from lab.app import app as laboratory
from trollbord.bots import BOTS
from trollbord.cli.app import app
from trollbord.kernel.errors import IllegalPick
from trollbord.page.prints import frieze

ROOT = Path(__file__).parents[2]
SHOWN = re.compile(r"(trollbord|\./play|lab/run) ([a-z]+)((?: [^\s`|]+)*)")
PATHS = re.compile(r"(?<![\w/.<])((?:tools|tests|examples|src|lab)/[\w/.-]*\w)")
DOCS = {
    path.relative_to(ROOT / "docs").as_posix(): path.read_text(encoding="utf-8")
    for path in (ROOT / "docs").rglob("*.md")
} | books.pages()
LOOSE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
EVERYTHING = "\n".join([*DOCS.values(), (ROOT / "README.md").read_text(encoding="utf-8")])


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_every_game_has_its_pages(game: str) -> None:
    assert f"rules/{game}.md" in DOCS
    assert f"rulings/{game}.md" in DOCS
    assert f"rulings/{game}.md" in DOCS["rulings.md"]
    assert f"rules/{game}.md" in DOCS["index.md"]
    for folder in books.FOLDERS.values():
        for ending in ("", ".de", ".fr", ".cs", ".ru"):
            assert f"{folder}/{game}{ending}.md" in DOCS


def test_pictures_and_signs_of_the_books_are_drawn_for_the_site() -> None:
    page = DOCS["how-to-play/ragnarocks.ru.md"]
    wanted = re.findall(r"\((pictures/[^)]+\.svg)\)", page)

    assert "pictures/ragnarocks-move-0.ru.svg" in wanted
    assert "signs/tp-i-cow.svg" in DOCS["player-aid/trolls_princesses.cs.md"]
    assert "(../rules/ragnarocks.ru.md#RR-TURN.10)" in page


@pytest.mark.parametrize(
    ("group", "program"), [(app, "trollbord"), (laboratory, "lab/run")], ids=["trollbord", "lab"]
)
def test_every_command_is_shown(group: click.Group, program: str) -> None:
    names = group.list_commands(click.Context(group))

    assert [name for name in names if f"{program} {name}" not in EVERYTHING] == []


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_is_described(bot: str) -> None:
    assert re.search(rf"^\| `{bot}` \| \S", DOCS["guide/bots.md"], re.M)


@pytest.mark.parametrize("name", trollbord.__all__)
def test_every_public_name_is_explained(name: str) -> None:
    assert re.search(rf"^\| `{name}\b", DOCS["guide/python.md"], re.M)


@pytest.mark.parametrize("id", trollbord.game_ids())
def test_every_field_of_a_view_is_described(id: str) -> None:
    page = DOCS["view-fields.md"]
    section = page.split(f"## {id}\n")[1].split("\n## ")[0]
    described = set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\| (`.*?) \|", section, re.M))))
    game = trollbord.load(id)
    states = [game.new()] + ([game.new(characters="random")] if id == "ragnarocks" else [])
    fields = {name for state in states for name in state.view(0).FIELDS}

    assert fields == described


def test_every_command_line_in_the_docs_can_be_typed() -> None:
    """Whatever follows `trollbord`, `./play` or `lab/run` is a command, with options that it has."""
    wrong = []
    for program, name, rest in SHOWN.findall(EVERYTHING):
        words = [name, *rest.split()]
        command, known = typed(words, laboratory if program == "lab/run" else app)
        given = {word.partition("=")[0] for word in words if word.startswith("--")}
        unknown = given - known - {"--help"}
        wrong += [f"{command} {option}" for option in sorted(unknown)]
    assert wrong == []


def typed(words: list[str], group: click.Group) -> tuple[str, set[str]]:
    """The command that these words name, and the options that it and those above it have."""
    here: click.Command | None = group
    known: set[str] = set()
    name = str(group.name)
    for word in words:
        if not isinstance(here, click.Group):
            break
        here = here.get_command(click.Context(here), word)
        if here is None:
            break
        name = f"{name} {word}"
        known |= {spelt for option in here.params for spelt in spellings(option)}
    return name, known


def spellings(option: click.Parameter) -> list[str]:
    """Both sides of a switch count: `--over / --running`."""
    return [*option.opts, *option.secondary_opts]


def test_every_file_that_the_docs_name_is_there() -> None:
    pages = [*DOCS.values(), *[(ROOT / name).read_text(encoding="utf-8") for name in LOOSE]]
    named = {path for page in pages for path in PATHS.findall(page) if "GAME" not in path}
    missing = sorted(path for path in named if not (ROOT / path).exists())

    assert missing == [] and len(named) > 10


def test_every_decision_is_named_in_the_code_that_it_explains() -> None:
    code = [path for folder in ("src", "tools") for path in (ROOT / folder).rglob("*.py")]
    named = re.findall(
        r"docs/decisions/([\w-]+)\.md", "\n".join(path.read_text("utf-8") for path in code)
    )
    pages = {path.stem for path in (ROOT / "docs/decisions").glob("*.md")} - {"index"}

    assert set(named) == pages


def test_the_prints_in_the_docs_are_those_of_the_page() -> None:
    """After a change of theirs `python docs/figures/prints.py` draws them anew."""
    assert (ROOT / "docs" / "prints.svg").read_text(encoding="utf-8") == frieze()


def test_the_problem_in_the_docs_is_one() -> None:
    """The pick that a program reads about is refused, by the rule that stands there."""
    shown = re.search(r'"given": "(move [^"]+)".*"rule": "([^"]+)"', DOCS["guide/api.md"])
    assert shown is not None

    with pytest.raises(IllegalPick) as refused:
        trollbord.Match(trollbord.load("ragnarocks")).pick(shown[1])

    assert refused.value.reason is not None
    assert refused.value.reason.message.id == shown[2]
    assert str(refused.value.reason) in DOCS["guide/api.md"]


def test_every_page_is_reached_from_the_first() -> None:
    """By links alone, without the site's own list of pages."""
    found, todo = set[str](), ["index.md"]
    while todo:
        page = todo.pop()
        if page not in found and page in DOCS:
            found.add(page)
            links = re.findall(r"\]\(([^)#:]+\.md)", DOCS[page])
            todo += [os.path.normpath(Path(page).parent / link) for link in links]

    assert found == set(DOCS)


def test_the_index_of_examples_names_each_of_them() -> None:
    index = (ROOT / "examples/README.md").read_text(encoding="utf-8")
    there = {
        path.name for path in (ROOT / "examples").iterdir() if not path.name.startswith((".", "_"))
    }

    assert set(re.findall(r"^\| \[`([\w.]+)/?`\]", index, re.M)) == there - {"README.md"}


def test_the_citation_names_the_version_that_is_here() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")

    assert f"\nversion: {trollbord.__version__}\n" in cited


def test_the_reference_lists_every_public_name() -> None:
    """The pages are made from the source; here the names that griffe would show are compared with `__all__`."""
    shown = griffe.load("trollbord", search_paths=[str(ROOT / "src")], resolve_aliases=True)

    assert [name for name in trollbord.__all__ if name not in shown.members] == []
    assert fenced("One.\n\n>>> 1 + 1\n2\n\nTwo.") == "One.\n\n```python\n>>> 1 + 1\n2\n```\n\nTwo."
