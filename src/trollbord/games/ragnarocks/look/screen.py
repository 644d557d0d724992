"""The page of Ragnarocks: the board, two plates, the land, the moves side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.games.ragnarocks.box import CELL, CELL_COUNT, UNLIMITED
from trollbord.games.ragnarocks.look.cards import (
    CARD_INKS,
    card_art,
    cause,
    choice_key,
    choices,
    laid_out,
    power,
    power_key,
    row,
)
from trollbord.games.ragnarocks.look.describe import LOOKS, viking_of
from trollbord.games.ragnarocks.look.draw import board, heap, key_of, scene_of
from trollbord.games.ragnarocks.look.scenery import INKS as BOARD_INKS
from trollbord.games.ragnarocks.look.scenery import STONES
from trollbord.games.ragnarocks.look.scenery import art as board_art
from trollbord.games.ragnarocks.view import AdvancedView, RagnarocksView
from trollbord.ink.cache import cached
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft, EndWords, Facts, Plate, Prompt, Screen, Stages, Tokens
from trollbord.ink.shapes import use
from trollbord.kernel.event import Event
from trollbord.kernel.option import Option
from trollbord.kernel.view import View
from trollbord.words import Speaker

__all__ = ["COMPLETING", "INKS", "SOUNDS", "TOKENS", "art", "path", "screen"]

INKS: Final = BOARD_INKS | CARD_INKS
STAGES: Final = ("viking", "move", "stone")
CARD_VERBS: Final = frozenset({"card-stone", "swap", "enter", "remove", "relocate"})
"""What a card allows: where something else can be clicked in the same places, the card is clicked first."""
NOT_CELLS: Final = frozenset({"show", "take", "draw", "command"})

FACTS: Final = Facts(minutes=20, alone=10, age=10, weight=2, luck=0)
SOUNDS: Final = {"move": "slide", "stone": "stone"}
TOKENS: Final = Tokens(tuple([f"rr-stone-{index}" for index in range(STONES)]), "-36 -42 76 76")


COMPLETING: Final = frozenset({"stone"})
"""After a Viking's move comes its stone: a hint shows both."""


def art() -> Markup:
    """Every shape that the page needs once."""
    return join(board_art(), card_art())


