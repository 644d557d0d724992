"""The commands of browsers. A command that can't be read or done is answered and changes nothing."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.option import Option
from trollbord.kernel.seat import NATURE, SPECTATOR
from trollbord.page.screens import game_screen
from trollbord.server.errors import Refused
from trollbord.server.live.frame import Frame
from trollbord.server.live.messages import Said, read
from trollbord.server.live.viewer import Viewer
from trollbord.server.rooms import chat, clock_runner, new_table, seating
from trollbord.server.rooms.left_chairs import answer_newcomer
from trollbord.server.rooms.occupants import bot_levels

WORDY, BREATH = 6, 10.0
"""Messages of chat and notes that a browser may send, within this many seconds."""

LONGEST_WAY: Final = 24
"""Two numbers of lines."""

Deed: TypeAlias = Callable[[Viewer, Said], None]
"""Changes the room in memory, within `room.change()`."""
Look: TypeAlias = Callable[[Viewer, Said], Awaitable[None]]
"""Changes what this browser is shown, while the room's lock is held."""


async def hear(viewer: Viewer, text: str) -> None:
    """Do what a browser commands, or tell it why not."""
    try:
        await _do(viewer, read(text))
    except Refused as refused:
        await _resync(viewer, viewer.speaker.text(str(refused)))
    except TrollbordError as error:
        names = [chair.name for chair in viewer.chairs()]
        await _resync(viewer, viewer.speaker.error(error, names))


async def _do(viewer: Viewer, said: Said) -> None:
    room = viewer.room
    if said.act in DEEDS:
        async with room.change(by=viewer.person):
            DEEDS[said.act](viewer, said)
    elif said.act in PRIVATE:
        async with room.change(publishes=False):
            PRIVATE[said.act](viewer, said)
        async with room.lock:
            noted = viewer.speaker.text("page-notes-saved") if said.act == "note" else ""
            await viewer.refresh(note=noted)
    elif said.act == "rematch":
        await _rematch(viewer)
    elif said.act in LOOKS:
        async with room.lock:
            await LOOKS[said.act](viewer, said)
    else:
        raise Refused("page-bad-form")


async def enter(viewer: Viewer, language: str) -> None:
    """A browser has come: its language is saved, the others see that its person is there, and the game goes on."""
    room = viewer.room
    if room.fault is not None:
        async with room.lock:
            await room.publish()
        return
    try:
        async with room.change(by=viewer.person):
            chat.hear_language(room, viewer.person, language)
    except Refused as refused:
        await _resync(viewer, viewer.speaker.text(str(refused)))


async def _resync(viewer: Viewer, note: str) -> None:
    viewer.seen = {}
    await viewer.refresh(whole=True, note=note)


# -- playing


def _pick(viewer: Viewer, said: Said) -> None:
    if said.seq != viewer.room.match.seq:
        raise Refused("page-stale")
    seat = viewer.eyes
    if seat not in _playing(viewer):
        raise Refused("page-why-not-you")
    viewer.looking = None
    viewer.forget_paths()
    viewer.room.pick(seat, said.options, said.how)


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


def _undo(viewer: Viewer, said: Said) -> None:
    viewer.room.undo(_own(viewer))


def _type(viewer: Viewer, said: Said) -> None:
    """A player types what NATURE did on the real table."""
    _own(viewer)
    ask = viewer.room.match.ask
    if said.seq != viewer.room.match.seq or ask is None or ask.seat != NATURE:
        raise Refused("page-stale")
    viewer.looking = None
    viewer.room.pick(NATURE, said.options)


def _correct(viewer: Viewer, said: Said) -> None:
    viewer.room.correct(_own(viewer))


def _redo(viewer: Viewer, said: Said) -> None:
    viewer.room.redo(_own(viewer))


def _request(viewer: Viewer, said: Said) -> None:
    viewer.room.ask_undo(_own(viewer), said.arg == "practice")


def _agree(viewer: Viewer, said: Said) -> None:
    """A person who plays several seats agrees for all of them."""
    way, own = _way(said), _own(viewer)
    viewer.room.agree(own, way)
    for seat in _playing(viewer):
        if seat != own and viewer.room.match.request is not None:
            viewer.room.agree(seat, way)


