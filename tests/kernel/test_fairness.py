"""NATURE's draws: exact, repeatable anywhere, and the same in a second implementation."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from itertools import count as counting
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trollbord.kernel.fairness import (
    WORDS,
    DrawError,
    commitment,
    draw,
    fresh_secret,
    keeps,
    mixed,
    secret_from_seed,
)

DOC = Path(__file__).parents[2] / "docs" / "fairness.md"

SECRETS = st.binary(min_size=32, max_size=32)
SOURCES = st.text(min_size=1, max_size=20)
WEIGHTS = st.lists(st.integers(0, 9), min_size=1, max_size=12).filter(any)
HUGE = st.lists(st.integers(0, WORDS // 4), min_size=2, max_size=4).filter(any)
LINES = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1)


def plain_hmac(key: bytes, message: bytes) -> bytes:
    """RFC 2104 by hand, for keys no longer than a block."""
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def plain_draw(key: bytes, source: str, count: int, weights: Sequence[int]) -> int:
    """The recipe of docs/fairness.md once more, as slowly as it can be written."""
    total = sum(weights)
    for block in counting():
        number = int(plain_hmac(key, f"{source} {count} {block}".encode())[:8].hex(), 16)
        if number // total < 2**64 // total:
            ends = [sum(weights[: index + 1]) for index in range(len(weights))]
            return next(index for index, end in enumerate(ends) if number % total < end)
    raise AssertionError


def plain_mixed(secret: bytes, entropy: Mapping[int, str]) -> bytes:
    text = "\n".join(f"entropy {seat} {text}" for seat, text in sorted(entropy.items()))
    return plain_hmac(secret, text.encode()) if entropy else secret


@given(SECRETS, SOURCES, st.integers(1, 10**9), WEIGHTS)
def test_two_implementations_agree(
    secret: bytes, source: str, count: int, weights: list[int]
) -> None:
    assert draw(secret, source, count, weights) == plain_draw(secret, source, count, weights)


@given(SECRETS, st.integers(1, 100), HUGE)
def test_two_implementations_agree_where_words_are_passed_over(
    secret: bytes, count: int, weights: list[int]
) -> None:
    assert draw(secret, "die", count, weights) == plain_draw(secret, "die", count, weights)


@given(SECRETS, st.dictionaries(st.integers(0, 5), LINES))
def test_two_implementations_mix_alike(secret: bytes, entropy: dict[int, str]) -> None:
    assert mixed(secret, entropy) == plain_mixed(secret, entropy)


def test_words_past_the_last_whole_share_are_passed_over() -> None:
    """With a sum just over half of all words, nearly half of the draws need a second block."""
    secret = secret_from_seed(0)
    weights = [WORDS // 4, WORDS // 4 + 1]
    first = [plain_hmac(secret, f"die {count} 0".encode())[:8].hex() for count in range(1, 201)]
    passed_over = [count for count, word in enumerate(first, 1) if int(word, 16) >= sum(weights)]
    assert 60 < len(passed_over) < 140
    for count in range(1, 201):
        assert draw(secret, "die", count, weights) == plain_draw(secret, "die", count, weights)


def test_each_index_comes_up_with_the_share_of_its_weight() -> None:
    """Chi-squared with 3 degrees of freedom stays below its 99.9 % point (the seed is fixed)."""
    secret, weights = secret_from_seed(4), [1, 2, 3, 0, 6]
    seen = [0] * len(weights)
    for count in range(1, 12_001):
        seen[draw(secret, "pile den", count, weights)] += 1
    assert seen[3] == 0
    expected = [1000 * weight for weight in weights]
    chi = sum((got - want) ** 2 / want for got, want in zip(seen, expected) if want)
    assert chi < 16.27


@given(SECRETS, SOURCES, st.integers(1, 99), WEIGHTS)
def test_an_index_without_weight_is_never_drawn(
    secret: bytes, source: str, count: int, weights: list[int]
) -> None:
    assert weights[draw(secret, source, count, weights)] > 0


def test_sources_and_counts_have_their_own_draws() -> None:
    secret = secret_from_seed(1)
    many = [1] * 1000
    drawn = {draw(secret, source, count, many) for source in ("die", "den") for count in (1, 2, 3)}
    assert len(drawn) == 6


def test_a_secret_keeps_its_own_promise_only() -> None:
    secret, other = fresh_secret(), fresh_secret()
    assert secret != other
    assert keeps(secret, commitment(secret))
    assert keeps(secret, commitment(secret).upper())
    assert not keeps(other, commitment(secret))


def test_a_seed_gives_the_same_secret_every_time() -> None:
    assert secret_from_seed(7) == secret_from_seed(7) != secret_from_seed(8)


@pytest.mark.parametrize(
    ("weights", "count", "sentence"),
    [
        ([], 1, "weights sum to between 1 and 2**64, got 0"),
        ([0, 0], 1, "weights sum to between 1 and 2**64, got 0"),
        ([WORDS, 1], 1, f"weights sum to between 1 and 2**64, got {WORDS + 1}"),
        ([2, -1], 1, "weights are whole numbers from 0 up, got -1"),
        ([1, 1], 0, "draws of a source are counted from 1, got 0"),
    ],
)
def test_a_draw_that_cannot_be_made_says_why(weights: list[int], count: int, sentence: str) -> None:
    with pytest.raises(DrawError, match=re.escape(sentence)):
        draw(secret_from_seed(0), "die", count, weights)


def test_a_secret_of_another_length_is_refused() -> None:
    for refused in (lambda: commitment(b"short"), lambda: draw(b"short", "die", 1, [1, 1])):
        with pytest.raises(DrawError, match="a secret has 32 bytes, got 5"):
            refused()


def test_entropy_of_two_lines_is_refused() -> None:
    """Otherwise one player's text could be read as two players' texts."""
    with pytest.raises(DrawError, match="entropy of seat 0 is one line"):
        mixed(secret_from_seed(0), {0: "a\nentropy 1 b"})


def vectors() -> list[list[str]]:
    """The rows of the table of test vectors in the docs."""
    rows = [line for line in DOC.read_text().splitlines() if line.startswith("| `")]
    return [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in rows]


@pytest.mark.parametrize("row", vectors(), ids=lambda row: f"{row[1]} {row[2]}")
def test_the_test_vectors_of_the_docs(row: list[str]) -> None:
    entropy_text, source, count, weights_text, word, index = row
    entropy = dict(enumerate(entropy_text.split(", "))) if entropy_text != "-" else {}
    weights = [int(weight) for weight in weights_text.split()]
    key = mixed(secret_from_seed(1), entropy)
    assert draw(key, source, int(count), weights) == int(index)
    assert plain_draw(
        plain_mixed(secret_from_seed(1), entropy), source, int(count), weights
    ) == int(index)
    assert plain_hmac(key, f"{source} {count} 0".encode())[:8].hex() == word


def test_the_docs_name_the_secret_and_commitment_of_the_vectors() -> None:
    text = DOC.read_text()
    assert secret_from_seed(1).hex() in text
    assert commitment(secret_from_seed(1)) in text
    assert len(vectors()) >= 10
