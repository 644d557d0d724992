"""A lesson in the terminal: the tutor's words, the table told, and what the learner types."""

from random import Random
from typing import Final

from rich.text import Text

from trollbord import bots
from trollbord.cli.tabletop import tabletop
from trollbord.cli.terminal.screen import TerminalScreen
from trollbord.cli.translated import say
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.option import Option
from trollbord.kernel.optional import part
from trollbord.kernel.player import Decision, answer_of
from trollbord.teach import Kind, Mood, Tutor
from trollbord.teach.lesson import Taken
from trollbord.teach.telling import choices, goes_on_alone, heading, lead, own_hint, said, text
from trollbord.words import Speaker
from trollbord.words.typed import chosen

ORDERS: Final = ("show", "back", "skip", "board", "options", "help", "quit")
"""What can be told to the tutor; each has a name in the learner's language too: `term-order-show`."""
ADVISER: Final = "huldra"
MOST_LISTED: Final = 16
"""Options that are listed without being asked for."""


class TaughtSession:
    """One learner at one keyboard."""

    def __init__(self, tutor: Tutor, words: Speaker) -> None:
        self.tutor: Final = tutor
        self.words: Final = words
        seats = range(tutor.scene.state.seats)
        you, bot = say("term-human"), words.name(tutor.lesson.notes[-1].bot)
        self.players: Final = [you if seat == tutor.lesson.learner else bot for seat in seats]
        self.screen: Final = TerminalScreen(words, self.players)
        self._bot: Final = bots.make(tutor.lesson.notes[-1].bot)
        self._adviser: Final = bots.make(ADVISER)
        self._rng: Final = Random()
        self._orders: Final = {say(f"term-order-{order}"): order for order in ORDERS}
        self._opened = -1
        self._told: list[str] = []
        """The parts of the table as they were told last."""
        self._last: Taken | None = None
        """The last pick that was told."""

    def play(self) -> str:
        """Take the lesson until it is over or the learner leaves; the step at which it stands, or nothing at its end."""
        self.screen.say("term-learn-help")
        try:
            while self.tutor.mood is not Mood.OVER:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            return self.tutor.step.id
        self.tell(self.words.text("teach-over"))
        return ""

    def turn(self) -> None:
        """Tell what is new, let happen what happens by itself, or read a line."""
        tutor = self.tutor
        self.open()
        if tutor.mood is Mood.SHOWS:
            self.show()
        elif tutor.bot_asked() is not None:
            self.let_bot_play()
        elif tutor.mood in (Mood.MISSED, Mood.DONE):
            self.answered()
        else:
            self.read()

    def open(self) -> None:
        """Tell a note that was just opened."""
        tutor = self.tutor
        if tutor.place == self._opened:
            return
        self._opened = tutor.place
        number, count = tutor.note.step + 1, len(tutor.lesson.steps)
        step = self.words.text("teach-step", number=number, count=count)
        self.news()
        self.board()
        self.screen.console.print(Text(f"{heading(tutor, self.words)} ({step})", style="bold"))
        if first := lead(tutor, self.words, self.players):
            self.tell(first)
        rules = ", ".join(tutor.note.rules)
        self.tell(f"{text(tutor, self.words)} [{rules}]" if rules else text(tutor, self.words))
        self.marks()
        if tutor.note.kind is Kind.TRY and tutor.acts:
            tried = tutor.forbidden()
            name = self.words.option(tried, self.players)
            self.screen.say("term-learn-try", line=tried.text, name=name)
        for index, (id, words) in enumerate(choices(tutor, self.words), 1):
            self.tell(f"  {words}" if id == words else f"  {index}  {words}")

    def marks(self) -> None:
        """What chalk rings or frames on the page, by its name in the help."""
        view = self.tutor.view()
        helps = part(view.game.module, "help")
        if helps is None:
            return
        for mark in self.tutor.note.marks:
            found = [told for key in mark.keys if (told := helps.help_of(view, key)) is not None]
            names = dict.fromkeys([self.words.message(told.name, self.players) for told in found])
            if mark.shape != "arrow" and names:
                shape = self.words.text(f"teach-chalk-{mark.shape}")
                self.tell(f"  {shape}: {', '.join(names)}")

    def board(self, whole: bool = False) -> None:
        """The table: those of its parts that have changed since they were told, or all."""
        console = self.screen.console
        told = tabletop(self.tutor.view(), self.words, self.players, console.width).split("\n\n")
        for each in told if whole else [each for each in told if each not in self._told]:
            console.print()
            console.print(Text(each), soft_wrap=True)
        console.print()
        self._told = told

    def news(self) -> None:
        """What has happened on the table since it was told last; nothing, if it is another table."""
        taken = self.tutor.scene.history
        known = [place for place, each in enumerate(taken, 1) if each is self._last]
        eyes = self.tutor.lesson.learner
        if known:
            fresh = [event for each in taken[known[0] :] for event in each.events]
            self.screen.log([event.seen(eyes) for event in fresh])
        self._last = taken[-1] if taken else None

    def tell(self, words: str) -> None:
        """The tutor says something."""
        self.screen.console.print(Text(words), soft_wrap=False)

    def show(self) -> None:
        """Play what is shown, each line told; an example is taken back after it."""
        tutor = self.tutor
        while tutor.show_next():
            pass
        self.news()
        if tutor.is_example:
            self.board()
            tutor.end_example()
            self._last = tutor.scene.history[-1] if tutor.scene.history else None

    def let_bot_play(self) -> None:
        """A bot answers in free play."""
        tutor, seat = self.tutor, self.tutor.bot_asked()
        assert seat is not None
        decision = Decision(tutor.scene.state.view(seat), self._rng)
        tutor.bot_picks(answer_of(self._bot, decision).text)
        self.news()
        if tutor.acts:
            self.board()

    def answered(self) -> None:
        """Tell what is said about the last deed, and go on or back with Enter."""
        tutor = self.tutor
        if not goes_on_alone(tutor, self.words):
            for line in (said(tutor, self.words, self.players), self.hint()):
                if line:
                    self.tell(line)
            if self.obeys(self.screen.read(f"[{self.words.text(self.way_on())}] ")):
                return
        if tutor.mood is Mood.MISSED:
            tutor.retry()
        elif tutor.mood is Mood.DONE:
            tutor.go_on()

    def way_on(self) -> str:
        """What Enter does."""
        return "teach-try-again" if self.tutor.mood is Mood.MISSED else "teach-next"

    def hint(self) -> str:
        """A hint, or the answer, as it is typed."""
        model = self.tutor.model()
        if not self.tutor.hints or model is None:
            return ""
        if self.tutor.tells_answer:
            return self.words.text("teach-answer", option=model.text)
        beginning = " ".join(model.text.split()[:2])
        return own_hint(self.tutor, self.words) or self.words.text("teach-hint", option=beginning)

    def read(self) -> None:
        """Read a line: an order, a guess, or a pick."""
        tutor = self.tutor
        if tutor.note.kind is Kind.TELL:
            if not self.obeys(self.screen.read(f"[{self.words.text('teach-next')}] ")):
                tutor.go_on()
            return
        self.ask()
        line = self.screen.read()
        if not line or self.obeys(line):
            return
        if tutor.note.kind is Kind.GUESS:
            self.guess(line)
        else:
            self.pick(line)

    def ask(self) -> None:
        """The game's question with its options; many of them are listed when they are asked for."""
        ask = self.tutor.scene.state.ask
        if not self.tutor.acts or ask is None:
            return
        self.screen.question(ask)
        if len(ask.options) <= MOST_LISTED:
            self.screen.options(ask.options)
        else:
            self.screen.say("term-learn-many", count=len(ask.options))

    def guess(self, line: str) -> None:
        """A choice by its number in the list, or as it is written."""
        offered = choices(self.tutor, self.words)
        found = [id for id, words in offered if line.lower() in (id, words.lower())]
        if not found and line.isdecimal() and 0 < int(line[:3]) <= len(offered):
            found = [offered[int(line) - 1][0]]
        if not found:
            return
        self.tutor.guess(found[0])
        if self.tutor.mood is Mood.ASKS:
            self.tell(said(self.tutor, self.words, self.players))

    def pick(self, line: str) -> None:
        """Pick what the line means; what is forbidden is told, and may be the lesson."""
        tutor, ask = self.tutor, self.tutor.scene.state.ask
        assert ask is not None
        options = chosen(line, ask.options, self.screen.names(ask.options))
        if len(options) > 1:
            self.screen.few(options)
        elif options:
            tutor.pick([options[0].text])
            self.news()
        elif (tried := self.meant(line)) is not None and (reason := tutor.refuse(tried)):
            if tutor.mood is not Mood.DONE:
                self.screen.complain(self.words.message(reason.message, self.players))
        else:
            self.complain(line)

    def meant(self, line: str) -> Option | None:
        """The option that a person types who tries what is forbidden: by its spelling, or as the note calls it."""
        known = self.tutor.lesson.game.vocabulary
        tried = [each for each in known.options if self.tutor.note.invites(each)]
        named = chosen(line, tried, self.screen.names(tried))
        return named[0] if named else known.known(line)

    def complain(self, line: str) -> None:
        """Say what is wrong with a line: why not, if it is an option of the game, else what can be typed."""
        known = self.tutor.lesson.game.vocabulary.known(line)
        if known is None:
            self.screen.complain(say("term-learn-unknown", line=line[:80]))
            return
        try:
            self.tutor.scene.state.offered(known)
        except TrollbordError as error:
            self.screen.complain(self.words.error(error, self.players))

    def obeys(self, line: str) -> bool:
        """Carry out what is told to the tutor; whether the line was that."""
        order = {"?": "help", **self._orders}.get(line.lower(), line.lower())
        if order in ORDERS:
            self.obey(order)
        return order in ORDERS

    def obey(self, order: str) -> None:
        """Carry out an order to the tutor."""
        tutor = self.tutor
        match order:
            case "show" if tutor.note.kind is Kind.FREE:
                decision = Decision(tutor.view(), self._rng)
                advised = answer_of(self._adviser, decision)
                self.tell(self.words.text("teach-advice", option=advised.text))
            case "show":
                tutor.example()
            case "back":
                self._opened = -1
                tutor.back()
            case "skip":
                tutor.skip()
            case "board":
                self.board(whole=True)
            case "options" if tutor.scene.state.ask is not None:
                self.screen.options(tutor.scene.state.ask.options)
            case "help":
                self.screen.say("term-learn-help")
            case "quit":
                raise EOFError
