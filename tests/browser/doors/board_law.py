"""The law of doors at a table: what is pressed does what the table of deeds says, or is an answer to the question."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Final

from tests.browser.doors.boards import Board, is_phone
from tests.browser.doors.doors import HERE, Door, doors, lights, press

SMALLEST: Final = 24
"""Pixels of whatever can be pressed."""
THUMB: Final = 44
"""Pixels of the thing to do, for fingers."""
ANSWERS: Final = ("picks", "holds", "lets go", "says look #", "opens a card")
LIGHT: Final = (*ANSWERS[:3], "opens a card", "body sheet", "scrolls")
"""What presses on a glow do; on phones some lead to where the answer lies."""
FRAMES: Final = ("picks", "holds", "lets go", "says", "goes", "asks why", "scrolls", "copies")
"""Deeds after which a new frame shows the page as it was."""
_READ: Final = tomllib.loads((HERE / "boards.toml").read_text("utf-8"))
TABLE: Final[dict[str, str | list[str]]] = _READ["deeds"]
COUNTS: Final[dict[str, dict[str, list[int]]]] = _READ["doors"]


def faults(board: Board, known: set[str], expected: int) -> Iterator[str]:
    """Press every door of the page as it stands, but for those whose words were pressed at another question; what is wrong."""
    found = pressable(board)
    if len(found) < expected:
        yield f"{len(found)} doors, and there were {expected}: look for the missing ones before the table is changed"
    for door in found:
        yield from misfits(door, board.size)
        name = _name(door.words)
        if _deeds(name) and name in known:
            continue
        known.add(name)
        done = press(board.page, door.x, door.y, finger=is_phone(board.size))
        if not done and (
            again := _found_again(board, door)
        ):  # what was pressed before may have scrolled the page
            done = press(board.page, again.x, again.y, finger=is_phone(board.size))
        yield from wrong(door, done)
        restore(board, done)
        if door.is_drawn and min(door.at[2:]) < SMALLEST - 0.5:
            yield from pinched(board, door, done)
    yield from refusals(board)


def _found_again(board: Board, door: Door) -> Door | None:
    """The same door on a fresh page."""
    board.anew()
    return next((each for each in doors(board.page) if each.words == door.words), None)


def pressable(board: Board) -> list[Door]:
    """The doors in sight; what was scrolled past is none."""
    return [door for door in doors(board.page) if not door.is_past]


def pinched(board: Board, door: Door, done: Sequence[str]) -> Iterator[str]:
    """Something small that refuses a press beside its middle; where things stand close, a neighbour may answer."""
    for across, down in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        left, top, width, height = door.at
        x = left + width / 2 + across * (SMALLEST / 2 - 1)
        y = top + height / 2 + down * (SMALLEST / 2 - 1)
        beside = press(board.page, x, y, finger=is_phone(board.size))
        restore(board, beside)
        if not _is_one_of(beside, ANSWERS):
            yield f"{door} is small: a press at {round(x)}, {round(y)} {', '.join(beside) or 'nothing'} instead of {', '.join(done)}"
            return


def misfits(door: Door, size: str) -> Iterator[str]:
    """What is wrong with a door before anybody presses it."""
    width, height = (max(size, reach) for size, reach in zip(door.at[2:], door.reach, strict=True))
    if (
        door.is_pointed
        and not (door.is_drawn or door.is_in_text)
        and min(width, height) < SMALLEST - 0.5
    ):
        yield f"{door} is small"
    if door.is_main and is_phone(size) and height < THUMB - 0.5:
        yield f"{door} is the thing to do, and small for a thumb"
    if not door.is_inside:
        yield f"{door} has its middle outside the window"
    elif not door.is_bare:
        yield f"{door} is covered at its middle"


def wrong(door: Door, done: Sequence[str]) -> Iterator[str]:
    """What is wrong with what a press did."""
    wanted = _deeds(door.words)
    if wanted == "shows":
        return
    allowed = [wanted] if isinstance(wanted, str) else wanted or ANSWERS
    if not done:
        yield f"{door} does nothing"
    elif door.is_pointed and not _is_one_of(done, allowed):
        yield f"{door} does this: {', '.join(done)}; expected: {', '.join(allowed)}"


def _is_one_of(done: Sequence[str], allowed: Sequence[str]) -> bool:
    return any(_name(deed).startswith(tuple(allowed)) for deed in done)


def refusals(board: Board) -> Iterator[str]:
    """What glows and does not answer when it is pressed at its middle."""
    for light in lights(board.page):
        if _deeds(light.words):
            continue  # a door of the page, such as the arrow to what lies further down
        done = press(board.page, light.x, light.y, finger=is_phone(board.size))
        if not _is_one_of(done, LIGHT):
            yield f"{light} glows and does this: {', '.join(done) or 'nothing'}"
        restore(board, done)


def restore(board: Board, done: Sequence[str]) -> None:
    """The page as it was before a press."""
    if all(deed.startswith(FRAMES) for deed in done):
        board.again()
    else:
        board.anew()


def _deeds(words: str) -> str | list[str] | None:
    """What the table says of a door; a tab that is marked says so after its name."""
    name = _name(words)
    return TABLE.get(name) or TABLE.get(name.partition(":")[0])


def _name(words: str) -> str:
    return re.sub(r"\d+", "#", words)
