"""Drawings that every page shares."""

import re
from itertools import pairwise

from trollbord.ink.figures import backdrop


def test_the_far_mountains_run_down_to_the_water_without_a_wall() -> None:
    outlines = [d for d in re.findall(r'd="(M[^"]*)"', str(backdrop())) if d.count("M") == 1]
    walls = []
    for outline in outlines:
        points = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", outline)]
        walls += [a for a, b in pairwise(points) if a[0] == b[0] and a[1] != b[1]]

    assert outlines
    assert [x for x, _ in walls if 0 < x < 1440] == []
