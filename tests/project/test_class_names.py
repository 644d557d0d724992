"""A class name stands once in the tree, unless it is the same idea in each game: whoever searches for it finds it.

The games are worlds of their own, whose words come from four rulebooks. The name of a step is notation (it stands in position lines),
so a step may be called as something outside the games is.
"""

import ast
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[2] / "src" / "trollbord"
STILL_TWICE = {
    "Candidate", "Course", "Entry", "Found", "Fitted", "Met", "Moments", "Sheet",
    "Fall", "Mine", "Moment", "Table",
}  # fmt: skip
"""Names that two ideas have still; the list only grows shorter."""


class Named(NamedTuple):
    """A class: the game that it belongs to, if it is one's own, and the names of what it is made from."""

    game: str
    path: Path
    bases: tuple[str, ...]


def classes() -> dict[str, list[Named]]:
    """All classes by their names."""
    found = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        inside = path.relative_to(SOURCES).parts
        game = inside[1] if inside[0] == "games" and len(inside) > 2 else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases = [
                    base.value if isinstance(base, ast.Subscript) else base for base in node.bases
                ]
                names = tuple([base.id for base in bases if isinstance(base, ast.Name)])
                found[node.name].append(Named(game, path, names))
    return found


def is_step(named: Named, known: dict[str, list[Named]], depth: int = 8) -> bool:
    """Whether a class of a game is a step, by what it is made from."""
    made_from = [
        each
        for base in named.bases
        for each in known.get(base, [])
        if each.game in ("", named.game)
    ]
    return any([base.endswith("Step") for base in named.bases]) or (
        depth > 0 and any([is_step(each, known, depth - 1) for each in made_from])
    )


def is_clear(found: list[Named], known: dict[str, list[Named]]) -> bool:
    """Whether a name stands once: outside the games, or at most once in each of them."""
    outside = [each for each in found if not each.game]
    words = [each for each in found if each.game and not (outside and is_step(each, known))]
    games = [each.game for each in words]
    return len(outside) < 2 and len(games) == len(set(games)) and not (outside and words)


def test_no_class_name_stands_twice_for_two_ideas() -> None:
    known = classes()
    twice = {name: found for name, found in known.items() if not is_clear(found, known)}

    assert len(known) > 800
    assert {name: [str(each.path) for each in found] for name, found in twice.items()
            if name not in STILL_TWICE} == {}  # fmt: skip


def test_the_list_holds_no_name_that_has_become_clear() -> None:
    known = classes()

    assert {name for name in STILL_TWICE if is_clear(known.get(name, []), known)} == set()
