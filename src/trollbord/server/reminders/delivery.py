"""How sending may end."""

from __future__ import annotations

from typing import Final

from trollbord.server.errors import Refused


class DeliveryRefusal(Refused):
    """An address that we do not call; the text is the id of a sentence."""


class AddressGone(Exception):
    """Nobody is there any more: the channel is deleted."""


class NotNow(Exception):
    """It failed: try again later, after `seconds` if the other side says so."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds: Final = seconds
