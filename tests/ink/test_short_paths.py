"""Short paths: fewer letters, the same points."""

import re

import pytest

from trollbord.games import game_ids
from trollbord.ink.short_paths import relative, shortened
from trollbord.page.screens import game_screen


def points(path: str) -> list[tuple[float, float]]:
    """Every point of a path of M, L, Q, C, S, T and Z, relative or not."""
    found: list[tuple[float, float]] = []
    here = start = (0.0, 0.0)
    for verb, words in re.findall(r"([MLQCSTZ])([^A-Za-z]*)", path, re.IGNORECASE):
        numbers = [float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", words)]
        each = {"Q": 2, "S": 2, "C": 3}.get(verb.upper(), 1)
        for index, (x, y) in enumerate(zip(numbers[::2], numbers[1::2], strict=True)):
            point = (x + here[0], y + here[1]) if verb.islower() else (x, y)
            found.append(point)
            if index % each == each - 1:
                here = point
        start = found[-1] if verb in "Mm" else start
        here = start if verb in "Zz" else here
    return found


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("M10 10L12.5 9Q1 2 3 4ZM5 5L6 6", "m10 10l2.5-1q-11.5-7-9.5-5zm-5-5l1 1"),
        ("M0 0C1 1 2 2 3.25 3Z", "m0 0c1 1 2 2 3.25 3z"),
        ("M371 576L404.6 576.3", "m371 576l33.6 .3"),
        ("M1 2H5V6Z", "M1 2H5V6Z"),
        ("m1 2l3 4", "m1 2l3 4"),
        ("", ""),
    ],
)
def test_a_path_counts_from_point_to_point(path: str, short: str) -> None:
    assert relative(path) == short


@pytest.mark.parametrize("game", game_ids())
def test_the_shapes_of_every_game_stay_where_they_were(game: str) -> None:
    drawn = str(game_screen(game).art())
    short = shortened(drawn)

    assert len(short) < len(drawn)
    for before, after in zip(*[re.findall(r' d="([^"]*)"', each) for each in (drawn, short)]):
        if before != after:
            assert sum(points(after), ()) == pytest.approx(sum(points(before), ()), abs=1e-6)
