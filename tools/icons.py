"""Draw the icons of the app from page/static/icon.svg: python tools/icons.py (needs Chromium)"""

import os
import sys
from pathlib import Path

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "src"))
sys.path.insert(0, ROOT)

SAFE = 0.8
"""The share of a maskable icon's width that no phone cuts off, as a circle."""
HALF = 32 / 2
"""Half the width of the drawing."""


def main() -> None:
    """Write icon-192.png and the like beside the drawing."""
    from playwright.sync_api import sync_playwright

    from lab.bench import chromium
    from trollbord.page.app import ICONS

    static = Path(ROOT, "src", "trollbord", "page", "static")
    drawing = (static / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.SWITCHES)
        )
        for name, sizes, kind, purpose in ICONS:
            if kind != "image/png":
                continue
            size = int(sizes.partition("x")[0])
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(_sheet(_masked(drawing) if purpose == "maskable" else drawing))
            page.screenshot(path=static / name, omit_background=True)
        browser.close()


def _sheet(drawing: str) -> str:
    style = "*{margin:0}svg{display:block;width:100vw;height:100vh}"
    return f"<!doctype html><style>{style}</style>{drawing}"


def _masked(drawing: str) -> str:
    """The ground reaches to the edge; the rune is small enough for a circle."""
    head, _, rest = drawing.partition("<path ")
    ground, _, rune = rest.partition("<path ")
    colour = ground.partition('fill="')[2].partition('"')[0]
    # The rune reaches 11 of 16 units from the middle, and 8 % of line around it.
    scale = round(SAFE * 0.92, 3)
    back = f'<rect width="32" height="32" fill="{colour}"/>'
    moved = f"translate({HALF} {HALF}) scale({scale}) translate(-{HALF} -16.5)"
    return f'{head}{back}<g transform="{moved}"><path {rune.replace("</svg>", "")}</g></svg>'


if __name__ == "__main__":
    main()
