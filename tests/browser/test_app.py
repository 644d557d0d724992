"""A lost connection is said at once and mended by itself; where nothing answers, a page says so, and no table is kept."""

from playwright.sync_api import Browser, expect

from tests.browser.seats import guest, open_table, stage
from tests.server.server import Server

KEPT = """async () => {
  const shelves = await Promise.all((await caches.keys()).map(name => caches.open(name)));
  const requests = await Promise.all(shelves.map(shelf => shelf.keys()));
  return requests.flat().map(request => new URL(request.url).pathname);
}"""


def test_offline_there_is_a_page_that_goes_on_by_itself(
    browser: Browser, own_server: Server
) -> None:
    page = guest(browser, own_server, installs=True).new_page()
    table = open_table(page)
    stage(page, "move")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # from here on the worker fetches
    stage(page, "move")
    expect(page.locator(".offline")).to_be_hidden()

    own_server.kill()
    expect(page.locator(".offline")).to_be_visible()
    page.goto(table)
    expect(page.locator("h1")).to_have_text("You are offline")
    kept = page.evaluate(KEPT)
    assert "/offline" in kept
    assert [path for path in kept if path != "/offline" and not path.startswith("/a/")] == []

    own_server.restart()
    stage(page, "move")
