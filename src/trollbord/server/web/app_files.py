"""What a phone needs to treat the page as an app: manifest, service worker, the page for those who are offline."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from trollbord.page.app import MANIFEST, OFFLINE, SERVICE_WORKER, manifest, service_worker
from trollbord.page.notices import offline_page
from trollbord.page.shell import fonts
from trollbord.server.web.requests import language_of
from trollbord.words import LANGUAGES


async def app_manifest(request: Request) -> Response:
    """The manifest, in the language of who asks."""
    return JSONResponse(
        manifest(language_of(request)), media_type="application/manifest+json; charset=utf-8"
    )


async def service(request: Request) -> Response:
    """The service worker; it lies at the root, because it looks after all pages below its own address."""
    language = _language(request)
    script = service_worker(language, fonts(language))
    return Response(
        script, media_type="text/javascript; charset=utf-8", headers={"cache-control": "no-cache"}
    )


async def offline(request: Request) -> Response:
    """The page that the service worker keeps."""
    return HTMLResponse(offline_page(_language(request)))


def _language(request: Request) -> str:
    """The one in the address: what is kept must not follow a cookie."""
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else language_of(request)


def routes() -> list[Route]:
    """All of them."""
    return [
        Route(MANIFEST, app_manifest),
        Route(SERVICE_WORKER, service),
        Route(OFFLINE, offline),
    ]
