"""Falls as bytes: what is kept beside the line of a blow, and what browsers play back."""

import json
import zlib

from trollbord.games.trollfjord.tower import (
    ORDINARY,
    TIMINGS,
    Blow,
    Boulder,
    Fall,
    Frame,
    Tower,
    fingerprint,
)


def packed(fall: Fall, blow: Blow) -> bytes:
    """The boulders out and back, the tower that is left, the path as differences, the blow, and by which engine."""
    rest = [
        [each.number, round(100 * each.x), round(100 * each.y), round(1000 * each.angle)]
        for each in fall.tower
    ]
    how = [*blow[:3], TIMINGS.index(blow.timing)]
    parts = [list(fall.out), list(fall.back), rest, _rows(fall.path), how, fingerprint()]
    return zlib.compress(json.dumps(parts, separators=(",", ":")).encode(), 9)


def resting(tower: Tower) -> bytes:
    """A tower that nobody has struck yet, as a fall in which nothing moves."""
    return packed(Fall((), (), tower, ()), ORDINARY)


def _rows(path: tuple[Frame, ...]) -> list[list[int]]:
    last: dict[int, tuple[int, int, int]] = {}
    rows: list[list[int]] = []
    for frame in path:
        row: list[int] = []
        for number, x, y, angle in frame:
            before = last.get(number, (0, 0, 0))
            if (x, y, angle) != before:
                row += [number, x - before[0], y - before[1], angle - before[2]]
                last[number] = (x, y, angle)
        rows.append(row)
    return rows


def unpacked(data: bytes) -> Fall:
    """The fall that was packed, without its path, which only a drawing needs."""
    out, back, rest, *_ = json.loads(zlib.decompress(data))
    tower = tuple([Boulder(n, x / 100, y / 100, angle / 1000) for n, x, y, angle in rest])
    return Fall(tuple(out), tuple(back), tower, ())


def is_of_this_engine(data: bytes) -> bool:
    """Whether the same blow would do the same here."""
    return bool(data) and json.loads(zlib.decompress(data))[-1] == fingerprint()
