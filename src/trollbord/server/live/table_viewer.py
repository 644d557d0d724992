"""Viewers of a table: a person who plays, several at one device, or somebody who watches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trollbord.ink.screen import Draft, Form
from trollbord.kernel.log import Pick
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.view import View
from trollbord.page.hint import Hint
from trollbord.page.sitting import AidsPart, Chair, MomentPart, Sitting, Thought
from trollbord.page.told_table import ToldTable
from trollbord.server.errors import Overtaken, Refused
from trollbord.server.live.aside import Aside
from trollbord.server.live.channel import Channel
from trollbord.server.live.commands import BrowserCommands
from trollbord.server.live.hints import hint_of, lone
from trollbord.server.live.messages import Command
from trollbord.server.live.reasons import asked_about, reasons, thought
from trollbord.server.live.table_parts import (
    chairs_of,
    clock_of,
    company_of,
    end_of,
    going_of,
    talk_of,
    undo_of,
)
from trollbord.server.live.viewer import Viewer
from trollbord.server.rooms.chat import hear_language
from trollbord.server.rooms.hints import counted, may_ask
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.services import BotService
from trollbord.server.rooms.told import ToldReasons
from trollbord.tables.terms import ADVISER
from trollbord.words import speaker

LONGEST_PACE: Final = 5000
"""Milliseconds for a step of a bot, at most."""
REPLAYED: Final = 24
"""At most this many picks that a player missed are shown one by one."""


class TableViewer(Viewer):
    """One browser's connection to a table."""

    def __init__(
        self,
        commands: BrowserCommands[TableViewer],
        room: Room,
        bots: BotService,
        channel: Channel,
        person: str,
        form: Form,
        language: str,
        since: int = -1,
    ) -> None:
        super().__init__(channel, person, form, speaker(room.row.game, language), room.lock)
        self.commands: Final = commands
        self.room: Final = room
        self.bots: Final = bots
        self.since: Final = since
        """The last line that this browser has shown before; -1 if it was never here."""
        self.has_name = True
        """Whether this person has said what they are called."""
        self.eyes: Seat = SPECTATOR
        self.looking: int | None = None
        """The number of picks after which the browser looks at the table; None is now."""
        self.tells = False
        """Whether the board is told in words."""
        self.reasons: Final[Aside[Thought]] = Aside()
        """What a bot says about its decision of this number."""
        self.hint: Final[Aside[Hint]] = Aside()
        """What the adviser says to the question after the line of this number."""
        self.breath: Final[list[float]] = []
        self._was_asked = True
        self._chosen_pace: float | None = None

    def set_pace(self, text: str) -> None:
        """How many milliseconds this person wants to see each step of a bot; nothing: as the server does."""
        self._chosen_pace = min(int(text), LONGEST_PACE) / 1000 if text.isdecimal() else None
        self.pace = self._chosen_pace

    def skip(self) -> None:
        """Let bots play on at once until this person is asked."""
        self.pace = 0.0

    # -- what this browser may see

    @property
    def seq(self) -> int:
        return self.room.match.seq

    def mine(self) -> list[Seat]:
        """The seats that this person plays."""
        return self.room.seats_of(self.person)

    def wanted_eyes(self) -> Seat:
        """Through whose eyes the table should be seen now."""
        mine, ask = self.mine(), self.room.match.ask
        if len(mine) < 2:
            return mine[0] if mine else SPECTATOR
        if ask is not None and ask.seat in mine:
            return ask.seat
        # Chance may be about to deal: no hand is shown until a player has taken the device.
        is_chance = ask is not None and ask.seat < 0
        return SPECTATOR if is_chance or self.room.hides(mine) else mine[0]

    def settle_eyes(self) -> bool:
        """Change the eyes unless the device must be handed over first; return whether a curtain must fall."""
        wanted, mine = self.wanted_eyes(), self.mine()
        if wanted == self.eyes or wanted not in mine or len(mine) < 2 or not self.room.hides(mine):
            self.eyes = wanted
            return False
        return True

    def seen_view(self) -> View:
        """What this browser shows: now or at the position it looks at, and no hand behind a curtain."""
        return self._view(self.looking, SPECTATOR if self.settle_eyes() else self.eyes)

    def _view(self, index: int | None, eyes: Seat) -> View:
        """What these eyes see after `index` picks, or now (None): then they know who gave up."""
        match = self.room.match
        return match.view(eyes) if index is None else match.at(index).view(eyes)

    def look_at(self, picks: int | None) -> None:
        """Look at the table after this number of picks; None, and a number that is not past, is now."""
        is_past = picks is not None and 0 <= picks < len(self.room.match.picks)
        self.looking = picks if is_past else None

    # -- coming, speaking and going

    async def welcome(self) -> None:
        """The whole page, after what happened since the last visit; then the others are told who has come."""
        self.room.viewers.come(self)
        async with self.lock:
            await self.show_all()
        await self._enter()

    async def show_all(self) -> None:
        """The whole page; what happened since the last visit is played first."""
        self.settle_eyes()
        missed = self._missed(self.since)
        for number, index in enumerate(missed):
            await self.show(self._replayed(index), whole=number == 0)
        await self.refresh(whole=not missed)

    async def _enter(self) -> None:
        """This person's language is saved, the others see that they are there, and the game goes on."""
        if self.room.fault is not None:
            async with self.lock:
                await self.room.publish()
            return
        try:
            async with self.room.change(by=self.person):
                hear_language(self.room, self.person, self.speaker.language)
        except Refused as refused:
            await self.refuse(self.speaker.text(str(refused)))

    async def leave(self) -> None:
        self.room.viewers.go(self)
        async with self.lock:
            await self.room.publish()

    def lose(self) -> None:
        self.room.viewers.discard(self)

    async def obey(self, command: Command) -> None:
        await self.commands.obey(self, command)

    async def change(self, deed: Callable[[], None]) -> None:
        """Do a deed; if another process changed the table first, once more on what it wrote, where that still makes sense."""
        for is_last in (False, False, True):
            try:
                async with self.room.change(by=self.person):
                    deed()
            except Overtaken:
                if is_last:
                    raise
            else:
                return

    def _missed(self, since: int) -> list[int]:
        """How many picks stood after each thing that this browser has not seen yet, the old table first."""
        picks = self.room.match.picks
        if not 0 <= since < self.room.match.seq or self.mine() == []:
            return []
        known = len([pick for pick in picks if pick.seq <= since])
        undone = since > 0 and (known == 0 or picks[known - 1].seq != since)
        if undone or not 0 < len(picks) - known <= REPLAYED:
            return []
        return list(range(known, len(picks)))

    # -- a bot's reasons, and a good move

    def asked_about(self) -> int | None:
        """The decision of a bot whose reasons this browser may ask for."""
        shown = len(self.room.match.picks) if self.looking is None else self.looking
        return asked_about(self.room, self.person, shown)

    def explain(self, index: int) -> None:
        """Ask a bot for its reasons without waiting; a second question replaces the first."""
        room, pick = self.room, self.room.match.picks[index]
        bot = room.chairs[pick.seat].bot

        def words(told: ToldReasons | None) -> Thought | None:
            picks = room.match.picks
            stands = index < len(picks) and picks[index] is pick and self.asked_about() == index
            return self._thought(told, pick) if stands else None

        self.ask(
            self.reasons,
            index,
            lambda: reasons(self.bots, room.match, bot, index, self.person),
            words,
        )

    def _thought(self, told: ToldReasons | None, pick: Pick) -> Thought:
        return thought(self.room.game, told, pick, self.speaker, self.names())

    def ask_hint(self) -> None:
        """Ask for advice on the own question without waiting; the answer holds for this question alone."""
        self.hint.forget()
        view, names, seq = self.seen_view(), self.names(), self.seq
        assert view.ask is not None
        if len(view.ask.options) == 1:
            self.hint.tell(seq, lone(view, self.speaker, names))
            return
        self.hint.tell(seq, Hint(is_thinking=True))

        def words(told: ToldReasons | None) -> Hint | None:
            return hint_of(view, told, self.speaker, names) if self.seq == seq else None

        self.ask(self.hint, seq, lambda: self.bots.reasons(ADVISER, view, self.person), words)

    def stop_thinking(self) -> None:
        self.hint.forget()
        self.reasons.stop()

    # -- what is shown

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs()]

    def chairs(self) -> list[Chair]:
        """The chairs as this browser sees them."""
        return chairs_of(self.room, self.person, self.speaker)

    def title(self, sitting: Sitting) -> str:
        if not sitting.acts:
            return super().title(sitting)
        name = self.speaker.text("game-name")
        return f"● {self.speaker.text('page-your-turn')} · {name}"

    def calls(self, sitting: Sitting) -> bool:
        """Whoever is asked now, and was not before; the bots' pauses are skipped only until then."""
        asked, was_asked = sitting.acts, self._was_asked
        self._was_asked = asked
        if asked:
            self.pace = self._chosen_pace
        return asked and not was_asked

    def sitting(self) -> Sitting:
        """The table now, or at the position that this browser looks at; behind a curtain nothing of a hand."""
        is_curtain, count = self.settle_eyes(), len(self.room.match.picks)
        looking = self.looking if self.looking is not None and self.looking < count else None
        moment = MomentPart(self.seq, count, looking, is_curtain)
        return self._sitting(moment, looking, SPECTATOR if is_curtain else self.eyes)

    def _replayed(self, index: int) -> Sitting:
        """The table after `index` picks, while this person was away."""
        picks = self.room.match.picks
        # Sequence numbers tell how far this browser has seen; a position of the past is no news.
        seq = picks[index - 1].seq if index else 0
        return self._sitting(MomentPart(seq, len(picks), replays=True), index, self.eyes)

    def _sitting(self, moment: MomentPart, index: int | None, eyes: Seat) -> Sitting:
        """The table after `index` picks, or as it is now (None), part by part."""
        room, person, words = self.room, self.person, self.speaker
        chairs, is_past = self.chairs(), index is not None
        names = [chair.name for chair in chairs]
        plays = not is_past and not moment.is_curtain and not room.is_over and eyes in self.mine()
        asks_name = "" if self.has_name else room.called(person)
        return Sitting(
            self._view(index, eyes),
            self._draft(moment.standing if index is None else index, eyes, names, not is_past),
            words,
            chairs,
            moment,
            room.row.id,
            undo_of(room, person, eyes if plays else None),
            company_of(room, person, asks_name, self.bots.build),
            going_of(room, person, self.eyes),
            end_of(room, is_past),
            self._aids(moment),
            clock_of(room, person, names),
            talk_of(room, person, words),
            cache=self.cache,
        )

    def _aids(self, moment: MomentPart) -> AidsPart:
        """What this person asked for beside the board; behind a curtain and of the past there are no hints."""
        if moment.is_curtain or moment.replays:
            return AidsPart(self.lists, self.tells)
        why = self.asked_about()
        return AidsPart(
            self.lists,
            self.tells,
            may_ask(self.room, self.person),
            self.hint.told(self.seq) if moment.looking is None else None,
            counted(self.room),
            why,
            self.reasons.told(why),
        )

    def _draft(self, count: int, eyes: Seat, names: list[str], live: bool) -> Draft:
        history = self.room.history(eyes)
        told = history if count == len(history) else history[:count]
        return Draft(self.form, names, self.mine(), told, live)

    def told_table(self) -> ToldTable:
        """The table that is told to this person: what is seen now, and what was told up to there."""
        view, here = self.seen_view(), self.looking
        told = self.room.history(view.seat)
        seen = [entry for entry in told if here is None or entry.index <= here]
        return ToldTable(view, self.speaker, self.names(), seen)
