"""What makes the page an app on a phone: its manifest, its colours and icons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from trollbord.ink.inks import TOKENS, Theme, written_in
from trollbord.page.assets import address, asset, edition
from trollbord.words import COMMON, speaker

MANIFEST: Final = "/manifest.webmanifest"
SERVICE_WORKER: Final = "/service-worker.js"
OFFLINE: Final = "/offline"
TOUCH_ICON: Final = "icon-maskable-192.png"
ICONS: Final = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("icon-maskable-192.png", "192x192", "image/png", "maskable"),
    ("icon-maskable-512.png", "512x512", "image/png", "maskable"),
)
"""Name, size, kind and purpose; a maskable one may be cut to any shape. `tools/icons.py` draws them."""
SHORTCUTS: Final = (("page-next-table", "/next"), ("teach-learn", "/learn"))
ALONE: Final = ("house.css", "lobby.css", "theme.js", "offline.js", "icon.svg")
"""The files that the page for those who are offline needs."""


def _ink(name: str, theme: Theme) -> str:
    return written_in(f"var(--{name})", TOKENS.values, theme)


BARS: Final = {"light": _ink("panel", "light"), "dark": _ink("panel", "dark")}
"""The colour of the bar at the top, which a phone carries on around the page."""


def manifest(language: str) -> dict[str, Any]:
    """What a phone is told: name, icons, where it begins."""
    text = speaker(COMMON, language).text
    return {
        "id": "/",
        "name": "Trollbord",
        "short_name": "Trollbord",
        "description": text("page-headline"),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": _ink("page", "dark"),
        "theme_color": BARS["dark"],
        "categories": ["games"],
        "icons": [
            {"src": address(name), "sizes": sizes, "type": kind, "purpose": purpose}
            for name, sizes, kind, purpose in ICONS
        ],
        "shortcuts": [{"name": text(id), "url": url} for id, url in SHORTCUTS],
    }


def offline_address(language: str) -> str:
    """Where the page for those who are offline lies, in a language."""
    return f"{OFFLINE}?language={language}"


def service_worker(language: str, fonts: Sequence[str]) -> bytes:
    """The script of the service worker: it differs where a file of the page does, so that browsers take the new one."""
    kept = {
        "edition": edition("house.css"),
        "page": offline_address(language),
        "icon": address("icon-192.png"),
        "files": [address(name) for name in (*ALONE, *fonts)],
    }
    script = asset("service.js")
    assert script is not None, "the script of the service worker is missing"
    return b"self.KEPT = " + msgspec.json.encode(kept) + b";\n" + script.content
