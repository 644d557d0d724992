"""POST to an address that a stranger has named: https alone, to the public address that was checked, no redirects."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from trollbord.server.reminders.delivery import AddressGone, DeliveryRefusal, NotNow
from trollbord.server.reminders.outside import OutsideCall

HTTPS: Final = 443
PATIENCE: Final = 10.0
"""Seconds for the whole call, whatever the other side does."""
LONGEST: Final = 2000
"""Letters of an address."""
READ: Final = 4096
"""Bytes of an answer that are read; nobody looks at them."""
GONE: Final = (404, 410)
HIDING: Final = tuple(
    ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")
)
"""IPv6 networks whose addresses may stand for private ones of IPv4."""

Resolve = Callable[[str, int], Sequence[str]]
"""The network addresses of a host."""


class Target(NamedTuple):
    """An address that was checked, with the network address that is connected to."""

    host: str
    port: int
    path: str
    network: str


def resolved(host: str, port: int) -> list[str]:
    """What the system's resolver says."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotNow(f"{host} is not found: {error}") from error
    return list(dict.fromkeys([str(each[4][0]) for each in found]))


def target_of(url: str, allowed: Sequence[str] = (), resolve: Resolve = resolved) -> Target:
    """Check an address, and settle on one network address; Refusal if it is not one that we may call.

    The operator allows exceptions by name, as `hooks.lan` or `hooks.lan:8443`: those may have any port and a private
    address.
    """
    parts = urlsplit(url)
    try:
        host, port = parts.hostname or "", parts.port or HTTPS
    except ValueError:
        raise DeliveryRefusal("page-remind-bad-address") from None
    is_plain = not (parts.username or parts.password or parts.fragment)
    if parts.scheme != "https" or not host or not is_plain or len(url) > LONGEST:
        raise DeliveryRefusal("page-remind-bad-address")
    if not (url.isascii() and url.isprintable() and " " not in url):
        raise DeliveryRefusal("page-remind-bad-address")
    is_allowed = host in allowed or f"{host}:{port}" in allowed
    if port != HTTPS and not is_allowed:
        raise DeliveryRefusal("page-remind-bad-address")
    found = resolve(host, port)
    if not found or not (is_allowed or all(is_public(each) for each in found)):
        raise DeliveryRefusal("page-remind-bad-address")
    path = parts.path or "/"
    return Target(host, port, f"{path}?{parts.query}" if parts.query else path, found[0])


def is_public(text: str) -> bool:
    """Whether a network address belongs to the public internet."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.is_site_local or address.teredo is not None:
            return False
        if any(address in network for network in HIDING):
            return False
    return address.is_global and not address.is_multicast


class _Pinned(http.client.HTTPSConnection):
    """Connects to the address that was checked: a second look at the name could find another."""

    def __init__(self, target: Target, context: ssl.SSLContext, call: OutsideCall) -> None:
        super().__init__(target.host, target.port, timeout=PATIENCE, context=context)
        self._target: Final = target
        self._call: Final = call
        self._pinned_context: Final = context

    def connect(self) -> None:
        plain = socket.create_connection((self._target.network, self._target.port), PATIENCE)
        self._call.opened(plain)
        self.sock = self._pinned_context.wrap_socket(plain, server_hostname=self._target.host)


def post(
    target: Target,
    headers: Mapping[str, str],
    body: bytes,
    call: OutsideCall,
    context: ssl.SSLContext | None = None,
) -> None:
    """Send it; Gone if nobody wants it there any more, NotNow for whatever else is not success. Redirects are no success."""
    connection = _Pinned(target, context or ssl.create_default_context(), call)
    try:
        connection.request("POST", target.path, body, {"user-agent": "trollbord", **headers})
        answer = connection.getresponse()
        answer.read(READ)
    except (OSError, http.client.HTTPException) as error:
        raise NotNow(f"{target.host}: {error}") from error
    finally:
        connection.close()
    if answer.status in GONE:
        raise AddressGone(f"{target.host} answers {answer.status}")
    if not 200 <= answer.status < 300:
        raise NotNow(f"{target.host} answers {answer.status}", _seconds(answer))


def _seconds(answer: http.client.HTTPResponse) -> float:
    """How long we are asked to wait."""
    asked = answer.headers.get("retry-after", "")
    return float(asked) if asked.isdecimal() and len(asked) < 7 else 0.0
