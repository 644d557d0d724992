"""How long ago something was, or how long is left, in words: no time zone is needed for that."""

from __future__ import annotations

import datetime
from typing import Final

from trollbord.ink.markup import Markup, el
from trollbord.words import Speaker

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
UNITS: Final = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))


def span(seconds: float, words: Speaker, form: str = "span") -> str:
    """A span of time in its largest whole unit, two of it at least but for minutes: "90 minutes", "3 days".

    The `form` says how it stands in a sentence, which changes its case: a `span`, `since` then, or so long `ago`.
    """
    unit, length = next(
        (each for each in UNITS if seconds >= 2 * each[1]),
        UNITS[-1],
    )
    return words.text(f"page-{form}-{unit}", count=max(1, int(seconds // length)))


def ago(at: float, now: float, words: Speaker) -> Markup:
    """When something was; the browser puts the date of its own time zone there."""
    moment = datetime.datetime.fromtimestamp(at, datetime.UTC).isoformat(timespec="seconds")
    return el("time", span(now - at, words, "ago"), datetime=moment)
