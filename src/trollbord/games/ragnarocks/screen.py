"""The page of Ragnarocks: the board, two plates, the land, the moves side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trollbord.games.ragnarocks.box import CELL, CELL_COUNT, STONES
from trollbord.games.ragnarocks.draw import LOOKS, board, heap, key_of, scene_of
from trollbord.games.ragnarocks.scenery import INKS, art
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.screen import Draft, Plate, Screen
from trollbord.ink.shapes import use
from trollbord.kernel.event import Event
from trollbord.kernel.option import Option
from trollbord.kernel.view import View
from trollbord.words import Speaker

__all__ = ["INKS", "SOUNDS", "STYLE", "art", "path", "screen"]

STAGES: Final = ("viking", "move", "stone")

SOUNDS: Final = {"move": "slide", "stone": "stone"}

STYLE: Final = """
.ragnarocks .hit{fill:transparent}
.ragnarocks .spot .wash,.ragnarocks .spot .ring,.ragnarocks .spot .dot{display:none}
.ragnarocks .spot[data-can]{cursor:pointer}
.ragnarocks .spot[data-can] .wash{display:inline}
[data-holding] .ragnarocks .spot[data-can] .dot,[data-stage=stone] .ragnarocks .spot[data-can] .dot{display:inline}
.ragnarocks .spot[data-held] .ring{display:inline}
.ragnarocks .dot{fill:var(--target);stroke:var(--target-case);stroke-width:5;transition:r var(--t-tap) var(--ease-out)}
.ragnarocks .spot:hover .dot,.ragnarocks .spot:focus-visible .dot{r:21px}
.ragnarocks .spot:focus{outline:none}
.ragnarocks .spot:focus-visible .wash{stroke:var(--held);stroke-width:9}
.ragnarocks .spot[data-can] .wash,.ragnarocks .spot[data-can] .dot{animation:appear var(--t-show) var(--ease-out) var(--wait,0ms) backwards}
.ragnarocks .piece,#lands,#last,#counts{pointer-events:none}
.ragnarocks .piece[data-can],.ragnarocks .piece[data-held]{pointer-events:auto;cursor:pointer}
.ragnarocks .figure{transition:transform var(--t-tap) var(--ease-out)}
.ragnarocks .piece[data-held] .figure{transform:translateY(-9px) scale(1.12)}
.heap{width:190px;margin-top:8px}
.land{display:flex;height:32px;margin:0 12px;gap:2px;font-weight:800;font-variation-settings:var(--flare-title)}
.land .part{display:flex;align-items:center;padding:0 10px;background:var(--p);color:var(--po);border:2px solid var(--pe);min-width:40px;
 transition:flex-grow var(--t-reveal) var(--ease-out)}
.land .part.s-rowan{justify-content:flex-end}
.land .open{background:var(--panel-2);border-color:var(--line);color:var(--ink-3);justify-content:center;font-weight:600;font-size:var(--text-s)}
.turns{border-collapse:collapse;width:100%;font-size:var(--text-s)}
.turns th{width:40px;text-align:right;padding:0 10px 0 0;color:var(--ink-3);font-weight:500}
.turns td{padding:0;font-weight:600;width:45%}
.turns td button{all:unset;display:block;box-sizing:border-box;width:100%;padding:5px 8px;cursor:pointer}
.turns td button:focus-visible{outline:var(--focus-width) solid var(--focus);outline-offset:-3px}
.turns i{font-style:normal;font-weight:400;color:var(--ink-3);padding-left:4px}
.turns i::before{content:"";display:inline-block;width:8px;height:10px;margin-right:4px;background:var(--ink-3);clip-path:polygon(0 100%,10% 25%,45% 0,80% 20%,100% 100%)}
.turns td.now{background:light-dark(#F6E3A6,#4A3C12)} .turns td.now i{color:var(--ink-2)} .turns td.wait{color:var(--act);padding:5px 8px}
"""


def screen(view: View, draft: Draft, speaker: Speaker) -> Screen:
    """Everything of the duel that the page shows."""
    assert isinstance(view, RagnarocksView)
    scene = scene_of(view, _last_cells(draft))
    count = 1 + len(_turns(draft)) // 2
    corner = join(
        el("h2", speaker.text("screen-move", number=count), class_="flare"),
        el("div", speaker.text("screen-supply", left=view.supply), class_="label"),
        heap(view.supply) if view.supply <= STONES else None,
    )
    return Screen(
        board(scene, draft.standing, speaker.text("screen-board")),
        [_plate(view, side, speaker) for side in range(len(LOOKS))],
        layout="duel",
        corner=corner,
        aside=_land(view, speaker),
        log=_moves(view, draft, speaker),
        stages=[speaker.text(f"screen-stage-{stage}") for stage in STAGES],
        stage=_stage(view),
        held=speaker.text("screen-held"),
    )


def path(view: View, option: Option) -> tuple[str, ...]:
    """A move is the Viking's cell and its target; a stone is its cell."""
    return tuple([key_of(cell) for cell in option.values])


def _stage(view: RagnarocksView) -> int:
    prompt = view.ask.prompt if view.ask is not None else ""
    return {"move": 0, "stone": 2}.get(prompt, -1)


def _last_cells(draft: Draft) -> list[int]:
    places = {"move": "to", "stone": "cell"}
    return [CELL[str(e.args[places[e.id]])] for e in draft.last_turn() if e.id in places]


def _plate(view: RagnarocksView, side: int, speaker: Speaker) -> Plate:
    look = LOOKS[side]
    face = el("svg", use(f"rr-man-{look}", 0, 6, 1.02), class_="face", viewBox="-32 -50 64 64")
    facts = speaker.text("screen-settled", look=speaker.name(look), cells=view.land[side])
    return Plate(look, face, facts, str(view.land[side]))


def _land(view: RagnarocksView, speaker: Speaker) -> Element:
    """A bar: what each side has settled, and what is still open."""
    ivory, red = view.land
    open_ = CELL_COUNT - view.stones.bit_count() - ivory - red
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


def _moves(view: RagnarocksView, draft: Draft, speaker: Speaker) -> Markup:
    """The moves in two columns; a press goes to the position after it."""
    turns = _turns(draft)
    waits = view.ask is not None and view.ask.prompt == "move"
    rows = [
        keyed(
            f"turn-{number // 2}",
            "tr",
            el("th", number // 2 + 1, scope="row"),
            [_cell(turns, number + side) for side in (0, 1)],
            el("td", speaker.text("screen-to-move"), class_="wait")
            if waits and number + 1 == len(turns)
            else None,
        )
        for number in range(0, len(turns), 2)
    ]
    return el("table", keyed("turns", "tbody", rows), class_="turns")


def _cell(turns: Sequence[_Turn], number: int) -> Markup | None:
    if number >= len(turns):
        return None
    turn = turns[number]
    words = el("button", turn.move, el("i", turn.stone), data_act="look", data_arg=turn.index)
    return el("td", words, class_="now" if number + 1 == len(turns) else None)
