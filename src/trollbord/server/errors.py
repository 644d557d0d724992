"""How a request ends without a change: refused, or not possible just now."""

from __future__ import annotations

from typing import Final

NOT_SAVED: Final = "page-not-saved"
"""Nothing was written and nothing has changed."""
NOT_KNOWN: Final = "page-not-known"
"""The store failed while it committed, and can't be asked whether it did."""
NOT_READ: Final = "page-not-read"
"""The store could not be read."""


class Declined(Exception):
    """A request ends here, and nothing at the table has changed."""


class Refused(Declined):
    """What a person wanted can't be done: the id of the message that says so."""


class Overtaken(Refused):
    """Another process, or another person, changed the table first: what it is now can be looked at, and tried again."""


class Unavailable(Refused):
    """The store failed (503): the id of the message that says what is known about the change."""
