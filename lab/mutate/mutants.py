"""Mutants: the ways in which one module can be wrong in one place."""

import ast
import copy
import hashlib
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

NUMBER: Final = "number"
COMPARISON: Final = "comparison"
LOGIC: Final = "logic"
BRANCH: Final = "branch"
ARITHMETIC: Final = "arithmetic"
STATEMENT: Final = "statement"
RETURN: Final = "return"

_COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant(NamedTuple):
    """One place of a module and what stands there instead."""

    module: str
    line: int
    kind: str
    before: str
    after: str
    start: int
    end: int
    scope: tuple[int, int] = (0, 0)
    """The lines of the function around it; none for what is run when the module is loaded."""

    @property
    def id(self) -> str:
        """A short name that is the same in every run over the same text."""
        words = f"{self.module} {self.start} {self.end} {self.after}"
        return hashlib.sha256(words.encode()).hexdigest()[:12]

    def applied(self, source: str) -> str:
        """The module's text with this mistake in it."""
        text = source.encode()
        return (text[: self.start] + self.after.encode() + text[self.end :]).decode()


def mutants(module: str, source: str) -> list[Mutant]:
    """All mutants of a module, in the order of its text."""
    return sorted(
        set(_Finder(module, source).found()), key=lambda mutant: (mutant.start, mutant.after)
    )


class _Finder:
    """Walks through a module's syntax and proposes changes."""

    def __init__(self, module: str, source: str) -> None:
        self.module: Final = module
        self.text: Final = source.encode()
        self.tree: Final = ast.parse(source)
        lines = self.text.splitlines(keepends=True)
        self.line_starts: Final = [sum(map(len, lines[:index])) for index in range(len(lines))]
        self.scope = (0, 0)

    def found(self) -> Iterator[Mutant]:
        """All proposals."""
        return self.below(self.tree)

    def below(self, node: ast.AST) -> Iterator[Mutant]:
        """Proposals for a node and everything in it that is run for its effect on the game."""
        if isinstance(node, _NOT_RULES):
            return
        if isinstance(node, ast.FunctionDef) and self.scope == (0, 0):
            assert node.end_lineno is not None
            first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
            self.scope = first, node.end_lineno
            yield from self.within(node)
            self.scope = (0, 0)
        else:
            yield from self.within(node)

    def within(self, node: ast.AST) -> Iterator[Mutant]:
        """Proposals for a node, then for its parts."""
        propose: Callable[[ast.AST], Iterator[Mutant]] | None
        propose = getattr(self, f"_{type(node).__name__.lower()}", None)
        if propose is not None:
            yield from propose(node)
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns", "decorator_list"} or _is_type_checking(node):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self.below(child)

    def mutant(self, node: ast.expr | ast.stmt, kind: str, after: str) -> Mutant:
        """The mutant that puts other text in the place of a node."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self.line_starts[node.lineno - 1] + node.col_offset
        end = self.line_starts[node.end_lineno - 1] + node.end_col_offset
        before = self.text[start:end].decode()
        return Mutant(self.module, node.lineno, kind, before, after, start, end, self.scope)

    # -- expressions

    def _constant(self, node: ast.Constant) -> Iterator[Mutant]:
        if type(node.value) is int:
            for value in (node.value + 1, node.value - 1):
                yield self.mutant(node, NUMBER, str(value) if value >= 0 else f"({value})")

    def _compare(self, node: ast.Compare) -> Iterator[Mutant]:
        for index, operator in enumerate(node.ops):
            for other in _COMPARISONS[type(operator)]:
                changed = copy.deepcopy(node)
                changed.ops[index] = other()
                yield self.mutant(node, COMPARISON, _spelt(changed))

    def _boolop(self, node: ast.BoolOp) -> Iterator[Mutant]:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield self.mutant(node, LOGIC, _spelt(ast.BoolOp(other, node.values)))

    def _unaryop(self, node: ast.UnaryOp) -> Iterator[Mutant]:
        if isinstance(node.op, ast.Not) and not _asks_for_the_build(node):
            yield self.mutant(node, LOGIC, _spelt(node.operand))

    def _binop(self, node: ast.BinOp) -> Iterator[Mutant]:
        other = _OPERATORS.get(type(node.op))
        if other is not None:
            yield self.mutant(node, ARITHMETIC, _spelt(ast.BinOp(node.left, other(), node.right)))

    def _ifexp(self, node: ast.IfExp) -> Iterator[Mutant]:
        yield from self._always_and_never(node.test)

    def _comprehension(self, node: ast.comprehension) -> Iterator[Mutant]:
        for test in node.ifs:
            yield from self._always_and_never(test)

    def _always_and_never(self, test: ast.expr) -> Iterator[Mutant]:
        if _asks_for_the_build(test):
            return
        for word in ("True", "False"):
            yield self.mutant(test, BRANCH, word)

    # -- statements

    def _if(self, node: ast.If) -> Iterator[Mutant]:
        if not _is_type_checking(node):
            yield from self._always_and_never(node.test)

    def _while(self, node: ast.While) -> Iterator[Mutant]:
        yield self.mutant(node.test, BRANCH, "False")

    def _break(self, node: ast.Break) -> Iterator[Mutant]:
        yield self.mutant(node, BRANCH, "continue")

    def _continue(self, node: ast.Continue) -> Iterator[Mutant]:
        yield self.mutant(node, BRANCH, "break")

    def _expr(self, node: ast.Expr) -> Iterator[Mutant]:
        if isinstance(node.value, ast.Call):
            yield self.mutant(node, STATEMENT, "pass")

    def _assign(self, node: ast.Assign) -> Iterator[Mutant]:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            yield self.mutant(node, STATEMENT, "pass")

    def _augassign(self, node: ast.AugAssign) -> Iterator[Mutant]:
        yield self.mutant(node, STATEMENT, "pass")
        other = _OPERATORS.get(type(node.op))
        if other is not None:
            changed = ast.AugAssign(node.target, other(), node.value)
            yield self.mutant(node, ARITHMETIC, ast.unparse(changed))

    def _functiondef(self, node: ast.FunctionDef) -> Iterator[Mutant]:
        """A function that only does something does nothing; one that answers yes or no answers wrong."""
        returns = ast.unparse(node.returns) if node.returns else ""
        body = [each for each in node.body if not _is_docstring(each)]
        is_abstract = bool(body) and isinstance(body[0], ast.Raise)
        if returns == "None" and body and node.name != "__init__" and not is_abstract:
            yield self.mutant(body[0], RETURN, "return")
        if returns == "bool":
            for each in ast.walk(node):
                if isinstance(each, ast.Return) and each.value is not None:
                    yield self.mutant(each.value, RETURN, f"(not {_spelt(each.value)})")


_NOT_RULES: Final = (ast.Assert, ast.Raise, ast.JoinedStr, ast.Import, ast.ImportFrom)
"""What is left alone: our own checks, messages and imports."""


def _spelt(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_type_checking(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and node.test.id == "TYPE_CHECKING"
    )


def _asks_for_the_build(test: ast.expr) -> bool:
    """Whether only the compiled build goes another way here, to the same end: no rule, and scenes run on both."""
    if isinstance(test, ast.UnaryOp):
        return _asks_for_the_build(test.operand)
    return isinstance(test, ast.Name) and test.id == "COMPILED"
