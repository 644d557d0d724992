"""A stage: the page of one position in a real browser, without a server.

The frame and its files come from the same functions that the table's server uses, and what the client picks is
played on a match of our own. So any position of a record can be looked at, clicked and measured at once.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

from trollbord.ink.keyed import Seen, diff
from trollbord.ink.screen import Draft, Entry, Form
from trollbord.kernel.match import Match
from trollbord.kernel.seat import Seat
from trollbord.page.assets import assets
from trollbord.page.question import paths_of
from trollbord.page.sitting import Chair, Sitting
from trollbord.page.tablepage import table_page
from trollbord.page.tableshell import table_shell
from trollbord.words import speaker

PLAYERS: Final = ("Astrid", "Bjørn", "Chloé", "Dmitri", "Embla", "Frode")
ADDRESS: Final = "http://stage.invalid"


def sitting_at(
    match: Match, seat: Seat, form: Form = "desk", language: str = "en", **more: Any
) -> Sitting:
    """What a seat is shown of a match now."""
    names = PLAYERS[: match.state.seats]
    chairs = [
        Chair(place, "person", name, is_mine=place == seat) for place, name in enumerate(names)
    ]
    history = [
        Entry(index + 1, pick.seat, [event.seen(seat) for event in pick.events])
        for index, pick in enumerate(match.picks)
    ]
    return Sitting(
        table="stage",
        game=match.game.id,
        view=match.view(seat),
        draft=Draft(form, names, [seat] if seat >= 0 else [], history),
        speaker=speaker(match.game.id, language),
        chairs=chairs,
        seq=match.seq,
        standing=len(match.picks),
        can_undo=seat >= 0 and match.result is None and match.can_undo(seat),
        **more,
    )


class Stage:
    """A browser's page that shows a match through the eyes of one seat."""

    def __init__(
        self, page: Page, match: Match, seat: Seat, form: Form = "desk", language: str = "en"
    ) -> None:
        self.page: Final = page
        self.match: Final = match
        self.seat: Final = seat
        self.form: Final[Form] = form
        self.language: Final = language
        self.seen: Seen = {}
        self.more: dict[str, Any] = {}
        self.line: WebSocketRoute | None = None
        self.sent: list[dict[str, Any]] = []
        page.route(f"{ADDRESS}/**", self._answer)
        page.route_web_socket("**/live**", self._open)

    def raise_curtain(self) -> None:
        """Show the page, and wait until it stands."""
        self.page.goto(f"{ADDRESS}/t/stage")
        self.page.wait_for_selector("body[data-ready]")

    def _answer(self, route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[1]
        found = assets().get(name)
        if found is not None:
            route.fulfill(body=found.content, content_type=found.kind)
        else:
            shell = table_shell("stage", self.match.game.id, self.language, PLAYERS[0])
            route.fulfill(body=shell, content_type="text/html; charset=utf-8")

    def _open(self, line: WebSocketRoute) -> None:
        self.line = line
        self.seen = {}
        line.on_message(lambda text: self._hear(json.loads(text)))
        self.show()

    def _hear(self, said: dict[str, Any]) -> None:
        self.sent.append(said)
        if said["act"] == "pick":
            for option in said["options"]:
                self.match.pick(option, self.seat)
        if said["act"] == "undo":
            self.match.undo(self.seat)
        if said["act"] == "list":
            self.more["lists"] = not self.more.get("lists", False)
        if said["act"] != "why":
            self.show()

    def show(self) -> None:
        """Send what has changed."""
        assert self.line is not None
        shown = sitting_at(self.match, self.seat, self.form, self.language, **self.more)
        whole = not self.seen
        self.seen, changed = diff(self.seen, table_page(shown))
        frame = {"seq": shown.seq, "page": changed, "paths": paths_of(shown), "whole": whole}
        self.line.send(json.dumps(frame))


def glowing(page: Page) -> Sequence[str]:
    """The keys of everything that can be clicked next."""
    return [
        key
        for key in page.locator("[data-can]").evaluate_all("all => all.map(one => one.id)")
        if key
    ]
