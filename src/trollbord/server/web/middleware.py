"""Middleware: who asks, from where, how often, and what a page of ours may do in a browser."""

from __future__ import annotations

import math
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trollbord.page.notices import notice_page
from trollbord.server.api.call import address_of
from trollbord.server.people.limits import Limits
from trollbord.server.people.tokens import OLD_COOKIE, YEAR, SignedTokens, Token
from trollbord.server.reminders.links import STOP
from trollbord.server.web import health
from trollbord.server.web.cookies import values
from trollbord.server.web.requests import language_of

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places and shares of pieces, written by us alone
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
FILE_HEADERS: Final = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
"""Those of scripts, styles, fonts and shapes, which open nothing by themselves: a table fetches thirty of them at first."""
HEADERS: Final = {
    **FILE_HEADERS,
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
FILES: Final = "/a/"
"""Where files lie that browsers cache for good."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SECURE: Final = frozenset({"https", "wss"})
API: Final = "/api/"
NAMELESS: Final = (API, *health.PATHS)
"""Addresses that give nobody a cookie."""
ONE_CLICK: Final = f"{STOP}/"
"""Mail programs stop reminders by themselves (RFC 8058); what allows it stands in the address."""
NUL: Final = "\0"
UNKNOWN: Final = "\N{REPLACEMENT CHARACTER}"
"""What stands in its place: no text of PostgreSQL may hold a NUL, and nothing of ours has a name with this."""
LARGEST: Final = 64 * 1024
"""Bytes of a form."""
LARGEST_FILE: Final = 1_000_000
"""Bytes of a game that a person brings."""


def is_own_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this server is asking: same scheme, same host, same port."""
    origin = urlsplit(connection.headers.get("origin", ""))
    is_same = (origin.scheme in SECURE) == (connection.scope["scheme"] in SECURE)
    return is_same and bool(origin.netloc) and origin.netloc == connection.headers.get("host", "")


class PolicyHeaders:
    """Sets the policy headers on every answer, also on those of other middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and add what its answer lacks."""

        async def with_policy(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                is_file = scope["path"].startswith(FILES) and "cache-control" in headers
                for name, value in (FILE_HEADERS if is_file else HEADERS).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_policy)


class Identity:
    """Gives every browser a signed cookie, and refuses forms from other sites, too long ones and too many.

    Programs (`/api/`) carry their token in a header that no foreign page can send, and get no cookie.
    """

    def __init__(self, app: ASGIApp, tokens: SignedTokens, limits: Limits) -> None:
        self.app: Final = app
        self.tokens: Final = tokens
        self.limits: Final = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if NUL in scope.get("path", ""):
            scope = {**scope, "path": scope["path"].replace(NUL, UNKNOWN)}
        if scope["type"] == "lifespan" or scope["path"].startswith(NAMELESS):
            await self.app(scope, receive, send)
            return
        cookies = Headers(scope=scope).getlist("cookie")
        token = self._token(cookies, self.tokens.cookie)
        known = token or self._token(cookies, OLD_COOKIE)
        scope["token"] = known or Token(self.tokens.fresh_person(), 0.0)
        refusal = self._refusal(scope) if scope["type"] == "http" else None
        if refusal is not None:
            await refusal(scope, receive, send)
            return

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._sign(MutableHeaders(scope=message), scope, token is None)
            await send(message)

        await self.app(scope, receive, with_cookie)

    def _token(self, cookies: list[str], name: str) -> Token | None:
        """The first good token among the cookies of this name; what is not ours is left alone."""
        read = [self.tokens.read(value) for value in values(cookies, name)]
        return next((token for token in read if token is not None), None)

    def _sign(self, headers: MutableHeaders, scope: Scope, is_new: bool) -> None:
        """Set the cookie where there is none yet, or where the route asks for a new one."""
        person = scope.get("new_person") or (scope["token"].person if is_new else None)
        if person and not scope["path"].startswith("/a/"):
            secure = "; Secure" if scope["scheme"] == "https" else ""
            rules = f"HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}{secure}"
            headers.append(
                "set-cookie", f"{self.tokens.cookie}={self.tokens.sign(person)}; {rules}"
            )

    def _refusal(self, scope: Scope) -> Response | None:
        """Why a form is not taken, if it is not."""
        if scope["method"] in SAFE:
            return None
        connection = HTTPConnection(scope)
        if not is_own_origin(connection) and not scope["path"].startswith(ONE_CLICK):
            return PlainTextResponse("this form was not sent by a page of this server", 403)
        length = connection.headers.get("content-length", "")
        most = LARGEST_FILE if scope["path"] == "/files" else LARGEST
        if not length.isdecimal() or int(length) > most:
            return PlainTextResponse("this form is too long", 413)
        seconds = self.limits.forms.take(scope["token"].person, address_of(connection))
        return too_many(connection, seconds) if seconds else None


def too_many(connection: HTTPConnection, seconds: float) -> Response:
    """The page for a person who asks too often: when to try again."""
    page = notice_page(language_of(connection), "page-too-much")
    return HTMLResponse(page, 429, {"retry-after": str(math.ceil(seconds))})
