"""Messages from the browser: decoded, limited in size, or refused."""

from __future__ import annotations

from typing import Final

import msgspec

from trollbord.server.errors import Refused

LONGEST: Final = 4096
"""Bytes of a message."""
MOST: Final = 64
"""Options or keys in a message."""


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser wants done."""

    act: str
    seq: int = -1
    arg: str = ""
    options: list[str] = []
    keys: list[str] = []
    how: str = ""


def read(text: str) -> Command:
    """The message, if it is one."""
    if len(text) > LONGEST:
        raise Refused("page-too-much")
    try:
        command = msgspec.json.decode(text, type=Command)
    except (msgspec.MsgspecError, UnicodeError):
        raise Refused("page-bad-form") from None
    if len(command.options) > MOST or len(command.keys) > MOST:
        raise Refused("page-too-much")
    return command
