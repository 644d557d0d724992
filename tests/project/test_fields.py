"""What follows from the fields of a state is written out, and it is fresh."""

import ast
from pathlib import Path

import pytest

import trollbord
from tools import fields

TABLES = {table.game: table for table in fields.TABLES}


def test_every_block_is_fresh() -> None:
    stale = [path.name for path, text in fields.written() if path.read_text("utf-8") != text]
    assert not stale, "run: python tools/fields.py"


@pytest.mark.parametrize("game", TABLES)
def test_the_copy_is_a_table_of_its_own(game: str) -> None:
    """Nothing that a table changes in place is shared: all fields are equal, and no list is the same."""
    loaded = trollbord.load(game)
    state = loaded.new(max(loaded.seats))
    copy = state.copy()
    assert copy == state
    for name, kind in fields.fields(TABLES[game]).items():
        own, other = getattr(state, name), getattr(copy, name)
        assert own is not other or not kind.startswith("list["), name
        if kind.startswith("list[list["):
            assert all(a is not b for a, b in zip(own, other, strict=True)), name


def test_a_field_without_a_kind_is_named() -> None:
    table = fields.Table("trollfjord", "state")
    owner = ast.parse("class A:\n    def lay_out(self):\n        self.odd = other()\n").body[0]
    assert isinstance(owner, ast.ClassDef)
    with pytest.raises(fields.UndeclaredError, match="say of which kind odd is"):
        fields.kinds(table, owner)


def test_a_file_without_marks_is_named(tmp_path: Path) -> None:
    path = tmp_path / "state.py"
    path.write_text("class State: ...\n")
    with pytest.raises(fields.UndeclaredError, match=r"state\.py: there is no place"):
        fields.with_block(path, "")
