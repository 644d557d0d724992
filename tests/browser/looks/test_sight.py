"""City cards that can be used are in sight, however many there are. Other positions: test_screens."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.ankh_morpork.scene import scene
from tests.browser.looks.longest import Longest
from tests.browser.looks.positions import NAMES
from tests.browser.looks.sight import out_of_sight
from tests.browser.looks.stage import show, stage
from trollbord.ink.screen import Draft, Entry, Form
from trollbord.kernel.event import Event
from trollbord.page.sitting import Chair, MomentPart, Sitting
from trollbord.words import Speaker, speaker


def row_of_houses(words: Speaker, houses: int, form: Form = "desk") -> Sitting:
    """Red has a number of houses, an event has just happened, and the cards can be used."""
    table = scene(
        board=dict.fromkeys((1, 2, 3, 5, 6, 8)[:houses], "house:red yellow"),
        hands={"red": "mr_boggis mr_bent the_beggars_guild the_bank_of_ankh_morpork dr_whiteface"},
        money=(10, 10, 10, 10),
    )
    told = [
        Event("turn", {"seat": 0}),
        Event("play", {"seat": 0, "card": "mr_boggis"}),
        Event("event", {"event": "the_dragon"}),
        *[Event("remove", {"owner": "yellow", "area": "dolly_sisters"}) for _ in range(7)],
    ]
    return Sitting(
        table="looks",
        view=table.view("red"),
        draft=Draft(form, NAMES[:4], [0], [Entry(1, 0, told)]),
        speaker=words,
        chairs=[Chair(seat, "person", NAMES[seat], is_mine=seat == 0) for seat in range(4)],
        moment=MomentPart(1, 1),
    )


@pytest.mark.parametrize("size", ["small", "desk"])
@pytest.mark.parametrize("speaks", [Longest, speaker])
def test_every_city_card_that_glows_is_in_sight(
    browser: Browser, size: str, speaks: Callable[[str], Speaker]
) -> None:
    """All six that somebody can have, at once."""
    words = speaks("ankh_morpork")
    with stage(browser, size) as page:
        for houses in range(1, 7):
            show(page, row_of_houses(words, houses))
            assert page.locator(".am-city[data-can]").count() == houses
            assert not out_of_sight(page)


def test_on_a_phone_the_marked_sheet_lets_city_cards_be_pressed(browser: Browser) -> None:
    with stage(browser, "phone") as page:
        show(page, row_of_houses(speaker("ankh_morpork"), 6, "phone"))
        assert page.locator(".am-tabs [data-leads]").get_attribute("data-arg") == "city"

        page.evaluate("() => { document.body.dataset.sheet = 'city'; }")

        for card in page.locator(".am-city[data-can]").all():
            card.click(trial=True, timeout=2000)
