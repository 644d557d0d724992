"""Every card has a picture of its own."""

import pytest

from trollbord.games.ankh_morpork.box import CARDS, EVENTS, PERSONALITIES
from trollbord.games.ankh_morpork.look.emblems import EMBLEMS, OMENS, PORTRAITS
from trollbord.games.ankh_morpork.look.screen import art
from trollbord.games.ragnarocks.box import NAMES
from trollbord.games.ragnarocks.look.emblems import EMBLEMS as CHARACTERS
from trollbord.games.ragnarocks.look.screen import art as ragnarocks_art
from trollbord.ink.woodcut import woodcut

HEAVIEST = 1200
SHEETS = {"ankh_morpork": EMBLEMS | PORTRAITS | OMENS, "ragnarocks": CHARACTERS}


def test_every_card_personality_and_event_has_a_picture() -> None:
    assert set(EMBLEMS) == set(CARDS) and len(EMBLEMS) == 101
    assert set(PORTRAITS) == set(PERSONALITIES)
    assert set(OMENS) == set(EVENTS)
    assert set(CHARACTERS) == set(NAMES) and len(CHARACTERS) == 32


@pytest.mark.parametrize("game", SHEETS)
def test_no_picture_is_heavy(game: str) -> None:
    for name, text in SHEETS[game].items():
        assert len(str(woodcut(text)).encode()) <= HEAVIEST, name


def test_all_of_them_are_on_the_page_as_symbols() -> None:
    drawn = str(art())
    assert all(f'id="am-card-{card}"' in drawn for card in range(len(CARDS)))
    assert all(f'id="am-{name}"' in drawn for name in (*PERSONALITIES, *EVENTS))
    drawn = str(ragnarocks_art())
    assert all(f'id="rr-card-{card}"' in drawn for card in range(len(NAMES)))
