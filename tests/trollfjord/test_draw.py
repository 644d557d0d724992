"""The picture of the table: the same view gives the same bytes, and it shows what lies there."""

import re
from xml.etree import ElementTree

import pytest

from tests.trollfjord.scene import scene
from tests.trollfjord.test_example_turn import FIVE, together
from trollbord.games.trollfjord.look.draw import LOOKS, picture
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.kernel.seat import SPECTATOR


def seen(seat: int) -> TrollfjordView:
    view = together().hits(*FIVE).state.view(seat)
    assert isinstance(view, TrollfjordView)
    return view


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_one_view_makes_one_picture(theme: str) -> None:
    one, two = [picture(seen(2), "dark" if theme == "dark" else "light") for _ in range(2)]

    assert one == two
    root = ElementTree.fromstring(one)
    assert root.find("{http://www.w3.org/2000/svg}desc") is not None
    assert "var(--" not in one and "light-dark(" not in one


def test_every_treasure_and_every_limit_is_in_the_picture() -> None:
    texts = re.findall(r">(\d+)</", picture(seen(2)))

    for value in (18, 15, 22, 26, 17, 19, 14, 20, 21):
        assert str(value) in texts
    assert {"7", "4", "3"} <= set(texts)


def test_a_picture_shows_no_more_of_a_patched_sack_than_its_view() -> None:
    one = scene(sacks={"white": (10, 11)}).state
    two = scene(sacks={"white": (12, 13)}).state
    two.treasures = one.treasures[:]

    for other in (1, SPECTATOR):
        pictures = []
        for state in (one, two):
            view = state.view(other)
            assert isinstance(view, TrollfjordView)
            pictures.append(picture(view))
        assert pictures[0] == pictures[1]


def test_each_colour_has_a_look_of_its_own() -> None:
    assert len(set(LOOKS.values())) == 4
