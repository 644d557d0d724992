"""The books on the docs site: each game's `teach/` pages, in every language, with a switch.

A page `rules/<game>.md` is made from `teach/rules.en.md`, `rules/<game>.de.md` from `teach/rules.de.md`, and so on; the
first line of each links the others. Rulings, guides (`how-to-play/`) and player aids (`player-aid/`) are made likewise;
pictures of positions and signs are drawn by the games.
"""

import re
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from trollbord.games import game_ids
from trollbord.ink.markup import Markup
from trollbord.ink.static_svg import standalone
from trollbord.page.book.aid_leaf import SIGN, sign
from trollbord.page.book.pictures import drawn, pictures
from trollbord.page.screens import game_screen
from trollbord.words import speaker
from trollbord.words.guide import PICTURE
from trollbord.words.library import ENGLISH, LANGUAGES
from trollbord.words.rulebook import RULE_NUMBER, languages_of, page_of, rulebook
from trollbord.words.spaces import bound

FOLDERS: Final = {
    "rules": "rules",
    "rulings": "rulings",
    "guide": "how-to-play",
    "aid": "player-aid",
}
"""The kinds of pages, each with its folder on the site."""


def on_files(files: Any, config: Any) -> Any:
    """Called by mkdocs when it has listed the files of the docs folder: add the books."""
    from mkdocs.structure.files import File

    for name, text in (pages() | drawings()).items():
        files.append(File.generated(config, name, content=text))
    return files


def pages() -> dict[str, str]:
    """The pages of all games by their path on the site."""
    return {
        _name(game, kind, language): _page(game, kind, language)
        for kind in FOLDERS
        for game in game_ids()
        for language in languages_of(game, kind)
    }


def _name(game: str, kind: str, language: str) -> str:
    ending = "" if language == ENGLISH else f".{language}"
    return f"{FOLDERS[kind]}/{game}{ending}.md"


def _page(game: str, kind: str, language: str) -> str:
    text = bound(page_of(game, kind, language).read_text(encoding="utf-8"), language)
    title, _, rest = text.partition("\n")
    switch = " · ".join(_link(game, kind, each, language) for each in languages_of(game, kind))
    whole = f"{title}\n\n{switch}\n{rest}"
    return anchored(whole) if kind in ("rules", "rulings") else _illustrated(whole, game, language)


def _illustrated(text: str, game: str, language: str) -> str:
    """A guide or an aid with its pictures and signs; rule numbers lead to the rules."""

    def shown(found: re.Match[str]) -> str:
        steps = {0, len(pictures(game)[found["name"]].steps)}
        return " ".join(
            [
                f"![{found['alt']}]({_picture(game, found['name'], step, language)})"
                for step in sorted(steps)
            ]
        )

    known = rulebook(game, ENGLISH).statements
    rules = Path(_name(game, "rules", language)).name
    text = SIGN.sub(
        lambda found: f"![{found[1]}](signs/{found[1]}.svg){{ .sign }}", PICTURE.sub(shown, text)
    )
    return RULE_NUMBER.sub(
        lambda found: (
            f"[{found[0]}](../rules/{rules}#{found[0]})" if found[0] in known else found[0]
        ),
        text,
    )


def drawings() -> dict[str, str]:
    """The pictures of all guides in all languages, and the signs of all aids, by their path on the site."""
    found: dict[str, str] = {}
    for game in game_ids():
        for language in languages_of(game, "guide"):
            for name, picture in pictures(game).items():
                for step in {0, len(picture.steps)}:
                    place = f"{FOLDERS['guide']}/{_picture(game, name, step, language)}"
                    found[place] = drawn(game, name, step, speaker(game, language), "light")
        if languages_of(game, "aid"):
            found |= _signs(game)
    return found


def _picture(game: str, name: str, step: int, language: str) -> str:
    return f"pictures/{game}-{name}-{step}.{language}.svg"


def _signs(game: str) -> dict[str, str]:
    """The signs that a game's player aid uses."""
    shown = game_screen(game)
    shapes = str(shown.art())
    used = set(SIGN.findall(page_of(game, "aid", ENGLISH).read_text(encoding="utf-8")))
    return {f"{FOLDERS['aid']}/signs/{name}.svg": _sign(name, shapes, game) for name in used}


def _sign(name: str, shapes: str, game: str) -> str:
    """One sign as a file: its shape alone, drawn where it is used."""
    symbol = re.search(
        rf'<symbol id="{name}".*?</symbol>|<symbol[^>]* id="{name}".*?</symbol>', shapes, re.DOTALL
    )
    assert symbol is not None, name
    head, body = str(sign(name)).split(">", 1)
    return standalone(Markup(f"{head}><defs>{symbol[0]}</defs>{body}"), game_screen(game).inks)


def _link(game: str, kind: str, to: str, here: str) -> str:
    name = LANGUAGES[to]
    return f"**{name}**" if to == here else f"[{name}]({Path(_name(game, kind, to)).name})"


def anchored(text: str) -> str:
    """A page on which each numbered statement has an address: `rules/trollfjord.html#TF-A1.1`."""
    return re.sub(
        r"^- \*\*([A-Z]+-[\w.]+)\*\* ", r'- <a id="\1"></a>**\1** ', text, flags=re.MULTILINE
    )
