"""Matches: a game as it is played, pick by pick."""

import copy
import hashlib
import operator
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, SupportsIndex, overload

from trollbord.kernel.ask import Ask
from trollbord.kernel.course import Checkpoint, Course
from trollbord.kernel.errors import (
    BadSeats,
    GameOver,
    IllegalPick,
    NobodyTypes,
    TrollbordError,
)
from trollbord.kernel.event import Event
from trollbord.kernel.fairness import fresh_secret, secret_from_seed
from trollbord.kernel.game import Game
from trollbord.kernel.log import Line, Pick, Resignation, Undo
from trollbord.kernel.message import Word
from trollbord.kernel.nature import Nature, typed_by
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Company, Player
from trollbord.kernel.result import Result, broken_off
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.settings import Settings, agreed
from trollbord.kernel.showing import shown_match
from trollbord.kernel.state import State
from trollbord.kernel.undo import History, Request
from trollbord.kernel.view import View


def _a_game(given: object) -> Game:
    """Check that the argument is a Game; the error says how to load one by its id."""
    if isinstance(given, Game):
        return given
    raise TypeError(f"a match is played of a Game, and {given!r} is none: load its id first")


def _a_secret(secret: bytes | None, seed: SupportsIndex | None) -> bytes:
    """The given secret, or the one that follows from the seed, or a new one."""
    if secret is not None:
        if not isinstance(secret, bytes):
            raise TypeError(f"a secret is bytes, and {secret!r} is none")
        return secret
    if seed is None:
        return fresh_secret()
    try:
        return secret_from_seed(operator.index(seed))
    except TypeError:
        raise TypeError(f"a seed is a whole number, and {seed!r} is none") from None


