"""Reminders by the push service of a browser: encrypted for that browser (RFC 8291), signed by this server (RFC 8292).

`cryptography` has the primitives, and `py-vapid` signs. The libraries that do the rest bring a client for HTTP of their
own, which would connect elsewhere than to the address that was checked.
"""

from __future__ import annotations

import base64
import os
import time
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from py_vapid import Vapid02

from trollbord.server.reminders.telling import ReminderTelling

RECORD: Final = 4096
"""Bytes of the one record that a message has."""
DAY: Final = 24 * 3600
VALID: Final = 12 * 3600
"""Seconds for which a signature is good."""
LAST: Final = b"\x02"
"""The delimiter behind the text of the last record."""


class Keys(msgspec.Struct, frozen=True):
    """What a browser gives with its address: its public key, and a secret for this subscription."""

    p256dh: str
    auth: str


def new_key() -> str:
    """A new private key of this server as PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ).decode()


def public_key(pem: str) -> str:
    """The public key that browsers subscribe with; ValueError if it is no key of the right kind."""
    key = serialization.load_pem_private_key(pem.encode(), None)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise ValueError("expected a private key on the curve P-256")
    return coded(_point(key.public_key()))


def is_good(keys: Keys) -> bool:
    """Whether a message can be encrypted with these."""
    try:
        # It raises for a point that is not on the curve.
        _public(keys)
        return len(decoded(keys.auth)) == 16
    except ValueError:
        return False


def payload(telling: ReminderTelling) -> bytes:
    """What the service worker shows."""
    text = "\n".join([line.text for line in telling.lines]) if len(telling.lines) > 1 else ""
    return msgspec.json.encode({"title": telling.title, "body": text[:1000], "url": telling.next})


def request(
    endpoint: str, keys: Keys, text: bytes, pem: str, contact: str
) -> tuple[Mapping[str, str], bytes]:
    """The headers and the body of a push; one that was not fetched yet is replaced by the next."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + VALID,
        "sub": contact,
    }
    signed = Vapid02.from_pem(pem.encode()).sign(claims)
    headers = {
        "authorization": str(signed["Authorization"]),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(DAY),
        "topic": "turn",
        "urgency": "normal",
    }
    return headers, encrypted(text, keys)


def encrypted(
    text: bytes,
    keys: Keys,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for one browser, by RFC 8291; `own` and `salt` are drawn anew for each message."""
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs = _public(keys)
    mine, yours = _point(own.public_key()), _point(theirs)
    # A key pair for this message alone, as the RFC wants it; the server's own key only signs.
    shared = own.exchange(ec.ECDH(), theirs)
    secret = derived(decoded(keys.auth), shared, b"WebPush: info\0" + yours + mine, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """A key, by HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _public(keys: Keys) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(keys.p256dh))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def coded(content: bytes) -> str:
    """Bytes as text for addresses, without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text."""
    # Browsers leave the padding out, and Python wants it.
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
