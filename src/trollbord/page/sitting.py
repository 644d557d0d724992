"""What one viewer is shown of a table: everything that the page needs, and nothing that it may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from trollbord.ink.cache import PartCache
from trollbord.ink.markup import Element
from trollbord.ink.screen import Draft
from trollbord.kernel.result import Result
from trollbord.kernel.seat import Seat
from trollbord.kernel.view import View
from trollbord.page.chat_pane import Talk
from trollbord.page.clock_face import ClockFace
from trollbord.page.coach import Coach
from trollbord.page.hint import Hint
from trollbord.page.replay_controls import ReplayControls
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


class NewcomerPart(msgspec.Struct, frozen=True):
    """Who asks to take a chair that was left."""

    name: str
    seat: Seat
    may_answer: bool


class Ending(msgspec.Struct, frozen=True):
    """Who asks to end the game, whose answer is missing, and whether it is this viewer's."""

    name: str
    awaited: Sequence[str]
    may_agree: bool


class MomentPart(msgspec.Struct, frozen=True):
    """What is looked at: the table now, as it was, or as it was while this viewer was away."""

    seq: int  # the number of the last line that this viewer is shown
    standing: int  # how many picks stand
    looking: int | None = None  # the table after this number of picks; None is now
    is_curtain: bool = False  # somebody else is to take the device
    replays: bool = False  # what happened meanwhile is shown pick by pick


class UndoPart(msgspec.Struct, frozen=True):
    """What may be taken back, and who asks to go back."""

    can_undo: bool = False
    can_redo: bool = False
    can_ask: bool = False
    asks_practice: bool = False  # whether that makes it a practice table
    is_practice: bool = False
    is_alone: bool = False  # no other person can refuse anything
    can_correct: bool = False  # what was typed for NATURE
    asked_by: Seat | None = None  # who asks to go back
    way: tuple[int, int] = (0, 0)  # from which line to which
    has_agreed: bool = False


class CompanyPart(msgspec.Struct, frozen=True):
    """Who may sit down, and who is there to be seated."""

    is_host: bool = False
    is_waiting: bool = False  # for people to sit down
    may_sit: bool = False
    asks_name: str = ""  # what a guest who has not said a name yet is called meanwhile
    newcomer: NewcomerPart | None = None
    bots: Sequence[str] = ()
    ratings: Mapping[str, int] = {}  # of the bots in this game, on the build that runs


class GoingPart(msgspec.Struct, frozen=True):
    """The ways to go, and the request to end the game."""

    can_leave: bool = False
    can_resign: bool = False
    can_end: bool = False
    ending: Ending | None = None


class EndPart(msgspec.Struct, frozen=True):
    """How the game ended or for whom, beside what its rules say."""

    is_closed: bool = False  # its log does not replay any further
    is_ended: bool = False  # because all agreed to
    resigned: Sequence[Seat] = ()  # who gave up
    lost: Seat | None = None  # whose time is up, so that the game has ended
    out: Sequence[Seat] = ()  # whose time was up before, while others play on
    story: Story | None = None  # of a finished game
    next: str = ""  # the table of the rematch


class AidsPart(msgspec.Struct, frozen=True):
    """What this viewer asked for beside the board: words, lists, hints and reasons."""

    lists: bool = False  # all options as buttons
    tells: bool = False  # the board in words
    can_hint: bool = False
    hint: Hint | None = None
    hinted: Sequence[tuple[Seat, int]] = ()  # who asked for hints, how often
    why: int | None = None  # the decision of a bot whose reasons may be heard
    thought: Thought | None = None


class Sitting(msgspec.Struct, frozen=True):
    """A viewer at a table at one moment."""

    view: View
    draft: Draft
    speaker: Speaker
    chairs: Sequence[Chair]
    moment: MomentPart
    table: str = ""
    undo: UndoPart = UndoPart()
    company: CompanyPart = CompanyPart()
    going: GoingPart = GoingPart()
    end: EndPart = EndPart()
    aids: AidsPart = AidsPart()
    clock: ClockFace | None = None
    talk: Talk | None = None
    replay: ReplayControls | None = None  # in place of the question
    coach: Coach | None = None  # of a lesson, in place of the history
    cache: PartCache | None = None  # what this viewer was drawn before

    def part(self, name: str, reasons: tuple[object, ...], draw: Callable[[], Element]) -> Element:
        """A part of the page, drawn anew only for a new reason."""
        return self.cache.part(name, reasons, draw) if self.cache is not None else draw()

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.view.game.id

    @property
    def is_over(self) -> bool:
        """Whether the game ended otherwise than by its rules."""
        return self.end.lost is not None or self.end.is_ended

    @property
    def result(self) -> Result | None:
        """How it ended; who gave up or ran out of time is last."""
        return self.view.result

    @property
    def hint(self) -> Hint | None:
        """The hint for the question that is shown; once it is answered, it is gone."""
        return self.aids.hint if self.acts else None

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
        stands = self.end.is_closed or (self.clock is not None and self.clock.paused)
        is_taught = self.coach is None or self.coach.acts
        is_now = self.moment.looking is None and not self.moment.replays
        return (
            asked
            and is_now
            and is_taught
            and not (self.company.is_waiting or self.is_over or stands)
        )
