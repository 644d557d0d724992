"""The columns of a dataset: what one decision holds, for many decisions beside each other.

A row of numbers and a list of options differ in length from decision to decision. Their values lie one behind the other,
and `row_at` and `option_at` say where each decision's begin and end, as in a sparse matrix by rows.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Columns = dict[str, Array]

LISTS: Final = {
    "row_index": "row_at",
    "row_value": "row_at",
    "options": "option_at",
    "visits": "option_at",
    "values": "option_at",
}
"""Columns with a list for each decision, and the column of their bounds."""
SEATS: Final = {"outcome": np.float32, "ranks": np.int8, "scores": np.int32}
"""Columns with a number for each seat, that of the decision first and the others from its left."""
SINGLE: Final = {
    "action": np.int32,
    "seat": np.int8,
    "match": np.int64,
    "line": np.int32,
    "player": np.int16,
}
"""Columns with one number."""
MATCHES: Final = "matches"
"""The numbers of all matches that are in it, also of those without a decision."""
NAMES: Final = "names"
"""The names that `player` counts."""
BOUNDS: Final = ("row_at", "option_at")


def count_of(columns: Columns) -> int:
    """How many decisions there are."""
    return len(columns["action"])


def joined(parts: Sequence[Columns]) -> Columns:
    """The decisions of all parts, one behind the other; each match is taken once, and they lie in order."""
    ordered = sorted(_single_matches(parts), key=lambda part: int(part[MATCHES][0]))
    names = sorted({str(name) for part in ordered for name in part[NAMES]})
    whole = {
        name: np.concatenate([part[name] for part in ordered])
        for name in (*LISTS, *SEATS, *SINGLE, MATCHES)
        if name != "player"
    }
    whole |= {at: _bounds([part[at] for part in ordered]) for at in BOUNDS}
    whole["player"] = np.concatenate([_renamed(part, names) for part in ordered])
    whole[NAMES] = np.array(names)
    return whole


def _single_matches(parts: Sequence[Columns]) -> list[Columns]:
    found: dict[int, Columns] = {}
    for part in parts:
        if len(part[MATCHES]) == 1:
            found.setdefault(int(part[MATCHES][0]), part)
            continue
        for match in part[MATCHES]:
            if int(match) not in found:
                found[int(match)] = of_match(part, int(match))
    return list(found.values())


def of_match(columns: Columns, match: int) -> Columns:
    """The decisions of one match."""
    chosen = taken(columns, np.flatnonzero(columns["match"] == match))
    chosen[MATCHES] = np.array([match], np.int64)
    return chosen


def taken(columns: Columns, which: NDArray[np.int64]) -> Columns:
    """Some of the decisions, in this order."""
    found = {name: columns[name][which] for name in (*SEATS, *SINGLE)}
    for at in BOUNDS:
        first, last = columns[at][which], columns[at][which + 1]
        lengths = last - first
        bounds = np.zeros(len(which) + 1, np.int64)
        np.cumsum(lengths, out=bounds[1:])
        places = np.arange(bounds[-1]) + np.repeat(first - bounds[:-1], lengths)
        found[at] = bounds
        for name, by in LISTS.items():
            if by == at:
                found[name] = columns[name][places]
    found[MATCHES] = columns[MATCHES]
    found[NAMES] = columns[NAMES]
    return found


def _bounds(parts: list[Array]) -> Array:
    lengths = np.concatenate([np.diff(part) for part in parts])
    return np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths)]).astype(np.int64)


def _renamed(part: Columns, names: list[str]) -> Array:
    places = np.array([names.index(str(name)) for name in part[NAMES]], np.int16)
    return places[part["player"]] if len(places) else part["player"]
