"""The rule pages on the docs site: each game's `teach/` pages, in every language, with a switch.

A page `rules/<game>.md` is made from `teach/rules.en.md`, `rules/<game>.de.md` from `teach/rules.de.md`, and so on; the
first line of each links the others.
"""

import re
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from trollbord.games import game_ids  # noqa: E402
from trollbord.words.library import ENGLISH, LANGUAGES  # noqa: E402
from trollbord.words.rulebook import languages_of, page_of  # noqa: E402

KINDS: Final = ("rules", "rulings")


def on_files(files: Any, config: Any) -> Any:
    """Called by mkdocs when it has listed the files of the docs folder: add the books."""
    from mkdocs.structure.files import File

    for name, text in pages().items():
        files.append(File.generated(config, name, content=text))
    return files


def pages() -> dict[str, str]:
    """The pages of all games by their path on the site."""
    return {
        _name(game, kind, language): _page(game, kind, language)
        for kind in KINDS
        for game in game_ids()
        for language in languages_of(game, kind)
    }


def _name(game: str, kind: str, language: str) -> str:
    ending = "" if language == ENGLISH else f".{language}"
    return f"{kind}/{game}{ending}.md"


def _page(game: str, kind: str, language: str) -> str:
    text = page_of(game, kind, language).read_text(encoding="utf-8")
    title, _, rest = text.partition("\n")
    switch = " · ".join(_link(game, kind, each, language) for each in languages_of(game, kind))
    return anchored(f"{title}\n\n{switch}\n{rest}")


def _link(game: str, kind: str, to: str, here: str) -> str:
    name = LANGUAGES[to]
    return f"**{name}**" if to == here else f"[{name}]({Path(_name(game, kind, to)).name})"


def anchored(text: str) -> str:
    """A page on which each numbered statement has an address: `rules/trollfjord.html#TF-A1.1`."""
    return re.sub(
        r"^- \*\*([A-Z]+-[\w.]+)\*\* ", r'- <a id="\1"></a>**\1** ', text, flags=re.MULTILINE
    )
