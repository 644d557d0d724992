"""What people and programs are called: what they type themselves, and what a guest is called until then."""

from __future__ import annotations

from typing import Final

from trollbord.tables.terms import LONGEST_NAME

PROGRAM: Final = "program."
"""How the id of a program begins; ids are signed, so nobody can take this off again."""
NAMES: Final = (
    *(
        "Astrid",
        "Bjarke",
        "Dagny",
        "Eirik",
        "Embla",
        "Frode",
        "Gudrun",
        "Halvar",
        "Hedda",
        "Ingrid",
    ),
    *("Ivar", "Jorunn", "Ketil", "Liv", "Njal", "Olaf", "Ragna", "Runa", "Sigrun", "Sven"),
    *("Thora", "Torvald", "Ulf", "Vigdis", "Yrsa"),
)


def is_program(person: str) -> bool:
    """Whether this is a program, as its id says."""
    return person.startswith(PROGRAM)


def first_name(person: str) -> str:
    """What a guest is called until they say otherwise."""
    return NAMES[sum(person.encode()) % len(NAMES)]


def plain(text: str, longest: int = LONGEST_NAME) -> str:
    """A name in one line, without odd characters, cut where it is too long."""
    return " ".join("".join([each for each in text if each.isprintable()]).split())[:longest]
