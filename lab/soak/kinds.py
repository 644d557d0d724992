"""What can be soaked: a name, and the function that plays one round from a seed. A new soak is a row of this table."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Final

import msgspec

import trollbord
from tools import compiled


class Found(msgspec.Struct, frozen=True):
    """What a round counted, and what is wrong, a sentence each."""

    counts: dict[str, int]
    wrong: list[str] = []


Kind = Callable[[int], Found]
FAULTS_MINUTES: Final = 3.0
"""How long the players of a round of faults play."""
MOST: Final = "4"
"""How many times as many random games as `./check` plays, a round of laws plays."""

QUESTIONS: Final = 20_000
"""Questions of a game whose pages are drawn, over all its numbers of seats."""


def laws(seed: int) -> Found:
    """Hold one game after the other to all laws, with random games from this seed."""
    games = trollbord.game_ids()
    game = games[seed % len(games)]
    build = compiled.fitting()
    front = ["-o", f"pythonpath={build} ."] if build else []
    # As a game of another package is held to them: without what our own tests add, such as the ledger of scenes.
    plugin = ["-p", "trollbord.laws.plugin", "--noconftest", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-q", *front, *plugin, "--trollbord-laws", game]
    done = subprocess.run(
        [*command, f"--hypothesis-seed={seed}"],
        cwd=compiled.ROOT,
        env={**os.environ, "TROLLBORD_LAWS": MOST},
        capture_output=True,
        text=True,
        check=False,
    )
    return told(game, done.returncode, done.stdout)


def told(game: str, code: int, output: str) -> Found:
    """What a run of pytest says."""
    ended = output.strip().splitlines()[-1] if output.strip() else ""
    counts = {
        name: int(count) for count, name in re.findall(r"(\d+) (passed|failed|errors?)", ended)
    }
    wrong = re.findall(r"^(?:FAILED|ERROR) .*", output, re.M)
    if code and not wrong:
        wrong = [f"pytest ended with {code}: {ended}"]
    return Found({**counts, game: 1}, wrong)


def pages(seed: int) -> Found:
    """Draw the pages of all viewers at many questions of one table after the other."""
    from trollbord.laws.screens import draw

    games = [trollbord.load(id) for id in trollbord.game_ids()]
    tables = [(game, seats) for game in games for seats in game.seats]
    game, seats = tables[seed % len(tables)]
    questions = QUESTIONS // len(game.seats)
    try:
        draw(game, seats, questions, seed)
    except Exception as error:
        return Found({game.id: questions}, [f"{game.id} for {seats}, seed {seed}: {error!r}"])
    return Found({game.id: questions})


def faults(seed: int) -> Found:
    """Play while the store fails and the server is killed."""
    from lab.faults.run import run

    report = run(FAULTS_MINUTES, seed, lambda kills, failures: None)
    counts = {name: getattr(report, name) for name in ("kills", "failures", "tables", "picks")}
    return Found(counts, report.wrong)


def reviews(seed: int) -> Found:
    """Review a game of gentle levels, and count again everything that the review says of its positions."""
    from lab.review.soaking import reviewed

    counts, wrong = reviewed(seed)
    return Found(counts, wrong)


KINDS: Final[dict[str, Kind]] = {"laws": laws, "pages": pages, "faults": faults, "reviews": reviews}
