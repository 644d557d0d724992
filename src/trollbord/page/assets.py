"""Files that browsers keep: fonts, the client, style sheets, each game's shapes; one address per edition."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from trollbord.games import names
from trollbord.ink.inks import tokens_css
from trollbord.ink.seats import SEAT_INKS, emblems
from trollbord.page.prints import PRINT_INKS, prints
from trollbord.page.screens import game_screen

KINDS: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
}
SHEETS: Final = ("house.css", "table.css", "lobby.css")


class Asset:
    """A file and its kind."""

    def __init__(self, name: str, content: bytes) -> None:
        self.name: Final = name
        self.content: Final = content
        self.kind: Final = KINDS[name.rsplit(".", 1)[1]]


@cache
def assets() -> dict[str, Asset]:
    """All of them, by name."""
    static = files("trollbord.page") / "static"
    kept = [entry for entry in static.iterdir() if entry.name.rsplit(".", 1)[1] in KINDS]
    found = {entry.name: entry.read_bytes() for entry in kept}
    sheets = [found.pop(name).decode() for name in SHEETS]
    looks = [tokens_css(), SEAT_INKS.css(), PRINT_INKS.css(), *sheets]
    found["house.css"] = "\n".join(looks).encode()
    found["prints.svg"] = _svg(str(prints()))
    for game in names():
        found[f"{game}.css"] = _game_css(game).encode()
        found[f"{game}.svg"] = _svg(str(emblems()) + str(game_screen(game).art()))
    return {name: Asset(name, content) for name, content in sorted(found.items())}


def _game_css(game: str) -> str:
    shown = game_screen(game)
    return shown.inks.css() + shown.style


def _svg(shapes: str) -> bytes:
    head = '<svg xmlns="http://www.w3.org/2000/svg" class="shapes" width="0" height="0" aria-hidden="true">'
    return f"{head}<defs>{shapes}</defs></svg>".encode()


@cache
def edition() -> str:
    """A name for all the files together: it changes when one of them does."""
    digest = blake2b(digest_size=6)
    for name, asset in assets().items():
        digest.update(name.encode() + b"\0" + asset.content)
    return digest.hexdigest()


def address(name: str) -> str:
    """Where a browser finds a file, and may keep it for good."""
    return f"/a/{edition()}/{name}"
