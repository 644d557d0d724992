"""Every page around the boards, by day on a desk and by night on a phone: no serious fault."""

import pytest
from playwright.sync_api import Browser

from tests.browser.looks.faults import serious
from tests.browser.seats import guest
from tests.browser.tour import tour
from tests.server.server import Server


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_page_has_a_serious_fault(browser: Browser, server: Server, phone: bool) -> None:
    page = guest(browser, server, phone=phone, painted=True).new_page()
    page.emulate_media(color_scheme="dark" if phone else "light", reduced_motion="reduce")
    stops = []
    for stop in tour(page, phone):
        assert not serious(page), stop
        stops.append(stop)
    assert len(stops) == 9
