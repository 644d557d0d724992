"""Chance in random play."""

from random import Random

import pytest

from trollbord.kernel.ask import EVEN, even
from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.playout import drawn

FACES = Vocabulary("faces", __name__).each("face", range(70))


@pytest.mark.parametrize("count", [1, 2, 12, 63, 64, 70])
def test_equal_weights_draw_like_any_others(count: int) -> None:
    options: list[Option] = FACES[:count]
    weights = even(options)
    assert weights == [1] * count

    quick, plain = Random(count), Random(count)
    for _ in range(50):
        assert drawn(options, weights, quick) is drawn(options, list(weights), plain)


def test_equal_weights_are_made_once() -> None:
    assert even(FACES[:12]) is even(FACES[12:24]) is EVEN[12]
