"""What has changed between two pages, element by keyed element."""

from __future__ import annotations

from trollbord.ink.markup import Element

Seen = dict[str, str]
"""The own markup of every key a viewer has on the page."""


def diff(seen: Seen, page: Element) -> tuple[Seen, dict[str, str]]:
    """What to remember of `page`, and the markup to send, by key, parents first.

    Inside sent markup a keyed element that the viewer has already is an empty stub with `data-keep`;
    the client puts the live one in its place.
    """
    now: Seen = {}
    if page.key not in seen:
        _remember(now, page)
        return now, {page.key: str(page)}
    send: dict[str, str] = {}
    _compare(seen, now, send, page)
    return now, send


def with_stubs(element: Element, seen: Seen) -> str:
    """The element's markup with stubs for what the viewer has."""
    return "".join([part if isinstance(part, str) else _stub(part, seen) for part in element.parts])


def _stub(element: Element, seen: Seen) -> str:
    if element.key in seen:
        return f'<{element.tag} id="{element.key}" data-keep=""></{element.tag}>'
    return with_stubs(element, seen)


def _remember(now: Seen, element: Element) -> None:
    assert element.key not in now, f"two elements have the key '{element.key}'"
    now[element.key] = element.own
    for part in element.parts:
        if not isinstance(part, str):
            _remember(now, part)


def _compare(seen: Seen, now: Seen, send: dict[str, str], element: Element) -> None:
    assert element.key not in now, f"two elements have the key '{element.key}'"
    now[element.key] = element.own
    before = seen.get(element.key)
    if before is not None and before != element.own:
        send[element.key] = with_stubs(element, seen)
    for part in element.parts:
        if not isinstance(part, str):
            _compare(seen, now, send, part)
