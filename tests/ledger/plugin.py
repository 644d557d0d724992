"""A pytest plugin: scenes cite numbers of the rule ledger, and no number goes without a scene.

`@pytest.mark.rule("RR-TURN.3", "RR-TURN.4")` says which rules a scene shows, four at most. One table
test per section may show more counts and definitions of it: `@pytest.mark.rule(..., table=True)`. A scene with
a number that no page knows fails in every run; numbers without a scene fail a full run only.
"""

from collections.abc import Iterator
from typing import Final

import pytest

from tests.ledger.pages import Page, read_ledger, section

MOST_NUMBERS: Final = 4
FINISHED: Final = {
    pytest.ExitCode.OK,
    pytest.ExitCode.TESTS_FAILED,
    pytest.ExitCode.NO_TESTS_COLLECTED,
}
PROPERTY: Final = (
    "rule"  # user properties travel with the reports, also out of workers of pytest-xdist
)


def cited(item: pytest.Item) -> list[str]:
    """Return the numbers that a test cites."""
    return [str(number) for mark in item.iter_markers("rule") for number in mark.args]


def is_table(item: pytest.Item) -> bool:
    """Say whether a test is the table of its section."""
    return any(mark.kwargs.get("table") for mark in item.iter_markers("rule"))


def name(item: pytest.Item) -> str:
    """Return the name of a test without its parameters."""
    return item.nodeid.partition("[")[0]


class Ledger:
    """What the pages demand and what the tests of this run cite."""

    def __init__(self, config: pytest.Config) -> None:
        self.pages: Final = read_ledger(config.rootpath)
        self.known: Final = {number for page in self.pages for number in page.numbers}
        self.pending: Final = {number for page in self.pages for number in page.pending}
        self.off_screen: Final = {number for page in self.pages for number in page.off_screen}
        self.shown: Final[set[str]] = set()
        self.tables: Final[dict[str, str]] = {}
        self.is_full = is_full_run(config)

    def objection(self, item: pytest.Item) -> str | None:
        """Return what is wrong with the numbers that a test cites."""
        numbers = cited(item)
        for number in numbers:
            if number not in self.known:
                return f"no game's teach/rules.en.md has the number {number}"
            if number in self.pending:
                return f"{number} is shown here: take it off the list of pending numbers"
            if number in self.off_screen:
                return f"{number} is shown here: take it out of 'Not on the screen'"
        if is_table(item):
            return self.table_objection(item, numbers)
        if len(numbers) > MOST_NUMBERS:
            return f"a scene cites {MOST_NUMBERS} numbers at most, got {len(numbers)}"
        return None

    def table_objection(self, item: pytest.Item, numbers: list[str]) -> str | None:
        """Return what is wrong with a table test: it shows one section, and no other does."""
        sections = sorted({section(number) for number in numbers})
        if len(sections) != 1:
            return f"a table test shows one section, got {sections}"
        first = self.tables[sections[0]]
        return None if first == name(item) else f"{sections[0]} has a table test already: {first}"

    def uncited(self, page: Page) -> list[str]:
        """Return the numbers of a page that no scene cites and nobody has announced."""
        return [n for n in page.playable if n not in self.shown and n not in page.pending]

    def faults(self) -> Iterator[str]:
        """Yield a line for everything that has to be mended."""
        for page in self.pages:
            yield from (f"{page.game}/teach/rules.en.md: {fault}" for fault in page.faults)
            if self.is_full and (missing := self.uncited(page)):
                yield f"{page.game}: no scene shows {', '.join(missing)}"

    def tally(self) -> Iterator[str]:
        """Yield a line per game."""
        for page in self.pages:
            shown = sum(number in self.shown for number in page.numbers)
            pending = f"{len(page.pending)} pending, " if page.pending else ""
            yield (
                f"{page.game}: {shown} of {len(page.playable)} rules shown, "
                f"{pending}{len(page.off_screen)} not on the screen"
            )


def is_full_run(config: pytest.Config) -> bool:
    """Say whether this run was asked for all tests, so that an unseen number is a fault."""
    option = config.option
    chosen = (option.keyword, option.markexpr, option.deselect, option.ignore, option.ignore_glob)
    part = getattr(option, "lf", False) or getattr(option, "long", False)
    if any(chosen) or option.collectonly or part:
        return False
    whole = {config.rootpath, *(config.rootpath / path for path in config.getini("testpaths"))}
    return any((config.invocation_params.dir / arg).resolve() in whole for arg in config.args)


LEDGER: Final = pytest.StashKey[Ledger]()


def pytest_configure(config: pytest.Config) -> None:
    """Read the pages; only the process that prints the reports keeps the tally."""
    config.stash[LEDGER] = Ledger(config)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Tally(config.stash[LEDGER]), "ledger-tally")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note the first table test of each section."""
    for item in filter(is_table, items):
        for number in cited(item):
            config.stash[LEDGER].tables.setdefault(section(number), name(item))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Refuse a scene whose numbers are wrong; let the others carry theirs into the report."""
    objection = item.config.stash[LEDGER].objection(item)
    if objection:
        pytest.fail(objection, pytrace=False)
    item.user_properties += [(PROPERTY, number) for number in cited(item)]


class Tally:
    """Listens to the reports and has the last word on the run."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger: Final = ledger

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take down what a scene shows, unless it was skipped."""
        if report.when == "call" and not report.skipped:
            self.ledger.shown.update(str(n) for key, n in report.user_properties if key == PROPERTY)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a run that passed but for the ledger; a run cut short was no full one."""
        if session.shouldfail or session.shouldstop or session.exitstatus not in FINISHED:
            self.ledger.is_full = False
        elif session.exitstatus != pytest.ExitCode.TESTS_FAILED and any(self.ledger.faults()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the tally of a full run, and what is wrong after any run."""
        faults = list(self.ledger.faults())
        if not (faults or self.ledger.is_full):
            return
        terminalreporter.section("rule ledger", sep="=")
        for line in self.ledger.tally():
            terminalreporter.line(line)
        for fault in faults:
            terminalreporter.line(fault, red=True)
