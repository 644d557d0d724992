"""Draw what never changes in a game, once: python art/bake.py [NAME ...]

What is drawn lies beside what shows it, in `baked/<name>.svg` of its package (`trollbord.ink.baked`). Colours are variables. Run
this when a drawing here, or a shape of `trollbord.ink` that it uses, has changed; a test tells if it was forgotten.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from art import ankh_ground, ragnarocks_board, trolls_figures, trolls_land, trolls_mountain  # noqa: E402  # found by the path above
from art.prints import prints  # noqa: E402  # found by the path above
from art.prints.faces import faces  # noqa: E402
from trollbord.ink.markup import Markup  # noqa: E402

HEAD = '<svg xmlns="http://www.w3.org/2000/svg">'
SHAPES = ("<symbol ", "<clipPath ", "<pattern ")
"""Each of these begins a line, so that a change of one is seen as such."""
ANKH = "games/ankh_morpork/look/baked"
RAGNAROCKS = "games/ragnarocks/look/baked"
TROLLS = "games/trolls_princesses/look/baked"
MAKERS: dict[str, Callable[[], Markup]] = {
    f"{ANKH}/ground-desk.svg": partial(ankh_ground.ground_symbol, standing=False),
    f"{ANKH}/ground-phone.svg": partial(ankh_ground.ground_symbol, standing=True),
    f"{RAGNAROCKS}/board.svg": ragnarocks_board.shapes,
    f"{TROLLS}/figures.svg": trolls_figures.shapes,
    f"{TROLLS}/soil.svg": trolls_mountain.soil,
    f"{TROLLS}/rock.svg": trolls_mountain.rock,
    f"{TROLLS}/dig.svg": trolls_mountain.ground_shape,
    f"{TROLLS}/land.svg": trolls_land.land_shapes,
    f"{TROLLS}/ground-2.svg": partial(trolls_land.ground, 2),
    f"{TROLLS}/ground-3.svg": partial(trolls_land.ground, 3),
    f"{TROLLS}/ground-4.svg": partial(trolls_land.ground, 4),
    "page/baked/prints.svg": prints,
    "page/baked/faces.svg": faces,
}
"""The program of each file below `src/trollbord`."""


def text_of(shapes: Markup) -> str:
    """A file of these shapes."""
    drawn = str(shapes)
    for shape in SHAPES:
        drawn = drawn.replace(shape, f"\n{shape}")
    return f"{HEAD}<defs>{drawn}\n</defs></svg>\n"


def main(wanted: list[str]) -> None:
    """Write all files, or those whose names are given."""
    for name, draw in MAKERS.items():
        path = ROOT / "src" / "trollbord" / name
        if not wanted or path.stem in wanted:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text_of(draw()), encoding="utf-8")
            print(f"{name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
