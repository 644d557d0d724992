"""The law of sentences, on twenty reviews: nothing that a review says of a position is false."""

import pytest

from lab.review.soaking import reviewed


@pytest.mark.long_run
def test_no_sentence_of_twenty_reviews_is_false() -> None:
    for seed in range(20):
        counts, wrong = reviewed(seed)
        assert wrong == []
        assert counts["sentences"] >= 2 * counts["turns"]
