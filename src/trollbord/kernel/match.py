"""Matches: a game as it is played, pick by pick, with undo as deep as information allows."""

import copy
import hashlib
import operator
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, SupportsIndex

from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import (
    BadSeats,
    CannotUndo,
    GameOver,
    IllegalPick,
    NobodyTypes,
    TrollbordError,
)
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.fairness import fresh_secret, mixed, secret_from_seed
from trollbord.kernel.game import Game
from trollbord.kernel.line import clean
from trollbord.kernel.message import Word
from trollbord.kernel.nature import TYPED, Nature
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Company, Player
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.settings import Settings, agreed
from trollbord.kernel.state import State
from trollbord.kernel.view import View

_SPACED: Final = 32
"""Every so-and-so-many-th table is kept for undo."""


class Pick:
    """A line of the log: somebody picked an option."""

    def __init__(
        self,
        seq: int,
        seat: Seat,
        option: Option,
        ask: Ask,
        count: int,
        origin: str,
        events: list[Event],
        learners: frozenset[Seat],
        beside: bytes = b"",
    ) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.option: Final = option
        self.prompt: Final = ask.prompt
        self.source: Final = ask.source
        self.seen_by: Final = ask.seen_by
        self.is_lone: Final = len(ask.options) == 1
        self.is_veiled: Final = ask.veiled
        self.count: Final = count
        self.origin: Final = origin
        self.events: Final = events
        self.learners: Final = learners
        self.beside: Final = beside

    def is_seen_by(self, viewer: Seat) -> bool:
        """Whether this seat may know which option was picked."""
        return self.seen_by is None or viewer == self.seat or viewer in self.seen_by

    def key(self) -> tuple[Any, ...]:
        """What it takes to write this line again."""
        return self.seat, self.option, self.origin, self.beside

    def __repr__(self) -> str:
        return f"{self.seq} {self.seat} {self.option}"


class Undo:
    """A line of the log: all that came after line `to` was taken back."""

    def __init__(self, seq: int, seat: Seat, to: int) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.to: Final = to

    def key(self) -> tuple[Any, ...]:
        """What it takes to write this line again."""
        return self.seat, self.to

    def __repr__(self) -> str:
        return f"{self.seq} undo {self.to}"


class Request:
    """Somebody asks everyone to go back to line `to`, when `seq` is the last."""

    def __init__(self, seat: Seat, to: int, seq: int) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.seq: Final = seq
        self.agreed: Final[set[Seat]] = {seat}

    @property
    def way(self) -> tuple[int, int]:
        """From which line back to which: what others see of it, and agree to."""
        return self.seq, self.to

    def __reduce__(self) -> tuple[object, ...]:
        return revive_request, (self.seat, self.to, self.seq, self.agreed)


def revive_request(seat: Seat, to: int, seq: int, agreed: set[Seat]) -> Request:
    """A request from what its pickle holds."""
    request = Request(seat, to, seq)
    request.agreed.update(agreed)
    return request


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
        match._kept = {kept: state for kept, state in match._kept.items() if kept <= standing}
        match.nature.undone(match.state, self.picks[-1].seq if self.picks else 0)


