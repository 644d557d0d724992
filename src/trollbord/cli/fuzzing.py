"""Fuzzing of records: damaged files that have to be refused with a sentence, fast."""

import time
import warnings
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import trollbord
from trollbord.cli.recordjson import from_json, to_json
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.game import Game
from trollbord.kernel.match import Match
from trollbord.records.reader import decode, parse
from trollbord.records.record import Record
from trollbord.records.verifying import verify
from trollbord.records.writer import recorded

SLOW: Final = 1.0
"""Seconds after which an answer counts as none."""
NOISE: Final = (
    *("", " ", "\t", "\n", "\r", "\x00", "\x1b[2J", "\ufeff", "\u2028", "é", "👩‍🌾", "{", "}"),
    *(
        ":",
        "#",
        "??",
        "-1",
        "0",
        "1",
        "00",
        "9" * 40,
        "١",
        "1e9",
        "undo",
        "undo 0",
        "seat",
        "seat 0",
    ),
    *(
        "nature",
        "drawn",
        "typed",
        "chat 0: hm",
        "end 1 2: no",
        "secret",
        "seal 00",
        "view 0",
        "forked 9",
    ),
)


class Specimen:
    """A sound record to be damaged, cut to any length, and its game's words."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game: Final = game
        self.record: Final = record
        self.options: Final = [option.text for option in game.vocabulary.options]

    def text(self, rng: Random) -> str:
        """The record, often only its beginning: short games are looked at more quickly."""
        record = self.record
        if rng.random() < 0.15:
            return record.text()
        length = int(2 ** (rng.random() * 8))
        return Record(record.header, record.body[:length], secret=record.secret).text()


def specimens(games: list[str], seed: int) -> list[Specimen]:
    """One random match of each game for each number of seats, some picks taken back."""
    return [
        Specimen(game, recorded(_played(game, seats, seed), players=["Ada", "Ben"]))
        for game in [trollbord.load(id) for id in games]
        for seats in game.seats
    ]


def _played(game: Game, seats: int, seed: int) -> Match:
    rng = Random(f"{game.id} {seats} {seed}")
    match = Match(game, seats, seed=seed, entropy={0: "otter"} if seed % 2 else None)
    while match.ask is not None and match.seq < 3000:
        seat = match.ask.seat
        match.pick(rng.choice(match.ask.options))
        if rng.random() < 0.05 and match.can_undo(seat):
            match.undo(seat)
    return match


class FuzzOutcome:
    """What became of one damaged file."""

    def __init__(self, data: bytes, sentence: str, seconds: float, crash: str = "") -> None:
        self.data: Final = data
        self.sentence: Final = sentence
        self.seconds: Final = seconds
        self.crash: Final = crash

    @property
    def is_bad(self) -> bool:
        """Whether the engine crashed, had nothing to say or took too long."""
        return bool(self.crash) or self.seconds > SLOW


def outcomes(subjects: list[Specimen], count: int, seed: int) -> Iterator[FuzzOutcome]:
    """Damage `count` records and read each."""
    for number in range(count):
        rng = Random(f"{seed} {number}")
        yield looked_at(damaged(rng.choice(subjects), rng))


def looked_at(data: bytes) -> FuzzOutcome:
    """Read and verify a file; any exception but our own errors counts as a crash."""
    start = time.process_time()
    sentence, crash = "", ""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            sentence = _verdict(data)
        except Exception as error:  # a fuzzer is there to find what nobody thought of
            crash = f"{type(error).__name__}: {error}"
    return FuzzOutcome(data, sentence, time.process_time() - start, crash)


def _verdict(data: bytes) -> str:
    """What a person would read about this file."""
    try:
        record = from_json(data) if data[:1] == b"{" else decode(data)
        verdict = verify(trollbord.load(record.header.game), record)
        assert parse(record.text()) == record, "it reads otherwise when it is written again"
    except TrollbordError as error:
        return str(error)
    return "; ".join([str(message) for message in verdict.messages()])


# -- damage


def damaged(subject: Specimen, rng: Random) -> bytes:
    """A sound record with one to four kinds of damage."""
    text = subject.text(rng)
    for _ in range(rng.randint(1, 4)):
        text = rng.choice(DAMAGES)(text, subject, rng)
    if rng.random() < 0.1:
        text = _json_of(text, subject, rng)
    data = text.encode("utf-8", "surrogatepass")
    return _bytes(data, rng) if rng.random() < 0.1 else data


def _json_of(text: str, subject: Specimen, rng: Random) -> str:
    """The JSON of a sound record, damaged as text."""
    record = subject.record
    plain = to_json(
        Record(record.header, record.body[: rng.randint(0, 60)], record.end, record.secret)
    )
    return rng.choice(DAMAGES)(plain, subject, rng)


def _bytes(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.randbytes(rng.randint(0, 3)) + data[at + rng.randint(0, 3) :]


def _lines(change: Callable[[list[str], int, int, Random], None]) -> "Damage":
    def damage(text: str, subject: Specimen, rng: Random) -> str:
        lines = text.split("\n")
        change(lines, rng.randrange(len(lines)), rng.randrange(len(lines)), rng)
        return "\n".join(lines)

    return damage


def _swap(lines: list[str], at: int, other: int, rng: Random) -> None:
    lines[at], lines[other] = lines[other], lines[at]


def _drop(lines: list[str], at: int, other: int, rng: Random) -> None:
    del lines[at]


def _double(lines: list[str], at: int, other: int, rng: Random) -> None:
    lines.insert(at, lines[other])


def _cut(lines: list[str], at: int, other: int, rng: Random) -> None:
    del lines[at:]


def _noise(lines: list[str], at: int, other: int, rng: Random) -> None:
    column = rng.randint(0, len(lines[at]))
    rest = column + rng.choice((0, 0, 1, 5))
    lines[at] = lines[at][:column] + rng.choice(NOISE) + lines[at][rest:]


def _number(lines: list[str], at: int, other: int, rng: Random) -> None:
    words = lines[at].split(" ")
    places = [place for place, word in enumerate(words) if word.rstrip(":").isdecimal()]
    if places:
        place = rng.choice(places)
        colon = ":" if words[place].endswith(":") else ""
        words[place] = f"{rng.choice((0, 1, 2, 3, 7, 99, 10**9))}{colon}"
        lines[at] = " ".join(words)


def _repeat(lines: list[str], at: int, other: int, rng: Random) -> None:
    lines[at:at] = lines[at : at + 3] * rng.choice((2, 10, 1000))


def _go_back(lines: list[str], at: int, other: int, rng: Random) -> None:
    """Undo lines that keep the numbers in order, to any depth."""
    numbered = [place for place, line in enumerate(lines) if line[:1].isdigit()]
    if numbered:
        last = numbered[-1]
        seq = len(numbered)
        for more in range(rng.choice((1, 2, 30))):
            lines.insert(last + 1 + more, f"{seq + 1 + more} seat 0: undo {max(0, seq - 1 - more)}")


def _option(text: str, subject: Specimen, rng: Random) -> str:
    """Another option of the game in place of one that was picked."""
    lines = text.split("\n")
    places = [place for place, line in enumerate(lines) if ": " in line and line[:1].isdigit()]
    if places:
        at = rng.choice(places)
        lines[at] = lines[at].split(": ")[0] + ": " + rng.choice(subject.options)
    return "\n".join(lines)


def _replaced(text: str, subject: Specimen, rng: Random) -> str:
    """One word for another of the same file, everywhere or once."""
    words = text.split()
    if not words:
        return text
    return text.replace(rng.choice(words), rng.choice((*words, *NOISE)), rng.choice((1, -1)))


Damage = Callable[[str, Specimen, Random], str]
DAMAGES: Final[tuple[Damage, ...]] = (
    *[
        _lines(change)
        for change in (_swap, _drop, _double, _cut, _noise, _number, _repeat, _go_back)
    ],
    *(_option, _option, _replaced),
)
