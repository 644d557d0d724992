"""The books of the games: rules, almanac, guide and player aid, for anybody who has a link."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from trollbord.ink.inks import Theme
from trollbord.ink.markup import Element
from trollbord.page.book.aid_leaf import aid_leaf
from trollbord.page.book.almanac_leaf import almanac_leaf
from trollbord.page.book.cover import aids, book_page, books_of, place_of
from trollbord.page.book.guide_leaf import guide_leaf
from trollbord.page.book.pictures import drawn, pictures
from trollbord.page.book.rules_leaf import rules_leaf
from trollbord.page.book.search import LONGEST
from trollbord.server.rooms.offered import playable
from trollbord.server.web.requests import language_of
from trollbord.words import LANGUAGES, Speaker, speaker

FOR_GOOD = "public, max-age=31536000, immutable"
"""The address of a picture says its language, its light and its edition."""
BRIEFLY = "private, max-age=300"
"""Books change with the program only; a language is chosen by cookie, so no shared cache may hold them."""


async def rules(request: Request) -> Response:
    """All rules of a game, or those that a search finds."""
    words = _speaker(request, "rules")
    return _answer(request, "rules", rules_leaf(words.game, words, _query(request)), words)


async def almanac(request: Request) -> Response:
    """Everything that lies on a game's table."""
    words = _speaker(request, "almanac")
    kind = request.query_params.get("kind", "")
    return _answer(
        request, "almanac", almanac_leaf(words.game, words, kind, _query(request)), words
    )


async def guide(request: Request) -> Response:
    """How to play, with pictures."""
    words = _speaker(request, "guide")
    return _answer(request, "guide", guide_leaf(words.game, words), words)


async def aid(request: Request) -> Response:
    """The player aid: one sheet."""
    words = _speaker(request, "guide")
    if words.game not in aids():
        raise HTTPException(404)
    return _answer(request, "aid", aid_leaf(words.game, words), words)


async def picture(request: Request) -> Response:
    """A position of a guide, drawn by its game; drawn in a thread, since a board takes a tenth of a second."""
    words = _speaker(request, "guide")
    name, step = request.path_params["name"], request.path_params["step"]
    known = pictures(words.game).get(name)
    if known is None or step > len(known.steps):
        raise HTTPException(404)
    theme: Theme = "dark" if request.query_params.get("theme") == "dark" else "light"
    svg = await run_in_threadpool(drawn, words.game, name, step, words, theme)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": FOR_GOOD})


def _speaker(request: Request, name: str) -> Speaker:
    game = request.path_params["game"]
    if game not in playable() or name not in books_of(game):
        raise HTTPException(404)
    chosen = request.query_params.get("language", "")
    return speaker(game, chosen if chosen in LANGUAGES else language_of(request))


def _query(request: Request) -> str:
    return " ".join(request.query_params.get("q", "")[:LONGEST].split())


def _answer(request: Request, name: str, shown: Element, words: Speaker) -> Response:
    title = words.text(f"page-book-{name}")
    text = book_page(words.game, shown, title, words, place_of(words.game, name))
    return HTMLResponse(text, headers={"cache-control": BRIEFLY, "vary": "cookie, accept-language"})


def routes() -> list[BaseRoute]:
    """The addresses of the books."""
    return [
        Route("/rules/{game}", rules),
        Route("/rules/{game}/almanac", almanac),
        Route("/rules/{game}/guide", guide),
        Route("/rules/{game}/aid", aid),
        Route("/rules/{game}/picture/{name}/{step:int}.svg", picture),
    ]
