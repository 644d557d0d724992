"""Spaces at which no line may break: translators type plain ones, and each language's printers know which."""

import re
from typing import Final

UNBREAKABLE: Final = "\u00a0"
_AMOUNT: Final = r"(?<=[\d}]) (?=[$%](?!\w))"
_NUMERAL: Final = r"(?<=\w) (?=[IVX]+\b)"  # in English it may be a person
_FRENCH: Final = r" (?=[;!?»])| (?=:(?:\s|$))|(?<=«) "
_CZECH: Final = r"(?:(?<=[\s(„][ksvzouai])|(?<=[\s(„][KSVZOUAI])) (?=[\w{„])"
_RUSSIAN: Final = r"(?:(?<=[\s(«][вкосуиа])|(?<=[\s(«][ВКОСУИА])) (?=[\w{«])|(?<=\S) (?=—)"

_BOUND: Final = {
    "en": re.compile(_AMOUNT),
    "de": re.compile(f"{_AMOUNT}|{_NUMERAL}"),
    "fr": re.compile(f"{_AMOUNT}|{_NUMERAL}|{_FRENCH}"),
    "cs": re.compile(f"{_AMOUNT}|{_NUMERAL}|{_CZECH}"),
    "ru": re.compile(f"{_AMOUNT}|{_NUMERAL}|{_RUSSIAN}"),
}
"""A sum and its sign, a place and its Roman number; double signs in French, the shortest words in Czech and Russian."""


def bound(text: str, language: str) -> str:
    """A file of messages with these spaces made unbreakable."""
    return _BOUND.get(language, _BOUND["en"]).sub(UNBREAKABLE, text)
