"""Whatever glows has a name: who hears the page, or goes over it with arrows, meets nothing else."""

import re
from random import Random

import pytest

from tests.browser.looks.positions import sitting
from trollbord import Match, game_ids, load
from trollbord.ink.screen import Form
from trollbord.page.question import paths_of
from trollbord.page.table_page import table_page

FORMS: tuple[Form, ...] = ("desk", "phone")
NAMED = ("data-label=",)


def unnamed(match: Match, form: Form) -> list[str]:
    """Keys of what can be clicked now whose element says nothing; buttons say their words."""
    assert match.ask is not None
    shown = sitting(match, match.ask.seat, form)
    page = str(table_page(shown))
    keys = {key for _, keys in paths_of(shown) for key in keys.split()}
    found = []
    for key in sorted(keys):
        tag = re.search(rf'<(\w+) id="{re.escape(key)}"([^>]*)>', page)
        assert tag is not None, f"nothing has the key {key}"
        if tag[1] != "button" and not any(name in tag[2] for name in NAMED):
            found.append(key)
    return [key for key in found if not key.startswith("plate-")]  # a button names the player


@pytest.mark.parametrize("game", game_ids())
def test_whatever_glows_has_a_name(game: str) -> None:
    match, chance = Match(load(game), 2, seed=4), Random(4)
    seen = 0
    while match.ask is not None and seen < 30:
        if match.ask.seat >= 0 and len(match.picks) % 6 == 0:
            seen += 1
            for form in FORMS:
                assert not unnamed(match, form), f"{form}, '{match.ask.prompt}'"
        match.pick(match.game.advice.rollout(match.state, chance))

    assert seen > 5
