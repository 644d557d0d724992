"""Write what follows from a state's fields beside them: python tools/fields.py [--check]

A field is declared in one place: where a state lays out its table, with name, kind and start. From there follow
the names in their order (notation: positions say them so), the copy, and the open fields of the view. All of it is
written out between two marks, since compiled code is quick where it names what it touches. `--check` only looks.

A list is copied, and the rows of a `list[list[...]]` too; those of a `list[Row]` are never changed, so copies share them.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "trollbord" / "games"
BEGIN: Final = "    # -- fields: what tools/fields.py writes\n"
END: Final = "    # -- end of the fields\n"
NESTED: Final = ("list[list[", "list[Row]")
"""Lists of lists; tables share the rows of the second kind, a view shares nothing."""


@dataclass(frozen=True)
class Table:
    """Where a game keeps its table: the module of its state, those of the classes below it, what lays the table out."""

    game: str
    module: str
    laid_out_by: str = "lay_out"
    below: tuple[str, ...] = ()
    beside: str = ""
    """The class below whose fields come first in the order."""

    def path(self, module: str) -> Path:
        return GAMES / self.game / f"{module}.py"


TABLES: Final = (
    Table("trolls_princesses", "state"),
    Table("trollfjord", "state"),
    Table("ankh_morpork", "state", below=("board", "cards")),
    Table("ragnarocks", "advanced", laid_out_by="__init__", beside="RagnarocksState"),
)


class UndeclaredError(Exception):
    """A field lacks its kind, or a file its marks."""


def main(arguments: list[str]) -> int:
    """Write the blocks that are not as they should be, and name their files."""
    stale = [(path, text) for path, text in written() if path.read_text("utf-8") != text]
    for path, text in stale:
        print(f"{path.relative_to(GAMES)} is not fresh: python tools/fields.py")
        if "--check" not in arguments:
            path.write_text(text, "utf-8")
    return int(bool(stale) and "--check" in arguments)


def written() -> Iterator[tuple[Path, str]]:
    """Each file with a block, and how it should read."""
    for table in TABLES:
        path = table.path(table.module)
        yield path, with_block(path, state_block(table))
        path = table.path("view")
        yield path, with_block(path, view_block(table))


def with_block(path: Path, block: str) -> str:
    """A file with this between its marks."""
    before, begin, rest = path.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise UndeclaredError(
            f"{path}: there is no place for the fields: put these two lines there\n{BEGIN}{END}"
        )
    return f"{before}{BEGIN}\n{block}\n{END}{after}"


# -- what is declared


def fields(table: Table) -> dict[str, str]:
    """The fields in the order in which they are laid out, each with its kind."""
    return kinds(table, state_class(table))


def kinds(table: Table, owner: ast.ClassDef) -> dict[str, str]:
    """What a class lays out."""
    known = noted(table)
    found: dict[str, str] = {}
    for name, said, start in laid_out(owner, table.laid_out_by):
        kind = said or known.get(name) or constant_kind(start)
        if not kind and name not in found:
            raise UndeclaredError(
                f"{table.game}: say of which kind {name} is (`self.{name}: int = ...`)"
            )
        found.setdefault(name, kind)
    return found


def state_class(table: Table) -> ast.ClassDef:
    """The class that lays the table out."""
    tree = ast.parse(table.path(table.module).read_text("utf-8"))
    return next(
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef) and method(node, table.laid_out_by) is not None
    )


def method(owner: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """A class's own method, if it has one of this name."""
    found = [node for node in owner.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return found[0] if found else None


def laid_out(owner: ast.ClassDef, name: str) -> Iterator[tuple[str, str, ast.expr | None]]:
    """Each field that a method sets, or one that it calls: name, kind if it is said, and start."""
    body = method(owner, name)
    for node in body.body if body is not None else ():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            yield node.target.attr, ast.unparse(node.annotation), node.value
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Attribute):
                    yield target.attr, "", node.value
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Attribute) and ast.unparse(called.value) == "self":
                yield from laid_out(owner, called.attr)


def noted(table: Table) -> dict[str, str]:
    """The kinds that the classes below the state name, whose own methods touch these fields."""
    return {
        node.target.id: ast.unparse(node.annotation)
        for module in table.below
        for owner in ast.parse(table.path(module).read_text("utf-8")).body
        if isinstance(owner, ast.ClassDef)
        for node in owner.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def constant_kind(value: ast.expr | None) -> str:
    """The kind of a start that is a plain number, word, or yes or no."""
    try:
        kind = type(ast.literal_eval(value)) if value is not None else None
    except ValueError:
        return ""
    return kind.__name__ if kind in (int, bool, str) else ""


# -- what follows


def state_block(table: Table) -> str:
    """The names, what follows from the fields beside them, and the copy."""
    own = fields(table)
    owner = state_class(table).name
    derived = {name: kind for name, kind in noted(table).items() if name not in own}
    first = [f"*{table.beside}.FIELDS"] if table.beside else []
    names = [*first, *[f'"{name}"' for name in own]]
    block = tuple_of("FIELDS: ClassVar[tuple[str, ...]]", names)
    if derived:
        block += tuple_of("DERIVED: ClassVar[tuple[str, ...]]", [f'"{name}"' for name in derived])
        block += '    """What follows from the fields; a position does not say it."""\n'
    block += f'\n    def _copy_fields(self, other: "{owner}") -> None:\n'
    for name, kind in (own | derived).items():
        block += f"        other.{name} = {copy_of(f'self.{name}', kind)}\n"
    return block


def view_block(table: Table) -> str:
    """The open fields, and how they are seen and laid out again."""
    path, owner = table.path("view"), state_class(table).name
    hidden = hidden_fields(path)
    seen = {name: kind for name, kind in fields(table).items() if name not in hidden}
    block = "".join([f"    {name}: {kind}\n" for name, kind in seen.items()])
    for verb, giver, taker in (("see", "state", "self"), ("lay", "self", "state")):
        block += f"\n    def _{verb}_open(self, state: {owner}) -> None:\n"
        for name, kind in seen.items():
            block += f"        {taker}.{name} = {copy_of(f'{giver}.{name}', kind, NESTED)}\n"
    return block


def hidden_fields(path: Path) -> tuple[str, ...]:
    """What HIDDEN of a view's module says."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) == "HIDDEN":
            names: tuple[str, ...] = ast.literal_eval(node.value)
            return names
    raise UndeclaredError(f"{path}: HIDDEN does not say which fields of the state a seat can't see")


def copy_of(value: str, kind: str, nested: tuple[str, ...] = NESTED[:1]) -> str:
    """How a field is copied: the rows of these kinds anew, too."""
    if kind.startswith(nested):
        return f"[row[:] for row in {value}]"
    return f"{value}[:]" if kind.startswith("list[") else value


def tuple_of(head: str, names: list[str]) -> str:
    """A tuple of a class, a line for each."""
    return f"    {head} = (\n" + "".join([f"        {name},\n" for name in names]) + "    )\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
