"""Hold a change of drawings or styles to the pixels: python art/pixels.py take FOLDER [GAME ...]; python art/pixels.py compare BEFORE AFTER

`take` shows every position of tests/browser/looks/<game>.toml in each size and each look (day, night, more contrast,
larger patterns), and each position's picture that stands alone. `compare` names the pictures that differ, and exits
with 1 if any does.
"""

import argparse
import base64
import sys
from pathlib import Path
from typing import Any, Literal

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

LOOKS: dict[str, tuple[Literal["light", "dark"], str, str]] = {
    "day": ("light", "", ""),
    "night": ("dark", "", ""),
    "contrast": ("light", "contrast", "more"),
    "patterns": ("light", "patterns", "large"),
}
"""The colour scheme of each look, and what is chosen for the eyes."""
SIZES = "desk,small,phone,upright,lying"
_CHOOSE = """async ([comfort, name, value]) => {
  const { prefer } = await import(comfort);
  prefer("contrast", "device");
  prefer("patterns", "usual");
  if (name) prefer(name, value);
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
_DIFFER = """async pictures => {
  const [one, other] = await Promise.all(pictures.map(async each => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${each}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return [-1, 255];
  let count = 0, most = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const gap = Math.max(...[0, 1, 2].map(part => Math.abs(one.data[at + part] - other.data[at + part])));
    if (gap) count += 1;
    most = Math.max(most, gap);
  }
  return [count, most];
}"""


def take(browser: Any, game: str, given: argparse.Namespace) -> int:
    """All pictures of a game; how many there are."""
    from tests.browser.looks.positions import positions, reached, sitting, viewer_of
    from tests.browser.looks.stage import SIZES as STAGES
    from tests.browser.looks.stage import form_of, show, stage
    from trollbord.page.assets import address

    STAGES.update(upright={"width": 820, "height": 1180}, lying={"width": 844, "height": 390})
    folder = Path(given.folder) / game
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    for size in given.sizes.split(","):
        with stage(browser, size) as page:
            for position in positions(game):
                if given.only not in position.name:
                    continue
                match = reached(game, position)
                page.emulate_media(color_scheme="light", reduced_motion="reduce")
                show(page, sitting(match, viewer_of(match, position), form_of(size)))
                page.screenshot()  # the first one may be painted while letters still come
                for look in given.looks.split(","):
                    theme, name, value = LOOKS[look]
                    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                    page.evaluate(_CHOOSE, [address("comfort.js"), name, value])
                    page.screenshot(
                        path=folder / f"{position.name}-{size}-{look}.png", animations="disabled"
                    )
                    taken += 1
    return taken + _stills(browser, game, folder, given.only)


def _stills(browser: Any, game: str, folder: Path, only: str) -> int:
    """The pictures that stand alone, as an `<img>` shows them."""
    from tests.browser.looks.positions import positions, reached, viewer_of

    page = browser.new_page(viewport={"width": 1200, "height": 900})
    wanted = [each for each in positions(game) if only in each.name]
    for position in wanted:
        match = reached(game, position)
        drawn = match.game.picture(match.view(viewer_of(match, position)))
        coded = base64.b64encode(drawn.encode()).decode()
        page.set_content(
            f'<img src="data:image/svg+xml;base64,{coded}" style="width:1180px;height:880px;object-fit:contain">'
        )
        page.wait_for_function("document.images[0].complete && document.images[0].naturalWidth")
        page.screenshot(path=folder / f"{position.name}-alone.png")
    page.close()
    return len(wanted)


def differing(browser: Any, before: Path, after: Path) -> list[str]:
    """A line for each picture that differs, or that only one of the folders has."""
    old, new = _pictures(before), _pictures(after)
    found = [f"{name}: only in one folder" for name in sorted(old.keys() ^ new.keys())]
    page = browser.new_page()
    for name in sorted(old.keys() & new.keys()):
        one, other = old[name].read_bytes(), new[name].read_bytes()
        if one != other:
            coded = [base64.b64encode(each).decode() for each in (one, other)]
            count, most = page.evaluate(_DIFFER, coded)
            if count:
                found.append(f"{name}: {count} pixels, by {most} of 255 at most")
    page.close()
    return found


def _pictures(folder: Path) -> dict[str, Path]:
    return {str(path.relative_to(folder)): path for path in folder.rglob("*.png")}


def main() -> int:
    """Take or compare."""
    from playwright.sync_api import sync_playwright

    import trollbord
    from lab.bench import chromium

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("take", "compare"))
    parser.add_argument("folder")
    parser.add_argument("more", nargs="*", default=[])
    parser.add_argument("--only", default="")
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--looks", default=",".join(LOOKS))
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.found(), args=list(chromium.SWITCHES)
        )
        if given.what == "take":
            taken = [take(browser, game, given) for game in given.more or trollbord.game_ids()]
            print(f"{sum(taken)} pictures in {given.folder}")
            return 0
        found = differing(browser, Path(given.folder), Path(given.more[0]))
        print("\n".join(found) or "no pixel differs")
        return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
