"""Headings of the tables of a box: messages of the game, with the rules that its catalogue cites for them."""

from collections.abc import Iterable

from trollbord.ink.catalogue import Catalogue
from trollbord.ink.sheet import Row
from trollbord.words import Speaker


def heads(ids: Iterable[str], speaker: Speaker) -> Row:
    """Messages as headings."""
    return tuple([speaker.text(id) for id in ids])


def ruled_heads(ids: Iterable[str], catalogue: Catalogue, speaker: Speaker) -> Row:
    """Things of the catalogue as headings: each with its rules, which hold for its whole column."""
    return tuple([f"{speaker.message(catalogue[id].name)} ({catalogue.cited(id)})" for id in ids])
