"""Browser tests: the system's own Chromium, a server for the whole folder, one for tests that kill it.

Playwright's event loop stays in the thread between tests, so these run in a process of their own (`./check` and
`pytest tests/browser`), where no other test meets it.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect

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
def browsers(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Callable[[str], Browser]]:
    """The system's Chromium by its path, each begun once; the package's own download is never needed."""
    running: dict[str, Browser] = {}

    def begun(path: str) -> Browser:
        if path not in running:
            arguments = {**browser_type_launch_args, "args": list(chromium.SWITCHES)}
            running[path] = browser_type.launch(**arguments, executable_path=path)
        return running[path]

    yield begun
    for browser in running.values():
        browser.close()


@pytest.fixture
def browser(request: pytest.FixtureRequest, browsers: Callable[[str], Browser]) -> Browser:
    """The ordinary Chromium for tests that are marked so and in the long run, else the faster shell; or what there is."""
    is_ordinary = request.config.getoption("--long") or request.node.get_closest_marker("ordinary")
    path = chromium.ordinary() if is_ordinary else chromium.found()
    if path is None:
        pytest.skip(chromium.MISSING)
    return browsers(path)
