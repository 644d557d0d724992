"""A table is opened: the first page's cards lead to the form, where expert options stay folded until they are wanted."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.pressing import press_middle
from tests.browser.seats import guest, ready
from tests.server.server import Server
from trollbord import game_ids, load


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_play_and_the_card_around_it_open_the_form(
    browser: Browser, server: Server, finger: bool
) -> None:
    page = guest(browser, server, phone=finger).new_page()
    page.goto("/")
    forms = page.locator(".poster .opens").evaluate_all("all => all.map(one => one.pathname)")
    assert sorted(forms) == [f"/new/{id}" for id in sorted(game_ids())]
    for card, part in [*[(card, ".go") for card in range(4)], (0, ".pic"), (1, "h2"), (2, ".cap")]:
        page.goto("/")
        press_middle(page, f".poster >> nth={card} >> {part}", finger=finger)
        page.wait_for_url(f"**{forms[card]}")


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
