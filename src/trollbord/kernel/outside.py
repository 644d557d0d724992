"""Games and bots of other packages: found by the entry points in their metadata, imported when they are asked for.

[project.entry-points."trollbord.games"]
runecards = "runecards"

[project.entry-points."trollbord.bots"]
ulf = "runecards.bots:Ulf"
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Final

GAMES: Final = "trollbord.games"
BOTS: Final = "trollbord.bots"
_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
"""Ids stand in records, file names and addresses."""


class Offer:
    """What a package brings: an id, where it is found (`module` or `module:name`), and the package's name."""

    def __init__(self, id: str, value: str, package: str) -> None:
        self.id: Final = id
        self.value: Final = value
        self.package: Final = package

    @property
    def module(self) -> str:
        """The module that has to be imported."""
        return self.value.partition(":")[0].strip()

    def __repr__(self) -> str:
        return f"Offer({self.id!r}, {self.value!r}, {self.package!r})"


@cache
def offers(group: str) -> Mapping[str, Sequence[Offer]]:
    """What the installed packages bring, by id; several packages may claim one id. Nothing is imported."""
    from importlib.metadata import entry_points

    found: dict[str, list[Offer]] = {}
    for point in entry_points(group=group):
        if _ID.fullmatch(point.name):
            package = point.dist.name if point.dist is not None else "?"
            found.setdefault(point.name, []).append(Offer(point.name, point.value, package))
    return dict(sorted(found.items()))


def packages(claims: Sequence[Offer]) -> str:
    """The packages that claim an id, as a sentence names them."""
    return ", ".join(sorted([offer.package for offer in claims]))


def imported(value: str) -> object:
    """What `module` or `module:name` stands for."""
    module, _, name = value.partition(":")
    found: object = import_module(module.strip())
    for part in name.strip().split(".") if name else ():
        found = getattr(found, part)
    return found
