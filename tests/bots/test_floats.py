"""Floats that come out the same everywhere: sums from the left, and worths to 9 decimals."""

import ast
from math import tanh
from pathlib import Path

import pytest

import trollbord
from trollbord.kernel.floats import added, steady

SOURCES = Path(trollbord.__file__).parent
EXACT = {"comb", "factorial", "floor", "ceil", "gcd", "inf", "isfinite", "isqrt", "sqrt"}
"""What the standard of floats (IEEE 754) settles to the last bit, as it does + - * /, and whole numbers."""
HARMLESS = {
    "games/ankh_morpork/evaluate.py": "`guess`, which `Advice.evaluate` rounds",
    "games/ankh_morpork/policy.py": "chances that are told in per cent",
    "games/ragnarocks/advice.py": "`guess`, which `Advice.evaluate` rounds",
    "games/ragnarocks/duel/player.py": "worths that are told, or that `by_worth` rounds",
    "games/trollfjord/quick.py": "whole weights, none of them near a half",
    "games/trollfjord/tower.py": "what falls is recorded and not worked out again",
    "games/trollfjord/shaft.py": "what falls is recorded and not worked out again",
    "games/trolls_princesses/evaluate.py": "`guess`, which `Advice.evaluate` rounds",
}
"""Modules that need no `steady` for what they take from `math`, and why."""


def test_floats_are_added_from_the_left() -> None:
    """The builtin gives 1.0 since Python 3.12."""
    assert added([0.1] * 10) == 0.9999999999999999
    assert added([]) == 0.0


@pytest.mark.parametrize("number", [0.0, 1.0, -1.0, 0.25, 0.1, -0.3, tanh(0.3), -tanh(2.7)])
def test_a_steady_number_is_the_same_whatever_its_last_bits(number: float) -> None:
    for error in (0.0, 2**-53, -(2**-53), 2**-50, -(2**-50)):
        assert steady(number + error) == steady(number) == pytest.approx(number, abs=1e-9)


def test_what_differs_between_c_libraries_is_rounded_before_anything_hangs_on_it() -> None:
    found = set()
    for folder in ("kernel", "bots", "games"):
        for path in (SOURCES / folder).rglob("*.py"):
            name = path.relative_to(SOURCES).as_posix()
            text = path.read_text(encoding="utf-8")
            if "/look/" not in name and inexact(text) and "steady(" not in text:
                found.add(name)
    assert found == set(HARMLESS), "round with `kernel.floats.steady`, or say here why not"


def inexact(text: str) -> set[str]:
    """What a module takes from `math` that C libraries give with other last bits."""
    taken = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module == "math":
            taken |= {each.name for each in node.names}
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            taken |= {node.attr} if node.value.id == "math" else set()
    return taken - EXACT
