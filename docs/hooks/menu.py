"""The menu of the docs site: a section for each kind of page, filled from its folder.

A new page is in the menu without a line here; GUIDES only says in which order the first ones are read.
"""

from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
BOXES: Final = Path(__file__).parent / "boxes"
GUIDES: Final = ("commands", "python", "bots", "arena", "add-a-game", "words", "testing")


def on_config(config: Any) -> Any:
    """Called by mkdocs before it builds."""
    config.nav = menu(Path(config.docs_dir))
    return config


def menu(docs: Path) -> list[Any]:
    """Sections in the order in which one needs them, pages by name."""
    return [
        {"Start": "index.md"},
        {"Guides": sorted(pages(docs, "guide"), key=place)},
        {"Notebooks": notebooks(docs)},
        {"Games": pages(docs, "games")},
        {"How to play": books("guide", "how-to-play")},
        {"Rules": books("rules", "rules")},
        {"Rulings": ["rulings.md", *books("rulings", "rulings")]},
        {"Player aids": books("aid", "player-aid")},
        {"Components": components()},
        {"Python": pages(docs, "reference")},
        {"Decisions": pages(docs, "decisions")},
        {"Lab book": pages(docs, "lab-book")},
        {"Reference": [path.name for path in sorted(docs.glob("*.md")) if is_reference(path)]},
    ]


def pages(docs: Path, folder: str) -> list[str]:
    """The pages of a folder."""
    return [path.relative_to(docs).as_posix() for path in sorted((docs / folder).glob("*.md"))]


def notebooks(docs: Path) -> list[str]:
    """The pages that are made of notebooks, the first look first."""
    found = sorted(
        (docs / "notebooks").glob("*.ipynb"), key=lambda path: (path.stem != "first_look", path)
    )
    return [f"notebooks/{path.stem}.md" for path in found]


def books(kind: str, folder: str) -> list[str]:
    """The English pages of a kind that the games bring, in their folder; they lead to the other languages."""
    games = sorted((ROOT / "src/trollbord/games").glob(f"*/teach/{kind}.en.md"))
    return [f"{folder}/{page.parents[1].name}.md" for page in games]


def components() -> list[str]:
    """The English component pages of the games whose box is listed."""
    return [f"components/{path.stem}.md" for path in sorted(BOXES.glob("*.py"))]


def place(page: str) -> tuple[int, str]:
    """Where a guide stands: those with a place of their own first."""
    name = Path(page).stem
    return (GUIDES.index(name) if name in GUIDES else len(GUIDES), name)


def is_reference(path: Path) -> bool:
    """Whether a page at the top belongs to no other section."""
    return path.name not in ("index.md", "rulings.md")
