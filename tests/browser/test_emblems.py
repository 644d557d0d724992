"""No two pictures look alike; `.cache/emblems-<game>.png` has them all on one sheet."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.ankh_morpork.test_emblems import SHEETS
from trollbord.ink.woodcut import woodcut

CACHE = Path(__file__).parents[2] / ".cache"


SIZE = 24


# How many of the dots of a picture are inked, and which: one number for each picture on the sheet.
INKED = """size => [...document.querySelectorAll("svg")].map(async svg => {
  const picture = new Image();
  const text = new XMLSerializer().serializeToString(svg);
  picture.src = "data:image/svg+xml;utf8," + encodeURIComponent(text);
  await picture.decode();
  const canvas = new OffscreenCanvas(size, size).getContext("2d");
  canvas.drawImage(picture, 0, 0, size, size);
  const dots = canvas.getImageData(0, 0, size, size).data;
  return [...Array(size * size).keys()].map(n => (dots[4 * n] < 128 ? "#" : ".")).join("");
})"""


@pytest.mark.parametrize("game", SHEETS)
def test_no_two_pictures_look_alike(browser: Browser, game: str) -> None:
    """Drawn as small as on a phone, any two differ in at least one dot of twelve."""
    page = browser.new_page(viewport={"width": 1500, "height": 900})
    cells = [
        f'<figure><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" width="72" height="72" '
        f'style="background:#fff;color:#000;--ic-cut:#fff">{woodcut(text)}</svg>{name}</figure>'
        for name, text in SHEETS[game].items()
    ]
    style = "<style>figure{display:inline-block;width:92px;margin:4px;font:9px sans-serif;overflow:hidden}</style>"
    page.set_content(style + "".join(cells))
    CACHE.mkdir(exist_ok=True)
    page.screenshot(path=CACHE / f"emblems-{game}.png", full_page=True)
    dots: list[str] = page.evaluate(f"async size => Promise.all(({INKED})(size))", SIZE)
    page.close()

    names = list(SHEETS[game])
    for number, one in enumerate(dots):
        assert 0.08 < one.count("#") / SIZE**2 < 0.8, f"{names[number]} is hardly a picture"
        for other in range(number):
            unlike = sum(a != b for a, b in zip(one, dots[other]))
            assert unlike > SIZE**2 / 12, f"{names[number]} looks like {names[other]}"
