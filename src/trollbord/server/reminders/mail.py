"""Reminders by mail."""

from __future__ import annotations

import re
import smtplib
import socket
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final

from trollbord.server.reminders.delivery import AddressGone, NotNow
from trollbord.server.reminders.operator import Smtp
from trollbord.server.reminders.outside import OutsideCall
from trollbord.server.reminders.telling import ReminderTelling

PATIENCE: Final = 20.0
"""Seconds for each answer of the mail server."""
LONG_PATIENCE: Final = 60.0
"""Seconds for the whole talk with it."""
LONGEST: Final = 254
_ADDRESS: Final = re.compile(
    r"[^@\s<>()\[\],;:\"\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?"
)


def is_address(text: str) -> bool:
    """Whether this can be an address of mail; only its owner knows whether it is one."""
    return len(text) <= LONGEST and text.isascii() and _ADDRESS.fullmatch(text) is not None


def letter(telling: ReminderTelling, smtp: Smtp, to: str, host: str) -> EmailMessage:
    """The message, with what mail programs need for a button that stops it."""
    message = EmailMessage()
    message["Subject"] = telling.title
    message["From"] = Address("Trollbord", addr_spec=smtp.sender)
    message["To"] = Address(addr_spec=to)
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{telling.id}@{host}>"
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{telling.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_text(telling, host))
    return message


def _text(telling: ReminderTelling, host: str) -> str:
    text = telling.words.text
    parts = [f"{line.text}\n{line.url}" for line in telling.lines]
    if telling.more:
        parts.append(f"{text('remind-more', count=telling.more)}\n{telling.next}")
    if telling.confirm:
        parts.append(f"{text('remind-confirm-text', host=host)}\n{telling.confirm}")
        parts.append(text("remind-confirm-else"))
    else:
        parts.append(f"-- \n{text('remind-stop-text', host=host)}\n{telling.stop}")
    return "\n\n".join(parts) + "\n"


class _Connection(smtplib.SMTP):
    """Speaks to the operator's mail server, over TLS from the beginning if a context is given, until the call is cut."""

    def __init__(self, smtp: Smtp, call: OutsideCall, context: ssl.SSLContext | None) -> None:
        self._call: Final = call
        self._context: Final = context
        super().__init__(smtp.host, smtp.port, timeout=PATIENCE)

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        plain = socket.create_connection((host, port), timeout)
        self._call.opened(plain)
        if self._context is None:
            return plain
        return self._context.wrap_socket(plain, server_hostname=host)


def send(
    message: EmailMessage, smtp: Smtp, call: OutsideCall, context: ssl.SSLContext | None = None
) -> None:
    """Hand a message to the mail server; Gone if there is no such recipient."""
    try:
        _send(message, smtp, call, context or ssl.create_default_context())
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        if codes and min(codes) >= 500:
            raise AddressGone("the mail server knows no such recipient") from error
        raise NotNow("the mail server does not take it now") from error
    except (OSError, smtplib.SMTPException) as error:
        raise NotNow(f"the mail server: {error}") from error


def _send(message: EmailMessage, smtp: Smtp, call: OutsideCall, context: ssl.SSLContext) -> None:
    is_tls = smtp.scheme == "smtps"
    with _Connection(smtp, call, context if is_tls else None) as server:
        server.ehlo()
        is_safe = is_tls or smtp.is_near
        if smtp.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
            is_safe = True
        if smtp.user and not is_safe:
            raise smtplib.SMTPNotSupportedError("no password is sent without TLS")
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(message)
