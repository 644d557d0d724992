"""What browsers say, and what comes of it. Whatever can't be read or done is answered and changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec

from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.option import Option
from trollbord.page.screens import game_screen
from trollbord.table import chairs
from trollbord.table.room import Refused, bot_levels
from trollbord.table.viewer import Frame, Viewer

LONGEST: Final = 4096
"""Bytes of a message."""
MOST: Final = 64
"""Options or keys in a message."""


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A message of a browser."""

    act: str
    seq: int = -1
    arg: str = ""
    options: list[str] = []
    keys: list[str] = []


Deed: TypeAlias = Callable[[Viewer, Said], Awaitable[None]]


def read(text: str) -> Said:
    """The message, if it is one."""
    if len(text) > LONGEST:
        raise Refused("page-too-much")
    try:
        said = msgspec.json.decode(text, type=Said)
    except (msgspec.MsgspecError, UnicodeError):
        raise Refused("page-bad-form") from None
    if len(said.options) > MOST or len(said.keys) > MOST:
        raise Refused("page-too-much")
    return said


async def hear(viewer: Viewer, text: str) -> None:
    """Do what a browser says, or tell it why not."""
    try:
        said = read(text)
        deed = DEEDS.get(said.act)
        if deed is None:
            raise Refused("page-bad-form")
        async with viewer.room.lock:
            await deed(viewer, said)
    except Refused as refused:
        await _resync(viewer, viewer.speaker.text(str(refused)))
    except TrollbordError as error:
        names = [chair.name for chair in viewer.chairs()]
        await _resync(viewer, viewer.speaker.error(error, names))


async def _resync(viewer: Viewer, note: str) -> None:
    viewer.seen = {}
    await viewer.refresh(whole=True, note=note)


# -- playing


async def _pick(viewer: Viewer, said: Said) -> None:
    if said.seq != viewer.room.match.seq:
        raise Refused("page-stale")
    seat = viewer.eyes
    if seat not in _playing(viewer):
        raise Refused("page-why-not-you")
    viewer.looking = -1
    viewer.forget_paths()
    await viewer.room.pick(seat, said.options)


def _playing(viewer: Viewer) -> list[int]:
    return chairs.playing(viewer.room, viewer.person)


async def _why(viewer: Viewer, said: Said) -> None:
    await viewer.send(Frame(viewer.room.match.seq, note=reason(viewer, said.keys)))


def reason(viewer: Viewer, keys: list[str]) -> str:
    """Why these clicks lead to nothing."""
    view = viewer.room.match.view(viewer.eyes)
    words = viewer.speaker
    if viewer.room.is_waiting():
        return words.text("page-why-waiting")
    if view.ask is None or view.ask.seat != viewer.eyes:
        return words.text("page-why-not-you")
    meant = meanings(viewer, keys)
    for option in meant:
        why = viewer.room.game.why_not(view, option)
        if why is not None:
            sentence = words.message(why, [chair.name for chair in viewer.chairs()])
            return sentence[:1].upper() + sentence[1:]
    return words.text("page-why-nothing")


def meanings(viewer: Viewer, keys: list[str]) -> list[Option]:
    """The options that these clicks, or the last of them alone, could mean: of the asked kind first."""
    view = viewer.room.match.view(viewer.eyes)
    path = game_screen(viewer.room.row.game).path
    asked = {option.verb for option in view.ask.options} if view.ask is not None else set()
    wanted = [tuple(keys), tuple(keys[-1:])]
    found: list[Option] = []
    for option in viewer.room.game.vocabulary.options:
        clicks = path(view, option)
        if clicks and (clicks in wanted or clicks[: len(keys)] == wanted[0]):
            found.append(option)
    offered = set(view.ask.options) if view.ask is not None else set()
    found = [option for option in found if option not in offered]
    return sorted(
        found, key=lambda option: (option.verb not in asked, path(view, option) != wanted[0])
    )


async def _undo(viewer: Viewer, said: Said) -> None:
    await viewer.room.undo(_own(viewer))


async def _redo(viewer: Viewer, said: Said) -> None:
    await viewer.room.redo(_own(viewer))


async def _request(viewer: Viewer, said: Said) -> None:
    await viewer.room.ask_undo(_own(viewer))


async def _agree(viewer: Viewer, said: Said) -> None:
    for seat in _playing(viewer):
        if viewer.room.match.request is not None:
            await viewer.room.agree(seat)


async def _refuse(viewer: Viewer, said: Said) -> None:
    await viewer.room.refuse(_own(viewer))


def _own(viewer: Viewer) -> int:
    seats = _playing(viewer)
    if not seats:
        raise Refused("page-why-not-you")
    return viewer.eyes if viewer.eyes in seats else seats[0]


async def _look(viewer: Viewer, said: Said) -> None:
    standing = len(viewer.room.match.picks)
    here = viewer.looking if viewer.looking >= 0 else standing
    steps = {"first": 0, "back": max(0, here - 1), "next": here + 1, "now": standing}
    if said.arg not in steps and not (said.arg.isdecimal() and int(said.arg[:6]) <= standing):
        raise Refused("page-bad-form")
    index = steps[said.arg] if said.arg in steps else int(said.arg)
    viewer.looking = -1 if index >= standing else index
    await viewer.refresh()


async def _list(viewer: Viewer, said: Said) -> None:
    viewer.lists = not viewer.lists
    await viewer.refresh()


async def _ready(viewer: Viewer, said: Said) -> None:
    """The curtain opens for whoever is asked."""
    wanted = viewer.wanted_eyes()
    if said.arg != str(wanted) or wanted not in viewer.mine():
        raise Refused("page-stale")
    viewer.eyes = wanted
    await viewer.refresh()


# -- sitting


def _place(arg: str) -> tuple[int, str]:
    """A seat, and the bot that is wanted there."""
    seat, _, bot = arg.partition(" ")
    if not seat.isdecimal() or len(seat) > 2 or (bot and bot not in bot_levels()):
        raise Refused("page-bad-form")
    return int(seat), bot


async def _sit(viewer: Viewer, said: Said) -> None:
    await chairs.sit(viewer.room, viewer.person, _place(said.arg)[0])


async def _leave(viewer: Viewer, said: Said) -> None:
    await chairs.leave(viewer.room, viewer.person)


async def _bot(viewer: Viewer, said: Said) -> None:
    await chairs.seat_bot(viewer.room, viewer.person, *_place(said.arg))


async def _standin(viewer: Viewer, said: Said) -> None:
    await chairs.stand_in(viewer.room, viewer.person, *_place(said.arg))


async def _take(viewer: Viewer, said: Said) -> None:
    await chairs.take_back(viewer.room, viewer.person, _place(said.arg)[0])


async def _accepts(viewer: Viewer, said: Said) -> None:
    await chairs.switch_accepting(viewer.room, viewer.person, _place(said.arg)[0])


async def _rematch(viewer: Viewer, said: Said) -> None:
    table = await chairs.next_table(viewer.room, viewer.person)
    await viewer.send(Frame(viewer.room.match.seq, goto=f"/t/{table}"))


DEEDS: Final[dict[str, Deed]] = {
    "pick": _pick,
    "why": _why,
    "undo": _undo,
    "redo": _redo,
    "request": _request,
    "agree": _agree,
    "refuse": _refuse,
    "look": _look,
    "list": _list,
    "ready": _ready,
    "sit": _sit,
    "leave": _leave,
    "bot": _bot,
    "standin": _standin,
    "take": _take,
    "accepts": _accepts,
    "rematch": _rematch,
}
