"""What one viewer is shown of a table: everything that the page needs, and nothing that it may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from trollbord.ink.cache import Easel
from trollbord.ink.markup import Element
from trollbord.ink.screen import Draft
from trollbord.kernel.result import Result
from trollbord.kernel.seat import Seat
from trollbord.kernel.view import View
from trollbord.page.chat_pane import Talk
from trollbord.page.clockface import Face
from trollbord.page.coach import Coach
from trollbord.page.hint import Hint
from trollbord.page.replay_controls import Film
from trollbord.page.story import Story
from trollbord.page.weighed import Weighed
from trollbord.words import Speaker


class Chair(msgspec.Struct, frozen=True):
    """A place at the table as everyone sees it."""

    seat: Seat
    kind: str  # "open", "person", "bot", or "standin": a bot that holds an absent person's place
    name: str
    bot: str = ""
    is_mine: bool = False
    is_here: bool = True
    accepts: bool = False
    is_program: bool = False


class Thought(msgspec.Struct, frozen=True):
    """What a bot says about its decision: what it picked, what it weighed, what it believes."""

    picked: str
    rows: Sequence[tuple[str, str, str]]  # an option, its chance, what should follow
    suspicions: Sequence[str]
    weighed: Weighed = Weighed([], [])


class Newcomer(msgspec.Struct, frozen=True):
    """Who asks to take a chair that was left."""

    name: str
    seat: Seat
    may_answer: bool


class Ending(msgspec.Struct, frozen=True):
    """Who asks to end the game, whose answer is missing, and whether it is this viewer's."""

    name: str
    awaited: Sequence[str]
    may_agree: bool


class Sitting(msgspec.Struct, frozen=True):
    """A viewer at a table at one moment."""

    table: str
    game: str
    view: View
    draft: Draft
    speaker: Speaker
    chairs: Sequence[Chair]
    seq: int
    standing: int  # how many picks stand
    looking: int | None = None  # the table after this number of picks; None is now
    is_host: bool = False
    is_waiting: bool = False  # for people to sit down
    is_closed: bool = False  # its log does not replay any further
    is_curtain: bool = False  # somebody else is to take the device
    can_undo: bool = False
    can_redo: bool = False
    can_request: bool = False
    asks_practice: bool = False  # whether that makes it a practice table
    is_practice: bool = False
    newcomer: Newcomer | None = None
    ending: Ending | None = None
    is_ended: bool = False  # because all agreed to
    resigned: Sequence[Seat] = ()  # who gave up
    can_leave: bool = False
    can_resign: bool = False
    can_end: bool = False
    is_alone: bool = False  # no other person can refuse anything
    can_correct: bool = False  # what was typed for NATURE
    request: Seat | None = None  # who asks to go back
    way: tuple[int, int] = (0, 0)  # from which line to which
    has_agreed: bool = False
    may_sit: bool = False
    asks_name: str = ""  # what a guest who has not said a name yet is called meanwhile
    bots: Sequence[str] = ()
    ratings: Mapping[str, int] = {}  # of the bots in this game, on the build that runs
    lists: bool = False  # all options as buttons
    tells: bool = False  # the board in words
    next: str = ""
    replays: bool = False
    talk: Talk | None = None
    face: Face | None = None  # the clock
    lost: Seat | None = None  # whose time is up, so that the game has ended
    out: Sequence[Seat] = ()  # whose time was up before, while others play on
    film: Film | None = None  # the controls of a replay, in place of the question
    why: int | None = None  # the decision of a bot whose reasons may be heard
    thought: Thought | None = None
    story: Story | None = None  # of a finished game

    can_hint: bool = False
    hint: Hint | None = None
    hinted: Sequence[tuple[Seat, int]] = ()  # who asked for hints, how often
    coach: Coach | None = None  # of a lesson, in place of the history
    easel: Easel | None = None  # what this viewer was drawn before

    def part(self, name: str, reasons: tuple[object, ...], draw: Callable[[], Element]) -> Element:
        """A part of the page, drawn anew only for a new reason."""
        return self.easel.part(name, reasons, draw) if self.easel is not None else draw()

    @property
    def result(self) -> Result | None:
        """How it ended; who gave up or ran out of time is last."""
        return self.view.result

    @property
    def players(self) -> list[str]:
        """The names, by seat."""
        return [chair.name for chair in self.chairs]

    @property
    def mine(self) -> list[Seat]:
        """The seats this viewer plays."""
        return [chair.seat for chair in self.chairs if chair.is_mine]

    @property
    def acts(self) -> bool:
        """Whether this viewer is asked now."""
        ask = self.view.ask
        asked = ask is not None and ask.seat == self.view.seat and ask.seat in self.mine
        is_over = self.lost is not None or self.is_ended
        stands = is_over or self.is_closed or (self.face is not None and self.face.paused)
        is_taught = self.coach is None or self.coach.acts
        going = not self.is_waiting and not self.replays and not stands and is_taught
        return asked and self.looking is None and going
