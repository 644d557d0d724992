"""The one file of results: a zip with a card of what ran, a row for each match, and the record of each, to be verified."""

import json
from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from trollbord.arena.benchmark.playing import FAILURES, Row, lost
from trollbord.arena.benchmark.score import Number, numbers
from trollbord.arena.benchmark.tasks import (
    BOT,
    GAMES,
    MOST,
    NAME,
    TRACKS,
    BenchmarkJob,
    Track,
    jobs,
)
from trollbord.arena.origin import origin
from trollbord.kernel.advice import standings
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.match import Match
from trollbord.kernel.result import BROKEN_OFF, broken_off
from trollbord.records import parse, replay, verify

CARD: Final = "card.json"
ROWS: Final = "matches.json"
"""The names of the two tables in the zip; records are `records/000.troll`, by the place of their match."""
AT: Final = (1980, 1, 1, 0, 0, 0)
Card = dict[str, Any]


class BadResults(TrollbordError):
    """A file of results that can't be read, or says what is not so."""


class BenchmarkResults:
    """What a bot achieved: a card, and the rows and records of all matches."""

    def __init__(self, card: Card, rows: dict[str, Row], records: dict[str, str]) -> None:
        self.card: Final = card
        self.rows: Final = rows
        self.records: Final = records

    @property
    def games(self) -> list[str]:
        """The games that were played."""
        return [str(game) for game in self.card["games"]]

    def pairs(self) -> list[tuple[BenchmarkJob, Row]]:
        """The matches with their rows, in order."""
        return [(job, self.rows[job.key]) for job in jobs(self.games)]

    def numbers(self) -> dict[str, Number]:
        """A number for each game, and one in all."""
        return numbers(self.pairs())

    def failures(self) -> dict[str, int]:
        """How many matches were lost by each rule."""
        found = [row.failure for row in self.rows.values()]
        return {rule: found.count(rule) for rule in FAILURES if rule in found}

    def seconds(self) -> float:
        """The CPU seconds that the bot took."""
        return sum([row.seconds for row in self.rows.values()])


def card_of(bot: str, track: Track, games: Sequence[str], command: str) -> Card:
    """What ran: enough to run it again."""
    return {
        "benchmark": NAME,
        "bot": bot,
        "track": track.name,
        "games": list(games),
    } | origin(command)


def results(
    card: Card, games: Sequence[str], played: Iterable[tuple[BenchmarkJob, Row, str]]
) -> BenchmarkResults:
    """The results of all matches, in the order of the protocol."""
    found = {job.key: (row, record) for job, row, record in played}
    keys = [job.key for job in jobs(games)]
    rows = {key: found[key][0] for key in keys}
    return BenchmarkResults(card, rows, {key: found[key][1] for key in keys})


def save(made: BenchmarkResults, path: Path) -> None:
    """Write the file; the same results make the same bytes."""
    memory = BytesIO()
    with ZipFile(memory, "w", ZIP_DEFLATED) as file:
        _add(file, CARD, json.dumps(made.card | {"numbers": _plain(made.numbers())}, indent=1))
        _add(file, ROWS, json.dumps([row._asdict() for row in made.rows.values()], indent=1))
        for place, record in enumerate(made.records.values()):
            _add(file, _record_name(place), record)
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_bytes(memory.getvalue())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _add(file: ZipFile, name: str, text: str) -> None:
    info = ZipInfo(name, AT)
    info.compress_type = ZIP_DEFLATED
    file.writestr(info, text)


def _record_name(place: int) -> str:
    return f"records/{place:03}.troll"


def _plain(found: dict[str, Number]) -> dict[str, list[float]]:
    return {name: [round(each.mean, 2), round(each.margin, 2)] for name, each in found.items()}


def load(path: Path) -> BenchmarkResults:
    """Read a file of results, and verify it."""
    try:
        with ZipFile(path) as file:
            card: Card = json.loads(file.read(CARD))
            listed = json.loads(file.read(ROWS))
            texts = [file.read(_record_name(place)).decode() for place in range(len(listed))]
    except (OSError, BadZipFile, KeyError, ValueError) as error:
        raise _bad(path, f"{error}") from error
    rows = {each["job"]: _row(each) for each in listed}
    made = BenchmarkResults(card, rows, {each["job"]: text for each, text in zip(listed, texts)})
    fault = fault_of(made)
    if fault:
        raise _bad(path, fault)
    return made


def _row(values: dict[str, Any]) -> Row:
    return Row(**values | {"ranks": tuple(values["ranks"]), "scores": tuple(values["scores"])})


def _bad(path: Path, why: str) -> BadResults:
    return BadResults("error-benchmark-file", {"file": str(path), "why": why})


# -- verifying


def fault_of(made: BenchmarkResults) -> str:
    """The first thing in results that is not so; nothing, if all is: every match is of the protocol, its record follows the
    rules with the draws of its deal, its row says what the record says, and the numbers follow from the rows."""
    card = made.card
    if card.get("benchmark") != NAME or card.get("track") not in TRACKS:
        return f"it is no file of {NAME}"
    if not set(made.games) <= set(GAMES) or set(made.rows) != {job.key for job in jobs(made.games)}:
        return "its matches are not those of the protocol"
    if card.get("numbers", _plain(made.numbers())) != _plain(made.numbers()):
        return "its numbers do not follow from its matches"
    faults = [_fault_of_match(job, row, made.records[job.key]) for job, row in made.pairs()]
    return next((fault for fault in faults if fault), "")


def _fault_of_match(job: BenchmarkJob, row: Row, text: str) -> str:
    if row.failure:
        is_so = row == lost(job, row.failure, row.why) and row.failure in FAILURES
        return "" if is_so else f"{job.key}: a match lost by a rule is not written so"
    try:
        record = parse(text)
        verdict = verify(record)
        state = replay(record)
    except TrollbordError as error:
        return f"{job.key}: {error}"
    if not verdict.is_good:
        return f"{job.key}: {verdict.error}"
    contest = job.task.plan()
    fresh = Match(state.game, state.seats, seed=contest.secret_seed(job.pairing.deal))
    if (
        record.secret != fresh.secret.hex()
        or tuple(record.header.players.values()) != job.pairing.seating
    ):
        return f"{job.key}: another deal or other seats"
    result = state.result() or broken_off(state.seats)
    points = (standings(result.ranks, job.task.sides())[job.pairing.seating.index(BOT)] + 1) / 2
    said = (row.ranks, row.scores, row.reason, row.points)
    if said != (result.ranks, result.scores, result.reason, points):
        return f"{job.key}: the row says {said}, the record {result!r}"
    if result.reason == BROKEN_OFF and len(record.log) < MOST:
        return f"{job.key}: it was broken off too early"
    return ""


def table(found: Sequence[BenchmarkResults]) -> str:
    """The rows of some bots as a table in Markdown, the best first."""
    heads = ["bot", "track", *GAMES, "all", "lost by a rule", "CPU s", "version"]
    lines = ["| " + " | ".join(heads) + " |", "| --- | --- |" + " --: |" * (len(heads) - 2)]
    for made in sorted(found, key=lambda each: -each.numbers().get("all", Number(0.0, 0.0)).mean):
        shown = made.numbers()
        numbered = [str(shown[name]) if name in shown else "" for name in (*GAMES, "all")]
        failed = ", ".join([f"{count} {rule}" for rule, count in made.failures().items()]) or "0"
        about = [failed, f"{made.seconds():.0f}", str(made.card["version"])]
        lines.append(
            "| "
            + " | ".join([str(made.card["bot"]), str(made.card["track"]), *numbered, *about])
            + " |"
        )
    return "\n".join(lines)
