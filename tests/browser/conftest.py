"""Browser tests: the system's own Chromium, a server for the whole folder, one for tests that kill it.

Playwright's event loop stays in the thread between tests, so these run in a process of their own (`./check` and
`pytest tests/browser`), where no other test meets it.
"""

from collections.abc import Generator
from typing import Any

import pytest
from playwright.sync_api import expect

from lab.bench import chromium
from tests.server.conftest import own_server, server, slow_server

__all__ = ["own_server", "server", "slow_server"]

# Both cores may be busy with other tests: what comes in a second there may take ten.
expect.set_options(timeout=15_000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Close the windows that a test left open: they would go on listening and drawing beside all later ones."""
    browser = getattr(item, "funcargs", {}).get("browser")
    for context in browser.contexts if browser else ():
        context.close()
    yield


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright drives the system's Chromium; the package's own download is never needed."""
    path = chromium.found()
    if path is None:
        pytest.skip(chromium.MISSING)
    switches = list(chromium.SWITCHES)
    return {**browser_type_launch_args, "executable_path": path, "args": switches}
