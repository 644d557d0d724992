"""Take pictures of a game's named positions: python docs/figures/shots.py [GAME ...] [--only NAME] [--sizes desk,phone] [--themes light,dark] [--language ru] [--eyes deuteranopia]

The positions stand in tests/browser/looks/<game>.toml, the pictures in .cache/shots/<game>; `house` is the pages around the
boards (lobby, new table, waiting, curtain, talk, replay), from a running server. `--readme` takes the pictures of the README and the gallery
anew: docs/pictures/<game>.jpg and <game>-phone.jpg.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

ROOT = str(Path(__file__).resolve().parents[2])
sys.path[:0] = [ROOT, os.path.join(ROOT, "src")]
HOUSE = "house"
SHOWN = {
    "ragnarocks": "middle",
    "trollfjord": "keep",
    "ankh_morpork": "place",
    "trolls_princesses": "move",
}
"""The position of each game that the README shows."""
EYES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
"""Eyes that tell fewer colours apart, as Chromium simulates them."""


def shoot(browser: Any, game: str, given: argparse.Namespace) -> int:
    """All pictures of a game; how many there are."""
    from tests.browser.looks.positions import positions, reached, sitting, viewer_of
    from tests.browser.looks.stage import form_of, show, stage
    from trollbord.words import speaker

    folder = Path(ROOT, ".cache", "shots", game)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [each for each in positions(game) if given.only in each.name]
    taken = 0
    for size in given.sizes.split(","):
        with stage(browser, size) as page:
            see_as(page, given.eyes)
            for position in wanted:
                match = reached(game, position)
                words = speaker(game, given.language)
                show(page, sitting(match, viewer_of(match, position), form_of(size), words))
                for theme in given.themes.split(","):
                    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                    end = f"-{given.eyes}" if given.eyes else ""
                    page.screenshot(path=folder / f"{position.name}-{size}-{theme}{end}.png")
                    taken += 1
    print(f"{taken} pictures in {folder}")
    return taken


def see_as(page: Any, eyes: str) -> None:
    """Let the browser show colours as eyes see them that tell fewer apart."""
    if eyes:
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})


def shoot_readme(browser: Any) -> None:
    """One picture of each game for the README, by day on a desk, and one for the gallery, by night on a phone."""
    from tests.browser.looks.positions import positions, reached, sitting, viewer_of
    from tests.browser.looks.stage import form_of, show, stage
    from trollbord.words import speaker

    folder = Path(ROOT, "docs", "pictures")
    folder.mkdir(parents=True, exist_ok=True)
    moments: list[tuple[str, Literal["light", "dark"], str]] = [
        ("desk", "light", ""),
        ("phone", "dark", "-phone"),
    ]
    for size, theme, end in moments:
        with stage(browser, size) as page:
            for game, name in SHOWN.items():
                position = next(each for each in positions(game) if each.name == name)
                match = reached(game, position)
                words = speaker(game, "en")
                show(page, sitting(match, viewer_of(match, position), form_of(size), words))
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                page.screenshot(path=folder / f"{game}{end}.jpg", type="jpeg", quality=82)
    print(f"{2 * len(SHOWN)} pictures in {folder}")


def shoot_house(browser: Any, given: argparse.Namespace) -> None:
    """All pictures of the pages around the boards."""
    from tests.browser.looks.stage import SIZES
    from tests.browser.tour import tour
    from tests.server.server import Server

    folder = Path(ROOT, ".cache", "shots", HOUSE)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        for size in given.sizes.split(","):
            calm = browser.new_context(
                base_url=server.url,
                viewport=SIZES[size],
                has_touch=size == "phone",
                reduced_motion="reduce",
                locale=given.language,
            )
            page = calm.new_page()
            for stop in tour(page, size == "phone"):
                for theme in given.themes.split(",") if given.only in stop else ():
                    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                    page.screenshot(path=folder / f"{stop}-{size}-{theme}.png")
            calm.close()
        server.stop()
    print(f"pictures in {folder}")


def main() -> None:
    """Take the pictures."""
    from playwright.sync_api import sync_playwright

    import trollbord
    from lab.bench import chromium

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[HOUSE, *trollbord.game_ids()])
    parser.add_argument("--only", default="")
    parser.add_argument("--sizes", default="desk,small,phone")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--language", default="en")
    parser.add_argument("--eyes", default="", choices=("", *EYES))
    parser.add_argument("--readme", action="store_true")
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.SWITCHES)
        )
        if given.readme:
            shoot_readme(browser)
        for game in () if given.readme else given.games:
            if game == HOUSE:
                shoot_house(browser, given)
            else:
                shoot(browser, game, given)
        browser.close()


if __name__ == "__main__":
    main()
