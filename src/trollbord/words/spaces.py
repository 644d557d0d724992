"""Spaces at which no line may break: translators type plain ones, and each language's printers know which."""

import re
from typing import Final

UNBREAKABLE: Final = "\u00a0"
_AMOUNT: Final = r"(?<=[\d}]) (?=[$%](?!\w))"
_FRENCH: Final = r" (?=[;!?»])| (?=:(?:\s|$))|(?<=«) "
_CZECH: Final = r"(?:(?<=[\s(„][ksvzouai])|(?<=[\s(„][KSVZOUAI])) (?=[\w{„])"
_RUSSIAN: Final = r"(?:(?<=[\s(«][вкосуиа])|(?<=[\s(«][ВКОСУИА])) (?=[\w{«])|(?<=\S) (?=—)"

_BOUND: Final = {
    "en": re.compile(_AMOUNT),
    "de": re.compile(_AMOUNT),
    "fr": re.compile(f"{_AMOUNT}|{_FRENCH}"),
    "cs": re.compile(f"{_AMOUNT}|{_CZECH}"),
    "ru": re.compile(f"{_AMOUNT}|{_RUSSIAN}"),
}
"""A sum and its sign everywhere; double signs in French, short words in Czech and Russian, the dash in Russian."""


def bound(text: str, language: str) -> str:
    """A file of messages with these spaces made unbreakable."""
    return _BOUND.get(language, _BOUND["en"]).sub(UNBREAKABLE, text)