def _refuse(viewer: Viewer, said: Said) -> None:
    viewer.room.refuse(_own(viewer), _way(said))


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
    here = standing if viewer.looking is None else viewer.looking
    steps = {"first": 0, "back": max(0, here - 1), "next": here + 1, "now": standing}
    if said.arg not in steps and not (said.arg.isdecimal() and int(said.arg[:6]) <= standing):
        raise Refused("page-bad-form")
    viewer.look_at(steps[said.arg] if said.arg in steps else int(said.arg))
    await viewer.refresh()


async def _reasons(viewer: Viewer, said: Said) -> None:
    index = viewer.asked_about()
    if index is None or said.arg != str(index):
        raise Refused("page-why-hidden")
    viewer.explain(index)


async def _list(viewer: Viewer, said: Said) -> None:
    viewer.lists = not viewer.lists
    await viewer.refresh()


async def _ready(viewer: Viewer, said: Said) -> None:
    """Open the curtain for the seat that is asked."""
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


def _sit(viewer: Viewer, said: Said) -> None:
    seating.sit(viewer.room, viewer.person, _place(said.arg)[0])


def _admit(viewer: Viewer, said: Said) -> None:
    """Let a newcomer take a left chair, or turn them away."""
    seat, _, answer = said.arg.partition(" ")
    if not seat.isdecimal() or len(seat) > 2 or answer not in ("yes", "no"):
        raise Refused("page-bad-form")
    answer_newcomer(viewer.room, viewer.person, int(seat), answer == "yes")


def _leave(viewer: Viewer, said: Said) -> None:
    seating.leave(viewer.room, viewer.person)


def _bot(viewer: Viewer, said: Said) -> None:
    seating.seat_bot(viewer.room, viewer.person, *_place(said.arg))


def _standin(viewer: Viewer, said: Said) -> None:
    seating.stand_in(viewer.room, viewer.person, *_place(said.arg))


def _take(viewer: Viewer, said: Said) -> None:
    seating.take_back(viewer.room, viewer.person, _place(said.arg)[0])


def _accepts(viewer: Viewer, said: Said) -> None:
    seating.switch_accepting(viewer.room, viewer.person, _place(said.arg)[0])


async def _rematch(viewer: Viewer) -> None:
    async with viewer.room.change():
        table = new_table.next_table(viewer.room, viewer.person)
    await viewer.send(Frame(viewer.room.match.seq, goto=f"/t/{table}"))


# -- time


def _pause(viewer: Viewer, said: Said) -> None:
    for seat in _playing(viewer) or [_own(viewer)]:
        clock_runner.pause(viewer.room, seat)


def _go_on(viewer: Viewer, said: Said) -> None:
    _own(viewer)
    clock_runner.go_on(viewer.room)


# -- talking


def _say(viewer: Viewer, said: Said) -> None:
    _limit_chat(viewer)
    kind = chat.PHRASE if said.act == "phrase" else chat.WORDS
    seats = viewer.mine()
    seat = viewer.eyes if viewer.eyes in seats else (seats[0] if seats else SPECTATOR)
    chat.say(viewer.room, viewer.person, seat, kind, said.arg)


def _limit_chat(viewer: Viewer) -> None:
    """Refuse more than 6 messages in 10 seconds."""
    now = time.monotonic()
    viewer.breath[:] = [spoken for spoken in viewer.breath if now - spoken < BREATH]
    if len(viewer.breath) >= WORDY:
        raise Refused("page-too-much")
    viewer.breath.append(now)


def _mute(viewer: Viewer, said: Said) -> None:
    if not said.arg.isdecimal() or len(said.arg) > 6:
        raise Refused("page-bad-form")
    chat.switch_mute(viewer.room, viewer.person, int(said.arg))


def _note(viewer: Viewer, said: Said) -> None:
    _limit_chat(viewer)
    chat.write_note(viewer.room, viewer.person, said.arg)


DEEDS: Final[dict[str, Deed]] = {
    "pick": _pick,
    "undo": _undo,
    "redo": _redo,
    "type": _type,
    "correct": _correct,
    "request": _request,
    "agree": _agree,
    "refuse": _refuse,
    "sit": _sit,
    "admit": _admit,
    "leave": _leave,
    "bot": _bot,
    "standin": _standin,
    "take": _take,
    "accepts": _accepts,
    "pause": _pause,
    "go-on": _go_on,
    "say": _say,
    "phrase": _say,
}
PRIVATE: Final[dict[str, Deed]] = {"mute": _mute, "note": _note}
"""What only the person who did it sees."""
LOOKS: Final[dict[str, Look]] = {
    "why": _why,
    "look": _look,
    "list": _list,
    "reasons": _reasons,
    "ready": _ready,
}
