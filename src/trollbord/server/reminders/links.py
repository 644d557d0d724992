"""The links of reminders: signed, so that only who was sent one can confirm an address or stop it."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from trollbord.server.store.outbox import UNCONFIRMED

CONFIRM, STOP = "/reminders/confirm", "/reminders/stop"


class Links:
    """Makes and reads links of this server."""

    def __init__(self, secret: bytes, address: str) -> None:
        self._confirm: Final = URLSafeTimedSerializer(secret, "confirm")
        self._stop: Final = URLSafeSerializer(secret, "stop")
        self._address: Final = address

    def confirm(self, channel: str) -> str:
        """The link that confirms an address; it is good for two days."""
        return f"{self._address}{CONFIRM}/{self._confirm.dumps(channel)}"

    def stop(self, channel: str) -> str:
        """The link that stops reminders by a channel, at any time."""
        return f"{self._address}{STOP}/{self._stop.dumps(channel)}"

    def confirmed(self, token: str) -> str | None:
        """The channel of a link that confirms."""
        try:
            return str(self._confirm.loads(token, max_age=int(UNCONFIRMED)))
        except BadSignature:
            return None

    def stopped(self, token: str) -> str | None:
        """The channel of a link that stops."""
        try:
            return str(self._stop.loads(token))
        except BadSignature:
            return None
