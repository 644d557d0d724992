"""The end of a game and what is opened beside it: nothing lies over anything else."""

import msgspec
import pytest
from playwright.sync_api import Browser

from tests.browser.looks.positions import positions, reached, sitting
from tests.browser.looks.stage import show, stage
from trollbord.page.chat_pane import Talk


@pytest.mark.parametrize("size", ["desk", "small"])
@pytest.mark.parametrize("game", ["ragnarocks", "trolls_princesses"])
def test_one_can_talk_beside_the_end(browser: Browser, game: str, size: str) -> None:
    match = reached(game, next(each for each in positions(game) if each.name == "end"))
    basis = sitting(match, 0)
    with stage(browser, size) as page:
        show(page, msgspec.structs.replace(basis, talk=Talk([], can_speak=True)))
        page.evaluate("() => { document.body.dataset.pane = 'talk' }")
        speaking, nav, end = [
            page.locator(each).first.bounding_box() for each in (".speaking", ".side .nav", "#ask")
        ]

    assert speaking is not None and nav is not None and end is not None
    assert speaking["y"] + speaking["height"] <= nav["y"] + 1
    assert nav["y"] + nav["height"] <= end["y"] + 1 and end["height"] >= 120
