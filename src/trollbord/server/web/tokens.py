"""Who somebody is: signed tokens in a cookie, and a short-lived one that carries a person to another device."""

from __future__ import annotations

import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE: Final = "trollbord"
YEAR: Final = 365 * 24 * 3600
MOVE_SECONDS: Final = 15 * 60
PROGRAM: Final = "program."
"""How the id of a program begins; ids are signed, so nobody can take this off again."""

NAMES: Final = (
    *(
        "Astrid",
        "Bjarke",
        "Dagny",
        "Eirik",
        "Embla",
        "Frode",
        "Gudrun",
        "Halvar",
        "Hedda",
        "Ingrid",
    ),
    *("Ivar", "Jorunn", "Ketil", "Liv", "Njal", "Olaf", "Ragna", "Runa", "Sigrun", "Sven"),
    *("Thora", "Torvald", "Ulf", "Vigdis", "Yrsa"),
)


class Tokens:
    """Signs and reads what people carry."""

    def __init__(self, secret: bytes) -> None:
        self._person: Final = URLSafeSerializer(secret, "person")
        self._move: Final = URLSafeTimedSerializer(secret, "move")

    def fresh_person(self) -> str:
        """A new guest."""
        return secrets.token_urlsafe(12)

    def fresh_program(self) -> str:
        """A new guest that is a program, and is shown as one."""
        return PROGRAM + secrets.token_urlsafe(12)

    def sign(self, person: str) -> str:
        """The token that a browser keeps."""
        return str(self._person.dumps(person))

    def person(self, token: str | None) -> str | None:
        """Whose token this is, if it is one of ours."""
        try:
            read = self._person.loads(token or "")
        except BadSignature:
            return None
        return read if isinstance(read, str) else None

    def sign_move(self, person: str) -> str:
        """A token that lets another device be this person too, for a few minutes."""
        return str(self._move.dumps(person))

    def moved(self, token: str) -> str | None:
        """Who moves to this device, if the token is ours and fresh."""
        try:
            read = self._move.loads(token, max_age=MOVE_SECONDS)
        except BadSignature:
            return None
        return read if isinstance(read, str) else None


def is_program(person: str) -> bool:
    """Whether this is a program, as its id says."""
    return person.startswith(PROGRAM)


def first_name(person: str) -> str:
    """What a guest is called until they say otherwise."""
    return NAMES[sum(person.encode()) % len(NAMES)]
