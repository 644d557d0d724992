"""How people are reminded: ways are added, confirmed and stopped; quiet hours; tables."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import Connection
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from trollbord.page.notices import confirm_page, notice_page, stop_page
from trollbord.page.reminders_pane import PLACE, RemindedTable, Reminders, ReminderWay
from trollbord.server.api.call import address_of
from trollbord.server.reminders.delivery import DeliveryRefusal, NotNow
from trollbord.server.reminders.links import CONFIRM, STOP
from trollbord.server.reminders.mail import is_address
from trollbord.server.reminders.operator import Operator
from trollbord.server.reminders.posting import target_of
from trollbord.server.reminders.quiet import zone_of
from trollbord.server.reminders.webhook import new_secret
from trollbord.server.service.table_server import TableServer
from trollbord.server.store import listing, outbox
from trollbord.server.store.outbox import MAIL, PUSH, WEBHOOK
from trollbord.server.store.rows import ChannelRow
from trollbord.server.web.middleware import too_many
from trollbord.server.web.requests import (
    fields_of,
    language_of,
    person_of,
    server_of,
)

MOST_WAYS: Final = 8
"""Ways to reach one person."""
LOOKUP: Final = 5.0
"""Seconds within which the name of an address must be found."""
HOME: Final = f"/you#{PLACE}"
_TIME: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")


async def reminders_of(server: TableServer, person: str) -> Reminders:
    """What the page about oneself shows."""
    operator = server.operator
    if operator is None:
        return Reminders()

    def work(connection: Connection) -> Reminders:
        wish, muted = outbox.reminded(connection, person), outbox.muted_by(connection, person)
        rows = [each.row for each in listing.tables_of(connection, person)]
        return Reminders(
            operator.kinds,
            _push_key(operator),
            [_way(row) for row in outbox.channels_of(connection, person)],
            [
                RemindedTable(row.id, row.game, row.name, row.id not in muted)
                for row in rows
                if not row.over
            ],
            wish.zone,
            _written(wish.quiet_from),
            _written(wish.quiet_to),
        )

    return await server.store.read(work)


def _push_key(operator: Operator) -> str:
    if not operator.push_key:
        return ""
    from trollbord.server.reminders.push import public_key

    return public_key(operator.push_key)


def _way(row: ChannelRow) -> ReminderWay:
    secret = row.keys if row.kind == WEBHOOK else ""
    return ReminderWay(row.id, row.kind, row.address, bool(row.confirmed), secret)


def _written(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


# -- adding


async def add_mail(request: Request) -> Response:
    """An address of mail, which has to be confirmed by the link that is sent there."""
    fields = await fields_of(request)
    seconds = await _seconds(request, MAIL)
    if seconds:
        return too_many(request, seconds)
    address = fields.get("address", "").strip()
    if not is_address(address):
        raise DeliveryRefusal("page-remind-bad-address")
    server = server_of(request)
    seconds = await server.take(server.limits.letters, address.lower())
    return too_many(request, seconds) if seconds else await _add(request, MAIL, address, "", fields)


async def add_webhook(request: Request) -> Response:
    """An address of a program, which is sent the link that confirms it."""
    fields = await fields_of(request)
    address = fields.get("address", "").strip()
    seconds = await _seconds(request, WEBHOOK)
    if seconds:
        return too_many(request, seconds)
    await _check(request, address)
    return await _add(request, WEBHOOK, address, new_secret(), fields)


async def add_push(request: Request) -> Response:
    """This browser: its user has just allowed reminders there."""
    from trollbord.server.reminders.push import Keys, is_good

    fields = await fields_of(request)
    address, keys = (
        fields.get("address", ""),
        Keys(fields.get("p256dh", ""), fields.get("auth", "")),
    )
    seconds = await _seconds(request, PUSH)
    if seconds:
        return too_many(request, seconds)
    if not is_good(keys):
        raise DeliveryRefusal("page-remind-bad-address")
    await _check(request, address)
    return await _add(request, PUSH, address, msgspec.json.encode(keys).decode(), fields)


async def _seconds(request: Request, kind: str) -> float:
    """Take one from what a person and an address may add; 0 or the seconds until there is one. 404 if a kind is not set up."""
    server = server_of(request)
    if server.operator is None or kind not in server.operator.kinds:
        raise HTTPException(404)
    return await server.take_share(server.limits.reminders, person_of(request), address_of(request))


async def _check(request: Request, address: str) -> None:
    """Refuse an address that we would never call, or do not find now, in one sentence: what is inside our network is nobody's business."""
    server = server_of(request)
    allowed = () if server.operator is None else server.operator.allowed
    try:
        await server.lookups.call(lambda _: target_of(address, allowed), LOOKUP)
    except NotNow:
        raise DeliveryRefusal("page-remind-bad-address") from None


