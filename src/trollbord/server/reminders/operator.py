"""What the operator has set up for reminders; without it there are none."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from trollbord.kernel.errors import TrollbordError
from trollbord.server.store.outbox import MAIL, PUSH, WEBHOOK

SMTP_PORTS: Final = {"smtp": 25, "smtps": 465}
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class BadReminders(TrollbordError):
    """The operator has set up reminders in a way that can't work."""


class Smtp(msgspec.Struct, frozen=True):
    """The server that takes our mail; `smtps` begins with TLS, `smtp` goes over to it where the server can."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @property
    def is_near(self) -> bool:
        """Whether it runs on this machine."""
        return self.host in LOOPBACK


class Operator(msgspec.Struct, frozen=True):
    """The ways that are set up, and the address at which people reach this server."""

    address: str
    smtp: Smtp | None = None
    push_key: str = ""  # a private key as PEM
    webhooks: bool = False
    allowed: tuple[str, ...] = ()  # hosts that may have a private address

    @property
    def host(self) -> str:
        """The name of this server."""
        return urlsplit(self.address).hostname or ""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The ways that are set up."""
        ways = (
            (MAIL, self.smtp is not None),
            (PUSH, bool(self.push_key)),
            (WEBHOOK, self.webhooks),
        )
        return tuple([kind for kind, is_set in ways if is_set])


def operator_of(
    address: str, mail: str, push_key: Path | None, webhooks: bool, allowed: tuple[str, ...]
) -> Operator | None:
    """What these settings say; None if they ask for no reminders."""
    if not (mail or push_key or webhooks):
        return None
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadReminders("error-remind-address", {"given": address})
    return Operator(
        address.rstrip("/"),
        smtp_of(mail, parts.hostname) if mail else None,
        _key(push_key) if push_key else "",
        webhooks,
        allowed,
    )


def smtp_of(url: str, host: str) -> Smtp:
    """The mail server of an address like `smtps://user:password@mail.example?from=table@club.example`."""
    parts = urlsplit(url)
    if parts.scheme not in SMTP_PORTS or not parts.hostname:
        raise BadReminders("error-remind-mail", {"given": f"{parts.scheme}://{parts.hostname}"})
    sender = parse_qs(parts.query).get("from", [f"trollbord@{host}"])[0]
    return Smtp(
        parts.scheme,
        parts.hostname,
        parts.port or SMTP_PORTS[parts.scheme],
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
    )


def _key(file: Path) -> str:
    from trollbord.kernel.extras import need

    need("cryptography")
    from trollbord.server.reminders.push import public_key

    try:
        pem = file.read_text(encoding="ascii")
        public_key(pem)
    except (OSError, ValueError) as error:
        raise BadReminders("error-remind-key", {"given": str(file), "why": str(error)}) from error
    return pem
