"""The client's patch, in a real browser: a patched page equals a fresh one, always."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import Page

import trollbord.page
from tests.browser.trees import tree
from trollbord.ink.keyed import Seen, diff

STATIC = Path(trollbord.page.__file__).parent / "static"
SEQUENCES, LENGTH = 150, 12

PLAY = """steps => {
  for (const [index, [frame, want]] of steps.entries()) {
    if (index) window.patch(frame); else document.body.innerHTML = frame.page;
    const template = document.createElement("template");
    template.innerHTML = want;
    const live = document.body.firstElementChild;
    if (!live.isEqualNode(template.content.firstElementChild)) return `step ${index}: ${live.outerHTML}`;
  }
  return "";
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """A test's server has nothing to say."""


@pytest.fixture
def client(page: Page) -> Iterator[Page]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(STATIC)))
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}"
    page.goto(f"{address}/tsconfig.json")
    page.set_content("<!doctype html><body></body>")
    page.evaluate("async () => { window.patch = (await import('/patch.js')).patch; }")
    yield page
    server.shutdown()
    server.server_close()


def sequence(seed: int) -> list[tuple[dict[str, str], str]]:
    dice = Random(seed)
    seen: Seen = {}
    steps: list[tuple[dict[str, str], str]] = []
    for _ in range(LENGTH):
        wanted = tree(dice)
        seen, frame = diff(seen, wanted)
        steps.append((frame, str(wanted)))
    return steps


def test_a_patched_page_equals_a_fresh_one(client: Page) -> None:
    for seed in range(SEQUENCES):
        steps = sequence(seed)
        wrong = client.evaluate(PLAY, steps)
        assert not wrong, f"seed {seed}, {wrong}, from {steps}"


def test_an_element_keeps_its_life_when_it_moves(client: Page) -> None:
    """What people type or hear in an element survives its move among others."""
    first = '<div id="page"><p id="a"></p><p id="b"></p></div>'
    client.evaluate(PLAY, [({"page": first}, first)])
    client.evaluate("() => { document.getElementById('a').mark = 7; }")

    swapped = '<div id="page"><p id="b" data-keep=""></p><p id="a" data-keep=""></p></div>'
    client.evaluate("frame => window.patch(frame)", {"page": swapped})

    assert client.evaluate("() => document.getElementById('a').mark") == 7
    assert client.evaluate("() => document.getElementById('page').lastChild.id") == "a"
