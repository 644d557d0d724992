"""Real pages in a real browser without a server: the document of a sitting, its files answered from memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, Route, ViewportSize

from trollbord.ink.screen import Form
from trollbord.page.assets import address, asset
from trollbord.page.question import paths_of
from trollbord.page.sitting import Sitting
from trollbord.page.table_page import table_page
from trollbord.page.table_shell import table_shell

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "small": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
}
ADDRESS = "http://looks.test"
TABLE = "looks"
"""The table on the stage: what belongs to it alone, such as its invitation, is not there."""
# What table.js does with the first frame, without its line to a server.
_SHOW = """async ([art, patcher, chooser, page, paths]) => {
  const { parse } = await import(patcher);
  const { Choice } = await import(chooser);
  const shapes = document.querySelector("svg.shapes");
  const grounds = (document.body.dataset.grounds ?? "").split(" ").filter(Boolean).map(each => each.split("=")[1]);
  for (const file of shapes ? [] : [art, ...grounds]) document.body.prepend(parse(await (await fetch(file)).text()));
  await document.fonts.load("800 20px Commissioner");
  document.getElementById("page").replaceWith(parse(page));
  document.body.setAttribute("data-ready", "");
  window.choice = new Choice(() => {}, () => {}, () => {});
  window.choice.offer(paths.map(([options, keys]) => ({ options: options.split(";"), keys: keys ? keys.split(" ") : [] })));
  for (const log of document.querySelectorAll("[data-newest]")) log.scrollTop = log.scrollHeight;
  await document.fonts.ready;
}"""


def form_of(size: str) -> Form:
    """How the page lies in a window of this size."""
    return "phone" if size == "phone" else "desk"


@contextmanager
def stage(browser: Browser, size: str = "desk") -> Iterator[Page]:
    """A page whose files come from the project itself."""
    context = browser.new_context(
        viewport=SIZES[size], reduced_motion="reduce", device_scale_factor=1
    )
    page = context.new_page()
    page.route("**/*", _answer)
    yield page
    context.close()


def show(page: Page, shown: Sitting) -> None:
    """Put the page of a sitting on the stage, as the browser shows it when it connects."""
    wanted = f"{ADDRESS}/t/{shown.game}/{shown.speaker.language}"
    if page.url != wanted:
        page.goto(wanted)
    files = [address(name) for name in (f"{shown.game}.svg", "patch.js", "choice.js")]
    page.evaluate(_SHOW, [*files, str(table_page(shown)), paths_of(shown)])


def _answer(route: Route) -> None:
    parts = route.request.url.removeprefix(ADDRESS).strip("/").split("/")
    if parts[0] == "a":
        found = asset(parts[2])
        assert found is not None, f"there is no file {parts[2]}"
        route.fulfill(body=found.content, content_type=found.kind)
    elif parts[0] == "t" and parts[1] != TABLE:
        shell = table_shell(TABLE, parts[1], parts[2], "Astrid")
        silent = shell.replace(f'src="{address("table.js")}"', "data-silent")
        route.fulfill(body=silent, content_type="text/html; charset=utf-8")
    else:
        route.fulfill(status=404, body="")