class Match:
    """A game as it is played: a header and a log of picks; the state is what they lead to.

    NATURE and lone options are answered at once and recorded like any other pick. Sequence numbers never go back: an
    undo is a line of its own. What the players typed as `entropy` is mixed into the secret. The first `forked` lines
    come from another match, whose secret drew their answers. A match that is not `begun` waits for `settle` even if
    its first question is NATURE's: a replay has the answer.
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
        self.entropy: Final = {} if entropy is None else dict(entropy)
        self.forked = 0
        self.holds_veils: Final = holds_veils
        self.state: State = game.new(seats, **agreed(game.table_options, settings or {}))
        for seat, words in self.entropy.items():
            self.state.check_seat(seat)
            clean(words)  # or the record could not be written in the end
        self._given_nature: Final = nature
        if nature is None:
            nature = game.nature(self.state.settings, mixed(self.secret, self.entropy))
        self.nature: Final[Nature] = nature
        self.log: Final[list[Pick | Undo]] = []
        self.picks: list[Pick] = []
        self.counts: Final[dict[str, int]] = {}
        self.request: Request | None = None
        self._kept: dict[int, State] = {0: self.state.copy()}
        self._undone: list[list[Pick]] = []
        self._seen: dict[Seat, int] = {}
        """How many picks stand at least for a seat that has seen what came after them, though it was taken back."""
        self._listener: Final = Listener()
        self.state.listener = self._listener
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
    def seq(self) -> int:
        """The number of the last line of the log; 0 before the first."""
        return len(self.log)

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

    def pick(self, option: Option | str, seat: Seat | None = None, how: str = "") -> Pick:
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

    def _is_settled(self, ask: Ask) -> bool:
        """Whether a seat has no choice, and nothing is hidden by asking it all the same."""
        return (
            ask.seat != NATURE and len(ask.options) == 1 and not (ask.veiled and self.holds_veils)
        )

    def _answered(self, option: Option | str, seat: Seat | None, how: str) -> Pick:
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

    def record(self, option: Option, origin: str, beside: bytes = b"") -> Pick:
        """Take one offered option and write its line, and nothing more: what a replay needs."""
        ask = self.state.ask
        assert ask is not None
        count = 0
        if ask.seat == NATURE:
            count = self.counts.get(ask.source, 0) + 1
            self.counts[ask.source] = count
        self.state.take(option)
        events, learners = self._listener.drain()
        pick = Pick(self.seq + 1, ask.seat, option, ask, count, origin, events, learners, beside)
        self._append(pick)
        self.nature.noted(pick.seq, pick.source, option, beside)
        return pick

    def _append(self, pick: Pick) -> None:
        self.log.append(pick)
        self.picks.append(pick)
        self._took_again(pick)
        self.request = None
        self._keep()

    def _took_again(self, pick: Pick) -> None:
        """Whoever picks what was taken back may go on so; any other pick makes an end of it."""
        again = self._undone.pop() if self._undone else []
        if not again or (again[0].seat, again[0].option) != (pick.seat, pick.option):
            self._undone.clear()
        elif len(again) > 1:
            self._undone.append(again[1:])

    def settle(self) -> None:
        """Answer NATURE and lone options up to the next real question."""
        while True:
            ask = self.state.ask
            if ask is None:
                return
            if ask.seat == NATURE:
                answer = self.nature.answer(self.state, ask, self.counts.get(ask.source, 0) + 1)
                if answer is None:
                    return
                if self._given_nature is not None:
                    self.state.offered(answer.option)
                self.record(answer.option, answer.origin, answer.beside)
            elif self._is_settled(ask):
                self.record(ask.options[0], "")
            else:
                return

    # -- undo

    def undo_floor(self, seat: Seat) -> int:
        """How many picks stand at least, if this seat takes back all that it may.

        The end is final: with it the secret is revealed, and whoever went back would know what is drawn next.
        """
        floor, seen = len(self.picks), self._seen.get(seat, 0)
        while floor > seen and seat != NATURE and self.state.ask is not None:
            if not self._may_take_back(seat, self.picks[floor - 1]):
                break
            floor -= 1
        return floor

    def _may_take_back(self, seat: Seat, last: Pick) -> bool:
        """Whether this pick told the seat nothing: its own, or one that everybody knew would follow."""
        is_foreseen = last.is_lone and not last.is_veiled and last.seat != NATURE
        return (last.seat == seat or is_foreseen) and seat not in last.learners

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat has a decision to take back."""
        index = self.last_decision(seat)
        return index is not None and index >= self.undo_floor(seat)

    def last_decision(self, seat: Seat) -> int | None:
        """The index of the last pick that a seat chose among several options."""
        for index in range(len(self.picks) - 1, -1, -1):
            if self.picks[index].seat == seat and not self.picks[index].is_lone:
                return index
        return None

    def correct(self, seat: Seat) -> Undo:
        """Take back what was typed last for NATURE, until somebody decides or something is drawn."""
        self.state.check_seat(seat)
        index = self._last_typed()
        if index < 0:
            raise CannotUndo("error-cannot-undo", {"seat": seat})
        return self._back_to(seat, index)

    def can_correct(self) -> bool:
        """Whether something was typed for NATURE that nobody has built on."""
        return self._last_typed() >= 0

    def typed_source(self) -> str:
        """The source that the last typed answer stands for, if it can still be corrected."""
        index = self._last_typed()
        return self.picks[index].source if index >= 0 else ""

    def _last_typed(self) -> int:
        index = len(self.picks) - 1
        while index >= 0 and self.picks[index].is_lone and self.picks[index].origin != TYPED:
            index -= 1
        if index < 0 or self.picks[index].origin != TYPED or self.state.ask is None:
            return -1
        return index

    def undo(self, seat: Seat) -> Undo:
        """Take back the seat's last decision, if nothing was learnt since."""
        if seat != NATURE:
            self.state.check_seat(seat)
        if self.state.ask is None:
            raise CannotUndo("error-undo-over", {})
        index = self.last_decision(seat)
        if index is None:
            raise CannotUndo("error-nothing-to-undo", {"seat": seat})
        if index < self.undo_floor(seat):
            raise CannotUndo("error-cannot-undo", {"seat": seat})
        return self._back_to(seat, index)

    def redo(self, seat: Seat) -> list[Pick]:
        """Pick again what was last taken back."""
        if not self._undone or self._undone[-1][0].seat != seat:
            raise CannotUndo("error-cannot-redo", {"seat": seat})
        again = self._undone[-1]
        made = [self.record(pick.option, pick.origin, pick.beside) for pick in again]
        self.settle()
        return made

    def can_redo(self, seat: Seat) -> bool:
        """Whether this seat has just taken something back."""
        return bool(self._undone) and self._undone[-1][0].seat == seat

    def ask_undo(self, seat: Seat, to: int) -> Request:
        """Ask everyone to go back to line `to`, further than this seat could alone, in place of any other request."""
        self.state.check_seat(seat)
        self._check_standing(to)
        self.request = Request(seat, to, self.seq)
        return self.request

    def agree(
        self,
        seat: Seat,
        everyone: Sequence[Seat] | None = None,
        way: tuple[int, int] | None = None,
    ) -> Undo | None:
        """Say yes to the request; when all seats have (or those in `everyone`), it is done.

        Whoever has seen a request some time ago says which `way` it went: to another one nobody has agreed.
        """
        request = self._requested(seat, way)
        request.agreed.add(seat)
        needed = range(self.state.seats) if everyone is None else everyone
        if not request.agreed.issuperset(needed):
            return None
        return self.go_back(request.seat, request.to)

    def refuse(self, seat: Seat, way: tuple[int, int] | None = None) -> None:
        """Say no to the request, or to the one that went this `way`."""
        self._requested(seat, way)
        self.request = None

    def _requested(self, seat: Seat, way: tuple[int, int] | None) -> Request:
        """The request that a seat speaks of, if it is still the same."""
        self.state.check_seat(seat)
        request = self.request
        if request is None:
            raise CannotUndo("error-no-request", {"seat": seat})
        if way is not None and way != request.way:
            words: dict[str, Word] = {"given": _spelt(way), "expected": _spelt(request.way)}
            raise CannotUndo("error-other-request", words)
        return request

    def go_back(self, seat: Seat, to: int) -> Undo:
        """Take back all that came after line `to`, whatever was learnt: with everyone's consent."""
        self.state.check_seat(seat)
        self._check_standing(to)
        undo = self._back_to(seat, self._standing(to))
        self.settle()
        return undo

    def _back_to(self, seat: Seat, index: int) -> Undo:
        """Take back all but so many picks; what was not one's own to take back can't be picked again."""
        undone = self.picks[index:]
        is_own_undo = self.undo_floor(seat) <= index == self.last_decision(seat)
        for each in range(self.state.seats):
            is_own = all([self._may_take_back(each, pick) for pick in undone])
            self._seen[each] = min(self._seen.get(each, 0), index) if is_own else index
        self._restore(index)
        undo = Undo(self.seq + 1, seat, self.picks[-1].seq if self.picks else 0)
        self.log.append(undo)
        if is_own_undo:
            self._undone.append(undone)
        else:
            self._undone.clear()
        self.request = None
        self.nature.undone(self.state, undo.to)
        return undo

    def replay_undo(self, seat: Seat, to: int) -> Undo:
        """Write an undo line of a record and nothing more."""
        return self._back_to(seat, self._standing(to))

    def _check_standing(self, to: int) -> None:
        """One can go back to the start or to a pick that stands, if others came after it."""
        if type(to) is not int:
            raise CannotUndo("error-no-such-line", {"given": repr(to), "last": self.seq})
        if self.state.ask is None:
            raise CannotUndo("error-undo-over", {})
        index = self._standing(to)
        stands = to == 0 or (index > 0 and self.picks[index - 1].seq == to)
        if not stands or index == len(self.picks):
            raise CannotUndo("error-no-such-line", {"given": to, "last": self.seq})

    def _standing(self, to: int) -> int:
        """How many of the standing picks have numbers up to `to`."""
        return bisect_right(self.picks, to, key=_seq)

    # -- tables kept for undo

    def at(self, index: int) -> State:
        """The table after so many of the standing picks."""
        nearest = max([kept for kept in self._kept if kept <= index])
        state = self._kept[nearest].copy()
        # Asked anew: somebody may have shuffled the old question's lists.
        state.resume(state.agenda, state.step)
        for pick in self.picks[nearest:index]:
            state.take(pick.option)
        return state

    def _restore(self, index: int) -> None:
        self.state = self.at(index)
        self.state.listener = self._listener
        self.picks = self.picks[:index]
        self._kept = {kept: state for kept, state in self._kept.items() if kept <= index}
        self._kept[index] = self.state.copy()

    def _keep(self) -> None:
        if len(self.picks) % _SPACED == 0:
            self._kept[len(self.picks)] = self.state.copy()

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


def _spelt(way: tuple[int, int]) -> str:
    return f"{way[0]} → {way[1]}"


def _seq(pick: Pick) -> int:
    return pick.seq


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
