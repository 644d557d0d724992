"""Doors of the pages around the boards: each does what its table says."""

import pytest
from playwright.sync_api import Browser

from tests.browser.doors.boards import SIZES, is_phone
from tests.browser.doors.doors import listen
from tests.browser.doors.page_law import faults
from tests.browser.doors.stops import stops
from tests.browser.seats import complaints, guest
from tests.server.server import Server

pytestmark = pytest.mark.ordinary
OFTEN = ("small-desk", "small-phone")


@pytest.mark.parametrize(
    "size", [pytest.param(each, marks=() if each in OFTEN else pytest.mark.long_run) for each in SIZES]
)  # fmt: skip
def test_every_door_of_a_page_leads_where_it_says(
    browser: Browser, server: Server, size: str
) -> None:
    context = guest(browser, server, phone=is_phone(size), painted=True)
    listen(context)
    page = context.new_page()
    page.set_viewport_size(SIZES[size])
    heard = complaints(page)
    wrong = [f"{stop}: {fault}" for stop, fresh in stops(page) for fault in faults(page, stop, size, fresh)]  # fmt: skip
    assert not [*wrong, *heard], "\n".join([*wrong, *heard])
