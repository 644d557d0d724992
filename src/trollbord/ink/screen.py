"""What a game gives the page: its board, its plates, and the clicks that lead to each option.

A game's `screen.py` has:

    INKS: Inks                                    colours of its own (optional)
    STYLE: str                                    style sheet of its own (optional)
    FACTS: Facts                                  how long it takes, how heavy it is, from what age on (optional)
    SOUNDS: dict[str, str]                        the sound of an event: stone, slide, wood, hit, coin ... (optional)
    art() -> Markup                               symbols drawn once: sent once, kept by the browser (optional)
    screen(view, draft, speaker) -> Screen        the page of a view
    drawing(view) -> Markup                       the table as one SVG for books, where the screen's board is none (optional)
    path(view, option) -> tuple[str, ...]         keys of the elements that are clicked for it, in order
    TOKENS: Tokens                                pieces in which a lesson's progress is told (optional)
    picks(view) -> list[tuple[str, tuple]]        the picks that are offered, with their clicks, where some are made
                                                  together ("lay 1 2;turn 3"); one by one, if it is left out
    meant(view, key) -> list[Option]              what a click on an element could mean beside its paths, the likeliest
                                                  first: "why not?" asks about these too (optional)

`path` answers for every option of the vocabulary, offered or not: so "why not?" knows what was meant. An empty
path means that the option is only a button. Keys whose elements have `data-dial` are turns of one thing: one of them
is shown, with what has its key among those of `data-with`, and a turn shows the next; `data-best` is shown first, and
`data-off` names keys that cover an element. Keys are made of seat, zone and slot, never of something that this
viewer may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from trollbord.ink.markup import NOTHING, Element, Markup, el
from trollbord.kernel.event import Event
from trollbord.kernel.seat import Seat

Form: TypeAlias = Literal["desk", "phone"]
Layout: TypeAlias = Literal["duel", "strip", "column"]


class Facts:
    """What one asks of a game before playing it: minutes among people and alone with bots, age, weight, luck.

    The weight goes from 1 (light) to 5, luck from 0 (none) to 3.
    """

    def __init__(self, minutes: int, alone: int, age: int, weight: int, luck: int) -> None:
        self.minutes: Final = minutes
        self.alone: Final = alone
        self.age: Final = age
        self.weight: Final = weight
        self.luck: Final = luck


class Entry:
    """A line of history: one pick and what was told of it; `index` picks stand after it.

    `beside` is the number of the line, if something is kept beside it: a browser asks for it by this number. `before` is how
    much had been told before, where that is known: long histories need not be counted then.
    """

    __slots__ = ("before", "beside", "events", "index", "seat")

    def __init__(
        self,
        index: int,
        seat: Seat,
        events: Sequence[Event],
        beside: int = 0,
        before: int = -1,
    ) -> None:
        self.index: Final = index
        self.seat: Final = seat
        self.events: Final = tuple(events)
        self.beside: Final = beside
        self.before: Final = before


class Draft:
    """What the page knows beside the view: who plays, what has happened, how the page lies."""

    def __init__(
        self,
        form: Form = "desk",
        players: Sequence[str] = (),
        mine: Sequence[Seat] = (),
        history: Sequence[Entry] = (),
        live: bool = True,
    ) -> None:
        self.form: Final = form
        self.players: Final = tuple(players)
        self.mine: Final = tuple(mine)
        self.history: Final = tuple(history)
        self.live: Final = live

    @property
    def standing(self) -> bool:
        """Whether long boards stand up, as on a phone."""
        return self.form == "phone"

    def told(self) -> int:
        """How much was told in all."""
        if self.history and self.history[-1].before >= 0:
            return self.history[-1].before + len(self.history[-1].events)
        return sum([len(entry.events) for entry in self.history])

    def news(self, since: int) -> list[Event]:
        """The events after the first `since`."""
        fresh: list[Event] = []
        left = self.told() - since
        for entry in reversed(self.history):
            if left <= len(fresh):
                break
            fresh = [*entry.events, *fresh]
        return fresh[max(0, len(fresh) - left) :]

    def last_turn(self) -> list[Event]:
        """What was told of the latest picks of the seat that picked last, chance included."""
        told: list[Event] = []
        seat: Seat | None = None
        for entry in reversed(self.history):
            if entry.seat >= 0 and seat is None:
                seat = entry.seat
            if entry.seat >= 0 and entry.seat != seat:
                break
            told = [*entry.events, *told]
        return told


class Tokens:
    """Pieces of a game in which progress is told: symbols of its art, and the box that holds any of them."""

    def __init__(self, shapes: Sequence[str] = (), box: str = "0 0 24 24") -> None:
        self.shapes: Final = tuple(shapes)
        self.box: Final = box

    def piece(self, number: int) -> Markup:
        """The piece of this number; a game without any has a plain lozenge."""
        if not self.shapes:
            return el("svg", el("path", d="M12 2L22 12L12 22L2 12Z"), viewBox=self.box)
        shape = self.shapes[number % len(self.shapes)]
        return el("svg", el("use", href=f"#{shape}"), viewBox=self.box)


class Plate:
    """What stands on one seat's plate: its look, its face, a line of facts and one number.

    If the number is money, `purse` says how much: coins fly where it changes.
    """

    def __init__(
        self,
        look: str,
        face: Markup,
        facts: str = "",
        number: str = "",
        extra: Markup = NOTHING,
        purse: int | None = None,
    ) -> None:
        self.look: Final = look
        self.face: Final = face
        self.facts: Final = facts
        self.number: Final = number
        self.extra: Final = extra
        self.purse: Final = purse


class Stages:
    """The clicks of a turn, and the one that is asked now; `held` is the prompt while a first click is held: one more stage has passed."""

    def __init__(self, words: Sequence[str] = (), now: int = -1, held: str = "") -> None:
        self.words: Final = tuple(words)
        self.now: Final = now
        self.held: Final = held


class Prompt:
    """What stands around the question: what led to it, for everyone to see, a sentence below it, and what is done with it.

    `clock` is the option that a veiled question comes to when nobody picks for a short while.
    """

    def __init__(
        self, lead: Markup = NOTHING, hint: str = "", deed: Markup = NOTHING, clock: str = ""
    ) -> None:
        self.lead: Final = lead
        self.hint: Final = hint
        self.deed: Final = deed
        self.clock: Final = clock


class Buttons:
    """The buttons of a question: `first` is one of the game's own before them, `labels` are other words for an option's.

    `go` is the option of the primary button, which comes first; without it that is the first option, if all are buttons. `entry`
    is a form for what people type in NATURE's place.
    """

    def __init__(
        self,
        first: Markup = NOTHING,
        labels: Mapping[str, str] | None = None,
        go: str = "",
        entry: Markup = NOTHING,
    ) -> None:
        self.first: Final = first
        self.labels: Final = dict(labels or {})
        self.go: Final = go
        self.entry: Final = entry


class EndWords:
    """What is said at the end: what decided the game, and the end at a glance, below its headline.

    If the count did not decide it, `is_counted` is false and the scores are told aside.
    """

    def __init__(
        self, verdict: Markup = NOTHING, summary: Markup = NOTHING, is_counted: bool = True
    ) -> None:
        self.verdict: Final = verdict
        self.summary: Final = summary
        self.is_counted: Final = is_counted


class Screen:
    """The game's parts of the page; the page puts names, question, buttons, log and tools around them."""

    def __init__(
        self,
        board: Element,
        plates: Sequence[Plate],
        *,
        layout: Layout = "strip",
        corner: Markup = NOTHING,
        aside: Markup = NOTHING,
        hand: Markup = NOTHING,
        log: Markup | None = None,
        stages: Stages | None = None,
        prompt: Prompt | None = None,
        buttons: Buttons | None = None,
        end: EndWords | None = None,
    ) -> None:
        self.board: Final = board
        self.plates: Final = tuple(plates)
        self.layout: Final = layout
        self.corner: Final = corner
        self.aside: Final = aside
        self.hand: Final = hand
        self.log: Final = log
        self.stages: Final = stages or Stages()
        self.prompt: Final = prompt or Prompt()
        self.buttons: Final = buttons or Buttons()
        self.end: Final = end or EndWords()
