"""What stays on a viewer's cache is what would be drawn anew."""

from random import Random

import msgspec
import pytest

from tests.browser.looks.positions import sitting
from trollbord import Match, load
from trollbord.games import game_ids
from trollbord.ink.cache import PartCache
from trollbord.ink.markup import keyed
from trollbord.kernel.seat import SPECTATOR
from trollbord.page.chat_pane import ChatRow, Talk
from trollbord.page.sitting import AidsPart
from trollbord.page.table_page import table_page


def test_a_part_is_drawn_anew_for_a_new_reason_only() -> None:
    cache = PartCache()
    first = cache.part("a", (1, "x"), lambda: keyed("a", "p", "one"))

    assert cache.part("a", (1, "x"), lambda: keyed("a", "p", "two")) is first
    assert str(cache.part("a", (2, "x"), lambda: keyed("a", "p", "two"))) == '<p id="a">two</p>'
    assert cache.part("b", (2, "x"), lambda: keyed("b", "p", "three")).key == "b"


@pytest.mark.parametrize("game", game_ids())
def test_a_page_with_a_cache_is_the_page_without(game: str) -> None:
    """Through a game with undos, talk, notes and looks back, for a player and a spectator."""
    match, rng = Match(load(game), seed=4), Random(4)
    caches = {seat: PartCache() for seat in (0, SPECTATOR)}
    for _ in range(12):
        for _ in range(rng.randrange(1, 12)):
            if match.ask is not None:
                match.pick(match.game.advice.rollout(match.state, rng))
        for seat, cache in caches.items():
            said = [ChatRow(n, n % 3 - 1, "Ada", "well") for n in range(1, rng.randrange(1, 4))]
            basis = sitting(match, seat)
            shown = msgspec.structs.replace(
                basis,
                talk=Talk(said, can_speak=rng.random() < 0.5, note=rng.choice(("", "left"))),
                moment=msgspec.structs.replace(basis.moment, looking=rng.choice((None, None, 3))),
                aids=AidsPart(why=rng.choice((None, 2))),
            )
            kept = table_page(msgspec.structs.replace(shown, cache=cache))
            assert str(kept) == str(table_page(shown))
        if match.ask is not None and match.can_undo(match.ask.seat):
            match.undo(match.ask.seat)