async def _add(
    request: Request, kind: str, address: str, keys: str, fields: Mapping[str, str]
) -> Response:
    server, person = server_of(request), person_of(request)
    now, language = server.store.now(), language_of(request)
    confirmed = now if kind == PUSH else 0.0
    row = ChannelRow(
        secrets.token_urlsafe(12), person, kind, address, keys, language, now, confirmed
    )

    def work(connection: Connection) -> bool:
        known = outbox.channels_of(connection, person)
        for each in known:
            if (each.kind, each.address) == (kind, address):
                outbox.remove(connection, each.id)
        if len(known) >= MOST_WAYS:
            return False
        wish = outbox.reminded(connection, person)
        zone = fields.get("zone", "") if not known else wish.zone
        outbox.want(connection, msgspec.structs.replace(wish, zone=_zone(zone), seen=now))
        outbox.add(connection, row)
        return True

    if not await server.store.do(work):
        raise DeliveryRefusal("page-too-much")
    return RedirectResponse(HOME, 303)


def _zone(name: str) -> str:
    return name if len(name) <= 60 and zone_of(name) is not None else "UTC"


# -- what one wants


async def remove(request: Request) -> Response:
    """No longer by this way."""
    person, channel = person_of(request), (await fields_of(request)).get("channel", "")
    await server_of(request).store.do(lambda connection: outbox.remove(connection, channel, person))
    return RedirectResponse(HOME, 303)


async def quiet(request: Request) -> Response:
    """When nothing is sent."""
    fields, person = await fields_of(request), person_of(request)
    ends = [_minute(fields.get(name, "")) for name in ("from", "to")]

    def work(connection: Connection) -> None:
        wish = outbox.reminded(connection, person)
        zone = _zone(fields.get("zone", "") or wish.zone)
        changed = msgspec.structs.replace(wish, zone=zone, quiet_from=ends[0], quiet_to=ends[1])
        outbox.want(connection, changed)

    await server_of(request).store.do(work)
    return RedirectResponse(HOME, 303)


def _minute(text: str) -> int:
    found = _TIME.fullmatch(text)
    if found is None:
        raise HTTPException(400)
    return 60 * int(found[1]) + int(found[2])


async def choose_table(request: Request) -> Response:
    """Remind of a table, or not."""
    fields, person, server = await fields_of(request), person_of(request), server_of(request)
    table = fields.get("table", "")
    if table not in await server.store.tables_of(person, listing.MOST):
        raise HTTPException(404)
    is_muted, now = "on" not in fields, server.store.now()
    await server.store.do(lambda connection: outbox.mute(connection, table, person, is_muted, now))
    return RedirectResponse(HOME, 303)


# -- links


async def confirm(request: Request) -> Response:
    """The link that was sent to an address: the person who opens it and presses the button owns the address."""
    server, language = server_of(request), language_of(request)
    channel = server.links.confirmed(request.path_params["token"])
    row = await _channel(server, channel)
    if row is None or channel is None:
        return HTMLResponse(notice_page(language, "page-remind-late"), 404)
    if request.method == "GET":
        return HTMLResponse(confirm_page(language, row.address))
    now = server.store.now()
    await server.store.do(lambda connection: outbox.confirm(connection, channel, now))
    return HTMLResponse(notice_page(language, "page-remind-done"))


async def stop(request: Request) -> Response:
    """The link in every message: no more of them."""
    server, language = server_of(request), language_of(request)
    channel = server.links.stopped(request.path_params["token"])
    row = await _channel(server, channel)
    if row is None or channel is None:
        return HTMLResponse(notice_page(language, "page-remind-stopped"))
    if request.method == "GET":
        return HTMLResponse(stop_page(language, row.address))
    await server.store.do(lambda connection: outbox.remove(connection, channel))
    return HTMLResponse(notice_page(language, "page-remind-stopped"))


async def _channel(server: TableServer, id: str | None) -> ChannelRow | None:
    if id is None:
        return None
    return await server.store.read(lambda connection: outbox.channel(connection, id))


def routes() -> list[Route]:
    """All of them."""
    return [
        Route("/you/reminders/mail", add_mail, methods=["POST"]),
        Route("/you/reminders/webhook", add_webhook, methods=["POST"]),
        Route("/you/reminders/push", add_push, methods=["POST"]),
        Route("/you/reminders/remove", remove, methods=["POST"]),
        Route("/you/reminders/quiet", quiet, methods=["POST"]),
        Route("/you/reminders/table", choose_table, methods=["POST"]),
        Route(f"{CONFIRM}/{{token}}", confirm, methods=["GET", "POST"]),
        Route(f"{STOP}/{{token}}", stop, methods=["GET", "POST"]),
    ]
