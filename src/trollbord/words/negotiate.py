"""Which language to speak: the best of those that are asked for."""

import os
from collections.abc import Mapping

from trollbord.words.library import ENGLISH, LANGUAGES


def negotiate(header: str) -> str:
    """The language that a browser's Accept-Language header likes best, English if none is ours."""
    wishes = [_wish(part) for part in header.split(",")]
    for _, language in sorted(wishes, key=lambda wish: -wish[0]):
        if language in LANGUAGES:
            return language
    return ENGLISH


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language of this system, by the usual variables."""
    for variable in ("TROLLBORD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH


def _wish(part: str) -> tuple[float, str]:
    """How much a language is wished for: `de-AT;q=0.8` is 0.8 of de."""
    name, _, parameter = part.strip().partition(";")
    weight = parameter.strip().removeprefix("q=")
    try:
        liking = float(weight) if weight else 1.0
    except ValueError:
        liking = 0.0
    return liking, name.strip().partition("-")[0].lower()
