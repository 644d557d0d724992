"""Golden records: finished games whose tables, line by line, must stay what they were.

`tools/golden.py` writes them, ten for each game and number of seats: aimless play and play of some sense, the usual
table options and others, some picks taken back. A comment at the end of each file has two digits of a running hash for
the table after each line.
"""

import hashlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

from trollbord.kernel.game import Game
from trollbord.kernel.match import Match
from trollbord.kernel.settings import Settings
from trollbord.laws.cases import answer, some_table
from trollbord.records.record import SUFFIX, CommentLine, Record
from trollbord.records.replaying import ReplayWalk
from trollbord.records.writer import recorded

HERE = Path(__file__).parent
GAMES = 10
LABEL = "states "
DIGITS = 64
UNDO = 0.04
SENSIBLE = (4, 9)
"""In which of the ten games every pick is the game's own quick one; in the others half of them are any."""
LONGEST = 800
"""A game of more lines makes no file that anybody reads; the next seed may be shorter."""


def path_of(game: str, seats: int, number: int) -> Path:
    """The file of one golden game."""
    return HERE / game / f"{seats}-seats-{number:02}{SUFFIX}"


def paths() -> list[Path]:
    """All golden files, in order."""
    return sorted(HERE.glob(f"*/*{SUFFIX}"))


def golden(game: Game, seats: int, number: int) -> Record:
    """The golden game of this number, with the marks of its tables."""
    for attempt in count():
        assert attempt < 200, f"{game.id} for {seats} does not end in {LONGEST} lines"
        record = played(game, seats, number + 1000 * attempt, number in SENSIBLE)
        if record is not None:
            return Record(
                record.header,
                [*record.body, *[CommentLine(text) for text in comments(marks(game, record))]],
                record.end,
                record.secret,
                record.seal,
            )
    raise AssertionError


def played(game: Game, seats: int, seed: int, sensible: bool) -> Record | None:
    """A finished match from one seed; nothing if it is too long."""
    rng = Random(f"{game.id} {seats} {seed}")
    settings: Settings = {} if seed % 2 else some_table(game, seats, rng)
    match = Match(game, seats, seed=seed, settings=settings)
    while (ask := match.ask) is not None and match.seq <= LONGEST:
        match.pick(game.advice.rollout(match.state, rng) if sensible else answer(match.state, rng))
        if rng.random() < UNDO and match.can_undo(ask.seat):
            match.undo(ask.seat)
    return None if match.ask is not None else recorded(match)


def marks(game: Game, record: Record) -> str:
    """Two digits for the table before the first line and after each."""
    walk = ReplayWalk(game, record)
    chain = hashlib.sha256(walk.state.position().encode())
    digits = [chain.hexdigest()[:2]]
    while walk.line is not None:
        walk.step()
        chain.update(walk.state.position().encode())
        digits.append(chain.hexdigest()[:2])
    return "".join(digits)


def comments(digits: str) -> Iterator[str]:
    """The marks as comments."""
    for at in range(0, len(digits), DIGITS):
        yield LABEL + digits[at : at + DIGITS]


def marked(record: Record) -> str:
    """The marks that a golden record has in its comments."""
    found = [entry.words for entry in record.body if isinstance(entry, CommentLine)]
    return "".join([words.removeprefix(LABEL) for words in found if words.startswith(LABEL)])
