"""Matches: a game as it is played, pick by pick."""

import copy
import hashlib
import operator
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, SupportsIndex, overload

from trollbord.kernel.ask import Ask
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
from trollbord.kernel.log import Pick
from trollbord.kernel.message import Word
from trollbord.kernel.nature import TYPED, Nature
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Company, Player
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.undo import Request, Undoable
from trollbord.kernel.view import View


def _a_game(given: object) -> Game:
    """What was given, if it is a game; people who know only its id are told how to come by one."""
    if isinstance(given, Game):
        return given
    raise TypeError(f"a match is played of a Game, and {given!r} is none: load its id first")


def _a_secret(secret: bytes | None, seed: SupportsIndex | None) -> bytes:
    """The secret that was given, or follows from a seed, or nobody has ever seen."""
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


class _Checkpoint:
    """What a match was before several picks, so that it can be that again."""

    def __init__(self, match: "Match") -> None:
        self.state: Final = match.state.copy()
        self.lines: Final = len(match.log)
        self.picks: Final = match.picks[:]
        self.counts: Final = dict(match.counts)
        self.undone: Final = match._undone[:]
        self.request: Final = match.request

    def restore(self, match: "Match") -> None:
        """Forget every line since."""
        match.state = self.state
        match.state.listener = match._listener
        match._listener.drain()
        del match.log[self.lines :]
        match.picks = self.picks
        match.counts.clear()
        match.counts.update(self.counts)
        match._undone = self.undone
        match.request = self.request
        standing = len(self.picks)
        match._snapshots = {
            count: state for count, state in match._snapshots.items() if count <= standing
        }
        match.nature.undone(match.state, self.picks[-1].seq if self.picks else 0)


class Match(Undoable):
    """A game as it is played: a header and a log of picks; the state is what they lead to.

    A match that is not `begun` waits for `settle` even if its first question is NATURE's: a replay has the answer.
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
        super().__init__(
            _a_game(game),
            seats,
            _a_secret(secret, seed),
            entropy or {},
            nature,
            settings or {},
            holds_veils,
        )
        if begun:
            self.settle()

    def __repr__(self) -> str:
        open_or_over = "over" if self.state.ask is None else "open"
        return f"<match of {self.game.id} for {self.state.seats}, {len(self.picks)} picks, {open_or_over}>"

    def __reduce__(self) -> tuple[object, ...]:
        """A match is its header and its log: whoever unpickles it plays them again."""
        lines = [line.key() for line in self.log]
        header = (self.game, self.state.seats, self.state.settings, self.secret, self.entropy)
        return revive, (
            *header,
            self._given_nature,
            self.holds_veils,
            self.forked,
            lines,
            self.request,
        )

    def __copy__(self) -> "Match":
        return copy.deepcopy(self)

    # -- looking

    @property
    def ask(self) -> Ask | None:
        """The current question."""
        return self.state.ask

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return self.state.result()

    def view(self, seat: Seat) -> View:
        """What a seat may know now."""
        return self.state.view(seat)

    def events(self, viewer: Seat, since: int = 0) -> list[Event]:
        """What a seat was told after line `since`, undone lines left out."""
        return [
            event.seen(viewer) for pick in self.picks if pick.seq > since for event in pick.events
        ]

    # -- picking

    @overload
    def pick(self, option: Option, seat: Seat | None = None, how: str = "") -> Pick: ...

    @overload
    def pick(self, option: str, seat: Seat | None = None, how: str = "") -> Pick: ...

    def pick(self, option: object, seat: object = None, how: str = "") -> Pick:
        """Answer the current question for a seat; then NATURE and lone options follow at once.

        `how` is the manner in which it was done, where this match's NATURE knows manners.
        """
        pick = self._answered(option, seat, how)
        self.settle()
        return pick

    def pick_all(self, options: Sequence[Option | str], seat: Seat, how: str = "") -> list[Pick]:
        """Answer the next questions of a seat: all of these options, the last in this manner, or none.

        A lone option in between is recorded by the match itself; naming it too is no mistake. Where NATURE is asked
        in between, the seat can't know how the game goes on: naming a further option raises.
        """
        if len(options) < 2:
            return [self.pick(option, seat, how) for option in options]
        before = _Checkpoint(self)
        try:
            picks = self._answered_in_turn(options, seat, how)
        except TrollbordError:
            before.restore(self)
            raise
        self.settle()
        return picks

    def _answered_in_turn(
        self, options: Sequence[Option | str], seat: Seat, how: str
    ) -> list[Pick]:
        picks: list[Pick] = []
        lone: list[str] = []
        last = len(options) - 1
        for index, option in enumerate(options):
            text = str(option)
            if text in lone:
                lone = lone[lone.index(text) + 1 :]
                continue
            picks.append(self._answered(option, seat, how if index == last else ""))
            lone = self._pass_lone(seat)
        return picks

    def _pass_lone(self, seat: Seat) -> list[str]:
        """Record lone options up to a real question or NATURE's; the texts of those that were this seat's."""
        if seat == NATURE:
            self.settle()  # what is drawn is not typed
            return []
        texts: list[str] = []
        while self.state.ask is not None and self._is_settled(self.state.ask):
            pick = self.record(self.state.ask.options[0], "")
            if pick.seat == seat:
                texts.append(pick.option.text)
        return texts

    def _answered(self, option: Any, seat: Any, how: str) -> Pick:
        ask = self.state.ask
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
        return self.record(chosen, TYPED if ask.seat == NATURE else "", beside)

    # -- playing

    def generator(self) -> Random:
        """A generator for the players of this match, the same for the same secret; NATURE has no part in it."""
        return Random(hashlib.sha256(b"players" + self.secret).digest())

    def play(
        self,
        players: Sequence[Player],
        rng: Random | None = None,
        budget: Budget | None = None,
    ) -> Result:
        """Let players answer for all seats until the game ends."""
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
        while self.state.ask is not None:
            seat = self.state.ask.seat
            if seat == NATURE:
                raise NobodyTypes("error-nobody-types", {"source": self.state.ask.source})
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
        if len(rest) == 1:
            match.replay_undo(seat, *rest)
        else:
            match.record(*rest)
    match.request = request
    return match
