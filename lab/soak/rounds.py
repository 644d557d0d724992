"""The rounds of a soak: each has a seed of its own, and is a line of a file as soon as it is over."""

import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from lab.soak.kinds import Found, Kind
from tools.compiled import ROOT

APART: Final = 1_000_000
"""Between the seeds of two soaks: their rounds never share one."""


class Round(msgspec.Struct, frozen=True):
    """One round: what it was, on which commit, and what came of it."""

    number: int
    seed: int
    commit: str
    seconds: float
    found: Found


class BadFile(ValueError):
    """A file of results that this soak did not write."""


def rounds(path: Path, seed: int) -> list[Round]:
    """The rounds that a file holds; a line that was cut off by a kill is played again."""
    if not path.exists():
        return []
    *whole, _ = path.read_text(encoding="utf-8").split("\n")
    try:
        found = [msgspec.json.decode(line, type=Round) for line in whole]
    except msgspec.DecodeError as error:
        raise BadFile(f"{path} is no file of rounds: {error}") from error
    if any(each.seed != seed_of(seed, each.number) for each in found):
        raise BadFile(f"{path} was played from another seed than {seed}")
    return found


def seed_of(seed: int, number: int) -> int:
    """The seed of a round."""
    return seed * APART + number


def soaked(kind: Kind, path: Path, seed: int, is_over: Callable[[int], bool]) -> Iterator[Round]:
    """Play rounds from where the file ends until it is over, which is asked with the number of rounds that are kept."""
    kept = rounds(path, seed)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(line(each) for each in kept), encoding="utf-8")
    number, now = len(kept), commit()
    while not is_over(number):
        begun = time.monotonic()
        found = kind(seed_of(seed, number))
        played = Round(number, seed_of(seed, number), now, time.monotonic() - begun, found)
        with path.open("a", encoding="utf-8") as file:
            file.write(line(played))
        yield played
        number += 1


def line(played: Round) -> str:
    """A round as its line in the file."""
    return msgspec.json.encode(played).decode() + "\n"


def commit() -> str:
    """What is tried: the commit, and whether files differ from it."""
    command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"
