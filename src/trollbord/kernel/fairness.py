"""NATURE's answers, drawn so that everyone can check them after the game.

Before the first draw the table publishes the *commitment* of a secret; after the end it reveals the
secret. Every answer in between follows from the secret, the source of chance and the number of the
draw, so nobody could choose it, and a changed one shows. `docs/fairness.md` has the whole recipe and
test vectors.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

SECRET_BYTES: Final = 32
WORD_BYTES: Final = 8
WORDS: Final = 1 << 64
"""How many values the first eight bytes of a digest can take."""


class DrawError(ValueError):
    """A draw that cannot be made: bad weights, a bad count or a bad secret."""


def draw(secret: bytes, source: str, count: int, weights: Sequence[int]) -> int:
    """The index that the `count`-th draw from `source` falls on; the first draw has count 1.

    An index comes up with exactly its weight's share of the sum. `secret` is the table's secret,
    or the key that `mixed` makes of it when the players gave entropy.
    """
    total = _total(weights)
    if count < 1:
        raise DrawError(f"draws of a source are counted from 1, got {count}")
    if len(weights) == 1:
        return 0
    return _index(_word(_keyed(secret), f"{source} {count}", total) % total, weights)


def fresh_secret() -> bytes:
    """A new secret from the operating system's random source."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from_seed(seed: int) -> bytes:
    """The secret of a game that should come out the same every time; it hides nothing."""
    return hashlib.sha256(f"trollbord seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published before the first draw: the SHA-256 of the secret, in hex."""
    _check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


def keeps(secret: bytes, promised: str) -> bool:
    """Whether a revealed secret is the one that was promised."""
    # A promise may have been copied in capitals.
    return hmac.compare_digest(commitment(secret), promised.lower())


def mixed(secret: bytes, entropy: Mapping[int, str]) -> bytes:
    """The key for `draw`: the secret, mixed with what the players typed, by seat, if anything.

    The players give their words after the commitment was published, so that even the table's
    owner cannot have picked a secret whose draws he likes.
    """
    _check_secret(secret)
    if not entropy:
        return secret
    for seat, text in entropy.items():
        if len(text.splitlines()) != 1:
            raise DrawError(f"the entropy of seat {seat} is one line of text, got {text!r}")
    # One line each, by seat: two different sets of words can't give the same text, and their order does not matter.
    words = [f"entropy {seat} {entropy[seat]}" for seat in sorted(entropy)]
    return hmac.digest(secret, "\n".join(words).encode(), "sha256")


def _total(weights: Sequence[int]) -> int:
    total = 0
    for weight in weights:
        if weight < 0:
            raise DrawError(f"weights are whole numbers from 0 up, got {weight}")
        total += weight
    if not 0 < total <= WORDS:
        raise DrawError(f"weights sum to between 1 and 2**64, got {total}")
    return total


def _word(keyed: hmac.HMAC, name: str, total: int) -> int:
    """The first word of the draw's blocks that favours no index: those past the end are passed over."""
    # Beyond the last whole multiple of the total the low indices would come up a little more often.
    fair = WORDS - WORDS % total
    block = 0
    while True:
        digest = keyed.copy()
        digest.update(f"{name} {block}".encode())
        word = int.from_bytes(digest.digest()[:WORD_BYTES], "big")
        if word < fair:
            return word
        block += 1


def _index(rest: int, weights: Sequence[int]) -> int:
    for index, weight in enumerate(weights):
        if rest < weight:
            return index
        rest -= weight
    raise AssertionError("the rest is below the sum of the weights")


@lru_cache(maxsize=64)
def _keyed(secret: bytes) -> hmac.HMAC:
    """An HMAC with the secret in it, to be copied: a copy costs two thirds of a new one."""
    _check_secret(secret)
    return hmac.new(secret, digestmod=hashlib.sha256)


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise DrawError(f"a secret has {SECRET_BYTES} bytes, got {len(secret)}")
