"""The almanac of a game: everything that lies on its table, each thing with picture, words and rule numbers.

A game's `teach/almanac.py` has `almanac() -> Almanac`: its catalogue, drawn. The page lists the entries that have a kind,
and help about one thing on a table begins with its entry. An entry says what always holds; what a thing means now is
told by help, from a view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from trollbord.ink.catalogue import Thing
from trollbord.ink.markup import NOTHING, Markup
from trollbord.kernel.message import Message


class AlmanacEntry(NamedTuple):
    """One thing: `id` is its name in the almanac, `picture` an `<svg>` that uses the shapes of the game's `art`.

    What has no kind is not listed: only help asks for it.
    """

    kind: str
    id: str
    name: Message
    picture: Markup
    lines: tuple[Message, ...]
    rules: tuple[str, ...]
    rulings: tuple[str, ...] = ()
    """Numbers of rulings, as rules cite them: `RR-R.7`."""


def entry_of(thing: Thing, picture: Markup = NOTHING, rulings: Sequence[str] = ()) -> AlmanacEntry:
    """A row of the catalogue with its picture, and with rulings that were found by its name."""
    found = (*thing.rulings, *rulings)
    return AlmanacEntry(thing.kind, thing.id, thing.name, picture, thing.lines, thing.rules, found)


class Almanac:
    """The entries of a game by their ids; kinds and entries keep the order in which they were given."""

    def __init__(self, entries: Sequence[AlmanacEntry]) -> None:
        self._known: Final = {entry.id: entry for entry in entries}
        self.entries: Final = {entry.id: entry for entry in entries if entry.kind}
        self.kinds: Final = tuple(dict.fromkeys([entry.kind for entry in self]))
        assert len(self._known) == len(entries), "an id stands in the almanac twice"

    def __getitem__(self, id: str) -> AlmanacEntry:
        return self._known[id]

    def __contains__(self, id: str) -> bool:
        return id in self._known

    def __iter__(self) -> Iterator[AlmanacEntry]:
        return iter(self.entries.values())

    def __len__(self) -> int:
        return len(self.entries)

    def of(self, kind: str) -> list[AlmanacEntry]:
        """The entries of one kind."""
        return [entry for entry in self if entry.kind == kind]
