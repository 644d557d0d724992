"""The component pages of the docs site: what is in each game's box, from the game's own tables.

A page `components/<game>.md`, and one for each language, holds what `components` in `boxes/<game>.py` lists, a worked turn, and the rulebook's example where the game has it: played by the game's own rules, told by its
own log. Rule numbers lead to the rules, and on the pages of rules to the components.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import trollbord
from trollbord.ink.sheet import EXAMPLE, TURN, Row, Sheet
from trollbord.kernel.event import Listener
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.state import State
from trollbord.page.book.pictures import pictures, told
from trollbord.words import Speaker, speaker
from trollbord.words.library import ENGLISH, LANGUAGES
from trollbord.words.rulebook import RULE_NUMBER, languages_of, rulebook

# Imported here: mkdocs takes the path above away again when it has loaded this file.
BOXES: Final = {
    path.stem: import_module(f"docs.hooks.boxes.{path.stem}")
    for path in sorted((Path(__file__).parent / "boxes").glob("*.py"))
}
RULE_PAGE: Final = re.compile(r"rules/(?P<game>\w+)(?:\.(?P<language>\w+))?\.md")
STATEMENT: Final = re.compile(r"^(- <a id=\"[^\"]+\"></a>)\*\*([A-Z]+-[\w.]+)\*\* ", re.MULTILINE)
"""The beginning of a statement on a page of rules."""
SEED: Final = 1
PLAYERS: Final = ("Anna", "Ben", "Cleo", "Dan")
STEPS: Final = "example"
"""The picture of a guide that is told step by step."""
MOST: Final = 60
"""Picks of a worked turn, at most."""


def on_files(files: Any, config: Any) -> Any:
    """Called by mkdocs when it has listed the files of the docs folder: add the pages."""
    from mkdocs.structure.files import File

    for name, text in pages().items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Called by mkdocs before it lays out a page: on a page of rules, numbers lead to what they are about."""
    found = RULE_PAGE.fullmatch(page.file.src_uri)
    if found is None or found["game"] not in games():
        return markdown
    return led_back(markdown, found["game"], found["language"] or ENGLISH)


def games() -> list[str]:
    """The games whose box is listed."""
    return list(BOXES)


def pages() -> dict[str, str]:
    """The pages of all games by their path on the site."""
    return {name(game, each): page(game, each) for game in games() for each in LANGUAGES}


def name(game: str, language: str) -> str:
    """The path of a page on the site."""
    ending = "" if language == ENGLISH else f".{language}"
    return f"components/{game}{ending}.md"


@cache
def page(game: str, language: str) -> str:
    """A page: its title, the other languages, a table for each kind of component, a worked turn."""
    words = speaker(game, language)
    parts = [f"# {words.text('game-name')}", _switch(game, language)]
    for title, sheet in BOXES[game].components(words):
        parts.append(f"## {title}\n\n{table(sheet)}")
    parts = [linked("\n\n".join(parts), game, language)]
    turn = "\n".join(worked_turn(game, words))
    parts.append(f"## {words.text(TURN)}\n\n{turn}")
    if lines := example(game, words):
        parts.append("\n".join([f"## {words.text(EXAMPLE)}\n", *lines]))
    return "\n\n".join(parts) + "\n"


def _switch(game: str, here: str) -> str:
    links = [
        f"**{shown}**" if each == here else f"[{shown}]({Path(name(game, each)).name})"
        for each, shown in LANGUAGES.items()
    ]
    return " · ".join(links)


# -- tables


def table(sheet: Sheet) -> str:
    """A sheet in Markdown."""
    rule = tuple(["---"] * len(sheet.heads))
    return "\n".join([_line(row) for row in (sheet.heads, rule, *sheet.rows)])


def _line(row: Row) -> str:
    return "| " + " | ".join([cell.replace("|", "\\|") for cell in row]) + " |"


def linked(text: str, game: str, language: str) -> str:
    """A text in which each number of a rule leads to it, and has an address where it first stands."""
    known = rulebook(game, language).statements
    ending = (
        f".{language}" if language != ENGLISH and language in languages_of(game, "rules") else ""
    )
    seen: set[str] = set()

    def link(found: re.Match[str]) -> str:
        number = found[0]
        if number not in known:
            return number
        address = "" if number in seen else f'<a id="{number}"></a>'
        seen.add(number)
        return f"{address}[{number}](../rules/{game}{ending}.md#{number})"

    return RULE_NUMBER.sub(link, text)


def led_back(rules: str, game: str, language: str) -> str:
    """A page of rules on which each number that a component bears leads to the component."""
    components = page(game, language)

    def link(found: re.Match[str]) -> str:
        before, number = found.groups()
        if f'<a id="{number}">' not in components:
            return found[0]
        return f"{before}**[{number}](../{name(game, language)}#{number})** "

    return STATEMENT.sub(link, rules)


# -- a worked turn


def worked_turn(game: str, words: Speaker) -> Iterator[str]:
    """The first turn of a game with the fewest players, as its log tells it: a line for each pick."""
    rng = Random(SEED)
    state = trollbord.load(game).new()
    state.listener = Listener()
    first = _set_up(state, begins(game), rng)
    for _ in range(MOST):
        if state.ask is None or _is_next(state, first):
            return
        is_chance = state.ask.weights is not None
        state.take(answer(state, rng) if is_chance else state.game.advice.rollout(state, rng))
        if told := _told(state, words, PLAYERS):
            yield f"- {told}"


def begins(game: str) -> str:
    """The question with which a turn begins, where a game asks its players something before the first one."""
    return str(getattr(BOXES[game], "BEGINS", ""))


def _set_up(state: State, prompt: str, rng: Random) -> Seat:
    """Play until a player is asked, and asked this: whose turn it is then."""
    while (ask := state.ask) and (ask.seat == NATURE or prompt not in ("", ask.prompt)):
        state.take(answer(state, rng))
    assert ask is not None and state.listener is not None
    state.listener.drain()
    return ask.seat


def _is_next(state: State, seat: Seat) -> bool:
    """Whether the turn of another seat begins."""
    assert state.ask is not None
    return state.ask.seat not in (seat, NATURE) and state.game.advice.is_settled(state)


def _told(state: State, words: Speaker, players: Sequence[str]) -> str:
    """What came of the last pick, as anybody may see."""
    assert state.listener is not None
    events, _ = state.listener.drain()
    return "; ".join([words.event(event.seen(SPECTATOR), players) for event in events])


def example(game: str, words: Speaker) -> list[str]:
    """The example of a game's guide, as its log tells it: a line for each pick."""
    shown = pictures(game).get(STEPS)
    if shown is None:
        return []
    lines = [told(game, STEPS, step, words) for step in range(1, len(shown.steps) + 1)]
    return [f"- {line}" for said in lines for line in said]
