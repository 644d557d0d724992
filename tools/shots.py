"""Take pictures of a game's named positions: python tools/shots.py [GAME ...] [--only NAME] [--sizes desk,phone] [--themes light,dark] [--language ru]

The positions stand in tests/looks/<game>.toml, the pictures in .cache/shots/<game>.
"""

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [ROOT, os.path.join(ROOT, "src")]


def shoot(browser: Any, game: str, given: argparse.Namespace) -> int:
    """All pictures of a game; how many there are."""
    from tests.looks.positions import positions, reached, sitting, viewer_of
    from tests.looks.stage import form_of, show, stage
    from trollbord.words import speaker

    folder = Path(ROOT, ".cache", "shots", game)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [each for each in positions(game) if given.only in each.name]
    taken = 0
    for size in given.sizes.split(","):
        with stage(browser, size) as page:
            for position in wanted:
                match = reached(game, position)
                words = speaker(game, given.language)
                show(page, sitting(match, viewer_of(match, position), form_of(size), words))
                for theme in given.themes.split(","):
                    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                    page.screenshot(path=folder / f"{position.name}-{size}-{theme}.png")
                    taken += 1
    print(f"{taken} pictures in {folder}")
    return taken


def main() -> None:
    """Take the pictures."""
    from playwright.sync_api import sync_playwright

    import trollbord

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=trollbord.games())
    parser.add_argument("--only", default="")
    parser.add_argument("--sizes", default="desk,small,phone")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in given.games:
            shoot(browser, game, given)
        browser.close()


if __name__ == "__main__":
    main()
