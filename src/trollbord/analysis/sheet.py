"""A review in words: moments, tables and notes in one language, for the terminal and for a page."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from trollbord.analysis.result import SCALE, Candidate, Entry, Review, Turn
from trollbord.analysis.telling import (
    HUNDREDTHS,
    draw_told,
    notes,
    nothing_told,
    share_told,
    turn_told,
)
from trollbord.games import load_for_record
from trollbord.kernel.message import Message
from trollbord.words import Speaker


class Moment(NamedTuple):
    """A turn that cost something: its heading, and sentences about it."""

    turn: Turn | None
    head: str
    sentences: list[str]


class Table(NamedTuple):
    """Columns and rows of words and numbers."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Sheet:
    """What a review says, in the language of a speaker."""

    def __init__(self, review: Review, speaker: Speaker) -> None:
        self.review: Final = review
        self.speaker: Final = speaker
        self.players_named: Final = [
            name or speaker.seat(seat) for seat, name in enumerate(review.players)
        ]
        self._vocabulary: Final = load_for_record(review.game).vocabulary

    def title(self) -> str:
        """The game, and when it was played."""
        told = self.speaker.text("review-title", game=self.speaker.text("game-name"))
        return f"{told}, {self.review.date}" if self.review.date else told

    # -- moments

    def moments(self, seat: int | None = None) -> list[Moment]:
        """The turns in which most was lost while it was still open; one sentence, where there are none."""
        found = [self.moment(turn) for turn in self.review.moments(seat)]
        return found or [Moment(None, self.speaker.message(nothing_told()), [])]

    def moment(self, turn: Turn) -> Moment:
        """A turn in sentences."""
        first, *rest = [self._said(each) for each in turn_told(self.review, turn)]
        head = f"{self.line(turn.address)}: {self.label(turn)}"
        ways = [("review-played", turn.played), ("review-better", turn.better)]
        sentences = [first, *[self._way(name, way) for name, way in ways if way is not None], *rest]
        return Moment(turn, head, sentences)

    def line(self, number: int) -> str:
        """A line of the record."""
        return f"{self.speaker.text('review-column-line')} {number}"

    def label(self, turn: Turn) -> str:
        """What a turn was."""
        return self.speaker.text(f"review-label-{turn.label}")

    def _way(self, id: str, way: Candidate) -> str:
        return f"{self.speaker.text(id)}: {self._picks(way.line)}"

    def _picks(self, texts: Sequence[str]) -> str:
        options = [self._vocabulary.find(text) for text in texts]
        return " · ".join([self.speaker.option(each, self.players_named) for each in options])

    def _said(self, message: Message) -> str:
        return self.speaker.message(message, self.players_named)

    # -- tables

    def players(self) -> Table:
        """Each player in numbers."""
        names = ("player", "turns", "good", "decisions", "rate")
        rows = []
        for each in self.review.summaries:
            lost = f"{HUNDREDTHS * each.loss:.2f} ± {HUNDREDTHS * each.half:.2f}"
            counts = [str(each.turns), str(each.good), str(each.decisions)]
            rows.append([self.players_named[each.seat], *counts, lost])
        return self._table("review-players", names, rows)

    def account(self) -> Table:
        """Start, draws, own choices and those of others, which add up to the result to the last digit."""
        names = ("player", "start", "draws", "own", "others", "result")
        rows = [
            [self.players_named[seat], *counted(entry)]
            for seat, entry in enumerate(self.review.account)
        ]
        return self._table("review-account", names, rows)

    def shares(self) -> Table:
        """The shares of all seats before each turn."""
        names = [self.speaker.text("review-column-line"), *self.players_named]
        rows = [
            [str(turn.first), *[share_told(share) for share in turn.before]]
            for turn in self.review.turns
        ]
        return Table(self.speaker.text("review-shares"), names, rows)

    def _table(self, title: str, names: tuple[str, ...], rows: list[list[str]]) -> Table:
        columns = [self.speaker.text(f"review-column-{name}") for name in names]
        return Table(self.speaker.text(title), columns, rows)

    # -- sentences beside them

    def draws(self) -> list[str]:
        """The odds of the draws that mattered, and what came."""
        return [
            f"{self._said(draw_told(draw))} ({self._picks(draw.answers)})"
            for draw in self.review.draws
        ]

    def notes(self) -> list[str]:
        """What stands beside the numbers."""
        return [self._said(note) for note in notes(self.review)]


def counted(entry: Entry) -> list[str]:
    """An account in hundredths with two digits: ten-thousandths, so that it adds up as it is shown."""
    unit = SCALE // HUNDREDTHS
    parts = [entry.draws, entry.own, entry.others]
    told = [
        f"{part / unit:+.2f} ± {half / unit:.2f}".replace("-", "−")
        for part, half in zip(parts, entry.halves, strict=True)
    ]
    return [f"{entry.start / unit:.2f}", *told, f"{entry.result / unit:.2f}"]
