"""Paths written short: each point relative to the last one, exactly where it was. Drawn land has a hundred thousand of them."""

import re
from collections.abc import Iterator
from typing import Final

PATH: Final = re.compile(r' d="([^"]*)"')
TOKEN: Final = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))")
KNOWN: Final = frozenset("MLQCSTZ")
"""Commands whose numbers are points; a path with any other one stays as it is."""


def shortened(markup: str) -> str:
    """The same drawing with shorter paths."""
    return PATH.sub(lambda found: f' d="{relative(found[1])}"', markup)


def relative(path: str) -> str:
    """The same path with relative commands; one that has others than points stays as it is."""
    parts = TOKEN.findall(path)
    if any(verb and verb not in KNOWN for verb, _ in parts):
        return path
    places = max([len(word.partition(".")[2]) for _, word in parts], default=0)
    return "".join(_written(parts, places))


def _written(parts: list[tuple[str, str]], places: int) -> Iterator[str]:
    """All commands; numbers are counted in the smallest unit of the path, so that nothing is rounded."""
    verb, numbers = "", list[int]()
    start = here = (0, 0)
    for letter, word in [*parts, ("", "")]:
        if word:
            numbers.append(round(float(word) * 10**places))
            continue
        if verb and verb != "Z":
            points = list(zip(numbers[::2], numbers[1::2], strict=True))
            yield _command(verb, points, here, places)
            here = points[-1]
            start = points[0] if verb == "M" else start
        verb, numbers = letter, []
        if letter == "Z":
            here = start
            yield "z"


def _command(verb: str, points: list[tuple[int, int]], here: tuple[int, int], places: int) -> str:
    """One command with its points; those of a curve count from where the curve begins."""
    each = {"Q": 2, "S": 2, "C": 3}.get(verb, 1)
    moved = []
    for index, (x, y) in enumerate(points):
        moved += [x - here[0], y - here[1]]
        if index % each == each - 1:
            here = (x, y)
    return verb.lower() + "".join(_spaced([_number(value, places) for value in moved]))


def _spaced(numbers: list[str]) -> Iterator[str]:
    for index, number in enumerate(numbers):
        yield number if index == 0 or number.startswith("-") else f" {number}"


def _number(value: int, places: int) -> str:
    whole, part = divmod(abs(value), 10**places)
    digits = f"{part:0{places}}".rstrip("0") if places else ""
    sign = "-" if value < 0 else ""
    return f"{sign}{whole or (0 if not digits else '')}{'.' if digits else ''}{digits}"
