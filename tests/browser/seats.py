"""Steps that people take in a browser: open a table, click what glows, wait for their turn."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from random import Random

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.server.seeded import named
from tests.server.server import Server

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
CAN = "svg.board .spot[data-can]"


# What nobody looks at need not be painted: that takes a third of a page's time. It can be measured and clicked all the same.
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
}"""


def guest(
    browser: Browser,
    server: Server,
    *,
    phone: bool = False,
    painted: bool = False,
    installs: bool = False,
) -> BrowserContext:
    """A person with a browser of their own; painted for those who look at colours; one that installs service workers."""
    context = browser.new_context(
        base_url=server.url,
        viewport=PHONE if phone else DESK,
        has_touch=phone,
        reduced_motion="reduce",
        extra_http_headers=named(),
        service_workers="allow" if installs else "block",
    )
    context.set_default_timeout(30_000)
    if not painted:
        context.add_init_script(UNPAINTED)
    return context


def complaints(page: Page) -> list[str]:
    """What goes wrong in this page from now on."""
    heard: list[str] = []
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    return heard


def open_table(page: Page, game: str = "ragnarocks", **seats: str) -> str:
    """Open a table by sending its form as it stands, with these seats chosen; the table's address.

    The form itself is filled in by hand where a table is agreed upon (test_opening, test_duel, test_clock).
    """
    asked = page.request.get(f"/new/{game}")
    form = Form(asked.text())
    chosen = {seat.replace("_", "-"): who for seat, who in seats.items()}
    assert chosen.keys() <= form.fields.keys()
    house = {"origin": asked.url.removesuffix(f"/new/{game}")}
    answer = page.request.post(asked.url, form={**form.fields, **chosen}, headers=house)
    assert answer.ok, answer.text()
    page.goto(answer.url)
    ready(page)
    return page.url


def take_chair(page: Page, seat: int) -> None:
    """Sit down; a guest without a name leaves the field for one as it stands."""
    page.click(
        f"button[data-act=sit][data-arg='{seat}'], form[data-act=sit][data-arg='{seat}'] button"
    )


class Form(HTMLParser):
    """What a browser sends if the form of a new table is left as it is."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.fields: dict[str, str | float | bool] = {}
        self._is_inside = False
        self._select = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "form":
            self._is_inside = "new" in (given.get("class") or "").split()
        elif not self._is_inside:
            return
        elif tag == "select":
            self._select = name
        elif tag == "option" and (self._select not in self.fields or "selected" in given):
            self.fields[self._select] = value
        elif tag == "input" and (
            given.get("type") not in ("checkbox", "radio") or "checked" in given
        ):
            self.fields[name] = value


def ready(page: Page) -> None:
    page.wait_for_selector("body[data-ready]")


def click_one(page: Page, rng: Random, selector: str = CAN) -> str:
    """Click one of the things that glow; its key."""
    glowing = page.locator(selector)
    glowing.first.wait_for(state="attached")
    one = glowing.nth(rng.randrange(glowing.count()))
    key = one.get_attribute("id") or ""
    # Figures overlap their neighbours' cells: aim at the middle of the cell itself.
    one.locator(".hit").click(force=True)
    return key


def stage(page: Page, name: str) -> None:
    """Wait for this question."""
    page.wait_for_selector(f"main[data-stage={name}]")


def take_turn(page: Page, rng: Random) -> None:
    """Viking, target, stone; where there is no choice the table goes on by itself."""
    page.locator(CAN).first.wait_for(state="attached")
    before = picks(page)
    if page.locator("main[data-stage=move]").count():
        click_one(page, rng)
        expect(page.locator("body")).to_have_attribute("data-holding", "")
    click_one(page, rng)
    has_placed = False
    for _ in range(500):
        if picks(page) > before + 1 or page.locator(".scores").count():
            return
        at_stone = page.locator("main[data-stage=stone]").count() and picks(page) == before + 1
        if at_stone and not has_placed:
            click_one(page, rng)
            has_placed = True  # what glowed for it may still be seen until the table answers
        page.wait_for_timeout(30)
    raise AssertionError("the move has led nowhere")


def picks(page: Page) -> int:
    """How many moves and stones the log knows of."""
    return len(turns(page)) + stones(page)


def stones(page: Page) -> int:
    """How many stones the log knows of."""
    return page.locator(".turns i:not(:empty)").count()


def turns(page: Page) -> list[str]:
    """The moves in the log."""
    return page.locator(".turns td button").all_text_contents()


def name_on(page: Page, seat: int) -> str:
    words = page.locator(f"#plate-{seat} .who").text_content() or ""
    return re.sub(r"\s+", " ", words)
