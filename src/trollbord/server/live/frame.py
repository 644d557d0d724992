"""Messages to the browser."""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct, omit_defaults=True):
    """Markup that changed, the options with their paths, what to hear and to read; a help card; why a click did nothing."""

    seq: int
    page: dict[str, str] | None = None
    whole: bool = False
    paths: list[tuple[str, str]] | None = None
    title: str = ""
    yours: bool = False
    sounds: list[str] = []
    note: str = ""
    goto: str = ""
    help: str = ""
    refusal: str = ""
    told: str = ""  # the answer to a typed command
    picks: str = ""  # the option that was typed
    sure: str = ""  # what is asked before a pick counts
