"""The question and its buttons: what stands there, and for whom."""

import msgspec
import pytest

from tests.browser.looks.positions import positions, reached, sitting, viewer_of
from trollbord import Match, load
from trollbord.page.sitting import Chair, Sitting, UndoPart
from trollbord.page.table_page import table_page


def buttons(shown: Sitting) -> str:
    return str(table_page(shown))


@pytest.mark.parametrize("other", ["bot", "person"])
def test_one_asks_to_take_back_only_where_somebody_can_refuse(other: str) -> None:
    basis = sitting(Match(load("ragnarocks"), 2, seed=1), 0)
    chairs = [basis.chairs[0], Chair(1, other, "Bjørn")]
    shown = msgspec.structs.replace(
        basis, chairs=chairs, undo=UndoPart(can_ask=True, is_alone=other == "bot")
    )

    is_asking = "Ask to undo" in buttons(shown)

    assert 'data-act="request"' in buttons(shown)
    assert is_asking is (other == "person")


def test_an_answer_in_hand_is_a_button_beside_letting_it_happen() -> None:
    """The time for it is short, so nobody has to look for the card."""
    position = next(each for each in positions("ankh_morpork") if each.name == "interrupt")
    match = reached("ankh_morpork", position)

    shown = buttons(sitting(match, viewer_of(match, position), "phone"))

    assert match.ask is not None
    acts = shown[shown.index('class="acts"') :]
    for option in match.ask.options:
        assert f'data-option="{option.text}"' in acts


def test_who_can_not_respond_may_always_accept() -> None:
    """The switch stands with the question, and stays there while it holds."""
    basis = sitting(Match(load("ankh_morpork"), 2, seed=1), 0)
    mine = msgspec.structs.replace(basis.chairs[0], accepts=True)
    shown = msgspec.structs.replace(basis, chairs=[mine, basis.chairs[1]])

    assert 'data-act="accepts"' not in buttons(basis)
    page = buttons(shown)
    assert page.index('id="ask"') < page.index('data-act="accepts"')
