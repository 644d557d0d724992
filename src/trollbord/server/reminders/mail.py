"""Reminders by mail."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final

from trollbord.server.reminders.delivery import AddressGone, NotNow
from trollbord.server.reminders.operator import Smtp
from trollbord.server.reminders.telling import ReminderTelling

PATIENCE: Final = 20.0
"""Seconds for each answer of the mail server."""
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


def send(message: EmailMessage, smtp: Smtp, context: ssl.SSLContext | None = None) -> None:
    """Hand a message to the mail server; Gone if there is no such recipient."""
    try:
        _send(message, smtp, context or ssl.create_default_context())
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        if codes and min(codes) >= 500:
            raise AddressGone("the mail server knows no such recipient") from error
        raise NotNow("the mail server does not take it now") from error
    except (OSError, smtplib.SMTPException) as error:
        raise NotNow(f"the mail server: {error}") from error


def _send(message: EmailMessage, smtp: Smtp, context: ssl.SSLContext) -> None:
    if smtp.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            smtp.host, smtp.port, timeout=PATIENCE, context=context
        )
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE)
    with server:
        server.ehlo()
        is_safe = smtp.scheme == "smtps" or smtp.is_near
        if smtp.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
            is_safe = True
        if smtp.user and not is_safe:
            raise smtplib.SMTPNotSupportedError("no password is sent without TLS")
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(message)
