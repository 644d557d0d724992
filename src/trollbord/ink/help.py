"""Help: what one element of a screen is, and what it means at this moment.

A game's `look/help.py` has:

    help_of(view, key) -> Help | None    what the element with this key is
    HOLDERS: frozenset[str]              elements that only hold others, by their key or its first word: these have none

An element without a key is explained by its mark `data-help`, a key of its own kind.

It is a function of what is seen: equal views give equal help. Something hidden has help for its back, and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from trollbord.ink.almanac import AlmanacEntry
from trollbord.ink.markup import NOTHING, Markup
from trollbord.kernel.message import Message
from trollbord.kernel.seat import Seat

Head: TypeAlias = Message | Seat
"""What a fact is about: a message, or the player at a seat."""
Fact: TypeAlias = tuple[Head, Message | int | str]
"""Something that is seen now, such as the price or who stands there."""


class Help:
    """A name, whose it is, of which kind, what it is in sentences, what is seen of it now, and its rule numbers.

    The page prints the rules' own sentences, so `lines` hold only what no rule says. `picture` is left out where the
    element itself, enlarged, is the best picture.
    """

    def __init__(
        self,
        name: Message,
        rules: Sequence[str] = (),
        *,
        seat: Seat | None = None,
        kind: Message | None = None,
        lines: Sequence[Message] = (),
        facts: Sequence[Fact] = (),
        picture: Markup = NOTHING,
        entry: str = "",
    ) -> None:
        self.name: Final = name
        self.rules: Final = tuple(rules)
        self.seat: Final = seat
        self.kind: Final = kind
        self.lines: Final = tuple(lines)
        self.facts: Final = tuple(facts)
        self.picture: Final = picture
        self.entry: Final = entry
        """The entry of the almanac that this is about, by its id; empty, if there is none."""


def name_of(word: str) -> Message:
    """What a word of the game is called."""
    return Message(f"name-{word}")


def of_entry(
    entry: AlmanacEntry,
    *,
    name: Message | None = None,
    kind: Message | None = None,
    seat: Seat | None = None,
    facts: Sequence[Fact] = (),
) -> Help:
    """What the almanac says of a thing, listed or not, with what is seen of it now."""
    return Help(
        entry.name if name is None else name,
        (*entry.rules, *entry.rulings),
        seat=seat,
        kind=Message(f"kind-{entry.kind}") if entry.kind else kind,
        lines=entry.lines,
        facts=facts,
        picture=entry.picture,
        entry=entry.id if entry.kind else "",
    )
