"""The almanac of a game: everything that lies on its table, each thing with picture, words and rule numbers.

A game's `teach/almanac.py` has `almanac() -> Almanac`. The page lists its entries, and help about one thing on a table
begins with its entry. An entry says what always holds; what a thing means now is told by help, from a view.

Words are messages of the game: `kind-<kind>` names one thing of a kind, `kinds-<kind>` many of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from trollbord.ink.markup import Markup
from trollbord.kernel.message import Message


class AlmanacEntry(NamedTuple):
    """One thing: `id` is its name in the almanac, `picture` an `<svg>` that uses the shapes of the game's `art`."""

    kind: str
    id: str
    name: Message
    picture: Markup
    lines: tuple[Message, ...]
    rules: tuple[str, ...]
    rulings: tuple[str, ...] = ()
    """Numbers of rulings, as rules cite them: `RR-R.7`."""


class Almanac:
    """The entries of a game by their ids; kinds and entries keep the order in which they were given."""

    def __init__(self, entries: Sequence[AlmanacEntry]) -> None:
        self.entries: Final = {entry.id: entry for entry in entries}
        self.kinds: Final = tuple(dict.fromkeys([entry.kind for entry in entries]))
        assert len(self.entries) == len(entries), "an id stands in the almanac twice"

    def __getitem__(self, id: str) -> AlmanacEntry:
        return self.entries[id]

    def __iter__(self) -> Iterator[AlmanacEntry]:
        return iter(self.entries.values())

    def __len__(self) -> int:
        return len(self.entries)

    def of(self, kind: str) -> list[AlmanacEntry]:
        """The entries of one kind."""
        return [entry for entry in self if entry.kind == kind]
