"""The page about oneself, what one takes along from it, and being forgotten."""

from __future__ import annotations

import json
import time

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from trollbord.page.you_page import you_page
from trollbord.server.store import listing
from trollbord.server.store.rows import ResultRow
from trollbord.server.web.figures import about_you, taken_along
from trollbord.server.web.lobby import played_by
from trollbord.server.web.reminder_pages import reminders_of
from trollbord.server.web.requests import language_of, person_of, server_of


async def you(request: Request) -> Response:
    """What one's own games say."""
    name = await server_of(request).name_of(person_of(request))
    language = language_of(request)
    rows, count, practised = await played_by(server_of(request), person_of(request), language)
    shown = about_you(await _results(request), name, language, time.time(), practised)
    reminders = await reminders_of(server_of(request), person_of(request))
    whole = msgspec.structs.replace(shown, reminders=reminders, shelf=rows, on_shelf=count)
    return HTMLResponse(you_page(whole))


async def take_along(request: Request) -> Response:
    """The results as a file."""
    text = json.dumps(taken_along(await _results(request)), indent=1, ensure_ascii=False)
    name = 'attachment; filename="trollbord-results.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


async def forget(request: Request) -> Response:
    """Delete all that is stored of this person, and let this device be a new person."""
    server, person = server_of(request), person_of(request)
    await server.store.do(lambda connection: listing.forget_person(connection, person))
    request.scope["new_person"] = server.tokens.fresh_person()
    return RedirectResponse("/", 303)


async def _results(request: Request) -> list[ResultRow]:
    person = person_of(request)
    return await server_of(request).store.do(
        lambda connection: listing.results_of(connection, person)
    )


def routes() -> list[Route]:
    """All of them."""
    return [
        Route("/you", you),
        Route("/you/results.json", take_along),
        Route("/you/forget", forget, methods=["POST"]),
    ]
