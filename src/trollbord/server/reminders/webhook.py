"""Reminders by webhook: JSON, signed as the Standard Webhooks say, so that the receiver can tell ours from others."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

import msgspec

from trollbord.server.reminders.telling import ReminderTelling

PREFIX: Final = "whsec_"


def new_secret() -> str:
    """A secret that only we and the receiver know."""
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def request(telling: ReminderTelling, secret: str, now: float) -> tuple[Mapping[str, str], bytes]:
    """The headers and the body."""
    tables = [
        {"what": line.what, "game": line.game, "table": line.table, "url": line.url}
        for line in telling.lines
    ]
    content: dict[str, object] = {"type": "reminder", "tables": tables, "more": telling.more}
    if telling.confirm:
        content = {"type": "confirm", "confirm": telling.confirm}
    body = msgspec.json.encode({**content, "stop": telling.stop})
    headers = {
        "content-type": "application/json",
        "webhook-id": telling.id,
        "webhook-timestamp": str(int(now)),
        "webhook-signature": f"v1,{signature(telling.id, int(now), body, secret)}",
    }
    return headers, body


def signature(id: str, at: int, body: bytes, secret: str) -> str:
    """What the receiver compares."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{id}.{at}.".encode() + body
    return base64.b64encode(hmac.digest(key, signed, "sha256")).decode()
