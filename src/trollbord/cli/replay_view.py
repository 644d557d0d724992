"""The projector: shows a record line by line, as one viewer sees it."""

from typing import Final

from trollbord.cli.console import console
from trollbord.cli.recordfile import named, snapshots
from trollbord.cli.tabletop import tabletop
from trollbord.kernel.course import typed_events
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State
from trollbord.records.record import HIDDEN, PickLine, Record, ResignLine, UndoLine
from trollbord.records.replaying import ReplayWalk, answer
from trollbord.words import speaker


class Projector:
    """What happened at each line of a record, in words, and the table after it."""

    def __init__(self, game: Game, record: Record, viewer: Seat, language: str) -> None:
        self.game: Final = game
        self.record: Final = record
        self.viewer: Final = viewer
        self.words: Final = speaker(game.id, language)
        self.players: Final = named(record.header, self.words)
        self.snapshots: Final = snapshots()
        self.log: Final = record.log
        self.said: Final = record.said()

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self.log)

    def table(self, seq: int) -> State:
        """The table after a line."""
        return self.snapshots.at(self.game, self.record, seq)

    def board(self, seq: int) -> str:
        """The table after a line, in words."""
        view = self.table(seq).view(self.viewer)
        return tabletop(view, self.words, self.players, console().width)

    def happened(self, seq: int) -> list[str]:
        """What happened at a line: who did what, what followed, and what was said then."""
        line = self.log[seq - 1]
        if isinstance(line, UndoLine):
            return [
                self.words.text("replay-undo", seat=self.players[line.seat], to=str(line.to)),
                *self.talk(seq),
            ]
        if isinstance(line, ResignLine):
            resigns = Event("resigned", {"seat": line.seat})
            return [self.words.event(resigns, self.players), *self.talk(seq)]
        return [*self.told(line), *self.talk(seq)]

    def told(self, line: PickLine) -> list[str]:
        """The log's sentences for a pick; a pick that the log passes over is named itself."""
        state = self.table(line.seq - 1)
        ask = state.ask
        option = answer(state, line)
        assert ask is not None
        seen = ask.is_answer_seen_by(self.viewer)
        listener = state.listener = Listener()
        state.take(option)
        told = [*self.typed(line), *listener.drain()[0]]
        events = [event.seen(self.viewer) for event in told]
        if events:
            return [self.words.event(event, self.players) for event in events]
        picked = self.words.option(option, self.players) if seen else HIDDEN
        return [f"{self.words.seat(line.seat, self.players)}: {picked}"]

    def typed(self, line: PickLine) -> list[Event]:
        """Who typed an answer for NATURE, told once for all answers of a source in a row."""
        before = self.log[line.seq - 2] if line.seq > 1 else None
        goes_on = isinstance(before, PickLine) and (before.source, before.origin) == (
            line.source,
            line.origin,
        )
        return [] if goes_on else typed_events(line.origin)

    def talk(self, seq: int) -> list[str]:
        """What was said after a line."""
        return [
            f"{self.words.seat(chat.seat, self.players)}: “{chat.words}”"
            for chat in self.said.get(seq, [])
        ]

    def ending(self) -> str:
        """How it ended, or that it has not."""
        walk = ReplayWalk(self.game, self.record)
        while walk.line is not None:
            walk.step()
        result = walk.result
        if result is None:
            return self.words.text("replay-not-over")
        scores = [f"{player} {score}" for player, score in zip(self.players, result.scores)]
        return f"{self.words.ending(result)}: {', '.join(scores)}"
