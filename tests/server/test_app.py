"""What a phone needs to treat the page as an app: manifest, icons, and a service worker that keeps no table."""

from __future__ import annotations

import json
import re
import struct
from typing import Any

import pytest

from tests.server.server import Server
from tests.server.test_safety import Browser, hear
from trollbord.page import assets
from trollbord.page.app import manifest, service_worker
from trollbord.page.assets import Asset
from trollbord.words import LANGUAGES

PNG = b"\x89PNG\r\n\x1a\n"


def kept(script: str) -> Any:
    """What the server writes in front of the service worker's script."""
    head = script.partition(";\n")[0]
    return json.loads(head.removeprefix("self.KEPT = "))


def test_every_icon_of_the_manifest_is_there_in_the_size_it_says(server: Server) -> None:
    person = Browser(server)
    told = json.load(person.get("/manifest.webmanifest"))
    sizes = {"192x192": (192, 192), "512x512": (512, 512)}
    for icon in told["icons"]:
        answer = person.get(icon["src"])
        content = answer.read()
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert content.startswith(PNG)
            assert struct.unpack(">II", content[16:24]) == sizes[icon["sizes"]]
    purposes = {(icon["purpose"], icon["sizes"]) for icon in told["icons"]}
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")


def test_the_manifest_speaks_five_languages() -> None:
    told = [manifest(language) for language in LANGUAGES]

    assert [each["lang"] for each in told] == list(LANGUAGES)
    assert len({each["description"] for each in told}) == len(LANGUAGES)


def test_every_page_names_the_manifest_and_allows_a_worker_of_ours(server: Server) -> None:
    answer = Browser(server).get("/")
    html, policy = answer.read().decode(), answer.headers["content-security-policy"]

    assert 'rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials"' in html
    assert "worker-src 'self'" in policy and "manifest-src 'self'" in policy


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worker_keeps_a_page_and_the_files_that_it_needs(server: Server, language: str) -> None:
    person = Browser(server)
    answer = person.get(f"/service-worker.js?language={language}")
    listed = kept(answer.read().decode())
    page = person.get(listed["page"]).read().decode()

    assert answer.headers["cache-control"] == "no-cache"
    assert f'<html lang="{language}"' in page
    assert all(file.startswith("/a/") for file in listed["files"])
    for file in listed["files"]:
        assert person.get(file).status == 200
    needed = re.findall(r'(?:rel="stylesheet" href|<script[^>]* src)="([^"]+)"', page)
    assert needed and set(needed) <= set(listed["files"])


def test_a_worker_is_another_one_where_a_file_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = service_worker("en", ["house.css"])
    files = {**assets.house_files(), "table.js": Asset("table.js", b"// new")}
    monkeypatch.setattr(assets, "house_files", lambda: files)
    assets._edition.cache_clear()
    try:
        assert service_worker("en", ["house.css"]) != before
    finally:
        monkeypatch.undo()
        assets._edition.cache_clear()


def test_a_browser_may_ask_whether_the_server_is_there(server: Server) -> None:
    """A dead connection looks like a silent one: only an answer tells."""
    person = Browser(server)
    with person.line(person.open()) as line:
        assert hear(line)["seq"] >= 0
        line.send("ping")
        heard = [line.recv(timeout=20)]
        while heard[-1] != "pong":
            heard.append(line.recv(timeout=20))
        assert all("note" not in json.loads(frame) for frame in heard[:-1])
