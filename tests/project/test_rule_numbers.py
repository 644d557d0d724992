"""The number of a rule stands in the step that it rules and in its game's catalogue, and nowhere else in the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import trollbord
from tests.project.test_shape import GAMES
from trollbord.ink.catalogue import Catalogue
from trollbord.kernel.optional import part
from trollbord.words.rulebook import rulebook

ROOT = GAMES.parents[2]
HOUSES = ("src/trollbord", "docs/hooks", "lab", "tools")
NUMBER = re.compile(r"\b(?:AM|RR|TF|TP)-[A-Z0-9]+\.\w+(?:\.\w+)?")
ASKS = ("Obstacle", "Reason")
"""What a module speaks of that has steps, and says what is in their way."""


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """The texts that stand alone: of modules, classes, functions, and those below names."""
    bodies = [getattr(node, "body", None) for node in ast.walk(tree)]
    return {
        line.value
        for body in bodies
        if isinstance(body, list)
        for line in body
        if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
    }


def cited(tree: ast.AST) -> list[str]:
    """The numbers of rules in the texts of a piece of code, its docstrings apart."""
    told = docstrings(tree)
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told
    ]
    return [number for text in texts for number in NUMBER.findall(text)]


def numbers(path: Path) -> list[str]:
    """The numbers of rules in a module."""
    return cited(ast.parse(path.read_text(encoding="utf-8")))


def modules() -> Iterator[Path]:
    for house in HOUSES:
        yield from sorted((ROOT / house).rglob("*.py"))


def may_cite(path: Path) -> bool:
    """Whether a module is a catalogue, or holds steps of a game: these lie beside it, not in folders that draw or teach."""
    if path.parent.parent != GAMES:
        return False
    source = path.read_text(encoding="utf-8")
    return path.stem == "catalogue" or any(word in source for word in ASKS)


def test_numbers_stand_in_steps_and_in_the_catalogue() -> None:
    elsewhere = {
        str(path.relative_to(ROOT)): found
        for path in modules()
        if not may_cite(path) and (found := numbers(path))
    }
    assert elsewhere == {}, "take these from the catalogue: CATALOGUE[thing].rules"


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_a_catalogue_cites_rules_that_exist_and_none_twice_for_a_thing(game: str) -> None:
    module = part(trollbord.load(game).module, "catalogue")
    assert module is not None and isinstance(module.CATALOGUE, Catalogue)
    known = rulebook(game, "en").statements
    for thing in module.CATALOGUE:
        assert thing.numbers, thing.id
        assert [number for number in thing.numbers if number not in known] == [], thing.id
        assert len(set(thing.numbers)) == len(thing.numbers), thing.id


def test_a_step_says_the_number_of_its_rule_once() -> None:
    """Beside its docstring: what is in its way by that same rule has `self.RULE`."""
    twice = {
        f"{path.parent.name}/{path.name}: {step.name}": rule
        for path in modules()
        if may_cite(path)
        for step in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(step, ast.ClassDef)
        for rule in rules_of(step)
        if cited(step).count(rule) > 1
    }
    assert twice == {}


def rules_of(step: ast.ClassDef) -> list[str]:
    """The RULE of a step, as it is written in its class."""
    return [
        line.value.value
        for line in step.body
        if isinstance(line, ast.Assign | ast.AnnAssign)
        and "RULE" in ast.unparse(line).split("=")[0]
        and isinstance(line.value, ast.Constant)
        and isinstance(line.value.value, str)
    ]
