"""A new card is a row, a name, an emblem and a rule, and a text if it has one: what it lacks is told in a sentence."""

from functools import partial

import pytest

from tests.cards import lacking
from trollbord.games.ankh_morpork.box import CARD, CARDS
from trollbord.games.ankh_morpork.look.emblems import EMBLEMS
from trollbord.games.ankh_morpork.message_ids import card_text, has_text

GAME = "ankh_morpork"


@pytest.mark.parametrize("name", CARDS)
def test_a_card_lacks_nothing(name: str) -> None:
    texts = [card_text(CARD[name])] if has_text(CARD[name]) else []

    assert lacking(GAME, name, f"AM-CARD.{name}", partial(EMBLEMS.__getitem__, name), *texts) == ""


def test_what_a_new_card_lacks_is_one_sentence() -> None:
    emblem = partial(EMBLEMS.__getitem__, "gaspodes_twin")

    assert lacking(
        GAME, "gaspodes_twin", "AM-CARD.gaspodes_twin", emblem, "card-gaspodes_twin"
    ) == (
        "gaspodes_twin of ankh_morpork has no message name-gaspodes_twin in words/{en,de,fr,cs,ru}.ftl, "
        "no message card-gaspodes_twin in words/{en,de,fr,cs,ru}.ftl, "
        "no rule AM-CARD.gaspodes_twin in teach/rules.{en,de,fr,cs,ru}.md, "
        "no emblem in look/ ('gaspodes_twin' is not drawn)"
    )
