"""What goes wrong, as problem details (RFC 9457): what was given, what was expected, which rule forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.responses import Response

from trollbord.kernel.errors import CannotUndo, GameOver, Refusal, TrollbordError
from trollbord.server.api.shapes import Problem
from trollbord.server.errors import NOT_KNOWN, NOT_READ, NOT_SAVED, Declined, Refused
from trollbord.words import COMMON, speaker

MEDIA: Final = "application/problem+json"

KINDS: Final = {
    "unreadable": 400,
    "unsigned": 401,
    "not-yours": 403,
    "missing": 404,
    "method": 405,
    "stale": 409,
    "not-now": 409,
    "too-long": 413,
    "illegal": 422,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
}
"""Every kind of problem and its status; `api-problem-<kind>` is its title."""

REFUSALS: Final = {
    "page-stale": "stale",
    "page-why-not-you": "not-yours",
    "page-bad-form": "unreadable",
    "page-no-watching": "not-yours",
    "page-too-much": "too-long",
    NOT_SAVED: "unavailable",
    NOT_KNOWN: "unavailable",
    NOT_READ: "unavailable",
}
"""What a refusal of the table is to a program; all others are `not-now`."""


class Trouble(Declined):
    """A request that can't be met."""

    def __init__(
        self,
        kind: str,
        detail: str,
        given: str = "",
        expected: Sequence[str] = (),
        rule: str = "",
        seq: int | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.kind: Final = kind
        self.detail: Final = detail
        self.given: Final = given
        self.expected: Final = list(expected)
        self.rule: Final = rule
        self.seq: Final = seq
        self.headers: Final = headers or {}

    def shape(self, language: str) -> Problem:
        """The problem as it is sent."""
        return Problem(
            f"/api/#{self.kind}",
            speaker(COMMON, language).text(f"api-problem-{self.kind}"),
            KINDS[self.kind],
            self.detail,
            self.given[:200],
            self.expected,
            self.rule,
            self.seq,
        )

    def response(self, language: str) -> Response:
        """The answer to the request."""
        content = msgspec.json.encode(self.shape(language))
        return Response(content, KINDS[self.kind], self.headers, MEDIA)


def refused(refusal: Refused, language: str, seq: int | None = None) -> Trouble:
    """What the table does not do."""
    id = str(refusal)
    words = speaker(COMMON, language).text(id)
    return Trouble(REFUSALS.get(id, "not-now"), words, rule=id, seq=seq)


def mistaken(
    error: TrollbordError,
    game: str,
    language: str,
    names: Sequence[str] = (),
    offered: Sequence[str] = (),
    seq: int | None = None,
) -> Trouble:
    """What the rules do not allow, or what nobody could understand."""
    message = error.message
    words = speaker(message.game or game, language).error(error, names)
    reason = error.reason if isinstance(error, Refusal) else None
    rule = message.id if reason is None else reason.message.id
    given = str(message.args.get("given", ""))
    expected = [str(message.args["expected"])] if message.args.get("expected") else offered
    return Trouble(_kind(error), words, given, expected, rule, seq)


def _kind(error: TrollbordError) -> str:
    is_late = isinstance(error, GameOver | CannotUndo)
    return "not-now" if is_late or error.message.id == "error-not-your-question" else "illegal"
