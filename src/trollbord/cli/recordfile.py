"""Record files as commands take them: `.troll`, or `.json` by its name."""

from pathlib import Path
from typing import Final

import click

from trollbord.cli.translated import say
from trollbord.games import load_for_record
from trollbord.kernel.game import Game
from trollbord.kernel.line import quoted
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.records.reader import load
from trollbord.records.record import Header, Record
from trollbord.records.snapshot import Snapshots
from trollbord.words import Speaker
from trollbord.words.typed import number

JSON: Final = ".json"
FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)


def read(path: Path) -> Record:
    """The record in a file."""
    if path.suffix == JSON:
        from trollbord.cli.recordjson import from_json

        return from_json(path.read_bytes())
    return load(path)


def written(record: Record, suffix: str) -> str:
    """The record as text of this kind of file."""
    if suffix == JSON:
        from trollbord.cli.recordjson import to_json

        return to_json(record)
    return record.text()


def with_game(path: Path) -> tuple[Game, Record]:
    """The record in a file, and its game."""
    record = read(path)
    return load_for_record(record.header.game), record


def snapshots() -> Snapshots:
    """This user's cache of snapshots."""
    from platformdirs import user_cache_path

    return Snapshots(user_cache_path("trollbord") / "snapshots")


class SeatType(click.ParamType[Seat]):
    """The number of a seat, or `spectator`."""

    name = "seat"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Seat:
        """Parse a seat."""
        if value in ("spectator", SPECTATOR):
            return SPECTATOR
        seat = number(str(value))
        if seat < 0:
            self.fail(say("cli-seat-expected", given=quoted(str(value))), param, ctx)
        return seat


def named(header: Header, words: Speaker) -> list[str]:
    """Who sits where; players of one name are told apart by their seats."""
    names = [header.players.get(seat, "") for seat in range(header.seats)]
    shown = []
    for seat, name in enumerate(names):
        place = words.seat(seat)
        shown.append(name if names.count(name) == 1 else f"{name} ({place})" if name else place)
    return shown
