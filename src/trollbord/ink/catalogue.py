"""The catalogue of a game: each thing on its table once, with its name, its picture and the rules about it.

A game's `catalogue.py` has `CATALOGUE`. Its almanac, its help and the tables of its box on the docs site read it: the
number of a rule stands in the step that it rules and in the catalogue, and nowhere else.

Words are messages of the game. What the almanac lists has a kind: `kind-<kind>` names one of it, `kinds-<kind>` many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from trollbord.kernel.message import Message

RULING: Final = "-R."
"""What the number of a ruling has in it, `RR-R.7`."""


class Thing(NamedTuple):
    """One row: what a thing is called, its rules, and for the almanac its kind, the name of its picture, its sentences."""

    id: str
    name: Message
    numbers: tuple[str, ...]
    """Of rules and rulings; the first one says what the thing is for."""
    kind: str = ""
    picture: str = ""
    lines: tuple[Message, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers that are not of rulings."""
        return tuple([each for each in self.numbers if RULING not in each])

    @property
    def rulings(self) -> tuple[str, ...]:
        """The numbers of rulings."""
        return tuple([each for each in self.numbers if RULING in each])


def thing(
    kind: str,
    id: str,
    numbers: str,
    picture: str = "",
    name: str = "",
    lines: Sequence[Message] = (),
) -> Thing:
    """Something that the almanac lists, as `almanac-<id>` and with the sentence `almanac-<id>-is` where no other is given.

    Numbers have spaces between them.
    """
    said = tuple(lines) or (Message(f"almanac-{id}-is"),)
    return Thing(id, Message(name or f"almanac-{id}"), tuple(numbers.split()), kind, picture, said)


def about(id: str, numbers: str, name: str = "", lines: Sequence[Message] = ()) -> Thing:
    """Something else that help or a table of the box has rules about, as `name-<id>` where no other name is given."""
    return Thing(id, Message(name or f"name-{id}"), tuple(numbers.split()), lines=tuple(lines))


class Catalogue:
    """The things of a game by their ids, in the order in which they were given."""

    def __init__(self, *things: Thing) -> None:
        self.things: Final = {each.id: each for each in things}
        assert len(self.things) == len(things), "an id stands in the catalogue twice"

    def __getitem__(self, id: str) -> Thing:
        return self.things[id]

    def __iter__(self) -> Iterator[Thing]:
        return iter(self.things.values())

    def cited(self, id: str, *, first: int | None = None) -> str:
        """The numbers about a thing as a text: all, or the first so many."""
        return ", ".join(self.things[id].numbers[:first])
