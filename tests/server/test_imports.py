"""The modules of the server import each other in one direction only."""

import ast
from pathlib import Path

import networkx

import trollbord.server

ROOT = Path(trollbord.server.__file__).parent


def imports() -> dict[str, set[str]]:
    """The modules of the server that each of them imports, wherever in the file, also for types alone."""
    found = {}
    for file in ROOT.rglob("*.py"):
        parts = file.relative_to(ROOT.parent).with_suffix("").parts
        module = ".".join(["trollbord", *parts])
        tree = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        named = [node for node in tree if isinstance(node, ast.ImportFrom) and node.module]
        wanted = {str(node.module) for node in named}
        wanted |= {f"{node.module}.{alias.name}" for node in named for alias in node.names}
        found[module] = wanted - {module}
    return {module: {each for each in wanted if each in found} for module, wanted in found.items()}


def test_no_module_of_the_server_imports_itself_by_a_detour() -> None:
    graph = networkx.DiGraph(
        [(module, each) for module, named in imports().items() for each in named]
    )

    assert list(networkx.simple_cycles(graph)) == []


def test_no_module_of_the_server_imports_for_types_alone() -> None:
    """A partner that can't be imported at run time is a cycle in disguise."""
    hidden = [file.name for file in ROOT.rglob("*.py") if "TYPE_CHECKING" in file.read_text()]

    assert hidden == []
