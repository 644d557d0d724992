"""The commands of browsers at a table."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from trollbord.kernel.seat import NATURE, SPECTATOR
from trollbord.page.help_card import refusal_note
from trollbord.page.meaning import clicked, refusal
from trollbord.page.told_pane import LONGEST, answer, choices
from trollbord.page.told_table import command_of, picked, tell
from trollbord.server.errors import Refused
from trollbord.server.live.commands import BrowserCommands, switch_list
from trollbord.server.live.frame import Frame
from trollbord.server.live.messages import Command
from trollbord.server.live.table_viewer import TableViewer
from trollbord.server.people.names import plain
from trollbord.server.rooms import chat, clock_runner, new_table, seating
from trollbord.server.rooms.ending import ask_to_end, refuse_to_end
from trollbord.server.rooms.final import is_final
from trollbord.server.rooms.hints import note_hint
from trollbord.server.rooms.left_chairs import answer_newcomer
from trollbord.server.rooms.occupants import OPEN, USUAL_BOT, bot_levels

WORDY, BREATH = 6, 10.0
"""Messages of chat and notes that a browser may send, within this many seconds."""

LONGEST_WAY: Final = 24
"""Two numbers of lines."""


# -- playing


def _pick(viewer: TableViewer, command: Command) -> None:
    if command.seq != viewer.room.match.seq:
        raise Refused("page-stale")
    seat = viewer.eyes
    if seat not in _playing(viewer):
        raise Refused("page-why-not-you")
    viewer.looking = None
    viewer.forget_paths()
    viewer.room.pick(seat, command.options, command.how)


async def _is_asked(viewer: TableViewer, command: Command) -> bool:
    """Ask whether a person is sure, if they want to be asked of such a pick; whether they were."""
    room, words = viewer.room, viewer.speaker
    if command.seq != room.match.seq or viewer.eyes not in _playing(viewer):
        return False  # said as of any pick
    view, options = room.match.view(viewer.eyes), room.game.vocabulary
    picks = [options.find(text) for text in command.options]
    if command.arg != "always" and not is_final(view, picks):
        return False
    names = viewer.names()
    told = ", ".join([words.option(pick, names) for pick in picks])
    async with room.lock:
        viewer.forget_paths()
        asks = words.text("page-sure", option=told[:1].upper() + told[1:])
        await viewer.send(Frame(room.match.seq, sure=asks))
    return True


async def _sure(viewer: TableViewer, command: Command) -> None:
    """A pick that is asked about first, if its person wants that."""
    if not await _is_asked(viewer, command):
        await viewer.change(partial(_pick, viewer, command))


async def _unsure(viewer: TableViewer, command: Command) -> None:
    """Somebody thought better of it: the question is asked again."""
    await viewer.refresh()


async def _pace(viewer: TableViewer, command: Command) -> None:
    viewer.set_pace(command.arg)


async def _skip(viewer: TableViewer, command: Command) -> None:
    viewer.skip()


def _playing(viewer: TableViewer) -> list[int]:
    return seating.playing(viewer.room, viewer.person)


async def _why(viewer: TableViewer, command: Command) -> None:
    keys = clicked(viewer.seen_view(), command.keys, command.arg)
    words, rule = reason(viewer, keys)
    shown = refusal_note(viewer.room.row.game, words, rule)
    await viewer.send(Frame(viewer.room.match.seq, refusal=str(shown)))


def reason(viewer: TableViewer, keys: list[str]) -> tuple[str, str]:
    """Why these clicks lead to nothing, and the number of the rule that says so, if one does."""
    view, words = viewer.seen_view(), viewer.speaker
    if viewer.room.is_waiting():
        return words.text(viewer.room.why_waiting), ""
    if view.ask is None or view.ask.seat != viewer.eyes or view.seat != viewer.eyes:
        return words.text("page-why-not-you"), ""
    if not keys:
        raise Refused("page-bad-form")
    return refusal(view, keys, words, viewer.names())


def _undo(viewer: TableViewer, command: Command) -> None:
    viewer.room.undo(_own(viewer))


def _type(viewer: TableViewer, command: Command) -> None:
    """A player types what NATURE did on the real table."""
    seat = _own(viewer)
    ask = viewer.room.match.ask
    if command.seq != viewer.room.match.seq or ask is None or ask.seat != NATURE:
        raise Refused("page-stale")
    viewer.looking = None
    viewer.room.pick(NATURE, command.options, by=seat)


def _correct(viewer: TableViewer, command: Command) -> None:
    viewer.room.correct(_own(viewer))


def _redo(viewer: TableViewer, command: Command) -> None:
    viewer.room.redo(_own(viewer))


def _request(viewer: TableViewer, command: Command) -> None:
    viewer.room.ask_undo(_own(viewer), command.arg == "practice")


def _agree(viewer: TableViewer, command: Command) -> None:
    """A person who plays several seats agrees for all of them."""
    way, own = _way(command), _own(viewer)
    viewer.room.agree(own, way)
    for seat in _playing(viewer):
        if seat != own and viewer.room.match.history.request is not None:
            viewer.room.agree(seat, way)


def _refuse(viewer: TableViewer, command: Command) -> None:
    viewer.room.refuse(_own(viewer), _way(command))


def _resign(viewer: TableViewer, command: Command) -> None:
    """Give up: for the one seat of this person, or at a shared device for the seat that holds it."""
    seats = _playing(viewer)
    if viewer.eyes not in seats and len(seats) != 1:
        raise Refused("page-why-not-you")
    viewer.room.resign(_own(viewer))


def _end(viewer: TableViewer, command: Command) -> None:
    """Ask everyone to end the game, agree to it, or play on."""
    if command.arg == "no":
        refuse_to_end(viewer.room, viewer.person)
    else:
        ask_to_end(viewer.room, viewer.person)


def _way(command: Command) -> tuple[int, int]:
    """From which line back to which, as the button had it; a page from before buttons had it is shown anew."""
    seq, _, to = command.arg.partition(" ")
    if not (seq.isdecimal() and to.isdecimal() and len(command.arg) <= LONGEST_WAY):
        raise Refused("page-stale")
    return int(seq), int(to)


def _own(viewer: TableViewer) -> int:
    seats = _playing(viewer)
    if not seats:
        raise Refused("page-why-not-you")
    return viewer.eyes if viewer.eyes in seats else seats[0]


async def _look(viewer: TableViewer, command: Command) -> None:
    standing = len(viewer.room.match.picks)
    here = standing if viewer.looking is None else viewer.looking
    steps = {"first": 0, "back": max(0, here - 1), "next": here + 1, "now": standing}
    if command.arg not in steps and not (
        command.arg.isdecimal() and int(command.arg[:6]) <= standing
    ):
        raise Refused("page-bad-form")
    viewer.look_at(steps[command.arg] if command.arg in steps else int(command.arg))
    await viewer.refresh()


async def _reasons(viewer: TableViewer, command: Command) -> None:
    index = viewer.asked_about()
    if index is None or command.arg != str(index):
        raise Refused("page-why-hidden")
    viewer.explain(index)


async def _hint(viewer: TableViewer, command: Command) -> None:
    """Show a good move: it is written down and everyone sees that it was asked for, then the adviser thinks."""
    view = viewer.seen_view()
    if view.ask is None or view.ask.seat != view.seat or view.seat not in _playing(viewer):
        raise Refused("page-why-not-you")
    async with viewer.room.change(by=viewer.person):
        note_hint(viewer.room, viewer.person, view.seat)
    async with viewer.room.lock:
        viewer.ask_hint()
        await viewer.refresh()


async def _stop_hint(viewer: TableViewer, command: Command) -> None:
    viewer.hint.forget()
    await viewer.refresh()


async def _words(viewer: TableViewer, command: Command) -> None:
    viewer.tells = command.arg != "off"
    await viewer.refresh()


async def _tell(viewer: TableViewer, command: Command) -> None:
    """Answer a typed line: tell what was asked, or name the option that it means; the browser picks it as ever."""
    line = command.arg[:LONGEST]
    table = viewer.told_table()
    is_asked = command_of(line.partition(" ")[0], table.speaker) is not None
    options = [] if is_asked or viewer.looking is not None else picked(table, line)
    if len(options) == 1:
        await viewer.send(Frame(viewer.room.match.seq, picks=options[0].text))
        return
    shown = choices(options, table.speaker, table.players) if options else answer(tell(table, line))
    await viewer.send(Frame(viewer.room.match.seq, told=str(shown)))


async def _ready(viewer: TableViewer, command: Command) -> None:
    """Open the curtain for the seat that is asked."""
    wanted = viewer.wanted_eyes()
    if command.arg != str(wanted) or wanted not in viewer.mine():
        raise Refused("page-stale")
    viewer.eyes = wanted
    await viewer.refresh()


async def _open_curtain(viewer: TableViewer, command: Command) -> None:
    """Open the curtain; where a clock waits for that, it runs from now on."""
    room = viewer.room
    async with room.lock:
        await _ready(viewer, command)
    if room.clock is not None and room.clock.is_handed_over:
        async with room.change():
            room.clock.begin()


# -- sitting


def _place(arg: str) -> tuple[int, str]:
    """A seat, and the bot that is wanted there."""
    seat, _, bot = arg.partition(" ")
    if not seat.isdecimal() or len(seat) > 2 or (bot and bot not in bot_levels()):
        raise Refused("page-bad-form")
    return int(seat), bot


async def _say_name(viewer: TableViewer, command: Command) -> None:
    """A guest who sits down says a name with it."""
    name = plain(command.arg.partition(" ")[2])
    if name and not viewer.has_name:
        await seating.rename_at(viewer.room, viewer.person, name)
        viewer.has_name = True


async def _sit(viewer: TableViewer, command: Command) -> None:
    await _say_name(viewer, command)
    await viewer.change(partial(_take_chair, viewer, command))


def _take_chair(viewer: TableViewer, command: Command) -> None:
    seating.sit(viewer.room, viewer.person, _place(command.arg.partition(" ")[0])[0])


def _admit(viewer: TableViewer, command: Command) -> None:
    """Let a newcomer take a left chair, or turn them away."""
    seat, _, answer = command.arg.partition(" ")
    if not seat.isdecimal() or len(seat) > 2 or answer not in ("yes", "no"):
        raise Refused("page-bad-form")
    answer_newcomer(viewer.room, viewer.person, int(seat), answer == "yes")


def _leave(viewer: TableViewer, command: Command) -> None:
    seating.leave(viewer.room, viewer.person)


def _bot(viewer: TableViewer, command: Command) -> None:
    seating.seat_bot(viewer.room, viewer.person, *_place(command.arg))


def _fill(viewer: TableViewer, command: Command) -> None:
    """Put the usual bot on every free chair."""
    for chair in [each for each in viewer.room.chairs if each.kind == OPEN]:
        seating.seat_bot(viewer.room, viewer.person, chair.seat, bot_levels()[USUAL_BOT])


def _standin(viewer: TableViewer, command: Command) -> None:
    seating.stand_in(viewer.room, viewer.person, *_place(command.arg))


def _take(viewer: TableViewer, command: Command) -> None:
    seating.take_back(viewer.room, viewer.person, _place(command.arg)[0])


def _accepts(viewer: TableViewer, command: Command) -> None:
    seating.switch_accepting(viewer.room, viewer.person, _place(command.arg)[0])


async def _rematch(viewer: TableViewer, command: Command) -> None:
    async with viewer.room.change():
        table = new_table.next_table(viewer.room, viewer.person)
    await viewer.send(Frame(viewer.room.match.seq, goto=f"/t/{table}"))


# -- time


def _pause(viewer: TableViewer, command: Command) -> None:
    for seat in _playing(viewer) or [_own(viewer)]:
        clock_runner.pause(viewer.room, seat)


def _go_on(viewer: TableViewer, command: Command) -> None:
    _own(viewer)
    clock_runner.go_on(viewer.room)


# -- talking


def _say(viewer: TableViewer, command: Command) -> None:
    _limit_chat(viewer)
    kind = chat.PHRASE if command.act == "phrase" else chat.WORDS
    seats = viewer.mine()
    seat = viewer.eyes if viewer.eyes in seats else (seats[0] if seats else SPECTATOR)
    chat.say(viewer.room, viewer.person, seat, kind, command.arg)


def _limit_chat(viewer: TableViewer) -> None:
    """Refuse more than 6 messages in 10 seconds."""
    now = time.monotonic()
    viewer.breath[:] = [spoken for spoken in viewer.breath if now - spoken < BREATH]
    if len(viewer.breath) >= WORDY:
        raise Refused("page-too-much")
    viewer.breath.append(now)


async def _mute(viewer: TableViewer, command: Command) -> None:
    if not command.arg.isdecimal() or len(command.arg) > 6:
        raise Refused("page-bad-form")
    async with viewer.room.change(publishes=False):
        chat.switch_mute(viewer.room, viewer.person, int(command.arg))
    async with viewer.lock:
        await viewer.refresh()


async def _note(viewer: TableViewer, command: Command) -> None:
    async with viewer.room.change(publishes=False):
        _limit_chat(viewer)
        chat.write_note(viewer.room, viewer.person, command.arg)
    async with viewer.lock:
        await viewer.refresh(note=viewer.speaker.text("page-notes-saved"))


COMMANDS: Final[BrowserCommands[TableViewer]] = BrowserCommands(
    deeds={
        "pick": _pick,
        "undo": _undo,
        "redo": _redo,
        "type": _type,
        "correct": _correct,
        "request": _request,
        "agree": _agree,
        "refuse": _refuse,
        "resign": _resign,
        "end": _end,
        "admit": _admit,
        "leave": _leave,
        "bot": _bot,
        "fill": _fill,
        "standin": _standin,
        "take": _take,
        "accepts": _accepts,
        "pause": _pause,
        "go-on": _go_on,
        "say": _say,
        "phrase": _say,
    },
    looks={
        "why": _why,
        "look": _look,
        "list": switch_list,
        "words": _words,
        "tell": _tell,
        "hint-stop": _stop_hint,
        "reasons": _reasons,
        "unsure": _unsure,
        "pace": _pace,
        "skip": _skip,
    },
    errands={
        "sit": _sit,
        "sure": _sure,
        "ready": _open_curtain,
        "hint": _hint,
        "mute": _mute,
        "note": _note,
        "rematch": _rematch,
    },
)
"""All that a browser may say at a table."""
