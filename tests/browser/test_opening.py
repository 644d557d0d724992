"""A table is opened: expert options stay folded until they are wanted."""

from playwright.sync_api import Browser, expect

from tests.browser.seats import guest, ready
from tests.server.server import Server
from trollbord import load


def test_expert_options_are_folded_and_count(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    page.goto("/new/ankh_morpork")
    experts = [option.id for option in load("ankh_morpork").settings if option.group == "expert"]
    fields = [page.locator(f"[name=table-{id}]") for id in experts]
    assert len(fields) > 10
    for field in fields:
        expect(field).to_be_hidden()

    page.click("summary:has-text('experts')")
    for field in fields:
        expect(field).to_be_visible()
    switch = next(
        option
        for option in load("ankh_morpork").settings
        if option.group == "expert" and option.kind == "switch" and not option.default
    )
    page.check(f"[name=table-{switch.id}]")
    page.click("form.new button.go")
    ready(page)

    answer = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert answer.json()["options"][switch.id] is True
