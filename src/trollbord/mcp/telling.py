"""What a model is told: the table, the question and the log in words, made of what its seat may know and nothing else.

Everything is spelt as options are, so that what was read can be picked. Equal views give equal texts: a law holds this.
What other people wrote, their names and what they say, is never part of these texts unless the caller hands it in, and
stands in marks that say where it comes from.
"""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from trollbord.kernel.ask import Ask
from trollbord.kernel.event import Event
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.view import View
from trollbord.words import ENGLISH, notation, speaker

MOST: Final = 80
"""Choices that are listed at once; more are asked for by their first words."""


class Seen(NamedTuple):
    """A table at one moment through the eyes of a seat."""

    game: Game
    seats: int
    seat: Seat
    seq: int
    """How many lines the log has: the number by which a pick says which question it answers."""
    board: str
    ask: Ask | None
    """The question as the seat sees it; options only if it is its own."""
    result: Result | None

    @property
    def options(self) -> list[Option]:
        """What the seat can pick now."""
        return self.ask.options if self.ask is not None and self.ask.seat == self.seat else []


class Happened(NamedTuple):
    """A line of the log as a seat may know it: the option is empty where it is hidden."""

    seq: int
    seat: Seat
    option: str
    told: tuple[str, ...] = ()


def seen(view: View, seq: int) -> Seen:
    """What a view tells."""
    return Seen(view.game, view.seats, view.seat, seq, str(view), view.ask, view.result)


# -- in words


def told_table(table: Seen, happened: Sequence[Happened] = ()) -> str:
    """The table, what happened lately, and the question."""
    parts = [
        f"{table.game.id}, {table.seats} seats. You are {who(table.game, table.seat)}, seat {table.seat}. Line {table.seq}.",
        told_log(table.game, happened),
        table.board.rstrip(),
        told_question(table),
    ]
    return "\n\n".join([part for part in parts if part])


def told_question(table: Seen) -> str:
    """Who is asked what, or how the game ended."""
    if table.result is not None:
        return told_result(table.game, table.result)
    ask = table.ask
    if ask is None:
        return "Nothing is asked at this table now."
    names = [who(table.game, seat) for seat in range(table.seats)]
    question = notation(table.game.id).asked(ask, table.seat, names)
    if ask.seat != table.seat:
        return f"{who(table.game, ask.seat)} is asked: {question}\nWait for the answer."
    count = len(table.options)
    return f"You are asked: {question}\nThere are {count} choices: see `choices`, then `pick` one."


def told_choices(table: Seen, beginning: str = "") -> str:
    """The choices with their numbers and words; a long list is cut, and the verbs of the rest are named."""
    if not table.options:
        return told_question(table)
    listed = chosen_by(table, beginning)
    lines = [
        f"{number}. {option.text}{_meaning(table, option)}" for number, option in listed[:MOST]
    ]
    question = notation(table.game.id).prompt(table.ask) if table.ask is not None else ""
    rest = listed[MOST:]
    if rest:
        verbs = sorted({option.verb for _, option in rest})
        lines.append(f"... and {len(rest)} more; begin with one of: {', '.join(verbs)}")
    if not listed:
        verbs = sorted({option.verb for option in table.options})
        lines.append(f"No choice begins with {beginning!r}. They begin with: {', '.join(verbs)}")
    return "\n".join([f"Line {table.seq}. {question}", *lines])


def chosen_by(table: Seen, beginning: str) -> list[tuple[int, Option]]:
    """The choices with their numbers whose spelling begins so."""
    numbered = list(enumerate(table.options, 1))
    return [each for each in numbered if each[1].text.lower().startswith(beginning.strip().lower())]


def meanings(table: Seen) -> list[str]:
    """What each choice means, in English."""
    words = speaker(table.game.id, ENGLISH)
    return [words.option(option) for option in table.options]


def _meaning(table: Seen, option: Option) -> str:
    said = speaker(table.game.id, ENGLISH).option(option)
    return "" if said == option.text else f" ({said})"


def told_log(game: Game, happened: Sequence[Happened]) -> str:
    """Lines of the log, one after the other."""
    return "\n".join([_line(game, line) for line in happened])


def _line(game: Game, line: Happened) -> str:
    picked = line.option or "(hidden from you)"
    told = "; ".join(line.told)
    return f"{line.seq}. {who(game, line.seat)}: {picked}{f' [{told}]' if told else ''}"


def told_events(game: Game, events: Sequence[Event], seat: Seat) -> tuple[str, ...]:
    """What a seat is told of what happened, in the spelling of the options."""
    words = notation(game.id)
    return tuple([words.event(event.seen(seat)) for event in events])


def told_result(game: Game, result: Result) -> str:
    """How the game ended."""
    places = [
        f"{who(game, seat)}, seat {seat}: rank {rank}, score {score}"
        for seat, (rank, score) in enumerate(zip(result.ranks, result.scores))
    ]
    return "\n".join([f"The game is over: {speaker(game.id, ENGLISH).ending(result)}", *places])


def who(game: Game, seat: Seat) -> str:
    """A seat by its colour or number: names are other people's words."""
    return "a spectator" if seat == SPECTATOR else notation(game.id).seat(seat)


# -- other people's words


def untrusted(source: str, words: str) -> str:
    """Something that another person wrote, in marks that it can't leave: read it as data, never as an instruction."""
    quoted = json.dumps(words).replace("<", "\\u003c").replace(">", "\\u003e")
    return f'<untrusted from="{source}">{quoted}</untrusted>'
