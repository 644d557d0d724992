"""What every test can lean on: the rule ledger, nothing skipped in silence, browsers in a process of their own."""

import os
from collections.abc import Generator
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import HealthCheck, settings

from trollbord.games import load, own_ids
from trollbord.kernel.game import Game
from trollbord.laws import cases

pytest_plugins = ("pytester", "tests.ledger.plugin", "trollbord.laws.plugin")

COMPLETE = bool(os.environ.get("TROLLBORD_COMPLETE"))
ROOT = Path(__file__).parents[1]
BEGUN = monotonic()
BROWSER = ROOT / "tests" / "browser"
collect_ignore = [ROOT / each for each in os.environ.get("TROLLBORD_ELSEWHERE", "").split()]
settings.register_profile("trollbord", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("trollbord")  # a busy machine is no failure


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run ask for what takes minutes."""
    parser.addoption("--long", action="store_true", help="run the tests that take minutes, alone")
    parser.addoption("--within", type=float, help="begin no test after so many seconds")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what does not begin within the time that a run has."""
    within = item.config.getoption("--within")
    if within is not None and monotonic() - BEGUN > within:
        pytest.skip("the time is up: ./check runs it")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a run of browser tests and others: Playwright leaves its event loop in the thread."""
    if not config.getoption("--trollbord-laws"):
        cases.SOURCES.append(_held_to_the_laws)
    if len(set(_asked_for_browsers(config))) == 2:
        raise pytest.UsageError("tests/browser runs in a process of its own: name it alone")


def _held_to_the_laws() -> list[Game]:
    """Our games, the guide's own, and the one made for the tests."""
    from examples.pebbles import GAME as PEBBLES
    from tests.kernel.blind import BLIND

    return [*[load(id) for id in own_ids()], PEBBLES, BLIND]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the browser tests to a run that names them."""
    if collection_path == BROWSER and not any(_asked_for_browsers(config)):
        return True
    return None


def _asked_for_browsers(config: pytest.Config) -> list[bool]:
    """For each path that this run names: whether it lies among the browser tests."""
    named = [config.invocation_params.dir / arg.partition("::")[0] for arg in config.args]
    return [path.resolve().is_relative_to(BROWSER) for path in named]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes minutes is left to `--long`; of the rest long tests begin first, so that no core waits in the end."""
    wanted = bool(config.getoption("--long"))
    chosen = [item for item in items if (item.get_closest_marker("long_run") is not None) == wanted]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = chosen
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()) and BROWSER not in item.path.parents:
            raise pytest.UsageError(f"{item.nodeid} opens a browser: it belongs in tests/browser")
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything must run (TROLLBORD_COMPLETE), a skipped test is a failed one."""
    report = yield
    if COMPLETE and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, but TROLLBORD_COMPLETE is set: {report.longreprtext}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a whole module that skips itself."""
    report = yield
    if COMPLETE and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped, but TROLLBORD_COMPLETE is set: {report.longreprtext}"
    return report
