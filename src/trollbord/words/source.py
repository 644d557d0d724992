"""What a source can say: the message ids that its code names, read without running it."""

import ast
import re
from collections.abc import Iterable, Iterator
from typing import Final

PLACEHOLDER: Final = "([A-Za-z0-9_-]+)"
MESSAGE: Final = re.compile(r"[A-Za-z][\w-]*")
"""What can be the id of a message: SQL, which goes through a function of the same name, can't."""


class Source:
    """The words, the spelt-out ids and the id patterns of some Python modules."""

    def __init__(self, modules: Iterable[str]) -> None:
        self._trees: Final = [ast.parse(text) for text in modules]
        self._constants: Final = dict(self._assigned())
        self.words: Final = frozenset(self._words())
        self.ids: Final = frozenset(self._ids())
        self.patterns: Final = frozenset(self._patterns())

    def _nodes(self) -> Iterator[ast.AST]:
        for tree in self._trees:
            yield from ast.walk(tree)

    def _statements(self) -> Iterator[ast.AST]:
        """What stands in modules and classes, not in their functions: what those call names is their own affair."""
        for tree in self._trees:
            yield from tree.body
            for node in tree.body:
                yield from node.body if isinstance(node, ast.ClassDef) else ()

    def _assigned(self) -> Iterator[tuple[str, str]]:
        """Names that stand for one text: constants of modules and classes. An empty one is no id, only a default."""
        for node in self._statements():
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AnnAssign):
                targets = [node.target]
            value = getattr(node, "value", None)
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                for target in targets:
                    if isinstance(target, ast.Name):
                        yield target.id, value.value

    def _words(self) -> Iterator[str]:
        """Every text in the code, whole and word by word, and the names of functions."""
        for node in self._nodes():
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
                yield from [_word(word) for word in node.value.split()]
            elif isinstance(node, ast.FunctionDef):
                yield node.name

    def _patterns(self) -> Iterator[str]:
        """Every f-string that begins like an id, as a regular expression."""
        for node in self._nodes():
            if isinstance(node, ast.JoinedStr):
                parts = [_part(part) for part in node.values]
                if re.match(r"[a-z]+\\?-", parts[0]):
                    yield "".join(parts)

    def _ids(self) -> Iterator[str]:
        """The ids that calls name outright: a question, an event, a result, a message."""
        for node in self._nodes():
            if isinstance(node, ast.Call):
                yield from [id for id in self._called(node) if MESSAGE.fullmatch(id)]

    def _called(self, call: ast.Call) -> Iterator[str]:
        match _callee(call), call.args:
            case "Ask", [_, prompt, *_]:
                yield from self._spelt("prompt-", prompt)
            case "tell", [event, *_]:
                yield from self._spelt("log-", event)
            case "Result", [_, _, reason, *_]:
                yield from self._spelt("end-", reason)
            case (("Message" | "Obstacle" | "text"), [id, *_]):
                yield from self._spelt("", id)
            case name, [id, *_] if name[:1].isupper():
                yield from [text for text in self._spelt("", id) if text.startswith("error-")]

    def _spelt(self, prefix: str, node: ast.expr) -> list[str]:
        """The texts that an expression can stand for, as far as reading tells."""
        match node:
            case ast.Constant(value=str(text)):
                return [prefix + text]
            case ast.IfExp(body=body, orelse=orelse):
                return self._spelt(prefix, body) + self._spelt(prefix, orelse)
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in self._constants:
                return [prefix + self._constants[name]]
        return []


def _word(text: str) -> str:
    """A word as an id has it; an option of the command line goes by its parameter's name."""
    return text[2:].replace("-", "_") if text.startswith("--") else text


def _callee(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _part(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    return PLACEHOLDER
