"""The history beside the board: what was told several times in a row is one line, and everyone's lines carry their emblem."""

import re
from collections.abc import Sequence

from tests.browser.looks.positions import NAMES, sitting
from trollbord import Match, load
from trollbord.ink.screen import Draft, Entry
from trollbord.kernel.event import UNKNOWN, Event
from trollbord.kernel.seat import NATURE
from trollbord.page.sitting import MomentPart, Sitting
from trollbord.page.table_page import BLOCK, table_page

DRAWN = Event("draw", {"seat": 1, "card": UNKNOWN})


def told(
    events: Sequence[Event], picked_by: int = NATURE, game: str = "ankh_morpork"
) -> list[tuple[str, str]]:
    """Look and words of every line, where a pick of chance or of a seat told these events."""
    basis = sitting(Match(load(game), 4, seed=1), 0)
    history = [Entry(number + 1, picked_by, [event]) for number, event in enumerate(events)]
    draft = Draft("desk", NAMES[:4], [0], history)
    shown = Sitting(basis.view, draft, basis.speaker, basis.chairs, MomentPart(0, 0))
    rows = re.findall(r'<li id="log-\d+">(.*?)</li>', str(table_page(shown)))
    looks = [re.search(r"em s-(\w+)", row) for row in rows]
    words = [" ".join(re.findall(r"<span[^>]*>([^<]+)</span>", row)) for row in rows]
    return [(look[1] if look else "", said) for look, said in zip(looks, words)]


def test_the_same_words_in_a_row_are_one_line_with_a_count() -> None:
    turn = Event("turn", {"seat": 1})

    lines = told([DRAWN, DRAWN, DRAWN, turn, DRAWN])

    assert lines == [
        ("cloudberry", "Bjørn draws a card ×3"),
        ("cloudberry", "Bjørn begins a turn"),
        ("cloudberry", "Bjørn draws a card"),
    ]


def test_lines_are_counted_within_a_block_so_that_old_blocks_stay() -> None:
    lines = told([DRAWN] * (BLOCK + 2))

    assert [words for _, words in lines] == [
        f"Bjørn draws a card ×{BLOCK}",
        "Bjørn draws a card ×2",
    ]


def test_whoever_is_told_the_card_reads_its_name() -> None:
    assert told([Event("draw", {"seat": 1, "card": "gaspode"})]) == [
        ("cloudberry", "Bjørn draws Gaspode")
    ]


def test_a_line_carries_the_emblem_of_the_player_that_it_is_about() -> None:
    lines = told([Event("turn", {"seat": 2})], picked_by=1)

    assert lines == [("ivory", "Chloé begins a turn")]


def test_many_lines_of_one_kind_are_one_line_even_across_blocks() -> None:
    laid = [Event("treasure", {"region": "swamp_n", "value": 10 + each}) for each in range(12)]
    stood = [Event("start", {"seat": 0, "space": 1})] * 7

    lines = told([*stood, *laid, *stood[:1]], game="trollfjord")
    few = told([*laid[:2]], game="trollfjord")

    assert [words for _, words in lines][1:-1] == ["12 treasures lie out, one in each region"]
    assert len(few) == 2
