"""Files that are the old one or the new one, never half of it."""

from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file beside the old one, and put it in its place when all of it is there."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
