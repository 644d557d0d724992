"""A whole run: which modules of a game, which tests, in which order, and what came of it."""

import ast
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from threading import Lock
from typing import Final, NamedTuple

from lab.mutate.ground import PATIENCE, Ground, Trial, Verdict
from lab.mutate.mutants import Mutant, mutants
from lab.mutate.notes import Notes, fingerprint
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.game import Game

NO_RULES: Final = {"view", "observe", "evaluate", "policy", "advice", "features"}
"""The modules of a game that show it or judge it, and don't say how it goes."""
PLAYER: Final = "trollbord.kernel.player"  # a module that imports this plays


class Field(NamedTuple):
    """What is to be broken, and what should notice: modules and tests as paths below package and root."""

    root: Path
    package: Path
    modules: tuple[str, ...]
    tests: tuple[str, ...]


def field(game: Game, root: Path, modules: Sequence[str] = (), tests: Sequence[str] = ()) -> Field:
    """The rules of a game in a checkout, and its tests; both can be narrowed."""
    package = root / "src" / "trollbord"
    paths = [package.parent / f"{name.replace('.', '/')}.py" for name in rule_modules(game)]
    chosen = [path for path in paths if not modules or path.stem in modules]
    named = tuple(tests) or (f"tests/{game.id}",)
    missing = [name for name in named if not (root / name).exists()]
    if missing or not chosen:
        given = missing[0] if missing else ", ".join(modules)
        raise TrollbordError("error-mutate-nothing", {"given": given})
    return Field(root, package, tuple(str(path.relative_to(package)) for path in chosen), named)


def rule_modules(game: Game) -> list[str]:
    """The modules that a game is loaded from, without what only people see and players think."""
    found: set[str] = set()
    frame = {game.module, f"{game.module}.game"}
    todo = [game.module]
    while todo:
        name = todo.pop()
        within = f"{name}.".startswith(f"{game.module}.")
        if not within or name in found or name.rpartition(".")[2] in NO_RULES:
            continue
        named = list(imports(name))
        if name in frame or PLAYER not in named:
            found.add(name)
            todo += named
    return sorted(found - frame)


def imports(module: str) -> Iterator[str]:
    """The modules that a module names in its import lines."""
    source = find_spec(module)
    assert source is not None and source.origin is not None, f"{module} has no source"
    # A compiled module lies beside its source.
    text = Path(source.origin).with_name(f"{Path(source.origin).name.partition('.')[0]}.py")
    for node in ast.walk(ast.parse(text.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (
                f"{node.module}.{name.name}" for name in node.names if is_module(node, name)
            )


def is_module(node: ast.ImportFrom, name: ast.alias) -> bool:
    """Whether `from package import name` names a module."""
    package = find_spec(str(node.module))
    places = [] if package is None else package.submodule_search_locations or []
    return any((Path(place) / f"{name.name}.py").exists() for place in places)


def sampled(given: Field, number: int | None, seed: int) -> list[Mutant]:
    """The mutants of a field, or `number` of them drawn at random, in the order of the text."""
    found = [
        mutant
        for module in given.modules
        for mutant in mutants(module, (given.package / module).read_text(encoding="utf-8"))
    ]
    if number is None or number >= len(found):
        return found
    chosen = set(Random(seed).sample(range(len(found)), number))
    return [mutant for index, mutant in enumerate(found) if index in chosen]


class Order:
    """Which tests to run first: those that noticed most so far, and among equals the quick ones."""

    def __init__(self, rehearsal: Trial) -> None:
        self.seconds: Final = rehearsal.tests
        self.hits: Final[Counter[str]] = Counter()

    def ranks(self) -> dict[str, float]:
        """A rank for each test."""
        best = sorted(self.seconds, key=lambda test: self.seconds[test] / (1 + self.hits[test]))
        return {test: float(rank) for rank, test in enumerate(best)}


class Run:
    """The trial of many mutants, by some workers, with notes taken after each."""

    def __init__(
        self, given: Field, notes: Notes, workers: int = 1, patience: float = PATIENCE
    ) -> None:
        self.patience: Final = patience
        self.field: Final = given
        self.notes: Final = notes
        self.workers: Final = workers
        self._lock: Final = Lock()
        self._marks: Final = {
            module: fingerprint([given.package / module]) for module in given.modules
        }

    def key(self, mutant: Mutant) -> str:
        """The name of a mutant in the notes: it holds as long as its module stays as it is."""
        return f"{self._marks[mutant.module]}-{mutant.id}"

    def known(self, mutant: Mutant) -> Verdict | None:
        """The verdict of an earlier run."""
        return self.notes.verdicts.get(self.key(mutant))

    def judge(self, todo: Sequence[Mutant], told: Callable[[Mutant, Verdict], None]) -> None:
        """Try mutants one after another and tell each verdict as it comes."""
        with self._grounds() as grounds:
            rehearsal = grounds[0].rehearse()
            if not rehearsal.passed:
                given = rehearsal.failed or "pytest"
                raise TrollbordError("error-mutate-tests-fail", {"given": given})
            order, left = Order(rehearsal), iter(todo)
            with ThreadPoolExecutor(self.workers) as pool:
                work = partial(self._work, rehearsal, order, left, told)
                list(pool.map(work, grounds))

    def _work(
        self,
        rehearsal: Trial,
        order: Order,
        left: Iterator[Mutant],
        told: Callable[[Mutant, Verdict], None],
        ground: Ground,
    ) -> None:
        """Take mutants from the common heap and try them on one ground until none is left."""
        while True:
            with self._lock:
                mutant, ranks = next(left, None), order.ranks()
            if mutant is None:
                return
            verdict = ground.judge(mutant, rehearsal, ranks)
            with self._lock:
                order.hits[verdict.by] += 1
                self.notes.add(self.key(mutant), verdict)
                told(mutant, verdict)

    @contextmanager
    def _grounds(self) -> Iterator[list[Ground]]:
        with ExitStack() as stack:
            folders = [
                Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="trollbord-mutate-")))
                for _ in range(self.workers)
            ]
            yield [stack.enter_context(self._ground(folder)) for folder in folders]

    def _ground(self, folder: Path) -> Ground:
        given = self.field
        return Ground(given.root, given.package, folder, given.tests, self.patience)


def notes_of(given: Field, game: str) -> Notes:
    """The notes on a game, in the checkout's cache."""
    files = [
        path
        for name in given.tests
        for path in (
            [given.root / name] if name.endswith(".py") else (given.root / name).rglob("*")
        )
        if path.is_file() and path.suffix != ".pyc"
    ]
    return Notes(given.root / ".cache" / "mutate" / f"{game}.jsonl", fingerprint(files))
