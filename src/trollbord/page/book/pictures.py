"""Positions drawn by their game, for guides: a board as a file of its own, in a language, by day or by night.

A game's `teach/pictures.toml` holds them by name:

    [fence]
    position = "ragnarocks/1 2 ... | Turn(0)"
    marks = ["c-C3"]            # keys of the board that glow (optional)
    box = "-300 -200 600 400"   # the part that is shown (optional)
    seat = 0                    # whose eyes (optional)
    players = ["Anna", "Ben"]   # who plays (optional)
    steps = [["move C1 C2"]]    # what is picked, step by step, where a turn is told (optional)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple
from xml.etree import ElementTree

from trollbord.games import load
from trollbord.ink.inks import Theme
from trollbord.ink.markup import Markup, el
from trollbord.ink.screen import Draft, Entry
from trollbord.ink.static_svg import SVG, standalone
from trollbord.kernel.event import Listener
from trollbord.kernel.state import State
from trollbord.page.screens import game_screen
from trollbord.words import Speaker
from trollbord.words.library import home

FILE: Final = "pictures.toml"
KEPT: Final = 256
"""Pictures that are kept: those of one guide in one language are about twenty."""
GLOW: Final = {
    "fill": "var(--target)",
    "fill-opacity": ".4",
    "stroke": "var(--target-case)",
    "stroke-width": "3",
}
HIDDEN: Final = re.compile(r"(?:^| )(?:aim|variant|other-\d)(?: |$)")
"""Classes of parts that a board shows only while they can be clicked or on request."""
PLAYERS: Final = ("Anna", "Ben", "Cleo", "Dan")


class Picture(NamedTuple):
    """A position and how it is shown; with steps, a turn that is told from there."""

    position: str
    marks: tuple[str, ...] = ()
    box: str = ""
    seat: int = 0
    players: tuple[str, ...] = PLAYERS
    steps: tuple[tuple[str, ...], ...] = ()


@cache
def pictures(game: str) -> dict[str, Picture]:
    """The pictures of a game's guide by name; none if it has no such file."""
    file = home(game) / "teach" / FILE
    if not file.is_file():
        return {}
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: _picture(row) for name, row in read.items()}


def _picture(row: dict[str, object]) -> Picture:
    given = {name: _frozen(value) for name, value in row.items()}
    return Picture(**given)  # type: ignore[arg-type]  # the tests read every file


def _frozen(value: object) -> object:
    return tuple([_frozen(each) for each in value]) if isinstance(value, list) else value


def played(game: str, picture: Picture, step: int) -> tuple[State, list[Entry]]:
    """The state after `step` steps of a picture, and the log entries of the last one."""
    state = load(game).position(picture.position)
    state.listener = Listener()
    told: list[Entry] = []
    for number, picks in enumerate(picture.steps[:step]):
        told = [_entry(state, pick, number) for pick in picks]
    return state, told


def _entry(state: State, pick: str, number: int) -> Entry:
    assert state.ask is not None and state.listener is not None
    seat = state.ask.seat
    state.pick(pick)
    events, _ = state.listener.drain()
    return Entry(number, seat, events)


def told(game: str, name: str, step: int, speaker: Speaker) -> list[str]:
    """What the game's log says of a step."""
    picture = pictures(game)[name]
    _, entries = played(game, picture, step)
    events = [event.seen(picture.seat) for entry in entries for event in entry.events]
    return [speaker.event(event, picture.players) for event in events]


@lru_cache(KEPT)
def drawn(game: str, name: str, step: int, speaker: Speaker, theme: Theme) -> str:
    """The board after a step as an SVG file."""
    picture = pictures(game)[name]
    state, entries = played(game, picture, step)
    shown = game_screen(game)
    view = state.view(picture.seat)
    if shown.drawing is not None:
        return standalone(
            Markup(_lit(shown.drawing(view), picture.marks, picture.box)), shown.inks, theme
        )
    draft = Draft(players=picture.players[: state.seats], mine=(picture.seat,), history=entries)
    board = _lit(shown.screen(view, draft, speaker).board, picture.marks, picture.box)
    head, body = board.split(">", 1)
    alone = Markup(f"{head}>", *el("defs", shown.art()).parts, body)
    return standalone(alone, shown.inks, theme)


def _lit(board: Markup, marks: Sequence[str], box: str) -> str:
    """The board with what is marked aglow, cut to the part that is shown."""
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(str(board).replace("<svg", f'<svg xmlns="{SVG}"', 1))
    if box:
        root.set("viewBox", box)
    for parent in list(root.iter()):
        for child in [each for each in parent if HIDDEN.search(each.get("class") or "")]:
            parent.remove(child)
    for layer in [node for node in root.iter() if node.get("data-live") is not None]:
        glows = [_glow(node) for node in layer.iter() if node.get("id") in marks]
        if glows:
            layer[:] = glows
            del layer.attrib["data-live"]
    return ElementTree.tostring(root, encoding="unicode").replace(f' xmlns="{SVG}"', "", 1)


def _glow(spot: ElementTree.Element) -> ElementTree.Element:
    """What lights up when a spot can be clicked: its wash, or the shape that takes the click."""
    group = ElementTree.Element(f"{{{SVG}}}g", _placed(spot))
    shapes = {
        (child.get("class") or "").split(" ")[0]: child
        for child in spot.iter()
        if child is not spot
    }
    shape = shapes.get("wash", shapes.get("hit", spot))
    lit = ElementTree.SubElement(
        group, shape.tag, {k: v for k, v in shape.attrib.items() if k not in ("class", "id")}
    )
    if not lit.get("href"):
        lit.attrib.update(GLOW)
    return group


def _placed(spot: ElementTree.Element) -> dict[str, str]:
    where = spot.get("transform")
    return {"transform": where} if where else {}
