"""Every pair of characters plays to an end, and the counts of ten pairs stay as they are."""

from itertools import combinations
from random import Random

import pytest

from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.box import NAMES
from trollbord.kernel.playout import answer, perft
from trollbord.kernel.state import AnyState

PARTS = 8
PAIRS = list(combinations(NAMES, 2))
LONGEST = 6000


@pytest.mark.parametrize("part", range(PARTS))
def test_every_pair_plays_to_an_end(part: int) -> None:
    assert len(PAIRS) == 496
    for number, (ivory, red) in enumerate(PAIRS[part::PARTS]):
        if number % 2:
            ivory, red = red, ivory
        state: AnyState = RAGNAROCKS.new(characters="chosen", ivory_card=ivory, red_card=red)
        rng, pieces, picks = Random(number), RAGNAROCKS.census(state), 0
        while state.ask is not None and picks < LONGEST:
            state.take(answer(state, rng))
            picks += 1
        assert state.result() is not None, f"{ivory} against {red} does not end"
        assert RAGNAROCKS.census(state) == pieces


COUNTS = {
    ("surtr", "ratatoskr"): 36432,
    ("gullinbursti", "tyr"): 95514,
    ("mani", "nerthus"): 14371,
    ("sol", "thor"): 439,
    ("hildisvini", "hel"): 48776,
    ("blodughofi", "bragi"): 927,
    ("vali", "gerdr"): 47240,
    ("dainn_dvalinn_duneyrr_durathror", "ymir"): 28698,
    ("njordr", "selkolla"): 117453,
    ("frigg", "aegir"): 1119,
}
"""The sequences of three picks from the opening, for ten pairs."""


@pytest.mark.parametrize("pair", COUNTS, ids="-".join)
def test_the_counts_of_ten_pairs_are_pinned(pair: tuple[str, str]) -> None:
    state = RAGNAROCKS.new(characters="chosen", ivory_card=pair[0], red_card=pair[1])

    assert perft(state, 3) == COUNTS[pair]
