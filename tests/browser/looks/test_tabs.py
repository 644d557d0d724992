"""On a phone one board or sheet is seen at a time: what can be chosen is on it, or a marked tab leads there."""

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.looks.positions import sitting
from tests.browser.looks.sight import lost_on_a_phone
from tests.browser.looks.stage import show, stage
from trollbord import Match, load

PAGES = 12
"""How many pages of each game are looked at."""


@pytest.mark.parametrize("game", ["ankh_morpork", "trolls_princesses"])
def test_whatever_can_be_chosen_is_in_sight_or_led_to(browser: Browser, game: str) -> None:
    """Questions of games of two, three and four, and what glows after each first click."""
    with stage(browser, "phone") as page:
        for number in range(PAGES):
            match = halfway(game, 2 + number % 3, number)
            assert match.ask is not None
            show(page, sitting(match, match.ask.seat, "phone"))
            lost = lost_on_a_phone(page)
            assert not lost, f"{match.state.seats} seats, seed {number}, '{match.ask.prompt}'"


def halfway(game: str, seats: int, seed: int) -> Match:
    """A game somewhere in its middle, at a question with several answers."""
    match, rng = Match(load(game), seats, seed=seed), Random(seed)
    after = rng.randrange(30, 150)
    while (ask := match.ask) is not None:
        if len(match.picks) >= after and len(ask.options) > 3:
            return match
        is_sensible = rng.random() < 0.8
        match.pick(
            match.game.advice.rollout(match.state, rng) if is_sensible else rng.choice(ask.options)
        )
    return halfway(game, seats, seed + PAGES)
