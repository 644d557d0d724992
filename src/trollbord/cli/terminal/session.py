"""A game in the terminal, from the first question to the last."""

import shlex
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Final

from trollbord.adapters.seated import seated as seated_player
from trollbord.cli.terminal.saves import free, in_the_way, practised, save
from trollbord.cli.terminal.screen import TerminalScreen
from trollbord.cli.terminal.seating import OPPONENT, TerminalChair
from trollbord.cli.terminal.typed import command
from trollbord.cli.translated import say
from trollbord.ink.screen import Entry
from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import CannotUndo, TrollbordError
from trollbord.kernel.event import Event
from trollbord.kernel.line import quoted
from trollbord.kernel.log import Pick
from trollbord.kernel.match import Match
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision, Player, answer_of
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.page.told_table import ToldTable, command_of, tell
from trollbord.records.record import Record
from trollbord.server.jobs.veil import veil_seconds
from trollbord.words import Speaker
from trollbord.words.typed import chosen


class Leave(Exception):
    """Raised when a person leaves the table."""


class Session:
    """One keyboard, one screen, and everybody who plays."""

    def __init__(
        self,
        match: Match,
        chairs: list[TerminalChair],
        speaker: Speaker,
        path: Path,
        budget: Budget,
        keeps: bool = False,
        before: Record | None = None,
    ) -> None:
        self.match: Final = match
        self.chairs: Final = chairs
        self.names: Final = [chair.name for chair in chairs]
        self.screen: Final = TerminalScreen(speaker, self.names)
        self.path = path
        # A new game overwrites the file that it is given.
        self.has_file = in_the_way(path) is not None
        self.keeps = keeps  # whether a person wants the file: then it has the end too
        self.before: Final = before
        self.budget: Final = budget
        self.people: Final = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self._rngs: Final = [Random() for _ in chairs]
        self.practice: int | None = practised(before)
        """After which line it became a practice game."""
        self._told: Final[dict[Seat, int]] = {}
        self._looking: Seat | None = None
        for seat in match.resigned:
            self.let_bot_play(seat)

    def play(self) -> None:
        """Ask seat after seat until the game is over or a person leaves."""
        begun = self.match.seq
        try:
            while self.match.ask is not None:
                self.answer(self.match.ask)
        except (Leave, EOFError, KeyboardInterrupt):
            if self.save(""):
                self.screen.say("term-resume", file=shlex.quote(str(self.path)))
            return
        self.end()
        if self.keeps and self.match.seq > begun:
            self.save("")

    def answer(self, ask: Ask) -> None:
        """Answer the open question: a bot picks, a person is prompted (also for typed chance)."""
        chair = self.chairs[ask.seat] if ask.seat != NATURE else None
        if chair is not None and chair.bot is not None:
            decision = Decision(self.match.view(ask.seat), self._rngs[ask.seat], self.budget)
            with self.screen.console.status(say("term-thinking", player=chair.name)):
                option = (
                    self.veiled(chair.bot, decision)
                    if ask.veiled
                    else answer_of(chair.bot, decision)
                )
            self.match.pick(option, ask.seat)
            self.tell_watchers()
        elif ask.veiled and len(ask.options) == 1 and len(self.people) == 1:
            self.match.pick(ask.options[0], ask.seat)  # nobody else watches whether it takes long
        else:
            self.ask_person(ask)

    def veiled(self, bot: Player, decision: Decision) -> Option:
        """A bot's answer to a veiled question, held back for a time drawn beforehand, so that its delay reveals nothing."""
        seconds = veil_seconds() if self.people else 0.0
        began = monotonic()
        option = decision.options[0]
        if len(decision.options) > 1:
            limits = [each for each in (seconds, self.budget.seconds) if each]
            budget = Budget(self.budget.iterations, min(limits, default=0.0))
            option = answer_of(bot, Decision(decision.view, decision.rng, budget))
        sleep(max(0.0, seconds - (monotonic() - began)))
        return option

    def ask_person(self, ask: Ask) -> None:
        """Show a person the table, then read lines until one of them moves the game on."""
        self.turn_to(ask.seat)
        self.screen.question(ask)
        self.screen.options(ask.options)
        seq = self.match.seq
        while self.match.seq == seq:
            self.take(self.screen.read(), ask)

    def turn_to(self, seat: Seat) -> None:
        """Draw the curtain if the next person sees what others may not, then show the table."""
        if seat != self._looking and len(self.people) > 1 and self.has_secrets():
            self.screen.curtain(self.name(seat))
        self._looking = seat
        viewer = seat if seat != NATURE else SPECTATOR
        self.catch_up(viewer)
        self.screen.board(self.match.view(viewer))

    def has_secrets(self) -> bool:
        """Whether some person's table looks other than a spectator's."""
        open_table = str(self.match.view(SPECTATOR))
        return any(str(self.match.view(seat)) != open_table for seat in self.people)

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.screen.speaker.seat(seat, self.names)

    def catch_up(self, viewer: Seat) -> None:
        """Print the events since this viewer's last turn."""
        self.screen.log(self.match.events(viewer, self._told.get(viewer, 0)))
        self._told[viewer] = self.match.seq

    def tell_watchers(self) -> None:
        """Print every move if only bots play."""
        if not self.people:
            self.catch_up(SPECTATOR)

    # -- what a line does

    def take(self, line: str, ask: Ask) -> None:
        """Pick the option that a line means, carry out a command, or say what is wrong."""
        names = self.screen.names(ask.options)
        options = [] if line.startswith(":") else chosen(line, ask.options, names)
        ordered = command(line)
        if ordered is not None and not any(option.text == line for option in options):
            self.obey(*ordered, ask)
        elif self.is_told(line) and not any(option.text == line for option in options):
            self.screen.lines(tell(self.table(ask.seat), line.removeprefix(":")))
        elif len(options) == 1:
            self.match.pick(options[0], ask.seat, by=self.typist(ask))
        elif options:
            self.screen.few(options)
        elif line:
            self.explain(line)

    def is_told(self, line: str) -> bool:
        """Whether a line asks about the table."""
        word = line.removeprefix(":").partition(" ")[0]
        return bool(word) and command_of(word, self.screen.speaker) is not None

    def table(self, seat: Seat) -> ToldTable:
        """The table as the one who types may know it."""
        viewer = seat if seat != NATURE else SPECTATOR
        picks = enumerate(self.match.picks, 1)
        seen = [
            Entry(n, pick.seat, [each.seen(viewer) for each in pick.events]) for n, pick in picks
        ]
        return ToldTable(self.match.view(viewer), self.screen.speaker, self.names, seen)

    def typist(self, ask: Ask) -> Seat | None:
        """The seat that types for NATURE, if there is only one person; of several at one keyboard it can't be known."""
        return self.people[0] if ask.seat == NATURE and len(self.people) == 1 else None

    def obey(self, order: str, rest: str, ask: Ask) -> None:
        """Carry out a command."""
        match order:
            case "help":
                self.screen.help()
            case "options":
                self.screen.options(ask.options)
            case "board":
                self.screen.board(self.match.view(ask.seat if ask.seat != NATURE else SPECTATOR))
            case "log":
                self.screen.log(self.match.events(ask.seat))
            case "why" if not rest:
                self.screen.say("term-why-what")
            case "why":
                self.explain(rest)
            case "undo":
                self.undo(ask.seat)
            case "redo":
                self.redo(ask.seat)
            case "resign":
                self.resign(ask.seat)
            case "save":
                self.save(rest)
            case "quit":
                raise Leave

    def explain(self, line: str) -> None:
        """Say which rule forbids an option, or that it is offered."""
        known = self.match.game.vocabulary.known(line)
        try:
            option = self.match.state.offered(known or quoted(line))
        except TrollbordError as error:
            self.screen.complain(self.screen.speaker.error(error, self.names))
        else:
            meaning = self.screen.speaker.option(option, self.names)
            self.screen.say("term-allowed", option=meaning)

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last decision; beyond what is known now, only if all agree."""
        decided = [pick for pick in self.match.picks if not pick.is_lone]
        if decided and decided[-1].is_typed:
            self.go_back_before(decided[-1])
            return
        person = self.undoer(seat)
        try:
            self.match.undo(person)
        except CannotUndo as error:
            self.screen.complain(self.screen.speaker.error(error, self.names))
            self.go_back_by_consent(person)

    def undoer(self, seat: Seat) -> Seat:
        """Who takes back: the person asked or, if that one has not moved since, the one before."""
        if self.match.can_undo(seat):
            return seat
        others = [person for person in self.people if self.match.can_undo(person)]
        return others[0] if others else seat

    def go_back_by_consent(self, person: Seat) -> None:
        """Ask the people at the table to agree to an undo that the rules alone do not allow.

        Bots do not go back past chance or anything learnt, unless the only person makes it a practice game.
        """
        index = self.match.history.last_decision(person)
        if index is None:
            return
        minds = self.bots_mind(index)
        if minds and len(self.people) > 1:
            self.screen.complain(self.screen.speaker.text("page-bots-mind"))
        elif self.screen.agrees(say("term-practice" if minds else "term-consent")):
            self.practice = self.match.seq if minds else self.practice
            self.go_back_before(self.match.picks[index])

    def bots_mind(self, index: int) -> bool:
        """Whether a bot at the table does not go back to this many picks."""
        has_bots = len(self.people) < len(self.chairs)
        return has_bots and self.practice is None and self.match.history.tells_since(index)

    def go_back_before(self, undone: Pick) -> None:
        """Undo to line `to`, by agreement or to correct a typed result of chance."""
        before = [pick.seq for pick in self.match.picks if pick.seq < undone.seq]
        person = self.people[0] if self.people else 0
        seat = person if undone.seat == NATURE else undone.seat
        self.match.go_back(seat, before[-1] if before else 0)

    def redo(self, seat: Seat) -> None:
        """Pick again what this seat took back."""
        try:
            self.match.redo(seat)
        except CannotUndo as error:
            self.screen.complain(self.screen.speaker.error(error, self.names))

    def resign(self, seat: Seat) -> None:
        """Give up for the person who is asked; while the dice are typed, for the only one there is."""
        person = seat if seat != NATURE or len(self.people) != 1 else self.people[0]
        if person == NATURE:
            self.screen.complain(self.screen.speaker.text("page-why-not-you"))
        elif self.screen.agrees(say("term-resign")):
            self.match.resign(person)
            self.screen.log([Event("resigned", {"seat": person})])
            self.let_bot_play(person)

    def let_bot_play(self, seat: Seat) -> None:
        """A bot plays on for a seat that resigned."""
        if seat in self.people and self.match.ask is not None:
            self.people.remove(seat)
            self.chairs[seat] = TerminalChair(self.names[seat], seated_player(OPPONENT))

    def save(self, name: str) -> bool:
        """Write the game to its file, or to one that is named and is its file from then on."""
        try:
            path = self.place(name)
            save(self.match, self.names, path, self.languages(), self.before, self.practice)
        except (OSError, ValueError, RuntimeError) as error:  # of a file, of its name, of a home
            file = name or str(self.path)
            self.screen.complain(say("term-not-saved", file=quoted(file), why=self.why(error)))
            return False
        self.path, self.has_file, self.keeps = path, True, True
        self.screen.say("term-saved", file=str(path))
        return True

    def place(self, name: str) -> Path:
        """Where to write without writing over anything else: the game's own file, or one that is named."""
        path = Path(name).expanduser() if name else self.path
        if path.is_dir():
            raise TrollbordError("error-file-is-folder")
        if in_the_way(path) is None or self.is_own(path):
            return path
        if name:
            raise TrollbordError("error-file-taken")
        return free(path)

    def is_own(self, path: Path) -> bool:
        """Whether a file is the one that the game stands in."""
        if not (path.exists() and self.path.exists()):
            return self.has_file and path == self.path
        return self.has_file and path.samefile(self.path)

    def languages(self) -> list[str]:
        """The language in which each seat reads the table: bots have none, which tells them from people."""
        language = self.screen.speaker.language
        return ["" if chair.bot else language for chair in self.chairs]

    def why(self, error: Exception) -> str:
        """What went wrong, in a sentence."""
        if isinstance(error, TrollbordError):
            return self.screen.speaker.error(error, self.names)
        return str(error)

    def end(self) -> None:
        """Show the last table and the result."""
        self.catch_up(SPECTATOR if not self.people else self.people[0])
        self.screen.board(self.match.view(SPECTATOR))
        result = self.match.result
        assert result is not None, "the game is over"
        self.screen.result(result)
