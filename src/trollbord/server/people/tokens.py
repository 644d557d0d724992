"""Who a person is: signed tokens in a cookie, and a short-lived one that carries a person to another device."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from trollbord.server.people.names import PROGRAM

OLD_COOKIE: Final = "trollbord"
"""The cookie's name before it followed from the server's secret; it is read, and never written."""
YEAR: Final = 365 * 24 * 3600
MOVE_SECONDS: Final = 15 * 60


class Token(NamedTuple):
    """What a signed token says: a person, and when it was issued (0.0: before tokens said that)."""

    person: str
    issued: float


class SignOut(NamedTuple):
    """A person's last sign-out of other devices: tokens issued before `before` are void, but for the one issued at `kept`."""

    before: float
    kept: float

    def voids(self, issued: float) -> bool:
        """Whether a token that was issued at this time is no longer good."""
        return issued < self.before and issued != self.kept


class DeviceMove(NamedTuple):
    """What the link for another device says: a person, and the number by which the link is crossed off when used."""

    person: str
    number: str


class SignedTokens:
    """Signs and reads what people carry."""

    def __init__(self, secret: bytes) -> None:
        self._person: Final = URLSafeSerializer(secret, "person")
        self._move: Final = URLSafeTimedSerializer(secret, "move")
        # Cookies know no ports: a second server on this host has another secret, and so another cookie.
        self.cookie: Final = f"trollbord-{sha256(b'cookie ' + secret).hexdigest()[:12]}"
        self.sign_outs: Final[dict[str, SignOut]] = {}
        """Read from the store when the server starts."""

    def fresh_person(self) -> str:
        """A new guest."""
        return secrets.token_urlsafe(12)

    def fresh_program(self) -> str:
        """A new guest that is a program, and is shown as one."""
        return PROGRAM + secrets.token_urlsafe(12)

    def sign(self, person: str) -> str:
        """A new token of this person, issued now."""
        return str(self._person.dumps([person, now()]))

    def read(self, token: str | None) -> Token | None:
        """What a token says, if it is one of ours and was not signed out."""
        try:
            said = self._person.loads(token or "")
        except BadSignature:
            return None
        match said:
            # Tokens of older versions were the person alone.
            case str():
                found = Token(said, 0.0)
            case [str() as person, float() as issued]:
                found = Token(person, issued)
            case _:
                return None
        return None if self._is_void(found) else found

    def person(self, token: str | None) -> str | None:
        """Whose token this is, if it is good."""
        found = self.read(token)
        return None if found is None else found.person

    def _is_void(self, token: Token) -> bool:
        out = self.sign_outs.get(token.person)
        return out is not None and out.voids(token.issued)

    def sign_move(self, person: str) -> str:
        """A token that lets one other device be this person too, for a few minutes."""
        return str(self._move.dumps([person, secrets.token_urlsafe(12), now()]))

    def moved(self, token: str) -> DeviceMove | None:
        """Who moves to this device, if the token is ours, fresh, and not signed out."""
        try:
            said = self._move.loads(token, max_age=MOVE_SECONDS)
        except BadSignature:
            return None
        match said:
            case [str() as person, str() as number, float() as issued]:
                is_void = self._is_void(Token(person, issued))
                return None if is_void else DeviceMove(person, number)
        return None


def now() -> float:
    """Seconds since 1970, as exactly as JSON and every database give them back."""
    return round(time.time(), 6)
