"""The law of sentences, on twenty reviews: nothing that a review says of a position is false."""

import pytest

from lab.review.soaking import reviewed


@pytest.mark.long_run
@pytest.mark.parametrize("seed", range(20))
def test_no_sentence_of_a_review_is_false(seed: int) -> None:
    counts, wrong = reviewed(seed)

    assert wrong == []
    assert counts["sentences"] >= 2 * counts["turns"]
