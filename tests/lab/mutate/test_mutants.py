"""Which mistakes are tried, and that each is one."""

import ast
from pathlib import Path

import pytest

import trollbord
from lab.mutate.mutants import mutants

PARSED = 25  # mutants of a module that are parsed, spread over it: all would take half a minute
GAMES = Path(trollbord.__file__).parent / "games"


def changes(source: str) -> list[str]:
    return [f"{found.kind}: {found.applied(source)}" for found in mutants("m.py", source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = 3", ["number: x = 2", "number: x = 4"]),
        ("x = 0", ["number: x = (-1)", "number: x = 1"]),
        ("x = a < b", ["comparison: x = (a <= b)", "comparison: x = (a >= b)"]),
        ("x = a is b", ["comparison: x = (a is not b)"]),
        ("x = a in b", ["comparison: x = (a not in b)"]),
        ("x = a and b", ["logic: x = (a or b)"]),
        ("x = not a", ["logic: x = (a)"]),
        ("x = a + b", ["arithmetic: x = (a - b)"]),
        ("x = a >> b", ["arithmetic: x = (a << b)"]),
        ("x = a if b else c", ["branch: x = a if False else c", "branch: x = a if True else c"]),
        ("if a:\n    pass", ["branch: if False:\n    pass", "branch: if True:\n    pass"]),
        ("if not COMPILED:\n    pass", []),
        ("x = a if COMPILED else b", []),
        ("while a:\n    pass", ["branch: while False:\n    pass"]),
        (
            "x = [a for a in b if a]",
            ["branch: x = [a for a in b if False]", "branch: x = [a for a in b if True]"],
        ),
        ("f(a)", ["statement: pass"]),
        ("a.b = c", ["statement: pass"]),
        ("a += b", ["arithmetic: a -= b", "statement: pass"]),
        ("for a in b:\n    break", ["branch: for a in b:\n    continue"]),
        ("def f() -> bool:\n    return a", ["return: def f() -> bool:\n    return (not (a))"]),
        (
            "def f() -> None:\n    a = b\n    c = a",
            ["return: def f() -> None:\n    return\n    c = a"],
        ),
    ],
)
def test_what_is_changed(source: str, expected: list[str]) -> None:
    assert changes(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of 3 words."""',
        "import a",
        "x: tuple[Literal[3], int]",
        "assert a == 3, 'it is 4'",
        "raise ValueError(3)",
        "def f() -> None:\n    raise NotImplementedError",
        "x = f'{a + 3}'",
        "x = True",
    ],
)
def test_what_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_letters_of_other_alphabets_do_not_shift_the_places() -> None:
    assert changes('x = "Ægir, Týr", 3') == [
        'number: x = "Ægir, Týr", 2',
        'number: x = "Ægir, Týr", 4',
    ]


def test_every_mutant_of_every_rule_is_a_different_python_module() -> None:
    for path in [*GAMES.glob("*/rules.py"), *GAMES.glob("*/state.py")]:
        source = path.read_text(encoding="utf-8")
        found = mutants(path.name, source)
        some = found[:: 1 + len(found) // PARSED]
        trees = {ast.dump(ast.parse(mutant.applied(source))) for mutant in some}

        assert len({mutant.id for mutant in found}) == len(found) > 10
        assert len({mutant.applied(source) for mutant in found}) == len(found)
        assert len(trees) == len(some) and ast.dump(ast.parse(source)) not in trees
