"""The `Cookie` header, split by hand: a cookie of another program on this host may hold anything, and must not hide ours."""

from __future__ import annotations

from collections.abc import Iterable


def values(headers: Iterable[str], name: str) -> list[str]:
    """Every value that cookies of this name have, in the order in which the browser sent them.

    `http.cookies` refuses the whole header for one odd name, or stops at an open quote. Browsers put `; ` between cookies
    and nowhere else, so the semicolon alone divides them.
    """
    found = []
    for header in headers:
        for part in header.split(";"):
            key, equals, value = part.partition("=")
            if equals and key.strip() == name:
                found.append(value.strip().strip('"'))
    return found
