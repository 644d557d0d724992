"""Cuts the letters of the page out of Commissioner's variable font files (weight and flare stay variable).

    uv run --with fonttools --with brotli tools/fonts.py FOLDER

FOLDER holds the files of @fontsource-variable/commissioner, `commissioner-latin-flar-normal.woff2` and so on. A page fetches
`basic` always, the letters of its language beside it, and `more` only for a name or a word that has other letters. The
ranges are those in `tokens.css`.
"""

import sys
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found]  # no dependency of the project
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.ttLib.scaleUpem import scale_upem  # type: ignore[import-not-found]

STATIC: Final = Path(__file__).parents[1] / "src" / "trollbord" / "page" / "static"
UNITS: Final = 500
"""Units of an em: one is a tenth of a pixel in the largest title of the page."""
FEATURES: Final = ("kern", "rvrn")

BASIC: Final = (
    [*range(0x20, 0x7F), 0xA0, 0xA7, 0xAB, 0xB0, 0xB1, 0xB7, 0xBB, 0xD7],
    [0x2009, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E],
    [0x2022, 0x2026, 0x202F, 0x2212],
)
CZECH: Final = "ČčĎďĚěŇňŘřŠšŤťŮůŽž"

CUTS: Final = {
    "basic": ("latin", [code for part in BASIC for code in part]),
    "western": ("latin", [*range(0xC0, 0x100), 0x152, 0x153, 0x178]),
    "czech": ("latin-ext", [ord(letter) for letter in CZECH]),
    "russian": ("cyrillic", [0x301, 0x401, *range(0x410, 0x450), 0x451, 0x2116]),
}


def cut(folder: Path, name: str, source: str, codes: list[int]) -> int:
    """Write the file with these letters; return its size."""
    font = TTFont(folder / f"commissioner-{source}-flar-normal.woff2")
    options = Options()
    options.layout_features = list(FEATURES)
    cutter = Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    scale_upem(font, UNITS)
    font.flavor = "woff2"
    target = STATIC / f"commissioner-{name}.woff2"
    font.save(target)
    return target.stat().st_size


if __name__ == "__main__":
    for each, (origin, letters) in CUTS.items():
        print(each, cut(Path(sys.argv[1]), each, origin, letters))
