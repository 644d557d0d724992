"""Sums of floats, from the left."""

from trollbord.kernel.sums import added


def test_floats_are_added_from_the_left() -> None:
    """The builtin gives 1.0 since Python 3.12."""
    assert added([0.1] * 10) == 0.9999999999999999
    assert added([]) == 0.0
