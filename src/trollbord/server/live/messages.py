"""Messages from the browser: decoded, limited in size, or refused."""

from __future__ import annotations

from typing import Final

import msgspec

from trollbord.server.errors import Refused

LONGEST: Final = 4096
"""Bytes of a message."""
MOST: Final = 64
"""Options or keys in a message."""


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A message of a browser."""

    act: str
    seq: int = -1
    arg: str = ""
    options: list[str] = []
    keys: list[str] = []
    how: str = ""


def read(text: str) -> Said:
    """The message, if it is one."""
    if len(text) > LONGEST:
        raise Refused("page-too-much")
    try:
        said = msgspec.json.decode(text, type=Said)
    except (msgspec.MsgspecError, UnicodeError):
        raise Refused("page-bad-form") from None
    if len(said.options) > MOST or len(said.keys) > MOST:
        raise Refused("page-too-much")
    return said
