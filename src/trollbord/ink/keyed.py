"""What has changed between two pages, element by keyed element.

Why so: docs/decisions/patches.md.
"""

from __future__ import annotations

from typing import Final

from trollbord.ink.markup import Element

Seen = dict[str, Element]
"""Every keyed element that a viewer has on the page."""


def diff(seen: Seen, page: Element) -> tuple[Seen, dict[str, str]]:
    """What to remember of `page`, and the markup to send, by key, parents first.

    Inside sent markup a keyed element that the viewer has already is an empty stub with `data-keep`;
    the client puts the live one in its place. A drawing that is the very one that the viewer has is not looked into.
    """
    if page.key not in seen:
        now: Seen = {}
        _gather(now, page)
        send = {page.key: str(page)}
    else:
        changes = _Changes(seen)
        changes.compare(page)
        now, send = changes.now(), changes.send
    assert len(now) == page.size, f"these keys are on the page more than once: {_twice(page)}"
    return now, send


def with_stubs(element: Element, seen: Seen) -> str:
    """The element's markup with stubs for what the viewer has."""
    if element.size == 1:
        return element.own
    return "".join([part if isinstance(part, str) else _stub(part, seen) for part in element.parts])


def _stub(element: Element, seen: Seen) -> str:
    if element.key in seen:
        return f'<{element.tag} id="{element.key}" data-keep=""></{element.tag}>'
    return with_stubs(element, seen)


class _Changes:
    """What is found on the way through a page."""

    __slots__ = ("_come", "_fresh", "_gone", "_seen", "send")

    def __init__(self, seen: Seen) -> None:
        self._seen: Final = seen
        self._fresh: Final[Seen] = {}
        self._come: Final[Seen] = {}
        self._gone: Final[Seen] = {}
        self.send: Final[dict[str, str]] = {}

    def compare(self, element: Element) -> None:
        """Look at an element, and into it unless it is the one that the viewer has."""
        key = element.key
        before = self._seen.get(key)
        if before is element:
            return
        self._fresh[key] = element
        if before is not None and before.own != element.own:
            self.send[key] = with_stubs(element, self._seen)
            self._swap(before, element)
        if element.size > 1:
            for part in element.parts:
                if not isinstance(part, str):
                    self.compare(part)

    def _swap(self, before: Element, element: Element) -> None:
        """Note what has left an element and what has come into it; it may have come from elsewhere on the page."""
        old, new = _children(before), _children(element)
        for key in old.keys() - new.keys():
            _gather(self._gone, old[key])
        for key in new.keys() - old.keys():
            _gather(self._come, new[key])

    def now(self) -> Seen:
        """What the viewer has when all is sent."""
        now = self._seen | self._fresh
        for key in self._gone.keys() - self._come.keys():
            del now[key]
        return now


def _children(element: Element) -> Seen:
    return {part.key: part for part in element.parts if not isinstance(part, str)}


def _gather(found: Seen, element: Element) -> None:
    """Add an element and all that are in it."""
    found[element.key] = element
    if element.size > 1:
        for part in element.parts:
            if not isinstance(part, str):
                _gather(found, part)


def _twice(element: Element) -> list[str]:
    """The keys that are in an element more than once."""
    keys = _keys(element)
    return sorted({key for key in keys if keys.count(key) > 1})


def _keys(element: Element) -> list[str]:
    inside = [_keys(part) for part in element.parts if not isinstance(part, str)]
    return [element.key, *[key for keys in inside for key in keys]]