def screen(view: RagnarocksView, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the duel that the page shows, with cards and teams where they are played."""
    advanced = view if isinstance(view, AdvancedView) else None
    last = _last_cells(draft)
    scene, turns = scene_of(view, last, _left_cells(draft, last)), _turns(draft)
    land, is_over = _land(view, speaker), view.ask is None and draft.live
    return Screen(
        board(scene, draft.standing, speaker.text("screen-board"), _called(speaker)),
        [_plate(view, seat, speaker) for seat in range(view.seats)],
        layout="duel" if view.seats == len(LOOKS) else "strip",
        corner=_corner(view, len(turns), speaker),
        aside=join(None if is_over else land, laid_out(advanced, speaker) if advanced else None),
        hand=row(advanced, speaker) if advanced else _tally(view, draft, speaker),
        log=None if advanced else _moves(view, turns, speaker),
        stages=Stages(
            [speaker.text(f"screen-stage-{stage}") for stage in STAGES],
            _stage(view),
            speaker.text("screen-held"),
        ),
        prompt=Prompt(cause(advanced, speaker) if advanced else NOTHING),
        end=EndWords(summary=land if is_over else NOTHING),
    )


def _called(speaker: Speaker) -> tuple[str, ...]:
    """What a Viking of each side is called."""
    return tuple([viking_of(side, speaker) for side in range(len(LOOKS))])


def _corner(view: RagnarocksView, turns: int, speaker: Speaker) -> Markup:
    head = el("h2", speaker.text("screen-move", number=_number(view, turns)), class_="flare")
    if view.settings["limit"] == UNLIMITED:
        return join(head, el("div", speaker.text("screen-no-limit"), class_="label"))
    left = el("div", speaker.text("screen-supply", left=view.supply), class_="label")
    return join(head, el("div", left, heap(view.supply), data_help="supply"))


def _tally(view: RagnarocksView, draft: Draft, speaker: Speaker) -> Markup:
    """On a phone, one line below the board: the runestones that are left and the open cells."""
    if draft.form != "phone":
        return NOTHING
    limited = view.settings["limit"] != UNLIMITED
    stones = speaker.text("screen-supply", left=view.supply) if limited else ""
    parts = [stones, speaker.text("screen-open", cells=_open(view))]
    return el("p", " · ".join([part for part in parts if part]), class_="tally label")


def _open(view: RagnarocksView) -> int:
    """The cells that nobody has settled and that hold no stone."""
    return CELL_COUNT - view.stones.bit_count() - sum(view.land)


def _number(view: RagnarocksView, turns: int) -> int:
    """The number of the move: how many turns Ivory has begun, however many moves a card brings in one."""
    if isinstance(view, AdvancedView):
        return max(1, sum(view.turns_taken[: view.ivory_players]))
    begins = view.ask is not None and view.ask.prompt in ("move", "skip")
    return max(1, (turns + begins + 1) // 2)


def path(view: View, option: Option) -> tuple[str, ...]:
    """A move is the Viking's cell and its target; a stone is its cell; a choice of cards has buttons."""
    if option.verb in NOT_CELLS:
        return _chosen(view, option)
    cells = [key_of(cell) for cell in option.values]
    if option.verb in CARD_VERBS and cells and _shares_places(view, option):
        return (power_key(view.seat), *cells)
    return tuple(cells)


def _chosen(view: View, option: Option) -> tuple[str, ...]:
    """A card is chosen where it lies."""
    if not isinstance(view, AdvancedView) or option.first not in (cards := choices(view)):
        return ()
    return (choice_key(cards.index(option.first)),)


def _shares_places(view: View, option: Option) -> bool:
    """Whether something of another kind can be clicked too."""
    if view.ask is None or not view.ask.options:
        return False
    placed = [offered.verb for offered in view.ask.options if offered.values]
    return bool(placed) and (placed[0] != option.verb or placed[-1] != option.verb)


def _stage(view: RagnarocksView) -> int:
    prompt = view.ask.prompt if view.ask is not None else ""
    return {"move": 0, "stone": 2}.get(prompt, -1)


def _last_cells(draft: Draft) -> list[int]:
    """Where the last turn has changed something: where it arrived, and what it placed."""
    places = [str(e.args.get("to") or e.args.get("cell", "")) for e in draft.last_turn()]
    return list(dict.fromkeys([CELL[place] for place in places if place in CELL]))


def _left_cells(draft: Draft, last: list[int]) -> list[int]:
    """Where those who moved in the last turn stood before it."""
    moves: dict[str, str] = {}
    for event in draft.last_turn():
        start, end = str(event.args.get("from", "")), str(event.args.get("to", ""))
        if start in CELL and end in CELL:
            moves[end] = moves.pop(start, start)
    return [CELL[start] for start in moves.values() if CELL[start] not in last]


def _plate(view: RagnarocksView, seat: int, speaker: Speaker) -> Plate:
    side = int(seat >= view.ivory_players) if isinstance(view, AdvancedView) else seat
    look = LOOKS[side]
    face = el("svg", use(f"rr-man-{look}", 0, 6, 1.02), class_="face", viewBox="-32 -50 64 64")
    facts = speaker.text("screen-settled", look=speaker.name(look), cells=view.land[side])
    extra = power(view, seat, speaker) if isinstance(view, AdvancedView) else NOTHING
    return Plate(look, face, facts, str(view.land[side]), extra)


def _land(view: RagnarocksView, speaker: Speaker) -> Element:
    """A bar: what each side has settled, and what is still open."""
    ivory, red = view.land
    open_ = _open(view)
    label = speaker.text("screen-land", ivory=ivory, red=red, open=open_)
    return keyed(
        "land",
        "div",
        _part("s-ivory", ivory, el("b", ivory)),
        _part("open", open_, el("span", speaker.text("screen-open", cells=open_))),
        _part("s-rowan", red, el("b", red)),
        class_="land",
        role="img",
        aria_label=label,
    )


def _part(css: str, cells: int, inside: Markup) -> Markup:
    return el("div", inside, class_=f"part {css}", style=f"flex-grow:{cells + 4}")


class _Turn:
    """A turn as a row shows it: the move, the stone, and the number of picks after it."""

    def __init__(self) -> None:
        self.move = ""
        self.stone = ""
        self.index = 0


def _turns(draft: Draft) -> list[_Turn]:
    turns: list[_Turn] = []
    for entry in draft.history:
        for event in entry.events:
            _note(turns, event)
            if turns:
                turns[-1].index = entry.index
    return turns


def _note(turns: list[_Turn], event: Event) -> None:
    if event.id == "stone" and turns:
        turns[-1].stone = str(event.args["cell"])
        return
    if event.id not in ("move", "skip"):
        return
    turns.append(_Turn())
    if event.id == "move":
        turns[-1].move = f"{event.args['from']}–{event.args['to']}"
    else:
        turns[-1].move = "–"


def _moves(view: RagnarocksView, turns: Sequence[_Turn], speaker: Speaker) -> Markup:
    """The moves in two columns; a press goes to the position after it."""
    waits = view.ask is not None and view.ask.prompt == "move"
    last = len(turns) - 1
    rows = [
        _row(
            number // 2,
            tuple([_told(turn) for turn in turns[number : number + 2]]),
            last - number if last - number in (0, 1) else -1,
            speaker.text("screen-to-move") if waits and number == last else "",
        )
        for number in range(0, len(turns), 2)
    ]
    return el("table", keyed("turns", "tbody", rows), class_="turns")


def _told(turn: _Turn) -> tuple[str, str, int]:
    return turn.move, turn.stone, turn.index


@cached
def _row(number: int, turns: tuple[tuple[str, str, int], ...], last: int, wait: str) -> Element:
    """Two turns; the latest one stands out, and whose turn is awaited may stand behind it."""
    return keyed(
        f"turn-{number}",
        "tr",
        el("th", number + 1, scope="row"),
        [_cell(*turn, is_last=side == last) for side, turn in enumerate(turns)],
        el("td", wait, class_="wait") if wait else None,
    )


def _cell(move: str, stone: str, index: int, is_last: bool) -> Markup:
    words = el("button", move, el("i", stone), data_act="look", data_arg=index)
    return el("td", words, class_="now" if is_last else None)
