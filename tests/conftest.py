"""What every test can lean on: the rule ledger, nothing skipped in silence, the system's own browser."""

import asyncio
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tools import chromium

pytest_plugins = ("pytester", "tests.ledger.plugin")

COMPLETE = bool(os.environ.get("TROLLBORD_COMPLETE"))
ROOT = Path(__file__).parents[1]
collect_ignore = [ROOT / each for each in os.environ.get("TROLLBORD_ELSEWHERE", "").split()]
settings.register_profile("trollbord", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("trollbord")  # a busy machine is no failure


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first: one that begins last would hold one core while the other has nothing to do."""
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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """What a test is given is made where it will run."""
    with _without_the_browsers_loop(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """A command that a test calls may run a loop of its own."""
    with _without_the_browsers_loop(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Windows that a test left open would go on listening and drawing beside all later ones."""
    browser = getattr(item, "funcargs", {}).get("browser")
    for context in browser.contexts if browser else ():
        context.close()
    yield


@contextmanager
def _without_the_browsers_loop(item: pytest.Item) -> Iterator[None]:
    """Playwright's event loop stays in the thread between tests; who opens no browser doesn't meet it."""
    if "playwright" in getattr(item, "fixturenames", ()):
        yield
        return
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright drives the system's Chromium; the package's own download is never needed."""
    path = chromium.found()
    if path is None:
        pytest.skip(chromium.MISSING)
    switches = list(chromium.SWITCHES)
    return {**browser_type_launch_args, "executable_path": path, "args": switches}