class Match:
    """A game as it is played, pick by pick: its course, and the history of what was taken back.

    NATURE and lone options are answered at once and recorded like any other pick. A match that is not `begun` waits for
    `settle` even if its first question is NATURE's: a replay has the answer. The first `forked` lines come from another
    match, whose secret drew their answers.
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        *,
        seed: SupportsIndex | None = None,
        secret: bytes | None = None,
        nature: Nature | None = None,
        settings: Settings | None = None,
        holds_veils: bool = False,
        entropy: Mapping[Seat, str] | None = None,
        begun: bool = True,
    ) -> None:
        self.game: Final = _a_game(game)
        self.secret: Final = _a_secret(secret, seed)
        self.holds_veils: Final = holds_veils
        self.forked = 0
        state = game.new(seats, **agreed(game.settings, settings or {}))
        self.course: Final = Course(state, self.secret, entropy or {}, nature)
        self.history = History(self.course)
        if begun:
            self.settle()

    def __repr__(self) -> str:
        open_or_over = "over" if self.ask is None else "open"
        return f"<match of {self.game.id} for {self.state.seats}, {len(self.picks)} picks, {open_or_over}>"

    def _repr_html_(self) -> str:
        return shown_match(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle header and log; unpickling plays them again."""
        lines = [line.key() for line in self.log]
        header = (self.game, self.state.seats, self.state.settings, self.secret, self.entropy)
        return revive, (
            *header,
            self.course.given_nature,
            self.holds_veils,
            self.forked,
            lines,
            self.history.request,
        )

    def __copy__(self) -> "Match":
        return copy.deepcopy(self)

    # -- looking

    @property
    def state(self) -> State:
        """The table as it is now."""
        return self.course.state

    @property
    def ask(self) -> Ask | None:
        """The current question; None when the game is over, by its rules or because only one side is left."""
        return self.course.ask

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return self.course.result

    @property
    def log(self) -> list[Line]:
        """All lines, undone ones and undos too."""
        return self.course.log

    @property
    def picks(self) -> list[Pick]:
        """The picks that stand."""
        return self.course.picks

    @property
    def seq(self) -> int:
        """The number of the last line of the log; 0 before the first."""
        return self.course.seq

    @property
    def resigned(self) -> list[Seat]:
        """The seats that gave up, in this order."""
        return self.course.resigned

    @property
    def counts(self) -> dict[str, int]:
        """How often each source of NATURE was asked, undone answers counted."""
        return self.course.counts

    @property
    def entropy(self) -> dict[Seat, str]:
        """What the players typed, which is mixed into the secret."""
        return self.course.entropy

    @property
    def nature(self) -> Nature:
        """Who answers for NATURE."""
        return self.course.nature

    def at(self, index: int) -> State:
        """The state after the first `index` picks."""
        return self.course.at(index)

    def view(self, seat: Seat) -> View:
        """What a seat may know now."""
        view = self.state.view(seat)
        if self.resigned:
            view.result = self.result
            if view.result is not None:
                view.ask, view.step, view.agenda = None, None, ()
        return view

    def events(self, viewer: Seat, since: int = 0) -> list[Event]:
        """What a seat was told after line `since`, undone lines left out."""
        return [
            event.seen(viewer) for pick in self.picks if pick.seq > since for event in pick.events
        ]

    # -- writing lines

    def record(self, option: Option, origin: str, beside: bytes = b"") -> Pick:
        """Take one offered option and write its line, and nothing more: what a replay needs."""
        pick = self.course.record(option, origin, beside)
        self.history.took(pick)
        return pick

    def write_resignation(self, seat: Seat) -> Resignation:
        """Write the line of a seat that gives up, and nothing more: what a replay needs."""
        line = self.course.write_resignation(seat)
        self.history.resigned()
        return line

    def replay_undo(self, seat: Seat, to: int) -> Undo:
        """Write an undo line of a record and nothing more."""
        return self.history.back_to(seat, self.history.standing(to))

    def settle(self) -> None:
        """Answer NATURE and lone options up to the next real question."""
        while (ask := self.ask) is not None:
            if ask.seat == NATURE:
                answer = self.course.nature_answer()
                if answer is None:
                    return
                self.record(answer.option, answer.origin, answer.beside)
            elif self._is_settled(ask):
                self.record(ask.options[0], "")
            else:
                return

    def _is_settled(self, ask: Ask) -> bool:
        """Whether the question has one option and may be answered at once; veiled ones may have to be asked."""
        return (
            ask.seat != NATURE and len(ask.options) == 1 and not (ask.veiled and self.holds_veils)
        )

    # -- picking

    @overload
    def pick(
        self, option: Option, seat: Seat | None = None, how: str = "", by: Seat | None = None
    ) -> Pick: ...

    @overload
    def pick(
        self, option: str, seat: Seat | None = None, how: str = "", by: Seat | None = None
    ) -> Pick: ...

    def pick(
        self, option: object, seat: object = None, how: str = "", by: Seat | None = None
    ) -> Pick:
        """Answer the current question for a seat; then NATURE and lone options follow at once.

        `how` is the manner in which it was done, where this match's NATURE knows manners; `by` is the seat that typed
        it for NATURE, if that is known.
        """
        pick = self._answered(option, seat, how, by)
        self.settle()
        return pick

    def pick_all(
        self, options: Sequence[Option | str], seat: Seat, how: str = "", by: Seat | None = None
    ) -> list[Pick]:
        """Answer the next questions of a seat: all of these options, the last in this manner, or none.

        A lone option in between is recorded by the match itself; naming it too is no mistake. Where NATURE is asked
        in between, the seat can't know how the game goes on: naming a further option raises.
        """
        if len(options) < 2:
            return [self.pick(option, seat, how, by) for option in options]
        before, history = Checkpoint(self.course), self.history.copied()
        try:
            picks = self._answered_in_turn(options, seat, how, by)
        except TrollbordError:
            before.restore()
            self.history = history
            raise
        self.settle()
        return picks

    def _answered_in_turn(
        self, options: Sequence[Option | str], seat: Seat, how: str, by: Seat | None
    ) -> list[Pick]:
        picks: list[Pick] = []
        lone: list[str] = []
        last = len(options) - 1
        for index, option in enumerate(options):
            text = str(option)
            if text in lone:
                lone = lone[lone.index(text) + 1 :]
                continue
            picks.append(self._answered(option, seat, how if index == last else "", by))
            lone = self._pass_lone(seat)
        return picks

    def _pass_lone(self, seat: Seat) -> list[str]:
        """Record lone options up to a real question or NATURE's; the texts of those that were this seat's."""
        if seat == NATURE:
            self.settle()  # what is drawn is not typed
            return []
        texts: list[str] = []
        while (ask := self.ask) is not None and self._is_settled(ask):
            pick = self.record(ask.options[0], "")
            if pick.seat == seat:
                texts.append(pick.option.text)
        return texts

    def _answered(self, option: Any, seat: Any, how: str, by: Seat | None) -> Pick:
        ask = self.ask
        if ask is None:
            raise GameOver("error-game-over", {"given": str(option)})
        if seat is not None and seat != ask.seat:
            raise IllegalPick(
                "error-not-your-question",
                {"seat": seat, "asked": ask.seat, "given": str(option)},
                self.game.id,
            )
        chosen = self.state.offered(option)
        beside = self.nature.manner(chosen, how)
        if ask.seat != NATURE:
            return self.record(chosen, "", beside)
        if by is not None:
            self.state.check_seat(by)
        return self.record(chosen, typed_by(by), beside)

    def resign(self, seat: Seat) -> Resignation:
        """Give up for a seat. With two sides the game is over; with more others play on, and the seat comes last."""
        self.state.check_seat(seat)
        return self.write_resignation(seat)

    # -- taking back

    def undo(self, seat: Seat) -> Undo:
        """Take back the seat's last decision, if nothing was learnt since."""
        return self.history.back_to(seat, self.history.undoable(seat))

    def redo(self, seat: Seat) -> list[Pick]:
        """Pick again what was last taken back."""
        again = self.history.redoable(seat)
        made = [self.record(pick.option, pick.origin, pick.beside) for pick in again]
        self.settle()
        return made

    def correct(self, seat: Seat) -> Undo:
        """Undo the last typed result of NATURE, as long as no decision or draw follows it."""
        return self.history.back_to(seat, self.history.correctable(seat))

    def go_back(self, seat: Seat, to: int) -> Undo:
        """Undo everything after line `to`, including what was learnt. The caller has everyone's consent."""
        self.state.check_seat(seat)
        self.history.check_standing(to)
        undo = self.replay_undo(seat, to)
        self.settle()
        return undo

    def agree(
        self,
        seat: Seat,
        everyone: Sequence[Seat] | None = None,
        way: tuple[int, int] | None = None,
    ) -> Undo | None:
        """Agree to the request; it is carried out when all seats (or those in `everyone`) have agreed.

        `way` names the request that the caller saw; agreement to an older request does not count for a newer one.
        """
        request = self.history.agree(seat, everyone, way)
        return None if request is None else self.go_back(request.seat, request.to)

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat has a decision to take back."""
        return self.history.can_undo(seat)

    def can_redo(self, seat: Seat) -> bool:
        """Whether this seat has just taken something back."""
        return self.history.can_redo(seat)

    # -- playing

    def generator(self) -> Random:
        """A generator for the players of this match, the same for the same secret; NATURE has no part in it."""
        return Random(hashlib.sha256(b"players" + self.secret).digest())

    def play(
        self,
        players: Sequence[Player],
        rng: Random | None = None,
        budget: Budget | None = None,
        most: int = 0,
    ) -> Result:
        """Let players answer for all seats until the game ends, or is `broken-off` after `most` decisions (0: never).

        A match that is broken off has no result of its own: it stands where it stood, and can be played on.
        """
        for player in players:
            if not isinstance(player, Player):
                raise TypeError(
                    f"a seat is played by a Player, and {player!r} is none: make it first"
                )
        if len(players) != self.state.seats:
            words: dict[str, Word] = {"game": self.game.id, "given": len(players)}
            raise BadSeats("error-bad-seats", {**words, "expected": self.state.seats})
        rng = self.generator() if rng is None else rng
        company = Company(players, rng, budget)
        decisions = 0
        while (ask := self.ask) is not None:
            if 0 < most <= decisions:
                return broken_off(self.state.seats)
            decisions += 1
            seat = ask.seat
            if seat == NATURE:
                raise NobodyTypes("error-nobody-types", {"source": ask.source})
            self.pick(company.answer(self.view(seat)), seat)
        result = self.result
        assert result is not None
        return result


def revive(
    game: Game,
    seats: int,
    settings: Settings,
    secret: bytes,
    entropy: dict[Seat, str],
    nature: Nature | None,
    holds_veils: bool,
    forked: int,
    lines: list[tuple[Any, ...]],
    request: Request | None,
) -> Match:
    """A match from what its pickle holds: all lines are written again."""
    match = Match(
        game,
        seats,
        secret=secret,
        nature=nature,
        settings=settings,
        holds_veils=holds_veils,
        entropy=entropy,
        begun=False,
    )
    match.forked = forked
    for seat, *rest in lines:
        if not rest:
            match.write_resignation(seat)
        elif len(rest) == 1:
            match.replay_undo(seat, *rest)
        else:
            match.record(*rest)
    match.history.request = request
    return match
