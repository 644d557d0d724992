"""The guard at the door: who asks, from where, and what a page of ours may do in a browser."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trollbord.server.web.tokens import COOKIE, YEAR, Tokens

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places and shares of pieces, written by us alone
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
API: Final = "/api/"
LARGEST: Final = 64 * 1024
"""Bytes of a form."""
LARGEST_FILE: Final = 1_000_000
"""Bytes of a game that somebody brings."""


def is_own_origin(connection: HTTPConnection) -> bool:
    """Whether a page of ours is asking."""
    origin = connection.headers.get("origin", "")
    return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host", "")


class Guard:
    """Gives every browser a signed name, refuses what other pages send, and sets the house rules."""

    def __init__(self, app: ASGIApp, tokens: Tokens) -> None:
        self.app: Final = app
        self.tokens: Final = tokens

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["path"].startswith(API):
            await self._let_program(scope, receive, send)
            return
        headers = Headers(scope=scope)
        known = self.tokens.person(_cookie(headers.get("cookie", "")))
        scope["person"] = known or self.tokens.fresh_person()
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        refusal = _refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._dress(MutableHeaders(scope=message), scope, known)
            await send(message)

        await self.app(scope, receive, dressed)

    async def _let_program(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Programs carry their token in a header that no foreign page can send, and get no cookie."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                _house_rules(MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, dressed)

    def _dress(self, headers: MutableHeaders, scope: Scope, known: str | None) -> None:
        _house_rules(headers)
        person = scope.get("new_person") or (None if known else scope["person"])
        if person and not scope["path"].startswith("/a/"):
            secure = "; Secure" if scope["scheme"] == "https" else ""
            token = self.tokens.sign(person)
            rules = f"HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}{secure}"
            headers.append("set-cookie", f"{COOKIE}={token}; {rules}")


def _house_rules(headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")


def _refusal(scope: Scope, headers: Headers) -> PlainTextResponse | None:
    if scope["method"] in SAFE:
        return None
    if not is_own_origin(HTTPConnection(scope)):
        return PlainTextResponse("this form was not sent by a page of this house", 403)
    length = headers.get("content-length", "")
    most = LARGEST_FILE if scope["path"] == "/files" else LARGEST
    if not length.isdecimal() or int(length) > most:
        return PlainTextResponse("this form is too long", 413)
    return None


def _cookie(header: str) -> str | None:
    jar = SimpleCookie()
    jar.load(header[:8000])
    return jar[COOKIE].value if COOKIE in jar else None
