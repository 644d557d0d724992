"""Reminders with the page closed, on the page about oneself: ways, quiet hours, tables; and the pages of their links."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el
from trollbord.page.fields import picklist, switch
from trollbord.words import Speaker, speaker

MAIL, PUSH, WEBHOOK = "mail", "push", "webhook"
SIGNS = {MAIL: "mail", PUSH: "bell", WEBHOOK: "link"}
PLACE = "reminders"


class ReminderWay(msgspec.Struct, frozen=True):
    """A way to reach somebody; the secret of a webhook is told to its owner."""

    id: str
    kind: str
    address: str
    is_confirmed: bool
    secret: str = ""


class RemindedTable(msgspec.Struct, frozen=True):
    """A table that goes on, and whether its reminders are wanted."""

    id: str
    game: str
    name: str
    is_on: bool


class Reminders(msgspec.Struct, frozen=True):
    """All that the pane shows; without kinds the operator has set up none."""

    kinds: Sequence[str] = ()
    push_key: str = ""
    ways: Sequence[ReminderWay] = ()
    tables: Sequence[RemindedTable] = ()
    zone: str = "UTC"
    quiet_from: str = "00:00"
    quiet_to: str = "00:00"


def reminders_pane(words: Speaker, reminders: Reminders) -> Markup:
    """The pane."""
    text = words.text
    if not reminders.kinds:
        inside: list[Markup | None] = [
            el("p", text("page-remind-none"), class_="aside"),
            _open(words),
        ]
    else:
        inside = [
            el("p", text("page-remind-help"), class_="aside"),
            el("ul", [_way(words, way) for way in reminders.ways]) if reminders.ways else None,
            _adding(words, reminders),
            None if PUSH in reminders.kinds else _open(words),
            _quiet(words, reminders) if reminders.ways else None,
            _tables(words, reminders.tables) if reminders.ways and reminders.tables else None,
        ]
    head = el("div", el("h2", text("page-remind")), class_="top")
    return el("section", head, inside, id=PLACE, class_="panel reminders")


def _open(words: Speaker) -> Markup:
    """What a browser can do by itself, while a page is open."""
    button = el(
        "button",
        icon("bell", 20),
        words.text("page-notify"),
        class_="btn small",
        data_do="notify",
        data_granted=words.text("page-notify-granted"),
        data_denied=words.text("page-notify-denied"),
    )
    return el("div", button, class_="acts")


def _way(words: Speaker, way: ReminderWay) -> Markup:
    state = words.text("page-remind-confirmed" if way.is_confirmed else "page-remind-unconfirmed")
    secret = words.text("page-remind-secret", secret=way.secret) if way.secret else ""
    name = words.text("page-remind-push") if way.kind == PUSH else way.address
    remove = el("button", icon("bin", 20), words.text("page-remind-remove"), class_="btn small")
    return el(
        "li",
        icon(SIGNS[way.kind]),
        el(
            "div",
            el("b", name),
            el("small", state),
            el("small", secret) if secret else None,
            class_="grow",
        ),
        el(
            "form",
            el("input", type="hidden", name="channel", value=way.id),
            remove,
            method="post",
            action="/you/reminders/remove",
        ),
    )


def _adding(words: Speaker, reminders: Reminders) -> Markup:
    rows = {PUSH: _push, MAIL: _mail, WEBHOOK: _webhook}
    return el(
        "div",
        [rows[kind](words, reminders) for kind in (PUSH, MAIL, WEBHOOK) if kind in reminders.kinds],
        class_="adding",
    )


def _push(words: Speaker, reminders: Reminders) -> Markup:
    """A script asks the browser; where that can't work, it says why."""
    button = el(
        "button",
        icon("bell", 20),
        words.text("page-remind-push-add"),
        class_="btn small",
        type="button",
        data_push=reminders.push_key,
        data_done=words.text("page-remind-push-on"),
        data_insecure=words.text("page-remind-insecure"),
        data_unsupported=words.text("page-remind-unsupported"),
        data_denied=words.text("page-notify-denied"),
    )
    return el("div", button, el("p", class_="why", role="status", hidden=True))


def _mail(words: Speaker, reminders: Reminders) -> Markup:
    field = el("input", type="email", name="address", required=True, autocomplete="email")
    return _form(words, "page-remind-mail", field, "/you/reminders/mail")


def _webhook(words: Speaker, reminders: Reminders) -> Markup:
    field = el("input", type="url", name="address", required=True, pattern="https://.*")
    return _form(words, "page-remind-webhook", field, "/you/reminders/webhook")


def _form(words: Speaker, label: str, field: Markup, action: str) -> Markup:
    return el(
        "form",
        el("label", words.text(label), field),
        _zone(),
        el("button", words.text("page-remind-add"), class_="btn small"),
        method="post",
        action=action,
    )


def _zone() -> Markup:
    """The time zone of the browser, which a script fills in."""
    return el("input", type="hidden", name="zone", data_zone=True)


def _quiet(words: Speaker, reminders: Reminders) -> Markup:
    ends = [
        el(
            "label",
            words.text(f"page-remind-{name}"),
            picklist(name, _times(at), at),
        )
        for name, at in (("from", reminders.quiet_from), ("to", reminders.quiet_to))
    ]
    zone = reminders.zone
    before, _, after = words.text("page-remind-quiet-help", zone=zone).partition(zone)
    about = el("small", before, el("span", zone, data_zone_name=True), after)
    return el(
        "form",
        el("div", el("b", words.text("page-remind-quiet")), about, class_="grow"),
        ends,
        _zone(),
        el("button", words.text("page-save"), class_="btn small"),
        method="post",
        action="/you/reminders/quiet",
        class_="quiet",
    )


def _times(at: str) -> list[tuple[str, str]]:
    """Every half hour of a day, and the time that is set; a browser's own field would speak its own language."""
    halves = {f"{hour:02}:{minute:02}" for hour in range(24) for minute in (0, 30)}
    return [(each, each) for each in sorted({*halves, at})]


def _tables(words: Speaker, tables: Sequence[RemindedTable]) -> Markup:
    rows = [_table(words, each) for each in tables]
    return el("div", el("h3", words.text("page-remind-tables")), el("ul", rows))


def _table(words: Speaker, table: RemindedTable) -> Markup:
    game = speaker(table.game, words.language).text("game-name")
    label = f"{game} · {table.name}" if table.name else game
    return el(
        "li",
        el("a", el("b", label), href=f"/t/{table.id}", class_="grow"),
        el(
            "form",
            el("input", type="hidden", name="table", value=table.id),
            switch(words, table.is_on, label, name="on", data_send=True),
            el("noscript", el("button", words.text("page-save"), class_="btn small")),
            method="post",
            action="/you/reminders/table",
        ),
    )
