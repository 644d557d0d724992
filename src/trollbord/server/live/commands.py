"""What browsers say, and what comes of it. Whatever can't be read or done is answered and changes nothing."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, SPECTATOR
from trollbord.page.screens import game_screen
from trollbord.server.errors import Refused
from trollbord.server.jobs.explain import asked_about, begin
from trollbord.server.live.frame import Frame
from trollbord.server.live.messages import Said, read
from trollbord.server.live.viewer import Viewer
from trollbord.server.rooms import chat, seating
from trollbord.server.rooms.occupants import bot_levels

WORDY, BREATH = 6, 10.0
"""So many things may somebody say within so many seconds."""

LONGEST_WAY: Final = 24
"""Two numbers of lines."""

Deed: TypeAlias = Callable[[Viewer, Said], Awaitable[None]]


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
    await viewer.room.pick(seat, said.options, said.how)


def _playing(viewer: Viewer) -> list[int]:
    return seating.playing(viewer.room, viewer.person)


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
            sentence = words.message(why.message, [chair.name for chair in viewer.chairs()])
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


async def _type(viewer: Viewer, said: Said) -> None:
    """Somebody who sits there tells what they saw for themselves."""
    _own(viewer)
    ask = viewer.room.match.ask
    if said.seq != viewer.room.match.seq or ask is None or ask.seat != NATURE:
        raise Refused("page-stale")
    viewer.looking = -1
    await viewer.room.type(said.options)


async def _correct(viewer: Viewer, said: Said) -> None:
    await viewer.room.correct(_own(viewer))


async def _redo(viewer: Viewer, said: Said) -> None:
    await viewer.room.redo(_own(viewer))


async def _request(viewer: Viewer, said: Said) -> None:
    await viewer.room.ask_undo(_own(viewer))


async def _agree(viewer: Viewer, said: Said) -> None:
    """Whoever plays several seats agrees for all of them."""
    way, own = _way(said), _own(viewer)
    await viewer.room.agree(own, way)
    for seat in _playing(viewer):
        if seat != own and viewer.room.match.request is not None:
            await viewer.room.agree(seat, way)


async def _refuse(viewer: Viewer, said: Said) -> None:
    await viewer.room.refuse(_own(viewer), _way(said))


def _way(said: Said) -> tuple[int, int]:
    """From which line back to which, as the button had it; a page from before buttons had it is shown anew."""
    seq, _, to = said.arg.partition(" ")
    if not (seq.isdecimal() and to.isdecimal() and len(said.arg) <= LONGEST_WAY):
        raise Refused("page-stale")
    return int(seq), int(to)


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


async def _reasons(viewer: Viewer, said: Said) -> None:
    index = asked_about(viewer)
    if index < 0 or said.arg != str(index):
        raise Refused("page-why-hidden")
    begin(viewer, index)


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
    await seating.sit(viewer.room, viewer.person, _place(said.arg)[0])


async def _leave(viewer: Viewer, said: Said) -> None:
    await seating.leave(viewer.room, viewer.person)


async def _bot(viewer: Viewer, said: Said) -> None:
    await seating.seat_bot(viewer.room, viewer.person, *_place(said.arg))


async def _standin(viewer: Viewer, said: Said) -> None:
    await seating.stand_in(viewer.room, viewer.person, *_place(said.arg))


async def _take(viewer: Viewer, said: Said) -> None:
    await seating.take_back(viewer.room, viewer.person, _place(said.arg)[0])


async def _accepts(viewer: Viewer, said: Said) -> None:
    await seating.switch_accepting(viewer.room, viewer.person, _place(said.arg)[0])


async def _rematch(viewer: Viewer, said: Said) -> None:
    table = await seating.next_table(viewer.room, viewer.person)
    await viewer.send(Frame(viewer.room.match.seq, goto=f"/t/{table}"))


# -- time


async def _pause(viewer: Viewer, said: Said) -> None:
    for seat in _playing(viewer) or [_own(viewer)]:
        await viewer.room.time.pause(seat)


async def _go_on(viewer: Viewer, said: Said) -> None:
    await viewer.room.time.go_on(_own(viewer))


# -- talking


async def _say(viewer: Viewer, said: Said) -> None:
    _breathe(viewer)
    kind = chat.PHRASE if said.act == "phrase" else chat.WORDS
    seats = viewer.mine()
    seat = viewer.eyes if viewer.eyes in seats else (seats[0] if seats else SPECTATOR)
    await chat.say(viewer.room, viewer.person, seat, kind, said.arg)


def _breathe(viewer: Viewer) -> None:
    """Nobody talks without drawing breath."""
    now = time.monotonic()
    viewer.breath[:] = [spoken for spoken in viewer.breath if now - spoken < BREATH]
    if len(viewer.breath) >= WORDY:
        raise Refused("page-too-much")
    viewer.breath.append(now)


async def _mute(viewer: Viewer, said: Said) -> None:
    if not said.arg.isdecimal() or len(said.arg) > 6:
        raise Refused("page-bad-form")
    await chat.switch_mute(viewer.room, viewer.person, int(said.arg))
    await viewer.refresh()


async def _note(viewer: Viewer, said: Said) -> None:
    _breathe(viewer)
    await chat.write_note(viewer.room, viewer.person, said.arg)
    await viewer.refresh(note=viewer.speaker.text("page-notes-saved"))


DEEDS: Final[dict[str, Deed]] = {
    "pick": _pick,
    "why": _why,
    "undo": _undo,
    "redo": _redo,
    "type": _type,
    "correct": _correct,
    "request": _request,
    "agree": _agree,
    "refuse": _refuse,
    "look": _look,
    "list": _list,
    "reasons": _reasons,
    "ready": _ready,
    "sit": _sit,
    "leave": _leave,
    "bot": _bot,
    "standin": _standin,
    "take": _take,
    "accepts": _accepts,
    "rematch": _rematch,
    "pause": _pause,
    "go-on": _go_on,
    "say": _say,
    "phrase": _say,
    "mute": _mute,
    "note": _note,
}
