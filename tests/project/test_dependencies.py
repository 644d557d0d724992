"""What the project leans on is locked, hashed, explained, and named nowhere by host."""

import re
import tomllib
from pathlib import Path

import pytest

from trollbord.kernel.extras import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUNTIME: list[str] = PROJECT["project"]["dependencies"]
EXTRA: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
RESEARCH = [*GROUPS["research"], *GROUPS["torch"]]
PLAYED = ("server", "trollfjord", "postgres", "learn", "mcp")
"""The extras that `./play` installs at once."""


def of_others(*extras: str) -> list[str]:
    """What these extras bring; that they bring other extras is said by those."""
    lines = [line for extra in extras for line in EXTRA[extra]]
    return [line for line in lines if not line.startswith("trollbord[")]


def name_of(requirement: str) -> str:
    matched = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert matched is not None, requirement
    return matched.group()


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(lock: str) -> dict[str, str]:
    text = (ROOT / lock).read_text(encoding="utf-8")
    return {
        normal(name): version for name, version in re.findall(r"^([\w.-]+)==([^ ;\\]+)", text, re.M)
    }


def test_every_dependency_says_what_it_saves_us_from_writing() -> None:
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^\| `([^`]+)` \| \S", page, re.M))

    wanted = [*RUNTIME, *of_others(*EXTRA), *RESEARCH]
    assert {name_of(line) for line in wanted} == explained


@pytest.mark.parametrize(
    ("lock", "requirements"),
    [
        ("requirements.lock", [*RUNTIME, *of_others(*PLAYED)]),
        ("requirements-dev.lock", [*RUNTIME, *of_others(*PLAYED, "parquet", "laws", "dev")]),
    ],
)
def test_the_locks_hold_every_dependency(lock: str, requirements: list[str]) -> None:
    missing = {normal(name_of(line)) for line in requirements} - locked(lock).keys()

    assert not missing, f"run tools/lock: {missing}"


def test_play_and_check_use_the_same_versions() -> None:
    development = locked("requirements-dev.lock")

    for name, version in locked("requirements.lock").items():
        assert development[name] == version


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_locks_are_hashed_and_name_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())

    assert all("--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"https?://|--index-url|--find-links|--extra-index", text)


BORROWED = {"uvloop", "websockets", "psycopg"}  # imported by uvicorn and SQLAlchemy, by name
BORROWED |= {"tzdata"}  # read by zoneinfo
BORROWED |= {"open_spiel"}  # imported by its other name, pyspiel


def test_each_package_of_an_extra_is_known_by_its_extra() -> None:
    """So that a missing one can be named in a sentence; `all` and `dev` bring no others of ours."""
    for extra, packages in EXTRAS.items():
        assert {normal(name) for name in packages} == {
            normal(name_of(line)) for line in of_others(extra)
        }
    assert EXTRA.keys() - EXTRAS.keys() == {"all", "dev"} and not of_others("all")


def test_every_runtime_dependency_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    imported = set(re.findall(r"^\s*(?:import|from) ([\w.]+)", source, re.M))

    for name in {name_of(line) for line in [*RUNTIME, *of_others(*EXTRAS)]} - BORROWED:
        module = name.replace("-", "_")
        assert any(each == module or each.startswith(f"{module}.") for each in imported), name
