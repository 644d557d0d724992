"""Files that browsers keep: fonts, the client, style sheets, each game's shapes; one address per edition."""

from __future__ import annotations

import os
import re
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from trollbord.games import game_ids
from trollbord.ink.baked import baked
from trollbord.ink.inks import tokens_css
from trollbord.ink.seats import SEAT_INKS, emblems
from trollbord.ink.short_paths import shortened
from trollbord.page.prints import FACE_INKS, PRINT_INKS, faces, prints
from trollbord.page.screens import game_screen

KINDS: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
    "png": "image/png",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
}
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"[^>]*>.*?</symbol>', re.DOTALL)
LARGE: Final = 20_000
"""Characters of a shape that has a file of its own: the ground of a board, of which a table needs one and a game has several."""


RELOADS: Final = "TROLLBORD_RELOAD"
"""Set in the environment of a server that shows changed files: `trollbord serve --reload`."""


class Asset:
    """A file and its kind."""

    def __init__(self, name: str, content: bytes) -> None:
        self.name: Final = name
        self.content: Final = content
        self.kind: Final = KINDS[name.rsplit(".", 1)[1]]


def reloads() -> bool:
    """Whether files may change while the server runs, since somebody is changing Trollbord."""
    return bool(os.environ.get(RELOADS))


def forget() -> None:
    """Read all files anew when they are asked for: one has changed."""
    for known in (house_files, game_files, game_screen, baked, _edition):
        known.cache_clear()


@cache
def house_files() -> dict[str, Asset]:
    """Those of every page, by name."""
    static = files("trollbord.page") / "static"
    kept = [entry for entry in static.iterdir() if entry.name.rsplit(".", 1)[1] in KINDS]
    found = {entry.name: entry.read_bytes() for entry in kept}
    looks = [tokens_css(), SEAT_INKS.css(), FACE_INKS.css(), found["house.css"].decode()]
    found["house.css"] = "\n".join(looks).encode()
    around = [PRINT_INKS.css(), found["table.css"].decode(), found["lobby.css"].decode()]
    found["lobby.css"] = "\n".join(around).encode()
    found["prints.svg"] = _svg(str(prints()))
    found["faces.svg"] = _svg(str(faces()))
    return {name: Asset(name, content) for name, content in sorted(found.items())}


@cache
def game_files(game: str) -> dict[str, Asset]:
    """The shapes of one game, drawn on the first request."""
    drawn = shortened(str(game_screen(game).art()))
    large = {found[1]: found[0] for found in SYMBOL.finditer(drawn) if len(found[0]) > LARGE}
    for shape in large.values():
        drawn = drawn.replace(shape, "")
    found = {f"{game}.css": _game_css(game).encode(), f"{game}.svg": _svg(str(emblems()) + drawn)}
    found |= {f"{game}.{id}.svg": _svg(shape) for id, shape in large.items()}
    return {name: Asset(name, content) for name, content in found.items()}


def grounds(game: str) -> str:
    """The shapes of a game that have files of their own, each with its address: a browser fetches what a picture uses."""
    names = [name.split(".")[1:-1] for name in game_files(game)]
    return " ".join([f"{part[0]}={address(f'{game}.{part[0]}.svg')}" for part in names if part])


def asset(name: str) -> Asset | None:
    """The file of this name, if there is one."""
    return _shelf(_owner(name)).get(name)


def _owner(name: str) -> str:
    """The game whose file this is, or nothing."""
    stem = name.split(".", 1)[0]
    return stem if stem in _games() else ""


@cache
def _games() -> frozenset[str]:
    return frozenset(game_ids())


def _shelf(game: str) -> dict[str, Asset]:
    return game_files(game) if game else house_files()


def _game_css(game: str) -> str:
    shown = game_screen(game)
    return shown.inks.css() + shown.style


def _svg(shapes: str) -> bytes:
    head = '<svg xmlns="http://www.w3.org/2000/svg" class="shapes" width="0" height="0" aria-hidden="true">'
    return f"{head}<defs>{shapes}</defs></svg>".encode()


@cache
def _edition(game: str) -> str:
    digest = blake2b(digest_size=6)
    for name, each in _shelf(game).items():
        digest.update(name.encode() + b"\0" + each.content)
    return digest.hexdigest()


def edition(name: str) -> str:
    """A name for the files that go together with this one: it changes when one of them does."""
    return _edition(_owner(name))


def address(name: str) -> str:
    """Where a browser finds a file, and may keep it for good."""
    return f"/a/{edition(name)}/{name}"
